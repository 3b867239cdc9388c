import Foundation
import HookeGeometry
import Testing

@testable import HookeTool

@Suite struct PathCommandTests {
    private func run(_ arguments: String...) throws -> String {
        try BuiltCommand.output(["path"] + arguments)
    }

    @Test func `The published arc is printed with its centre, angles and length`() throws {
        let arc = "M100,200 A50,30 20 0 1 160,180"
        #expect(
            try run("info", arc) == """
                steps   2, in 1 subpath
                closed  no
                length  75.6109
                area    743.252
                bounds  99.7521, 174.503, 60.2479, 25.4975
                arc     centre 147.844, 207.475, radii 50, 30, from 161.861° by 110.461°

                """)
        let fields = try NotationFields(parsing: Array(try run("info", arc, "--json").utf8.dropLast()))
        #expect((try fields.number("length") - 75.61087186).magnitude < 1e-8)
        let path = try VectorPath(svg: arc)
        #expect(try fields.string("path") == path.description)
    }

    @Test func `Lengths have all digits`() throws {
        let length = try #require(Double(try run("length", "M20 20C20 100 200 0 200 100").dropLast()))
        #expect((length - 227.49616547984238).magnitude <= 1e-15 * 228)
    }

    @Test func `Points are at distances and percentages, turned as asked`() throws {
        #expect(
            try run("point", "M0 0H30V40Z", "--at", "25%,70, 130", "--rotate", "auto 90deg") == """
                30   30, 0, angle 180°, curvature 0
                70   30, 40, angle -36.8699°, curvature 0
                130  10, 0, angle 90°, curvature 0

                """)
        #expect(try run("point", "M0 0H10", "--at", "5", "--rotate", "45").contains("angle 45°"))
        #expect(try run("point", "M0 0H10", "--at", "5", "--rotate", "reverse").contains("angle 180°"))
        let json = try run("point", "M0 0H10", "--at", "5", "--json")
        #expect(json == "{\"distance\":5.0,\"x\":5.0,\"y\":0.0,\"angle\":0.0,\"curvature\":0.0}\n")
    }

    @Test func `Samples are CSV from the beginning to the end, also of a closed path`() throws {
        let rows = try run("sample", "M0 0H3V4Z", "--count", "3").split(separator: "\n")
        #expect(rows[0] == "distance,x,y,angle,curvature")
        #expect(rows.count == 5 && rows[1] == "0.0,0.0,0.0,0.0,0.0")
        #expect(rows[4].hasPrefix("12.0,0.0,0.0,"))
    }

    @Test func `Arcs become cubics, and morphs have their ends`() throws {
        let text = "M0 0A50 50 0 0 1 100 0"
        let half = try VectorPath(svg: text)
        let square = try VectorPath(svg: "M0 0H10V10H0Z")
        let cubics = half.replacingArcs(within: 0.1)
        #expect(try run("cubics", text, "--error", "0.1") == "\(cubics)\n")
        let lines = try run("morph", "M0 0H10V10H0Z", text, "--count", "2").split(separator: "\n")
        #expect(lines.count == 3 && lines[0] == "\(square)" && lines[2] == "\(half)")
        let css = try run("morph", "M0 0L8 8", "m4 4l4 0", "--css", "--at", "0.25")
        #expect(css == "M1.0 1.0L8.0 7.0\n")
    }

    @Test func `Pictures have the paths and their points`() throws {
        let plot = try run("plot", "M20 20C20 100 200 0 200 100", "--count", "4", "--title", "A curve")
        #expect(plot.contains("A curve") && plot.components(separatedBy: "<circle").count == 6)
        let strip = try run("morph", "M0 0H10V10H0Z", "M0 0L10 5L0 10Z", "--count", "3", "--svg")
        #expect(strip.components(separatedBy: "class=\"face s0\"").count == 5)
    }

    @Test func `Bad paths and options are refused with what is accepted`() {
        let cases: [([String], String)] = [
            (
                ["length", "M0 0X"],
                "the path is \"M0 0X\"; accepted at character 5: a command: M, L, H, V, C, S, Q, T, A or Z"
            ),
            (["length", ""], "the path is empty; accepted: path data that begins with M"),
            (
                ["point", "M0 0H1", "--at", "a"],
                "--at is \"a\"; accepted at character 1: a number of points, or a percentage"
            ),
            (
                ["point", "M0 0H1", "--at", "1", "--rotate", "left"],
                "--rotate is \"left\"; accepted: auto, reverse,"
            ),
            (["cubics", "M0 0H1", "--error", "0"], "--error is 0.0; accepted: above 0"),
            (
                ["morph", "M0 0", "L1 1"],
                "the second path is \"L1 1\"; accepted at character 1: M or m first"
            ),
            (
                ["morph", "M0 0H1", "M0 0", "--at", "0", "--count", "2"],
                "--count is given; accepted without --at"
            ),
            (["morph", "M0 0H1", "M0 0V1", "--count", "30", "--svg"], "--count is 31; accepted: 1 to 24"),
        ]
        for (arguments, message) in cases {
            let found = refusal(of: ["path"] + arguments) ?? ""
            #expect(found.hasPrefix(message), "\(found)")
        }
    }
}

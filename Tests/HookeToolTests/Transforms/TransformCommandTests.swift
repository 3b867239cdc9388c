import Foundation
import HookeGeometry
import TestSupport
import Testing

@testable import HookeTool

@Suite struct TransformCommandTests {
    private func run(_ arguments: String...) throws -> String {
        try BuiltCommand.output(["transform"] + arguments)
    }

    // MARK: - interpolate

    @Test func `Lists are interpolated and printed function by function`() throws {
        #expect(
            try run("interpolate", "none", "rotateY(200deg) translateX(8px)", "--count", "2") == """
                0    none
                0.5  rotateY(100deg) translate(4px, 0px)
                1    rotateY(200deg) translate(8px, 0px)

                """)
    }

    @Test func `CSV and JSON have every digit`() throws {
        let (from, to) = (Transform3D.identity, Transform3D.rotationY(1) * .translation(x: 3, y: 4, z: 5))
        let way = TransformInterpolation(from: from, to: to)
        let arguments = ["interpolate", "none", to.css, "--at", "0.25, -1,1.5"]
        let csv = try BuiltCommand.run(["transform"] + arguments + ["--csv"]).output.split(separator: "\n")
        #expect(csv[0] == "progress,m11,m12,m13,m14,m21,m22,m23,m24,m31,m32,m33,m34,m41,m42,m43,m44")
        for (row, progress) in zip(csv.dropFirst(), [0.25, -1, 1.5]) {
            let numbers = row.split(separator: ",").compactMap { Double($0) }
            #expect(numbers == [progress] + way.transform(at: progress).elements)
        }
        let json = try BuiltCommand.run(["transform"] + arguments + ["--json"]).output
        let fields = try NotationFields(parsing: Array(json.utf8.dropLast()))
        #expect(try fields.numbers("at") == [0.25, -1, 1.5])
        #expect(
            try fields.rows("matrices", of: 16) == [0.25, -1, 1.5].map { way.transform(at: $0).elements })
        let css = try fields.elements("css")
        #expect(css[0].value.text == way.transform(at: 0.25).css)
    }

    @Test func `Sixteen numbers are a matrix`() throws {
        let numbers = Transform3D.translation(x: 8, y: 4).elements.map { "\($0)" }.joined(separator: ", ")
        #expect(
            try run("interpolate", "none", numbers, "--at", "0.5") == "0.5  matrix(1, 0, 0, 1, 4, 2)\n")
    }

    // MARK: - decompose

    @Test func `Parts are printed as a table`() throws {
        #expect(
            try run("decompose", "perspective(500px) translateY(4px) rotateY(37deg) scale(2, 3)") == """
                path         space
                translation  0, 4, 0
                scale        2, 3, 1
                skew         xy 0, xz 0, yz 0
                rotation     37° about 0, 1, 0
                perspective  an eye at 500

                """)
        #expect(
            try run("decompose", "matrix(0, 2, -3, 0, 5, 6)", "--method", "polar") == """
                path         plane
                translation  5, 6, 0
                stretch      2, 3, 1; xy 0, xz 0, yz 0
                rotation     90° about 0, 0, 1
                perspective  none

                """)
        #expect(try run("decompose", "none").contains("rotation     none\nperspective  none\n"))
        #expect(
            try run("decompose", "translateX(3px)", "--json")
                == #"{"path":"plane","translation":[3.0,0.0,0.0],"scale":[1.0,1.0,1.0],"skew":[0.0,0.0,0.0],"rotation":[0.0,0.0,0.0,1.0],"perspective":[0.0,0.0,0.0,1.0]}"#
                + "\n")
    }

    // MARK: - project

    @Test func `Projections are printed as a table, for each rectangle and progress`() throws {
        #expect(
            try run("project", "rotateY(37deg)", "--rect", "100,50,200,120", "--perspective", "500") == """
                facing        front
                top left      109.209, 41.79
                top right     271.284, 56.4459
                bottom right  271.284, 163.554
                bottom left   109.209, 178.21
                bounding box  109.209, 41.79, 162.075 by 136.42

                """)
        let way = try run(
            "project", "none", "--to", "rotateX(180deg)", "--at", "0,1", "--rect", "0,0,10,20", "--rect",
            "-5,0,10,20")
        let poses = way.split(separator: "\n").filter { $0.hasPrefix("pose") }
        #expect(
            poses.map { $0.split(separator: " ", maxSplits: 1)[1].trimmed } == [
                "0,0,10,20 at 0", "0,0,10,20 at 1", "-5,0,10,20 at 0", "-5,0,10,20 at 1",
            ])
        #expect(way.components(separatedBy: "back").count == 3)
        let clipped = try run(
            "project", "translateZ(405px) rotateY(80deg)", "--rect", "100,50,200,120", "--perspective", "500")
        #expect(clipped.contains("clipped to") && !clipped.contains("top left"))
        let behind = try run(
            "project", "translateZ(600px)", "--rect", "100,50,200,120", "--perspective", "500")
        #expect(behind == "facing  not visible\n")
    }

    @Test func `JSON equals that of hooke eval, one line for each pose`() throws {
        let line =
            #"{"op":"project","rect":[100,50,200,120],"transform":"rotateY(37deg)","origin":[9,8],"perspective":500,"perspectiveOrigin":[7,6],"near":0.1}"#
        let found = try run(
            "project", "rotateY(37deg)", "--rect", "100,50,200,120", "--origin", "9,8", "--perspective",
            "500",
            "--perspective-origin", "7,6", "--near", "0.1", "--json")
        #expect(found == (try #require(answers(line)[0])) + "\n")
    }

    @Test func `A picture goes to standard output or into a file`() throws {
        let arguments = ["project", "rotateY(37deg)", "--rect", "100,50,200,120", "--perspective", "500"]
        let svg = try BuiltCommand.run(["transform"] + arguments + ["--svg"]).output
        #expect(svg.hasPrefix("<?xml") && svg.contains("<title id=\"title\">rotateY(37deg)</title>"))
        let path = FileManager.default.temporaryDirectory
            .appendingPathComponent("hooke-\(UUID().uuidString).svg").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let outcome = try BuiltCommand.run(["transform"] + arguments + ["--out", path])
        #expect(outcome.output == "" && outcome.status == 0)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == svg)
    }

    @Test func `The eye is marked where all rectangles share it`() throws {
        func crosses(_ arguments: String...) throws -> Int {
            let svg = try BuiltCommand.run(
                ["transform", "project", "rotateY(37deg)", "--rect", "0,0,9,9", "--svg"] + arguments
            ).output
            return svg.components(separatedBy: "<line class=\"cursor\"").count - 1
        }
        #expect(try crosses() == 0, "no perspective")
        #expect(try crosses("--perspective", "500") == 2)
        #expect(try crosses("--perspective", "500", "--rect", "20,0,9,9") == 0, "one eye each")
        #expect(try crosses("--perspective", "500", "--rect", "20,0,9,9", "--perspective-origin", "3,4") == 2)
    }

    // MARK: - Errors

    private static let faults: [([String], String)] = [
        (
            ["interpolate", "none", "spin(1)"],
            "the second transform is \"spin(1)\"; accepted at character 1: "
        ),
        (
            ["interpolate", "1,2,3", "none"],
            "the first transform has 3 elements; accepted: 16, m11, m12, … m44"
        ),
        (
            ["interpolate", "none", "none", "--method", "lerp"],
            "--method is \"lerp\"; accepted: \(TransformMethod.words.map(\.rawValue).joined(separator: ", "))"
        ),
        (
            ["interpolate", "none", "none", "--at", "0,x"],
            "--at is \"0,x\"; accepted at character 3: a finite number"
        ),
        (
            ["interpolate", "none", "none", "--at", "0", "--count", "3"],
            "--count is given; accepted without --at"
        ),
        (["interpolate", "none", "none", "--count", "0"], "--count is 0; accepted: 1 to 10000000"),
        (
            ["interpolate", "none", "none", "--csv", "--json"],
            "--json is given beside --csv; accepted: one of the two"
        ),
        (
            ["decompose", "scale(0)"],
            "the transform cannot be decomposed; accepted: a transform with nonzero m44"
        ),
        (["project", "none"], "--rect is missing; accepted: x,y,width,height"),
        (["project", "none", "--rect", "1,2,3"], "--rect is \"1,2,3\"; accepted: x,y,width,height"),
        (
            ["project", "none", "--rect", "1,2,3,4", "--perspective", "0"],
            "--perspective is 0.0; accepted: a number above 0, or no perspective"
        ),
        (
            ["project", "none", "--rect", "1,2,3,4", "--perspective-origin", "1,2"],
            "--perspective-origin is given; accepted with --perspective"
        ),
        (["project", "none", "--rect", "1,2,3,4", "--at", "0"], "--at is given; accepted with --to"),
        (
            ["project", "none", "--rect", "1,2,3,4", "--method", "polar"],
            "--method is given; accepted with --to"
        ),
        (
            ["project", "none", "--rect", "1,2,3,4", "--fallback", "polar"],
            "--fallback is given; accepted with --to"
        ),
        (
            ["project", "none", "--to", "none", "--rect", "1,2,3,4", "--fallback", "lerp"],
            "--fallback is \"lerp\"; accepted: css, polar, screw, logarithm, fields, discrete"
        ),
        (
            ["project", "none", "--rect", "1,2,3,4", "--json", "--svg"],
            "--svg is given beside --json; accepted: one of the two"
        ),
        (
            ["project", "none", "--rect", "1,2,3,4", "--width", "3"],
            "--width is given; accepted with --svg or --out"
        ),
        (
            ["project", "none", "--svg"] + Array(repeating: ["--rect", "0,0,1,1"], count: 7).flatMap { $0 },
            "--rect is 7; accepted: 1 to 6"
        ),
        (
            ["project", "none", "--svg", "--rect", "1e308,0,1e308,1"],
            "--rect is 1e+308, 0.0, 1e+308, 1.0; accepted: finite numbers below 1e+100"
        ),
        (
            ["project", "none", "--svg", "--rect", "0,0,1,1", "--perspective", "5", "--origin", "1e300,3"],
            "--origin is 1e+300, 3.0; accepted: finite numbers below 1e+100"
        ),
        (
            [
                "project", "none", "--svg", "--rect", "0,0,1,1", "--perspective", "5", "--perspective-origin",
                "1e300,3",
            ],
            "--perspective-origin is 1e+300, 3.0; accepted: finite numbers below 1e+100"
        ),
        (
            ["project", "none", "--to", "none", "--svg", "--rect", "0,0,1,1", "--at"]
                + [Array(repeating: "0", count: 61).joined(separator: ",")],
            "--at is 61; accepted: 1 to 60"
        ),
    ]

    @Test(arguments: faults)
    func `Errors name what is accepted`(arguments: [String], reason: String) {
        let found = refusal(of: ["transform"] + arguments)
        #expect(found?.hasPrefix(reason) == true, "\(found ?? "accepted")")
    }
}

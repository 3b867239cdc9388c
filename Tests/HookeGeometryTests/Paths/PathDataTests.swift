import Foundation
import HookeGeometry
import Testing

@Suite struct PathDataTests {
    private func elements(_ text: String) throws -> [VectorPath.Element] {
        try VectorPath(svg: text).elements
    }

    @Test func `All commands are read in both cases, with repeated arguments`() throws {
        #expect(try elements("M1 2 3 4 5 6") == [.move(to: [1, 2]), .line(to: [3, 4]), .line(to: [5, 6])])
        #expect(
            try elements("m1 2 3 4 5 6") == [.move(to: [1, 2]), .line(to: [4, 6]), .line(to: [9, 12])])
        #expect(
            try elements("M0 0H1 2V3h4v-5") == [
                .move(to: [0, 0]), .line(to: [1, 0]), .line(to: [2, 0]), .line(to: [2, 3]),
                .line(to: [6, 3]), .line(to: [6, -2]),
            ])
        #expect(
            try elements("M0 0c1 2 3 4 5 6s1 1 2 2q1 0 2 0t1 0") == [
                .move(to: [0, 0]), .cubic(to: [5, 6], control1: [1, 2], control2: [3, 4]),
                .cubic(to: [7, 8], control1: [7, 8], control2: [6, 7]),
                .quadratic(to: [9, 8], control: [8, 8]), .quadratic(to: [10, 8], control: [10, 8]),
            ])
        #expect(
            try elements("M1 1L2 1zm1 1l1 0Z") == [
                .move(to: [1, 1]), .line(to: [2, 1]), .close, .move(to: [2, 2]), .line(to: [3, 2]), .close,
            ])
        #expect(try elements("") == [])
        #expect(try elements(" \n\t ") == [])
    }

    @Test func `S reflects only after C and S, T only after Q and T`() throws {
        #expect(
            try elements("M0 0Q1 2 3 4S5 6 7 8T9 10").dropFirst(2) == [
                .cubic(to: [7, 8], control1: [3, 4], control2: [5, 6]),
                .quadratic(to: [9, 10], control: [7, 8]),
            ])
        #expect(
            try elements("M0 0T2 0 4 0 6 2").dropFirst() == [
                .quadratic(to: [2, 0], control: [0, 0]), .quadratic(to: [4, 0], control: [4, 0]),
                .quadratic(to: [6, 2], control: [4, 0]),
            ])
    }

    @Test func `Flags are single characters, numbers need no separators`() throws {
        let shape = VectorPath.Arc(radii: [5, 5], isLarge: true, isClockwise: false)
        #expect(try elements("M0 0a5,5 0 10.5.5") == [.move(to: [0, 0]), .arc(to: [0.5, 0.5], shape)])
        #expect(
            try elements("M0 0a5 5 0 1 0.5.5a5 5 0 101 1").last
                == .arc(to: [1.5, 1.5], .init(radii: [5, 5], isLarge: true, isClockwise: false)))
        #expect(
            try elements("M.5.5-1-1e1+2,3") == [
                .move(to: [0.5, 0.5]), .line(to: [-1, -10]), .line(to: [2, 3]),
            ])
    }

    @Test func `An error names its byte, and what was read before it is available`() throws {
        let cases: [(text: String, offset: Int, count: Int)] = [
            ("L0 0", 0, 0), ("M0", 2, 0), ("M0 0L", 5, 1), ("M0 nan", 3, 0), ("M0 0X", 4, 1),
            ("M0 0L1 inf", 7, 1), ("0 0", 0, 0), ("M0 0,", 5, 1), ("M0,,0", 3, 0), ("M1. 2", 2, 0),
            ("M0 0 1 1 2", 10, 2), ("M0 0A5 5 0 2 0 1 1", 11, 1), ("M0 0zz5", 6, 3), ("M0 0L1e999 0", 5, 1),
            ("M0 0/* */L1 1", 4, 1), ("M0 0L1 1é", 8, 2), ("M 0 0 , L1 1", 8, 1),
            ("M0 0l1e308 0 1e308 0", 13, 2), ("M-1e308 0h-1e308", 10, 1),
            ("M1 1e308a5 5 0 0 0 1 1e308", 9, 1),
        ]
        for (text, offset, count) in cases {
            let (data, error) = PathData.reading(text)
            guard case .badText(let field, _, let found, _) = error else {
                Issue.record("\(text) is read")
                continue
            }
            #expect(found == offset && field == "path", "\(text): \(found)")
            #expect(data.commands.count == count, "\(text): \(data)")
            #expect(throws: HookeError.self) { try PathData(text) }
        }
    }

    @Test func `Text reads back bit for bit, in both types`() throws {
        let text = "m.1.2h3v.7c1 2 3 4 5 6s1 2 3 4q.1 .2 .3 .4t1 1a3 4 20 1 0 5 5z"
        let data = try PathData(text)
        #expect(try PathData(data.description) == data)
        #expect(try VectorPath(svg: data.path.description) == data.path)
        #expect(try JSONDecoder().decode(PathData.self, from: JSONEncoder().encode(data)) == data)
        #expect(try JSONDecoder().decode(VectorPath.self, from: JSONEncoder().encode(data.path)) == data.path)
    }

    @Test func `Interpolation is CSS's: numbers of the same commands, flags, otherwise a jump at a half`()
        throws
    {
        let from = try PathData("M0 0A10 20 0 0 1 8 8h2")
        let to = try PathData("m4 4a20 40 90 1 0 12 12H20")
        // One flag becomes set, the other one is cleared: both are set at exactly ½.
        for (fraction, expected) in [
            (0.25, "M1.0 1.0A12.5 25.0 22.5 0 1 10.0 10.0H12.5"),
            (0.5, "M2.0 2.0A15.0 30.0 45.0 1 1 12.0 12.0H15.0"),
            (0.75, "M3.0 3.0A17.5 35.0 67.5 1 0 14.0 14.0H17.5"),
            (1.5, "M6.0 6.0A25.0 50.0 135.0 1 0 20.0 20.0H25.0"),
            (-0.5, "M-2.0 -2.0A5.0 10.0 -45.0 0 1 4.0 4.0H5.0"),
        ] {
            let data = from.interpolated(to: to, at: fraction)
            #expect(data.description == expected)
            #expect(from.path.interpolated(to: to.path, at: fraction) == data.path)
        }
        #expect(from.interpolated(to: to, at: 0) == from)
        #expect(from.interpolated(to: to, at: 1) == to)
        let line = try PathData("M0 0A10 20 0 0 1 8 8L10 8")
        #expect(!from.hasCommands(of: line))
        #expect(from.interpolated(to: line, at: 0.49) == from && from.interpolated(to: line, at: 0.5) == line)
    }
}

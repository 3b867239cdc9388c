import Testing

@testable import HookeJSON

@Suite struct JSONLinesTests {
    private let lines = JSONLines(
        Array(
            """
            {
              "a": [1, {"b.c": 2,
                "d": "x\\"}]"}],

              "e": {"f": [[3],
                [4]]}
            }
            """.utf8))

    @Test(arguments: [
        ("", 1), ("a", 2), ("a[0]", 2), ("a[1]", 2), ("a[1].b.c", 2), ("a[1].d", 3), ("e", 5), ("e.f[1]", 6),
        ("e.f[1][0]", 6),
    ])
    func `The line of a path is that of its value`(path: String, line: Int) {
        #expect(lines.line(of: path) == line)
    }

    @Test func `A byte order mark is on no line`() {
        let lines = JSONLines([0xEF, 0xBB, 0xBF] + Array("{\n\"a\": [1,\n 2]}".utf8))
        #expect(["", "a", "a[1]", "b"].map { lines.line(of: $0) } == [1, 2, 3, 1])
        #expect(JSONLines([0xEF, 0xBB, 0xBF]).line(of: "a") == 1)
    }

    @Test(arguments: [("a[7]", 2), ("a[1].x", 2), ("z", 1), ("e.f[0][4]", 5), ("a[", 2), ("a[-1]", 2)])
    func `The line of a missing path is that of the value around it`(path: String, line: Int) {
        #expect(lines.line(of: path) == line)
    }
}

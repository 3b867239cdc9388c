import Testing

@testable import HookeLint

/// The lines of values, found by their paths.
@Suite struct LintSourceTests {
    private let text = Array(
        """
        {
          "a": [1, {"b.c": 2,
            "d": "x\\"}]"}],

          "e": {"f": [[3],
            [4]]}
        }
        """.utf8)

    private func line(of path: String, in text: [UInt8]) -> Int? {
        let source = LintSource(name: "a.json", json: text)
        let finding = LintFinding(
            .flash, "card", at: source.place(path), "flashes", accepted: "none", remedy: "wait")
        return source.located([finding]).first?.place.line
    }

    @Test(arguments: [
        ("", 1), ("a", 2), ("a[0]", 2), ("a[1]", 2), ("a[1].b.c", 2), ("a[1].d", 3), ("e", 5), ("e.f[1]", 6),
        ("e.f[1][0]", 6),
    ])
    func `The line of a path is that of its value`(path: String, line: Int) {
        #expect(self.line(of: path, in: text) == line)
    }

    @Test func `A byte order mark is on no line`() {
        let text = [0xEF, 0xBB, 0xBF] + Array("{\n\"a\": [1,\n 2]}".utf8)
        #expect(["", "a", "a[1]", "b"].map { line(of: $0, in: text) } == [1, 2, 3, 1])
    }

    @Test(arguments: [("a[7]", 2), ("a[1].x", 2), ("z", 1), ("e.f[0][4]", 5), ("a[", 2), ("a[-1]", 2)])
    func `The line of a missing path is that of the value around it`(path: String, line: Int) {
        #expect(self.line(of: path, in: text) == line)
    }
}

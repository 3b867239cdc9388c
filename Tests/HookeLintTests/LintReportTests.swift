import Foundation
import HookeLint
import Testing

@Suite struct LintReportTests {
    private let findings = [
        LintFinding(
            .negativeScale, "card \"A\"",
            at: LintPlace(file: "in put/ä.json", line: 7, path: "animations[0]"),
            "is -2",
            accepted: "0 or more", remedy: "change it"),
        LintFinding(.flash, "slide", at: LintPlace(file: "slide"), "flashes", accepted: "no", remedy: "stop"),
    ]

    @Test func `Text has file, line, level, id and message`() {
        #expect(
            LintReport.text(findings) == """
                in put/ä.json:7: error negative-scale: card "A" is -2; accepted: 0 or more; change it
                slide: error flash: slide flashes; accepted: no; stop

                """)
    }

    @Test func `JSON lines have one object for each finding`() throws {
        let lines = LintReport.jsonLines(findings).split(separator: "\n")
        #expect(lines.count == 2)
        let first = try #require(JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
        #expect(first["line"] as? Int == 7 && first["subject"] as? String == "card \"A\"")
        #expect(!lines[1].contains("\"line\""))
    }

    @Test func `SARIF has the members that 2.1.0 requires`() throws {
        let text = LintReport.sarif(findings)
        let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "hooke lint")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.compactMap { $0["id"] as? String } == LintRule.allCases.map(\.rawValue))
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 2)
        for (result, finding) in zip(results, findings) {
            #expect(result["ruleId"] as? String == finding.rule.rawValue)
            #expect(result["level"] as? String == finding.level.rawValue)
            #expect((result["message"] as? [String: Any])?["text"] as? String == finding.message)
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(LintRule.allCases[index] == finding.rule)
            let location = try #require((result["locations"] as? [[String: Any]])?.first)
            let place = try #require(location["physicalLocation"] as? [String: Any])
            let region = place["region"] as? [String: Any]
            #expect(region?["startLine"] as? Int == finding.place.line)
        }
        #expect(text.contains(#""uri":"in%20put/%C3%A4.json""#))
    }

    @Test func `A report without findings is valid`() throws {
        #expect(LintReport.text([]).isEmpty && LintReport.jsonLines([]).isEmpty)
        #expect(LintReport.sarif([]).contains(#""results":[]"#))
    }
}

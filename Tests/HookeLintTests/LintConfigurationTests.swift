import Hooke
import Testing

@testable import HookeLint

@Suite struct LintConfigurationTests {
    private let track = LintTrack(
        "slow", try! KeyframeTrack(times: [0, 0.8], values: [0.0, 1], rule: .linear),
        place: LintPlace(file: "motion/slow.json", line: 3))

    private func findings(_ json: String) throws -> [LintFinding] {
        MotionLint(configuration: try LintConfiguration(json: Array(json.utf8))).findings(in: track)
    }

    @Test func `Limits and levels are those of the configuration`() throws {
        #expect(try findings("{}").map(\.level) == [.warning])
        #expect(try findings(#"{"limits": {"longest": 1}}"#).isEmpty)
        #expect(try findings(#"{"levels": {"duration": "error"}}"#).map(\.level) == [.error])
        #expect(try findings(#"{"levels": {"duration": "off"}}"#).isEmpty)
    }

    @Test(arguments: [
        (#"{"rule": "duration", "file": "*/slow.json", "reason": "intro"}"#, true),
        (#"{"subject": "sl*", "reason": "intro"}"#, true), (#"{"subject": "sl", "reason": "intro"}"#, false),
        (#"{"rule": "alpha", "reason": "intro"}"#, false),
    ])
    func `An exception removes what its rule, file and subject match`(allowance: String, isRemoved: Bool)
        throws
    {
        #expect(try findings(#"{"allow": [\#(allowance)]}"#).isEmpty == isRemoved)
    }

    @Test(arguments: [
        ("", "line 1, column 1: not JSON: expected a value, got the end of the text"),
        ("[]", "the document is an array of 0; accepted: an object"),
        (
            #"{"limit": {}}"#,
            #"limit is an unknown name; accepted: did you mean "limits"? Accepted: limits, levels, allow"#
        ),
        (
            #"{"limits": {"longest": "1"}}"#,
            #"limits.longest is "1"; accepted: a number from 0.0 to 1000000.0"#
        ),
        (#"{"limits": {"invisible": 2}}"#, "limits.invisible is 2; accepted: a number from 0.0 to 1.0"),
        (
            #"{"levels": {"duration": "fatal"}}"#,
            #"levels.duration is "fatal"; accepted: error, warning, note or off"#
        ),
        (#"{"allow": [{"rule": "duration"}]}"#, "allow[0].reason is missing; accepted: why it is accepted"),
    ])
    func `An invalid configuration is refused with place, value and what is accepted`(
        text: String, message: String
    ) {
        let error = #expect(throws: LintError.self) { try LintConfiguration(json: Array(text.utf8)) }
        #expect(error?.description == message)
    }

    @Test(arguments: [
        ("*", "", true), ("a*c", "abbc", true), ("a*c", "abbd", false), ("*b*", "abc", true), ("", "", true),
        ("", "a", false),
        ("a*b*c", "aXbXbXc", true), ("abc", "abc", true), ("abc", "ab", false), ("**", "x", true),
    ])
    func `A star stands for any text`(pattern: String, text: String, matches: Bool) {
        #expect(LintAllowance.matches(pattern, text) == matches)
    }

    @Test func `Every limit has a standard value within its range`() {
        for limit in LintLimit.allCases { #expect(limit.range.contains(limit.standard), "\(limit)") }
    }
}

@Suite struct LintBaselineTests {
    private func finding(_ line: Int, _ subject: String = "card.opacity", path: String = "animations[0]")
        -> LintFinding
    {
        LintFinding(
            .alpha, subject, at: LintPlace(file: "a.json", line: line, path: path), "is 2",
            accepted: "0 to 1",
            remedy: "change it")
    }

    @Test func `A baseline knows findings by rule, place and subject, not by line`() throws {
        let baseline = try LintBaseline(json: Array(LintBaseline([finding(3), finding(3)]).json.utf8))
        #expect(baseline.count == 1)
        #expect(baseline.contains(finding(90)))
        #expect(!baseline.contains(finding(3, "card.color")))
        #expect(!baseline.contains(finding(3, path: "animations[1]")))
    }

    @Test func `A baseline is written in one order`() {
        let findings = [finding(1, "b"), finding(1, "a"), finding(1, "c")]
        #expect(LintBaseline(findings).json == LintBaseline(findings.reversed()).json)
        #expect(LintBaseline().json == "{\"findings\": [\n\n]}\n")
    }

    @Test(arguments: [
        (#"{"findings": 1}"#, "findings is 1; accepted: an array"),
        (#"{"findings": [{"rule": "alfa", "file": "a", "subject": "b"}]}"#, #"findings[0].rule is "alfa""#),
        (#"{"findings": [{"rule": "alpha", "subject": "b"}]}"#, "findings[0].file is missing"),
    ])
    func `An invalid baseline is refused`(text: String, message: String) {
        let error = #expect(throws: LintError.self) { try LintBaseline(json: Array(text.utf8)) }
        #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    }
}

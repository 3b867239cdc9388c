import Hooke
import Testing

@testable import HookeLint

@Suite struct LintConfigurationTests {
    private let track = LintTrack(
        "rest", try! KeyframeTrack(times: [0, 0.2, 0.4], values: [0.0, 1, 1], rule: .catmullRom),
        place: LintPlace(file: "motion/rest.json", line: 3))
    private let rules = LintRule.allCases.map(\.rawValue).joined(separator: ", ")

    private func findings(_ json: String) throws -> [LintFinding] {
        MotionLint(configuration: try LintConfiguration(json: Array(json.utf8))).findings(in: track)
    }

    @Test func `Limits and levels are those of the configuration`() throws {
        #expect(try findings("{}").map(\.level) == [.warning])
        #expect(try findings(#"{"limits": {"drift": 0.1}}"#).isEmpty)
        #expect(try findings(#"{"levels": {"hold-drift": "error"}}"#).map(\.level) == [.error])
        #expect(try findings(#"{"levels": {"hold-drift": "off"}}"#).isEmpty)
    }

    @Test(arguments: [
        (#"{"rule": "hold-drift", "file": "*/rest.json", "reason": "intro"}"#, true),
        (#"{"subject": "re*", "reason": "intro"}"#, true), (#"{"subject": "re", "reason": "intro"}"#, false),
        (#"{"rule": "long-turn", "reason": "intro"}"#, false),
    ])
    func `An exception removes what its rule, file and subject match`(allowance: String, isRemoved: Bool)
        throws
    {
        #expect(try findings(#"{"allow": [\#(allowance)]}"#).isEmpty == isRemoved)
    }

    @Test(arguments: [
        ("", "line 1, column 1: not JSON: expected a value, got the end of the text"),
        ("[]", "the document is []; accepted: an object"),
        (
            #"{"limit": {}}"#,
            #"limit is an unknown field; did you mean "limits"? Accepted: limits, levels, allow"#
        ),
        (
            #"{"limits": {"turn": "1"}}"#,
            #"limits.turn is "1"; accepted: a number from 0.0 to 1000000.0, not in quotation marks"#
        ),
        (#"{"limits": {"invisible": 2}}"#, "limits.invisible is 2; accepted: a number from 0.0 to 1.0"),
        (
            #"{"levels": {"flash": "fatal"}}"#,
            #"levels.flash is "fatal"; accepted: error, warning, note or off"#
        ),
        (#"{"allow": [{"rule": "flash"}]}"#, "allow[0].reason is missing; accepted: why it is accepted"),
    ])
    func `An invalid configuration is refused with place, value and what is accepted`(
        text: String, message: String
    ) {
        let error = #expect(throws: FileError.self) { try LintConfiguration(json: Array(text.utf8)) }
        #expect(error?.description == message)
    }

    @Test func `An unknown rule is refused as it is typed, with all rules and the nearest`() {
        func refusal(_ json: String) -> String? {
            #expect(throws: FileError.self) { try LintConfiguration(json: Array(json.utf8)) }?.description
        }
        #expect(
            refusal(#"{"levels": {"Hold-drft": "off"}}"#)
                == #"levels.Hold-drft is an unknown field; did you mean "hold-drift"? Accepted: \#(rules)"#)
        #expect(
            refusal(#"{"levels": {"xyz": "off"}}"#)
                == "levels.xyz is an unknown field; accepted: \(rules)")
        #expect(
            refusal(#"{"allow": [{"rule": "Flsh", "reason": "intro"}]}"#)
                == #"allow[0].rule is "Flsh"; did you mean "flash"? Accepted: \#(rules)"#)
        #expect(
            refusal(#"{"allow": [{"rule": "xyz", "reason": "intro"}]}"#)
                == #"allow[0].rule is "xyz"; accepted: \#(rules)"#)
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
            .negativeScale, subject, at: LintPlace(file: "a.json", line: line, path: path), "is -2",
            accepted: "0 or more",
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
        (#"{"findings": [{"rule": "flsh", "file": "a", "subject": "b"}]}"#, #"findings[0].rule is "flsh""#),
        (#"{"findings": [{"rule": "flash", "subject": "b"}]}"#, "findings[0].file is missing"),
    ])
    func `An invalid baseline is refused`(text: String, message: String) {
        let error = #expect(throws: FileError.self) { try LintBaseline(json: Array(text.utf8)) }
        #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    }
}

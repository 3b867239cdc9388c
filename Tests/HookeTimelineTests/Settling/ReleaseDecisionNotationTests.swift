import Hooke
import HookeTimeline
import Testing

@Suite struct ReleaseDecisionNotationTests {
    @Test(arguments: [
        ("velocity-sign", "velocity-sign"), ("velocitySign", "velocity-sign"), ("threshold", "threshold=0.5"),
        ("threshold=0.6", "threshold=0.6"), ("threshold(0.6)", "threshold=0.6"),
        ("look-ahead=0.2", "look-ahead=0.2"),
        ("lookAhead=0.2", "look-ahead=0.2"), ("projected", "projected=0.998"), ("fling=2", "fling=2"),
        ("velocity-sign=true", "velocity-sign"), ("threshold = 0.6", "threshold=0.6"),
        ("threshold=0", "threshold=0"), ("threshold=1", "threshold=1"),
    ])
    func `A decision is read and written`(text: String, written: String) throws {
        let decision = try ReleaseDecision(text: text)
        #expect(decision.text == written)
        #expect(try ReleaseDecision(text: written).text == written)
    }

    @Test func `The number of a decision counts`() throws {
        let decision = try ReleaseDecision(text: "threshold=0.25")
        #expect(decision.decide(.init(fraction: 0.25, velocity: -9)).outcome == .finish)
        #expect(decision.decide(.init(fraction: 0.24, velocity: 9)).outcome == .cancel)
    }

    @Test(arguments: [
        ("threshold=2", "decision.threshold is 2.0; accepted: a fraction from 0 to 1"),
        ("threshold=-0.1", "decision.threshold is -0.1; accepted: a fraction from 0 to 1"),
        ("threshold=", "decision.threshold is \"\"; accepted: a fraction from 0 to 1"),
        ("projected=1", "decision.projected is 1.0; accepted: a number above 0 and below 1"),
        ("fling=-1", "decision.fling is -1.0; accepted: a finite number of at least 0"),
        ("velocity-sign=1", "decision.velocity-sign is 1.0; accepted: no number"),
        (
            "tresholds",
            "decision is \"tresholds\"; did you mean \"threshold\"? Accepted: velocity-sign, threshold, "
                + "projected, fling, look-ahead"
        ),
        (
            "treshold=0.4",
            "decision is \"treshold=0.4\"; did you mean \"threshold\"? Accepted: velocity-sign, threshold, "
                + "projected, fling, look-ahead"
        ),
    ])
    func `A wrong decision is refused with the field, the value and what is accepted`(
        text: String, reason: String
    ) {
        let error = #expect(throws: HookeError.self, "\(text)") { try ReleaseDecision(text: text) }
        #expect(error?.description == reason)
    }

    @Test func `An object is read, and another field is refused by name`() throws {
        let velocity = Notation.fields([.init("velocitySign", .bool(true))])
        #expect(try ReleaseDecision(velocity, at: "decision").text == "velocity-sign")
        let rule = Notation.fields([.init("rule", .text("threshold"))])
        let error = #expect(throws: HookeError.self) { try ReleaseDecision(rule, at: "decision") }
        #expect(
            error?.description
                == "unknown field \"decision.rule\"; accepted: velocity-sign, threshold, projected, "
                + "fling, look-ahead")
        let settle = Notation.fields([.init("uikt", .text("ease"))])
        let refusal = #expect(throws: HookeError.self) { try SettlePlan.Style(settle, at: "settle") }
        #expect(
            refusal?.description.hasPrefix("unknown field \"settle.uikt\"; did you mean \"uikit\"?") == true)
    }

    @Test(
        arguments: [
            ("spring", "spring"), ("bouncy", "spring(bouncy)"), ("spring(bouncy)", "spring(bouncy)"),
            ("curve", "curve"),
            ("spring(response=0.4, damping-ratio=0.8)", nil), ("uikit", "uikit"),
            ("uikit(ease-in-out)", "uikit"),
            ("uikit(ease-out)", "uikit(ease-out)"), ("uikit(cubic-bezier(0, 0, 1, 1))", "uikit(linear)"),
        ] as [(String, String?)])
    func `A way to settle is read and written`(text: String, written: String?) throws {
        let style = try SettlePlan.Style(text: text)
        #expect(written == nil || style.text == written)
        #expect(try SettlePlan.Style(text: style.text).text == style.text)
    }

    @Test(arguments: [
        ("sprin", "settle is \"sprin\"; did you mean \"spring\"? Accepted: spring, curve, uikit, "),
        (
            "uikit(steps(2))",
            "settle.uikit is \"steps(2)\"; accepted: cubic-bezier(…), ease, ease-in, ease-out, ease-in-out"
        ),
        ("spring(response=0.4)", "settle.response is 0.4 alone; accepted: with it one of dampingRatio"),
        (
            "spring(response=0.4, damping-ratio=0)",
            "settle is \"spring(response=0.4, damping-ratio=0)\"; accepted: a spring whose damping is above 0"
        ),
    ])
    func `A wrong way to settle is refused`(text: String, reason: String) {
        let error = #expect(throws: HookeError.self, "\(text)") { try SettlePlan.Style(text: text) }
        #expect(error?.description.hasPrefix(reason) == true, "\(String(describing: error))")
    }
}

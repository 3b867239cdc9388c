import Hooke
import HookeTimeline
import Testing

@Suite struct SettlePlanNotationTests {
    @Test func `The behaviour beyond the target is a word, or a limit as text or object`() throws {
        func read(_ notation: Notation) throws -> SettlePlan.Overshoot {
            try .init(notation, at: "overshoot")
        }
        #expect(try read(.text("clamp")) == .clamp)
        #expect(try read(.text("Extrapolate")) == .extrapolate)
        for text in ["rubber-band=0.1", "rubberBand(0.1)"] {
            #expect(try read(.text(text)) == .rubberBand(limit: 0.1), "\(text)")
        }
        #expect(try read(.fields([.init("rubberBand", .number(0.1))])) == .rubberBand(limit: 0.1))
    }

    @Test(arguments: [
        (
            "clmp",
            "overshoot is \"clmp\"; did you mean \"clamp\"? Accepted: clamp, extrapolate, rubber-band= and a finite "
                + "number above 0"
        ),
        ("rubber-band=0", "overshoot.rubber-band is 0.0; accepted: a finite number above 0"),
        ("rubber-band=x", "overshoot.rubber-band is \"x\"; accepted: a finite number above 0"),
        (
            "rubber-band(limit=1)",
            "overshoot.rubber-band is an object with limit; accepted: a finite number above 0"
        ),
    ])
    func `A wrong one is refused with the field, the value and what is accepted`(text: String, reason: String)
    {
        let error = #expect(throws: HookeError.self, "\(text)") {
            try SettlePlan.Overshoot(.text(text), at: "overshoot")
        }
        #expect(error?.description == reason)
    }
}

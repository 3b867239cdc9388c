import Hooke
import Testing

@Suite struct NamedCaseTests {
    private func check<Name: NamedCase & CaseIterable>(_ type: Name.Type) {
        for a in Name.allCases {
            for b in Name.allCases {
                // Of the type itself, and as generic code compares.
                #expect((a == b) == (a.rawValue == b.rawValue) && (a != b) == (a.rawValue != b.rawValue))
                #expect([a].contains(b) == (a == b) && (a.hashValue == b.hashValue) == (a == b))
            }
            #expect(Name(rawValue: a.rawValue) == a)
        }
        #expect(Set(Name.allCases).count == Name.allCases.count)
    }

    @Test("Enums of names are equal, and hash alike, where their names are")
    func equality() {
        check(Spring.Regime.self)
        check(Steps.Jump.self)
        check(ColorValue.Space.self)
        check(CalculationMode.self)
        check(MomentumProjection.Rule.self)
    }

    @Test("Rules with parts that are names differ where a part does")
    func rules() {
        #expect(TangentRule.spline(ends: .natural) != .spline(ends: .periodic))
        #expect(
            TangentRule.cubic(spacing: .uniform, ends: .natural)
                != .cubic(spacing: .timeAware, ends: .natural))
        #expect(
            TangentRule.cubic(spacing: .uniform, ends: .natural) == .cubic(spacing: .uniform, ends: .natural))
    }

    @Test("Fields of errors are compared by the bytes of their names")
    func fields() {
        // Equal as text, not as bytes: an accent of its own, and one with its letter.
        #expect(HookeError.Field("e\u{301}") != HookeError.Field("\u{e9}"))
        #expect(HookeError.Field("start") == .start && Set([.start, HookeError.Field("start")]).count == 1)
    }
}

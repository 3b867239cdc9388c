import HookeMotion
import Testing

@Suite struct NamedCaseTests {
    private func check<Name: NamedCase & CaseIterable>(_ type: Name.Type) {
        for a in Name.allCases {
            for b in Name.allCases {
                // Compared as the type itself and in generic code.
                #expect((a == b) == (a.rawValue == b.rawValue) && (a != b) == (a.rawValue != b.rawValue))
                #expect([a].contains(b) == (a == b) && (a.hashValue == b.hashValue) == (a == b))
            }
            #expect(Name(rawValue: a.rawValue) == a)
        }
        #expect(Set(Name.allCases).count == Name.allCases.count)
    }

    @Test("Enums with names are equal, and hash alike, if their names are equal")
    func equality() {
        check(Spring.Regime.self)
        check(Steps.Jump.self)
        check(ColorValue.Space.self)
        check(CalculationMode.self)
        check(MomentumProjection.Rule.self)
    }

    private enum Only: String, NamedCase, CaseIterable { case one }

    /// No enum, and too large for a case number.
    private struct Word: NamedCase {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
    }

    @Test func `An enum of one case, which takes no memory, is equal to itself`() { check(Only.self) }

    @Test func `A NamedCase of more than a byte stops the program`() async {
        await #expect(processExitsWith: .failure) { _ = Word(rawValue: "a") == Word(rawValue: "b") }
        await #expect(processExitsWith: .failure) { _ = Set([Word(rawValue: "a")]) }
    }

    @Test("Rules with named parts differ if a part differs")
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
        // Equal as text but not as bytes: a combining accent, and a precomposed letter.
        #expect(HookeError.Field("e\u{301}") != HookeError.Field("\u{e9}"))
        #expect(HookeError.Field("start") == .start && Set([.start, HookeError.Field("start")]).count == 1)
    }
}

import HookeTimeline
import Testing

@Suite struct ReleaseDecisionTests {
    private func outcome(_ rule: ReleaseDecision, _ fraction: Double, _ velocity: Double) -> TransitionOutcome
    {
        rule.decide(.init(fraction: fraction, velocity: velocity)).outcome
    }

    @Test func `D5, S20: The sign of the velocity decides, not the position; 0 cancels`() {
        #expect(outcome(.velocitySign, 0.01, 0.001) == .finish)
        #expect(outcome(.velocitySign, 0.99, -0.001) == .cancel)
        #expect(outcome(.velocitySign, 0.99, 0) == .cancel)
    }

    @Test func `S20: A threshold uses only the fraction`() {
        #expect(outcome(.threshold(), 0.5, -9) == .finish)
        #expect(outcome(.threshold(), 0.5.nextDown, 9) == .cancel)
        #expect(outcome(.threshold(0.3), 0.31, 0) == .finish)
    }

    @Test func `S20: A projection adds velocity/1000 · r/(1 − r)`() {
        // v = 1 /s with r = 0.99 adds 0.099.
        #expect(outcome(.projected(.fast), 0.402, 1) == .finish)
        #expect(outcome(.projected(.fast), 0.4, 1) == .cancel)
        // r = 0.998: 0.499.
        #expect(outcome(.projected(), 0.002, 1) == .finish)
        #expect(outcome(.projected(), 0, 1) == .cancel)
        #expect(outcome(.projected(), 0.9, -5) == .cancel)
    }

    @Test func `S20: A fast finger decides by direction, a slow one by the fraction 0.5`() {
        #expect(outcome(.fling(), 0.1, 1) == .finish)
        #expect(outcome(.fling(), 0.9, -1) == .cancel)
        #expect(outcome(.fling(), 0.4, 0.99) == .cancel)
        #expect(outcome(.fling(), 0.6, -0.99) == .finish)
    }

    @Test func `S20: lookAhead adds 0.3 s of velocity`() {
        #expect(outcome(.lookAhead(), 0.3, 0.7) == .finish)
        #expect(outcome(.lookAhead(), 0.3, 0.6) == .cancel)
        // 0.5 is not above 0.5.
        #expect(outcome(.lookAhead(), 0.5, 0) == .cancel && outcome(.lookAhead(), 0.5.nextUp, 0) == .finish)
    }

    @Test func `A reason has the decimals that tell a number from its limit`() {
        func reason(_ rule: ReleaseDecision, _ fraction: Double, _ velocity: Double = 0) -> String {
            rule.decide(.init(fraction: fraction, velocity: velocity)).reason
        }
        #expect(reason(.threshold(), 0.4996) == "the fraction 0.4996 is below 0.5")
        #expect(reason(.threshold(), 0.5) == "the fraction 0.5 is at or above 0.5")
        #expect(reason(.threshold(0.33333), 0.3332) == "the fraction 0.3332 is below 0.33333")
        #expect(reason(.projected(), 0.4996).hasSuffix("would rest at 0.4996, nearer to the start"))
        #expect(reason(.lookAhead(), 0.4999).hasSuffix("would be at 0.4999"))
        #expect(reason(.velocitySign, 0.5, -0.0002) == "the finger moves back (-0.0002 /s)")
        #expect(reason(.velocitySign, 0.5, 0.1234567) == "the finger moves forward (0.123 /s)")
    }

    @Test func `S20: NaN cancels with that reason, and infinities decide by their sign`() {
        for rule in [ReleaseDecision.velocitySign, .threshold(), .projected(), .fling(), .lookAhead()] {
            let verdict = rule.decide(.init(fraction: .nan, velocity: 1))
            #expect(verdict.outcome == .cancel)
            #expect(verdict.reason.contains("NaN"))
            #expect(rule.decide(.init(fraction: 0.2, velocity: .nan)).outcome == .cancel)
        }
        #expect(outcome(.projected(), 0.1, .infinity) == .finish)
        #expect(outcome(.projected(), 0.9, -.infinity) == .cancel)
    }

    @Test func `S20: A custom rule is called`() {
        let never = ReleaseDecision(name: "never") { _ in .init(.cancel, because: "never") }
        #expect(outcome(never, 1, 100) == .cancel)
    }
}

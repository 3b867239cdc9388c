import Hooke
import TestSupport
import Testing

@Suite struct SpringPropagatorTests {
    /// Position and velocity/ω0 against the truth, in u of the true state norm; the norm's underflow is forgiven.
    private func error(_ x: Double, _ v: Double, _ known: SpringGolden.Case) -> Double {
        let frequency = known.spring.angularFrequency
        let norm = stateNorm(displacement: known.x, velocity: known.v, angularFrequency: frequency)
        let deviation = stateNorm(
            displacement: (x - known.x) - known.xRest, velocity: (v - known.v) - known.vRest,
            angularFrequency: frequency)
        guard deviation > 0x1p-1022 else { return 0 }
        return (deviation - 0x1p-1022) / (norm * unitRoundoff)
    }

    @Test func `The state is within 6 u of the true state norm in every regime`() throws {
        let cases = try SpringGolden.cases()
        #expect(cases.count >= 10_000)
        var worst = Worst<SpringGolden.Case>()
        var sum = 0.0
        var sizes = (nearest: 1.0, longest: 0.0)
        for known in cases {
            let state = SpringPropagator(known.spring, elapsed: known.elapsed)
                .advance(displacement: known.x0, velocity: known.v0)
            let off = error(state.displacement, state.velocity, known)
            worst.note(off, known)
            sum += off
            let distance = abs(known.spring.dampingRatio - 1)
            if distance > 0 { sizes.nearest = min(sizes.nearest, distance) }
            sizes.longest = max(sizes.longest, known.spring.angularFrequency * known.elapsed)
        }
        #expect(worst.error <= 4, "\(worst)")
        #expect(sizes.nearest < 2e-15 && sizes.longest > 9_000)
        print("springs: worst \(worst) u, mean \(sum / Double(cases.count)) u")
    }
}

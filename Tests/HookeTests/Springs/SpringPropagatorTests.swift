import Hooke
import TestSupport
import Testing

@Suite struct SpringPropagatorTests {
    /// The difference of position and velocity/ω0 from the reference, in u of its state norm; underflow of the norm
    /// is allowed.
    private func error(_ x: Double, _ v: Double, _ known: SpringGolden.Case) -> Double {
        let frequency = known.spring.angularFrequency
        let norm = stateNorm(displacement: known.x, velocity: known.v, angularFrequency: frequency)
        let deviation = stateNorm(
            displacement: (x - known.x) - known.xRest, velocity: (v - known.v) - known.vRest,
            angularFrequency: frequency)
        guard !(deviation <= 0x1p-1022) else { return 0 }
        return (deviation - 0x1p-1022) / (norm * unitRoundoff)
    }

    @Test func `The state is within 3 u of the exact state norm in every regime`() throws {
        // Worst error: 2.47 u (mean 0.57 u), in 10,677 cases.
        let cases = try SpringGolden.cases()
        #expect(cases.count >= 10_000)
        var worst = Worst<SpringGolden.Case>()
        var (nearest, longest, stiffest) = (1.0, 0.0, 0.0)
        for known in cases {
            let state = SpringPropagator(known.spring, elapsed: known.elapsed)
                .advance(displacement: known.x0, velocity: known.v0)
            worst.note(error(state.displacement, state.velocity, known), known)
            let distance = abs(known.spring.dampingRatio - 1)
            if distance > 0 { nearest = min(nearest, distance) }
            longest = max(longest, known.spring.angularFrequency * known.elapsed)
            stiffest = max(stiffest, known.spring.dampingRatio)
        }
        #expect(worst.error <= 3, "\(worst)")
        #expect(nearest < 2e-15 && longest > 9_000 && stiffest > 9_000, "the table covers the regimes")
    }

    @Test func `The acceleration is within 8 u of (ω0² + 2g·ω0) times the norm`() throws {
        // Worst error: 3.91 u.
        var worst = Worst<SpringGolden.Case>()
        for known in try SpringGolden.cases() {
            let motion = SpringMotion(
                spring: known.spring, from: known.x0, to: 0, initialVelocity: known.v0)
            let square = known.spring.stiffness / known.spring.mass
            let damping = known.spring.damping / known.spring.mass
            let frequency = known.spring.angularFrequency
            let norm = stateNorm(displacement: known.x, velocity: known.v, angularFrequency: frequency)
            let scale = norm * (square + damping * frequency)
            guard norm > 1e-290, scale > 1e-290, scale < 1e300 else { continue }
            let truth = -(square * known.x + damping * known.v)
            worst.note((motion.acceleration(at: known.elapsed) - truth) / (scale * unitRoundoff), known)
        }
        #expect(worst.error <= 8, "\(worst)")
    }

    @Test func `The coefficients are the matrix of the propagator`() throws {
        // Worst error: 3.94 u of the columns' norms.
        var worst = Worst<SpringGolden.Case>()
        for known in try SpringGolden.cases() {
            let frequency = known.spring.angularFrequency
            guard (1e-30...1e30).contains(frequency), abs(known.x0) < 1e100, abs(known.v0) < 1e100 else {
                continue
            }
            let c = SpringPropagator(known.spring, elapsed: known.elapsed).coefficients
            let x = c.positionFromPosition * known.x0 + c.positionFromVelocity * known.v0
            let v = c.velocityFromPosition * known.x0 + c.velocityFromVelocity * known.v0
            // The error of each column is relative to its own norm.
            let columns =
                stateNorm(
                    displacement: c.positionFromPosition, velocity: c.velocityFromPosition,
                    angularFrequency: frequency) * abs(known.x0)
                + stateNorm(
                    displacement: c.positionFromVelocity, velocity: c.velocityFromVelocity,
                    angularFrequency: frequency) * abs(known.v0)
            guard columns > 1e-280, columns < 1e280 else { continue }
            let off = stateNorm(
                displacement: x - known.x, velocity: v - known.v, angularFrequency: frequency)
            worst.note(off / (columns * unitRoundoff), known)
        }
        #expect(worst.error <= 8, "\(worst)")
    }

    @Test func `A time of 0 is the exact identity`() throws {
        for ratio in [0, 0.3, 1, 1.7, 400] {
            let spring = try Spring(response: 0.3, dampingRatio: ratio, mass: 3)
            let state = SpringPropagator(spring, elapsed: 0).advance(displacement: 0.1, velocity: -7.3)
            #expect(state == (0.1, -7.3))
            let c = SpringPropagator(spring, elapsed: 0).coefficients
            #expect(c.positionFromPosition == 1 && c.velocityFromVelocity == 1)
            #expect(c.positionFromVelocity == 0 && c.velocityFromPosition == 0)
        }
    }

    @Test func `At infinity a damped spring is at its target, an undamped one is NaN`() throws {
        for ratio in [0.01, 1, 80] {
            let spring = try Spring(response: 1, dampingRatio: ratio)
            let end = SpringPropagator(spring, elapsed: .infinity).advance(displacement: 3, velocity: 4)
            #expect(end == (0, 0))
            let before = SpringPropagator(spring, elapsed: -.infinity).advance(displacement: 3, velocity: 4)
            #expect(before.displacement.isNaN && before.velocity.isNaN)
            let never = SpringPropagator(spring, elapsed: .nan).advance(displacement: 3, velocity: 4)
            #expect(never.displacement.isNaN && never.velocity.isNaN)
            let late = SpringPropagator(spring, elapsed: 1e300).advance(displacement: 3, velocity: 4)
            #expect(late == (0, 0))
            let early = SpringPropagator(spring, elapsed: -1e6).advance(displacement: 3, velocity: 4)
            #expect(early.displacement.magnitude == .infinity)
        }
        let swing = try Spring(mass: 1, stiffness: 4, damping: 0)
        #expect(
            SpringPropagator(swing, elapsed: .infinity).advance(displacement: 1, velocity: 0).displacement
                .isNaN)
        // Far beyond the accuracy of the phase, the oscillation keeps its amplitude.
        let far = SpringPropagator(swing, elapsed: 1e18).advance(displacement: 3, velocity: 8)
        #expect(
            abs(stateNorm(displacement: far.displacement, velocity: far.velocity, angularFrequency: 2) - 5)
                < 1e-14)
    }

    @Test func `NaN and infinity propagate`() throws {
        for ratio in [0.0, 0.5, 1, 3] {
            let spring = try Spring(response: 1, dampingRatio: ratio)
            for time in [0, 0.1, 5] {
                for bad in [Double.nan, .infinity, -.infinity] {
                    let propagator = SpringPropagator(spring, elapsed: time)
                    #expect(propagator.advance(displacement: bad, velocity: 1).displacement.isNaN)
                    #expect(propagator.advance(displacement: bad, velocity: 1).velocity.isNaN)
                    #expect(propagator.advance(displacement: 1, velocity: bad).displacement.isNaN)
                    #expect(propagator.advance(displacement: 0, velocity: bad).velocity.isNaN)
                }
            }
        }
    }

    @Test func `A state at rest stays at rest`() throws {
        for ratio in [0.0, 0.5, 1, 3] {
            let spring = try Spring(response: 1, dampingRatio: ratio)
            for time in [-3, 0, 0.4, 1e9] {
                #expect(
                    SpringPropagator(spring, elapsed: time).advance(displacement: 0, velocity: 0) == (0, 0))
            }
        }
    }

    @Test func `Exactly on the fast eigendirection there is no slow mode`() throws {
        // Rates 1 and 1000: e^(−1000h) alone, although e^(−999h) has underflowed.
        let spring = try Spring(mass: 1, stiffness: 1_000, damping: 1_001)
        let state = SpringPropagator(spring, elapsed: 0.75)
            .advance(displacement: 0x1p1000, velocity: -1_000 * 0x1p1000)
        let expected = 2.0376718065201717e-25
        #expect(abs(state.displacement / expected - 1) < 8 * unitRoundoff)
        #expect(abs(state.velocity / (-1_000 * expected) - 1) < 8 * unitRoundoff)
        let late = SpringPropagator(spring, elapsed: 9).advance(displacement: 1, velocity: -1_000)
        #expect(late == (0, 0))
    }

    @Test func `The rounding error of start − target is kept`() throws {
        // Rates 1 and 3, v = −3 and x = 1 + 2⁻⁵⁴: the slow mode comes from the last bit alone, 3·2⁻⁵⁴.
        let spring = try Spring(mass: 1, stiffness: 3, damping: 4)
        let motion = SpringMotion(spring: spring, from: 1.0, to: -0x1p-54, initialVelocity: -3)
        let expected = -7.791786359283885e-30
        #expect(abs(motion.velocity(at: 30) / expected - 1) < 8 * unitRoundoff)
    }

    @Test func `Huge and subnormal states keep their accuracy`() throws {
        for ratio in [0.0, 0.4, 1, 2.5] {
            let spring = try Spring(mass: 0.7, stiffness: 11, damping: 2 * ratio * (0.7 * 11.0).squareRoot())
            let propagator = SpringPropagator(spring, elapsed: 0.37)
            let plain = propagator.advance(displacement: 1.25, velocity: -0.75)
            for exponent in [-1000, -300, 70, 900, 1_020] {
                let scale = Double(sign: .plus, exponent: exponent, significand: 1)
                let state = propagator.advance(displacement: 1.25 * scale, velocity: -0.75 * scale)
                #expect(state.displacement == plain.displacement * scale)
                #expect(state.velocity == plain.velocity * scale)
            }
            let tiny = propagator.advance(displacement: 4 * .leastNonzeroMagnitude, velocity: 0)
            #expect(abs(tiny.displacement) <= 4 * .leastNonzeroMagnitude)
        }
        // A huge state after 700 time constants: the envelope alone would underflow.
        let spring = try Spring(mass: 1, stiffness: 1, damping: 2)
        let state = SpringPropagator(spring, elapsed: 1_000).advance(displacement: 0x1p1000, velocity: 0)
        // (1 + 1000)·e^(−1000)·2^1000 by logarithms: 1001·2^(1000 − 1000/log 2).
        #expect(abs(state.displacement / 5.44437258209641e-131 - 1) < 1e-14)
    }
}

import Hooke
import TestSupport
import Testing

@Suite struct SpringPropertyTests {
    /// The state norm of a propagated state's two columns: the later effect of one rounding of the earlier state.
    private func amplification(_ spring: Spring, _ time: Double, _ x: Double, _ v: Double) -> Double {
        let w0 = spring.angularFrequency
        let c = SpringPropagator(spring, elapsed: time).coefficients
        let norm = stateNorm(displacement: x, velocity: v, angularFrequency: w0)
        let fromPosition = stateNorm(
            displacement: c.positionFromPosition, velocity: c.velocityFromPosition, angularFrequency: w0)
        let fromVelocity =
            stateNorm(
                displacement: c.positionFromVelocity, velocity: c.velocityFromVelocity, angularFrequency: w0)
            * w0
        return norm * (fromPosition + fromVelocity)
    }

    @Test func `step(a) after step(b) is step(a + b)`() {
        // Worst error: 1.9 u of the final state and of the grown rounding of the first step.
        checkProperty(seed: 51, cases: 4_000, SpringCase.generator) { sample in
            // Times with an exact sum.
            let b = (sample.span * 0.3 * 0x1p20).rounded() * 0x1p-20
            let a = (sample.span * 0.45 * 0x1p20).rounded() * 0x1p-20
            let x0 = sample.start - sample.target
            let w0 = sample.spring.angularFrequency
            let whole = SpringPropagator(sample.spring, elapsed: a + b)
                .advance(displacement: x0, velocity: sample.velocity)
            let first = SpringPropagator(sample.spring, elapsed: b)
                .advance(displacement: x0, velocity: sample.velocity)
            let second = SpringPropagator(sample.spring, elapsed: a)
                .advance(displacement: first.displacement, velocity: first.velocity)
            let scale =
                stateNorm(displacement: whole.displacement, velocity: whole.velocity, angularFrequency: w0)
                + amplification(sample.spring, a, first.displacement, first.velocity)
            let error = stateNorm(
                displacement: second.displacement - whole.displacement,
                velocity: second.velocity - whole.velocity, angularFrequency: w0)
            return difference(error, 0, within: 8 * unitRoundoff * scale, "the difference")
        }
    }

    @Test func `Stepping back inverts a step`() {
        // Worst error: 1.6 u of the grown rounding of the step.
        checkProperty(seed: 52, cases: 3_000, SpringCase.generator) { sample in
            let h = min(sample.span * 0.3, 20 / (sample.frequency * max(1, 2 * sample.ratio)))
            let x0 = sample.start - sample.target
            let there = SpringPropagator(sample.spring, elapsed: h)
                .advance(displacement: x0, velocity: sample.velocity)
            let back = SpringPropagator(sample.spring, elapsed: -h)
                .advance(displacement: there.displacement, velocity: there.velocity)
            let scale = amplification(sample.spring, -h, there.displacement, there.velocity)
            let error = stateNorm(
                displacement: back.displacement - x0, velocity: back.velocity - sample.velocity,
                angularFrequency: sample.spring.angularFrequency)
            return difference(error, 0, within: 8 * unitRoundoff * scale, "the difference")
        }
    }

    @Test func `Energy never increases, and is constant without damping`() {
        checkProperty(seed: 53, cases: 500, SpringCase.generator) { sample in
            var centred = sample
            centred.start -= centred.target
            centred.target = 0
            let motion = centred.motion
            var before = motion.energy(at: 0)
            let slack = 24 * unitRoundoff
            for step in 1...60 {
                let energy = motion.energy(at: sample.span * Double(step) / 60)
                if energy > before * (1 + slack) {
                    return "rises to \(energy) from \(before) in step \(step)"
                }
                if sample.ratio == 0 && energy < before * (1 - slack) { return "falls to \(energy)" }
                before = min(before, energy)
            }
            return nil
        }
    }

    @Test func `Mirror law: the mirrored motion is bit-identical to the mirror of the motion`() {
        checkProperty(seed: 54, cases: 2_000, SpringCase.generator) { sample in
            var mirrored = sample
            mirrored.start = -sample.start
            mirrored.target = -sample.target
            mirrored.velocity = -sample.velocity
            for step in 0...10 {
                let time = sample.span * Double(step) / 10
                let (a, b) = (sample.motion.state(at: time), mirrored.motion.state(at: time))
                if a.position != -b.position || a.velocity != -b.velocity || a.acceleration != -b.acceleration
                {
                    return "\(a) against \(b) at \(time)"
                }
            }
            return nil
        }
    }

    @Test func `Scaling law: powers of two of amplitude and of time scale exactly`() {
        checkProperty(seed: 55, cases: 2_000, SpringCase.generator) { sample in
            let spring = sample.spring
            let x0 = sample.start - sample.target
            for (size, rate) in [(0x1p40, 1.0), (0x1p-200, 1), (1, 0x1p30), (0x1p300, 0x1p-30), (1, 0x1p150)]
            {
                let time = sample.span * 0.37
                let plain = SpringPropagator(spring, elapsed: time)
                    .advance(displacement: x0, velocity: sample.velocity)
                guard
                    let faster = try? Spring(
                        mass: spring.mass, stiffness: spring.stiffness * rate * rate,
                        damping: spring.damping * rate)
                else { return "refused at rate \(rate)" }
                let scaled = SpringPropagator(faster, elapsed: time / rate)
                    .advance(displacement: x0 * size, velocity: sample.velocity * size * rate)
                if scaled.displacement != plain.displacement * size
                    || scaled.velocity != plain.velocity * size * rate
                {
                    return "size \(size), rate \(rate): \(scaled) against \(plain)"
                }
            }
            return nil
        }
    }

    @Test func `Mass law: a common factor of the three parameters has no effect`() {
        checkProperty(seed: 56, cases: 1_000, SpringCase.generator) { sample in
            let spring = sample.spring
            for factor in [0x1p-40, 8, 0x1p600] {
                guard
                    let heavier = try? Spring(
                        mass: spring.mass * factor, stiffness: spring.stiffness * factor,
                        damping: spring.damping * factor)
                else { return "refused at \(factor)" }
                let time = sample.span * 0.41
                let a = SpringPropagator(spring, elapsed: time).advance(displacement: 3, velocity: 1)
                let b = SpringPropagator(heavier, elapsed: time).advance(displacement: 3, velocity: 1)
                if a != b { return "\(a) against \(b)" }
            }
            return nil
        }
    }

    @Test func `Continuity at ζ = 1: the motion changes no more than the damping`() {
        // |∂x/∂ζ| ≤ 2(ω0·t)²·e^(−ω0·t)-like bounds stay below 2 amplitudes for a unit step; worst value 0.6.
        var worst = Worst<String>()
        for exponent in stride(from: -52, through: -4, by: 2) {
            let delta = Double(sign: .plus, exponent: exponent, significand: 1)
            for time in [0.01, 0.1, 0.7, 1, 2.5, 6, 14, 40] {
                for (x0, v0) in [(1.0, 0.0), (0, 1), (1, -1), (1, -1.2)] {
                    func state(_ ratio: Double) -> (Double, Double) {
                        do {
                            return try SpringPropagator(
                                Spring(mass: 1, stiffness: 1, damping: 2 * ratio), elapsed: time
                            ).advance(displacement: x0, velocity: v0)
                        } catch { return (.nan, .nan) }
                    }
                    let (below, at, above) = (state(1 - delta), state(1), state(1 + delta))
                    for side in [below, above] {
                        let change = stateNorm(
                            displacement: side.0 - at.0, velocity: side.1 - at.1, angularFrequency: 1)
                        worst.note(max(change - 8 * unitRoundoff, 0) / delta, "ζ ± \(delta) at \(time)")
                    }
                    // Smooth, not only continuous: the middle is the mean of its neighbours to second order.
                    let bend = stateNorm(
                        displacement: below.0 + above.0 - 2 * at.0, velocity: below.1 + above.1 - 2 * at.1,
                        angularFrequency: 1)
                    #expect(bend <= 8 * delta * delta + 16 * unitRoundoff, "ζ ± \(delta), t \(time)")
                }
            }
        }
        #expect(worst.error <= 2, "\(worst)")
    }

    @Test func `Velocity and acceleration are derivatives`() {
        // Sixth-order central differences; the tolerance is their truncation and the rounding divided by the step.
        checkProperty(seed: 57, cases: 1_500, SpringCase.generator) { sample in
            let motion = sample.motion
            let fastest = sample.frequency * max(1, 2 * sample.ratio)
            let step = 0.02 / fastest
            let time = sample.span * 0.21
            func derivative(_ value: (Double) -> Double) -> Double {
                let third = value(time + 3 * step) - value(time - 3 * step)
                let second = value(time + 2 * step) - value(time - 2 * step)
                let first = value(time + step) - value(time - step)
                return (45 * first - 9 * second + third) / (60 * step)
            }
            let distance = abs(sample.start - sample.target) + abs(sample.velocity) / sample.frequency
            // The seventh derivative grows by the fastest rate each time.
            let truncation = 0x1p-5 * 0.02 * 0.02 * 0.02 * 0.02 * 0.02 * 0.02 * fastest
            let grown = motion.velocity(at: time)
            let rounding = 8 * unitRoundoff * (distance + abs(sample.target)) / step
            if let off = difference(
                derivative { motion.position(at: $0) }, grown, within: truncation * distance + rounding,
                "velocity")
            {
                return off
            }
            let speed = distance * fastest
            return difference(
                derivative { motion.velocity(at: $0) }, motion.acceleration(at: time),
                within: truncation * speed + 8 * unitRoundoff * speed / step, "acceleration")
        }
    }

    @Test func `The motion satisfies its equation`() {
        checkProperty(seed: 58, cases: 2_000, SpringCase.generator) { sample in
            let spring = sample.spring
            let state = sample.motion.state(at: sample.span * 0.13)
            let forces = [
                spring.mass * state.acceleration, spring.damping * state.velocity,
                spring.stiffness * (state.position - sample.target),
            ]
            let scale = forces.reduce(0) { $0 + abs($1) } + spring.stiffness * abs(sample.target)
            return difference(forces.reduce(0, +), 0, within: 16 * unitRoundoff * scale, "the sum of forces")
        }
    }

    @Test func `After the settling duration the motion is within the tolerance, just before it is not`() {
        checkProperty(seed: 59, cases: 400, SpringCase.generator) { sample in
            guard sample.ratio > 0.005 else { return nil }
            let motion = sample.motion
            let tolerance = 0.003 * (abs(sample.start - sample.target) + 1)
            let bound: Tolerance
            do { bound = try Tolerance(distance: tolerance) } catch { return "\(error)" }
            guard let end = motion.settlingDuration(within: bound) else { return "never" }
            let slack = 4 * unitRoundoff * (abs(sample.target) + tolerance)
            for step in 0...400 {
                let time = end + (end + 1e-3) * Double(step * step) / 40_000
                let distance = abs(motion.position(at: time) - motion.target)
                if distance > tolerance + slack {
                    return "\(distance) from the target at \(time) after \(end)"
                }
            }
            guard end > 0 else { return nil }
            let before = end - 1e-6 * max(end, 1 / sample.frequency)
            let distance = abs(motion.position(at: before) - motion.target)
            return distance > tolerance ? nil : "still \(distance) at \(before) before \(end)"
        }
    }
}

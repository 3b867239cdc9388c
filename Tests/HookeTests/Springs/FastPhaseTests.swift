import TestSupport
import Testing

@testable import Hooke

@Suite struct FastPhaseTests {
    /// The distance of two states in u of the second's state norm.
    private func distance(_ found: ScalarState, _ known: ScalarState, _ spring: Spring) -> Double {
        let w0 = spring.angularFrequency
        let norm = stateNorm(displacement: known.displacement, velocity: known.velocity, angularFrequency: w0)
        let off = stateNorm(
            displacement: found.displacement - known.displacement, velocity: found.velocity - known.velocity,
            angularFrequency: w0)
        return off <= 0x1p-1022 ? 0 : (off - 0x1p-1022) / (norm * unitRoundoff)
    }

    @Test func `A motion is within 6 u of the table's states`() throws {
        // Worst error: 4.0 u; with millions of cases in scripts/check-springs 5.8 u.
        var worst = Worst<SpringGolden.Case>()
        var fast = 0
        var precise = 0
        for known in try SpringGolden.cases() {
            let prepared = PreparedSpring(known.spring)
            let x0 = DoubleDouble(known.x0)
            let phase = prepared.phase(after: known.elapsed)
            let found = prepared.state(phase, from: x0, velocity: known.v0)
            if phase.state(prepared.fast, from: x0, velocity: known.v0) != nil {
                fast += 1
            } else {
                precise += 1
            }
            let w0 = known.spring.angularFrequency
            let norm = stateNorm(displacement: known.x, velocity: known.v, angularFrequency: w0)
            let off = stateNorm(
                displacement: (found.displacement - known.x) - known.xRest,
                velocity: (found.velocity - known.v) - known.vRest, angularFrequency: w0)
            worst.note(off <= 0x1p-1022 ? 0 : (off - 0x1p-1022) / (norm * unitRoundoff), known)
        }
        #expect(worst.error <= 6, "\(worst)")
        #expect(fast > 1_000 && precise > 1_000)
    }

    @Test func `The fast and the precise path agree in every regime`() throws {
        // Worst difference: 6.6 u, of which the precise path may have 3.
        var random = SeededGenerator(seed: 21)
        var worst = Worst<String>()
        var fast = 0
        for _ in 0..<randomCases(20_000) {
            let ratio = random.chance(0.2) ? 1 : random.logUniform(1e-3...1e4)
            let near =
                random.chance(0.3) ? 1 + random.uniform(-1...1) * random.logUniform(1e-16...1e-1) : ratio
            let w0 = random.logUniform(1e-2...1e3)
            let mass = random.logUniform(1e-2...1e2)
            let spring = try Spring(mass: mass, stiffness: mass * w0 * w0, damping: 2 * near * mass * w0)
            let prepared = PreparedSpring(spring)
            let time = random.logUniform(1e-3...1e3) / w0 * (random.chance(0.1) ? -1 : 1)
            let x0 = DoubleDouble(sumOf: random.uniform(-10...10), and: random.uniform(-10...10))
            let v0 = random.uniform(-10...10) * w0 * (random.chance(0.2) ? 0 : 1)
            guard let state = prepared.phase(after: time).state(prepared.fast, from: x0, velocity: v0) else {
                continue
            }
            fast += 1
            worst.note(
                distance(state, prepared.preciseState(after: time, from: x0, velocity: v0), spring),
                "\(spring) \(time) \(x0) \(v0)")
        }
        #expect(worst.error <= 9, "\(worst)")
        #expect(fast > 10_000)
    }

    @Test func `Both sides of the borders of the fast path are accurate`() throws {
        // The phase 2²⁰, the exponent 690, the damping ratio √0.185 and the time 0, each from below and above.
        let fast = try Spring(mass: 3, stiffness: 700, damping: 0.0001)
        let damped = try Spring(mass: 3, stiffness: 700, damping: 20)
        let w = FastConstants(fast).frequency.head
        let g = FastConstants(damped).decay.head
        for (spring, border) in [(fast, 0x1p20 / w), (damped, 690 / g), (damped, -690 / g)] {
            let prepared = PreparedSpring(spring)
            var taken = Set<Bool>()
            for factor in [1 - 1e-6, 1 - 1e-9, 1 + 1e-6, 1 + 1e-9] {
                let time = border * factor
                let phase = prepared.phase(after: time)
                let x0 = DoubleDouble(-1.3)
                taken.insert(phase.state(prepared.fast, from: x0, velocity: 17) == nil)
                let state = prepared.state(phase, from: x0, velocity: 17)
                #expect(
                    distance(state, prepared.preciseState(after: time, from: x0, velocity: 17), spring) <= 6)
            }
            #expect(taken == [false, true], "\(spring)")
        }
        let limit = 0.43011626335213134  // √0.185
        for ratio in [limit * (1 - 1e-9), limit * (1 + 1e-9)] {
            let prepared = PreparedSpring(
                try Spring(mass: 1, stiffness: 100, damping: 20 * ratio))
            #expect(prepared.fast.isWellConditioned == (ratio < limit))
            for time in stride(from: 0.01, to: 4, by: 0.01) {
                let x0 = DoubleDouble(sumOf: 0.1, and: -0.7)
                let state = prepared.state(prepared.phase(after: time), from: x0, velocity: 3)
                let precise = prepared.preciseState(after: time, from: x0, velocity: 3)
                #expect(distance(state, precise, prepared.spring) <= 6)
            }
        }
    }

    @Test func `Rates have 76 correct bits, near critical damping relative to their terms`() throws {
        // Worst error: 2^-78. The precise path's constants use different arithmetic.
        var random = SeededGenerator(seed: 22)
        var worst = Worst<Spring>()
        for _ in 0..<randomCases(5_000) {
            let spring = try Spring(
                mass: random.chance(0.3) ? 1 : random.logUniform(1e-3...1e3),
                stiffness: random.logUniform(1e-3...1e3), damping: random.logUniform(1e-3...1e3))
            let (fast, precise) = (FastConstants(spring), SpringConstants(spring))
            func note(_ rate: (head: Double, rest: Double), _ known: DoubleDouble, _ conditioning: Double) {
                let error = ((rate.head - known.high) + (rate.rest - known.low)) / known.high
                worst.note(error / conditioning, spring)
            }
            let cancelled = precise.stiffness.high / (precise.frequency.high * precise.frequency.high)
            if precise.regime == .overdamped {
                note(fast.decay, precise.slowRate, max(1, cancelled))
            } else {
                note(fast.decay, precise.decay, 1)
                note(fast.frequency, precise.frequency, max(1, cancelled))
            }
        }
        #expect(worst.error <= 0x1p-76, "\(worst)")
    }

    @Test func `Springs damped beyond 1e100 keep the fast mode and their acceleration`() throws {
        // v = −R·x: e^(−Rt) alone, R = c/m to 400 digits.
        for (stiffness, damping) in [(1e-280, 2e140), (1e-200, 2e60), (1e-250, 2e-20)] {
            let spring = try Spring(mass: 1, stiffness: stiffness, damping: damping)
            let motion = SpringMotion(spring: spring, from: 1.0, to: 0, initialVelocity: -damping)
            for (periods, power) in [
                (1.0, 0.36787944117144233), (10, 4.5399929762484854e-5), (-1, 2.718281828459045),
            ] {
                let state = motion.state(at: periods / damping)
                #expect((state.position / power - 1).magnitude <= 1e-14)
                #expect((state.velocity / (-damping * power) - 1).magnitude <= 1e-14)
                #expect((state.acceleration / (damping * power) / damping - 1).magnitude <= 1e-14)
            }
        }
        // Long after the fast mode only the slow one remains, x = −(k/c)/c·e^(−kt/c), far smaller than the state was.
        let spring = try Spring(mass: 1, stiffness: 1e-250, damping: 2e-20)
        let late = SpringMotion(spring: spring, from: 1.0, to: 0, initialVelocity: -2e-20).state(at: 2e230)
        let slow = -(1e-250 / 2e-20) / 2e-20 * 0.36787944117144233
        #expect((late.position / slow - 1).magnitude <= 1e-13, "\(late.position)")
    }

    @Test func `A distance may overflow if the position does not`() throws {
        let spring = try Spring(mass: 1, stiffness: 100, damping: 20)
        let motion = SpringMotion(spring: spring, from: -1e308, to: 1e308)
        let half = SpringMotion(spring: spring, from: -0.5e308, to: 0.5e308)
        for time in [0, 0.05, 0.3, 1, 5] {
            #expect(motion.position(at: time) == 2 * half.position(at: time))
            #expect(motion.velocity(at: time) == 2 * half.velocity(at: time))
        }
        #expect(motion.position(at: 0) == -1e308 && motion.position(at: 100) == 1e308)
        let pair = SpringMotion(spring: spring, from: SIMD2(-1e308, 0), to: SIMD2(1e308, 1))
        #expect(pair.position(at: 1).x == motion.position(at: 1))
        let out = SpringMotion(spring: spring, from: -1.7e308, to: 1.7e308, initialVelocity: .infinity)
        #expect(out.position(at: 1).isNaN)
    }
}

import Hooke
import TestSupport
import Testing

@Suite struct SpringSettlingTests {
    @Test func `The settling duration is the last crossing found by walking back`() throws {
        // Worst error: 0.26 of the allowance, which is the conditioning: the roundoff of the time, and of the
        // tolerance divided by the speed at the crossing.
        var worst = Worst<String>()
        var never = 0
        for line in try SpringGolden.lines("springs_settling.txt") {
            let spring = try Spring(mass: line.double(0), stiffness: line.double(1), damping: line.double(2))
            let start = SIMD2(try line.double(3), try line.double(5))
            let velocity = SIMD2(try line.double(4), try line.double(6))
            let speed = try line.double(8)
            let tolerance = try Tolerance(distance: line.double(7), speed: speed < 0 ? nil : speed)
            let expected = try line.double(9)
            let label = "\(spring) from \(start) at \(velocity) within \(tolerance): \(expected)"

            var found: [(Double?, Double)] = []
            let planar = SpringMotion(spring: spring, from: start, to: .zero, initialVelocity: velocity)
            found.append((planar.settlingDuration(within: tolerance), 64))
            if start.y == 0 && velocity.y == 0 {
                let scalar = SpringMotion(
                    spring: spring, from: start.x, to: 0, initialVelocity: velocity.x)
                found.append((scalar.settlingDuration(within: tolerance), 16))
            }
            // The speed of the deciding quantity at the end.
            let state = planar.state(at: expected)
            let rate = max(
                abs((state.position * state.velocity).sum()) / (tolerance.distance * tolerance.distance), 0)
            let speedRate =
                speed < 0
                ? .infinity : abs((state.velocity * state.acceleration).sum()) / (speed * speed)
            let slower = min(rate, speedRate)
            for (time, units) in found {
                guard let time else {
                    never += 1
                    continue
                }
                let allowed = units * unitRoundoff * (expected + (slower > 0 ? 1 / slower : 0)) + 1e-300
                worst.note((time - expected).magnitude / allowed, "\(time) for \(label)")
            }
        }
        #expect(never == 0)
        #expect(worst.error <= 1, "\(worst)")
    }

    @Test func `If a peak almost equals the tolerance, the crossing is found to 1e-12`()
        throws
    {
        // Worst error: 1.4e-15 of the time late, and none early.
        var late = Worst<String>()
        var early = Worst<String>()
        for line in try SpringGolden.lines("springs_ties.txt") {
            let spring = try Spring(mass: line.double(0), stiffness: line.double(1), damping: line.double(2))
            let motion = SpringMotion(
                spring: spring, from: try line.double(3), to: 0, initialVelocity: try line.double(4))
            let tolerance = try Tolerance(distance: line.double(5))
            let expected = try line.double(7)
            let time = try #require(motion.settlingDuration(within: tolerance))
            let label = "\(try line.double(6)) u, \(motion) within \(tolerance): \(expected)"
            late.note(max((time - expected) / expected, 0), label)
            early.note(max((expected - time) / expected, 0), label)
        }
        #expect(late.error <= 1e-14, "\(late)")
        #expect(early.error <= 2 * unitRoundoff, "\(early)")
    }

    @Test func `A peak equal to the tolerance counts as above it, a start does not`() throws {
        let spring = try Spring(mass: 2, stiffness: 50, damping: 12)
        let motion = SpringMotion(spring: spring, from: 1.0, to: 0)
        let peaks = Array(motion.turningPoints.prefix(5))
        for peak in peaks.dropFirst() {
            let height = abs(peak.position)
            let tolerance = try Tolerance(distance: height)
            let time = try #require(motion.settlingDuration(within: tolerance))
            // The evaluation that made the tolerance has an error of 4 u, which is 7e-8 of time at a peak.
            #expect(abs(time - peak.time) < 1e-7 || time < peak.time - 0.1)
            let lower = try Tolerance(distance: height * (1 - 16 * unitRoundoff))
            #expect(try #require(motion.settlingDuration(within: lower)) > peak.time)
        }
        #expect(motion.settlingDuration(within: 1) == 0)
        #expect(try #require(motion.settlingDuration(within: Tolerance(distance: 1.0.nextDown))) > 1e-9)
    }

    @Test func `A motion that never settles has no settling duration`() throws {
        let swing = try Spring(mass: 1, stiffness: 4, damping: 0)
        let motion = SpringMotion(spring: swing, from: 3.0, to: 0, initialVelocity: 8)
        #expect(motion.settlingDuration(within: 4.99) == nil, "its size is 5")
        #expect(motion.settlingDuration(within: 5.01) == 0)
        #expect(try motion.settlingDuration(within: Tolerance(distance: 6, speed: 9.9)) == nil)
        #expect(try motion.settlingDuration(within: Tolerance(distance: 6, speed: 10.1)) == 0)
        // On a circle the distance is constant.
        let circle = SpringMotion(
            spring: swing, from: SIMD2(3.0, 0), to: .zero, initialVelocity: SIMD2(0, 6))
        #expect(circle.settlingDuration(within: 2.99) == nil)
        #expect(circle.settlingDuration(within: 3.01) == 0)
        #expect(SpringMotion(spring: .snappy, from: 0.0, to: 1).settlingDuration(within: 0) == nil)
    }

    @Test func `A motion that starts settled settles at 0`() {
        #expect(SpringMotion(spring: .snappy, from: 1.0, to: 1).settlingDuration(within: 0) == 0)
        #expect(SpringMotion(spring: .snappy, from: 0.999, to: 1).settlingDuration(within: 0.01) == 0)
        #expect(
            SpringMotion(spring: .snappy, from: 1, to: 1, initialVelocity: 0.01).settlingDuration(
                within: 0.01) == 0)
        #expect(
            SpringMotion(spring: .snappy, from: 1.0, to: 1, initialVelocity: 10).settlingDuration(
                within: 0.01)! > 0.1)
    }

    @Test func `Without start and target the unit step is used`() throws {
        let spring = try Spring(mass: 2, stiffness: 50, damping: 12)
        let step = try #require(spring.settlingDuration(within: 0.001))
        #expect(step == SpringMotion(spring: spring, from: 0.0, to: 1).settlingDuration(within: 0.001))
        #expect(step == spring.settlingDuration())
        // Vectors are searched by other steps.
        let planar = try #require(spring.settlingDuration(from: SIMD2(0.0, 0), to: SIMD2(0, 1)))
        #expect((planar - step).magnitude <= 4 * step.ulp)
    }

    @Test func `A custom vector type settles as its components do`() throws {
        var random = SeededGenerator(seed: 61)
        for _ in 0..<randomCases(200) {
            let spring = try Spring(response: 0.5, dampingRatio: random.uniform(0.1...2))
            let start = SIMD2(random.uniform(-9...9), random.uniform(-9...9))
            let velocity = SIMD2(random.uniform(-99...99), random.uniform(-99...99))
            let known = try #require(
                SpringMotion(spring: spring, from: start, to: .zero, initialVelocity: velocity)
                    .settlingDuration(within: 0.01))
            let found = try #require(
                SpringMotion(
                    spring: spring, from: Plain(start), to: .zero, initialVelocity: Plain(velocity)
                ).settlingDuration(within: 0.01))
            #expect(abs(found - known) < 1e-12 * known)
        }
    }

    @Test func `The last bit of a distance decides on the eigendirection`() throws {
        // Rates 1 and 3, v = −3 and x = 1 + 2⁻⁵⁴: the slow mode is 1.5·2⁻⁵⁴·e^(−t).
        let spring = try Spring(mass: 1, stiffness: 3, damping: 4)
        let motion = SpringMotion(spring: spring, from: 1.0, to: -0x1p-54, initialVelocity: -3)
        let settled = try #require(motion.settlingDuration(within: 1e-30))
        // The fast mode still has 2e-12.
        #expect(abs(settled - 32.05307014769249) < 4e-12)
    }

    @Test func `Springs of extreme rates settle correctly`() throws {
        for exponent in [-420, -100, 100, 420] {
            let rate = Double(sign: .plus, exponent: exponent, significand: 1)
            for damping in [0.5, 2, 9] {
                let plain = try Spring(mass: 1, stiffness: 1, damping: damping)
                let spring = try Spring(mass: 1, stiffness: rate * rate, damping: damping * rate)
                let expected = try #require(plain.settlingDuration(within: 0.01))
                // Extreme rates are searched in two words, others in plain doubles.
                let settled = try #require(spring.settlingDuration(within: 0.01))
                #expect((settled * rate - expected).magnitude <= 4 * expected.ulp)
                let both = try plain.settlingDuration(within: Tolerance(distance: 1, speed: 0.01))
                #expect(
                    try spring.settlingDuration(within: Tolerance(distance: 1, speed: 0.01 * rate))
                        == both! / rate)
            }
        }
    }

    @Test func `A distance that overflows settles as its half does`() throws {
        let tolerance = try Tolerance(distance: 1e300)
        let half = try Tolerance(distance: 0.5e300)
        for damping in [1.0, 8, 20, 50] {
            let spring = try Spring(mass: 1, stiffness: 100, damping: damping)
            let far = SpringMotion(spring: spring, from: -1e308, to: 1e308, initialVelocity: -1e306)
            let near = SpringMotion(spring: spring, from: -0.5e308, to: 0.5e308, initialVelocity: -0.5e306)
            #expect(far.settlingDuration(within: tolerance) == near.settlingDuration(within: half))
            let planar = SpringMotion(
                spring: spring, from: SIMD2(-1e308, 3e307), to: SIMD2(1e308, 0), initialVelocity: .zero)
            let smaller = SpringMotion(
                spring: spring, from: SIMD2(-0.5e308, 1.5e307), to: SIMD2(0.5e308, 0), initialVelocity: .zero)
            #expect(planar.settlingDuration(within: tolerance) == smaller.settlingDuration(within: half))
        }
        let spring = Spring.bouncy
        #expect(spring.settlingDuration(from: -Double.infinity, to: 1) == nil)
        #expect(spring.settlingDuration(from: Double.nan, to: 1) == nil)
    }

    @Test func `isSettled becomes true at the settling duration and stays true`() throws {
        let motion = SpringMotion(spring: .bouncy, from: 0.0, to: 100)
        let settled = try #require(motion.settlingDuration(within: 0.5))
        #expect(!motion.isSettled(at: settled * (1 - 1e-9), within: 0.5))
        #expect(motion.isSettled(at: settled, within: 0.5))
        #expect(motion.isSettled(at: 1e9, within: 0.5))
        let crossing = try #require(motion.firstTimeAtTarget)
        #expect(!motion.isSettled(at: crossing, within: 0.5))
    }
}

/// A vector type whose components the library cannot access.
private struct Plain: VectorSpace {
    var vector: SIMD2<Double>
    init(_ vector: SIMD2<Double>) { self.vector = vector }
    static let zero = Plain(.zero)
    func adding(_ other: Plain) -> Plain { Plain(vector + other.vector) }
    func subtracting(_ other: Plain) -> Plain { Plain(vector - other.vector) }
    func scaled(by factor: Double) -> Plain { Plain(vector * factor) }
    var norm: Double { vector.norm }
}

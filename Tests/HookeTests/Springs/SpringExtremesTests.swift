import Foundation
import Hooke
import TestSupport
import Testing

@Suite struct SpringExtremesTests {
    @Test func `The overshoot of an underdamped step is e^(-gπ/w)`() throws {
        // ω0 5, g 3, w 4: e^(−3π/4).
        let spring = try Spring(mass: 2, stiffness: 50, damping: 12)
        let motion = SpringMotion(spring: spring, from: 0.0, to: 1)
        let expected = 0.09478022484215486
        #expect(abs(motion.overshoot - expected) < 2e-16)
        #expect(abs(motion.extremes.maximum - 1.0947802248421549) < 5e-16)
        #expect(motion.extremes.minimum == 0)
        #expect(motion.firstTurningTime == 0)
        // cos 4t + ¾ sin 4t = 0 first at (π − atan(4/3))/4.
        let crossing = try #require(motion.firstTimeAtTarget)
        #expect(abs(crossing - 0.5535743588970452) < 3e-16)
        #expect(abs(motion.position(at: crossing) - 1) < 1e-15)
    }

    @Test func `A step at or above critical damping never reaches its target`() throws {
        for damping in [20.0, 30] {
            let spring = try Spring(mass: 2, stiffness: 50, damping: damping)
            let motion = SpringMotion(spring: spring, from: 0.0, to: 1)
            #expect(motion.firstTimeAtTarget == nil)
            #expect(motion.overshoot == 0)
            #expect(motion.extremes == (0, 1))
            #expect(motion.firstTime(at: 1) == nil)
            let half = try #require(motion.firstTime(at: 0.5))
            #expect(abs(motion.position(at: half) - 0.5) < 2e-16)
        }
        // This is also true of a spring that is critical but for the rounding of its numbers.
        let motion = SpringMotion(spring: .smooth, from: 0.0, to: 1)
        #expect(motion.firstTimeAtTarget == nil && motion.overshoot == 0)
    }

    @Test func `A fast start overshoots once at critical damping`() throws {
        // ω0 = g = 5, x0 = −1, v0 = 15: x = e^(−5t)(−1 + 10t), zero at 0.1, turn at 0.3 with 2·e^(−1.5).
        let spring = try Spring(mass: 2, stiffness: 50, damping: 20)
        let motion = SpringMotion(spring: spring, from: 0.0, to: 1, initialVelocity: 15)
        #expect(abs(try #require(motion.firstTimeAtTarget) - 0.1) < 1e-16)
        #expect(abs(try #require(motion.firstTurningTime) - 0.3) < 1e-16)
        #expect(abs(motion.overshoot - 0.4462603202968597) < 2e-16)
        // Over-damped: rates 2 and 8, x = (−8 + v0)/6·… solved by hand for v0 = 20: zero at log(1.5)/6.
        let slow = try Spring(mass: 2, stiffness: 32, damping: 20)
        let past = SpringMotion(spring: slow, from: 0.0, to: 1, initialVelocity: 20)
        #expect(abs(try #require(past.firstTimeAtTarget) - 0.06757751801802739) < 1e-16)
    }

    @Test func `From the target a velocity moves out and back`() throws {
        for ratio in [0.3, 1, 2] {
            let spring = try Spring(response: 1, dampingRatio: ratio)
            let motion = SpringMotion(spring: spring, from: 2.0, to: 2, initialVelocity: -7)
            #expect(motion.firstTimeAtTarget == 0)
            #expect(motion.overshoot > 0.1)
            #expect(abs(motion.overshoot - (2 - motion.extremes.minimum)) < 1e-15)
            let turn = try #require(motion.firstTurningTime)
            #expect(abs(motion.velocity(at: turn)) < 1e-14)
        }
    }

    @Test func `Extremes bound every position and are attained`() throws {
        checkProperty(seed: 41, cases: 300, SpringCase.generator) { sample in
            let motion = sample.motion
            let (low, high) = motion.extremes
            let slack = 8 * unitRoundoff * (abs(low) + abs(high))
            for step in 0...200 {
                let time = sample.span * Double(step) / 200
                let position = motion.position(at: time)
                if position < low - slack || position > high + slack {
                    return "at \(time) it is \(position), outside \(low) to \(high)"
                }
            }
            for bound in [low, high] where bound != motion.start {
                // Overshoots below the rounding of their position are skipped.
                guard abs(bound - motion.target) > 1e-6 * abs(motion.target) else { continue }
                // Near a turning point the position is stationary: rounding decides about the point itself.
                let inside = motion.target + (bound - motion.target) * (1 - 1e-9)
                guard let time = motion.firstTime(at: inside) else { return "never at \(bound)" }
                if abs(motion.position(at: time) - inside) > slack { return "not at \(bound) at \(time)" }
            }
            return nil
        }
    }

    @Test func `Extremes in an interval bound its positions and are attained`() {
        checkProperty(seed: 43, cases: 300, SpringCase.generator) { sample in
            let motion = sample.motion
            for (from, to) in [(0.0, 0.3), (0.1, 0.17), (0.4, 1), (-0.02, 0.05), (0.2, 0.2)] {
                let (begin, end) = (from * sample.span, to * sample.span)
                let (low, high) = motion.extremes(in: begin...end)
                let slack = 8 * unitRoundoff * (abs(low) + abs(high) + abs(motion.target))
                var (least, most) = (Double.infinity, -Double.infinity)
                for step in 0...300 {
                    let position = motion.position(at: begin + (end - begin) * Double(step) / 300)
                    (least, most) = (min(least, position), max(most, position))
                }
                if least < low - slack || most > high + slack {
                    return "\(least) to \(most) in \(begin) to \(end), outside \(low) to \(high)"
                }
                // With this sampling an extreme is missed by at most (ω·step)²/8.
                let angle = (end - begin) / 300 * sample.frequency * max(1, 2 * sample.ratio)
                let miss = (high - low + 2 * (abs(high - motion.target) + abs(low - motion.target))) * angle
                if least > low + miss * angle + slack || most < high - miss * angle - slack {
                    return "\(low) to \(high), but only \(least) to \(most) in \(begin) to \(end)"
                }
            }
            return nil
        }
    }

    @Test func `Extremes over all time are those of an infinite interval`() throws {
        for ratio in [0, 0.2, 1, 3] {
            let motion = SpringMotion(
                spring: try Spring(response: 1, dampingRatio: ratio), from: 1.0, to: 0, initialVelocity: -30)
            #expect(motion.extremes(in: 0...(.infinity)) == motion.extremes)
            #expect(motion.overshootFraction == motion.overshoot)
            #expect(motion.overshoot == -motion.extremes.minimum)
        }
        // An overshoot below the resolution of a position near 1 is still computed.
        let spring = try Spring(response: 1, dampingRatio: 0.998)
        let fraction = try #require(SpringMotion(spring: spring, from: 0.0, to: 1).overshootFraction)
        let expected = exp(-.pi * 0.998 / (1 - 0.998 * 0.998).squareRoot())
        #expect(abs(fraction / expected - 1) < 1e-12)
    }

    @Test func `The first time at a position is correct, and none is earlier`() throws {
        checkProperty(seed: 42, cases: 300, SpringCase.generator) { sample in
            let motion = sample.motion
            let later = motion.position(at: sample.span * 0.15)
            guard let time = motion.firstTime(at: later) else { return "never at \(later)" }
            if time > sample.span * 0.15 * (1 + 1e-9) { return "late: \(time)" }
            let speed = abs(motion.velocity(at: time))
            let error = abs(motion.position(at: time) - later)
            let scale = stateNorm(
                displacement: motion.start - motion.target, velocity: motion.initialVelocity,
                angularFrequency: motion.spring.angularFrequency)
            if error > 8 * unitRoundoff * (abs(later) + scale + speed * time) { return "off by \(error)" }
            // No sample in between crosses the position.
            let side = motion.start < later
            for step in 1..<400 {
                let before = time * Double(step) / 400 * (1 - 1e-6)
                let position = motion.position(at: before)
                if (position < later) != side && abs(position - later) > 1e-12 * scale {
                    return "crossed already at \(before)"
                }
            }
            return nil
        }
    }
}

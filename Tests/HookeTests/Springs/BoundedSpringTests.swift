import Foundation
import TestSupport
import Testing

@testable import Hooke

@Suite struct BoundedSpringTests {
    @Test func `Stopping at the target ends at the first exact crossing, at rest`() throws {
        let motion = SpringMotion(spring: .bouncy, from: 0.0, to: 1)
        let clamped = BoundedSpring(stoppingAtTarget: motion)
        let spring = Spring.bouncy
        // cos(wt) = −g/w·sin(wt): the phase is π − atan(w/g).
        let (w, g) = (spring.dampedAngularFrequency, spring.decayRate)
        let crossing = (Double.pi - atan(w / g)) / w
        let duration = try #require(clamped.duration)
        #expect((duration - crossing).magnitude < 1e-15)
        #expect((duration - 0.261438).magnitude < 5e-7)
        for time in [0.0, 0.1, 0.26, duration.nextDown] {
            #expect(clamped.state(at: time).velocity == motion.state(at: time).velocity)
            #expect(clamped.position(at: time) <= 1)
        }
        for time in [duration, 0.3, 5, .infinity] {
            #expect(clamped.state(at: time) == MotionState(position: 1, velocity: 0, acceleration: 0))
        }
        #expect(clamped.extremes.minimum == 0 && clamped.extremes.maximum == 1)
        let settled = try #require(clamped.settlingDuration())
        #expect(settled < duration && clamped.position(at: settled) >= 0.999 - 1e-12)
        #expect(clamped.position(at: settled - 1e-9) < 0.999)
    }

    @Test func `A motion that leaves its target ends when it comes back, and an overdamped one never ends`()
        throws
    {
        for velocity in [30.0, -30] {
            let motion = SpringMotion(spring: .bouncy, from: 2.0, to: 2, initialVelocity: velocity)
            let clamped = BoundedSpring(stoppingAtTarget: motion)
            let half = Double.pi / Spring.bouncy.dampedAngularFrequency
            #expect((try #require(clamped.duration) - half).magnitude < 1e-14)
            #expect(clamped.position(at: half / 2) == motion.position(at: half / 2))
        }
        let rest = BoundedSpring(stoppingAtTarget: SpringMotion(spring: .bouncy, from: 2.0, to: 2))
        #expect(rest.duration == 0)
        let slow = BoundedSpring(stoppingAtTarget: SpringMotion(spring: .smooth, from: 0.0, to: 1))
        #expect(slow.duration == nil && slow.impactTimes.isEmpty)
    }

    @Test func `At a bound the velocity turns with the restitution, and the position is the bound`() throws {
        var random = SeededGenerator(seed: 38_01)
        var impacts = 0
        for _ in 0..<randomCases(300) {
            let spring = try Spring(
                response: random.uniform(0.1...2), dampingRatio: random.uniform(0.05...1.5))
            let motion = SpringMotion(
                spring: spring, from: random.uniform(0...1), to: random.uniform(-0.5...1.5),
                initialVelocity: random.uniform(-40...40))
            let restitution = random.chance(0.2) ? 0 : random.uniform(0...0.9)
            let bounded = try BoundedSpring(motion, minimum: 0, maximum: 1, restitution: restitution)
            #expect(bounded.state(at: 0).position == motion.start)
            let times = bounded.impactTimes
            impacts += times.count
            for (index, time) in times.enumerated() where time > 0 {
                let before = bounded.legs[index]
                let speed = before.motion.velocity(at: time - before.begin)
                let after = bounded.state(at: time)
                #expect(after.position == 0 || after.position == 1)
                // The piece before arrives at the bound.
                let arrival = before.motion.position(at: time - before.begin)
                let scale = max(1, motion.initialVelocity.magnitude / spring.angularFrequency)
                #expect((arrival - after.position).magnitude < 1e-13 * scale, "\(bounded)")
                #expect((after.position == 1) == (speed > 0) || speed.magnitude < 1e-6, "\(bounded)")
                // At the last impact it may come to rest.
                let turn = (after.velocity + restitution * speed).magnitude
                #expect(turn <= 1e-13 * max(1, motion.initialVelocity.magnitude) || time == bounded.duration)
            }
            for _ in 0..<20 {
                let position = bounded.position(at: random.uniform(0...4))
                #expect(position >= 0 && position <= 1, "\(bounded)")
            }
            let end = bounded.endValue
            #expect(end == min(max(motion.target, 0), 1), "\(bounded)")
            #expect((bounded.position(at: 1e4) - end).magnitude < 1e-9, "\(bounded)")
            let settled = try #require(bounded.settlingDuration(within: 0.01))
            for step in 0...20 {
                #expect(
                    (bounded.position(at: settled + Double(step) * 0.05) - end).magnitude <= 0.01 + 1e-12,
                    "\(bounded)")
            }
        }
        print("bounded springs: \(impacts) impacts")
    }

    @Test func `Between impacts the motion is the integral of the equation`() throws {
        // A plain integration with small steps, which turns the velocity at the bound.
        let spring = try Spring(mass: 1, stiffness: 90, damping: 3)
        let motion = SpringMotion(spring: spring, from: 0.2, to: 1.4, initialVelocity: -3.0)
        let bounded = try BoundedSpring(motion, minimum: 0, maximum: 1, restitution: 0.6)
        var (x, v) = (0.2, -3.0)
        let step = 2e-6
        var worst = 0.0
        for count in 1...400_000 {
            v += step * (90 * (1.4 - x) - 3 * v)
            x += step * v
            if x > 1 && v > 0 || x < 0 && v < 0 { (x, v) = (min(max(x, 0), 1), -0.6 * v) }
            if count % 10_000 == 0 {
                worst = max(worst, (bounded.position(at: Double(count) * step) - x).magnitude)
            }
        }
        print("bounded spring beside an integration: \(worst)")
        #expect(worst < 2e-4)
        #expect(bounded.impactTimes.count > 4)
    }

    @Test func `Without damping and restitution a motion returns to the bound without energy`() throws {
        let spring = try Spring(mass: 1, stiffness: 100, damping: 0)
        let motion = SpringMotion(spring: spring, from: 0, to: 0.5, initialVelocity: 20.0)
        let bounded = try BoundedSpring(motion, minimum: 0, maximum: 1, restitution: 0)
        #expect(bounded.impactTimes.count == 1)
        #expect(bounded.position(at: 100) <= 1)
        #expect(throws: HookeError.self) {
            try BoundedSpring(motion, minimum: 0, maximum: 1, restitution: 1)
        }
    }

    @Test func `Wrong bounds are refused, and coding keeps a motion`() throws {
        let motion = SpringMotion(spring: .bouncy, from: 0.0, to: 1)
        for (low, high, restitution) in [
            (0.5, 2.0, 0.0), (-1, -0.5, 0), (1, 0, 0), (.nan, 2, 0), (0, 2, 1.5), (0, 2, -1), (0, 2, .nan),
        ] {
            #expect(throws: HookeError.self) {
                try BoundedSpring(motion, minimum: low, maximum: high, restitution: restitution)
            }
        }
        for bounded in [
            try BoundedSpring(motion, minimum: 0, maximum: 1.01, restitution: 0.5),
            BoundedSpring(stoppingAtTarget: motion),
        ] {
            let data = try JSONEncoder().encode(bounded)
            #expect(try JSONDecoder().decode(BoundedSpring.self, from: data) == bounded)
        }
    }
}

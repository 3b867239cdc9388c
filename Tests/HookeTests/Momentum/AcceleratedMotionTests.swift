import Foundation
import TestSupport
import Testing

@testable import Hooke

@Suite struct AcceleratedMotionTests {
    @Test func `A ball falls, bounces with half its speed each time, and rests at the sum of the series`()
        throws
    {
        let ball = try AcceleratedMotion(
            from: 0, initialVelocity: 0, acceleration: 2_000, maximum: 1_000, restitution: 0.5)
        let times = ball.impactTimes
        #expect(times[0] == 1)
        // Each flight takes half as long as the one before: 1, 1, ½, ¼…
        #expect((times[1] - 2).magnitude < 1e-14 && (times[2] - 2.5).magnitude < 1e-14)
        let duration = try #require(ball.duration)
        #expect((duration - 3).magnitude < 1e-13)
        #expect(ball.endValue == 1_000 && ball.position(at: 4) == 1_000)
        #expect((ball.position(at: 1.5) - 750).magnitude < 1e-11)
        #expect(ball.state(at: 1).velocity == -1_000)
    }

    @Test func `A motion with friction stops, also after an impact`() throws {
        let sled = try AcceleratedMotion(from: 0, initialVelocity: 300, deceleration: 100)
        #expect(sled.duration == 3 && sled.endValue == 450)
        #expect(sled.position(at: 1) == 250 && sled.state(at: 9).velocity == 0)
        // At 250 it has 200 left; with half of it, it comes back by 50.
        let wall = try AcceleratedMotion(
            from: 0, initialVelocity: 300, deceleration: 100, maximum: 250, restitution: 0.5)
        #expect(wall.impactTimes == [1] && wall.duration == 2)
        #expect((try #require(wall.endValue) - 200).magnitude < 1e-12)
    }

    @Test func `Random motions stay between their bounds, and impacts turn the velocity`() throws {
        var random = SeededGenerator(seed: 38_08)
        for _ in 0..<randomCases(500) {
            let rate = random.uniform(0.5...50)
            let (start, velocity) = (random.unit(), random.uniform(-30...30))
            let restitution = random.uniform(0...0.95)
            let motion =
                random.chance(0.5)
                ? try AcceleratedMotion(
                    from: start, initialVelocity: velocity, deceleration: rate, minimum: 0, maximum: 1,
                    restitution: restitution)
                : try AcceleratedMotion(
                    from: start, initialVelocity: velocity, acceleration: random.chance(0.5) ? rate : -rate,
                    minimum: 0, maximum: 1, restitution: restitution)
            for time in motion.impactTimes where time > 0 {
                let (before, after) = (motion.state(at: time.nextDown), motion.state(at: time))
                #expect((before.position - after.position).magnitude < 1e-12)
                #expect((after.velocity + restitution * before.velocity).magnitude < 1e-9, "\(motion)")
            }
            for _ in 0..<20 {
                let position = motion.position(at: random.uniform(0...9))
                #expect(position >= 0 && position <= 1)
            }
            let duration = try #require(motion.duration)
            #expect(motion.state(at: duration).velocity == 0)
        }
    }

    @Test func `Without bounds it is a parabola, wrong numbers are refused, and coding keeps a motion`()
        throws
    {
        let free = try AcceleratedMotion(from: 1, initialVelocity: 2, acceleration: -3)
        for time in [-2, 0, 0.5, 7.0] {
            #expect((free.position(at: time) - (1 + 2 * time - 1.5 * time * time)).magnitude < 1e-13)
        }
        #expect(free.duration == nil && free.position(at: .infinity) == -.infinity)
        #expect(free.position(at: .nan).isNaN)
        for (start, velocity, rate, low, restitution) in [
            (.nan, 0, 1, 0, 0), (0.5, .infinity, 1, 0, 0), (0.5, 0, .nan, 0, 0), (-1, 0, 1, 0, 0),
            (0.5, 0, 1, 2, 0),
            (0.5, 0, 1, 0, 2), (0.5, 1, 1, 0, 1),
        ] as [(Double, Double, Double, Double, Double)] {
            #expect(throws: HookeError.self) {
                try AcceleratedMotion(
                    from: start, initialVelocity: velocity, acceleration: rate, minimum: low, maximum: 1,
                    restitution: restitution)
            }
        }
        #expect(throws: HookeError.self) {
            try AcceleratedMotion(from: 0, initialVelocity: 1, deceleration: 0)
        }
        for motion in [
            free,
            try AcceleratedMotion(from: 0, initialVelocity: 1, deceleration: 1, maximum: 2, restitution: 0.5),
        ] {
            let data = try JSONEncoder().encode(motion)
            #expect(try JSONDecoder().decode(AcceleratedMotion.self, from: data) == motion)
        }
    }
}

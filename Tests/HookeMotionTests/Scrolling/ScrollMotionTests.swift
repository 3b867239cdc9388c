import Foundation
import HookeMotion
import TestSupport
import Testing

@Suite struct ScrollMotionTests {
    @Test func `A release of iOS matches the table`() throws {
        let motion = try ScrollMotion(
            released: 0, initialVelocity: 1_000, minimum: 0, maximum: 5_000, physics: .iOS)
        #expect(abs(motion.position(at: 0.5) - 315.928_02) < 1e-5)
        #expect(abs(motion.endValue - 499.499_83) < 1e-5)
        let time = try #require(motion.settlingDuration(within: 0.5))
        #expect(abs(time - 3.449_92) < 1e-5)
    }

    @Test func `A position has the bits of the state's position`() throws {
        var random = SeededGenerator(seed: 6)
        for _ in 0..<randomCases(500) {
            let (start, velocity) = (random.uniform(-300...1_300), random.uniform(-5_000...5_000))
            let motions = [
                try ScrollMotion(
                    released: start, initialVelocity: velocity, minimum: 0, maximum: 1_000,
                    physics: random.chance(0.5) ? .iOS : .android, bounces: random.chance(0.5)),
                ScrollMotion(from: start, initialVelocity: velocity, approaching: random.uniform(0...1_000)),
                try ScrollMotion(
                    from: start, initialVelocity: velocity, to: 400, duration: random.uniform(0.1...2)),
                ScrollMotion(at: start),
            ]
            for motion in motions {
                for time in [-0.1, 0, random.uniform(0...0.5), random.uniform(0...5), .infinity, .nan] {
                    let (own, whole) = (motion.position(at: time), motion.state(at: time).position)
                    #expect(
                        own.bitPattern == whole.bitPattern || own.isNaN && whole.isNaN, "\(motion) at \(time)"
                    )
                }
            }
        }
    }

    @Test func `A changed target is approached by a decay of 1 to 20 per second, else by a critical spring`()
    {
        for (distance, velocity, rate) in [(100.0, 100.0, 1.0), (100, 2_000, 20), (-50, -300, 6)] {
            let motion = ScrollMotion(from: 10, initialVelocity: velocity, approaching: 10 + distance)
            let shown = motion.position(at: 0.3) - 10
            #expect(abs(shown - distance * (1 - exp(-rate * 0.3))) < 1e-9)
        }
        for (distance, velocity, rate) in [(100.0, 99.0, 10.0), (100, -500, 10), (10, 1_000, 100)] {
            let motion = ScrollMotion(from: 10, initialVelocity: velocity, approaching: 10 + distance)
            let t = 0.05
            let slope = velocity - rate * distance
            let shown = distance + (-distance + slope * t) * exp(-rate * t)
            #expect(abs(motion.position(at: t) - 10 - shown) < 1e-9)
        }
    }

    @Test func `A changed target is reached and never passed, from the state of the release`() {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<randomCases(500) {
            let (start, target) = (random.uniform(-2_000...2_000), random.uniform(-2_000...2_000))
            let velocity = random.logUniform(1...20_000) * (random.chance(0.5) ? 1 : -1)
            let motion = ScrollMotion(from: start, initialVelocity: velocity, approaching: target)
            #expect(motion.endValue == target)
            #expect(motion.position(at: 0) == start)
            #expect(abs(motion.velocity(at: 0) - velocity) < 1e-12 * abs(velocity))
            #expect(abs(motion.position(at: 60) - target) < 4e-12)  // 7e-13 seen
            for step in 0...50 {
                let left = (target - motion.position(at: 0.04 * Double(step))) * (target - start)
                #expect(left > -1e-9 * abs(target - start))  // 0 seen
            }
        }
    }

    @Test func `Within a small tolerance a changed target is not settled early`() throws {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<randomCases(200) {
            let (start, distance) = (random.uniform(-2_000...2_000), random.uniform(-2_000...2_000))
            let target = start + distance
            let motion = ScrollMotion(
                from: start, initialVelocity: distance * random.uniform(1...20), approaching: target)
            for tolerance in [1e-6, 1e-10] {
                let settled = try #require(motion.settlingDuration(within: Tolerance(distance: tolerance)))
                // Up to 9e-11 above, with a rest that is not the target.
                #expect(abs(motion.position(at: settled) - target) <= tolerance + 4e-12)
            }
        }
    }

    @Test func `A release is continuous, and without a bounce never leaves the edges`() throws {
        var random = SeededGenerator(seed: 9)
        for index in 0..<randomCases(500) {
            let high = random.uniform(1...3_000)
            let start = random.uniform(0...high)
            let velocity = random.uniform(-8_000...8_000)
            let physics = index.isMultiple(of: 2) ? ScrollPhysics.iOS : .android
            let motion = try ScrollMotion(
                released: start, initialVelocity: velocity, minimum: 0, maximum: high, physics: physics,
                rate: random.chance(0.5) ? .fast : .normal, bounces: false)
            let end = try #require(motion.settlingDuration(within: 1e-6))
            var before = start
            for step in 0...200 {
                let now = motion.position(at: end * Double(step) / 200)
                #expect(now >= -1e-9 && now <= high + 1e-9)
                #expect(abs(now - before) <= abs(velocity) * end / 200 + 1e-9)
                before = now
            }
            #expect(abs(before - motion.endValue) < 2e-6)
        }
    }

    @Test func `Content that starts beyond an edge stops at the other edge without a bounce`() throws {
        // The farthest position was 463 where the stop at the second edge was missing.
        let thrown = try ScrollMotion(
            released: -50, initialVelocity: 6_000, minimum: 0, maximum: 300, physics: .iOS, bounces: false)
        let highest = (0...2_000).map { thrown.position(at: Double($0) / 1_000) }.max()
        #expect(highest == 300 && thrown.endValue == 300)
        checkProperty(seed: 62, cases: 300, Self.outside) { release in
            let motion = try ScrollMotion(
                released: release.start, initialVelocity: release.velocity, minimum: 0,
                maximum: release.maximum,
                physics: .iOS, bounces: false)
            guard let end = motion.settlingDuration(within: 1e-6) else { return "never settles" }
            for step in 0...400 {
                let position = motion.position(at: end * Double(step) / 400)
                // On the side of its start it may first move away. It never passes the other edge.
                let excess = release.start < 0 ? position - release.maximum : -position
                if excess > 1e-9 { return "\(position) at \(end * Double(step) / 400)" }
            }
            return abs(motion.position(at: end) - motion.endValue) <= 2e-6 ? nil : "not at its end"
        }
    }

    /// A release beyond an edge, at any velocity.
    struct OutsideRelease {
        var start, velocity, maximum: Double
    }

    static let outside = Generator<OutsideRelease> { random in
        let maximum = random.uniform(1...3_000)
        let beyond = random.logUniform(1e-3...500)
        let start = random.chance(0.5) ? -beyond : maximum + beyond
        return OutsideRelease(start: start, velocity: random.uniform(-9_000...9_000), maximum: maximum)
    }

    @Test func `A fling of Android stretches at the edge with 13 times its velocity`() throws {
        let motion = try ScrollMotion(
            released: 900, initialVelocity: 2_000, minimum: 0, maximum: 1_000, physics: .android)
        let fling = AndroidFling(from: 900, initialVelocity: 2_000)
        let meeting = try #require(fling.time(at: 1_000))
        #expect(abs(motion.position(at: meeting) - 1_000) < 1e-9)
        #expect(abs(motion.velocity(at: meeting + 1e-12) - 13 * fling.velocity(at: meeting)) < 1e-4)
        #expect(motion.position(at: meeting + 0.04) > 1_100)
        #expect(motion.endValue == 1_000)
        let held = try ScrollMotion(
            released: 1_050, initialVelocity: 0, minimum: 0, maximum: 1_000, physics: .android)
        #expect(held.position(at: 0) == 1_050)
        #expect(held.endValue == 1_000)
    }

    @Test func `A timed motion is a cubic from the velocity to rest`() throws {
        let motion = try ScrollMotion(from: 10, initialVelocity: 400, to: 110, duration: 0.3)
        #expect(motion.state(at: 0).velocity == 400)
        #expect(abs(motion.position(at: 0.15) - (10 + 50 + 400 * 0.3 / 8)) < 1e-12)
        #expect(motion.position(at: 0.3) == 110)
        #expect(motion.velocity(at: 0.3) == 0)
        #expect(motion.settlingDuration() == 0.3)
        let h = 1e-6
        let slope = (motion.position(at: 0.1 + h) - motion.position(at: 0.1 - h)) / (2 * h)
        let bend = (motion.velocity(at: 0.1 + h) - motion.velocity(at: 0.1 - h)) / (2 * h)
        #expect(abs(slope - motion.velocity(at: 0.1)) < 1e-5)
        #expect(abs(bend - motion.acceleration(at: 0.1)) < 1e-3)
        #expect(throws: HookeError.self) { try ScrollMotion(from: 0, initialVelocity: 0, to: 1, duration: 0) }
    }

    @Test func `Bad numbers give non-finite motions or errors`() throws {
        #expect(throws: HookeError.self) {
            try ScrollMotion(released: 0, initialVelocity: 0, minimum: 1, maximum: 0, physics: .iOS)
        }
        for physics in ScrollPhysics.allCases {
            let motion = try ScrollMotion(
                released: 0, initialVelocity: .nan, minimum: 0, maximum: 100, physics: physics)
            #expect(!motion.position(at: 1).isFinite)
            #expect(motion.settlingDuration() == nil)
        }
        #expect(!ScrollMotion(from: 0, initialVelocity: .infinity, approaching: 1).position(at: 1).isFinite)
    }
}

import Foundation
import HookeMotion
import TestSupport
import Testing

@Suite struct SmoothDampTests {
    @Test func `Switch and state are those of the 40-digit vector`() throws {
        let damped = try SmoothDamp(to: 10, smoothTime: 0.3, maximumSpeed: 5, from: 0)
        let changes = damped.limitChanges
        #expect(changes.count == 2 && changes[0].isLimited && changes[0].time == 0)
        #expect(abs(changes[1].time - 1.774_999_999_996_048_6) <= 4 * unitRoundoff)
        #expect(!changes[1].isLimited)
        let state = damped.state(at: 2)
        #expect(abs(state.position / 9.414_283_329_608_168 - 1) <= 4 * unitRoundoff)
        #expect(abs(state.velocity / 2.789_127_001_840_678 - 1) <= 8 * unitRoundoff)
    }

    @Test func `Phases and states match the table`() throws {
        var errors = FollowerErrors()
        var times = Worst<String>()
        for item in try FollowerGolden.cases("M") {
            let n = item.numbers
            let damped = try SmoothDamp(
                try #require(item.track), smoothTime: n[0], maximumSpeed: n[1], from: n[2],
                initialVelocity: n[3],
                at: n[4])
            // The table ends with the last state, the motion goes on.
            let changes = damped.limitChanges.map { $0.time }
            guard changes.count >= item.changes.count else {
                Issue.record("\(changes) instead of \(item.changes) of \(item.label)")
                continue
            }
            for (found, expected) in zip(changes, item.changes) {
                times.note((found - expected) / n[0], item.label)
            }
            let last = try #require(item.states.last).time
            #expect(changes.dropFirst(item.changes.count).allSatisfy { $0 > last }, "\(item.label)")
            errors.note(damped, item, rate: 2 / n[0])
        }
        // Worst errors in u of the sizes: 15.5 and 9.7.
        #expect(errors.position.error <= 31, "\(errors.position)")
        #expect(errors.velocity.error <= 20, "\(errors.velocity)")
        #expect(times.error <= 1e-11, "\(times)")
    }

    @Test func `Without a limit it is the follower of the critical spring`() throws {
        let path = try KeyframeTrack(times: [0, 1, 3], values: [0.0, 40, 20], rule: .catmullRom)
        let damped = try SmoothDamp(path, smoothTime: 0.25, from: 3, initialVelocity: 9)
        let follower = try Follower(path, spring: Spring(smoothTime: 0.25), from: 3, initialVelocity: 9)
        let lazy = try SmoothDamp(path, smoothTime: 0.25, maximumSpeed: 1e6, from: 3, initialVelocity: 9)
        for time in [0, 0.3, 1, 2.5, 9] {
            #expect(damped.state(at: time) == follower.state(at: time))
            #expect(lazy.state(at: time) == follower.state(at: time))
        }
        #expect(damped.limitChanges.isEmpty)
    }

    @Test func `A throw from the target is limited on its way back`() throws {
        // 0 to 0, velocity 100, smooth time 0.3, limit 1: by Runge-Kutta steps of 1e-5 s, 6.58. Without the phases after
        // the first free one it would be at 0.13.
        let thrown = try SmoothDamp(to: 0, smoothTime: 0.3, maximumSpeed: 1, from: 0, initialVelocity: 100)
        #expect(abs(thrown.position(at: 1) - 6.58) < 5e-3)
        #expect(thrown.limitChanges.count == 2)
        // Worst difference in 40 cases: 3e-12.
        checkProperty(seed: 110, cases: 40, Self.throwing) { item in
            let damped = try SmoothDamp(
                to: 0, smoothTime: item.smoothTime, maximumSpeed: item.speed, from: item.start,
                initialVelocity: item.velocity)
            let steps = 20_000
            let h = 12 * item.smoothTime / Double(steps)
            var (x, v) = (item.start, item.velocity)
            let size = abs(x) + abs(v) * item.smoothTime
            for step in 1...steps {
                (x, v) = Self.step(x, v, h, item)
                guard step.isMultiple(of: 500) else { continue }
                let found = damped.position(at: Double(step) * h)
                if abs(found - x) > 1e-7 * size { return "\(found) for \(x) at \(Double(step) * h)" }
            }
            return nil
        }
    }

    struct Throw {
        var start, velocity, smoothTime, speed: Double
    }

    static let throwing = Generator<Throw> { random in
        let (smoothTime, speed) = (random.logUniform(0.05...2), random.logUniform(0.1...100))
        let limit = smoothTime * speed
        return Throw(
            start: random.chance(0.3) ? 0 : random.uniform(-3...3) * limit,
            velocity: random.uniform(-40...40) * speed, smoothTime: smoothTime, speed: speed)
    }

    /// A step of Runge and Kutta of x″ = −2ωx′ − ω²·clamp(x), a twin without phases.
    private static func step(_ x: Double, _ v: Double, _ h: Double, _ item: Throw) -> (Double, Double) {
        let (omega, limit) = (2 / item.smoothTime, item.smoothTime * item.speed)
        func pull(_ x: Double, _ v: Double) -> Double {
            -2 * omega * v - omega * omega * min(max(x, -limit), limit)
        }
        let a1 = pull(x, v)
        let (v2, a2) = (v + h / 2 * a1, pull(x + h / 2 * v, v + h / 2 * a1))
        let (v3, a3) = (v + h / 2 * a2, pull(x + h / 2 * v2, v + h / 2 * a2))
        let (v4, a4) = (v + h * a3, pull(x + h * v3, v + h * a3))
        return (x + h / 6 * (v + 2 * v2 + 2 * v3 + v4), v + h / 6 * (a1 + 2 * a2 + 2 * a3 + a4))
    }

    @Test func `The speed approaches the limit, also from above`() throws {
        for velocity in [0.0, 30, -8] {
            let damped = try SmoothDamp(
                to: 1_000, smoothTime: 0.4, maximumSpeed: 12, from: 0, initialVelocity: velocity)
            #expect(abs(damped.velocity(at: 5) - 12) < 1e-9)
            #expect(damped.position(at: .infinity) == 1_000)
        }
        let down = try SmoothDamp(to: -1_000, smoothTime: 0.4, maximumSpeed: 12, from: 0)
        #expect(abs(down.velocity(at: 5) + 12) < 1e-9)
    }

    @Test func `Position, velocity and acceleration are continuous where phases meet`() throws {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<randomCases(50) {
            let times = (0...6).map { Double($0) * 0.3 }
            let path = try KeyframeTrack(
                times: times, values: times.map { _ in random.uniform(-20...20) }, rule: .catmullRom)
            let damped = try SmoothDamp(
                path, smoothTime: 0.3, maximumSpeed: 15, from: random.uniform(-20...20),
                initialVelocity: random.uniform(-60...60))
            for change in damped.limitChanges where change.time > 0 {
                let (before, after) = (
                    damped.state(at: change.time.nextDown), damped.state(at: change.time)
                )
                #expect(abs(before.position - after.position) < 1e-12)
                #expect(abs(before.velocity - after.velocity) < 1e-10)
                #expect(abs(before.acceleration - after.acceleration) < 1e-8)
            }
        }
    }

    @Test func `The stepped rule depends on the frame rate as docs/followers.md says`() throws {
        // 0 to 10, smoothTime 0.3, maximumSpeed 5, at 2 s.
        let exact = try SmoothDamp(to: 10, smoothTime: 0.3, maximumSpeed: 5, from: 0).position(at: 2)
        let rates: [(Double, Double)] = [(30, 9.0863), (60, 9.2563), (120, 9.3370), (240, 9.3760)]
        for (rate, expected) in rates {
            let stepped = SteppedSmoothDamp.position(
                at: 2, rate: rate, to: 10, smoothTime: 0.3, maximumSpeed: 5)
            #expect(abs(stepped - expected) < 5e-5, "\(stepped)")
            #expect(exact > stepped)
        }
    }

    @Test(arguments: [Double.nan, .infinity, 0, -1])
    func `Times and speeds outside their domain are errors`(value: Double) {
        #expect(throws: HookeError.self) { try SmoothDamp(to: 1, smoothTime: value, from: 0) }
        if value != .infinity {
            #expect(throws: HookeError.self) {
                try SmoothDamp(to: 1, smoothTime: 1, maximumSpeed: value, from: 0)
            }
        }
        if value != 0, value != -1 {
            #expect(throws: HookeError.self) { try SmoothDamp(to: value, smoothTime: 1, from: 0) }
            #expect(throws: HookeError.self) { try SmoothDamp(to: 1, smoothTime: 1, from: value) }
        }
    }

    @Test func `A SmoothDamp survives coding`() throws {
        let path = try KeyframeTrack(times: [0, 1], values: [0.0, 4], rule: .catmullRom)
        for speed in [3.0, .infinity] {
            let damped = try SmoothDamp(
                path, smoothTime: 0.2, maximumSpeed: speed, from: 2, initialVelocity: -7)
            let data = try JSONEncoder().encode(damped)
            let decoded = try JSONDecoder().decode(SmoothDamp.self, from: data)
            #expect(decoded == damped && decoded.position(at: 0.4) == damped.position(at: 0.4))
        }
    }
}

/// The rule that Unity publishes, frame by frame: a rational approximation of e^(−y), and limits once a frame.
enum SteppedSmoothDamp {
    static func position(
        at time: Double, rate: Double, to target: Double, smoothTime: Double, maximumSpeed: Double
    ) -> Double {
        var (x, v) = (0.0, 0.0)
        let dt = 1 / rate
        for _ in 0..<Int(time * rate) {
            let omega = 2 / smoothTime
            let y = omega * dt
            let e = 1 / (1 + y + 0.48 * y * y + 0.235 * y * y * y)
            let most = maximumSpeed * smoothTime
            let change = min(max(x - target, -most), most)
            let goal = x - change
            let temporary = (v + omega * change) * dt
            v = (v - omega * temporary) * e
            var next = goal + (change + temporary) * e
            if (target - x > 0) == (next > target) {
                next = target
                v = (next - target) / dt
            }
            x = next
        }
        return x
    }
}

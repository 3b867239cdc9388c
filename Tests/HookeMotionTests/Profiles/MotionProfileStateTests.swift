import Foundation
import HookeMotion
import TestSupport
import Testing

/// Motions from any state to any state with a limited jerk.
@Suite struct MotionProfileStateTests {
    /// A motion between states on one axis.
    struct Case: CustomStringConvertible, Sendable {
        var start, end: MotionState<Double>
        var speed, reverseSpeed, acceleration, reverseAcceleration, jerk, reverseJerk: Double

        /// The numbers of a table.
        init(_ n: [Double]) {
            start = MotionState(position: n[0], velocity: n[1], acceleration: n[2])
            end = MotionState(position: n[3], velocity: n[4], acceleration: n[5])
            (speed, reverseSpeed, acceleration, reverseAcceleration, jerk) = (n[6], n[7], n[8], n[9], n[10])
            reverseJerk = jerk
        }

        /// A random motion between states within the limits.
        init(_ random: inout SeededGenerator) {
            func size(_ range: ClosedRange<Double>) -> Double { random.logUniform(range) }
            let (sizes, jerk) = ((0..<4).map { _ in size(0.1...100) }, size(0.1...1_000))
            self.init([0, 0, 0, 0, 0, 0] + sizes + [jerk])
            if random.chance(0.5) { reverseJerk = size(0.1...1_000) }
            let isNear = random.chance(0.3)
            start = state(&random, random.uniform(-10...10))
            end = state(&random, isNear ? start.position + random.uniform(-1...1) * size(1e-4...1) : 0)
            if random.chance(0.3) { end = MotionState(position: end.position, velocity: 0, acceleration: 0) }
        }

        private func state(_ random: inout SeededGenerator, _ position: Double) -> MotionState<Double> {
            while true {
                let v = random.uniform(-reverseSpeed...speed)
                let a = random.uniform(-reverseAcceleration...acceleration)
                let (rise, fall) = (a * a / 2 / jerk, a * a / 2 / reverseJerk)
                let (before, after) = a > 0 ? (v - rise, v + fall) : (v + fall, v - rise)
                guard max(before, after) < speed, min(before, after) > -reverseSpeed else { continue }
                return MotionState(position: position, velocity: v, acceleration: a)
            }
        }

        var description: String {
            "\(start) \(end) \(speed) \(reverseSpeed) \(acceleration) \(reverseAcceleration) \(jerk) \(reverseJerk)"
        }

        var limits: MotionLimits {
            get throws {
                try MotionLimits(
                    speed: speed, reverseSpeed: reverseSpeed, acceleration: acceleration,
                    reverseAcceleration: reverseAcceleration, jerk: jerk, reverseJerk: reverseJerk)
            }
        }

        func profile(mirrored: Bool = false, duration: Double? = nil) throws -> MotionProfile<Double> {
            let sign: Double = mirrored ? -1 : 1
            let limits =
                mirrored
                ? try MotionLimits(
                    speed: reverseSpeed, reverseSpeed: speed, acceleration: reverseAcceleration,
                    reverseAcceleration: acceleration, jerk: reverseJerk, reverseJerk: jerk) : try limits
            return try MotionProfile(
                from: sign * start.position, initialVelocity: sign * start.velocity,
                initialAcceleration: sign * start.acceleration, to: sign * end.position,
                endVelocity: sign * end.velocity, endAcceleration: sign * end.acceleration, within: limits,
                duration: duration)
        }
    }

    @Test func `Durations and states are those of wider arithmetic`() throws {
        // Worst error of a duration: 2 u.
        var (durations, positions, velocities) = (Worst<String>(), Worst<String>(), Worst<String>())
        for words in try goldenLines("profiles") {
            let n = try #require(doubles(words))
            let item = Case(n)
            let profile = try item.profile()
            durations.note(abs(profile.duration / n[11] - 1) / unitRoundoff, "\(item)")
            let state = profile.state(at: n[12])
            let fastest = max(item.speed, item.reverseSpeed)
            let size = fastest * profile.duration + abs(n[0]) + abs(n[3])
            positions.note(abs(state.position - n[13]) / size / unitRoundoff, "\(item)")
            let room = max(item.acceleration, item.reverseAcceleration) * profile.duration
            velocities.note(abs(state.velocity - n[14]) / (fastest + room) / unitRoundoff, "\(item)")
        }
        #expect(durations.error <= 8, "\(durations)")
        #expect(positions.error <= 8, "\(positions)")
        #expect(velocities.error <= 8, "\(velocities)")
    }

    /// The vectors of another library, of which `HOOKE_DATA` has the table.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["HOOKE_DATA"] != nil, "HOOKE_DATA is not set"))
    func `Durations are those of another library`() throws {
        let folder = try #require(ProcessInfo.processInfo.environment["HOOKE_DATA"])
        let url = URL(fileURLWithPath: folder + "/limits/one-axis.csv")
        let text = try String(contentsOf: url, encoding: .utf8)
        var count = 0
        for line in text.split(separator: "\n").dropFirst() {
            let columns = line.split(separator: ",", omittingEmptySubsequences: false).suffix(13).map {
                Double($0)
            }
            let n = columns.map { $0 ?? .infinity }
            let profile = try Case([n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[6], n[7], n[7], n[8]])
                .profile()
            #expect(abs(profile.duration / n[9] - 1) < 1e-11, "\(line) \(profile.duration)")
            count += 1
        }
        #expect(count == 50)
    }

    @Test func `Motions between any states keep their limits, join and arrive`() throws {
        var random = SeededGenerator(seed: 61)
        for _ in 0..<randomCases(200) {
            let item = Case(&random)
            let profile = try item.profile()
            let mirrored = try item.profile(mirrored: true)
            #expect(abs(mirrored.duration / profile.duration - 1) <= 16 * unitRoundoff, "\(item)")
            #expect(profile.state(at: 0) == item.start && profile.state(at: profile.duration) == item.end)
            #expect(Self.fault(of: profile, item) == nil, "\(item)")
        }
    }

    /// What is wrong with a motion, at 500 times.
    private static func fault(of profile: MotionProfile<Double>, _ item: Case) -> String? {
        let fastest = max(item.speed, item.reverseSpeed)
        let strongest = max(item.acceleration, item.reverseAcceleration)
        let size = fastest * profile.duration + abs(item.start.position) + abs(item.end.position)
        let slack = 1e-13
        var before = (time: 0.0, state: item.start)
        for index in 1...500 {
            let time = min(profile.duration, profile.duration * Double(index) / 500)
            let step = time - before.time
            let (last, now) = (before.state, profile.state(at: time))
            let over = (fastest * 1e-14, strongest * 1e-14)
            guard now.velocity <= item.speed + over.0, now.velocity >= -item.reverseSpeed - over.0 else {
                return "velocity \(now.velocity) at \(time)"
            }
            guard now.acceleration <= item.acceleration + over.1,
                now.acceleration >= -item.reverseAcceleration - over.1
            else { return "acceleration \(now.acceleration) at \(time)" }
            // Each derivative is a mean of the next one.
            let (rise, fall) = (item.jerk * (step + 1e-15 * profile.duration), item.reverseJerk / item.jerk)
            let change = rise * max(1, fall)
            let gain = now.acceleration - last.acceleration
            let gained = (now.acceleration + last.acceleration) / 2 * step
            let way = (now.velocity + last.velocity) / 2 * step
            let jumps = [
                max(gain - rise * (1 + 1e-9), -gain - rise * fall * (1 + 1e-9)) - slack * strongest,
                abs(now.velocity - last.velocity - gained) - change * step - slack
                    * (fastest + strongest * step),
                abs(now.position - last.position - way) - (change * step + slack * strongest) * step - slack
                    * size,
            ]
            if let index = jumps.firstIndex(where: { !($0 <= 0) }) {
                return "jump of order \(2 - index) at \(time)"
            }
            before = (time, now)
        }
        return nil
    }

    @Test func `A jerk may differ by direction`() throws {
        // Speeding up with 2 and 1 units/s³ up to 2 units/s² takes 3 s over 5 units, and so does slowing down.
        let limits = try MotionLimits(acceleration: .infinity, jerk: 2, reverseJerk: 1)
        let profile = try MotionProfile(from: 0, to: 10, within: limits)
        #expect(abs(profile.duration - 6) <= 4 * 6 * unitRoundoff)
        #expect(
            abs(profile.state(at: 1).acceleration - 2) < 1e-14 && abs(profile.position(at: 3) - 5) < 1e-14)
        let back = try MotionProfile(from: 10, initialVelocity: 0, to: 0, within: limits)
        // Backwards the acceleration takes twice as long to fall as to rise.
        #expect(abs(back.state(at: 2).acceleration + 2) < 1e-14 && abs(back.duration - 3 * cbrt(10)) < 1e-14)
        // With a limit of 1 unit/s²: 0.5 s, a hold of 1 s, 1 s, to 1.75 units/s in 2.375 units.
        let held = try MotionLimits(acceleration: 1, jerk: 2, reverseJerk: 1)
        let way = try MotionProfile(from: 0, to: 2 * (1 / 24.0 + 0.25 + 0.5 + 1.25 + 1 / 3.0), within: held)
        #expect(abs(way.duration - 5) < 1e-14 && abs(way.state(at: 2.5).velocity - 1.75) < 1e-14)
        let error = #expect(throws: HookeError.self) { try MotionLimits(acceleration: 1, reverseJerk: 2) }
        #expect(error?.field == "jerk")
    }

    @Test func `Motions of a given duration keep their limits, join and arrive`() throws {
        var random = SeededGenerator(seed: 66)
        var (refused, count) = (0, 0)
        for _ in 0..<randomCases(400) {
            let item = Case(&random)
            let shortest = try item.profile()
            let duration = shortest.duration * (1 + random.logUniform(1e-6...10))
            let isResting = item.end.velocity == 0 && item.end.acceleration == 0
            count += 1
            let profile: MotionProfile<Double>
            do { profile = try item.profile(duration: duration) } catch {
                #expect(!isResting && (error as? HookeError)?.field == .duration, "\(item) \(duration)")
                refused += 1
                continue
            }
            #expect(profile.duration == duration)
            #expect(profile.state(at: 0) == item.start && profile.state(at: duration) == item.end)
            #expect(Self.fault(of: profile, item) == nil, "\(item) \(duration)")
            let mirrored = try item.profile(mirrored: true, duration: duration)
            let middle = (profile.state(at: duration / 2), mirrored.state(at: duration / 2))
            let size = max(item.speed, item.reverseSpeed) * duration + abs(item.start.position)
            #expect(abs(middle.0.position + middle.1.position) < 1e-12 * size, "\(item) \(duration)")
        }
        // Some durations do not exist: the end moves on.
        #expect(refused * 4 < count, "\(refused) of \(count)")
        let limits = try MotionLimits(speed: 5, acceleration: 20, jerk: 100)
        let error = #expect(throws: HookeError.self) {
            try MotionProfile(
                from: 0, initialVelocity: 4, to: 0.4, endVelocity: 4, within: limits, duration: 0.2)
        }
        #expect(error?.field == .duration)
        let both = try MotionProfile(
            from: SIMD2(0, 0), initialVelocity: SIMD2(1, -1), to: SIMD2(4, 1), endVelocity: SIMD2(0, 2),
            within: limits, duration: 3)
        #expect(both.state(at: 3).velocity == SIMD2(0, 2))
        #expect((both.state(at: 3 - 1e-9).position - SIMD2(4, 1)).norm < 4e-9)
    }

    @Test func `The rest of a shortest motion is the shortest, and wider limits make it shorter`() throws {
        var random = SeededGenerator(seed: 63)
        for _ in 0..<randomCases(300) {
            var item = Case(&random)
            item.end.velocity = 0
            item.end.acceleration = 0
            let profile = try item.profile()
            let time = profile.duration * random.uniform(0...1)
            item.start = profile.state(at: time)
            // A rounding of the position is the cube of a time.
            let slack = 1e-4 * profile.duration
            let rest = try item.profile()
            #expect(abs(rest.duration - (profile.duration - time)) <= slack, "\(item)")
            item.speed *= 1.5
            item.acceleration *= 2
            #expect(try item.profile().duration <= rest.duration + slack, "\(item)")
        }
    }

    @Test func `A chain of new targets has no jump`() throws {
        var random = SeededGenerator(seed: 64)
        for _ in 0..<randomCases(100) {
            let limits = try Case(&random).limits
            var motion = try MotionProfile(from: 0, to: random.uniform(-10...10), within: limits)
            for _ in 0..<20 {
                let time = random.uniform(0...1) * motion.duration
                let next = try motion.retargeted(to: random.uniform(-10...10), at: time)
                #expect(next.state(at: 0) == motion.state(at: time))
                let later = next.state(at: 1e-9 * next.duration)
                #expect(
                    abs(later.acceleration - next.initialAcceleration)
                        <= 1.1e-9 * max(limits.jerk, limits.reverseJerk) * next.duration + 1e-13)
                motion = next
            }
            #expect(motion.endVelocity == 0 && motion.settlingDuration() == motion.duration)
        }
        let same = try MotionProfile(
            from: 0, to: 10, within: MotionLimits(speed: 5, acceleration: 20, jerk: 100))
        #expect(abs(try same.retargeted(to: 10, at: 2.3).duration - 0.15) < 1e-9)
        let plane = try MotionProfile(from: SIMD2(0, 0), to: SIMD2(3, 4), within: same.limits)
        let turned = try plane.retargeted(to: SIMD2(0, 1), at: 0.4)
        #expect(turned.state(at: 0) == plane.state(at: 0.4))
        #expect(turned.state(at: turned.duration - 1e-12).velocity.norm < 1e-9)
    }

    @Test func `Starts outside the limits return to them first`() throws {
        let limits = try MotionLimits(speed: 2, acceleration: 3, jerk: 4)
        // Durations by ruckig 0.19.4.
        let rows: [(Double, Double, Double)] = [(3, 0, 5.957_106_781_186_458), (0, 4, 6.040_440_114_519_882)]
        for (velocity, acceleration, duration) in rows {
            let profile = try MotionProfile(
                from: 0, initialVelocity: velocity, initialAcceleration: acceleration, to: 10, within: limits)
            #expect(abs(profile.duration / duration - 1) < 1e-12)
            #expect(
                profile.state(at: 0)
                    == MotionState(position: 0, velocity: velocity, acceleration: acceleration))
            let inside = profile.state(at: 0.75)
            #expect(inside.velocity <= 2 && abs(inside.acceleration) <= 3)
        }
        // From far outside on all sides it still arrives.
        var random = SeededGenerator(seed: 65)
        for _ in 0..<randomCases(300) {
            let profile = try MotionProfile(
                from: 0, initialVelocity: random.uniform(-9...9), initialAcceleration: random.uniform(-9...9),
                to: random.uniform(-9...9), within: limits)
            let last = profile.state(at: profile.duration.nextDown)
            #expect(abs(last.position - profile.endValue) < 1e-13 && abs(last.velocity) < 1e-13)
            for time in stride(from: 14, to: profile.duration, by: 0.01) {
                let state = profile.state(at: time)
                #expect(abs(state.velocity) <= 2 + 1e-14 && abs(state.acceleration) <= 3 + 1e-14)
            }
        }
    }

    @Test func `Starts outside limits that differ by direction return to them, join and stay`() throws {
        var random = SeededGenerator(seed: 67)
        for _ in 0..<randomCases(400) {
            var item = Case(&random)
            item.start.velocity = item.speed * random.uniform(-3...3)
            item.start.acceleration = item.acceleration * random.uniform(-3...3)
            let profile = try item.profile()
            var loose = item
            // What the start leads to.
            let (v, a) = (item.start.velocity, item.start.acceleration)
            let most = abs(v) + a * a / 2 / min(item.jerk, item.reverseJerk)
            loose.speed = max(most, item.speed, item.reverseSpeed)
            loose.reverseSpeed = loose.speed
            loose.acceleration = max(abs(a), item.acceleration, item.reverseAcceleration)
            loose.reverseAcceleration = loose.acceleration
            #expect(Self.fault(of: profile, loose) == nil, "\(item)")
            var wasInside = false
            for index in 0...200 {
                let state = profile.state(at: profile.duration * Double(index) / 200)
                let (v, a) = (state.velocity, state.acceleration)
                let change = a * a.magnitude / 2 / (a > 0 ? item.reverseJerk : item.jerk)
                let slack = 1e-9 * (loose.speed + loose.acceleration)
                let isInside =
                    max(v, v + change) <= item.speed + slack
                    && min(v, v + change) >= -item.reverseSpeed - slack
                    && a <= item.acceleration + slack && a >= -item.reverseAcceleration - slack
                #expect(isInside || !wasInside, "\(item) \(index)")
                wasInside = isInside
            }
            #expect(wasInside, "\(item)")
            (item.end.velocity, item.end.acceleration) = (0, 0)
            let duration = try item.profile().duration * 1.5
            let slow = try item.profile(duration: duration)
            (loose.end, loose.start) = (item.end, item.start)
            #expect(Self.fault(of: slow, loose) == nil, "\(item) \(duration)")
        }
        // It slows down at the largest rate until it is at the limit: 0.75 s, and 5.625 s.
        let limits = try MotionLimits(speed: 2, acceleration: 3, jerk: 4)
        let fast = try MotionProfile(from: 0, initialVelocity: 20, to: 200, within: limits)
        #expect(
            abs(fast.velocity(at: 6.375) - 2) < 1e-13 && abs(fast.state(at: 6.5).acceleration + 2.5) < 1e-13)
    }

    @Test func `Limits may differ by direction, or be absent`() throws {
        let limits = try MotionLimits(speed: 5, reverseSpeed: 2, acceleration: 20, reverseAcceleration: 10)
        #expect(try MotionProfile(from: 0, to: 10, within: limits).duration == 2.375)
        #expect(try MotionProfile(from: 0, initialVelocity: 0, to: -10, within: limits).duration == 5.15)
        let one = try MotionLimits(speed: 4)
        #expect(try MotionProfile(from: 0, to: 10, within: one).duration == 2.5)
        #expect(try MotionProfile(from: 0, to: 10, within: one, duration: 5).velocity(at: 1) == 2)
        #expect(throws: HookeError.self) { try MotionLimits(acceleration: 1, reverseAcceleration: .infinity) }
        // Without a limit of the jerk, to a velocity.
        let plain = try MotionLimits(speed: 2, acceleration: 3)
        let moving = try MotionProfile(from: 0, initialVelocity: 1, to: 10, endVelocity: -1, within: plain)
        #expect(abs(moving.duration - 35 / 6) < 4e-15)
        #expect(moving.velocity(at: moving.duration) == -1 && moving.position(at: moving.duration + 1) == 9)
        #expect(moving.settlingDuration() == nil)
    }

    @Test func `Errors name the field and the value`() throws {
        let limits = try MotionLimits(speed: 2, acceleration: 3, jerk: 4)
        func refusal(_ velocity: Double, _ acceleration: Double) -> String? {
            do throws(HookeError) {
                _ = try MotionProfile(
                    from: 0, initialVelocity: 0, to: 1, endVelocity: velocity, endAcceleration: acceleration,
                    within: limits)
                return nil
            } catch { return "\(error)" }
        }
        #expect(refusal(2.5, 0)?.hasPrefix("endVelocity is 2.5") == true)
        #expect(refusal(0, -3.5)?.hasPrefix("endAcceleration is -3.5") == true)
        #expect(refusal(1.5, -2.5)?.hasPrefix("endAcceleration is -2.5") == true)
        #expect(refusal(1.5, 2.5) == nil)
        // The velocity before would be 1.53, not 2.28.
        let quick = try MotionLimits(speed: 2, acceleration: 3, jerk: 4, reverseJerk: 100)
        let slowing = try MotionProfile(
            from: 0, initialVelocity: 0, to: 1, endVelocity: 1.5, endAcceleration: -2.5, within: quick)
        #expect(slowing.state(at: slowing.duration - 1e-9).velocity > 1.5)
        #expect(refusal(.nan, 0)?.hasPrefix("endVelocity is nan") == true)
        let error = #expect(throws: HookeError.self) {
            try MotionLimits(speed: 1, reverseSpeed: 0, acceleration: 1)
        }
        #expect(error?.field == "reverseSpeed")
        let two = #expect(throws: HookeError.self) {
            try MotionProfile(
                from: SIMD2(0, 0), initialVelocity: .zero, to: SIMD2(1, 1), endVelocity: SIMD2(1, 0),
                within: limits)
        }
        #expect(two?.field == "endVelocity")
    }
}

import Foundation
import HookeMotion
import TestSupport
import Testing

/// Motions from any state to any state with a limited jerk.
@Suite struct MotionProfileStateTests {
    /// A motion between states on one axis.
    struct Case: CustomStringConvertible, Sendable {
        var start, end: MotionState<Double>
        var speed, reverseSpeed, acceleration, reverseAcceleration, jerk: Double

        /// The numbers of a table.
        init(_ n: [Double]) {
            start = MotionState(position: n[0], velocity: n[1], acceleration: n[2])
            end = MotionState(position: n[3], velocity: n[4], acceleration: n[5])
            (speed, reverseSpeed, acceleration, reverseAcceleration, jerk) = (n[6], n[7], n[8], n[9], n[10])
        }

        /// A random motion between states within the limits.
        init(_ random: inout SeededGenerator) {
            func size(_ range: ClosedRange<Double>) -> Double { random.logUniform(range) }
            let (sizes, jerk) = ((0..<4).map { _ in size(0.1...100) }, size(0.1...1_000))
            self.init([0, 0, 0, 0, 0, 0] + sizes + [jerk])
            let isNear = random.chance(0.3)
            start = state(&random, random.uniform(-10...10))
            end = state(&random, isNear ? start.position + random.uniform(-1...1) * size(1e-4...1) : 0)
            if random.chance(0.3) { end = MotionState(position: end.position, velocity: 0, acceleration: 0) }
        }

        private func state(_ random: inout SeededGenerator, _ position: Double) -> MotionState<Double> {
            while true {
                let v = random.uniform(-reverseSpeed...speed)
                let a = random.uniform(-reverseAcceleration...acceleration)
                let change = a * a / 2 / jerk
                guard v + change < speed, v - change > -reverseSpeed else { continue }
                return MotionState(position: position, velocity: v, acceleration: a)
            }
        }

        var description: String {
            "\(start) \(end) \(speed) \(reverseSpeed) \(acceleration) \(reverseAcceleration) \(jerk)"
        }

        var limits: MotionLimits {
            get throws {
                try MotionLimits(
                    speed: speed, reverseSpeed: reverseSpeed, acceleration: acceleration,
                    reverseAcceleration: reverseAcceleration, jerk: jerk)
            }
        }

        func profile(mirrored: Bool = false) throws -> MotionProfile<Double> {
            let sign: Double = mirrored ? -1 : 1
            let limits =
                mirrored
                ? try MotionLimits(
                    speed: reverseSpeed, reverseSpeed: speed, acceleration: reverseAcceleration,
                    reverseAcceleration: acceleration, jerk: jerk) : try limits
            return try MotionProfile(
                from: sign * start.position, initialVelocity: sign * start.velocity,
                initialAcceleration: sign * start.acceleration, to: sign * end.position,
                endVelocity: sign * end.velocity, endAcceleration: sign * end.acceleration, within: limits)
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
            let change = item.jerk * (step + 1e-15 * profile.duration)
            let gained = (now.acceleration + last.acceleration) / 2 * step
            let way = (now.velocity + last.velocity) / 2 * step
            let jumps = [
                abs(now.acceleration - last.acceleration) - change * (1 + 1e-9) - slack * strongest,
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
                    abs(later.acceleration - next.initialAcceleration) <= 1.1e-9 * limits.jerk * next.duration
                        + 1e-13)
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

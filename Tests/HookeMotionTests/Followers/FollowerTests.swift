import Foundation
import HookeMotion
import TestSupport
import Testing

@Suite struct FollowerTests {
    static let spring = try! Spring(mass: 1, stiffness: 100, damping: 12)

    @Test func `A cubic is followed as the 40-digit vectors say`() throws {
        // p = 5 + 30s − 20s² + 8s³.
        let path = try KeyframeTrack(
            times: [0, 1], values: [5.0, 23],
            interpolations: [.hermite(startVelocity: 30, endVelocity: 14)])
        let expected: [(FollowerMatching, Double, Double)] = [
            (.position, 7.487_992_868_970_858, 39.286_058_080_519_7),
            (.velocity, 10.386_603_830_342_967, 44.544_605_905_235_51),
            (.acceleration, 10.063_972_347_306_148, 43.981_676_854_851_735),
        ]
        for (matching, position, velocity) in expected {
            let follower = try Follower(
                path, spring: Self.spring, matching: matching, from: 0, initialVelocity: -10)
            let state = follower.state(at: 0.25)
            #expect(abs(state.position / position - 1) <= 4 * unitRoundoff, "\(matching)")
            #expect(abs(state.velocity / velocity - 1) <= 4 * unitRoundoff, "\(matching)")
        }
    }

    @Test func `States match the table`() throws {
        // Taylor series of 50 digits in small steps. Sizes: the path's terms, |x| and |v|/(2g + ω0) so far.
        var errors = FollowerErrors()
        for item in try FollowerGolden.cases("F") { try Self.note(item, &errors) }
        // Worst errors in u of the sizes: 24.9, 5.6 and 6.7; without the parts of slow pieces 2,400.
        #expect(errors.position.error <= 50, "\(errors.position)")
        #expect(errors.velocity.error <= 12, "\(errors.velocity)")
        #expect(errors.acceleration.error <= 14, "\(errors.acceleration)")
    }

    /// `HOOKE_FOLLOWERS` names a table by scripts/lib/followers-reference.c.
    @Test(
        .enabled(
            if: ProcessInfo.processInfo.environment["HOOKE_FOLLOWERS"] != nil,
            "HOOKE_FOLLOWERS names the table"))
    func `States match 113-bit arithmetic on many tracks`() throws {
        let name = try #require(ProcessInfo.processInfo.environment["HOOKE_FOLLOWERS"])
        let text = try String(contentsOf: URL(fileURLWithPath: name), encoding: .utf8)
        let lines = text.split(separator: "\n").map { $0.split(separator: " ") }
        var errors = FollowerErrors()
        let cases = try FollowerGolden.cases("F", lines: lines)
        for item in cases { try Self.note(item, &errors) }
        print(
            cases.count, "tracks; worst errors in u of the sizes:\n", errors.position, "\n",
            errors.velocity, "\n", errors.acceleration)
        #expect(errors.position.error <= Self.bound.position, "\(errors.position)")
        #expect(errors.velocity.error <= Self.bound.velocity, "\(errors.velocity)")
        #expect(errors.acceleration.error <= Self.bound.acceleration, "\(errors.acceleration)")
    }

    /// The bounds of docs/internals/followers.md, in u of the sizes.
    static let bound = (position: 1_000.0, velocity: 1_000.0, acceleration: 1_000.0)

    private static func note(_ item: FollowerGolden, _ errors: inout FollowerErrors) throws {
        let n = item.numbers
        let spring = try Spring(mass: n[0], stiffness: n[1], damping: n[2])
        let follower = try Follower(
            try #require(item.track), spring: spring, matching: FollowerMatching.allCases[Int(n[3])],
            from: n[4], initialVelocity: n[5], at: n[6])
        errors.note(follower, item, rate: spring.angularFrequency + 2 * spring.decayRate)
        for time in item.states.map({ $0.time }) {
            let state = follower.state(at: time)
            #expect(follower.position(at: time) == state.position)
            #expect(follower.velocity(at: time) == state.velocity)
            #expect(follower.acceleration(at: time) == state.acceleration)
        }
    }

    @Test func `At a start inside a segment the acceleration is that of the spring`() throws {
        // Here key + (start − key) is an ulp after the start.
        let path = try KeyframeTrack(
            times: [3.012_914_546_064_860_9, 12.432_515_203_737_347], values: [12.5, -23], rule: .linear)
        let start = 7.224_480_811_698_124_5
        let follower = try Follower(path, spring: Self.spring, from: 27, initialVelocity: -219, at: start)
        let pull = 100 * (path.value(at: start) - 27) - 12 * -219.0
        #expect(abs(follower.acceleration(at: start) / pull - 1) < 1e-13)
        #expect(follower.position(at: start) == 27 && follower.velocity(at: start) == -219)
    }

    @Test func `Reading at any rate and in any order gives equal bits`() throws {
        var random = SeededGenerator(seed: 7)
        let times = (0...40).map { Double($0) / 90 }
        let path = try KeyframeTrack(
            times: times, values: times.map { 100 * sin(9 * $0) }, rule: .catmullRom)
        let follower = try Follower(path, spring: .interactive, matching: .velocity, from: 0)
        let twin = try Follower(path, spring: .interactive, matching: .velocity, from: 0)
        var seen: [Double: MotionState<Double>] = [:]
        for rate in [30.0, 60, 120, 240] {
            for frame in 0...Int(rate / 2) {
                seen[Double(frame) / rate] = follower.state(at: Double(frame) / rate)
            }
        }
        for _ in 0..<200 {
            let time = random.uniform(0...0.6)
            seen[time] = follower.state(at: time)
        }
        for (time, state) in seen.shuffled(using: &random) { #expect(twin.state(at: time) == state) }
    }

    @Test func `A follower of a resting target is the spring's motion to the bit`() throws {
        let path = try KeyframeTrack(times: [0, 1, 2], values: [40.0, 40, 40], rule: .catmullRom)
        let follower = try Follower(path, spring: Self.spring, from: 3, initialVelocity: 200)
        let motion = SpringMotion(spring: Self.spring, from: 3, to: 40, initialVelocity: 200)
        for time in [0, 0.1, 0.9] { #expect(follower.state(at: time) == motion.state(at: time)) }
    }

    @Test func `Behind a line it lags by 2ζ/ω0, or not at all with matching`() throws {
        let path = try KeyframeTrack(times: [0, 20], values: [0.0, 1_000], rule: .linear)
        let lag = 12.0 / 100
        for matching in FollowerMatching.allCases {
            let follower = try Follower(path, spring: Self.spring, matching: matching, from: 0)
            let expected = 50 * (10 - (matching == .position ? lag : 0))
            #expect(abs(follower.position(at: 10) - expected) < 1e-11, "\(matching)")
            #expect(abs(follower.velocity(at: 10) - 50) < 1e-11)
        }
        #expect(Self.spring.smoothTime == lag)
    }

    @Test func `With acceleration matching it stays on a cubic that it starts on`() throws {
        let path = try KeyframeTrack(
            times: [0, 2], values: [5.0, -9], interpolations: [.hermite(startVelocity: 30, endVelocity: 70)])
        for duration in [0.2, 2] {
            let follower = try Follower(
                path, spring: try Spring(response: duration, dampingRatio: 0.4), matching: .acceleration,
                from: 5, initialVelocity: 30)
            for time in stride(from: 0, to: 2, by: 0.1) {
                #expect(abs(follower.position(at: time) - path.value(at: time)) <= 64 * unitRoundoff * 100)
            }
        }
    }

    @Test func `Position and velocity are continuous at keys and jumps, and derivatives match`() throws {
        let path = try KeyframeTrack(
            times: [0, 0.5, 0.5, 0.51, 2], values: [0.0, 50, -20, -18, 30], rule: .catmullRom)
        for matching in FollowerMatching.allCases {
            let follower = try Follower(
                path, spring: Self.spring, matching: matching, from: 8, initialVelocity: 60)
            for time in path.times {
                let (before, after) = (follower.state(at: time.nextDown), follower.state(at: time))
                #expect(abs(before.position - after.position) < 1e-12)
                #expect(abs(before.velocity - after.velocity) < 1e-9)
            }
            for time in [0.2, 0.505, 1.3, 2.4] {
                let h = 1e-5
                let (a, b) = (follower.state(at: time - h), follower.state(at: time + h))
                let now = follower.state(at: time)
                #expect(abs((b.position - a.position) / (2 * h) - now.velocity) < 1e-2)
                #expect(abs((b.velocity - a.velocity) / (2 * h) - now.acceleration) < 1e-1)
            }
        }
    }

    @Test func `A path sampled finely loses no digits in short pieces`() throws {
        // The same cubic in one segment, and in 2,000: pieces of ω0·h = 0.005. Worst difference: 15.4 u of 23.
        let whole = try KeyframeTrack(
            times: [0, 1], values: [5.0, 23],
            interpolations: [.hermite(startVelocity: 30, endVelocity: 14)])
        let times = (0...2_000).map { Double($0) / 2_000 }
        let parts = try KeyframeTrack(
            times: times, values: times.map { whole.value(at: $0) },
            interpolations: zip(times, times.dropFirst()).map {
                .hermite(startVelocity: whole.velocity(at: $0), endVelocity: whole.velocity(at: $1))
            })
        var worst = Worst<Double>()
        for matching in FollowerMatching.allCases {
            let one = try Follower(
                whole, spring: Self.spring, matching: matching, from: 0, initialVelocity: -10)
            let many = try Follower(
                parts, spring: Self.spring, matching: matching, from: 0, initialVelocity: -10)
            for time in stride(from: 0.0, to: 1.5, by: 0.0123) {
                worst.note((one.position(at: time) - many.position(at: time)) / (23 * unitRoundoff), time)
            }
        }
        #expect(worst.error <= 31, "\(worst)")
    }

    @Test func `An error of the path costs at most its factor times as much`() throws {
        // The worst error of a path changes its sign each half period of the spring's oscillation.
        for ratio in [0.05, 0.2, 0.6, 1, 2.5] {
            let spring = try Spring(response: 0.5, dampingRatio: ratio)
            let factor = spring.pathErrorFactor
            let half = ratio < 1 ? .pi / spring.dampedAngularFrequency : 1.0
            var (times, values, sign) = ([0.0], [1.0], 1.0)
            for index in 1...60 {
                times += [Double(index) * half, Double(index) * half]
                values += [sign, -sign]
                sign = -sign
            }
            let path = try KeyframeTrack(times: times, values: values, rule: .linear)
            let follower = try Follower(path, spring: spring, from: 0)
            let largest = (0...6_000).map { abs(follower.position(at: Double($0) / 100 * half)) }.max()!
            #expect(largest <= factor * (1 + 1e-12))
            if ratio < 1 { #expect(largest > factor * 0.999) }
            if ratio < 1 {
                #expect(abs(factor * tanh(.pi * ratio / (2 * (1 - ratio * ratio).squareRoot())) - 1) < 1e-14)
            }
        }
    }

    @Test func `Before its start it moves uniformly, at infinity it is at the last value`() throws {
        let path = try KeyframeTrack(times: [1, 2], values: [0.0, 8], rule: .linear)
        let follower = try Follower(path, spring: Self.spring, from: 4, initialVelocity: 6)
        #expect(follower.startTime == 1)
        #expect(follower.state(at: 0.5) == MotionState(position: 1, velocity: 6, acceleration: 0))
        #expect(follower.position(at: .infinity) == 8)
        #expect(follower.position(at: .nan).isNaN && follower.velocity(at: .nan).isNaN)
        #expect(follower.endOfPath == 2)
        let settled = try #require(follower.settlingDuration(within: 0.01))
        #expect(settled > 2 && abs(follower.position(at: settled + 1e-9) - 8) <= 0.01)
        #expect(follower.ending.position(at: 0.3) == follower.position(at: 2.3))
    }

    @Test func `Vectors are followed by components`() throws {
        let times = [0.0, 0.1, 0.4]
        let path = try KeyframeTrack(
            times: times, values: [SIMD2(0, 5), SIMD2(40, -2), SIMD2(60, 9)], rule: .catmullRom)
        let follower = try Follower(
            path, spring: Self.spring, matching: .velocity, from: SIMD2(1, 2), initialVelocity: SIMD2(-5, 80))
        for component in 0..<2 {
            let scalar = try Follower(
                KeyframeTrack(times: times, values: path.values.map { $0[component] }, rule: .catmullRom),
                spring: Self.spring, matching: .velocity, from: [1.0, 2][component],
                initialVelocity: [-5.0, 80][component])
            for time in [0, 0.05, 0.2, 0.9] {
                #expect(follower.position(at: time)[component] == scalar.position(at: time))
            }
        }
    }

    @Test func `Paths that are not polynomials, and numbers that are not finite, are errors`() throws {
        for interpolation in [Interpolation<Double>.spring(.bouncy), .eased(.easeInOut)] {
            let path = try KeyframeTrack(
                times: [0, 1, 2], values: [0.0, 4, 1], interpolations: [.linear, interpolation])
            let error = #expect(throws: HookeError.self) { try Follower(path, spring: .smooth, from: 0) }
            #expect(error?.field == "path")
            #expect(error?.description.contains("segment 1") == true)
            let straight = try path.linearApproximation(error: 0.01).track
            #expect(throws: Never.self) { try Follower(straight, spring: .smooth, from: 0) }
        }
        let path = try KeyframeTrack(times: [0, 1], values: [0.0, 4], rule: .linear)
        for bad in [Double.nan, .infinity, -.infinity] {
            #expect(throws: HookeError.self) { try Follower(path, spring: .smooth, from: bad) }
            #expect(throws: HookeError.self) {
                try Follower(path, spring: .smooth, from: 0, initialVelocity: bad)
            }
            #expect(throws: HookeError.self) { try Follower(path, spring: .smooth, from: 0, at: bad) }
        }
        let steep = try KeyframeTrack(times: [0, 1e-300, 1], values: [0, 1e308, 0.0], rule: .linear)
        #expect(throws: HookeError.self) {
            try Follower(steep, spring: .smooth, matching: .velocity, from: 0)
        }
    }

    @Test func `A follower survives coding`() throws {
        let path = try KeyframeTrack(times: [0, 1], values: [0.0, 4], rule: .catmullRom)
        let follower = try Follower(
            path, spring: .bouncy, matching: .velocity, from: 2, initialVelocity: -7, at: -0.5)
        let data = try JSONEncoder().encode(follower)
        let decoded = try JSONDecoder().decode(Follower<Double>.self, from: data)
        #expect(decoded == follower && decoded.hashValue == follower.hashValue)
        #expect(decoded.state(at: 0.7) == follower.state(at: 0.7))
    }
}

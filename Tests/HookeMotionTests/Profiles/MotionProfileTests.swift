import Foundation
import HookeMotion
import TestSupport
import Testing

@Suite struct MotionProfileTests {
    static let limits = try! MotionLimits(speed: 5, acceleration: 20)

    @Test(arguments: [
        (0.0, 0.0, 10.0, 2.25), (0, -3, 10, 2.445), (0, 12, 1, 1.37), (0, 8, 10, 2.08),
        (0, 3, 0.2, 0.220_710_678_118_654_75),
    ])
    func `Durations from any state are those of the vectors`(row: (Double, Double, Double, Double)) throws {
        let (start, velocity, end, duration) = row
        let profile = try MotionProfile(from: start, initialVelocity: velocity, to: end, within: Self.limits)
        #expect(abs(profile.duration / duration - 1) <= 4 * unitRoundoff, "\(profile.duration)")
        let mirrored = try MotionProfile(
            from: -start, initialVelocity: -velocity, to: -end, within: Self.limits)
        #expect(mirrored.duration == profile.duration)
        #expect(mirrored.position(at: 0.1) == -profile.position(at: 0.1))
        if velocity == 0 {
            #expect(try MotionProfile(from: start, to: end, within: Self.limits).duration == profile.duration)
        }
    }

    /// Starts, velocities, ends, limits and durations, by mpmath with 60 digits. Braking at once takes the distance within
    /// 2 ulps of the end, which is less than the rounding of end − start.
    static let closeStops: [[Double]] = [
        [
            -8.404_462_758_173_477, 43.907_074_378_863_705, 292.181_954_673_395_64, 77.973_090_824_992_24,
            3.206_783_588_200_481, 13.691_935_601_897_79,
        ],
        [
            -140.933_788_133_470_1, -62.847_148_693_589_65, -348.114_535_625_486_4, 164.433_584_106_270_36,
            9.532_169_727_948_235, 6.593_162_993_030_055,
        ],
        [
            -53.083_453_070_091_31, -77.426_023_756_568_6, -5_229.838_237_221_167, 12.762_990_709_718_842,
            0.579_010_345_738_811_7, 133.721_315_015_344_7,
        ],
        [
            252.901_087_296_025_14, -57.469_251_613_691_256, 7.878_082_912_221_287, 75.107_111_002_420_51,
            6.739_601_633_209_07, 8.527_099_257_173_125,
        ],
        [
            38.195_572_567_646_25, -78.697_984_504_801_84, -6_210.212_863_670_301, 99.786_484_527_584_86,
            0.495_596_024_837_242_2, 158.794_624_171_263_08,
        ],
    ]

    @Test(arguments: Self.closeStops)
    func `Where braking takes the whole distance, the duration keeps its digits`(row: [Double]) throws {
        // Worst error: 1.1 u. With a rounded end − start the first would be 1.2e-8 off.
        let limits = try MotionLimits(speed: row[3], acceleration: row[4])
        let profile = try MotionProfile(from: row[0], initialVelocity: row[1], to: row[2], within: limits)
        #expect(abs(profile.duration / row[5] - 1) <= 4 * unitRoundoff, "\(profile.duration)")
        let plane = try MotionProfile(
            from: SIMD2(0, row[0]), initialVelocity: SIMD2(0, row[1]), to: SIMD2(0, row[2]), within: limits)
        #expect(plane.duration == profile.duration)
        let mirrored = try MotionProfile(from: -row[0], initialVelocity: -row[1], to: -row[2], within: limits)
        #expect(mirrored.duration == profile.duration)
    }

    @Test func `It settles at its duration`() throws {
        let profile = try MotionProfile(from: 0, to: 10, within: Self.limits)
        #expect(
            profile.settlingDuration() == 2.25 && profile.settlingDuration(within: .relative(0.1)) == 2.25)
        let shown = try Handover(
            from: UniformMotion(from: 0.0, velocity: 3), to: profile, at: 1, by: .quintic(0.5))
        #expect(try #require(shown.settlingDuration()) == 2.25)
    }

    @Test(arguments: [(10.0, 2.45), (2, 0.863_324_958_071_08), (0.1, 0.317_480_210_393_639_9)])
    func `Durations with limited jerk are those of the vectors`(row: (Double, Double)) throws {
        let limits = try MotionLimits(speed: 5, acceleration: 20, jerk: 100)
        let profile = try MotionProfile(from: 0, to: row.0, within: limits)
        #expect(abs(profile.duration / row.1 - 1) <= 4 * unitRoundoff, "\(profile.duration)")
        // In the first half of the acceleration the jerk is the limit.
        #expect(abs(profile.acceleration(at: 0.01) - 1) < 1e-14)
        Self.check(profile, limits, "\(row)")
    }

    @Test func `Random motions keep their limits and end at rest at their end`() throws {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<randomCases(500) {
            func size() -> Double { pow(10, random.uniform(-2...2)) }
            let limits = try MotionLimits(speed: size(), acceleration: size())
            let (start, end) = (random.uniform(-1...1) * size(), random.uniform(-1...1) * size())
            let velocity = random.uniform(-1...1) * size()
            let label = "\(start) \(velocity) \(end) \(limits)"
            let fastest = try MotionProfile(from: start, initialVelocity: velocity, to: end, within: limits)
            Self.check(fastest, limits, label)
            let longer = fastest.duration * (1 + size())
            let slow = try MotionProfile(
                from: start, initialVelocity: velocity, to: end, within: limits, duration: longer)
            #expect(slow.duration == longer)
            Self.check(slow, limits, label)
            #expect(throws: HookeError.self) {
                try MotionProfile(
                    from: start, initialVelocity: velocity, to: end, within: limits,
                    duration: fastest.duration * 0.999)
            }
            let smooth = try MotionLimits(speed: size(), acceleration: size(), jerk: size())
            let resting = try MotionProfile(from: start, to: end, within: smooth)
            Self.check(resting, smooth, "\(label) \(smooth)")
            let stretched = try MotionProfile(
                from: start, to: end, within: smooth, duration: 2 * resting.duration)
            #expect(stretched.duration == 2 * resting.duration)
            Self.check(stretched, smooth, "\(label) \(smooth)")
        }
    }

    /// Checks limits, both ends, continuity and derivatives at many times.
    private static func check(_ profile: MotionProfile<Double>, _ limits: MotionLimits, _ label: String) {
        let length =
            abs(profile.endValue - profile.start) + profile.initialVelocity * profile.initialVelocity
            / limits.acceleration
        let speed = max(
            abs(profile.initialVelocity), min(limits.speed, (length * limits.acceleration).squareRoot()))
        let step = profile.duration / 64
        #expect(
            profile.position(at: 0) == profile.start
                && profile.position(at: profile.duration) == profile.endValue)
        #expect(profile.velocity(at: profile.duration) == 0)
        let last = profile.state(at: profile.duration.nextDown)
        #expect(abs(last.position - profile.endValue) <= 1e-14 * (length + abs(profile.endValue)), "\(label)")
        #expect(
            abs(last.velocity) <= 1e-14 * speed + 4 * limits.acceleration * profile.duration.ulp, "\(label)")
        var before = profile.state(at: 0)
        #expect(abs(before.velocity - profile.initialVelocity) <= 1e-14 * speed)
        for index in 1...64 {
            let now = profile.state(at: Double(index) * step)
            #expect(abs(now.acceleration) <= limits.acceleration * (1 + 1e-14), "\(label)")
            // Above the limit it only brakes.
            let most = max(limits.speed, index == 1 ? abs(profile.initialVelocity) : abs(before.velocity))
            #expect(abs(now.velocity) <= most * (1 + 1e-13), "\(label)")
            #expect(
                abs(now.velocity - before.velocity) <= limits.acceleration * step * (1 + 1e-9), "\(label)")
            if limits.jerk < .infinity {
                #expect(
                    abs(now.acceleration - before.acceleration) <= limits.jerk * step * (1 + 1e-9), "\(label)"
                )
            }
            // The mean of two velocities, within half of the acceleration's change.
            let mean = (now.velocity + before.velocity) / 2 * step
            let gap = abs(now.position - before.position - mean)
            #expect(
                gap <= limits.acceleration * step * step / 2 + 1e-13 * (length + abs(profile.start)),
                "\(label)")
            before = now
        }
    }

    @Test func `Phases meet within a few ulps`() throws {
        // Worst jumps: 2.3 u of the length, no velocity beyond the acceleration's.
        var random = SeededGenerator(seed: 8)
        var (positions, velocities) = (Worst<String>(), Worst<String>())
        for _ in 0..<randomCases(60) {
            let (velocity, end) = (random.uniform(-30...30), random.uniform(-20...20))
            let profile = try MotionProfile(from: 0, initialVelocity: velocity, to: end, within: Self.limits)
            let length = abs(end) + velocity * velocity / 20
            for index in 0..<1_000 {
                let time = profile.duration * Double(index) / 1_000
                let (a, b) = (profile.state(at: time), profile.state(at: time + 1e-9))
                let slope = (a.velocity + b.velocity) / 2 * ((time + 1e-9) - time)
                positions.note(
                    (b.position - a.position - slope) / (length * unitRoundoff), "\(velocity) \(end)")
                let change = max(0, abs(b.velocity - a.velocity) - 20.001e-9)
                velocities.note(change / (max(5, abs(velocity)) * unitRoundoff), "\(velocity) \(end)")
            }
        }
        #expect(positions.error <= 5, "\(positions)")
        #expect(velocities.error <= 4, "\(velocities)")
    }

    @Test func `Vectors from rest move on the line within the limits of the norm`() throws {
        let profile = try MotionProfile(from: SIMD2(1.0, 2), to: SIMD2(7, 10), within: Self.limits)
        #expect(profile.duration == 2.25)
        for time in stride(from: 0, through: 2.25, by: 0.05) {
            let state = profile.state(at: time)
            let speed = state.velocity.norm
            #expect(speed <= 5.000_000_000_000_003)
            let offset = state.position - SIMD2(1, 2)
            #expect(abs(offset.x * 8 - offset.y * 6) < 1e-13)
        }
    }

    @Test func `Vectors from a velocity arrive in step, also components that reverse`() throws {
        let profile = try MotionProfile(
            from: SIMD3(0.0, 0, 0), initialVelocity: SIMD3(0, 12, -3), to: SIMD3(40, 1, 2),
            within: Self.limits)
        #expect(abs(profile.duration - 8.25) < 1e-14)
        let before = profile.state(at: profile.duration - 1e-3)
        for component in 0..<3 {
            #expect(before.velocity[component] != 0)
            #expect(abs(before.velocity[component]) <= 20.1e-3)
        }
        #expect(profile.position(at: 9) == SIMD3(40, 1, 2))
    }

    @Test func `It moves uniformly before 0 and rests after its duration`() throws {
        let profile = try MotionProfile(from: 2, initialVelocity: 3, to: 10, within: Self.limits)
        #expect(profile.state(at: -1) == MotionState(position: -1, velocity: 3, acceleration: 0))
        #expect(profile.state(at: .infinity) == MotionState(position: 10, velocity: 0, acceleration: 0))
        #expect(profile.position(at: .nan).isNaN && profile.velocity(at: .nan).isNaN)
        let still = try MotionProfile(from: 2.0, to: 2, within: Self.limits)
        #expect(still.duration == 0 && still.position(at: 0) == 2)
        let waiting = try MotionProfile(from: 2.0, to: 2, within: Self.limits, duration: 3)
        #expect(waiting.duration == 3 && waiting.position(at: 1) == 2)
        #expect(try MotionProfile(from: 2, to: 10, within: Self.limits).position(at: -.infinity) == 2)
    }

    @Test func `Extraordinary sizes keep the laws`() throws {
        for scale in [1e-300, 1e-150, 1, 1e150, 1e290] {
            let limits = try MotionLimits(speed: 5 * scale, acceleration: 20 * scale)
            let profile = try MotionProfile(
                from: 0, initialVelocity: -3 * scale, to: 10 * scale, within: limits)
            #expect(abs(profile.duration / 2.445 - 1) <= 8 * unitRoundoff, "\(profile.duration)")
            #expect(abs(profile.velocity(at: 1) / (5 * scale) - 1) <= 4 * unitRoundoff)
            let free = try MotionProfile(
                from: 0, to: 5 * scale, within: MotionLimits(acceleration: 20 * scale))
            #expect(abs(free.duration - 1) <= 4 * unitRoundoff)
        }
        let tiny = try MotionProfile(from: 0, to: .leastNonzeroMagnitude, within: Self.limits)
        #expect(tiny.duration > 0 && tiny.duration < 1e-160)
        #expect(throws: HookeError.self) {
            try MotionProfile(from: 0, to: 1e300, within: MotionLimits(speed: 1e-300, acceleration: 1))
        }
        // It would stop beyond the largest number.
        #expect(throws: HookeError.self) {
            try MotionProfile(from: 0, initialVelocity: 1e200, to: 0, within: MotionLimits(acceleration: 1))
        }
        let jerky = try MotionLimits(acceleration: .infinity, jerk: 32)
        #expect(abs(try MotionProfile(from: 0, to: 1, within: jerky).duration - 1) <= 4 * unitRoundoff)
    }

    @Test func `Numbers of any size give an error or a finite motion`() throws {
        var random = SeededGenerator(seed: 21)
        func size() -> Double { random.uniform(0...1) < 0.1 ? 0 : pow(10, random.uniform(-322...308)) }
        func signed() -> Double { random.uniform(0...1) < 0.5 ? size() : -size() }
        for index in 0..<randomCases(4_000) {
            let jerk = index % 3 == 0 ? size() : .infinity
            let limits = try? MotionLimits(speed: size(), acceleration: size(), jerk: jerk)
            let (start, velocity, end) = (signed(), signed(), signed())
            guard let limits else { continue }
            let acceleration = index % 2 == 0 ? signed() : 0
            let profile = try? MotionProfile(
                from: start, initialVelocity: velocity, initialAcceleration: acceleration, to: end,
                within: limits)
            guard let profile else { continue }
            for share in [0, 0.1, 0.5, 0.9, 0.999] {
                let state = profile.state(at: profile.duration * share)
                #expect(state.position.isFinite && state.velocity.isFinite, "\(profile)")
            }
        }
    }

    @Test(arguments: [Double.nan, 0, -1, -Double.infinity])
    func `Limits outside their domain are errors`(value: Double) {
        #expect(throws: HookeError.self) { try MotionLimits(speed: value, acceleration: 1) }
        #expect(throws: HookeError.self) { try MotionLimits(speed: 1, acceleration: value) }
        #expect(throws: HookeError.self) { try MotionLimits(speed: 1, acceleration: 1, jerk: value) }
    }

    @Test func `States and durations outside their domain are errors`() throws {
        #expect(throws: HookeError.self) { try MotionLimits(acceleration: .infinity) }
        for bad in [Double.nan, .infinity, -.infinity] {
            #expect(throws: HookeError.self) { try MotionProfile(from: bad, to: 1, within: Self.limits) }
            #expect(throws: HookeError.self) { try MotionProfile(from: 0, to: bad, within: Self.limits) }
            #expect(throws: HookeError.self) {
                try MotionProfile(from: 0, initialVelocity: bad, to: 1, within: Self.limits)
            }
            #expect(throws: HookeError.self) {
                try MotionProfile(from: 0, to: 1, within: Self.limits, duration: bad)
            }
        }
        #expect(throws: HookeError.self) {
            try MotionProfile(from: -1.7e308, to: 1.7e308, within: Self.limits)
        }
        #expect(throws: HookeError.self) {
            try MotionProfile(from: 0, to: 1, within: Self.limits, duration: -1)
        }
        let smooth = try MotionLimits(speed: 1, acceleration: 1, jerk: 1)
        let error = #expect(throws: HookeError.self) {
            try MotionProfile(from: 0, initialVelocity: 1, to: 1, within: smooth, duration: 0.9)
        }
        #expect(error?.field == .duration)
        let plain = #expect(throws: HookeError.self) {
            try MotionProfile(
                from: 0, initialVelocity: 1, to: 1, endVelocity: 1, within: Self.limits, duration: 9)
        }
        #expect(plain?.field == .duration)
    }

    @Test func `A profile survives coding`() throws {
        let smooth = try MotionLimits(speed: 1, acceleration: 1, jerk: 1)
        let profiles = [
            try MotionProfile(from: 0, to: 3, within: smooth),
            try MotionProfile(from: 0, initialVelocity: 4, to: 3, within: Self.limits, duration: 9),
            try MotionProfile(
                from: 0, initialVelocity: 0.5, initialAcceleration: -0.5, to: 3, endVelocity: -0.25,
                endAcceleration: 0.5,
                within: MotionLimits(
                    speed: 1, reverseSpeed: 2, acceleration: 1, reverseAcceleration: 3, jerk: 4,
                    reverseJerk: 5),
                duration: 40),
        ]
        for profile in profiles {
            let data = try JSONEncoder().encode(profile)
            let decoded = try JSONDecoder().decode(MotionProfile<Double>.self, from: data)
            #expect(decoded == profile && decoded.state(at: 0.2) == profile.state(at: 0.2))
        }
    }
}

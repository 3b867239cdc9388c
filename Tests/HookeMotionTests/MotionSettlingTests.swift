import HookeMotion
import TestSupport
import Testing

/// The laws of `settlingDuration(within:)`, for all motions of numbers.
@Suite struct MotionSettlingTests {
    /// A motion, and the same with all positions and velocities multiplied by a power of two.
    struct Pair {
        var name: String
        var rest: Double
        /// The times at which a relative tolerance measures the motion: from the first on.
        var start: Double
        var motion: AnyTrajectory<MotionState<Double>>
        var scaled: AnyTrajectory<MotionState<Double>>
        /// The largest allowed lateness, relative to the time since the start.
        var lateness = 1e-9
    }

    static let unit = 0x1p10

    private static func pair(
        _ name: String, rest: Double, start: Double = 0, lateness: Double = 1e-9,
        _ make: (Double) throws -> any Motion<Double>
    ) throws -> Pair {
        func erased(_ motion: some Motion<Double>) -> AnyTrajectory<MotionState<Double>> {
            AnyTrajectory(motion)
        }
        return Pair(
            name: name, rest: rest, start: start, motion: erased(try make(1)), scaled: erased(try make(unit)),
            lateness: lateness)
    }

    private static func spring(_ random: inout SeededGenerator) throws -> Spring {
        try Spring(response: random.uniform(0.1...2), dampingRatio: random.uniform(0.2...2.5))
    }

    private static func track(
        _ random: inout SeededGenerator, count: Int
    ) -> (times: [Double], values: [Double]) {
        let times = (0..<count).map { 0.25 * Double($0) + random.uniform(0...0.125) }
        return (times, times.map { _ in random.uniform(-50...50) })
    }

    /// One motion of each type that settles.
    static func pairs(_ random: inout SeededGenerator) throws -> [Pair] {
        let (a, b, v) = (
            random.uniform(-50...50), random.uniform(-50...50), random.uniform(-900...900)
        )
        let own = try spring(&random)
        let keys = track(&random, count: random.integer(1...5))
        let end = keys.times[keys.times.count - 1]
        func path(_ k: Double) throws -> KeyframeTrack<Double> {
            try KeyframeTrack(times: keys.times, values: keys.values.map { $0 * k }, rule: .catmullRom)
        }
        let goal = keys.values[keys.values.count - 1]
        let matching = FollowerMatching.allCases[random.integer(0...2)]
        let (speed, smoothTime) = (random.logUniform(1...400), random.uniform(0.05...1))
        let (low, high) = (min(a, b) - 1, max(a, b) + 1)
        let bounded = try BoundedDecay(from: 3 * a, initialVelocity: 8 * v, minimum: low, maximum: high)
        let limits = try MotionLimits(speed: speed, acceleration: 300)
        let profile = try MotionProfile(from: a, initialVelocity: v, to: b, within: limits)
        return [
            try pair("spring", rest: b) { k in
                SpringMotion(spring: own, from: k * a, to: k * b, initialVelocity: k * v)
            },
            try pair("flick", rest: b) { k in
                SpringMotion(spring: own, from: k * b, to: k * b, initialVelocity: k * v)
            },
            try pair("decay", rest: Decay(from: a, initialVelocity: v).endValue) { k in
                Decay(from: k * a, initialVelocity: k * v)
            },
            try pair("bounded decay", rest: bounded.endValue) { k in
                try BoundedDecay(
                    from: k * 3 * a, initialVelocity: k * 8 * v, minimum: k * low, maximum: k * high)
            },
            try pair("scrolling", rest: bounded.endValue) { k in
                try ScrollMotion(
                    released: k * 3 * a, initialVelocity: k * 8 * v, minimum: k * low, maximum: k * high,
                    physics: .iOS)
            },
            try pair("scrolling to a target", rest: b) { k in
                ScrollMotion(from: k * a, initialVelocity: k * v, approaching: k * b)
            },
            try pair("profile", rest: b, lateness: profile.duration) { k in
                try MotionProfile(
                    from: k * a, initialVelocity: k * v, to: k * b,
                    within: MotionLimits(speed: k * speed, acceleration: k * 300))
            },
            try pair("track", rest: goal, start: end, lateness: 1) { k in try path(k) },
            try pair("follower", rest: goal, start: end) { k in
                try Follower(path(k), spring: own, matching: matching, from: k * a, initialVelocity: k * v)
            },
            try pair("smoothing", rest: goal, start: end) { k in
                try Smoothing(path(k), halfLife: smoothTime, from: k * a)
            },
            try pair("SmoothDamp", rest: goal, start: end) { k in
                try SmoothDamp(
                    path(k), smoothTime: smoothTime, maximumSpeed: k * speed, from: k * a,
                    initialVelocity: k * v)
            },
        ]
    }

    /// A handover to each of the motions, by a law of each kind.
    static func handovers(_ random: inout SeededGenerator) throws -> [Pair] {
        let laws: [HandoverLaw] = [
            .spring(try spring(&random)), try .thirdOrder(rate: random.uniform(3...30)),
            try HandoverLaw.quintic(random.uniform(0.1...2), random.chance(0.5) ? .c1 : .c2),
            try .fade(random.uniform(0.1...2)),
        ]
        let (x, v) = (random.uniform(-50...50), random.uniform(-300...300))
        let time = random.uniform(0.01...1)
        return try pairs(&random).flatMap { base in
            try laws.map { law in
                try pair("\(base.name) by \(law.kind)", rest: base.rest, start: time, lateness: .infinity) {
                    try Handover(
                        from: UniformMotion(from: $0 * x, velocity: $0 * v),
                        to: $0 == 1 ? base.motion : base.scaled, at: time, by: law)
                }
            }
        }
    }

    private func isOutside(_ state: MotionState<Double>, _ rest: Double, _ tolerance: Tolerance) -> Bool {
        abs(state.position - rest) > tolerance.distance * (1 + 1e-12) + 1e-13 * abs(rest)
            || tolerance.speed.map { abs(state.velocity) > $0 * (1 + 1e-12) + 1e-12 } ?? false
    }

    /// Returns what is wrong with a time: it is early, or late where the motion is exact.
    private func fault(_ pair: Pair, _ tolerance: Tolerance, _ settled: Double) -> String? {
        let length = max(settled - pair.start, 0.1)
        for step in 0...300 {
            let time = settled + length * Double(step * step) / 30_000
            if isOutside(pair.motion.state(at: time), pair.rest, tolerance) {
                return "\(pair.name) within \(tolerance): \(settled) is early, it is outside at \(time)"
            }
        }
        guard pair.lateness < 1e-3, settled > pair.start + 1e-9 else { return nil }
        // Positions are rounded: the motion needs a time to move by more than that.
        let rounding = 1e-13 * abs(pair.rest) + 1e-7 * tolerance.distance
        let margin = max(1e-9, pair.lateness * settled, 4 * rounding / abs(pair.motion.velocity(at: settled)))
        guard margin < 0.01 * (settled - pair.start) else { return nil }
        let before = settled - margin
        let narrow = tolerance.scaled(by: 1 - 1e-7)
        return isOutside(pair.motion.state(at: before), pair.rest, narrow)
            ? nil : "\(pair.name) within \(tolerance): \(settled) is late"
    }

    /// Each case makes its motions from a seed.
    private static let seeds = Generator<UInt64> { $0.next() }

    private static func all(_ seed: UInt64) throws -> [Pair] {
        var random = SeededGenerator(seed: seed)
        return try pairs(&random) + handovers(&random)
    }

    @Test func `No motion settles early, and exact ones are not late`() {
        checkProperty(seed: 8, cases: 20, Self.seeds) { seed in
            for pair in try Self.all(seed) {
                for tolerance in [
                    try Tolerance(distance: 0.5), try Tolerance(distance: 1e-6),
                    try Tolerance(distance: 1e3, speed: 20), try Tolerance(distance: 0.5, speed: 1),
                ] {
                    guard let settled = pair.motion.settlingDuration(within: tolerance) else {
                        return "\(pair.name) never settles within \(tolerance)"
                    }
                    if let problem = fault(pair, tolerance, settled) { return problem }
                }
            }
            return nil
        }
    }

    @Test func `A relative settling time does not depend on the unit, and is not early`() {
        checkProperty(seed: 14, cases: 10, Self.seeds) { seed in
            for pair in try Self.all(seed) {
                for fraction in [0.1, 0.001] {
                    let settled = pair.motion.settlingDuration(within: .relative(fraction))
                    let scaled = pair.scaled.settlingDuration(within: .relative(fraction))
                    guard let settled, let scaled else { return "\(pair.name) never settles" }
                    if abs(scaled - settled) > 1e-9 * (1 + abs(settled)) {
                        return "\(pair.name): \(settled), in another unit \(scaled)"
                    }
                    // A follower measures from its start, a handover from its switch on.
                    let start = pair.name.contains(" by ") ? pair.start : 0
                    let length = max(settled - start, 1e-3)
                    let largest = (0...500).reduce(0.0) {
                        let position = pair.motion.position(at: start + length * Double($1) / 500)
                        return max($0, abs(position - pair.rest))
                    }
                    var early = pair
                    early.lateness = .infinity
                    let limit = try Tolerance(distance: fraction * largest * (1 + 1e-2))
                    if let problem = fault(early, limit, settled) { return problem }
                }
            }
            return nil
        }
    }

    @Test func `Motions that never settle say so`() throws {
        let undamped = try Spring(mass: 1, stiffness: 100, damping: 0)
        let path = try KeyframeTrack(times: [0, 1], values: [0.0, 40], rule: .linear)
        for tolerance in [Tolerance.standard, .relative(0.05)] {
            #expect(UniformMotion(from: 0.0, velocity: 1).settlingDuration(within: tolerance) == nil)
            #expect(
                SpringMotion(spring: undamped, from: 0.0, to: 1).settlingDuration(within: tolerance) == nil)
            let follower = try Follower(path, spring: undamped, from: 3)
            #expect(follower.settlingDuration(within: tolerance) == nil)
        }
        #expect(try Smoothing(path, halfLife: 0.1, from: 3).settlingDuration(within: 0) == nil)
        #expect(try SmoothDamp(to: 3, smoothTime: 0.1, from: 0).settlingDuration(within: 0) == nil)
    }

    @Test func `A SmoothDamp may settle before its limit begins`() throws {
        // It reaches the limit's distance of 2 at 0.14 s with 8 units per second.
        let damped = try SmoothDamp(to: 0, smoothTime: 0.5, maximumSpeed: 4, from: 0, initialVelocity: 25)
        let slow = try #require(damped.settlingDuration(within: Tolerance(distance: 1_000, speed: 20)))
        #expect(abs(damped.velocity(at: slow) - 20) < 1e-9 && slow < damped.limitChanges[0].time)
        // From the other side of the target.
        let across = try SmoothDamp(to: 1.9, smoothTime: 0.5, maximumSpeed: 4, from: 0, initialVelocity: 40)
        let after = try #require(across.settlingDuration(within: Tolerance(distance: 1_000, speed: 30)))
        #expect(abs(across.velocity(at: after) - 30) < 1e-9 && after < across.limitChanges[0].time)
    }

    @Test func `A SmoothDamp with a tiny limit settles in its limited phase`() throws {
        // Behind the limit of 3e-5 it takes a thousandth at 1e-4 per second: about 10 s.
        let damped = try SmoothDamp(to: 1, smoothTime: 0.3, maximumSpeed: 1e-4, from: 0.998)
        let settled = try #require(damped.settlingDuration(within: 0.001))
        #expect(abs(damped.position(at: settled) - 0.999) < 1e-12)
        #expect(abs(damped.position(at: settled - 1e-6) - 0.999) < 2e-10)
        #expect(damped.position(at: settled - 1e-6) < 0.999 && settled > 10 && settled < 10.2)
        // Within a speed that the limit is above, it is settled when the last phase is slow enough.
        let slow = try #require(damped.settlingDuration(within: Tolerance(distance: 1, speed: 5e-5)))
        #expect(slow > damped.limitChanges[1].time)
        #expect(abs(damped.velocity(at: slow) - 5e-5) < 1e-12)
    }
}

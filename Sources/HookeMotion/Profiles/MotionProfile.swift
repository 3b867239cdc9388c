/// A motion to rest within limits of speed and acceleration: the fastest one, or one of a given duration.
///
/// ```swift
/// let limits = try MotionLimits(speed: 5, acceleration: 20)
/// let move = try MotionProfile(from: 0, to: 10, within: limits)
/// print(move.duration)                                             // 2.25 s
/// let caught = try MotionProfile(from: 0, initialVelocity: -3, to: 10, within: limits)
/// print(caught.duration)                                           // 2.445 s
/// ```
///
/// Two kinds, by the initialiser:
///
/// - From rest, any value moves on the straight line to its end. The limits are those of its norm; the jerk may be
///   limited too.
/// - From a velocity, each component has the limits for itself. The fastest needs the duration, and the others are
///   slowed down so that all arrive together.
///
/// Each component speeds up or brakes, keeps its speed and brakes to rest. If it starts faster than the limit it first brakes
/// to the limit; if it cannot stop before its end, it passes the end and returns.
///
/// - The position is exact at both ends. In between, position and velocity are within a few u of (distance +
///   v0²/acceleration) and of the largest speed.
/// - Before 0 it moves uniformly with its initial velocity, from its duration on it rests. At NaN it is NaN.
///
/// Sources: L. Biagiotti and C. Melchiorri, "Trajectory Planning for Automatic Machines and Robots" (2008), chapter 3;
/// docs/motion-profiles.md has the formulas.
public struct MotionProfile<Value: VectorSpace>: Trajectory {
    /// The position at time 0.
    public let start: Value
    /// The velocity at time 0, in units per second.
    public let initialVelocity: Value
    /// The position at rest.
    public let endValue: Value
    /// The limits.
    public let limits: MotionLimits
    /// The time at which it comes to rest, in seconds.
    public let duration: Double

    /// The duration that was asked for.
    let requestedDuration: Double?
    let form: Form

    enum Form: Sendable {
        /// One profile along the line, with the displacement for each unit of it.
        case line(SpeedProfile, direction: Value)
        /// One profile for each component, and the function that joins their states.
        case components([SpeedProfile], Join)
    }

    typealias Join = @Sendable (_ start: Value, _ end: Value, [SpeedProfile], Double) -> MotionState<Value>

    /// Creates a motion from rest to rest on a straight line.
    /// - Parameters:
    ///   - start: The position at time 0.
    ///   - end: The position at rest.
    ///   - limits: The limits of the norms of velocity, acceleration and jerk.
    ///   - duration: Seconds, or `nil` for the fastest motion. With a limited jerk a longer motion is the fastest one,
    ///     slowed down; else it speeds up at the same rate to a lower speed.
    /// - Throws: `HookeError.outOfRange` for a start, an end or a distance that is not finite, or a duration that is
    ///   not finite or negative. `HookeError.noSolution` for a duration that is too short, or if times or
    ///   positions on the way are not finite.
    public init(
        from start: Value, to end: Value, within limits: MotionLimits, duration: Double? = nil
    ) throws(HookeError) {
        try Self.check(start, .zero, end, duration)
        let distance = end.subtracting(start).norm
        var profile: SpeedProfile
        if distance == 0 {
            profile = SpeedProfile(resting: duration ?? 0)
        } else if limits.jerk == .infinity {
            profile = try SpeedProfile(
                distance: DoubleDouble(distance), velocity: 0, speed: limits.speed,
                acceleration: limits.acceleration,
                duration: duration)
        } else {
            profile = SpeedProfile(distance: distance, limits: limits)
            guard profile.duration.isNormal else {
                throw .noSolution(
                    field: .duration,
                    reason: "the motion takes \(profile.duration) s, which is not a normal number")
            }
            if let duration {
                guard duration >= profile.duration * (1 - 0x1p-48) else {
                    throw .noSolution(
                        field: .duration,
                        reason: "\(duration) s are too short; at least \(profile.duration) s are needed")
                }
                profile = profile.stretched(to: duration)
            }
        }
        self.start = start
        initialVelocity = .zero
        self.endValue = end
        self.limits = limits
        requestedDuration = duration
        self.duration = profile.duration
        // The reciprocal of a subnormal number may be infinite: powers of two are exact.
        let scale = distance < 0x1p-900 ? 0x1p600 : 1
        let direction =
            distance > 0
            ? end.subtracting(start).scaled(by: scale).scaled(by: 1 / (distance * scale)) : .zero
        form = .line(profile, direction: direction)
    }

    /// Returns position, velocity and acceleration at `time`, at the cost of one.
    public func state(at time: Double) -> MotionState<Value> {
        guard time >= 0, time < duration else {
            let rest = time.isNaN ? start.scaled(by: .nan) : Value.zero
            if time >= 0 { return MotionState(position: endValue, velocity: rest, acceleration: rest) }
            var position = start.adding(rest)
            if initialVelocity != .zero { position = start.adding(initialVelocity.scaled(by: time)) }
            return MotionState(
                position: position, velocity: initialVelocity.adding(rest), acceleration: rest)
        }
        switch form {
        case .line(let profile, let direction):
            let (state, isFromEnd) = profile.state(at: time)
            return MotionState(
                position: (isFromEnd ? endValue : start).adding(direction.scaled(by: state.position)),
                velocity: direction.scaled(by: state.velocity),
                acceleration: direction.scaled(by: state.acceleration))
        case .components(let profiles, let join): return join(start, endValue, profiles, time)
        }
    }

    /// Returns `duration`, at which it comes to rest, for every tolerance.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? { duration }

    static func check(
        _ start: Value, _ velocity: Value, _ end: Value, _ duration: Double?
    ) throws(HookeError) {
        try checkFollowing(start, velocity, 0)
        guard end.norm.isFinite, end.subtracting(start).norm.isFinite else {
            throw .outOfRange(
                field: .target, value: end.norm, accepted: "a value at a finite distance from the start")
        }
        if let duration, !(duration >= 0 && duration.isFinite) {
            throw .outOfRange(
                field: .duration, value: duration, accepted: "a finite number of seconds that is at least 0")
        }
    }
}

extension MotionProfile where Value: ComponentVector {
    /// Creates a motion from any state to rest, each component for itself and all in step.
    /// - Parameters:
    ///   - start: The position at time 0.
    ///   - velocity: The velocity at time 0, in units per second; it may be above the limit.
    ///   - end: The position at rest.
    ///   - limits: The limits of speed and acceleration of each component; without a limit of the jerk.
    ///   - duration: Seconds, or `nil` for the fastest motion.
    /// - Throws: `HookeError.outOfRange` for a start, a velocity, an end or a distance that is not finite, or a
    ///   duration that is not finite or negative. `HookeError.noSolution` for a duration that is too short, for a
    ///   limited jerk, or if times or positions on the way are not finite.
    public init(
        from start: Value, initialVelocity velocity: Value, to end: Value, within limits: MotionLimits,
        duration: Double? = nil
    ) throws(HookeError) {
        try Self.check(start, velocity, end, duration)
        guard limits.jerk == .infinity else {
            throw .noSolution(
                field: "limits",
                reason: "with a limited jerk only motions from rest are known; use no velocity")
        }
        func profile(_ index: Int, _ duration: Double?) throws(HookeError) -> SpeedProfile {
            try SpeedProfile(
                distance: DoubleDouble(sumOf: end[component: index], and: -start[component: index]),
                velocity: velocity[component: index], speed: limits.speed,
                acceleration: limits.acceleration, duration: duration)
        }
        var profiles: [SpeedProfile] = []
        var longest = 0.0
        for index in 0..<Value.componentCount {
            let profile = try profile(index, nil)
            profiles.append(profile)
            longest = max(longest, profile.duration)
        }
        if let duration {
            guard duration >= longest * (1 - 0x1p-48) else {
                throw .noSolution(
                    field: .duration, reason: "\(duration) s are too short; at least \(longest) s are needed")
            }
            longest = max(longest, duration)
        }
        for index in profiles.indices where profiles[index].duration < longest {
            profiles[index] = try profile(index, longest)
        }
        self.start = start
        initialVelocity = velocity
        self.endValue = end
        self.limits = limits
        requestedDuration = duration
        self.duration = longest
        form = .components(profiles) { Self.state($0, $1, $2, $3) }
    }

    private static func state(
        _ start: Value, _ end: Value, _ profiles: [SpeedProfile], _ time: Double
    ) -> MotionState<Value> {
        var result = MotionState<Value>(position: .zero, velocity: .zero, acceleration: .zero)
        for index in profiles.indices {
            let (state, isFromEnd) = profiles[index].state(at: time)
            result.position[component: index] =
                (isFromEnd ? end : start)[component: index] + state.position
            result.velocity[component: index] = state.velocity
            result.acceleration[component: index] = state.acceleration
        }
        return result
    }
}

extension MotionProfile: Equatable {
    /// Returns whether start, velocity, end, limits and duration are equal.
    public static func == (a: MotionProfile, b: MotionProfile) -> Bool {
        a.start == b.start && a.initialVelocity == b.initialVelocity && a.endValue == b.endValue
            && a.limits == b.limits && a.duration == b.duration && a.movesOnLine == b.movesOnLine
    }

    /// Whether it moves on the straight line, not by components.
    var movesOnLine: Bool {
        if case .line = form { true } else { false }
    }
}

extension MotionProfile: Hashable where Value: Hashable {
    /// Hashes start, velocity, end, limits and duration.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(start)
        hasher.combine(initialVelocity)
        hasher.combine(endValue)
        hasher.combine(limits)
        hasher.combine(duration)
    }
}

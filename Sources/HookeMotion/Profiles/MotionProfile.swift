/// A motion within limits of speed, acceleration and jerk, from any state to any state: the shortest one, or one of a given
/// duration.
///
/// ```swift
/// let limits = try MotionLimits(speed: 5, acceleration: 20, jerk: 100)
/// let move = try MotionProfile(from: 0, to: 10, within: limits)
/// print(move.duration)                                             // 2.45 s
/// let caught = try MotionProfile(from: 0, initialVelocity: -3, to: 10, endVelocity: 1, within: limits)
/// print(caught.velocity(at: caught.duration))                      // 1
/// print(try move.retargeted(to: 4, at: 0.7).duration)              // continues without a jump
/// ```
///
/// Two kinds, by the initialiser:
///
/// - From rest to rest, any value moves on the straight line to its end. The limits are those of its norm.
/// - From any state, each component has the limits for itself. Without a limit of the jerk the components arrive
///   together; with one, each arrives as early as it can, and rests.
///
/// A component that starts outside the limits first returns to them in the shortest time.
///
/// - Position, velocity and acceleration are exact at both ends. In between, they are within a few u of the motion's
///   size: distance + v0²/acceleration, the largest speed, the largest acceleration.
/// - Before 0 it moves uniformly with its initial velocity, after its duration with its end velocity. At NaN it is NaN.
/// - Without a limit of the jerk the acceleration jumps, so that the accelerations of both ends are ignored; without one
///   of the acceleration, so does the velocity.
///
/// Sources: L. Biagiotti and C. Melchiorri, "Trajectory Planning for Automatic Machines and Robots" (2008), chapter 3;
/// L. Berscheid and T. Kröger, "Jerk-limited Real-time Trajectory Generation with Arbitrary Target States" (2021);
/// docs/internals/motion-profiles.md has the formulas.
public struct MotionProfile<Value: VectorSpace>: Trajectory {
    /// The position at time 0.
    public let start: Value
    /// The velocity at time 0, in units per second.
    public let initialVelocity: Value
    /// The acceleration at time 0, in units per second squared.
    public let initialAcceleration: Value
    /// The position at the end.
    public let endValue: Value
    /// The velocity at the end, in units per second.
    public let endVelocity: Value
    /// The acceleration at the end, in units per second squared.
    public let endAcceleration: Value
    /// The limits.
    public let limits: MotionLimits
    /// The time at which it arrives at its end, in seconds.
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
    ///   - duration: Seconds, or `nil` for the shortest motion. With a limited jerk a longer motion is the shortest one,
    ///     slowed down; else it speeds up at the same rate to a lower speed.
    /// - Throws: `HookeError.outOfRange` for a start, an end or a distance that is not finite, or a duration that is
    ///   not finite or negative. `HookeError.noSolution` for a duration that is too short, or if times or
    ///   positions on the way are not finite.
    public init(
        from start: Value, to end: Value, within limits: MotionLimits, duration: Double? = nil
    ) throws(HookeError) {
        try Self.check(start, .zero, end, duration)
        let distance = end.subtracting(start).norm
        let profile = try SpeedProfile(
            distance: DoubleDouble(distance), slack: 0, from: (0, 0), to: (0, 0), within: AxisLimits(limits),
            duration: duration)
        // The reciprocal of a subnormal number may be infinite: powers of two are exact.
        let scale = distance < 0x1p-900 ? 0x1p600 : 1
        let direction =
            distance > 0
            ? end.subtracting(start).scaled(by: scale).scaled(by: 1 / (distance * scale)) : .zero
        self.init(
            start: MotionState(position: start, velocity: .zero, acceleration: .zero),
            end: MotionState(position: end, velocity: .zero, acceleration: .zero), limits: limits,
            duration: profile.duration, requested: duration, form: .line(profile, direction: direction))
    }

    private init(
        start: MotionState<Value>, end: MotionState<Value>, limits: MotionLimits, duration: Double,
        requested: Double?, form: Form
    ) {
        self.start = start.position
        initialVelocity = start.velocity
        initialAcceleration = start.acceleration
        endValue = end.position
        endVelocity = end.velocity
        endAcceleration = end.acceleration
        self.limits = limits
        self.duration = duration
        requestedDuration = requested
        self.form = form
    }

    /// Returns position, velocity and acceleration at `time`, at the cost of one.
    public func state(at time: Double) -> MotionState<Value> {
        guard time >= 0, time < duration else {
            if time == duration {
                return MotionState(position: endValue, velocity: endVelocity, acceleration: endAcceleration)
            }
            let rest = time.isNaN ? start.scaled(by: .nan) : Value.zero
            let isAfter = time >= 0
            let velocity = (isAfter ? endVelocity : initialVelocity).adding(rest)
            var position = (isAfter ? endValue : start).adding(rest)
            // 0 times infinity would be NaN.
            if velocity != .zero {
                position = position.adding(velocity.scaled(by: isAfter ? time - duration : time))
            }
            return MotionState(position: position, velocity: velocity, acceleration: rest)
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

    /// Returns `duration` for every tolerance if it comes to rest there, else `nil`.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        endVelocity == .zero && endAcceleration == .zero ? duration : nil
    }

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
    /// Creates a motion from any state to any state, each component for itself.
    /// - Parameters:
    ///   - start: The position at time 0.
    ///   - velocity: The velocity at time 0, in units per second; it may be above the limit.
    ///   - acceleration: The acceleration at time 0, in units per second squared; it may be above the limit.
    ///   - end: The position at the end.
    ///   - endVelocity: The velocity at the end, within the limits.
    ///   - endAcceleration: The acceleration at the end, within the limits. The speed before the end must have been within
    ///     its limit too.
    ///   - limits: The limits of each component.
    ///   - duration: Seconds, or `nil` for the shortest motion. Without a limit of the jerk only to rest.
    /// - Throws: `HookeError.outOfRange` for a number that is not finite, an end outside the limits, or a negative
    ///   duration. `HookeError.noSolution` for a duration that is too short or that no motion has, for an end that moves if
    ///   several components do and no duration is given, or if times or positions on the way are not finite.
    public init(
        from start: Value, initialVelocity velocity: Value, initialAcceleration acceleration: Value = .zero,
        to end: Value, endVelocity: Value = .zero, endAcceleration: Value = .zero,
        within limits: MotionLimits,
        duration: Double? = nil
    ) throws(HookeError) {
        try Self.check(start, velocity, end, duration)
        try Self.check(acceleration, "initialAcceleration")
        try Self.check(endVelocity, "endVelocity")
        try Self.check(endAcceleration, "endAcceleration")
        let axis = AxisLimits(limits)
        func profile(_ index: Int, _ duration: Double?) throws(HookeError) -> SpeedProfile {
            let (a, b) = (start[component: index], end[component: index])
            return try SpeedProfile(
                distance: DoubleDouble(sumOf: b, and: -a), slack: 2 * (a.ulp + b.ulp),
                from: (velocity[component: index], acceleration[component: index]),
                to: (endVelocity[component: index], endAcceleration[component: index]), within: axis,
                duration: duration)
        }
        var profiles: [SpeedProfile] = []
        var longest = 0.0
        var moving = 0
        for index in 0..<Value.componentCount {
            let profile = try profile(index, nil)
            profiles.append(profile)
            longest = max(longest, profile.duration)
            if profile.duration > 0 { moving += 1 }
        }
        if duration == nil, moving > 1, endVelocity != .zero || endAcceleration != .zero {
            throw .noSolution(
                field: "endVelocity",
                reason:
                    "\(moving) components would arrive at different times; give a duration"
            )
        }
        if let duration {
            try SpeedProfile.check(duration, isAtLeast: longest)
            longest = max(longest, duration)
        }
        if duration != nil || limits.jerk == .infinity && endVelocity == .zero {
            for index in profiles.indices where profiles[index].duration < longest {
                profiles[index] = try profile(index, longest)
            }
        }
        self.init(
            start: MotionState(position: start, velocity: velocity, acceleration: acceleration),
            end: MotionState(position: end, velocity: endVelocity, acceleration: endAcceleration),
            limits: limits,
            duration: longest, requested: duration, form: .components(profiles) { Self.state($0, $1, $2, $3) }
        )
    }

    /// Returns the motion that continues at `time` to a new end, without a jump of position and velocity, nor, with
    /// a limited jerk, of the acceleration. Its own time begins at 0. Each component has the limits for itself.
    /// - Parameters:
    ///   - end: The position at the new end.
    ///   - endVelocity: The velocity there.
    ///   - endAcceleration: The acceleration there.
    ///   - time: In this motion's seconds.
    ///   - limits: New limits, or `nil` to keep the current ones.
    ///   - duration: Seconds from `time` on, or `nil` for the shortest motion.
    /// - Throws: The errors of the initialiser.
    public func retargeted(
        to end: Value, endVelocity: Value = .zero, endAcceleration: Value = .zero, at time: Double,
        within limits: MotionLimits? = nil, duration: Double? = nil
    ) throws(HookeError) -> MotionProfile {
        let state = state(at: time)
        return try MotionProfile(
            from: state.position, initialVelocity: state.velocity, initialAcceleration: state.acceleration,
            to: end, endVelocity: endVelocity, endAcceleration: endAcceleration,
            within: limits ?? self.limits,
            duration: duration
        )
    }

    private static func check(_ value: Value, _ field: HookeError.Field) throws(HookeError) {
        guard value.norm.isFinite else {
            throw .outOfRange(field: field, value: value.norm, accepted: "finite numbers")
        }
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
    /// Returns whether start, end, limits and duration are equal.
    public static func == (a: MotionProfile, b: MotionProfile) -> Bool {
        a.start == b.start && a.initialVelocity == b.initialVelocity
            && a.initialAcceleration == b.initialAcceleration && a.endValue == b.endValue
            && a.endVelocity == b.endVelocity && a.endAcceleration == b.endAcceleration
            && a.limits == b.limits
            && a.duration == b.duration && a.movesOnLine == b.movesOnLine
    }

    /// Whether it moves on the straight line, not by components.
    var movesOnLine: Bool {
        if case .line = form { true } else { false }
    }
}

extension MotionProfile: Hashable where Value: Hashable {
    /// Hashes start, end, limits and duration.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(start)
        hasher.combine(initialVelocity)
        hasher.combine(endValue)
        hasher.combine(endVelocity)
        hasher.combine(limits)
        hasher.combine(duration)
    }
}

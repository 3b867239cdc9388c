// The motion for each set of limits.

extension SpeedProfile {
    /// Creates the shortest motion from a state to a state, or one of a duration.
    /// - Parameters:
    ///   - distance: From the start to the end.
    ///   - slack: The rounding errors of both positions.
    ///   - start: Velocity and acceleration; outside the limits it first returns to them.
    ///   - end: Velocity and acceleration.
    ///   - limits: Of speed, acceleration and jerk; the accelerations of both ends are ignored without one of the jerk.
    ///   - duration: `nil` for the shortest motion.
    /// - Throws: `HookeError.outOfRange` for an end outside the limits. `HookeError.noSolution` for a duration that is too
    ///   short or that no motion has, or if a time or position is not finite.
    init(
        distance: DoubleDouble, slack: Double, from start: (velocity: Double, acceleration: Double),
        to end: (velocity: Double, acceleration: Double), within limits: AxisLimits, duration: Double? = nil
    ) throws(HookeError) {
        try Self.checkEnd(end.velocity, end.acceleration, limits)
        guard duration == nil || end.velocity == 0 || limits.jerk < .infinity else {
            throw .noSolution(
                field: .duration,
                reason:
                    "without a limit of the jerk only motions to rest can have a given duration; leave it out"
            )
        }
        guard limits.jerk < .infinity else {
            try self.init(
                distance: distance, velocity: start.velocity, endVelocity: end.velocity, within: limits,
                duration: duration)
            return
        }
        let isResting = distance.high == 0 && start == (0, 0) && end == (0, 0)
        let shortest =
            isResting
            ? SpeedProfile()
            : try Self(distance: distance, slack: slack, start: start, end: end, within: limits)
        guard let duration else {
            self = shortest
            return
        }
        try Self.check(duration, isAtLeast: shortest.duration)
        if isResting {
            self = SpeedProfile(resting: duration)
        } else if start == (0, 0), end == (0, 0) {
            self = shortest.stretched(to: duration)
        } else if duration <= shortest.duration {
            self = shortest
        } else {
            try self.init(
                distance: distance, slack: slack, start: start, end: end, within: limits, duration: duration)
        }
    }

    private static func checkEnd(_ velocity: Double, _ acceleration: Double, _ limits: AxisLimits)
        throws(HookeError)
    {
        // Roundings of a motion that touches its limit are not above it.
        let slack = 1 + 0x1p-48
        guard velocity <= limits.speed * slack, velocity >= -limits.reverseSpeed * slack else {
            throw .outOfRange(
                field: "endVelocity", value: velocity,
                accepted: "a velocity within \(-limits.reverseSpeed) and \(limits.speed)")
        }
        guard limits.jerk < .infinity else { return }
        let (least, most) = (-limits.reverseAcceleration, limits.acceleration)
        guard acceleration <= most * slack, acceleration >= least * slack else {
            throw .outOfRange(
                field: "endAcceleration", value: acceleration,
                accepted: "an acceleration within \(least) and \(most)")
        }
        let jerk = acceleration > 0 ? limits.jerk : limits.reverseJerk
        let before = velocity - acceleration.magnitude / jerk * acceleration / 2
        let room = (velocity.magnitude + before.magnitude) * 0x1p-48
        guard before <= limits.speed + room, before >= -limits.reverseSpeed - room else {
            throw .outOfRange(
                field: "endAcceleration", value: acceleration,
                accepted: "an acceleration that can be reached; the velocity would be \(before) before")
        }
    }
}

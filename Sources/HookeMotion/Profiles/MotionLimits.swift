/// The limits of a `MotionProfile`: speed, acceleration and jerk, each infinite if there is none.
public struct MotionLimits: Hashable, Sendable {
    /// The largest speed, in units per second.
    public let speed: Double
    /// The largest acceleration, in units per second squared.
    public let acceleration: Double
    /// The largest jerk, in units per second cubed.
    public let jerk: Double

    /// Creates limits.
    /// - Parameters:
    ///   - speed: In units per second; positive, infinite for none.
    ///   - acceleration: In units per second squared; positive, infinite for none if the jerk is limited.
    ///   - jerk: In units per second cubed; positive, infinite for none.
    /// - Throws: `HookeError.outOfRange` for NaN, for numbers that are not positive, and if acceleration and jerk are
    ///   both infinite.
    public init(
        speed: Double = .infinity, acceleration: Double, jerk: Double = .infinity
    ) throws(HookeError) {
        let accepted = "a number above 0"
        guard speed > 0 else { throw .outOfRange(field: .speed, value: speed, accepted: accepted) }
        guard jerk > 0 else { throw .outOfRange(field: "jerk", value: jerk, accepted: accepted) }
        guard acceleration > 0, acceleration < .infinity || jerk < .infinity else {
            throw .outOfRange(
                field: "acceleration", value: acceleration,
                accepted: jerk < .infinity ? accepted : "a finite number above 0, if the jerk has no limit")
        }
        self.speed = speed
        self.acceleration = acceleration
        self.jerk = jerk
    }
}

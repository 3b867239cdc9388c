/// The limits of a `MotionProfile`: speed, acceleration and jerk, each infinite if there is none.
///
/// ```swift
/// let limits = try MotionLimits(speed: 5, acceleration: 20, jerk: 100)
/// let lift = try MotionLimits(speed: 5, reverseSpeed: 3, acceleration: 20, reverseAcceleration: 10)
/// ```
///
/// A limit can differ by direction: `reverseSpeed` is that of negative velocities, `reverseAcceleration` that of negative
/// accelerations, `reverseJerk` that of falling accelerations. For a motion on a straight line the positive direction is from the start to the end.
public struct MotionLimits: Hashable, Sendable {
    /// The largest velocity, in units per second.
    public let speed: Double
    /// The largest speed at negative velocities, in units per second; positive.
    public let reverseSpeed: Double
    /// The largest acceleration, in units per second squared.
    public let acceleration: Double
    /// The largest magnitude of negative accelerations, in units per second squared; positive.
    public let reverseAcceleration: Double
    /// The largest jerk, in units per second cubed.
    public let jerk: Double
    /// The largest magnitude of negative jerks, at which the acceleration falls, in units per second cubed; positive.
    public let reverseJerk: Double

    /// Creates limits. At least one of speed, acceleration and jerk is finite.
    /// - Parameters:
    ///   - speed: In units per second; positive, infinite for none.
    ///   - reverseSpeed: That of negative velocities; `nil` for the same.
    ///   - acceleration: In units per second squared; positive, infinite for none.
    ///   - reverseAcceleration: That of negative accelerations; `nil` for the same. If the jerk has no limit, both are
    ///     finite or both are infinite.
    ///   - jerk: In units per second cubed; positive, infinite for none.
    ///   - reverseJerk: That of falling accelerations; `nil` for the same. Both are finite or both are infinite.
    /// - Throws: `HookeError.outOfRange` with the field for NaN, for numbers that are not positive, and if a limit is
    ///   missing.
    public init(
        speed: Double = .infinity, reverseSpeed: Double? = nil, acceleration: Double = .infinity,
        reverseAcceleration: Double? = nil, jerk: Double = .infinity, reverseJerk: Double? = nil
    ) throws(HookeError) {
        let reverse = (speed: reverseSpeed ?? speed, acceleration: reverseAcceleration ?? acceleration)
        let falling = reverseJerk ?? jerk
        let rows: [(HookeError.Field, Double)] = [
            (.speed, speed), ("reverseSpeed", reverse.speed), ("acceleration", acceleration),
            ("reverseAcceleration", reverse.acceleration), ("jerk", jerk), ("reverseJerk", falling),
        ]
        for (field, value) in rows where !(value > 0) {
            throw .outOfRange(field: field, value: value, accepted: "a number above 0")
        }
        guard (jerk == .infinity) == (falling == .infinity) else {
            let (field, value) = jerk == .infinity ? rows[4] : rows[5]
            throw .outOfRange(
                field: field, value: value, accepted: "a finite number above 0, if the other jerk has a limit"
            )
        }
        let isFinite = (acceleration < .infinity, reverse.acceleration < .infinity)
        if jerk == .infinity {
            guard isFinite.0 == isFinite.1 else {
                let (field, value) = isFinite.0 ? rows[3] : rows[2]
                throw .outOfRange(
                    field: field, value: value,
                    accepted:
                        "a finite number above 0, if the jerk has no limit and the other acceleration has one"
                )
            }
            guard isFinite.0 || speed < .infinity && reverse.speed < .infinity else {
                throw .outOfRange(
                    field: "acceleration", value: acceleration,
                    accepted: "a finite number above 0, if neither the jerk nor the speed has a limit")
            }
        }
        self.speed = speed
        self.reverseSpeed = reverse.speed
        self.acceleration = acceleration
        self.reverseAcceleration = reverse.acceleration
        self.jerk = jerk
        self.reverseJerk = falling
    }
}

/// The limits of one axis in some units, and in one of both directions.
struct AxisLimits {
    var speed, reverseSpeed, acceleration, reverseAcceleration, jerk, reverseJerk: Double

    init(_ limits: MotionLimits) {
        speed = limits.speed
        reverseSpeed = limits.reverseSpeed
        acceleration = limits.acceleration
        reverseAcceleration = limits.reverseAcceleration
        jerk = limits.jerk
        reverseJerk = limits.reverseJerk
    }

    /// The limits of the motion with all signs changed.
    var mirrored: AxisLimits {
        var result = self
        swap(&result.speed, &result.reverseSpeed)
        swap(&result.acceleration, &result.reverseAcceleration)
        swap(&result.jerk, &result.reverseJerk)
        return result
    }

    /// The limits of speed and acceleration divided by powers of two.
    func scaled(speedExponent: Int, accelerationExponent: Int) -> AxisLimits {
        var result = self
        result.speed = speed.scaled(byPowerOfTwo: -speedExponent)
        result.reverseSpeed = reverseSpeed.scaled(byPowerOfTwo: -speedExponent)
        result.acceleration = acceleration.scaled(byPowerOfTwo: -accelerationExponent)
        result.reverseAcceleration = reverseAcceleration.scaled(byPowerOfTwo: -accelerationExponent)
        return result
    }
}

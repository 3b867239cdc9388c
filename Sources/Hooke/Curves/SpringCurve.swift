/// A spring as a timing curve: the step from 0 to 1 over a duration.
///
/// ```swift
/// let curve = try SpringCurve(.bouncy)
/// curve.duration           // 0.82 s: from then on it stays within 0.001 of the target
/// curve.value(at: 0.3)     // already past the target
/// ```
///
/// From 0 to before 1, value and slopes are those of the spring at the time t·duration. From 1 on the value is
/// exactly 1, so the curve jumps there by `gap`. Before 0 the curve continues along its first tangent.
public struct SpringCurve: TimingCurve, Hashable {
    /// The step from 0 to 1, in seconds.
    public let motion: SpringMotion<Double>
    /// The duration in seconds.
    public let duration: Double

    /// The spring.
    public var spring: Spring { motion.spring }
    /// The velocity at the start in distances per second, positive towards the target.
    public var initialVelocity: Double { motion.initialVelocity }

    /// Creates a timing curve from a spring.
    /// - Parameters:
    ///   - spring: The spring.
    ///   - initialVelocity: In distances from start to target per second, positive towards the target.
    ///   - duration: In seconds, above 0. The default is the settling time within `tolerance`.
    ///   - tolerance: The distance within which the motion counts as settled, as a fraction of the distance from
    ///     start to target; optionally a speed, in such distances per second.
    /// - Throws: `HookeError.outOfRange` for a velocity that is not finite or a duration that is not above 0 and
    ///   finite. `HookeError.noSolution` if no duration is given, and the motion never settles or starts settled.
    public init(
        _ spring: Spring, initialVelocity: Double = 0, duration: Double? = nil,
        within tolerance: Tolerance = .standard
    ) throws(HookeError) {
        guard initialVelocity.isFinite else {
            throw .outOfRange(field: .initialVelocity, value: initialVelocity, accepted: "a finite number")
        }
        let motion = SpringMotion(spring: spring, from: 0.0, to: 1, initialVelocity: initialVelocity)
        if let duration {
            guard duration > 0, duration.isFinite else {
                throw .outOfRange(
                    field: .duration, value: duration, accepted: "a finite number of seconds above 0")
            }
            self.init(motion, duration: duration)
            return
        }
        guard let settled = motion.settlingDuration(within: tolerance) else {
            throw .noSolution(
                field: .duration, reason: "the motion never settles, so its curve needs a duration")
        }
        guard settled > 0, settled.isFinite else {
            throw .noSolution(
                field: .duration,
                reason: "the motion settles after \(settled) s, so its curve needs a duration")
        }
        self.init(motion, duration: settled)
    }

    private init(_ motion: SpringMotion<Double>, duration: Double) {
        self.motion = motion
        self.duration = duration
    }

    /// The jump at the end: 1 minus the left limit of the value at 1.
    public var gap: Double { -motion.displacement(at: duration) }

    /// Returns the value at the fraction `t` of the time, as accurate as `SpringMotion.position(at:)`. NaN gives NaN.
    public func value(at t: Double) -> Double {
        if t >= 1 { return 1 }
        if t >= 0 { return motion.position(at: t * duration) }
        if t.isNaN { return .nan }
        let slope = initialVelocity * duration
        return slope == 0 ? 0 : slope * t
    }

    /// Returns the slope at the fraction `t` of the time: velocity times duration. At 1 it is the left limit, above 1
    /// it is 0. NaN gives NaN.
    public func slope(at t: Double) -> Double {
        if t.isNaN { return .nan }
        if t > 1 { return 0 }
        return (t <= 0 ? initialVelocity : motion.velocity(at: t * duration)) * duration
    }

    /// Returns the second derivative at the fraction `t` of the time: acceleration times duration²; 0 outside [0, 1].
    /// NaN gives NaN.
    public func secondDerivative(at t: Double) -> Double {
        if t.isNaN { return .nan }
        return t < 0 || t > 1 ? 0 : motion.acceleration(at: t * duration) * duration * duration
    }
}

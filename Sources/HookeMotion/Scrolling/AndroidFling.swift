/// A fling as Android's `OverScroller` and the scroll views on it move: it starts at the release velocity and rests
/// after a finite time.
///
/// With a velocity v in units (dp) per second, a friction f, and q = log 0.78/log 0.9,
///
///     K = f·9.80665·39.37·160·0.84      ρ = 0.35·|v|/K
///     T = ρ^(1/(q − 1))                 D = K·ρ^(q/(q − 1)) = K·ρ·T
///     x(t) = start ± D·B(t/T),          B = cubic-bezier(0.175, 0.5, 0.35, 1)
///
/// ```swift
/// let fling = AndroidFling(from: 0, initialVelocity: 1_000)
/// print(fling.duration)   // 0.555 s
/// print(fling.endValue)   // 194.31
/// ```
///
/// - Android interpolates the curve linearly in a table of 100 steps: at most 8·10⁻⁵·D away, and 9·10⁻⁵·D with the
///   table's own errors.
/// - For speeds from 0.01 to 200,000 the relative errors of T and D are at most 3 u and 5 u.
/// - Before 0 the motion is uniform at the release velocity. From T on it is at `endValue`, with velocity 0.
/// - A NaN or infinite start or velocity gives a non-finite motion.
///
/// Source: `android.widget.OverScroller`, whose constants are an inflexion at 0.35 and tensions of 0.5 and 1.
public struct AndroidFling: Trajectory, Hashable {
    /// The position at time 0.
    public let start: Double
    /// The velocity at time 0, in units per second.
    public let initialVelocity: Double
    /// The coefficient of friction.
    public let friction: Double
    /// The time until it rests, T, in seconds.
    public let duration: Double
    /// The signed distance, ±D, in units.
    public let distance: Double

    /// The friction of Android's `ViewConfiguration`, 0.015.
    public static let standardFriction = 0.015

    /// 1/(q − 1) and (q − 1)/q with q = log 0.78/log 0.9.
    private static let timeExponent = 0.736_267_606_656_372_3
    private static let velocityExponent = 0.575_948_083_213_829
    /// The fraction of the path at which deceleration begins.
    private static let inflexion = 0.35
    private static let curve = CubicBezier(unchecked: 0.175, 0.5, 0.35, 1)

    /// K, in units per second.
    private static func constant(_ friction: Double) -> Double { friction * 51_890.201_731_2 }

    /// Creates a fling with the standard friction.
    /// - Parameters:
    ///   - start: The position at time 0.
    ///   - velocity: The velocity at time 0, in units per second.
    public init(from start: Double, initialVelocity velocity: Double) {
        self.init(from: start, initialVelocity: velocity, checkedFriction: Self.standardFriction)
    }

    /// Creates a fling.
    /// - Parameters:
    ///   - start: The position at time 0.
    ///   - velocity: The velocity at time 0, in units per second.
    ///   - friction: The coefficient of friction.
    /// - Throws: `HookeError.outOfRange` for a friction that is not finite and above 0.
    public init(from start: Double, initialVelocity velocity: Double, friction: Double) throws(HookeError) {
        guard friction > 0, friction.isFinite else {
            throw .outOfRange(field: "friction", value: friction, accepted: "a finite number above 0")
        }
        self.init(from: start, initialVelocity: velocity, checkedFriction: friction)
    }

    private init(from start: Double, initialVelocity velocity: Double, checkedFriction friction: Double) {
        self.start = start
        self.initialVelocity = velocity
        self.friction = friction
        let constant = Self.constant(friction)
        let ratio = Self.inflexion * velocity.magnitude / constant
        duration = ratio > 0 ? Elementary.pow(ratio, Self.timeExponent) : ratio
        let distance = constant * ratio * duration
        self.distance = velocity < 0 ? -distance : distance
    }

    /// Returns the velocity, in units per second, at which a fling covers a signed distance: the inverse of
    /// `distance`, within 12 u for speeds from 0.01 to 200,000. NaN for NaN.
    /// - Parameters:
    ///   - distance: In units.
    ///   - friction: The coefficient of friction.
    /// - Throws: `HookeError.outOfRange` for a friction that is not finite and above 0.
    public static func velocity(
        covering distance: Double, friction: Double = AndroidFling.standardFriction
    ) throws(HookeError) -> Double {
        guard friction > 0, friction.isFinite else {
            throw .outOfRange(field: "friction", value: friction, accepted: "a finite number above 0")
        }
        let constant = constant(friction)
        let ratio = Elementary.pow(distance.magnitude / constant, velocityExponent)
        let speed = constant * ratio / inflexion
        return distance < 0 ? -speed : speed
    }

    /// The position at rest.
    public var endValue: Double { start + distance }

    /// Returns position, velocity and acceleration at `time` seconds.
    public func state(at time: Double) -> MotionState<Double> {
        MotionState(
            position: position(at: time), velocity: velocity(at: time), acceleration: acceleration(at: time))
    }

    /// Returns the position at `time` seconds.
    public func position(at time: Double) -> Double {
        if time <= 0 { return start + initialVelocity * time }
        if time >= duration { return endValue }
        return start + distance * Self.curve.value(at: time / duration)
    }

    /// Returns the velocity at `time` seconds, in units per second.
    public func velocity(at time: Double) -> Double {
        if time <= 0 { return initialVelocity }
        if time >= duration { return endValue - endValue }
        return distance / duration * Self.curve.slope(at: time / duration)
    }

    /// Returns the acceleration at `time` seconds, in units per second squared; 0 outside the fling.
    public func acceleration(at time: Double) -> Double {
        if time < 0 || time >= duration { return endValue - endValue }
        return distance / duration / duration * Self.curve.secondDerivative(at: time / duration)
    }

    /// Returns the time at which the fling is at a position: 0 at the start. `nil` for positions that it does not
    /// have from time 0 to `duration`, and for non-finite numbers. The error is that of the position's rounding,
    /// divided by the velocity there.
    public func time(at position: Double) -> Double? {
        if position == start { return 0 }
        let fraction = (position - start) / distance
        guard fraction > 0, fraction <= 1, let time = Self.curve.firstTime(reaching: fraction) else {
            return nil
        }
        return time * duration
    }

    /// Returns `duration`; `nil` for a non-finite motion.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        duration.isFinite && endValue.isFinite ? duration : nil
    }
}

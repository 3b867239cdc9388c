import Hooke

/// The motion of one property in a choreography.
///
/// Its time is in seconds from the start of its part. Without `from` it begins at the value that is shown when it
/// starts.
public enum ChoreographyMotion<Value: ComponentVector>: Equatable, Sendable {
    /// A spring. Its logical length is 2π/ω0, its settled length the time until it stays within the tolerance.
    case spring(Spring, from: Value?, to: Value, velocity: Value)
    /// A timing curve over a duration in seconds, at least 0. It rests at `to` from the end on.
    case curve(TimingFunction, duration: Double, from: Value?, to: Value)
    /// A keyframe track, from its time 0 to its last key.
    case track(KeyframeTrack<Value>)
    /// A fling. Its logical length is its settled length.
    case decay(DecelerationRate, from: Value?, velocity: Value)
    /// Any other motion. It has no JSON form.
    case other(ChoreographyOther<Value>)
}

extension ChoreographyMotion {
    /// A spring to `target`.
    ///
    /// - Parameters:
    ///   - target: The position at rest.
    ///   - spring: The spring.
    ///   - start: The position at the start; `nil` for the value that is shown then.
    ///   - velocity: The velocity at the start, in units per second. It has no effect after an earlier motion of the
    ///     property, whose velocity continues.
    public static func spring(
        to target: Value, _ spring: Spring = Spring(), from start: Value? = nil, velocity: Value = .zero
    ) -> Self {
        .spring(spring, from: start, to: target, velocity: velocity)
    }

    /// A timing curve to `end`.
    ///
    /// - Parameters:
    ///   - end: The value at the end.
    ///   - duration: Seconds, at least 0.
    ///   - curve: The timing curve.
    ///   - start: The value at the start; `nil` for the value that is shown then.
    public static func curve(
        to end: Value, over duration: Double, _ curve: TimingFunction = .easeInOut, from start: Value? = nil
    ) -> Self {
        .curve(curve, duration: duration, from: start, to: end)
    }

    /// A fling with `velocity` in units per second, from `start` or else from the value that is shown.
    public static func fling(
        velocity: Value, rate: DecelerationRate = .normal, from start: Value? = nil
    ) -> Self {
        .decay(rate, from: start, velocity: velocity)
    }

    /// Any motion from its time 0 on.
    ///
    /// - Parameters:
    ///   - motion: The motion.
    ///   - logicalDuration: The length for which sequences wait, in seconds.
    ///   - settledDuration: The time from which it counts as settled, in seconds; infinite if never.
    public static func motion(
        _ motion: some Motion<Value>, logicalDuration: Double, settledDuration: Double
    ) -> Self {
        .other(
            ChoreographyOther(motion, logicalDuration: logicalDuration, settledDuration: settledDuration))
    }
}

/// A motion of a type that choreographies do not list. Two are equal only if they are the same object.
public final class ChoreographyOther<Value: ComponentVector>: Sendable, Equatable {
    /// The length for which sequences wait, in seconds.
    public let logicalDuration: Double
    /// The time from which the motion counts as settled, in seconds.
    public let settledDuration: Double
    private let evaluate: @Sendable (Double) -> MotionState<Value>

    /// Creates a motion with its two lengths in seconds.
    public init(_ motion: some Motion<Value>, logicalDuration: Double, settledDuration: Double) {
        self.logicalDuration = logicalDuration
        self.settledDuration = settledDuration
        evaluate = { time in
            MotionState(
                position: motion.position(at: time), velocity: motion.velocity(at: time),
                acceleration: motion.acceleration(at: time))
        }
    }

    init(
        logicalDuration: Double, settledDuration: Double,
        _ evaluate: @escaping @Sendable (Double) -> MotionState<Value>
    ) {
        (self.logicalDuration, self.settledDuration) = (logicalDuration, settledDuration)
        self.evaluate = evaluate
    }

    /// Returns position, velocity and acceleration at a time in seconds.
    public func state(at time: Double) -> MotionState<Value> { evaluate(time) }

    /// Returns whether both are the same object.
    public static func == (a: ChoreographyOther, b: ChoreographyOther) -> Bool { a === b }
}

/// How a motion begins while an earlier motion of its property is shown.
public enum ChoreographyTakeover: Hashable, Sendable {
    /// It takes over value and velocity. A spring continues from them; to other motions the difference is added, and
    /// fades along `Spring()`.
    case automatic
    /// It takes over value and velocity, and the difference is removed by a law in the time of the part. Fades are
    /// refused: they need both motions.
    case law(HandoverLaw)
    /// It begins at its own value; the value may jump.
    case jump
}

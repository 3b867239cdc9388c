/// A value that follows its target on a spring, without a scene or a clock.
///
/// ```swift
/// let now = 12.5
/// var width = Animated(100.0, spring: .snappy)
/// width.retarget(to: 300, at: now)          // starts
/// width.retarget(to: 40, at: now + 0.1)     // continues from its current position and velocity
/// width.value(at: now + 0.15)
/// ```
///
/// Times are seconds on any clock that you choose. The value keeps only its latest change: an earlier time gives the
/// state at that change.
public struct Animated<Value: VectorSpace>: Equatable, Sendable {
    /// The spring of the current motion and of later changes.
    public private(set) var spring: Spring
    /// The tolerance within which the value counts as settled.
    public var tolerance: Tolerance
    /// The motion since the latest change.
    public private(set) var motion: SpringMotion<Value>
    /// The time of the latest change in seconds, or `nil` if the value was never animated.
    public private(set) var startTime: Double?

    /// Creates a value at rest.
    /// - Parameters:
    ///   - value: The initial value, which is also the target.
    ///   - spring: The spring for later changes of the target.
    ///   - tolerance: The tolerance within which the value counts as settled.
    public init(
        _ value: Value, spring: Spring = Spring(), tolerance: Tolerance = .standard
    ) {
        self.spring = spring
        self.tolerance = tolerance
        self.motion = SpringMotion(spring: spring, from: value, to: value)
        self.startTime = nil
    }

    /// The value that the motion ends at.
    @inlinable public var target: Value { motion.target }

    /// Returns position, velocity and acceleration at `time`.
    @inlinable public func state(at time: Double) -> MotionState<Value> {
        // Never animated: there is no start time to subtract.
        guard let startTime else { return motion.state(at: time.isNaN ? time : 0) }
        return motion.state(at: time < startTime ? 0 : time - startTime)
    }

    /// Returns the value at `time`.
    @inlinable public func value(at time: Double) -> Value { state(at: time).position }

    /// Returns the velocity at `time`, in units per second.
    @inlinable public func velocity(at time: Double) -> Value { state(at: time).velocity }

    /// Changes the target at `time`, with the position and velocity of that time.
    /// - Parameters:
    ///   - target: The new target.
    ///   - time: Seconds. A time before the latest change counts as the time of that change.
    ///   - spring: A new spring, or `nil` to keep the current one.
    @inlinable public mutating func retarget(to target: Value, at time: Double, spring: Spring? = nil) {
        let now = state(at: time)
        begin(from: now.position, to: target, velocity: now.velocity, at: time, spring: spring)
    }

    /// Changes the target at `time`, with the position of that time and a given velocity, such as a finger's at
    /// release.
    /// - Parameters:
    ///   - target: The new target.
    ///   - time: Seconds. A time before the latest change counts as the time of that change.
    ///   - velocity: The new velocity in units per second.
    ///   - spring: A new spring, or `nil` to keep the current one.
    @inlinable public mutating func retarget(
        to target: Value, at time: Double, velocity: Value, spring: Spring? = nil
    ) {
        begin(from: value(at: time), to: target, velocity: velocity, at: time, spring: spring)
    }

    /// Moves the value to `value` at once and leaves it at rest.
    public mutating func jump(to value: Value) {
        motion = SpringMotion(spring: spring, from: value, to: value)
        startTime = nil
    }

    /// The time in seconds from which the value stays within its tolerance: −∞ if it was never animated, `nil` if it
    /// never settles.
    public var settlingTime: Double? {
        guard let startTime else { return -.infinity }
        return motion.settlingDuration(within: tolerance).map { startTime + $0 }
    }

    /// Returns whether the value stays within its tolerance from `time` on, unless it is retargeted.
    public func isSettled(at time: Double) -> Bool {
        guard startTime != nil else { return true }
        // A cheap test first: usually the value is still far from its target.
        let now = state(at: time)
        let slack = now.position.norm * 0x1p-50
        guard now.position.subtracting(target).norm <= tolerance.distance * (1 + 0x1p-40) + slack else {
            return false
        }
        guard let settlingTime else { return false }
        return time >= settlingTime
    }

    @usableFromInline mutating func begin(
        from position: Value, to target: Value, velocity: Value, at time: Double, spring newSpring: Spring?
    ) {
        spring = newSpring ?? spring
        motion = SpringMotion(spring: spring, from: position, to: target, initialVelocity: velocity)
        if let startTime, time < startTime { return }
        startTime = time
    }
}

extension Animated: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
    extension Animated: Encodable where Value: Encodable {}
    extension Animated: Decodable where Value: Decodable {}
#endif

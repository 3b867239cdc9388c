/// A value that follows its target on a spring, without a scene or a clock.
///
/// ```swift
/// let now = 12.5
/// var width = Animated(100.0, spring: .snappy)
/// try width.retarget(to: 300, at: now)          // starts
/// try width.retarget(to: 40, at: now + 0.1)     // continues from its current position and velocity
/// width.value(at: now + 0.15)
/// ```
///
/// Times are seconds on any clock that you choose. The value keeps its latest change and the motion before it:
///
/// - Times before a change in the future give what is shown until then. So you can change the target ahead of time.
/// - Times before the change before that one give the state at that change.
/// - A change replaces those at its time and later.
///
/// A finger sets the value with ``hold(_:at:)``; the change of target after it starts with the finger's velocity:
///
/// ```swift
/// var height = Animated(300.0, spring: .snappy)
/// for (time, finger) in [(0.0, 300.0), (0.016, 309), (0.033, 320), (0.05, 333)] {
///     try height.hold(finger, at: time)
/// }
/// try height.retarget(to: 794, at: 0.05)        // released
/// ```
///
/// For a whole history of changes, in which any time can be evaluated, use `Handover`.
public struct Animated<Value: VectorSpace>: Equatable, Sendable {
    /// The spring of the current motion and of later changes.
    public private(set) var spring: Spring
    /// The tolerance within which the value counts as settled.
    public var tolerance: Tolerance
    /// The motion since the latest change.
    public private(set) var motion: SpringMotion<Value>
    /// The time of the latest change in seconds, or `nil` if the value was never animated.
    public private(set) var startTime: Double?
    /// The motion before the latest change; `nil` if the value was never animated.
    private var earlierMotion: SpringMotion<Value>?
    /// The time of the change before the latest one; `nil` if that is the first.
    private var earlierStartTime: Double?
    /// The positions of the finger that holds the value.
    private var finger: VelocityTracker<Value>?

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
        guard let startTime else { return restingState(at: time) }
        return time < startTime ? stateBeforeChange(at: time) : motion.state(at: time - startTime)
    }

    /// The state of a value that was never animated, or that a finger holds.
    @usableFromInline func restingState(at time: Double) -> MotionState<Value> {
        let state = motion.state(at: time.isNaN ? time : 0)
        guard let finger else { return state }
        return MotionState(
            position: state.position, velocity: finger.velocity(releasedAt: time), acceleration: .zero)
    }

    /// The state at a time before the latest change.
    @usableFromInline func stateBeforeChange(at time: Double) -> MotionState<Value> {
        guard let earlierMotion else { return motion.state(at: 0) }
        guard let earlierStartTime else { return earlierMotion.state(at: 0) }
        return earlierMotion.state(at: max(0, time - earlierStartTime))
    }

    /// Returns the value at `time`.
    @inlinable public func value(at time: Double) -> Value { state(at: time).position }

    /// Returns the velocity at `time`, in units per second.
    @inlinable public func velocity(at time: Double) -> Value { state(at: time).velocity }

    /// Changes the target at `time`, with the position and velocity of that time.
    /// - Parameters:
    ///   - target: The new target.
    ///   - time: Seconds. A change at this time or later is replaced. A time before the change before that one counts
    ///     as the time of that change.
    ///   - spring: A new spring, or `nil` to keep the current one.
    /// - Throws: `HookeError.outOfRange` for a time that is not finite.
    public mutating func retarget(
        to target: Value, at time: Double, spring: Spring? = nil
    ) throws(HookeError) {
        try begin(to: target, velocity: nil, at: time, spring: spring)
    }

    /// Changes the target at `time`, with the position of that time and a given velocity, such as a finger's at
    /// release.
    /// - Parameters:
    ///   - target: The new target.
    ///   - time: Seconds. A change at this time or later is replaced. A time before the change before that one counts
    ///     as the time of that change.
    ///   - velocity: The new velocity in units per second.
    ///   - spring: A new spring, or `nil` to keep the current one.
    /// - Throws: `HookeError.outOfRange` for a time that is not finite.
    public mutating func retarget(
        to target: Value, at time: Double, velocity: Value, spring: Spring? = nil
    ) throws(HookeError) {
        try begin(to: target, velocity: velocity, at: time, spring: spring)
    }

    /// Puts the value under a finger: it is at `value`, with the velocity that a ``VelocityTracker`` measures.
    ///
    /// Call it at the touch and at every move. The next change of the target starts with the finger's velocity; `jump`
    /// ends the hold too. While the value is held its earlier motion is forgotten, it is its own target and not settled,
    /// and its velocity is 0 from 40 ms after the newest position.
    /// - Parameters:
    ///   - value: The finger's position.
    ///   - time: Seconds; at least the time of the position before, if the value is held already. It may repeat.
    /// - Throws: `HookeError.outOfRange` for a position or a time that is not finite, or if time decreases. The value
    ///   is then unchanged.
    public mutating func hold(_ value: Value, at time: Double) throws(HookeError) {
        var tracker = finger ?? VelocityTracker()
        try tracker.addSample(time: time, position: value)
        jump(to: value)
        finger = tracker
    }

    /// Whether a finger holds the value: since ``hold(_:at:)``, until the next change of the target or jump.
    public var isHeld: Bool { finger != nil }

    /// Moves the value to `value` at once and leaves it at rest.
    public mutating func jump(to value: Value) {
        finger = nil
        motion = SpringMotion(spring: spring, from: value, to: value)
        startTime = nil
        earlierMotion = nil
        earlierStartTime = nil
    }

    /// The seconds from the latest change to the time from which the value stays within its tolerance: 0 if it was never
    /// animated, `nil` if it never settles or is held.
    public var settlingDuration: Double? {
        startTime == nil ? (isHeld ? nil : 0) : motion.settlingDuration(within: tolerance)
    }

    /// Returns whether the value stays within its tolerance from `time` on, unless it is retargeted. It is false before
    /// a change in the future and while the value is held.
    public func isSettled(at time: Double) -> Bool {
        guard let startTime else { return !isHeld }
        // A cheap test first: usually the value is still far from its target.
        guard time >= startTime, motion.isNear(at: time - startTime, tolerance) else { return false }
        guard let settlingDuration else { return false }
        return time >= startTime + settlingDuration
    }

    private mutating func begin(
        to target: Value, velocity: Value?, at time: Double, spring newSpring: Spring?
    ) throws(HookeError) {
        guard time.isFinite else {
            throw .outOfRange(field: "at", value: time, accepted: "a finite number of seconds")
        }
        let time = max(time, earlierStartTime ?? time)
        let now = state(at: time)
        if startTime.map({ time > $0 }) ?? true {
            (earlierMotion, earlierStartTime) = (motion, startTime)
        }
        spring = newSpring ?? spring
        motion = SpringMotion(
            spring: spring, from: now.position, to: target, initialVelocity: velocity ?? now.velocity)
        startTime = time
        finger = nil
    }
}

extension Animated: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
    extension Animated: Encodable where Value: ComponentVector & Encodable {}
    extension Animated: Decodable where Value: ComponentVector & Decodable {}
#endif

/// A value that follows its target on a spring, without any scene or clock.
///
/// ```swift
/// let now = 12.5
/// var width = Animated(100.0, spring: .snappy)
/// width.retarget(to: 300, at: now)          // sets off
/// width.retarget(to: 40, at: now + 0.1)     // turns round where it is, at the speed it has
/// width.value(at: now + 0.15)
/// ```
///
/// Time is seconds on whatever clock you read; the value never asks one. It knows its latest change only: asked for an
/// earlier time it answers for the moment of that change.
public struct Animated<Value: VectorSpace>: Equatable, Sendable {
    /// The spring of the next change, and of the current motion.
    public private(set) var spring: Spring
    /// What counts as settled.
    public var tolerance: Tolerance
    /// The motion since the latest change.
    public private(set) var motion: SpringMotion<Value>
    /// When the latest change was, in seconds; `nil` if the value has been at rest since ever.
    public private(set) var startTime: Double?

    /// A value at rest.
    /// - Parameters:
    ///   - value: Where it is, which is its target.
    ///   - spring: The spring it will follow later targets on.
    ///   - tolerance: What counts as settled.
    public init(
        _ value: Value, spring: Spring = Spring(), tolerance: Tolerance = .standard
    ) {
        self.spring = spring
        self.tolerance = tolerance
        self.motion = SpringMotion(spring: spring, from: value, to: value)
        self.startTime = nil
    }

    /// Where the value is heading, or rests.
    @inlinable public var target: Value { motion.target }

    /// Position, velocity and acceleration at `time`.
    @inlinable public func state(at time: Double) -> MotionState<Value> {
        // At rest since ever there is no start to count from.
        guard let startTime else { return motion.state(at: time.isNaN ? time : 0) }
        return motion.state(at: time < startTime ? 0 : time - startTime)
    }

    /// The value at `time`.
    @inlinable public func value(at time: Double) -> Value { state(at: time).position }

    /// The velocity at `time`, in units a second.
    @inlinable public func velocity(at time: Double) -> Value { state(at: time).velocity }

    /// Sends the value to a new target from where it is, at the velocity it has.
    /// - Parameters:
    ///   - target: The new target.
    ///   - time: When, in seconds. A time before the latest change counts as that change's.
    ///   - spring: A new spring from now on; `nil` keeps the one it has.
    @inlinable public mutating func retarget(to target: Value, at time: Double, spring: Spring? = nil) {
        let now = state(at: time)
        begin(from: now.position, to: target, velocity: now.velocity, at: time, spring: spring)
    }

    /// Sends the value to a new target from where it is, at a velocity that is given: a finger let go.
    /// - Parameters:
    ///   - target: The new target.
    ///   - time: When, in seconds. A time before the latest change counts as that change's.
    ///   - velocity: In units a second.
    ///   - spring: A new spring from now on; `nil` keeps the one it has.
    @inlinable public mutating func retarget(
        to target: Value, at time: Double, velocity: Value, spring: Spring? = nil
    ) {
        begin(from: value(at: time), to: target, velocity: velocity, at: time, spring: spring)
    }

    /// Puts the value somewhere at rest, at once.
    public mutating func jump(to value: Value) {
        motion = SpringMotion(spring: spring, from: value, to: value)
        startTime = nil
    }

    /// When the value settles within its tolerance for good, in seconds; −∞ if it has been at rest since ever, `nil` if it
    /// never does.
    public var settlingTime: Double? {
        guard let startTime else { return -.infinity }
        return motion.settlingDuration(within: tolerance).map { startTime + $0 }
    }

    /// Whether the value is within its tolerance at `time` and will stay so unless it is retargeted.
    public func isSettled(at time: Double) -> Bool {
        guard startTime != nil else { return true }
        // Most of the time it is plainly on its way, which is cheaper to see.
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

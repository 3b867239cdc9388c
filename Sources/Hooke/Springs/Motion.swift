/// A value as a function of time, with its velocity and acceleration.
///
/// A motion is defined by its parameters and an initial state. Evaluation is pure and total: it accepts any time in
/// any order, throws no error and stores nothing. Times are seconds since the motion began. Each type documents its
/// values before 0 and at infinity. A NaN time gives NaN.
public protocol Motion<Value>: Sendable {
    /// The type of the value.
    associatedtype Value: VectorSpace
    /// Returns the position at `time` seconds, in the value's own units.
    func position(at time: Double) -> Value
    /// Returns the velocity at `time` seconds, in units per second.
    func velocity(at time: Double) -> Value
    /// Returns the acceleration at `time` seconds, in units per second squared.
    func acceleration(at time: Double) -> Value
    /// Returns position, velocity and acceleration at `time` seconds. You do not need to implement it: the default
    /// calls the three functions.
    func state(at time: Double) -> MotionState<Value>
    /// Returns a time in seconds from which the motion stays within the tolerance of its rest. The result is never
    /// early. It is `nil` if the motion never settles, or if no bound is known; each type documents which.
    func settlingDuration(within tolerance: Tolerance) -> Double?
}

extension Motion {
    /// Returns position, velocity and acceleration at `time` seconds, from the three functions.
    @inlinable public func state(at time: Double) -> MotionState<Value> {
        MotionState(
            position: position(at: time), velocity: velocity(at: time), acceleration: acceleration(at: time))
    }
}

/// The position, velocity and acceleration of a motion at one time.
public struct MotionState<Value: VectorSpace>: Equatable, Sendable {
    /// The position, in the value's own units.
    public var position: Value
    /// The velocity, in units per second.
    public var velocity: Value
    /// The acceleration, in units per second squared.
    public var acceleration: Value

    /// Creates a state from its three parts.
    @inlinable public init(position: Value, velocity: Value, acceleration: Value) {
        self.position = position
        self.velocity = velocity
        self.acceleration = acceleration
    }
}

extension MotionState: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
    extension MotionState: Encodable where Value: Encodable {}
    extension MotionState: Decodable where Value: Decodable {}
#endif

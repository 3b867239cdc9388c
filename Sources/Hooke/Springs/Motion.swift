/// A value that depends on time alone: where it is, how fast it moves, and how that changes.
///
/// A motion is parameters and an initial state. Asking it is total and pure: any time, in any order, gives the same
/// answer, nothing is thrown and nothing is remembered. Times are seconds since the motion began; what a motion does
/// before 0 and at infinity is said by the type. Time that is NaN gives NaN.
public protocol Motion<Value>: Sendable {
    /// What moves.
    associatedtype Value: VectorSpace
    /// The position at `time` seconds, in the value's own units.
    func position(at time: Double) -> Value
    /// The velocity at `time` seconds, in units a second.
    func velocity(at time: Double) -> Value
    /// The acceleration at `time` seconds, in units a second squared.
    func acceleration(at time: Double) -> Value
}

/// Where a motion is at one time, and how that changes.
public struct MotionState<Value: VectorSpace>: Equatable, Sendable {
    /// The position, in the value's own units.
    public var position: Value
    /// The velocity, in units a second.
    public var velocity: Value
    /// The acceleration, in units a second squared.
    public var acceleration: Value

    /// A state from its three parts.
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

/// A state as a function of time: a moving number, vector, rotation or transform.
///
/// A trajectory is defined by its parameters and an initial state. Evaluation is pure and total: it accepts any time in
/// any order, throws no error and stores nothing. Times are seconds since the trajectory began. Each type documents its
/// states before 0 and at infinity. A NaN time gives NaN.
///
/// The smallest one has two functions:
///
/// ```swift
/// struct Fall: Trajectory {
///     func state(at time: Double) -> MotionState<Double> {
///         MotionState(position: 500 * time * time, velocity: 1_000 * time, acceleration: 1_000)
///     }
///     func settlingDuration(within tolerance: Tolerance) -> Double? { nil }
/// }
/// ```
public protocol Trajectory<State>: Sendable {
    /// The position with its derivatives.
    associatedtype State: TrajectoryState
    /// Returns the position and its derivatives at `time` seconds.
    func state(at time: Double) -> State
    /// Returns the position at `time` seconds, in its own units. You do not need to implement it: the default is that of
    /// the state.
    func position(at time: Double) -> State.Position
    /// Returns a time in seconds from which the trajectory stays within the tolerance of its rest. The result is never
    /// early. It is `nil` if the trajectory never settles, or if no bound is known; each type documents which.
    func settlingDuration(within tolerance: Tolerance) -> Double?
}

/// What a trajectory is at one time: a position, and derivatives of it.
public protocol TrajectoryState: Equatable, Sendable {
    /// The type of the position.
    associatedtype Position: Sendable
    /// The position.
    var position: Position { get }
}

/// A trajectory in a vector space: `some Motion<Double>` is a moving number. Your own types conform to ``Trajectory``.
public typealias Motion<Value: VectorSpace> = Trajectory<MotionState<Value>>

extension Trajectory {
    /// Returns the position at `time` seconds, in its own units.
    @inlinable public func position(at time: Double) -> State.Position { state(at: time).position }

    /// Returns the velocity at `time` seconds, in units per second.
    @inlinable public func velocity<Value: VectorSpace>(at time: Double) -> Value
    where State == MotionState<Value> { state(at: time).velocity }

    /// Returns the acceleration at `time` seconds, in units per second squared.
    @inlinable public func acceleration<Value: VectorSpace>(at time: Double) -> Value
    where State == MotionState<Value> { state(at: time).acceleration }
}

/// The position, velocity and acceleration of a motion at one time.
public struct MotionState<Value: VectorSpace>: TrajectoryState {
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

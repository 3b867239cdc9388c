/// A motion at constant velocity, or a value at rest.
///
/// ```swift
/// let drift = UniformMotion(from: 40.0, velocity: 25)   // 40 + 25t
/// let rest = UniformMotion(at: 300.0)
/// ```
///
/// The position is within one rounding of velocity·time and one of the sum. At ±∞ and NaN a motion with a velocity is
/// not finite; a value at rest is NaN at NaN only.
public struct UniformMotion<Value: VectorSpace>: Trajectory {
    /// The position at time 0.
    public let start: Value
    /// The velocity, in units per second.
    public let velocity: Value

    /// Creates the motion from a position at time 0 and a velocity in units per second.
    @inlinable public init(from start: Value, velocity: Value) {
        self.start = start
        self.velocity = velocity
    }

    /// Creates a value at rest.
    @inlinable public init(at position: Value) { self.init(from: position, velocity: .zero) }

    /// Returns the position at `time` seconds.
    @inlinable public func position(at time: Double) -> Value {
        if velocity == .zero, !time.isNaN { return start }
        return start.adding(velocity.scaled(by: time))
    }

    /// Returns the position, the velocity and zero; NaN at NaN.
    @inlinable public func state(at time: Double) -> MotionState<Value> {
        MotionState(
            position: position(at: time), velocity: time.isNaN ? velocity.scaled(by: time) : velocity,
            acceleration: time.isNaN ? velocity.scaled(by: time) : .zero)
    }

    /// Returns 0 for a value at rest, else `nil`.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        velocity == .zero ? 0 : nil
    }
}

extension UniformMotion: Hashable where Value: Hashable {}

extension UniformMotion: Equatable {}

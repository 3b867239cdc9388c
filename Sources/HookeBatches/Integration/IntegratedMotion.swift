/// The motion under any force, integrated once. It is then a pure function of time, evaluated in any order.
///
/// ```swift
/// // A pendulum a metre long, its sine to the third power.
/// let swing = try IntegratedMotion(from: 1.0, duration: 10) { angle, _, _ in
///     -9.81 * (angle - angle * angle * angle / 6)
/// }
/// print(swing.position(at: 2.5), swing.velocity(at: 2.5), swing.stepCount)
/// ```
///
/// The method is Dormand and Prince's of order 5, with an estimate of order 4 that controls the step length. Between
/// the steps an interpolant of order 4 has the same error as the steps. Position and velocity are interpolated; the
/// acceleration is the force at the interpolated state.
///
/// Before 0, after `duration` and at NaN the motion is NaN, because it is unknown there. At an impact (see the
/// initialiser with a `ForceLaw`) the velocity is that after the impact. It has no settling time, because nothing is
/// known after `duration`; to settle, hand over to another motion before it.
///
/// Cost: seven force evaluations for each of `stepCount` steps, one of them shared with the next step. Evaluating is a
/// binary search among the steps.
public struct IntegratedMotion<Value: VectorSpace>: Trajectory {
    /// The length of the motion, in seconds.
    public let duration: Double
    /// The number of steps tried, including those that were repeated with a shorter length.
    public let stepCount: Int

    @usableFromInline let steps: [DenseStep<Value>]
    @usableFromInline let knots: Knots
    @usableFromInline let force: @Sendable (Value, Value, Double) -> Value
    /// The time from which it rests at a limit; `duration` if never.
    @usableFromInline let restStart: Double

    /// Integrates the motion from a state at time 0.
    /// - Parameters:
    ///   - start: The position at 0.
    ///   - velocity: The velocity at 0, in units per second.
    ///   - duration: The length of the motion, in seconds; finite, above 0.
    ///   - tolerance: The largest error of a step.
    ///   - stepLimit: The largest number of steps to try; at least 1.
    ///   - acceleration: The acceleration for a position, a velocity and a time, in units per second squared. It must
    ///     depend on these alone. The motion keeps the closure.
    /// - Throws: `HookeError.outOfRange` for a number outside its domain, with the parameter's name as the field.
    ///   `HookeError.integrationStopped`, with the time reached, if the acceleration there is not finite, no step is
    ///   short enough for the tolerance, or `stepLimit` is reached.
    public init(
        from start: Value, initialVelocity velocity: Value = .zero, duration: Double,
        tolerance: IntegrationTolerance = .standard,
        stepLimit: Int = 100_000, acceleration: @escaping @Sendable (Value, Value, Double) -> Value
    ) throws(HookeError) {
        try IntegratedMotion.check(start, velocity, duration, stepLimit)
        var integrator = try DormandPrince(
            from: start, velocity: velocity, until: duration, tolerance: tolerance, stepLimit: stepLimit,
            acceleration: acceleration)
        var steps: [DenseStep<Value>] = []
        while integrator.time < duration { steps.append(try integrator.next()) }
        try self.init(
            steps, duration: duration, stepCount: integrator.steps, restStart: duration, force: acceleration
        )
    }

    init(
        _ steps: [DenseStep<Value>], duration: Double, stepCount: Int, restStart: Double,
        force: @escaping @Sendable (Value, Value, Double) -> Value
    ) throws(HookeError) {
        self.duration = duration
        self.stepCount = stepCount
        self.steps = steps
        self.restStart = restStart
        self.force = force
        knots = try Knots(steps.map(\.start) + [duration])
    }

    static func check(_ start: Value, _ velocity: Value, _ duration: Double, _ stepLimit: Int)
        throws(HookeError)
    {
        guard start.norm.isFinite else {
            throw .outOfRange(field: .start, value: start.norm, accepted: "a value of finite norm")
        }
        guard velocity.norm.isFinite else {
            throw .outOfRange(field: "velocity", value: velocity.norm, accepted: "a value of finite norm")
        }
        guard duration > 0, duration.isFinite else {
            throw .outOfRange(
                field: .duration, value: duration, accepted: "a finite number of seconds above 0")
        }
        guard stepLimit >= 1 else {
            throw .outOfRange(field: "stepLimit", value: Double(stepLimit), accepted: "at least 1")
        }
    }

    /// Returns position, velocity and acceleration at `time` seconds.
    @inlinable public func state(at time: Double) -> MotionState<Value> {
        guard let (step, theta) = locate(time) else {
            let none = Value.zero.scaled(by: .nan)
            return MotionState(position: none, velocity: none, acceleration: none)
        }
        let (position, velocity) = (step.position.value(at: theta), step.velocity.value(at: theta))
        return MotionState(
            position: position, velocity: velocity,
            acceleration: time >= restStart && restStart < duration
                ? .zero : force(position, velocity, time))
    }

    /// Returns the position at `time` seconds.
    @inlinable public func position(at time: Double) -> Value {
        guard let (step, theta) = locate(time) else { return Value.zero.scaled(by: .nan) }
        return step.position.value(at: theta)
    }

    /// Returns the velocity at `time` seconds, in units per second.
    @inlinable public func velocity(at time: Double) -> Value {
        guard let (step, theta) = locate(time) else { return Value.zero.scaled(by: .nan) }
        return step.velocity.value(at: theta)
    }

    /// Returns `nil`: the motion after `duration` is unknown.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? { nil }

    /// Returns the step that contains a time, and the fraction of it; `nil` outside the motion. For a step that ended
    /// early at an impact the fraction is of its full length.
    @inlinable
    func locate(_ time: Double) -> (DenseStep<Value>, Double)? {
        guard let found = knots.position(of: time) else { return nil }
        let step = steps[found.segment]
        return (step, min(1, (time - step.start) / step.length))
    }
}

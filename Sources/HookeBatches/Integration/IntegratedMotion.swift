/// The motion under any force, integrated once and then a pure function of time: it can be asked for any time, in any
/// order.
///
/// ```swift
/// // A pendulum a metre long, its sine to the third power.
/// let swing = try IntegratedMotion(from: 1.0, duration: 10) { angle, _, _ in
///     -9.81 * (angle - angle * angle * angle / 6)
/// }
/// print(swing.position(at: 2.5), swing.velocity(at: 2.5), swing.stepCount)
/// ```
///
/// The method is Dormand and Prince's of order 5 with their estimate of order 4 to choose the steps by; between the
/// steps an interpolant of order 4 has the error of the steps themselves. Both components of the state are interpolated;
/// the acceleration is that of the force at the interpolated state.
///
/// Before 0, after `duration` and at NaN the motion is NaN: nothing is known of it there. At an impact (see the
/// initialiser with a `ForceLaw`) the velocity is that after it.
///
/// Cost: seven evaluations of the force for each of `stepCount` steps to make, of which one is shared with the next; a
/// binary search among the steps to ask.
public struct IntegratedMotion<Value: VectorSpace>: Motion {
    /// How long the motion is known, in seconds.
    public let duration: Double
    /// How many steps were tried, those included that were repeated with a shorter one.
    public let stepCount: Int

    @usableFromInline let steps: [DenseStep<Value>]
    @usableFromInline let knots: Knots
    @usableFromInline let force: @Sendable (Value, Value, Double) -> Value
    /// From when on it rests against a limit; `duration` if never.
    @usableFromInline let restingFrom: Double

    /// The motion from a state at time 0.
    /// - Parameters:
    ///   - start: The position at 0.
    ///   - velocity: The velocity at 0, in units a second.
    ///   - duration: How far to go, in seconds; finite, above 0.
    ///   - tolerance: How large an error a step may have.
    ///   - stepLimit: How many steps may be tried; at least 1.
    ///   - acceleration: The acceleration for a position, a velocity and a time, in units a second squared. It has to be
    ///     a function of these alone, and is kept.
    /// - Throws: `HookeError.outOfRange` for a number outside its domain, with the parameter's name as the field;
    ///   `HookeError.integrationStopped`, with the time that was reached, when the acceleration is not finite there, when
    ///   no step is short enough for the tolerance, or when the steps are used up.
    public init(
        from start: Value, velocity: Value = .zero, duration: Double,
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
            steps, duration: duration, stepCount: integrator.steps, restingFrom: duration, force: acceleration
        )
    }

    init(
        _ steps: [DenseStep<Value>], duration: Double, stepCount: Int, restingFrom: Double,
        force: @escaping @Sendable (Value, Value, Double) -> Value
    ) throws(HookeError) {
        self.duration = duration
        self.stepCount = stepCount
        self.steps = steps
        self.restingFrom = restingFrom
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

    /// Position, velocity and acceleration at `time` seconds.
    @inlinable public func state(at time: Double) -> MotionState<Value> {
        guard let (step, theta) = place(of: time) else {
            let none = Value.zero.scaled(by: .nan)
            return MotionState(position: none, velocity: none, acceleration: none)
        }
        let (position, velocity) = (step.position.value(at: theta), step.velocity.value(at: theta))
        return MotionState(
            position: position, velocity: velocity,
            acceleration: time >= restingFrom && restingFrom < duration
                ? .zero : force(position, velocity, time))
    }

    /// The position at `time` seconds.
    @inlinable public func position(at time: Double) -> Value {
        guard let (step, theta) = place(of: time) else { return Value.zero.scaled(by: .nan) }
        return step.position.value(at: theta)
    }

    /// The velocity at `time` seconds, in units a second.
    @inlinable public func velocity(at time: Double) -> Value {
        guard let (step, theta) = place(of: time) else { return Value.zero.scaled(by: .nan) }
        return step.velocity.value(at: theta)
    }

    /// The acceleration at `time` seconds, in units a second squared: that of the force; 0 at rest against a limit.
    @inlinable public func acceleration(at time: Double) -> Value { state(at: time).acceleration }

    /// The step that a time falls in, and the fraction of it; `nil` outside the motion. A step that ended early at an
    /// impact has its fraction of what it would have been.
    @inlinable
    func place(of time: Double) -> (DenseStep<Value>, Double)? {
        guard let place = knots.position(of: time) else { return nil }
        let step = steps[place.segment]
        return (step, min(1, (time - step.start) / step.length))
    }
}

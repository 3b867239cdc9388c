/// Two critically damped springs in a row: a value follows an intermediate value, which follows the goal.
///
/// With a = i0 − goal, b = i0′ + ωa and z = x0 − goal,
///
///     x = goal + e^(−ωs)(z + (v0 + ωz)s + ω²(as²/2 + bs³/6))
///
/// Both springs have the angular frequency ω. From rest it starts with zero acceleration, which is smoother than one
/// spring. Source: D. Holden, "Spring-It-On" (double spring), whose code steps it with an approximate exponential.
///
/// - Position, velocity/ω and acceleration/ω² are within a few u of the sum of the terms' sizes.
/// - Times before 0 continue the motion backwards. At +∞ it is at the goal. At −∞ and at NaN it is NaN.
public struct DoubleSpring<Value: VectorSpace>: Motion {
    /// The angular frequency ω of both springs, in radians per second.
    public let angularFrequency: Double
    /// The position at time 0.
    public let start: Value
    /// The velocity at time 0, in units per second.
    public let initialVelocity: Value
    /// The intermediate value at time 0.
    public let intermediate: Value
    /// The velocity of the intermediate value at time 0, in units per second.
    public let intermediateVelocity: Value
    /// The position at rest.
    public let goal: Value

    /// The cubic that e^(−ωs) multiplies, and those of velocity and acceleration.
    private let position, velocity, acceleration: Cubic

    private struct Cubic: Sendable {
        var constant, linear, quadratic, cubic: Value

        func value(_ s: Double, _ factor: Double) -> Value {
            constant.adding(
                linear.adding(quadratic.adding(cubic.scaled(by: s)).scaled(by: s)).scaled(by: s)
            ).scaled(by: factor)
        }

        /// The cubic Q with (e^(−ωs)·P)′ = e^(−ωs)·Q.
        func differentiated(_ rate: Double) -> Cubic {
            Cubic(
                constant: linear.subtracting(constant.scaled(by: rate)),
                linear: quadratic.scaled(by: 2).subtracting(linear.scaled(by: rate)),
                quadratic: cubic.scaled(by: 3).subtracting(quadratic.scaled(by: rate)),
                cubic: cubic.scaled(by: -rate))
        }
    }

    /// Creates a double spring.
    /// - Parameters:
    ///   - angularFrequency: ω in radians per second; positive. `Spring.angularFrequency` gives that of a spring.
    ///   - start: The position at time 0.
    ///   - velocity: The velocity at time 0, in units per second.
    ///   - intermediate: The intermediate value at time 0; `nil` is `start`.
    ///   - intermediateVelocity: Its velocity at time 0, in units per second.
    ///   - goal: The position at rest.
    /// - Throws: `HookeError.outOfRange` for an angular frequency outside 1e-90 to 1e90.
    public init(
        angularFrequency: Double, from start: Value, velocity: Value = .zero, intermediate: Value? = nil,
        intermediateVelocity: Value = .zero, to goal: Value
    ) throws(HookeError) {
        guard (1e-90...1e90).contains(angularFrequency) else {
            throw .outOfRange(
                field: "angularFrequency", value: angularFrequency, accepted: "1e-90 to 1e90")
        }
        let rate = angularFrequency
        self.angularFrequency = rate
        self.start = start
        initialVelocity = velocity
        self.intermediate = intermediate ?? start
        self.intermediateVelocity = intermediateVelocity
        self.goal = goal
        let distance = start.subtracting(goal)
        let first = self.intermediate.subtracting(goal)
        let second = intermediateVelocity.adding(first.scaled(by: rate))
        position = Cubic(
            constant: distance, linear: velocity.adding(distance.scaled(by: rate)),
            quadratic: first.scaled(by: rate * rate / 2), cubic: second.scaled(by: rate * rate / 6))
        var slope = position.differentiated(rate)
        slope.constant = velocity
        self.velocity = slope
        acceleration = slope.differentiated(rate)
    }

    /// Returns position, velocity and acceleration at `time` seconds, at the cost of one.
    public func state(at time: Double) -> MotionState<Value> {
        let phase = angularFrequency * time
        guard phase < 800, phase > -.infinity else {
            let rest = goal.scaled(by: phase >= 800 ? 0 : .nan)
            return MotionState(position: goal.adding(rest), velocity: rest, acceleration: rest)
        }
        let exact = DoubleDouble(productOf: angularFrequency, and: time)
        let envelope = Elementary.exp(-phase) * (exact.low.isFinite ? 1 - exact.low : 1)
        return MotionState(
            position: time == 0 ? start : goal.adding(position.value(time, envelope)),
            velocity: velocity.value(time, envelope),
            acceleration: acceleration.value(time, envelope))
    }

    /// Returns the position at `time` seconds.
    public func position(at time: Double) -> Value { state(at: time).position }

    /// Returns the velocity at `time` seconds, in units per second.
    public func velocity(at time: Double) -> Value { state(at: time).velocity }

    /// Returns the acceleration at `time` seconds, in units per second squared.
    public func acceleration(at time: Double) -> Value { state(at: time).acceleration }
}

extension DoubleSpring: Equatable {
    /// Returns whether frequency, starts and goal are equal.
    public static func == (a: DoubleSpring, b: DoubleSpring) -> Bool {
        a.angularFrequency == b.angularFrequency && a.start == b.start
            && a.initialVelocity == b.initialVelocity && a.intermediate == b.intermediate
            && a.intermediateVelocity == b.intermediateVelocity && a.goal == b.goal
    }
}

extension DoubleSpring: Hashable where Value: Hashable {
    /// Hashes frequency, starts and goal.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(angularFrequency)
        hasher.combine(start)
        hasher.combine(initialVelocity)
        hasher.combine(intermediate)
        hasher.combine(intermediateVelocity)
        hasher.combine(goal)
    }
}

/// A method that integrates m·x″ = F(x, v, t) in steps of equal length.
///
/// The error after a given time decreases with the step h as hᵖ, where p is the method's `order`. All three keep their
/// order for forces that depend on velocity, such as damping. docs/internals/integration.md derives the methods and
/// their stable steps.
///
/// | method | evaluations per step | properties |
/// | --- | --- | --- |
/// | `semiImplicitEuler` | 1 | order 1; the energy of an undamped motion stays bounded |
/// | `velocityVerlet` | 2 | order 2; the energy of an undamped motion stays bounded; stable for any damping of a `ForceLaw` |
/// | `rungeKutta4` | 4 | order 4; energy drifts slowly |
public enum IntegrationMethod: String, CaseIterable, Hashable, Sendable, Codable {
    /// v ← v + h·a(x, v, t), then x ← x + h·v. Symplectic where forces depend on position alone.
    case semiImplicitEuler
    /// v½ = v + (h/2)·a(x, v, t), x ← x + h·v½, v ← v½ + (h/2)·a(x, v, t + h). Symplectic where forces depend on
    /// position alone.
    ///
    /// The last velocity is on both sides. A `ForceLaw` solves for it exactly, so the method is symmetric in time and
    /// stable for any damping. A closure gets v½ + (h/2)·a(x, v, t) of the first half instead, which keeps order 2.
    case velocityVerlet
    /// The classical method of Runge and Kutta with four evaluations.
    case rungeKutta4

    /// The power of the step with which the error decreases.
    public var order: Int {
        switch self {
        case .semiImplicitEuler: 1
        case .velocityVerlet: 2
        case .rungeKutta4: 4
        }
    }

    /// Advances a state by `duration` seconds in equal substeps, for any force and any type of value.
    ///
    /// ```swift
    /// var (position, velocity) = (SIMD2(1.0, 0.0), SIMD2(0.0, 1.0))
    /// IntegrationMethod.rungeKutta4.advance(&position, &velocity, by: 0.1, substeps: 8) { x, _, _ in
    ///     x * (-1 / (x * x).sum().squareRoot())  // towards the origin
    /// }
    /// ```
    ///
    /// The acceleration is not checked; non-finite values propagate. For forces that a `ForceLaw` describes,
    /// `BatchIntegrator` is many times as fast.
    /// - Parameters:
    ///   - position: The position, which is replaced.
    ///   - velocity: The velocity, in units per second, which is replaced.
    ///   - time: The time of the given state, in seconds; only passed to the acceleration.
    ///   - duration: The time to advance, in seconds.
    ///   - substeps: The number of equal substeps.
    ///   - acceleration: The acceleration for a position, a velocity and a time, in units per second squared.
    /// - Precondition: `substeps` is at least 1.
    @inlinable
    public func advance<Value: VectorSpace>(
        _ position: inout Value, _ velocity: inout Value, from time: Double = 0, by duration: Double,
        substeps: Int = 1, acceleration: (Value, Value, Double) -> Value
    ) {
        precondition(substeps >= 1, "\(substeps) substeps; accepted: at least 1")
        let h = duration / Double(substeps)
        for substep in 0..<substeps {
            let start = time + duration * (Double(substep) / Double(substeps))
            switch self {
            case .semiImplicitEuler:
                velocity = velocity.adding(acceleration(position, velocity, start).scaled(by: h))
                position = position.adding(velocity.scaled(by: h))
            case .velocityVerlet:
                let half = acceleration(position, velocity, start).scaled(by: h / 2)
                let middle = velocity.adding(half)
                position = position.adding(middle.scaled(by: h))
                velocity = middle.adding(
                    acceleration(position, middle.adding(half), start + h).scaled(by: h / 2))
            case .rungeKutta4:
                let a1 = acceleration(position, velocity, start)
                let v2 = velocity.adding(a1.scaled(by: h / 2))
                let a2 = acceleration(position.adding(velocity.scaled(by: h / 2)), v2, start + h / 2)
                let v3 = velocity.adding(a2.scaled(by: h / 2))
                let a3 = acceleration(position.adding(v2.scaled(by: h / 2)), v3, start + h / 2)
                let v4 = velocity.adding(a3.scaled(by: h))
                let a4 = acceleration(position.adding(v3.scaled(by: h)), v4, start + h)
                let inner = a2.adding(a3)
                let outer = a1.adding(inner)
                position = position.adding(velocity.adding(outer.scaled(by: h / 6)).scaled(by: h))
                velocity = velocity.adding(outer.adding(inner).adding(a4).scaled(by: h / 6))
            }
        }
    }

    /// Advances many states by `duration` seconds, each in equal substeps, in the caller's arrays.
    /// - Parameters:
    ///   - positions: The positions, which are replaced.
    ///   - velocities: The velocities, in units per second, which are replaced.
    ///   - time: The time of the given states, in seconds; only passed to the acceleration.
    ///   - duration: The time to advance, in seconds.
    ///   - substeps: The number of equal substeps.
    ///   - acceleration: The acceleration of the element at an index, for its position, its velocity and a time.
    /// - Precondition: `positions` and `velocities` have the same length, and `substeps` is at least 1.
    @inlinable
    public func advance<Value: VectorSpace>(
        _ positions: inout [Value], _ velocities: inout [Value], from time: Double = 0, by duration: Double,
        substeps: Int = 1, acceleration: (Int, Value, Value, Double) -> Value
    ) {
        precondition(
            positions.count == velocities.count,
            "\(velocities.count) velocities for \(positions.count) positions")
        for index in positions.indices {
            advance(
                &positions[index], &velocities[index], from: time, by: duration, substeps: substeps
            ) { acceleration(index, $0, $1, $2) }
        }
    }
}

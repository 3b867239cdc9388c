/// The linear map from any displacement and velocity to those `elapsed` seconds later.
///
/// With C = e^(−gh)·cos(wh) and S = e^(−gh)·sin(wh)/w (hyperbolic when overdamped, h·e^(−gh) at critical damping),
///
///     x(h) = (C + g·S)·x0 + S·v0
///     v(h) = −ω0²·S·x0 + (C − g·S)·v0
///
/// - `advance` is within 4 u of the exact state norm √(x² + (v/ω0)²) in every regime, plus 2⁻¹⁰²² where it
///   underflows.
/// - The phase wh keeps this accuracy up to 2⁴⁴ radians. Beyond, its rounding of 2⁻¹⁰⁴·wh adds to the error.
/// - `coefficients` is the same map as four rounded numbers, for loops that step many springs.
/// - A negative time continues the motion backwards.
/// - At +∞ a damped spring is at its target and an undamped one is NaN; −∞ and NaN give NaN.
///
/// `docs/internals/springs.md` has the derivation.
public struct SpringPropagator: Sendable {
    private let prepared: PreparedSpring
    private let constants: SpringConstants
    private let phase: SpringPhase

    /// The spring.
    public var spring: Spring { prepared.spring }
    /// The elapsed time h in seconds.
    public let elapsed: Double

    /// Creates the propagator of `spring` over `elapsed` seconds.
    public init(_ spring: Spring, elapsed: Double) {
        self.init(PreparedSpring(spring), elapsed: elapsed)
    }

    /// Creates the propagator of a prepared spring over `elapsed` seconds.
    public init(_ spring: PreparedSpring, elapsed: Double) {
        self.prepared = spring
        self.elapsed = elapsed
        self.constants = spring.constants
        self.phase = SpringPhase(constants, elapsed: elapsed)
    }

    /// Returns the state after the elapsed time.
    /// - Parameters:
    ///   - displacement: The displacement from the target, in any unit.
    ///   - velocity: In the same unit per second.
    /// - Returns: Displacement and velocity. Both are NaN if an argument is NaN or infinite.
    public func advance(
        displacement: Double, velocity: Double
    ) -> (displacement: Double, velocity: Double) {
        let state = phase.state(constants, from: DoubleDouble(displacement), velocity: velocity)
        return (state.displacement, state.velocity)
    }

    /// The 2×2 matrix of a propagator.
    ///
    ///     x(h) = positionFromPosition·x0 + positionFromVelocity·v0
    ///     v(h) = velocityFromPosition·x0 + velocityFromVelocity·v0
    public struct Coefficients: Hashable, Sendable {
        /// C + g·S; no unit.
        public var positionFromPosition: Double
        /// S; seconds.
        public var positionFromVelocity: Double
        /// −ω0²·S; 1/s.
        public var velocityFromPosition: Double
        /// C − g·S; no unit.
        public var velocityFromVelocity: Double

        /// Creates a matrix from its four entries.
        @inlinable public init(
            positionFromPosition: Double, positionFromVelocity: Double, velocityFromPosition: Double,
            velocityFromVelocity: Double
        ) {
            self.positionFromPosition = positionFromPosition
            self.positionFromVelocity = positionFromVelocity
            self.velocityFromPosition = velocityFromPosition
            self.velocityFromVelocity = velocityFromVelocity
        }
    }

    /// The map as a matrix. Each column is the state of a unit displacement or a unit velocity, within 4 u of its
    /// norm.
    ///
    /// One step with it is within about 8 u of (|xx·x0| + |xv·v0|, |vx·x0| + |vv·v0|). Unlike `advance` it loses
    /// accuracy where the two columns cancel.
    public var coefficients: Coefficients {
        let position = phase.state(constants, from: DoubleDouble(1), velocity: 0)
        let velocity = phase.state(constants, from: DoubleDouble(0), velocity: 1)
        return Coefficients(
            positionFromPosition: position.displacement, positionFromVelocity: velocity.displacement,
            velocityFromPosition: position.velocity, velocityFromVelocity: velocity.velocity)
    }
}

#if !hasFeature(Embedded)
    extension SpringPropagator.Coefficients: Codable {}
#endif

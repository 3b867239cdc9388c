/// A spring and an elapsed time: the map that takes any displacement and velocity to what they are that much later.
///
/// The map is linear. With C = e^(−gh)·cos(wh) and S = e^(−gh)·sin(wh)/w (hyperbolic when overdamped, h·e^(−gh) at
/// critical damping),
///
///     x(h) = (C + g·S)·x0 + S·v0
///     v(h) = −ω0²·S·x0 + (C − g·S)·v0
///
/// `advance` evaluates it within 4 u of the true state norm √(x² + (v/ω0)²), in every regime and across their borders,
/// plus 2⁻¹⁰²² where that underflows. The phase wh keeps this accuracy up to 2⁴⁴ radians; beyond, its own rounding of
/// 2⁻¹⁰⁴·wh adds to the error. `docs/springs.md` derives it. `coefficients` is the same map as four numbers for loops that
/// step many springs alike, where a rounding of each coefficient is good enough.
///
/// A negative time continues the motion backwards. At +∞ every damped spring is at its target and an undamped one is
/// nowhere (NaN); −∞ and NaN give NaN.
public struct SpringPropagator: Sendable {
    private let prepared: PreparedSpring
    private let constants: SpringConstants
    private let phase: SpringPhase

    /// The spring.
    public var spring: Spring { prepared.spring }
    /// The elapsed time h in seconds.
    public let elapsed: Double

    /// The propagator of `spring` over `elapsed` seconds.
    public init(_ spring: Spring, elapsed: Double) {
        self.init(PreparedSpring(spring), elapsed: elapsed)
    }

    /// The propagator of a spring that has been prepared, over `elapsed` seconds.
    public init(_ spring: PreparedSpring, elapsed: Double) {
        self.prepared = spring
        self.elapsed = elapsed
        self.constants = spring.constants
        self.phase = SpringPhase(constants, elapsed: elapsed)
    }

    /// The state after the elapsed time.
    /// - Parameters:
    ///   - displacement: The distance from the target, in any unit.
    ///   - velocity: In the same unit a second.
    /// - Returns: Displacement and velocity, each NaN if one of the given numbers is NaN or infinite.
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

        /// A matrix from its four entries.
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

    /// The map as a matrix; each column is the state that a unit displacement or a unit velocity becomes, within 4 u of
    /// that state's norm.
    ///
    /// One step with it is within about 8 u of (|xx·x0| + |xv·v0|, |vx·x0| + |vv·v0|). Unlike `advance` it cannot follow a
    /// state that cancels between the two columns.
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

/// The force on a point that is pulled to a target: a linear or cubic spring, damping, drag, a constant force, and
/// limits at which it bounces.
///
///     m·x″ = −k·d − k₃·d³ − c·v − c₂·v·|v| + f,    d = x − target,  lower ≤ x ≤ upper
///
/// Damping and drag act on the point's own velocity, as in a medium at rest, also when the target moves. Terms left at
/// their default are zero. For the linear spring alone (k and c) `SpringMotion` and `UniformSpringBatch` are exact.
///
/// ```swift
/// let law = try ForceLaw(
///     stiffness: 120, damping: 4, cubicStiffness: 0.02, quadraticDrag: 0.001, constantForce: 980,
///     limits: .init(upper: 600, restitution: 0.4))
/// print(law.acceleration(position: 10, velocity: 0, target: 0))
/// ```
///
/// Positions are in any unit, for example points, and times in seconds; the other units follow from the formula. Every
/// coefficient is finite, also after division by the mass.
public struct ForceLaw: Hashable, Sendable, Codable {
    /// The mass m, above 0.
    public let mass: Double
    /// The stiffness k, in force per unit. A negative stiffness pushes away from the target.
    public let stiffness: Double
    /// The damping c, in force per unit per second; at least 0.
    public let damping: Double
    /// The cubic stiffness k₃, in force per cubed unit. Above 0 the spring gets stiffer with distance, below 0 softer.
    public let cubicStiffness: Double
    /// The quadratic drag c₂, in force per squared speed; at least 0.
    public let quadraticDrag: Double
    /// The constant force f, for example weight.
    public let constantForce: Double
    /// The limits of the position; `nil` for none.
    public let limits: Limits?

    /// Creates a force law.
    /// - Throws: `HookeError.outOfRange` with the parameter's name as the field.
    public init(
        mass: Double = 1, stiffness: Double = 0, damping: Double = 0, cubicStiffness: Double = 0,
        quadraticDrag: Double = 0, constantForce: Double = 0, limits: Limits? = nil
    ) throws(HookeError) {
        guard mass > 0, mass.isFinite else {
            throw .outOfRange(field: "mass", value: mass, accepted: "a finite number above 0")
        }
        let signed = [
            ("stiffness", stiffness), ("cubicStiffness", cubicStiffness), ("constantForce", constantForce),
        ]
        for (field, value) in signed where !(value / mass).isFinite {
            throw .outOfRange(
                field: .init(field), value: value,
                accepted: "finite numbers, also after division by the mass")
        }
        for (field, value) in [("damping", damping), ("quadraticDrag", quadraticDrag)]
        where !(value >= 0 && (value / mass).isFinite) {
            throw .outOfRange(
                field: .init(field), value: value,
                accepted: "finite numbers of at least 0, also after division by the mass")
        }
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.cubicStiffness = cubicStiffness
        self.quadraticDrag = quadraticDrag
        self.constantForce = constantForce
        self.limits = limits
    }

    /// Returns the acceleration without limits, in units per second squared.
    public func acceleration(position: Double, velocity: Double, target: Double = 0) -> Double {
        NormalizedLaw<Double>(self).acceleration(position, velocity, target)
    }

    /// Returns the energy ½·m·v² + ½·k·d² + ¼·k₃·d⁴ − f·d. Damping, drag and impacts only reduce it while the target
    /// does not move.
    public func energy(position: Double, velocity: Double, target: Double = 0) -> Double {
        let distance = position - target
        let square = distance * distance
        let potential = (stiffness / 2 + cubicStiffness / 4 * square) * square - constantForce * distance
        return mass * velocity * velocity / 2 + potential
    }

    private enum CodingKeys: String, CodingKey {
        case mass, stiffness, damping, cubicStiffness, quadraticDrag, constantForce, limits
    }

    /// Decodes a law with the checks of the initialiser.
    /// - Throws: The decoder's errors, and `HookeError` for a number outside its domain.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            mass: values.decode(Double.self, forKey: .mass),
            stiffness: values.decode(Double.self, forKey: .stiffness),
            damping: values.decode(Double.self, forKey: .damping),
            cubicStiffness: values.decode(Double.self, forKey: .cubicStiffness),
            quadraticDrag: values.decode(Double.self, forKey: .quadraticDrag),
            constantForce: values.decode(Double.self, forKey: .constantForce),
            limits: values.decodeIfPresent(Limits.self, forKey: .limits))
    }
}

extension ForceLaw {
    /// The range of positions, and the speed that remains after an impact at its ends.
    public struct Limits: Hashable, Sendable, Codable {
        /// The least position; −∞ for no limit.
        public let lower: Double
        /// The largest position, above `lower`; +∞ for no limit.
        public let upper: Double
        /// The coefficient of restitution e: a bounce turns v into −e·v. 0 stops the point, 1 loses no energy.
        public let restitution: Double

        /// Creates limits on one side or both.
        /// - Throws: `HookeError.outOfRange` for limits that are NaN or not in order, and for a restitution outside
        ///   0…1, with the parameter's name as the field.
        public init(
            lower: Double = -.infinity, upper: Double = .infinity, restitution: Double
        ) throws(HookeError) {
            guard lower < .infinity else {
                throw .outOfRange(field: "lower", value: lower, accepted: "a number, or −∞ for no limit")
            }
            guard upper > lower else {
                throw .outOfRange(
                    field: "upper", value: upper,
                    accepted: "a number above lower, \(lower), or +∞ for no limit")
            }
            guard restitution >= 0, restitution <= 1 else {
                throw .outOfRange(field: "restitution", value: restitution, accepted: "numbers from 0 to 1")
            }
            self.lower = lower
            self.upper = upper
            self.restitution = restitution
        }

        private enum CodingKeys: String, CodingKey { case lower, upper, restitution }

        /// Encodes the finite limits and the restitution.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            if lower.isFinite { try values.encode(lower, forKey: .lower) }
            if upper.isFinite { try values.encode(upper, forKey: .upper) }
            try values.encode(restitution, forKey: .restitution)
        }

        /// Decodes limits with the checks of the initialiser; a missing limit means no limit.
        /// - Throws: The decoder's errors, and `HookeError` for a number outside its domain.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            try self.init(
                lower: values.decodeIfPresent(Double.self, forKey: .lower) ?? -.infinity,
                upper: values.decodeIfPresent(Double.self, forKey: .upper) ?? .infinity,
                restitution: values.decode(Double.self, forKey: .restitution))
        }
    }

    /// Creates the law of a linear spring with additional forces.
    /// - Throws: The errors of the other initialiser.
    public init(
        _ spring: Spring, cubicStiffness: Double = 0, quadraticDrag: Double = 0, constantForce: Double = 0,
        limits: Limits? = nil
    ) throws(HookeError) {
        try self.init(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
            cubicStiffness: cubicStiffness, quadraticDrag: quadraticDrag, constantForce: constantForce,
            limits: limits)
    }

    /// The position where the forces balance, minus the target: the d with k·d + k₃·d³ = f. ±∞ for a constant force
    /// without a spring, 0 without any force, and `nil` for a negative stiffness, which may have several solutions or
    /// none.
    var balance: Double? {
        guard stiffness >= 0, cubicStiffness >= 0 else { return nil }
        let force = constantForce.magnitude
        guard force > 0 else { return 0 }
        // Each term alone needs at least this distance. Newton's method decreases from there, because the sum is
        // convex.
        var distance = min(force / stiffness, Elementary.cbrt(force / cubicStiffness))
        while distance < .infinity {
            let square = distance * distance
            let excess = (stiffness + cubicStiffness * square) * distance - force
            let next = distance - excess / (stiffness + 3 * cubicStiffness * square)
            guard next < distance else { break }
            distance = next
        }
        return constantForce < 0 ? -distance : distance
    }
}

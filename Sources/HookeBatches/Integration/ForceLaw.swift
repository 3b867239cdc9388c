/// A force on a point that is pulled to a target: a spring that may stiffen, damping, drag, a constant force, and
/// limits that it bounces off.
///
///     m·x″ = −k·d − k₃·d³ − c·v − c₂·v·|v| + f,    d = x − target,  lower ≤ x ≤ upper
///
/// Damping and drag are those of a medium at rest: they act on the velocity itself, also when the target moves. What is
/// left at its default is not there. For the linear spring alone (k and c) `SpringMotion` and `SpringBatch` are exact.
///
/// ```swift
/// let law = try ForceLaw(
///     stiffness: 120, damping: 4, cubicStiffness: 0.02, quadraticDrag: 0.001, constantForce: 980,
///     limits: .init(upper: 600, restitution: 0.4))
/// print(law.acceleration(position: 10, velocity: 0, target: 0))
/// ```
///
/// Positions are in any unit, say points, and times in seconds; the rest follows from the formula. Every coefficient is
/// finite, also when it is divided by the mass.
public struct ForceLaw: Hashable, Sendable, Codable {
    /// The mass m, above 0.
    public let mass: Double
    /// The stiffness k, in force a unit. Below 0 it pushes away from the target.
    public let stiffness: Double
    /// The damping c, in force for a unit a second; at least 0.
    public let damping: Double
    /// The cubic stiffness k₃, in force a unit cubed: above 0 the spring gets harder with distance, below 0 softer.
    public let cubicStiffness: Double
    /// The quadratic drag c₂, in force for a unit a second, squared; at least 0.
    public let quadraticDrag: Double
    /// The constant force f, such as weight.
    public let constantForce: Double
    /// Where positions end; `nil` is nowhere.
    public let limits: Limits?

    /// A force law.
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
                accepted: "numbers that are finite, also divided by the mass")
        }
        for (field, value) in [("damping", damping), ("quadraticDrag", quadraticDrag)]
        where !(value >= 0 && (value / mass).isFinite) {
            throw .outOfRange(
                field: .init(field), value: value,
                accepted: "numbers of at least 0 that are finite, also divided by the mass")
        }
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.cubicStiffness = cubicStiffness
        self.quadraticDrag = quadraticDrag
        self.constantForce = constantForce
        self.limits = limits
    }

    /// The acceleration where no limit is in the way, in units a second squared.
    public func acceleration(position: Double, velocity: Double, target: Double = 0) -> Double {
        LawTerms<Double>(self).acceleration(position, velocity, target)
    }

    /// The energy ½·m·v² + ½·k·d² + ¼·k₃·d⁴ − f·d. Damping, drag and impacts only take from it, as long as the target
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

    /// Decodes and checks as the initialiser does.
    /// - Throws: what the decoder throws, and `HookeError` for a number outside its domain.
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
    /// Where positions end, and how much of the speed an impact there leaves.
    public struct Limits: Hashable, Sendable, Codable {
        /// The least position; −∞ for none.
        public let lower: Double
        /// The largest position, above the least; +∞ for none.
        public let upper: Double
        /// The coefficient of restitution e: a bounce turns v into −e·v. From 0, it stays, to 1, nothing is lost.
        public let restitution: Double

        /// Limits on one side or both.
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

        /// Encodes the limits that are finite, and the restitution.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            if lower.isFinite { try values.encode(lower, forKey: .lower) }
            if upper.isFinite { try values.encode(upper, forKey: .upper) }
            try values.encode(restitution, forKey: .restitution)
        }

        /// Decodes and checks as the initialiser does; a limit that is not given is none.
        /// - Throws: what the decoder throws, and `HookeError` for a number outside its domain.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            try self.init(
                lower: values.decodeIfPresent(Double.self, forKey: .lower) ?? -.infinity,
                upper: values.decodeIfPresent(Double.self, forKey: .upper) ?? .infinity,
                restitution: values.decode(Double.self, forKey: .restitution))
        }
    }

    /// The law of a linear spring with more forces beside it.
    /// - Throws: as the other initialiser.
    public init(
        _ spring: Spring, cubicStiffness: Double = 0, quadraticDrag: Double = 0, constantForce: Double = 0,
        limits: Limits? = nil
    ) throws(HookeError) {
        try self.init(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
            cubicStiffness: cubicStiffness, quadraticDrag: quadraticDrag, constantForce: constantForce,
            limits: limits)
    }

    /// Where the forces balance, less the target: the d with k·d + k₃·d³ = f. ±∞ where a constant force meets no
    /// spring, 0 where there is no force at all, and `nil` for a negative stiffness, which may have several such places
    /// or none.
    var balance: Double? {
        guard stiffness >= 0, cubicStiffness >= 0 else { return nil }
        let force = constantForce.magnitude
        guard force > 0 else { return 0 }
        // Each term alone would need at least this distance. Newton's method comes down from there: the sum is convex.
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

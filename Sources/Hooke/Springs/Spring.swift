/// A damped spring: mass·x″ + damping·x′ + stiffness·(x − target) = 0.
///
/// The three numbers are stored exactly as given. Frequency, damping ratio and all other parameters are computed from
/// them. `SpringMotion` adds start and target.
///
/// Any consistent units work. With mass 1, stiffness is in 1/s², damping in 1/s and time in seconds.
///
/// Stiffness/mass must be in [1e-280, 1e280], and (damping/(2·mass))² in the same range or 0. All stated accuracies
/// are valid there. With damping 0 the spring oscillates for ever.
public struct Spring: Hashable, Sendable {
    /// The mass m; positive.
    public let mass: Double
    /// The stiffness k, force per unit of distance; positive.
    public let stiffness: Double
    /// The damping c, force per unit of velocity; at least 0.
    public let damping: Double

    /// How a spring approaches its target.
    public enum Regime: String, NamedCase, Hashable, Sendable, CaseIterable {
        /// No damping: it oscillates for ever.
        case undamped
        /// Damping below critical: it oscillates with decreasing amplitude.
        case underdamped
        /// Exactly critical damping, damping² = 4·mass·stiffness: the fastest return without oscillation.
        case critical
        /// Damping above critical: it returns without oscillating.
        case overdamped
    }

    /// Creates SwiftUI's default spring: 0.5 s without bounce.
    public init() { self = .smooth }

    /// Creates a spring from its physical parameters, stored exactly.
    /// - Parameters:
    ///   - mass: m, positive.
    ///   - stiffness: k, positive.
    ///   - damping: c, at least 0.
    /// - Throws: `HookeError.outOfRange` if a number is NaN, infinite or of the wrong sign, or if k/m or (c/(2m))²
    ///   is outside [1e-280, 1e280].
    public init(mass: Double, stiffness: Double, damping: Double) throws(HookeError) {
        guard mass > 0, mass.isFinite else {
            throw .outOfRange(field: "mass", value: mass, accepted: "a finite number above 0")
        }
        guard stiffness > 0, stiffness.isFinite else {
            throw .outOfRange(field: "stiffness", value: stiffness, accepted: "a finite number above 0")
        }
        guard damping >= 0, damping.isFinite else {
            throw .outOfRange(
                field: "damping", value: damping, accepted: "a finite number that is at least 0")
        }
        let square = stiffness / mass
        guard Self.squaredRates.contains(square) else {
            throw .outOfRange(field: "stiffness / mass", value: square, accepted: "1e-280 to 1e280")
        }
        let decay = damping / mass / 2
        guard damping == 0 || Self.squaredRates.contains(decay * decay) else {
            throw .outOfRange(
                field: "(damping / (2 * mass))²", value: decay * decay, accepted: "0, or 1e-280 to 1e280")
        }
        self.init(checkedMass: mass, stiffness: stiffness, damping: damping)
    }

    /// The squares of rates, in 1/s², for which the error bounds are proven.
    static let squaredRates = 1e-280...1e280

    /// Creates a spring from numbers that are known to be in the domain.
    package init(checkedMass mass: Double, stiffness: Double, damping: Double) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
    }

    /// How this spring approaches its target, decided without rounding from damping² and 4·mass·stiffness.
    ///
    /// A spring made from a response and a damping ratio of 1 may differ from critical in its last bit, because its
    /// numbers are rounded. Its motion is the same to that bit.
    public var regime: Regime { SpringConstants(self).regime }

    /// The regime for reports: critical where the rounding of parameters explains the difference.
    ///
    /// With u = 2⁻⁵³, a critically damped spring has |c²/(4mk) − 1| of at most about
    /// - 4 u if each of m, k and c is rounded once;
    /// - 3 u from a response or duration, because k and c are rounded once and m is exact;
    /// - 6 u from Origami's tension and friction from 0 on, which are rounded before k and c are.
    ///
    /// The limit is 8 u. The motion differs from the critical one by less than a measurement shows.
    package var reportedRegime: Regime {
        let (m, c, k) = ordinaryParameters
        let critical = DoubleDouble(productOf: 4 * m, and: k)
        let difference = critical - DoubleDouble(productOf: c, and: c)
        return difference.high.magnitude <= 0x1p-50 * critical.high ? .critical : regime
    }
}

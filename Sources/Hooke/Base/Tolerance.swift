/// The distance and speed within which a motion counts as settled.
///
/// The distance is in the value's units, the optional speed in units per second. For vectors both are Euclidean
/// lengths. A literal is a distance: `motion.settlingDuration(within: 0.01)`.
///
/// A relative tolerance is a fraction of the largest distance of the motion from its rest:
/// `motion.settlingDuration(within: .relative(0.001))`. So it fits points, radians and opacities, and also a flick that
/// ends where it starts. Each type of motion documents what it takes as the largest distance.
public struct Tolerance: Hashable, Sendable {
    /// The largest distance from the target that counts as settled, at least 0: in the value's units, or a fraction if
    /// the tolerance is relative.
    public let distance: Double
    /// The largest speed that counts as settled, in units per second, at least 0; `nil` ignores the speed.
    public let speed: Double?
    /// Whether ``distance`` is a fraction of the largest distance of the motion from its rest.
    public let isRelative: Bool

    /// A distance of one thousandth of a unit, at any speed.
    public static let standard = Tolerance(checkedDistance: 0.001, speed: nil)

    /// Creates a tolerance of `distance` units and optionally `speed` units per second.
    /// - Throws: `HookeError.outOfRange` for a number that is negative, NaN or infinite.
    public init(distance: Double, speed: Double? = nil) throws(HookeError) {
        let accepted = "a finite number that is at least 0"
        guard distance >= 0, distance.isFinite else {
            throw .outOfRange(field: .distance, value: distance, accepted: accepted)
        }
        if let speed, !(speed >= 0 && speed.isFinite) {
            throw .outOfRange(field: .speed, value: speed, accepted: accepted)
        }
        self.init(checkedDistance: distance, speed: speed)
    }

    /// Returns a tolerance of a fraction of the largest distance of the motion from its rest, from time 0 on.
    /// - Parameters:
    ///   - fraction: A finite number that is at least 0; checked as a literal is.
    ///   - speed: A speed in units per second, which is not relative; `nil` ignores the speed.
    public static func relative(_ fraction: Double, speed: Double? = nil) -> Tolerance {
        for number in [fraction, speed ?? 0] {
            precondition(
                number >= 0 && number.isFinite,
                "tolerance is \(number); accepted: a finite number that is at least 0")
        }
        return Tolerance(checkedDistance: fraction, speed: speed, isRelative: true)
    }

    /// Returns the tolerance in the units of a motion. A relative distance is multiplied by `excursion`; other tolerances
    /// are returned unchanged. Implementations of `Motion.settlingDuration(within:)` begin with it.
    /// - Parameter excursion: The largest distance of the motion from its rest, from time 0 on.
    public func absolute(excursion: @autoclosure () -> Double) -> Tolerance {
        isRelative ? Tolerance(checkedDistance: distance * excursion(), speed: speed) : self
    }

    /// Returns both limits times a factor of at least 0.
    package func scaled(by factor: Double) -> Tolerance {
        Tolerance(
            checkedDistance: distance * factor, speed: speed.map { $0 * factor }, isRelative: isRelative)
    }

    private init(checkedDistance: Double, speed: Double?, isRelative: Bool = false) {
        self.distance = checkedDistance
        self.speed = speed
        self.isRelative = isRelative
    }
}

extension Tolerance: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Creates a tolerance of a distance. The literal must be finite and at least 0.
    public init(floatLiteral value: Double) {
        precondition(
            value >= 0 && value.isFinite,
            "tolerance is \(value); accepted: a finite number that is at least 0")
        self.init(checkedDistance: value, speed: nil)
    }

    /// Creates a tolerance of a distance. The literal must be at least 0.
    public init(integerLiteral value: Int) { self.init(floatLiteral: Double(value)) }
}

/// The distance and speed within which a motion counts as settled.
///
/// The distance is in the value's units, the optional speed in units per second. For vectors both are Euclidean
/// lengths. A literal is a distance: `motion.settlingDuration(within: 0.01)`.
public struct Tolerance: Hashable, Sendable {
    /// The largest distance from the target that counts as settled, in the value's units; at least 0.
    public let distance: Double
    /// The largest speed that counts as settled, in units per second, at least 0; `nil` ignores the speed.
    public let speed: Double?

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

    /// Returns both limits times a factor of at least 0.
    package func scaled(by factor: Double) -> Tolerance {
        Tolerance(checkedDistance: distance * factor, speed: speed.map { $0 * factor })
    }

    private init(checkedDistance: Double, speed: Double?) {
        self.distance = checkedDistance
        self.speed = speed
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

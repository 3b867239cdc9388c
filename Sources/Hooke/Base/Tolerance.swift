/// How close to its target, and how slow, a motion counts as settled.
///
/// A distance in the value's own units and, if wanted, a speed in units a second. For vectors both are Euclidean
/// lengths. A literal is a distance: `motion.settlingDuration(within: 0.01)`.
public struct Tolerance: Hashable, Sendable {
    /// The largest distance from the target that counts as settled, in the value's units; at least 0.
    public let distance: Double
    /// The largest speed that counts as settled, in units a second, at least 0; `nil` leaves speed out of it.
    public let speed: Double?

    /// One thousandth of a unit, whatever the speed.
    public static let standard = Tolerance(checkedDistance: 0.001, speed: nil)

    /// A tolerance of `distance` units and, if given, of `speed` units a second.
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

    private init(checkedDistance: Double, speed: Double?) {
        self.distance = checkedDistance
        self.speed = speed
    }
}

extension Tolerance: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A distance. The literal has to be a finite number that is at least 0.
    public init(floatLiteral value: Double) {
        precondition(value >= 0 && value.isFinite, "a tolerance of \(value); accepted: finite, at least 0")
        self.init(checkedDistance: value, speed: nil)
    }

    /// A distance. The literal has to be at least 0.
    public init(integerLiteral value: Int) { self.init(floatLiteral: Double(value)) }
}

/// A deceleration rate: the fraction r of the velocity that is left after a millisecond. The velocity after t seconds
/// is v·r^(1000·t).
public struct DecelerationRate: Hashable, Sendable {
    /// The fraction r of the velocity that is left after a millisecond; above 0 and below 1.
    public let perMillisecond: Double

    /// UIScrollView's normal rate, 0.998: the velocity halves every 346.2 ms.
    public static let normal = DecelerationRate(checked: 0.998)
    /// UIScrollView's fast rate, 0.99: the velocity halves every 68.97 ms.
    public static let fast = DecelerationRate(checked: 0.99)

    /// Creates a rate from the fraction of the velocity that is left after a millisecond.
    /// - Throws: `HookeError.outOfRange` unless it is above 0 and below 1.
    public init(perMillisecond: Double) throws(HookeError) {
        guard perMillisecond > 0, perMillisecond < 1 else {
            throw .outOfRange(field: "perMillisecond", value: perMillisecond, accepted: "above 0 and below 1")
        }
        self.init(checked: perMillisecond)
    }

    private init(checked: Double) { perMillisecond = checked }

    /// The time in seconds in which the velocity halves: −log 2 / (1000·log r).
    public var halfLife: Double { -0.000_693_147_180_559_945_3 / Elementary.log(perMillisecond) }
}

/// The distance that a fling covers until it rests.
///
/// Both rules multiply the velocity by a constant, so you can convert velocity to distance and distance to velocity.
public struct MomentumProjection: Hashable, Sendable {
    /// The rule for the distance.
    public enum Rule: String, NamedCase, Hashable, Sendable, CaseIterable {
        /// Steps of one millisecond, (v/1000)·r/(1 − r): Apple's published rule ("Designing Fluid Interfaces", 2018).
        case discrete
        /// The integral of the velocity, −v/(1000·log r).
        case exact
    }

    /// The deceleration rate.
    public let rate: DecelerationRate
    /// The rule for the distance.
    public let rule: Rule
    /// The distance divided by the velocity, in seconds.
    public let distancePerVelocity: Double

    /// Creates a projection from a rate and a rule.
    public init(rate: DecelerationRate = .normal, rule: Rule = .exact) {
        self.rate = rate
        self.rule = rule
        let r = rate.perMillisecond
        switch rule {
        case .discrete: distancePerVelocity = r / (1 - r) / 1_000
        case .exact: distancePerVelocity = -1 / (1_000 * Elementary.log(r))
        }
    }

    /// Returns the distance that a fling at `velocity` (units per second) covers, in units; within 4 u, NaN for NaN.
    @inlinable public func distance<Value: VectorSpace>(at velocity: Value) -> Value {
        velocity.scaled(by: distancePerVelocity)
    }

    /// Returns the position at which a fling from `position` at `velocity` rests.
    @inlinable public func end<Value: VectorSpace>(from position: Value, velocity: Value) -> Value {
        position.adding(distance(at: velocity))
    }

    /// Returns the velocity, in units per second, at which a fling covers `distance`: the inverse of `distance(at:)`,
    /// within 4 u.
    @inlinable public func velocity<Value: VectorSpace>(covering distance: Value) -> Value {
        distance.scaled(by: 1 / distancePerVelocity)
    }
}

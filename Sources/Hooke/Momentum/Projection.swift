/// How a fling slows down: the share of its velocity that is left after each millisecond.
///
/// With a rate r the velocity after t seconds is v·r^(1000·t).
public struct DecelerationRate: Hashable, Sendable {
    /// r, the share of the velocity left after a millisecond; above 0 and below 1.
    public let perMillisecond: Double

    /// UIScrollView's normal rate, 0.998: the velocity halves every 346.2 ms.
    public static let normal = DecelerationRate(checked: 0.998)
    /// UIScrollView's fast rate, 0.99: the velocity halves every 68.97 ms.
    public static let fast = DecelerationRate(checked: 0.99)

    /// A rate by the share of the velocity left after a millisecond.
    /// - Throws: `HookeError.outOfRange` unless above 0 and below 1.
    public init(perMillisecond: Double) throws(HookeError) {
        guard perMillisecond > 0, perMillisecond < 1 else {
            throw .outOfRange(field: "perMillisecond", value: perMillisecond, accepted: "above 0 and below 1")
        }
        self.init(checked: perMillisecond)
    }

    private init(checked: Double) { perMillisecond = checked }

    /// The time in seconds after which the velocity has halved: −log 2 / (1000·log r).
    public var halfLife: Double { -0.000_693_147_180_559_945_3 / Elementary.log(perMillisecond) }
}

/// Where a fling would come to rest if nothing stopped it.
///
/// Both rules are a multiple of the velocity, so a projection goes both ways: from the velocity to the distance, and from
/// a distance to the velocity that just covers it.
public struct MomentumProjection: Hashable, Sendable {
    /// Which sum the distance is.
    public enum Rule: String, NamedCase, Hashable, Sendable, CaseIterable {
        /// Steps of a millisecond, (v/1000)·r/(1 − r): Apple's published rule ("Designing Fluid Interfaces", 2018).
        case discrete
        /// The integral of the velocity, −v/(1000·log r).
        case exact
    }

    /// How the fling slows down.
    public let rate: DecelerationRate
    /// How the distance is summed.
    public let rule: Rule
    /// The distance that a velocity of one unit a second covers, in seconds.
    public let secondsOfTravel: Double

    /// A projection by a rate and a rule.
    public init(rate: DecelerationRate = .normal, rule: Rule = .exact) {
        self.rate = rate
        self.rule = rule
        let r = rate.perMillisecond
        switch rule {
        case .discrete: secondsOfTravel = r / (1 - r) / 1_000
        case .exact: secondsOfTravel = -1 / (1_000 * Elementary.log(r))
        }
    }

    /// The distance that a fling at `velocity` (units a second) still covers, in units; within 4 u, NaN for NaN.
    @inlinable public func distance<Value: VectorSpace>(at velocity: Value) -> Value {
        velocity.scaled(by: secondsOfTravel)
    }

    /// Where a fling from `position` at `velocity` comes to rest.
    @inlinable public func end<Value: VectorSpace>(from position: Value, velocity: Value) -> Value {
        position.adding(distance(at: velocity))
    }

    /// The velocity, in units a second, whose fling covers `distance`; the inverse of `distance(at:)` within 4 u.
    @inlinable public func velocity<Value: VectorSpace>(covering distance: Value) -> Value {
        distance.scaled(by: 1 / secondsOfTravel)
    }
}

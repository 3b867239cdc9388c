/// How a motion that takes over removes the difference to the motion before it.
///
/// At the switch, d0, d1 and d2 are the differences of position, velocity and acceleration, the motion before minus
/// the motion after. With s the seconds since the switch:
///
/// | law | what is added | join | end |
/// | --- | --- | --- | --- |
/// | ``spring(_:)`` | a spring's motion from d0 and d1 to 0 | C¹ | settles |
/// | ``thirdOrder(rate:)`` | e^(−ωs)·(d0 + q1·s + q2·s²) | C² | settles |
/// | ``quintic(_:_:)`` | a polynomial of degree 5 | C¹ or C² | after its duration |
/// | ``fade(_:_:outgoing:)`` | nothing: a weighted mean of both motions | C¹ or C² | after its duration |
///
/// - Use a spring for interfaces, a quintic for a fixed end, and the third order for cameras.
/// - Use a fade where both motions are far apart, or where the new one turns quickly.
///
/// `docs/internals/handover.md` has the derivations.
public struct HandoverLaw: Hashable, Sendable {
    /// The continuity of the motion at a switch.
    public enum Join: String, NamedCase, Hashable, Sendable, CaseIterable {
        /// Position and velocity are continuous; the acceleration may jump.
        case c1
        /// Position, velocity and acceleration are continuous.
        case c2
    }

    /// The motion that a fade leaves.
    public enum Outgoing: Hashable, Sendable {
        /// The motion before the switch, which goes on. Blocks of a scene have no motion before the switch any more:
        /// there it is a decay from the shown state whose half-life is a quarter of the fade's duration.
        case continuing
        /// The state at the switch, with a velocity that halves in each half-life, in seconds.
        case damped(halfLife: Double)
    }

    /// The laws with their numbers.
    public enum Kind: Hashable, Sendable {
        /// A spring's motion.
        case spring(Spring)
        /// Triple decay with the rate ω in 1/s.
        case thirdOrder(rate: Double)
        /// A polynomial of degree 5 over a duration in seconds. If `neverCrossesZero`, it keeps the side of d0.
        case quintic(duration: Double, join: Join, neverCrossesZero: Bool)
        /// A weighted mean over a duration in seconds.
        case fade(duration: Double, join: Join, outgoing: Outgoing)
    }

    /// The law with its numbers, which are valid.
    public let kind: Kind

    /// Creates a law from its numbers.
    /// - Throws: `HookeError.outOfRange` for a rate, duration or half-life outside 1e-140 to 1e140.
    ///   `HookeError.noSolution` for a quintic that is C² and never crosses zero: the acceleration cannot be both.
    public init(_ kind: Kind) throws(HookeError) {
        switch kind {
        case .spring: break
        case .thirdOrder(let rate): try Self.check(rate, named: "rate")
        case .quintic(let duration, let join, let neverCrossesZero):
            try Self.check(duration, named: .duration)
            guard !neverCrossesZero || join == .c1 else {
                throw .noSolution(
                    field: "neverCrossesZero",
                    reason: "it sets the acceleration at the switch, so the join must be c1")
            }
        case .fade(let duration, _, let outgoing):
            try Self.check(duration, named: .duration)
            if case .damped(let halfLife) = outgoing { try Self.check(halfLife, named: "halfLife") }
        }
        self.kind = kind
    }

    private init(checked kind: Kind) { self.kind = kind }

    private static func check(_ number: Double, named field: HookeError.Field) throws(HookeError) {
        guard (1e-140...1e140).contains(number) else {
            throw .outOfRange(field: field, value: number, accepted: "1e-140 to 1e140")
        }
    }

    /// Returns the law that removes the difference as `spring` moves to rest.
    ///
    /// If the new motion is itself this spring's, the result is one motion of the spring.
    public static func spring(_ spring: Spring) -> HandoverLaw { HandoverLaw(checked: .spring(spring)) }

    /// Returns the law o = e^(−ωs)·(d0 + q1·s + q2·s²), with q1 = d1 + ω·d0 and 2q2 = d2 + 2ω·d1 + ω²·d0.
    /// - Parameter rate: ω in 1/s, 1e-140 to 1e140.
    /// - Throws: `HookeError.outOfRange` for a rate outside that range.
    public static func thirdOrder(rate: Double) throws(HookeError) -> HandoverLaw {
        try HandoverLaw(.thirdOrder(rate: rate))
    }

    /// Returns the law of third order whose factor e^(−ωs) halves in each half-life: ω = log(2)/halfLife.
    /// - Parameter halfLife: Seconds, above 0.
    /// - Throws: `HookeError.outOfRange` for a half-life whose rate is outside 1e-140 to 1e140.
    public static func thirdOrder(envelopeHalfLife halfLife: Double) throws(HookeError) -> HandoverLaw {
        try thirdOrder(0.693_147_180_559_945_3, halfLife, named: "envelopeHalfLife")
    }

    /// Returns the law of third order with Daniel Holden's half-life: ω = 2·log(2)/halfLife.
    /// - Parameter halfLife: Seconds, above 0.
    /// - Throws: `HookeError.outOfRange` for a half-life whose rate is outside 1e-140 to 1e140.
    public static func thirdOrder(holdenHalfLife halfLife: Double) throws(HookeError) -> HandoverLaw {
        try thirdOrder(2 * 0.693_147_180_559_945_3, halfLife, named: "holdenHalfLife")
    }

    /// Returns the law of third order that removes half of a difference without velocity and acceleration in `time`
    /// seconds: ω = y/time with (1 + y + y²/2)·e^(−y) = 1/2.
    /// - Parameter time: Seconds, above 0.
    /// - Throws: `HookeError.outOfRange` for a time whose rate is outside 1e-140 to 1e140.
    public static func thirdOrder(halfDistanceTime time: Double) throws(HookeError) -> HandoverLaw {
        // To 40 digits: 2.674060313723560317913457264591694989623
        try thirdOrder(2.674_060_313_723_560_3, time, named: "halfDistanceTime")
    }

    private static func thirdOrder(
        _ numerator: Double, _ time: Double, named field: HookeError.Field
    ) throws(HookeError) -> HandoverLaw {
        guard time > 0, (1e-140...1e140).contains(numerator / time) else {
            throw .outOfRange(field: field, value: time, accepted: "about 1e-140 to 1e140 seconds, above 0")
        }
        return HandoverLaw(checked: .thirdOrder(rate: numerator / time))
    }

    /// Returns the law that removes the difference by a polynomial of degree 5; after `duration` it is exactly 0.
    /// - Parameters:
    ///   - duration: Seconds, 1e-140 to 1e140.
    ///   - join: The continuity at the switch. At the end the polynomial is always C².
    /// - Throws: `HookeError.outOfRange` for a duration outside that range.
    public static func quintic(_ duration: Double, _ join: Join = .c1) throws(HookeError) -> HandoverLaw {
        try HandoverLaw(.quintic(duration: duration, join: join, neverCrossesZero: false))
    }

    /// Returns the law that removes the difference by a polynomial of degree 5 that keeps the side of d0.
    ///
    /// David Bollo's rule ("Inertialization", GDC 2018). With p = ⟨d0, d1⟩/‖d0‖², if p is below 0 the duration is at
    /// most −5/p, and the initial acceleration is max(0, −8p/D − 20/D²)·d0. The join is C¹.
    /// - Parameters:
    ///   - duration: Seconds, 1e-140 to 1e140.
    ///   - neverCrossesZero: Whether the rule applies; else this is `quintic(duration)`.
    /// - Throws: `HookeError.outOfRange` for a duration outside that range.
    public static func quintic(
        _ duration: Double, neverCrossesZero: Bool
    ) throws(HookeError) -> HandoverLaw {
        try HandoverLaw(.quintic(duration: duration, join: .c1, neverCrossesZero: neverCrossesZero))
    }

    /// Returns the law that shows (1 − w)·E + w·B, with E the outgoing motion, B the new one and w from 0 to 1 over
    /// `duration`: r²(3 − 2r) for C¹, r³(10 − 15r + 6r²) for C².
    /// - Parameters:
    ///   - duration: Seconds, 1e-140 to 1e140.
    ///   - join: The continuity at the switch and at the end.
    ///   - outgoing: The motion E.
    /// - Throws: `HookeError.outOfRange` for a duration or a half-life outside that range.
    public static func fade(
        _ duration: Double, _ join: Join = .c1, outgoing: Outgoing = .continuing
    ) throws(HookeError) -> HandoverLaw {
        try HandoverLaw(.fade(duration: duration, join: join, outgoing: outgoing))
    }

    /// The duration in seconds that the law was made with; `nil` for laws that only approach 0. A quintic that never
    /// crosses zero may end earlier.
    public var duration: Double? {
        switch kind {
        case .spring, .thirdOrder: nil
        case .quintic(let duration, _, _), .fade(let duration, _, _): duration
        }
    }

    /// Whether two switches to one motion by this law are one switch: the rest of the difference at any time, taken
    /// over by the same law, continues unchanged.
    package var isSemigroup: Bool {
        switch kind {
        case .spring, .thirdOrder: true
        case .quintic, .fade: false
        }
    }
}

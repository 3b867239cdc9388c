// Other parameters of a spring, each with an initialiser and its inverse. Both are computed in double-double and
// rounded once, so a parameter reads back within 4 u (relative; for a bounce, of max(1, |bounce|)).

extension Spring {
    /// The undamped angular frequency ω0 = √(k/m), in radians per second; within 1 u.
    public var angularFrequency: Double { extendedFrequency.value }

    /// The damping ratio ζ = c/(2√(k·m)): 0 oscillates for ever, 1 is critical; within 1 u.
    public var dampingRatio: Double { extendedDampingRatio.value }

    /// The decay rate g = c/(2m) of the envelope e^(−gt), in 1/s; within 1 u.
    public var decayRate: Double {
        let (mass, damping, _) = ordinaryParameters
        return (DoubleDouble(damping) / (2 * mass)).value
    }

    /// The damped angular frequency √|k/m − g²|, in radians per second; within 1 u, also near critical damping. When
    /// overdamped it is half the difference of the two decay rates.
    public var dampedAngularFrequency: Double {
        let constants = SpringConstants(self)
        return constants.frequency.value.scaled(byPowerOfTwo: constants.timeExponent)
    }

    private var extendedFrequency: DoubleDouble {
        let (mass, _, stiffness) = ordinaryParameters
        return (DoubleDouble(stiffness) / mass).squareRoot()
    }

    private var extendedDampingRatio: DoubleDouble {
        let (mass, damping, _) = ordinaryParameters
        return DoubleDouble(damping) / (2 * mass) / extendedFrequency
    }

    // MARK: - Response and damping ratio

    /// Creates a spring from its response and damping ratio, the parameters of design tools and of SwiftUI's older
    /// springs: k = m·(2π/response)², c = 4π·dampingRatio·m/response.
    /// - Parameters:
    ///   - response: The period of the undamped oscillation in seconds; positive.
    ///   - dampingRatio: ζ, at least 0; 1 is critical.
    ///   - mass: m, positive. It changes the forces, not the motion.
    /// - Throws: `HookeError.outOfRange` if a number is NaN, infinite or of the wrong sign, or if the spring would be
    ///   outside the domain of `init(mass:stiffness:damping:)`.
    public init(response: Double, dampingRatio: Double, mass: Double = 1) throws(HookeError) {
        guard response > 0, response.isFinite else {
            throw .outOfRange(
                field: "response", value: response, accepted: "a finite number of seconds above 0")
        }
        guard dampingRatio >= 0, dampingRatio.isFinite else {
            throw .outOfRange(
                field: "dampingRatio", value: dampingRatio, accepted: "a finite number that is at least 0")
        }
        try self.init(
            response: response, ratio: DoubleDouble(dampingRatio), mass: mass, ratioField: "dampingRatio",
            ratioValue: dampingRatio)
    }

    /// Creates a spring from its stiffness and damping ratio, the parameters of Jetpack Compose, AndroidX and Flutter:
    /// c = 2ζ·√(k·m), rounded once.
    /// - Parameters:
    ///   - stiffness: k, as of `init(mass:stiffness:damping:)`.
    ///   - dampingRatio: ζ, at least 0; 1 is critical.
    ///   - mass: m, positive.
    /// - Throws: as `init(response:dampingRatio:mass:)`.
    public init(stiffness: Double, dampingRatio: Double, mass: Double = 1) throws(HookeError) {
        guard dampingRatio >= 0, dampingRatio.isFinite else {
            throw .outOfRange(
                field: "dampingRatio", value: dampingRatio, accepted: "a finite number that is at least 0")
        }
        // Checks both numbers.
        _ = try Spring(mass: mass, stiffness: stiffness, damping: 0)
        // By powers of four, so that the product neither overflows nor underflows.
        let (k, m) = (Self.evenScale(stiffness), Self.evenScale(mass))
        let root = DoubleDouble(productOf: k.significand, and: m.significand).squareRoot()
        let damping = (root * dampingRatio * 2).value.scaled(byPowerOfTwo: (k.exponent + m.exponent) / 2)
        guard damping.isFinite, damping.isNormal || dampingRatio == 0 else {
            throw .outOfRange(
                field: "dampingRatio", value: dampingRatio,
                accepted: "a value that keeps the damping within a double's normal range")
        }
        try self.init(mass: mass, stiffness: stiffness, damping: damping)
    }

    /// A significand in [1, 4) and an even exponent.
    private static func evenScale(_ number: Double) -> (significand: Double, exponent: Int) {
        let exponent = Int(number.exponent) & ~1
        return (number.scaled(byPowerOfTwo: -exponent), exponent)
    }

    /// The period 2π/ω0 of the undamped oscillation in seconds; within 1 u.
    public var response: Double { (Self.fullTurn / extendedFrequency).value }

    private init(
        response: Double, ratio: DoubleDouble, mass: Double, ratioField: HookeError.Field, ratioValue: Double
    ) throws(HookeError) {
        let plain = Self.fullTurn.high / response
        guard Self.squaredRates.contains(plain * plain) else {
            throw .outOfRange(field: "response", value: response, accepted: "6.3e-140 to 6.2e140 seconds")
        }
        let decay = plain * ratio.high
        guard ratio.high == 0 || Self.squaredRates.contains(decay * decay) else {
            throw .outOfRange(
                field: ratioField, value: ratioValue,
                accepted: "a value for which (2π·ζ/response)² is 0, or 1e-280 to 1e280")
        }
        try self.init(frequency: Self.fullTurn / response, ratio: ratio, mass: mass)
    }

    /// k = m·ω0² and c = 2ζω0·m, each rounded once.
    /// - Parameters:
    ///   - frequency: ω0, in [1e-140, 1e140].
    ///   - ratio: ζ.
    ///   - mass: m; this initialiser checks it.
    init(frequency: DoubleDouble, ratio: DoubleDouble, mass: Double) throws(HookeError) {
        guard mass > 0, mass.isFinite else {
            throw .outOfRange(field: "mass", value: mass, accepted: "a finite number above 0")
        }
        let (significand, exponent) = (mass.significand, Int(mass.exponent))
        let stiffness = (frequency * frequency * significand).value.scaled(byPowerOfTwo: exponent)
        let damping = (ratio * frequency * significand).value.scaled(byPowerOfTwo: exponent + 1)
        guard stiffness.isNormal, damping.isNormal || ratio.high == 0 else {
            throw .outOfRange(
                field: "mass", value: mass,
                accepted: "a value that keeps stiffness and damping within a double's normal range")
        }
        try self.init(mass: mass, stiffness: stiffness, damping: damping)
    }

    private static let fullTurn = DoubleDouble(
        high: 2 * ElementaryTables.pi.0, low: 2 * ElementaryTables.pi.1)

    // MARK: - Duration and bounce

    /// Creates a spring of mass 1 from its perceptual duration and bounce, the parameters of SwiftUI and Core
    /// Animation: response = duration; ζ = 1 − bounce, or 1/(1 + bounce) for a negative bounce.
    /// - Parameters:
    ///   - duration: The period of the undamped oscillation in seconds; positive. It is not the settling time.
    ///   - bounce: Above −1 and at most 1. 0 is critically damped, 1 oscillates for ever, negative is overdamped.
    /// - Throws: `HookeError.outOfRange` if a number is outside these ranges or NaN, or if the spring would be
    ///   outside the domain of `init(mass:stiffness:damping:)`.
    public init(duration: Double = 0.5, bounce: Double = 0) throws(HookeError) {
        guard duration > 0, duration.isFinite else {
            throw .outOfRange(
                field: .duration, value: duration, accepted: "a finite number of seconds above 0")
        }
        guard bounce > -1, bounce <= 1 else {
            throw .outOfRange(field: "bounce", value: bounce, accepted: "above -1 and at most 1")
        }
        let ratio =
            bounce < 0
            ? DoubleDouble(1) / DoubleDouble(sumOf: 1, and: bounce) : DoubleDouble(sumOf: 1, and: -bounce)
        do {
            try self.init(response: duration, ratio: ratio, mass: 1, ratioField: "bounce", ratioValue: bounce)
        } catch .outOfRange("response", let value, let accepted) {
            throw .outOfRange(field: .duration, value: value, accepted: accepted)
        }
    }

    /// The perceptual duration 2π/ω0 in seconds, equal to `response`.
    public var duration: Double { response }

    /// The bounce: 1 − ζ up to critical damping, 1/ζ − 1 above; within 4 u of max(1, |bounce|).
    public var bounce: Double {
        let ratio = extendedDampingRatio
        let difference = -ratio + 1
        return ratio.high <= 1 ? difference.value : (difference / ratio).value
    }
}

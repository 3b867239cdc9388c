// Springs by a half-life. Three meanings are in use; they differ by factors of 2 and more, so each has its name.

extension Spring {
    /// Creates a spring from the half-life of its envelope e^(−gt): g = log(2)/halfLife.
    ///
    /// The amplitude of an oscillation halves in each half-life. Undamped springs have no half-life.
    /// - Parameters:
    ///   - halfLife: Seconds; positive.
    ///   - dampingRatio: ζ, positive; 1 is critical. The angular frequency is ω0 = g/ζ.
    ///   - mass: m, positive. It changes the forces, not the motion.
    /// - Throws: `HookeError.outOfRange` if a number is NaN, infinite or not positive, or if the spring would be
    ///   outside the domain of `init(mass:stiffness:damping:)`.
    public init(
        envelopeHalfLife halfLife: Double, dampingRatio: Double = 1, mass: Double = 1
    ) throws(HookeError) {
        try self.init(
            decay: Self.naturalLogarithmOfTwo, over: halfLife, named: "envelopeHalfLife", dampingRatio, mass)
    }

    /// Creates a spring from the half-life of Daniel Holden's springs: g = 2·log(2)/halfLife.
    ///
    /// His code ("Spring-It-On: The Game Developer's Spring-Roll-Call") takes damping = 4·log(2)/halfLife at mass 1,
    /// so the envelope quarters in each half-life. From rest, at critical damping, 0.5966 of the distance is left
    /// after one half-life.
    /// - Parameters:
    ///   - halfLife: Seconds; positive.
    ///   - dampingRatio: ζ, positive; 1 is critical. The angular frequency is ω0 = g/ζ.
    ///   - mass: m, positive. It changes the forces, not the motion.
    /// - Throws: as `init(envelopeHalfLife:dampingRatio:mass:)`.
    public init(
        holdenHalfLife halfLife: Double, dampingRatio: Double = 1, mass: Double = 1
    ) throws(HookeError) {
        let decay = Self.naturalLogarithmOfTwo * 2
        try self.init(decay: decay, over: halfLife, named: "holdenHalfLife", dampingRatio, mass)
    }

    /// Creates the critically damped spring that covers half the distance, from rest, in `time` seconds.
    ///
    /// ω0 = y/time with (1 + y)·e^(−y) = 1/2, y = 1.67835. Later halves take less time: the distance left is
    /// (1 + ω0t)·e^(−ω0t).
    /// - Parameters:
    ///   - time: Seconds; positive.
    ///   - mass: m, positive. It changes the forces, not the motion.
    /// - Throws: as `init(envelopeHalfLife:dampingRatio:mass:)`.
    public init(halfDistanceTime time: Double, mass: Double = 1) throws(HookeError) {
        // To 40 digits: 1.678346990016660653412884512094523084824
        let root = DoubleDouble(high: 1.678_346_990_016_660_5, low: 1.085_596_181_107_617_2e-16)
        try self.init(decay: root, over: time, named: "halfDistanceTime", 1, mass)
    }

    /// The half-life log(2)/g of the envelope, in seconds; infinite without damping. Within 4 u.
    public var envelopeHalfLife: Double { Self.naturalLogarithmOfTwo.value / decayRate }

    /// The half-life 2·log(2)/g of Holden's springs, in seconds; infinite without damping. Within 4 u.
    public var holdenHalfLife: Double { 2 * envelopeHalfLife }

    /// The first time, in seconds, at which a motion from rest has covered half of its distance.
    public var halfDistanceTime: Double {
        // Every spring crosses the middle on its way to its target.
        SpringMotion(spring: self, from: 0, to: 1).firstTime(at: 0.5) ?? .infinity
    }

    private static let naturalLogarithmOfTwo = DoubleDouble(
        high: 0.693_147_180_559_945_3, low: 2.319_046_813_846_299_6e-17)

    /// g = numerator/time and ω0 = g/ζ.
    private init(
        decay numerator: DoubleDouble, over time: Double, named field: HookeError.Field, _ ratio: Double,
        _ mass: Double
    ) throws(HookeError) {
        guard time > 0, time.isFinite else {
            throw .outOfRange(field: field, value: time, accepted: "a finite number of seconds above 0")
        }
        guard ratio > 0, ratio.isFinite else {
            throw .outOfRange(field: "dampingRatio", value: ratio, accepted: "a finite number above 0")
        }
        let rate = numerator.high / time
        guard Self.squaredRates.contains(rate * rate) else {
            throw .outOfRange(field: field, value: time, accepted: "about 1e-140 to 1e140 seconds")
        }
        let frequency = rate / ratio
        guard Self.squaredRates.contains(frequency * frequency) else {
            throw .outOfRange(
                field: "dampingRatio", value: ratio,
                accepted: "a value for which the squared angular frequency is 1e-280 to 1e280")
        }
        try self.init(frequency: numerator / time / ratio, ratio: DoubleDouble(ratio), mass: mass)
    }
}

/// The factors of the propagator for one elapsed time, in double-double.
///
/// The state after h is E·(C·x0 + S·B, C·v0 − S·N) with B = v0 + g·x0, N = (k/m)·x0 + g·v0, E = e^(−gh), C = cos wh
/// and S = sin(wh)/w; hyperbolic when overdamped. E is a mantissa and a binary exponent, so that it does not
/// underflow before it is multiplied by the amplitude.
@usableFromInline struct SpringPhase: Sendable {
    enum Kind: UInt8, Sendable {
        /// |wh| < 1/16, any regime: C = 1 + `first`, S = h + `second`.
        case series
        /// Underdamped or undamped, and sharp for |wh| < 1/16 in any regime: C = `first`, S = `second`.
        case oscillating
        /// Overdamped, h > 0, with q = e^(−2wh) = `first`: the slow mode is larger.
        case forward
        /// Overdamped, h < 0, with q = e^(2wh) = `first`: the fast mode is larger.
        case backward
        /// The motion has underflowed or time is infinite: the state is at the target.
        case rest
        /// Time is NaN, or infinite without a limit.
        case undefined
    }

    let kind: Kind
    /// The envelope's binary exponent.
    let exponent: Int
    /// The envelope's mantissa; overdamped modes include 1/(2w) and the sign.
    let envelope: DoubleDouble
    /// The scaled elapsed time.
    let elapsed: Double
    let first: DoubleDouble
    let second: DoubleDouble

    @inline(__always) private init(
        _ kind: Kind, exponent: Int = 0, envelope: DoubleDouble = DoubleDouble(0), elapsed: Double,
        first: DoubleDouble = DoubleDouble(0), second: DoubleDouble = DoubleDouble(0)
    ) {
        self.kind = kind
        self.exponent = exponent
        self.envelope = envelope
        self.elapsed = elapsed
        self.first = first
        self.second = second
    }

    /// Outside these exponents the amplitude does not matter: below, the largest state underflows; above, the
    /// smallest overflows.
    private static let leastExponent = -4_000.0
    private static let greatestExponent = 8_000.0

    /// Computes the factors for `time`; `precise` states use sharp ones.
    @inline(__always) init(_ constants: SpringConstants, elapsed time: Double, isSharp: Bool = false) {
        let h = constants.timeExponent == 0 ? time : time.scaled(byPowerOfTwo: constants.timeExponent)
        // Beyond this, double-double products overflow, and even the slowest decay has come to rest.
        guard h.magnitude < 0x1p990 else {
            let settles = h > 0 && constants.regime != .undamped
            self.init(settles ? .rest : .undefined, elapsed: h)
            return
        }
        let turns = constants.frequency * h
        let isShort = turns.high.magnitude < 0.0625
        if constants.regime == .overdamped && !isShort {
            self.init(modes: constants, h, turns, isSharp)
            return
        }
        // E = e^(−gh).
        var exponent = 0
        var envelope = DoubleDouble(1)
        if constants.regime != .undamped {
            let decayed = -(constants.decay * h)
            if decayed.high < Self.leastExponent {
                self.init(.rest, elapsed: h)
                return
            }
            let power = DoubleDouble.exponential(
                decayed.high < Self.greatestExponent ? decayed : DoubleDouble(Self.greatestExponent),
                isSharp: isSharp)
            envelope = power.mantissa
            exponent = power.exponent
        }
        if isShort && isSharp {
            let square = turns * turns
            let (c, s) = DoubleDouble.cosineAndSineRatio(
                ofMinusSquare: constants.regime == .overdamped ? square : -square)
            self.init(
                .oscillating, exponent: exponent, envelope: envelope, elapsed: h, first: c, second: s * h)
        } else if isShort {
            // y = −(wh)² when it oscillates, (wh)² when overdamped; C − 1 and S − h have errors of 2⁻⁶² of C and S.
            let square = turns.high * turns.high
            let y = constants.regime == .overdamped ? square : -square
            let cosine = y * (1 / 2 + y * (1 / 24 + y * (1 / 720 + y * (1 / 40_320))))
            let sine = h * (y * (1 / 6 + y * (1 / 120 + y * (1 / 5_040 + y * (1 / 362_880)))))
            self.init(
                .series, exponent: exponent, envelope: envelope, elapsed: h,
                first: DoubleDouble(cosine), second: DoubleDouble(sine))
        } else {
            let (sine, cosine) = DoubleDouble.sineAndCosine(turns, isSharp: isSharp)
            self.init(
                .oscillating, exponent: exponent, envelope: envelope, elapsed: h, first: cosine,
                second: sine * constants.inverseFrequency)
        }
    }

    /// The factors of an overdamped spring, relative to its larger mode.
    @inline(__always) private init(
        modes constants: SpringConstants, _ h: Double, _ turns: DoubleDouble, _ isSharp: Bool
    ) {
        let isForward = h > 0
        let leading = isForward ? -(constants.slowRate * h) : -(constants.fastRate * h)
        if leading.high < Self.leastExponent {
            self.init(.rest, elapsed: h)
            return
        }
        let power = DoubleDouble.exponential(
            leading.high < Self.greatestExponent ? leading : DoubleDouble(Self.greatestExponent),
            isSharp: isSharp)
        let envelope = (power.mantissa * constants.inverseFrequency).scaled(byPowerOfTwo: 0.5)
        let gap = (isForward ? -turns : turns).scaled(byPowerOfTwo: 2)
        var ratio = DoubleDouble(0)
        if gap.high > -690 {
            let small = DoubleDouble.exponential(gap, isSharp: isSharp)
            let scale = 1.0.scaled(byPowerOfTwo: small.exponent)
            ratio = small.mantissa.scaled(byPowerOfTwo: scale)
        }
        self.init(
            isForward ? .forward : .backward, exponent: power.exponent,
            envelope: isForward ? envelope : -envelope, elapsed: h, first: ratio)
    }
}

/// The factors that all states after one elapsed time share, in plain doubles.
///
/// In every regime the displacement is x = E·(x0·C + B·S) and the velocity E·(B·Q − x0·Z) − r·x. Here B = v0 + r·x0,
/// and r is the decay rate of the envelope E = e^(−rt):
///
/// | regime | C | S | Q | Z |
/// | --- | --- | --- | --- | --- |
/// | D > 0, underdamped | cos wt | sin(wt)/w | cos wt | w·sin wt |
/// | D = 0, critical | 1 | t | 1 | 0 |
/// | D < 0, overdamped | 1 | (1 − e^(−2wt))/(2w) | e^(−2wt) | 0 |
@usableFromInline struct FastPhase: Sendable {
    @usableFromInline let elapsed: Double
    /// Whether plain doubles are accurate enough at this time.
    private let isSuited: Bool
    private let envelope, c, s, q, z: Double
    /// The relative error of B·Q, in u.
    private let error: Double

    /// rate·time as a double-double; relative error 2⁻⁷⁷.
    @inline(__always) private static func product(
        _ rate: (head: Double, rest: Double), _ time: Double, _ top: Double
    ) -> DoubleDouble {
        DoubleDouble(
            sumOfLarger: rate.head * top, andSmaller: rate.head * (time - top) + rate.rest * time)
    }

    @inline(__always) init(_ constants: FastConstants, elapsed time: Double) {
        let top = Elementary.head(time)
        let decayed = Self.product(constants.decay, time, top)
        // At time 0 the precise path returns the given state exactly.
        var isSuited =
            constants.kind != .unsupported && decayed.high.magnitude < 690 && time.magnitude < 0x1p120
            && time != 0
        var (c, s, q, z, envelope, error) = (1.0, time, 1.0, 0.0, 1.0, 1.5)
        if isSuited {
            envelope = Elementary.plainExponential(-decayed.high, low: -decayed.low)
            switch constants.kind {
            case .underdamped:
                let turns = Self.product(constants.frequency, time, top)
                isSuited = turns.high.magnitude < 0x1p20
                let (sine, cosine) = Elementary.sineAndCosine(turns.high, low: turns.low)
                (c, q) = (cosine, cosine)
                s = sine * constants.inverseFrequency
                z = sine * constants.frequency.head + sine * constants.frequency.rest
            case .overdamped:
                // Backwards in time the fast mode grows by the error of its rate times the time.
                let gap = constants.frequency.head * time
                isSuited = gap < 0.5
                let (power, growth) = Elementary.exponentialAndGrowth(max(min(gap, 1), -700))
                q = power
                error = 1.5 - 1.5 * gap
                s = growth * constants.inverseFrequency
            case .critical, .unsupported: break
            }
        }
        elapsed = time
        self.isSuited = isSuited
        self.envelope = envelope
        (self.c, self.s, self.q, self.z) = (c, s, q, z)
        self.error = error
    }

    /// The state, or `nil` where plain doubles may differ from it by more than 6 u of the state norm.
    @inline(__always) func state(
        _ constants: FastConstants, from x0: DoubleDouble, velocity v0: Double
    ) -> ScalarState? {
        guard let (inner, outer) = sums(constants, from: x0, velocity: v0) else { return nil }
        let displacement = envelope * inner
        let velocity =
            envelope * outer - (constants.decay.head + constants.decay.rest) * displacement
        return ScalarState(
            displacement: displacement, velocity: velocity,
            acceleration: -(constants.pull * displacement + constants.drag * velocity))
    }

    @inline(__always) func displacement(
        _ constants: FastConstants, from x0: DoubleDouble, velocity v0: Double
    ) -> Double? {
        sums(constants, from: x0, velocity: v0).map { envelope * $0.inner }
    }

    /// x0·C + B·S and B·Q − x0·Z.
    @inline(__always) private func sums(
        _ constants: FastConstants, from x0: DoubleDouble, velocity v0: Double
    ) -> (inner: Double, outer: Double)? {
        let (position, speed) = (x0.high.magnitude, v0.magnitude)
        guard isSuited, position < 1e20, speed < 1e20, position > 1e-20 || speed > 1e-20 else { return nil }
        let (head, rest) = constants.decay
        let decay = head + rest
        if constants.isWellConditioned {
            let b = v0 + decay * x0.high
            return (x0.high * c + b * s, b * q - x0.high * z)
        }
        // B as a double-double, rounded once: its terms may cancel.
        let top = Elementary.head(x0.high)
        let sum = DoubleDouble(sumOf: v0, and: head * top)
        let b = sum.high + (sum.low + (head * (x0.high - top) + (rest * x0.high + head * x0.low)))
        let (first, second) = (x0.high * c, b * s)
        let inner = first + (second + x0.low * c)
        let (turning, pulled) = (b * q, x0.high * z)
        let outer = turning - pulled
        if constants.kind == .critical, first * second >= 0 { return (inner, outer) }
        // The errors of x and v without the envelope, in u, compared with the state norm; all times ω0.
        let missing = 1.01 * first.magnitude + constants.error * second.magnitude
        let slope =
            decay * (missing + 2 * inner.magnitude)
            + (error * turning.magnitude + 1.6 * pulled.magnitude + outer.magnitude)
        let velocity = outer - decay * inner
        let norm = constants.pull * (inner * inner) + velocity * velocity
        if constants.pull * (missing * missing) <= 20 * norm, slope * slope <= 24 * norm {
            return (inner, outer)
        }
        return sharpSums(constants, from: x0, velocity: v0)
    }

    /// The sums in double-double, for states where they cancel. `nil` where 79-bit constants are too short:
    /// overdamped, very near critical damping, and for large phases.
    @inline(never) private func sharpSums(
        _ constants: FastConstants, from x0: DoubleDouble, velocity v0: Double
    ) -> (inner: Double, outer: Double)? {
        let decay = DoubleDouble(sumOfLarger: constants.decay.head, andSmaller: constants.decay.rest)
        let b = decay * x0 + v0
        if constants.kind == .critical { return ((b * elapsed + x0).value, b.value) }
        let frequency = DoubleDouble(
            sumOfLarger: constants.frequency.head, andSmaller: constants.frequency.rest)
        let turns = frequency * elapsed
        guard constants.kind == .underdamped, turns.high.magnitude < 0x1p12,
            frequency.high * frequency.high > 0x1p-12 * constants.pull
        else { return nil }
        let (sine, cosine) = DoubleDouble.sineAndCosine(turns)
        let scaled = frequency * x0
        return (
            ((scaled * cosine + b * sine) / frequency).value,
            (b * cosine - scaled * sine).value
        )
    }
}

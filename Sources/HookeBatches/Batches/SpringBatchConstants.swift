/// A spring's constants for the exact kernels, rounded to `Scalar`. They do not depend on the start; `amplitudes` adds
/// what does.
///
/// The kernels use powers of two and half-turns. Let g be the exact decay, w the frequency and r the slow rate of the
/// spring. Oscillating: rate g·log₂e, frequency w/π. Overdamped: rate r·log₂e, frequency −2w·log₂e. A critically damped
/// spring is treated as oscillating, at a frequency so low that its effect is invisible before the motion has decayed.
///
/// Amplitudes use the exact constants and the *rounded* frequency. So the rounding is no error of S = sin(wh)/w, to
/// which a nearly critical spring is sensitive.
struct SpringBatchConstants<Scalar: BatchScalar> {
    /// The decay rate: how often the envelope halves per second.
    let rate: Scalar
    /// Half-turns per second. If overdamped: minus the halvings per second by which the fast mode decays faster than
    /// the slow one.
    let frequency: Scalar

    private let exact: SpringConstants

    init(_ spring: Spring) {
        exact = SpringConstants(spring)
        let (slowest, turns) = Self.rates(exact)
        rate = Scalar(slowest)
        frequency = Scalar(turns)
    }

    /// Rate and frequency before rounding to `Scalar`.
    private static func rates(_ exact: SpringConstants) -> (rate: Double, frequency: Double) {
        let halvings = DoubleDouble(high: 0x1.7154_7652_b82f_ep+0, low: 0x1.777d_0ffd_a0d2_4p-56)
        let halfTurns = DoubleDouble(high: 0x1.45f3_06dc_9c88_3p-2, low: -0x1.6b01_ec54_17056p-56)
        let (slowest, turns): (DoubleDouble, DoubleDouble) =
            switch exact.regime {
            case .undamped, .underdamped:
                (exact.decay * halvings, exact.frequency * halfTurns)
            case .critical:
                (exact.decay * halvings, exact.decay * Double(Scalar.ulpOfOne))
            case .overdamped:
                (exact.slowRate * halvings, exact.frequency * halvings * -2)
            }
        return (
            slowest.high.scaled(byPowerOfTwo: exact.timeExponent),
            turns.high.scaled(byPowerOfTwo: exact.timeExponent)
        )
    }

    /// The rate or frequency that is not a normal number of `Scalar`; `nil` if both are. A rate of 0 (no damping) is
    /// allowed.
    var unrepresentable: Double? {
        let (slowest, turns) = Self.rates(exact)
        if !frequency.isNormal { return turns }
        return rate.isNormal || exact.regime == .undamped ? nil : slowest
    }

    /// Returns the factors of sine, cosine and the exponentials; see CHookeKernels.h.
    ///
    /// Oscillating: first is the displacement x0, and second is (v0 + g·x0)/w. Overdamped: the modes are slow = (v0 +
    /// R·x0)/2w and second = (v0 + r·x0)/2w, and first is x0, their difference.
    func amplitudes(
        from start: Scalar, to target: Scalar, velocity: Scalar
    ) -> (first: Scalar, second: Scalar, slow: Scalar) {
        let whole = DoubleDouble(sumOf: Double(start), and: -Double(target))
        let speed = Double(velocity)
        guard whole.high.isFinite, speed.isFinite else { return (.nan, .nan, .nan) }
        if whole.high == 0 && speed == 0 { return (0, 0, 0) }

        // Uses the constants' unit of time, and divides by a power of two so that the state is of ordinary size.
        let time = exact.timeExponent
        var size = Int.min
        if whole.high != 0 { size = Int(whole.high.exponent) }
        if speed != 0 { size = max(size, Int(speed.exponent) - time) }
        let x0 = DoubleDouble(
            high: whole.high.scaled(byPowerOfTwo: -size), low: whole.low.scaled(byPowerOfTwo: -size))
        let v0 = speed.scaled(byPowerOfTwo: -size - time)

        let rounded = Double(frequency).scaled(byPowerOfTwo: -time)
        let (second, slow): (DoubleDouble, DoubleDouble)
        if exact.regime == .overdamped {
            let (slowPart, fastPart) = exact.modeParts(x0, v0)
            let log2 = Double(Scalar(0x1.62e4_2fef_a39e_fp-1))
            second = fastPart / DoubleDouble(productOf: -rounded, and: log2)
            slow = slowPart * exact.inverseFrequency.scaled(byPowerOfTwo: 0.5)
        } else {
            second =
                (exact.decay * x0 + v0)
                / DoubleDouble(productOf: rounded, and: Double(Scalar(Double.pi)))
            slow = DoubleDouble(0)
        }
        return (
            Scalar(whole.high), Scalar(second.high.scaled(byPowerOfTwo: size)),
            Scalar(slow.high.scaled(byPowerOfTwo: size))
        )
    }
}

/// The constants of a spring for the propagator, in double-double, computed once per spring.
///
/// With m, c, k exactly as stored: stiffness k/m, decay g = c/(2m), D = (4mk − c²)/(4m²) and frequency w = √|D|. The
/// numerator 4mk − c² is formed from exact products. D therefore keeps its relative accuracy near critical damping,
/// and the regime is decided without rounding.
///
/// If k/m is outside [1e-60, 1e60] or g outside [1e-30, 1e30], time is scaled by a power of two, which is exact, so
/// that no intermediate overflows. Otherwise `timeExponent` is 0.
package struct SpringConstants: Sendable {
    /// The regime, which selects the solution.
    package let regime: Spring.Regime
    /// Whether time is unscaled, so that states of ordinary size need no scaling either.
    package let isOrdinary: Bool
    /// Times are multiplied by 2^timeExponent, velocities divided by it.
    package let timeExponent: Int
    /// k/m = ω0².
    package let stiffness: DoubleDouble
    /// g = c/(2m).
    package let decay: DoubleDouble
    /// w = √|k/m − g²|; 0 at critical damping.
    package let frequency: DoubleDouble
    /// 1/w; 0 at critical damping.
    package let inverseFrequency: DoubleDouble
    /// Overdamped: R = g + w, the decay rate of the fast mode.
    package let fastRate: DoubleDouble
    /// Overdamped: (k/m)/R = g − w without cancellation, the decay rate of the slow mode.
    package let slowRate: DoubleDouble
    /// Mass, damping and stiffness in the scaled units, still exact, for the quadratic form of the eigendirections.
    package let form: (mass: Double, damping: Double, stiffness: Double)

    /// ω0 in the scaled units, rounded.
    @inline(__always) package var angularFrequency: Double { stiffness.high.squareRoot() }

    package init(_ spring: Spring) {
        var (m, c, k) = spring.ordinaryParameters
        let discriminant = DoubleDouble(productOf: 4 * m, and: k) - DoubleDouble(productOf: c, and: c)
        let inverse = 1 / m
        var stiffness = DoubleDouble(k).divided(by: m, reciprocal: inverse)
        var decay = DoubleDouble(c).divided(by: 2 * m, reciprocal: inverse / 2)
        var square =
            discriminant
            .divided(by: 2 * m, reciprocal: inverse / 2).divided(by: 2 * m, reciprocal: inverse / 2)
        if discriminant.high == 0 {
            regime = .critical
        } else if discriminant.high < 0 {
            regime = .overdamped
        } else {
            regime = c == 0 ? .undamped : .underdamped
        }

        if (1e-60...1e60).contains(stiffness.high), c == 0 || (1e-30...1e30).contains(decay.high) {
            isOrdinary = true
            timeExponent = 0
            (frequency, inverseFrequency) = (square.high < 0 ? -square : square).rootAndReciprocal()
        } else {
            let exponent = Int(stiffness.high.exponent) >> 1
            isOrdinary = false
            timeExponent = exponent
            let rate = 1.0.scaled(byPowerOfTwo: -exponent)
            stiffness = stiffness.scaled(byPowerOfTwo: rate).scaled(byPowerOfTwo: rate)
            k = k * rate * rate
            decay = decay.scaled(byPowerOfTwo: rate)
            c = c * rate
            if decay.high > 0x1p60 {
                // w = g·√(1 − 1/ζ²) with 1/ζ² below 2⁻¹¹⁸.
                frequency = decay - stiffness / (decay * 2)
                inverseFrequency = DoubleDouble(1) / frequency
            } else {
                square = square.scaled(byPowerOfTwo: rate).scaled(byPowerOfTwo: rate)
                (frequency, inverseFrequency) = (square.high < 0 ? -square : square).rootAndReciprocal()
            }
        }
        self.stiffness = stiffness
        self.decay = decay
        form = (m, c, k)
        switch regime {
        case .undamped, .underdamped:
            fastRate = DoubleDouble(0)
            slowRate = DoubleDouble(0)
        case .critical:
            fastRate = decay
            slowRate = decay
        case .overdamped:
            fastRate = decay + frequency
            slowRate = stiffness / fastRate
        }
    }

    /// The same spring with the scaled unit of time as its second.
    package init(inScaledTime other: SpringConstants) {
        regime = other.regime
        isOrdinary = other.isOrdinary
        timeExponent = 0
        stiffness = other.stiffness
        decay = other.decay
        frequency = other.frequency
        inverseFrequency = other.inverseFrequency
        fastRate = other.fastRate
        slowRate = other.slowRate
        form = other.form
    }
}

extension Spring {
    /// Mass, damping and stiffness, divided by one power of two (which is exact) if one is outside [1e-100, 1e100].
    /// Products of two of them then neither overflow nor lose their low words.
    package var ordinaryParameters: (mass: Double, damping: Double, stiffness: Double) {
        let plain = 1e-100...1e100
        if plain.contains(mass) && plain.contains(stiffness) && (damping == 0 || plain.contains(damping)) {
            return (mass, damping, stiffness)
        }
        let exponent = -Int(mass.exponent)
        return (
            mass.significand, damping.scaled(byPowerOfTwo: exponent),
            stiffness.scaled(byPowerOfTwo: exponent)
        )
    }
}

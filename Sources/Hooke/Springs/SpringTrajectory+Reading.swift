extension SpringTrajectory {
    /// A quantity of a motion and the level that it is compared with.
    struct Gauge {
        enum Quantity { case distance, speed }

        let quantity: Quantity
        /// 0 for the norm; for a scalar, 1 or −1 for displacements on that side of the target only.
        let side: Double
        /// The level is `mantissa`·2^`exponent`, in true size.
        let mantissa: DoubleDouble
        let exponent: Int
        /// Whether a quantity that may be above the level within its error counts as above.
        let isCautious: Bool

        /// The norm against `level`·2^`exponent`; `level` is finite and above 0.
        init(_ quantity: Quantity, above level: Double, exponent: Int) {
            self.quantity = quantity
            side = 0
            mantissa = DoubleDouble(level.significand)
            self.exponent = Int(level.exponent) + exponent
            isCautious = true
        }

        /// The displacement on the level's side; `level` is finite and not 0.
        init(displacement level: DoubleDouble) {
            quantity = .distance
            side = level.high < 0 ? -1 : 1
            exponent = Int(level.high.exponent)
            mantissa = DoubleDouble(
                high: (side * level.high).scaled(byPowerOfTwo: -exponent),
                low: (side * level.low).scaled(byPowerOfTwo: -exponent))
            isCautious = false
        }
    }

    /// A quantity at one time, relative to a level.
    struct Reading {
        /// Whether the quantity is at most the level; with certainty if the gauge is cautious.
        var isWithin: Bool
        /// log(quantity/level), where a cautious gauge adds 1.25 times the error bound; −∞ on the other side.
        var excess: Double
        /// The part of the excess that a cautious gauge adds.
        var uncertainty = 0.0
        /// The first derivative of the excess.
        var rate: Double
        /// The second derivative of the excess.
        var curvature: Double

        /// The excess at the peak next to this reading.
        var excessAtPeak: Double {
            let missing = rate * rate / (-2 * curvature)
            return missing < 0x1p-20 ? excess + missing : excess
        }

        /// The time from here to where the excess is zero and falling, by a parabola (Euler's form of Halley's
        /// method), or by a line if the parabola has no root.
        var step: Double {
            let discriminant = rate * rate - 2 * excess * curvature
            guard discriminant >= 0 else { return -excess / rate }
            let root = discriminant.squareRoot()
            return rate > 0 ? (rate + root) / -curvature : 2 * excess / (root - rate)
        }

        /// The same by a line through the quantity, not its logarithm.
        var linearStep: Double { Elementary.expm1(-excess) / rate }
    }

    /// Measures the motion at `time` ≥ 0, with an error of about 2⁻⁷² of its parts, or faster of 2⁻⁶⁰ if not
    /// `isSharp`.
    func reading(_ gauge: Gauge, at time: Double, isSharp: Bool = true) -> Reading {
        let phase = SpringPhase(constants, elapsed: time, isSharp: isSharp)
        func measured(_ component: Component) -> (
            value: DoubleDouble, slope: Double, error: Double, exponent: Int
        ) {
            let state = phase.precise(constants, from: component.x, velocity: component.v, isSharp: isSharp)
            switch gauge.quantity {
            case .distance: return (state.x, state.v.high, state.xError, state.exponent)
            case .speed: return (state.v, state.acceleration, state.vError, state.exponent)
            }
        }
        var (norm, slope, error, exponent) = measured(first)
        // The squared norm of the quantity's derivative, divided by the squared quantity.
        var change: Double
        var rate: Double
        if others.isEmpty {
            let sign = gauge.side != 0 ? gauge.side : norm.high < 0 ? -1 : 1
            norm = norm.scaled(byPowerOfTwo: sign)
            rate = sign * slope / norm.high
            change = rate * rate
        } else {
            var square = norm * norm
            var product = norm.high * slope
            var slopes = slope * slope
            for component in others {
                var (value, slope, itsError, itsExponent) = measured(component)
                // A state of the fast mode alone has its own exponent; scale the smaller to the larger.
                if itsExponent > exponent || square.high == 0 {
                    let scale = 1.0.scaled(byPowerOfTwo: min(max(exponent - itsExponent, -400), 0))
                    square = square.scaled(byPowerOfTwo: scale).scaled(byPowerOfTwo: scale)
                    product *= scale * scale
                    slopes *= scale * scale
                    error *= scale
                    exponent = itsExponent
                } else if itsExponent < exponent {
                    let scale = 1.0.scaled(byPowerOfTwo: max(itsExponent - exponent, -400))
                    value = value.scaled(byPowerOfTwo: scale)
                    slope *= scale
                    itsError *= scale
                }
                square = square + value * value
                product += value.high * slope
                slopes += slope * slope
                error += itsError
            }
            rate = product / square.high
            change = slopes / square.high
            norm = square.squareRoot()
        }
        let bend: Double
        if constants.regime == .overdamped {
            bend = (rate + constants.fastRate.high) * (rate + constants.slowRate.high)
        } else {
            let (shifted, frequency) = (rate + constants.decay.high, constants.frequency.high)
            bend = shifted * shifted + frequency * frequency
        }
        var result = Reading(
            isWithin: true, excess: -.infinity, rate: rate, curvature: change - rate * rate - bend)
        guard norm.high > 0 else { return result }
        exponent += sizeExponent - gauge.exponent
        if exponent > -900 && exponent < 900 {
            let scale = 1.0.scaled(byPowerOfTwo: exponent)
            let allowance = gauge.isCautious ? error * scale : 0
            let difference = (norm.scaled(byPowerOfTwo: scale) - gauge.mantissa).value
            result.isWithin = difference + allowance <= 0
            let relative = (difference + 1.25 * allowance) / gauge.mantissa.high
            result.uncertainty = 1.25 * allowance / gauge.mantissa.high
            if relative.magnitude < 0.5 {
                result.excess = Elementary.log1p(relative)
                return result
            }
        } else {
            result.isWithin = exponent < 0
        }
        result.excess =
            Elementary.log(norm.high / gauge.mantissa.high) + Double(exponent) * 0.6931471805599453
        return result
    }
}

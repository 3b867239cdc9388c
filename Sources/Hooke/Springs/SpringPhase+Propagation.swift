/// The displacement from the target, velocity and acceleration of one component.
@usableFromInline package struct ScalarState: Sendable {
    @usableFromInline package var displacement: Double
    @usableFromInline package var velocity: Double
    @usableFromInline package var acceleration: Double

    package static let zero = ScalarState(displacement: 0, velocity: 0, acceleration: 0)
    package static let undefined = ScalarState(displacement: .nan, velocity: .nan, acceleration: .nan)
}

extension SpringPhase {
    /// The state after the elapsed time, from displacement `x0` and velocity `v0`.
    ///
    /// Displacement and velocity/ω0 are within 4 u of the state norm, plus 2⁻¹⁰²² where it underflows; the
    /// acceleration within 8 u of ω0² + 2g·ω0 times the norm.
    @inline(__always) func state(
        _ constants: SpringConstants, from x0: DoubleDouble, velocity v0: Double
    ) -> ScalarState {
        let (position, speed) = (x0.high.magnitude, v0.magnitude)
        // Numbers of ordinary size: no intermediate overflows, and no product loses its low word.
        guard constants.isOrdinary, position < 1e20, speed < 1e20, position > 1e-20 || speed > 1e-20
        else { return scaledState(constants, from: x0, velocity: v0) }
        let (state, power) = mantissas(constants, x0, v0)
        return state.scaled(byPowerOfTwo: power, timeExponent: 0)
    }

    /// The state for any size of state and spring: the state is divided by a power of two, which is exact.
    @inline(never) private func scaledState(
        _ constants: SpringConstants, from x0: DoubleDouble, velocity v0: Double
    ) -> ScalarState {
        guard x0.high.isFinite, v0.isFinite, kind != .undefined else { return .undefined }
        if x0.high == 0 && v0 == 0 { return .zero }
        let time = constants.timeExponent
        var size = Int.min
        if x0.high != 0 { size = Int(x0.high.exponent) }
        if v0 != 0 { size = max(size, Int(v0.exponent) - time) }
        let x = DoubleDouble(
            high: x0.high.scaled(byPowerOfTwo: -size), low: x0.low.scaled(byPowerOfTwo: -size))
        // The slow mode may be far smaller than the state: a factor of 2⁴⁰⁰ prevents underflow.
        let (state, power) = mantissas(
            constants, x, v0.scaled(byPowerOfTwo: -size - time), factor: 0x1p400)
        var result = state.scaled(byPowerOfTwo: power + size - 400, timeExponent: time)
        if constants.regime == .overdamped {
            // The square of the fast rate may overflow although its products with the state do not.
            result.acceleration =
                -(constants.stiffness.high.scaled(byPowerOfTwo: 2 * time) * result.displacement
                + 2 * constants.decay.high.scaled(byPowerOfTwo: time) * result.velocity)
        }
        return result
    }

    /// The state times `factor`, without a power of two, and that power, in the constants' unit of time.
    @inline(__always) private func mantissas(
        _ constants: SpringConstants, _ x0: DoubleDouble, _ v0: Double, factor: Double = 1
    ) -> (state: ScalarState, exponent: Int) {
        let size = envelope.high * factor
        switch kind {
        case .series, .oscillating:
            let (x, v, _) = swing(constants, x0, v0)
            let displacement = size * x.value
            let velocity = size * v.value
            let pull = constants.stiffness.high * displacement + 2 * constants.decay.high * velocity
            return (
                ScalarState(displacement: displacement, velocity: velocity, acceleration: -pull), exponent
            )
        case .forward, .backward:
            let (x, v, trailing, isFastAlone) = modes(constants, x0, v0)
            if isFastAlone {
                let (state, exponent) = fastModeAlone(constants, x0, v0)
                return (
                    ScalarState(
                        displacement: state.displacement * factor, velocity: state.velocity * factor,
                        acceleration: state.acceleration * factor), exponent
                )
            }
            let velocity = size * v.value
            return (
                ScalarState(
                    displacement: size * x.high, velocity: velocity,
                    acceleration: acceleration(constants, velocity: velocity, trailing: trailing * factor)),
                exponent
            )
        case .rest:
            return (.zero, 0)
        case .undefined:
            return (.undefined, 0)
        }
    }

    /// Overdamped: x″ = −λa·x′ + λb·(λa − λb)·f·q·b. Nothing large cancels, because λa − λb is ∓2w.
    @inline(__always) func acceleration(
        _ constants: SpringConstants, velocity: Double, trailing: Double
    ) -> Double {
        let leads = kind == .forward
        let aRate = leads ? constants.slowRate.high : constants.fastRate.high
        let bRate = leads ? constants.fastRate.high : constants.slowRate.high
        let rest = (leads ? -2 : 2) * constants.frequency.high * (envelope.high * trailing)
        return bRate * rest - aRate * velocity
    }

    /// C·x0 + S·B and C·v0 − S·N, each as two words not yet added, and the sizes of their rounded terms.
    @inline(__always) func swing(
        _ constants: SpringConstants, _ x0: DoubleDouble, _ v0: Double
    ) -> (x: DoubleDouble, v: DoubleDouble, sizes: (x: Double, v: Double)) {
        let b = constants.decay * x0 + v0
        let n = constants.stiffness * x0 + constants.decay * v0
        // If B or N cancels, its error is relative to its terms.
        let bSize = (constants.decay.high * x0.high).magnitude + v0.magnitude
        let nSize =
            (constants.stiffness.high * x0.high).magnitude + (constants.decay.high * v0).magnitude
        let sharpness = 0x1p-27 * (second.high.magnitude + elapsed.magnitude)
        let xSize =
            (first.high * x0.high).magnitude + (second.high * b.high).magnitude + sharpness * bSize
        let vSize = (first.high * v0).magnitude + (second.high * n.high).magnitude + sharpness * nSize
        guard kind == .series else {
            return (
                Self.sumOfProducts(first, x0, second, b),
                Self.sumOfProducts(first, DoubleDouble(v0), second, -n), (xSize, vSize)
            )
        }
        // x0 + h·B and v0 − h·N in double-double; the rest is small.
        let hb = DoubleDouble(productOf: elapsed, and: b.high)
        let sum = DoubleDouble(sumOf: x0.high, and: hb.high)
        let rest = first.high * x0.high + second.high * b.high
        let hn = DoubleDouble(productOf: elapsed, and: n.high)
        let difference = DoubleDouble(sumOf: v0, and: -hn.high)
        let other = first.high * v0 - second.high * n.high
        return (
            DoubleDouble(high: sum.high, low: sum.low + (hb.low + (elapsed * b.low + x0.low) + rest)),
            DoubleDouble(high: difference.high, low: difference.low - (hn.low + elapsed * n.low - other)),
            (xSize, vSize)
        )
    }

    /// Overdamped, without the envelope f: x = a − q·b and v = −λa·a + λb·q·b, where a and b are the mode parts v0 +
    /// R·x0 and v0 + r·x0. Also q·b, and whether only the fast mode is present.
    @inline(__always) func modes(
        _ constants: SpringConstants, _ x0: DoubleDouble, _ v0: Double
    ) -> (x: DoubleDouble, v: DoubleDouble, trailing: Double, isFastAlone: Bool) {
        let (slow, fast) = constants.modeParts(x0, v0)
        let leads = kind == .forward
        let (a, b) = leads ? (slow, fast) : (fast, slow)
        let aRate = leads ? constants.slowRate : constants.fastRate
        let bRate = leads ? constants.fastRate : constants.slowRate
        let rest = first * b
        return (
            a - rest, Self.sumOfProducts(bRate, rest, -aRate, a), rest.high, leads && slow.high == 0
        )
    }

    /// The state exactly on the fast eigendirection: e^(−Rh) alone, because q may underflow.
    @inline(never) func fastModeAlone(
        _ constants: SpringConstants, _ x0: DoubleDouble, _ v0: Double
    ) -> (state: ScalarState, exponent: Int) {
        let fast = constants.modeParts(x0, v0).fast
        let decayed = -(constants.fastRate * elapsed)
        guard decayed.high > -8_000 else { return (.zero, 0) }
        let power = DoubleDouble.exponential(decayed)
        let x = -0.5 * (power.mantissa * constants.inverseFrequency * fast).high
        let rate = constants.fastRate.high
        return (
            ScalarState(displacement: x, velocity: -rate * x, acceleration: rate * rate * x), power.exponent
        )
    }

    /// a·b + c·d with an error of 2⁻¹⁰⁴ of the products, as two words not yet added.
    @inline(__always) private static func sumOfProducts(
        _ a: DoubleDouble, _ b: DoubleDouble, _ c: DoubleDouble, _ d: DoubleDouble
    ) -> DoubleDouble {
        let first = DoubleDouble(productOf: a.high, and: b.high)
        let second = DoubleDouble(productOf: c.high, and: d.high)
        let sum = DoubleDouble(sumOf: first.high, and: second.high)
        let crossed = (a.high * b.low + a.low * b.high) + (c.high * d.low + c.low * d.high)
        return DoubleDouble(high: sum.high, low: sum.low + ((first.low + second.low) + crossed))
    }
}

extension ScalarState {
    /// The target plus the displacement; at time 0 the start, because the sum may differ from it by a rounding.
    @inlinable package func position(after time: Double, from start: Double, to target: Double) -> Double {
        time == 0 && displacement.isFinite ? start : target + displacement
    }

    /// The state with positions times 2^exponent and the unit of time divided by 2^timeExponent.
    @inline(__always) package func scaled(byPowerOfTwo exponent: Int, timeExponent: Int) -> ScalarState {
        ScalarState(
            displacement: displacement.scaled(byPowerOfTwo: exponent),
            velocity: velocity.scaled(byPowerOfTwo: exponent + timeExponent),
            acceleration: acceleration.scaled(byPowerOfTwo: exponent + 2 * timeExponent))
    }
}

extension SpringConstants {
    /// The mode parts v0 + R·x0 (slow) and v0 + r·x0 (fast), at or above critical damping.
    @inline(__always) package func modeParts(
        _ x0: DoubleDouble, _ v0: Double
    ) -> (slow: DoubleDouble, fast: DoubleDouble) {
        let slow = fastRate * x0 + v0
        let fast = slowRate * x0 + v0
        let threshold = v0.magnitude * 0x1p-30
        guard slow.high.magnitude < threshold || fast.high.magnitude < threshold, regime == .overdamped
        else { return (slow, fast) }
        return eigenParts(slow, fast, x0, v0)
    }

    /// The mode parts when one of them cancels.
    ///
    /// Their product (m·v0² + c·v0·x0 + k·x0²)/m needs no root and is summed exactly. The smaller part is the product
    /// divided by the larger, with relative accuracy to the last bit of v0.
    @inline(never) private func eigenParts(
        _ slow: DoubleDouble, _ fast: DoubleDouble, _ x0: DoubleDouble, _ v0: Double
    ) -> (slow: DoubleDouble, fast: DoubleDouble) {
        var sum = ExactSum()
        sum.add(form.mass, v0, v0)
        sum.add(form.damping, v0, x0.high)
        sum.add(form.damping, v0, x0.low)
        sum.add(form.stiffness, x0.high, x0.high)
        sum.add(form.stiffness, 2 * x0.high, x0.low)
        sum.add(form.stiffness, x0.low, x0.low)
        let form = sum.value
        if slow.high.magnitude < fast.high.magnitude { return (form / (fast * self.form.mass), fast) }
        return slow.high == 0 ? (slow, fast) : (slow, form / (slow * self.form.mass))
    }
}

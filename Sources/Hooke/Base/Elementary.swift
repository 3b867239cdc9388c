/// Elementary functions with the same bits on every platform.
///
/// C libraries differ in the last bit. These functions use only additions, multiplications, divisions, square roots
/// and integer operations, which IEEE 754 and Swift define exactly.
///
/// - The error is at most 0.51 ulp over the whole domain. `scripts/check-elementary` measures it;
///   docs/internals/elementary.md has the derivation.
/// - Subnormal results are rounded once too.
/// - Special cases are those of C (ISO/IEC 9899, Annex F): NaN, infinity and signed zeros. NaN gives NaN, except in
///   `pow` and `hypot`; the bits of a NaN are unspecified.
///
/// Method: a table reduces the argument (P. T. P. Tang, 1989 to 1991) and a short polynomial follows. The result is
/// the unevaluated sum of two doubles with a relative error of 2⁻⁶² or less, rounded once.
package enum Elementary {
    /// The sine of an angle in radians; NaN for infinities.
    package static func sin(_ x: Double) -> Double {
        if x.magnitude < 0x1p-30 { return x }
        let angle = reducedAngle(x)
        let parts = sineParts(angle.index, ReducedSines(angle.high, angle.low))
        return parts.high + parts.low
    }

    /// The cosine of an angle in radians; NaN for infinities.
    package static func cos(_ x: Double) -> Double {
        let angle = reducedAngle(x)
        let parts = sineParts(angle.index &+ 32, ReducedSines(angle.high, angle.low))
        return parts.high + parts.low
    }

    /// Returns sine and cosine, at little more than the cost of one.
    @inline(__always) package static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
        let angle = reducedAngle(x)
        return sineAndCosine(angle.index, ReducedSines(angle.high, angle.low))
    }

    /// Returns sine and cosine of `x` + `low`, with an error of 2⁻⁶² before rounding; `low` is at most an ulp of `x`.
    @inline(__always) package static func sineAndCosine(
        _ x: Double, low: Double
    ) -> (sine: Double, cosine: Double) {
        let angle = reducedAngle(x)
        let sum = DoubleDouble(sumOfLarger: angle.high, andSmaller: angle.low + low)
        return sineAndCosine(angle.index, ReducedSines(sum.high, sum.low))
    }

    @inline(__always) private static func sineAndCosine(
        _ index: Int, _ reduced: ReducedSines
    ) -> (sine: Double, cosine: Double) {
        let sine = sineParts(index, reduced)
        let cosine = sineParts(index &+ 32, reduced)
        return (sine.high + sine.low, cosine.high + cosine.low)
    }

    /// The tangent of an angle in radians; NaN for infinities.
    package static func tan(_ x: Double) -> Double {
        if x.magnitude < 0x1p-30 { return x }
        let (sine, cosine) = DoubleDouble.sineAndCosine(DoubleDouble(x))
        return quotient(sine, cosine).value
    }

    /// The angle in [−π/2, π/2] whose sine is `x`; NaN outside [−1, 1].
    package static func asin(_ x: Double) -> Double {
        let size = x.magnitude
        guard size >= 0x1p-30 else { return x }
        guard size <= 1 else { return .nan }
        let angle = angle(ofSine: DoubleDouble(size), cosine: otherLeg(size)).value
        return x < 0 ? -angle : angle
    }

    /// The angle in [0, π] whose cosine is `x`; NaN outside [−1, 1].
    package static func acos(_ x: Double) -> Double {
        let size = x.magnitude
        guard size <= 1 else { return .nan }
        let angle = angle(ofSine: otherLeg(size), cosine: DoubleDouble(size))
        return (x < 0 ? pi - angle : angle).value
    }

    /// The angle in [−π/2, π/2] whose tangent is `x`.
    package static func atan(_ x: Double) -> Double { atan2(x, 1) }

    /// The angle in [−π, π] of the point (`x`, `y`). On the x axis it is 0 or ±π by the signs of the zeros.
    package static func atan2(_ y: Double, _ x: Double) -> Double {
        let isSteep = x.magnitude < y.magnitude
        let (larger, smaller) = isSteep ? (y.magnitude, x.magnitude) : (x.magnitude, y.magnitude)
        guard larger < 0x1p300, smaller > 0x1p-300, smaller > larger * 0x1p-40 else {
            return atan2OfSpecial(y, x)
        }
        let angle = arctangent(DoubleDouble(smaller), DoubleDouble(larger))
        return placed(angle, isSteep: isSteep, y, x)
    }

    package static func exp(_ x: Double) -> Double {
        guard x.magnitude < 708 else { return expOfLarge(x) }
        return plainExponential(x, low: 0)
    }

    /// eˣ − 1, accurate near 0.
    package static func expm1(_ x: Double) -> Double {
        guard x.magnitude >= 0x1p-60 else { return x }
        if x > 100 { return exp(x) }
        if x < -50 { return -1 }
        return x.isNaN ? x : exponentialMinusOne(x).value
    }

    package static func sinh(_ x: Double) -> Double {
        let size = x.magnitude
        guard size >= 0x1p-30 else { return x }
        let result: Double
        if size <= 40 {
            let growth = exponentialMinusOne(size)
            result = (growth + quotient(growth, growth + 1)).value / 2
        } else {
            result = expOfLarge(size, exponent: -1)
        }
        return x < 0 ? -result : result
    }

    package static func cosh(_ x: Double) -> Double {
        let size = x.magnitude
        guard size <= 40 else { return expOfLarge(size, exponent: -1) }
        let power = exponential(size, 0)
        let grown = DoubleDouble(sumOfLarger: power.high, andSmaller: power.low)
            .scaled(byPowerOfTwo: powerOfTwo(power.exponent))
        return (grown + quotient(DoubleDouble(1), grown)).value / 2
    }

    package static func tanh(_ x: Double) -> Double {
        let size = x.magnitude
        guard size >= 0x1p-30 else { return x }
        let result: Double
        if size < 20 {
            let growth = exponentialMinusOne(2 * size)
            result = quotient(growth, growth + 2).value
        } else {
            result = size.isNaN ? size : 1
        }
        return x < 0 ? -result : result
    }

    /// The natural logarithm; −∞ for 0, NaN for negative numbers.
    package static func log(_ x: Double) -> Double {
        let difference = x - 1
        if difference.magnitude < 0x1p-8 {
            let parts = logarithm(ofOnePlus: difference)
            return parts.high + parts.low
        }
        guard x >= 0x1p-1022, x < .infinity else { return logOfSpecial(x) }
        let parts = logarithm(x, 0)
        return parts.high + parts.low
    }

    /// The natural logarithm of 1 + x, accurate near 0; −∞ for −1, NaN below −1.
    package static func log1p(_ x: Double) -> Double {
        guard x.magnitude >= 0x1p-60 else { return x }
        if x.magnitude < 0x1p-8 {
            let parts = logarithm(ofOnePlus: x)
            return parts.high + parts.low
        }
        guard x > -1, x < 0x1p100 else { return log(x + 1) }
        let sum = DoubleDouble(sumOf: 1, and: x)
        let parts = logarithm(sum.high, sum.low)
        return parts.high + parts.low
    }

    /// `x` to the power `y`. 1 if `x` is 1 or `y` is 0, even if the other is NaN. NaN for a negative `x` and a finite
    /// non-integer `y`.
    package static func pow(_ x: Double, _ y: Double) -> Double {
        let base = x.magnitude
        // Special cases: 0, infinity, NaN, negative bases.
        guard x > 0, base < .infinity, y.magnitude < .infinity else { return powOfSpecial(x, y) }
        return power(base, y, isNegative: false)
    }

    package static func cbrt(_ x: Double) -> Double {
        var size = x.magnitude
        guard size > 0, size < .infinity else { return x }
        var shift = 0
        if size < 0x1p-1022 {
            size *= 0x1p54
            shift = -18
        }
        let exponent = Int(size.exponent) &+ 3_072
        let root = cubeRoot(size.significand, exponent % 3) * powerOfTwo(exponent / 3 &- 1_024 &+ shift)
        return x < 0 ? -root : root
    }

    /// √(x² + y²) without intermediate overflow or underflow; infinite if one is infinite, even if the other is NaN.
    package static func hypot(_ x: Double, _ y: Double) -> Double {
        let (larger, smaller) =
            x.magnitude < y.magnitude ? (y.magnitude, x.magnitude) : (x.magnitude, y.magnitude)
        if smaller > larger * 0x1p-60, larger < 0x1p500, smaller > 0x1p-500 {
            let square =
                DoubleDouble(productOf: larger, and: larger) + DoubleDouble(productOf: smaller, and: smaller)
            return square.squareRoot().value
        }
        return hypotOfSpecial(x, y)
    }
}

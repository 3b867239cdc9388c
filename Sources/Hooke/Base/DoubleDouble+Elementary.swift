/// The exponential, sine and cosine of a `DoubleDouble`, to 2⁻⁶² or better: by tables and short polynomials from
/// plain arithmetic, so that every platform gives the same bits.
extension DoubleDouble {
    /// eˣ as mantissa · 2^exponent, the mantissa in [0.99, 2.01], relative error at most 2⁻⁶⁶, or 2⁻⁷⁵ if `isSharp`.
    /// Needs |x| ≤ 10,000.
    @inlinable @inline(__always) package static func exponential(
        _ x: DoubleDouble, isSharp: Bool = false
    ) -> (mantissa: DoubleDouble, exponent: Int) {
        // x = index·log(2)/64 + r with |r| ≤ log(2)/128; the first two products and differences are exact.
        let (index, whole) = wholePart(x.high * 0x1.71547652b82fep6)
        let step = ElementaryTables.exponentialStep
        let reduced = DoubleDouble(sumOf: x.high - index * step.0, and: -(index * step.1))
        let rest = reduced.low + (x.low - index * step.2)
        let r = reduced.high
        if isSharp {
            let reduced = DoubleDouble(sumOf: r, and: rest)
            return (sharpExponential(ofReduced: reduced, index: whole), whole >> 6)
        }
        // e^r − 1 − r, whose size of 1.5e-5 makes a double's rounding 2⁻⁶⁹.
        let tail =
            r * r * (1 / 2 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720 + r * (1 / 5040))))))
        let small = rest + (tail + (r + tail) * rest)

        let entry = (whole & 63) << 1
        let high = ElementaryTables.powers[entry]
        let low = ElementaryTables.powers[entry | 1]
        let product = DoubleDouble(productOf: high, and: r)
        let sum = DoubleDouble(sumOfLarger: high, andSmaller: product.high)
        let mantissa = DoubleDouble(
            sumOfLarger: sum.high, andSmaller: sum.low + (product.low + (high * small + (low + low * r))))
        return (mantissa, whole >> 6)
    }

    /// The mantissa to 2⁻⁷⁵: the square of the reduced argument in two words too.
    private static func sharpExponential(ofReduced x: DoubleDouble, index: Int) -> DoubleDouble {
        let entry = (index & 63) << 1
        let table = DoubleDouble(
            high: ElementaryTables.powers[entry], low: ElementaryTables.powers[entry | 1])
        let r = x.high
        let square = DoubleDouble(productOf: r, and: r).scaled(byPowerOfTwo: 0.5)
        let cubic =
            r * r * r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720 + r * (1 / 5040)))))
        let tail = DoubleDouble(
            sumOfLarger: square.high, andSmaller: square.low + (cubic + r * x.low * (1 + r / 2)))
        return table + table * (x + tail)
    }

    /// The nearest whole number of |x| < 2⁵¹, ties to even, by the place where a double's fraction ends (a rounding
    /// instruction is not on every processor of the platform, and then a call).
    @inline(__always) private static func wholePart(_ x: Double) -> (value: Double, integer: Int) {
        let shifted = x + 0x1.8p52
        let integer = Int(Int64(bitPattern: shifted.bitPattern) &- Int64(bitPattern: 0x1.8p52.bitPattern))
        return (shifted - 0x1.8p52, integer)
    }

    /// Sine and cosine of an angle in radians, each with an error of at most 2⁻⁶² of itself, or 2⁻⁷⁴ if `isSharp` (of the
    /// angle's own 2⁻¹⁰⁴ at its zeros). Above 2⁴⁴ the angle's own words end near 2⁻⁶¹ and the C library
    /// takes over, with errors of about 2⁻⁵². NaN for NaN and infinities.
    @inlinable @inline(__always) package static func sineAndCosine(_ x: DoubleDouble, isSharp: Bool = false)
        -> (
            sine: DoubleDouble, cosine: DoubleDouble
        )
    {
        let magnitude = x.high.magnitude
        guard magnitude < 0x1p15 else { return sineAndCosineOfLarge(x) }
        let (index, whole) = wholePart(x.high * 0x1.45f306dc9c883p4)
        let step = ElementaryTables.angleStep
        let reduced = DoubleDouble(sumOf: x.high - index * step.0, and: -(index * step.1))
        let r = DoubleDouble(sumOfLarger: reduced.high, andSmaller: reduced.low + (x.low - index * step.2))
        return isSharp
            ? sharpSineAndCosine(ofReduced: r, index: whole) : sineAndCosine(ofReduced: r, index: whole)
    }

    /// For angles from 2¹⁵ on: the same reduction with products in two words, or the C library.
    @inline(never) private static func sineAndCosineOfLarge(
        _ x: DoubleDouble
    ) -> (sine: DoubleDouble, cosine: DoubleDouble) {
        guard x.high.magnitude < 0x1p44 else {
            let (highSine, highCosine) = (Elementary.sin(x.high), Elementary.cos(x.high))
            let (lowSine, lowCosine) = (Elementary.sin(x.low), Elementary.cos(x.low))
            return (
                DoubleDouble(highSine * lowCosine + highCosine * lowSine),
                DoubleDouble(highCosine * lowCosine - highSine * lowSine)
            )
        }
        let (index, whole) = wholePart(x.high * 0x1.45f306dc9c883p4)
        let pi = ElementaryTables.pi
        let first = DoubleDouble(productOf: index, and: pi.0 / 64)
        let second = DoubleDouble(productOf: index, and: pi.1 / 64)
        let difference = DoubleDouble(x.high - first.high) + (-first.low) + x.low
        let r = difference - second + (-(index * (pi.2 / 64)))
        return sharpSineAndCosine(ofReduced: r, index: whole)
    }

    /// Sine and cosine of index·π/64 + r, |r| ≤ π/128, by the addition theorem.
    @inline(__always) private static func sineAndCosine(
        ofReduced r: DoubleDouble, index: Int
    ) -> (sine: DoubleDouble, cosine: DoubleDouble) {
        let s = r.high
        let z = s * s
        // sin r = s + sineTail, cos r = 1 + cosineTail.
        let sineTail =
            r.low * (1 - z / 2) + s * z * (-1 / 6 + z * (1 / 120 + z * (-1 / 5040 + z * (1 / 362_880))))
        let cosineTail =
            z * (-1 / 2 + z * (1 / 24 + z * (-1 / 720 + z * (1 / 40_320)))) - s * r.low

        let sineEntry = (index & 127) << 1
        let cosineEntry = ((index &+ 32) & 127) << 1
        let a = ElementaryTables.sines[sineEntry]
        let aLow = ElementaryTables.sines[sineEntry | 1]
        let b = ElementaryTables.sines[cosineEntry]
        let bLow = ElementaryTables.sines[cosineEntry | 1]

        let bs = DoubleDouble(productOf: b, and: s)
        let sineSum = DoubleDouble(sumOf: a, and: bs.high)
        let sine = DoubleDouble(
            sumOf: sineSum.high,
            and: sineSum.low + (bs.low + (a * cosineTail + (b * sineTail + (aLow + bLow * s)))))

        let minusAS = DoubleDouble(productOf: -a, and: s)
        let cosineSum = DoubleDouble(sumOf: b, and: minusAS.high)
        let cosine = DoubleDouble(
            sumOf: cosineSum.high,
            and: cosineSum.low + (minusAS.low + (b * cosineTail + (bLow - (a * sineTail + aLow * s)))))
        return (sine, cosine)
    }

    /// The same to 2⁻⁷⁴: r² and r³ in two words too, and what they are multiplied with.
    private static func sharpSineAndCosine(
        ofReduced r: DoubleDouble, index: Int
    ) -> (sine: DoubleDouble, cosine: DoubleDouble) {
        let s = r.high
        let square = DoubleDouble(productOf: s, and: s)
        let z = square.high
        let cube = (square * s) / -6
        let quintic = s * z * z * (1 / 120 + z * (-1 / 5040 + z * (1 / 362_880)))
        let sine =
            DoubleDouble(sumOfLarger: s, andSmaller: r.low * (1 - z / 2))
            + DoubleDouble(sumOfLarger: cube.high, andSmaller: cube.low + quintic)
        let quartic = z * z * (1 / 24 + z * (-1 / 720 + z * (1 / 40_320)))
        let cosineTail = DoubleDouble(
            sumOfLarger: -z / 2, andSmaller: quartic - square.low / 2 - s * r.low)

        let sineEntry = (index & 127) << 1
        let cosineEntry = ((index &+ 32) & 127) << 1
        let a = DoubleDouble(
            high: ElementaryTables.sines[sineEntry], low: ElementaryTables.sines[sineEntry | 1])
        let b = DoubleDouble(
            high: ElementaryTables.sines[cosineEntry], low: ElementaryTables.sines[cosineEntry | 1])
        return (a + (a * cosineTail + b * sine), b + (b * cosineTail - a * sine))
    }

    /// cos x and sin(x)/x by their series in y = −x², hyperbolic for y > 0; to 2⁻⁷⁵ for |y| < 1/256.
    package static func cosineAndSineRatio(
        ofMinusSquare y: DoubleDouble
    ) -> (cosine: DoubleDouble, ratio: DoubleDouble) {
        let z = y.high
        let cosine =
            z * z
            * (1 / 24 + z * (1 / 720 + z * (1 / 40_320 + z * (1 / 3_628_800 + z / 479_001_600))))
        let ratio = z * z * (1 / 120 + z * (1 / 5_040 + z * (1 / 362_880 + z / 39_916_800)))
        return (y.scaled(byPowerOfTwo: 0.5) + cosine + 1, y / 6 + ratio + 1)
    }
}

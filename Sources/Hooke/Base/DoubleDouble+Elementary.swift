/// Exponential, sine and cosine of a `DoubleDouble`, with relative errors of 2⁻⁶² or less.
extension DoubleDouble {
    /// eˣ as mantissa · 2^exponent for |x| ≤ 10,000, with the mantissa in [0.99, 2.01]. Relative error at most 2⁻⁶⁶,
    /// or 2⁻⁷⁵ if `isSharp`.
    @inline(__always) package static func exponential(
        _ x: DoubleDouble, isSharp: Bool = false
    ) -> (mantissa: DoubleDouble, exponent: Int) {
        if isSharp { return sharpExponential(x) }
        let power = Elementary.exponential(x.high, x.low)
        return (DoubleDouble(sumOfLarger: power.high, andSmaller: power.low), power.exponent)
    }

    /// The exponential to 2⁻⁷⁵: the reduced argument and its square are double-doubles too.
    private static func sharpExponential(_ x: DoubleDouble) -> (mantissa: DoubleDouble, exponent: Int) {
        let (n, index) = Elementary.nearestInteger(x.high * 0x1.71547652b82fep7)
        let step = ElementaryTables.exponentialStep
        let reduced = DoubleDouble(sumOf: x.high - n * step.0, and: -(n * step.1))
        let argument = DoubleDouble(sumOf: reduced.high, and: reduced.low + (x.low - n * step.2))
        let r = argument.high
        let square = DoubleDouble(productOf: r, and: r).scaled(byPowerOfTwo: 0.5)
        let cubic = r * r * r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720 + r * (1 / 5040)))))
        let tail = DoubleDouble(
            sumOfLarger: square.high, andSmaller: square.low + (cubic + r * argument.low * (1 + r / 2)))
        let table = entry(ElementaryTables.powers, index & 127)
        return (table + table * (argument + tail), index >> 7)
    }

    @inline(__always) private static func entry(_ table: [Double], _ index: Int) -> DoubleDouble {
        DoubleDouble(sumOfLarger: table[2 &* index], andSmaller: table[2 &* index &+ 1])
    }

    /// Sine and cosine of an angle in radians. Relative error at most 2⁻⁶², or 2⁻⁷⁴ if `isSharp`; at zeros 2⁻¹⁰⁴ of
    /// the angle. NaN for NaN and infinity.
    @inline(__always) package static func sineAndCosine(
        _ x: DoubleDouble, isSharp: Bool = false
    ) -> (sine: DoubleDouble, cosine: DoubleDouble) {
        guard !isSharp, x.high.magnitude < 0x1p15 else { return sharpSineAndCosine(x) }
        let angle = Elementary.reducedAngle(x.high)
        let r = DoubleDouble(sumOf: angle.high, and: angle.low + x.low)
        let reduced = Elementary.ReducedSines(r.high, r.low)
        let sine = Elementary.sineParts(angle.index, reduced)
        let cosine = Elementary.sineParts(angle.index &+ 32, reduced)
        return (
            DoubleDouble(sumOfLarger: sine.high, andSmaller: sine.low),
            DoubleDouble(sumOfLarger: cosine.high, andSmaller: cosine.low)
        )
    }

    /// Sine and cosine to 2⁻⁷⁴: r², r³ and their factors are double-doubles too.
    @inline(never) private static func sharpSineAndCosine(
        _ x: DoubleDouble
    ) -> (sine: DoubleDouble, cosine: DoubleDouble) {
        let (r, index) = sharplyReduced(x)
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
        let a = entry(ElementaryTables.sines, index & 127)
        let b = entry(ElementaryTables.sines, (index &+ 32) & 127)
        return (a + (a * cosineTail + b * sine), b + (b * cosineTail - a * sine))
    }

    /// An angle minus a multiple of π/64, with an error of 2⁻¹⁰⁴ of the result and of the angle's low word. Both
    /// words of a large angle are reduced separately.
    private static func sharplyReduced(_ x: DoubleDouble) -> (rest: DoubleDouble, index: Int) {
        let high = Elementary.sharplyReducedAngle(x.high)
        let rest = DoubleDouble(high: high.high, low: high.low)
        guard x.low.magnitude > 0x1p-12 else { return (rest + x.low, high.index) }
        let low = Elementary.sharplyReducedAngle(x.low)
        let sum = rest + DoubleDouble(high: low.high, low: low.low)
        // The sum is up to twice as large as each: reduce it again.
        let again = Elementary.sharplyReducedAngle(sum.high)
        return (
            DoubleDouble(high: again.high, low: again.low) + sum.low, high.index &+ low.index &+ again.index
        )
    }

    /// cos x and sin(x)/x by their series in y = −x², hyperbolic for y > 0; error 2⁻⁷⁵ for |y| < 1/256.
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

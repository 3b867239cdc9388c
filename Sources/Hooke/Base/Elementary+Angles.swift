// Inverse trigonometric functions, roots and remainders.

extension Elementary {
    static var pi: DoubleDouble { DoubleDouble(high: ElementaryTables.pi.0, low: ElementaryTables.pi.1) }
    static var halfPi: DoubleDouble { pi.scaled(byPowerOfTwo: 0.5) }

    /// a/b with a relative error of 2⁻¹⁰⁰; the remainder of a quotient of doubles is exact.
    @inline(__always) static func quotient(_ a: DoubleDouble, _ b: DoubleDouble) -> DoubleDouble {
        let inverse = 1 / b.high
        let first = a.high * inverse
        let (top, bottom) = (head(first), head(b.high))
        let rest =
            ((a.high - top * bottom) - (top * (b.high - bottom) + (first - top) * bottom))
            - (first - top) * (b.high - bottom)
        return DoubleDouble(sumOfLarger: first, andSmaller: (rest + (a.low - first * b.low)) * inverse)
    }

    /// atan(y/x) for 0 ≤ y ≤ x and x in [2⁻²⁰, 2²⁰]; relative error 2⁻⁶⁶.
    @inline(__always) static func arctangent(_ y: DoubleDouble, _ x: DoubleDouble) -> DoubleDouble {
        // With c = j/64 near y/x, atan(y/x) = atan c + atan t, t = (y − cx)/(x + cy), |t| ≤ 1/128. Products of c with
        // heads and rests are exact, as is the first difference.
        let j = Int(y.high / x.high * 64 + 0.5)
        let c = Double(j) * 0x1p-6
        let (xTop, yTop) = (head(x.high), head(y.high))
        let near = y.high - c * xTop
        let across = DoubleDouble(
            sumOfLarger: near, andSmaller: -(c * (x.high - xTop)))
        let along = DoubleDouble(sumOfLarger: x.high, andSmaller: c * yTop)
        let t = quotient(
            DoubleDouble(high: across.high, low: across.low + (y.low - c * x.low)),
            DoubleDouble(high: along.high, low: along.low + (c * (y.high - yTop) + (x.low + c * y.low))))
        let square = t.high * t.high
        let tail =
            t.high * square * ((-1 / 3 + square * (1 / 5)) + square * square * (-1 / 7 + square * (1 / 9)))
        let sum = DoubleDouble(sumOfLarger: ElementaryTables.arctangents[2 &* j], andSmaller: t.high)
        return DoubleDouble(
            sumOfLarger: sum.high,
            andSmaller: sum.low + (ElementaryTables.arctangents[2 &* j &+ 1] + (t.low + tail)))
    }

    /// The angle of the point (`x`, `y`) from its angle in [0, π/4] to the nearer axis, the y axis if `isSteep`.
    @inline(__always) static func placed(_ angle: DoubleDouble, isSteep: Bool, _ y: Double, _ x: Double)
        -> Double
    {
        let isLeft = x.sign == .minus
        let quarters: Double = isSteep ? 1 : isLeft ? 2 : 0
        let side: Double = isSteep == isLeft ? 1 : -1
        let sum = DoubleDouble(
            sumOfLarger: quarters * (0.5 * ElementaryTables.pi.0), andSmaller: side * angle.high)
        let size = sum.high + (sum.low + (quarters * (0.5 * ElementaryTables.pi.1) + side * angle.low))
        return y.sign == .minus ? -size : size
    }

    /// atan2 for points on or near an axis, of extreme size, infinite or NaN.
    @inline(never) static func atan2OfSpecial(_ y: Double, _ x: Double) -> Double {
        let (width, height) = (x.magnitude, y.magnitude)
        if x.isNaN || y.isNaN { return .nan }
        let isSteep = width < height
        let (larger, smaller) = isSteep ? (height, width) : (width, height)
        let angle: DoubleDouble
        if smaller == .infinity {
            angle = halfPi.scaled(byPowerOfTwo: 0.5)
        } else if smaller == 0 || larger == .infinity {
            angle = DoubleDouble(0)
        } else if smaller <= larger * 0x1p-40 {
            // The angle equals the quotient with a relative error of 2⁻⁸⁰.
            angle = DoubleDouble(smaller / larger)
        } else {
            let exponent = -Int(larger.exponent)
            angle = arctangent(
                DoubleDouble(smaller.scaled(byPowerOfTwo: exponent)),
                DoubleDouble(larger.scaled(byPowerOfTwo: exponent)))
        }
        return placed(angle, isSteep: isSteep, y, x)
    }

    /// √(1 − x²) for x in [2⁻³⁰, 1].
    static func otherLeg(_ x: Double) -> DoubleDouble {
        (DoubleDouble(1) - DoubleDouble(productOf: x, and: x)).squareRoot()
    }

    /// The angle in [0, π/2] with these sine and cosine.
    static func angle(ofSine sine: DoubleDouble, cosine: DoubleDouble) -> DoubleDouble {
        sine.high <= cosine.high ? arctangent(sine, cosine) : halfPi - arctangent(cosine, sine)
    }

    /// The cube root of m·2^`exponent` for m in [1, 2) and an exponent of 0, 1 or 2.
    @inline(__always) static func cubeRoot(_ m: Double, _ exponent: Int) -> Double {
        // A polynomial (error 2⁻¹⁶), then a step of Halley's method (2⁻⁴⁰) rounded to 26 bits, then a correction by
        // the exact difference of the cubes.
        let x = m * powerOfTwo(exponent)
        let p = ElementaryTables.cubeRoot
        let roots = ElementaryTables.cubeRoots
        let factor = exponent == 0 ? 1 : exponent == 1 ? roots.0 : roots.1
        let guess = factor * ((p.0 + m * p.1) + m * m * ((p.2 + m * p.3) + m * m * p.4))
        let cube = guess * guess * guess
        let root = head(guess - guess * ((cube - x) / (2 * cube + x)))
        let square = root * root
        let top = head(square)
        let missing = (x - top * root) - (square - top) * root
        let relative = missing / (square * root)
        return root + root * (relative * (1 / 3 - relative / 9))
    }

    /// hypot for squares that may overflow or underflow, or for legs of very different size.
    @inline(never) static func hypotOfSpecial(_ x: Double, _ y: Double) -> Double {
        let (width, height) = (x.magnitude, y.magnitude)
        if width == .infinity || height == .infinity { return .infinity }
        if width.isNaN || height.isNaN { return .nan }
        let (larger, smaller) = (max(width, height), min(width, height))
        guard smaller > larger * 0x1p-60 else { return larger }
        let exponent = Int(larger.exponent)
        let (a, b) = (larger.scaled(byPowerOfTwo: -exponent), smaller.scaled(byPowerOfTwo: -exponent))
        let root = (DoubleDouble(productOf: a, and: a) + DoubleDouble(productOf: b, and: b)).squareRoot()
        return rounded((root.high, root.low, exponent))
    }

    /// Returns the exact remainder of x/y: x minus a whole multiple of y, smaller than y in size, with the sign of x.
    /// NaN for an infinite `x`, for y = 0 and for NaN.
    package static func fmod(_ x: Double, _ y: Double) -> Double {
        let (size, divisor) = (x.magnitude, y.magnitude)
        guard size < .infinity, divisor > 0 else { return .nan }
        if size < divisor { return x }
        // Both are integers times powers of two; the dividend is shifted in, eleven bits at a time.
        func parts(_ a: Double) -> (significand: UInt64, exponent: Int) {
            let fraction = a.bitPattern & 0xf_ffff_ffff_ffff
            let exponent = Int(truncatingIfNeeded: a.bitPattern >> 52)
            return exponent == 0 ? (fraction, 1) : (fraction | 0x10_0000_0000_0000, exponent)
        }
        let (dividend, unit) = (parts(size), parts(divisor))
        var rest = dividend.significand % unit.significand
        var count = dividend.exponent - unit.exponent
        while count > 0 && rest != 0 {
            let shift = min(count, 11)
            rest = (rest << UInt64(truncatingIfNeeded: shift)) % unit.significand
            count -= shift
        }
        // The remainder is below 2⁵³ in units of the divisor's last bit, so it is exact.
        let result = Double(rest) * (unit.exponent > 1000 ? 0x1p900 : 1)
        let exponent = unit.exponent - 1075 - (unit.exponent > 1000 ? 900 : 0)
        let scaled =
            exponent < -1022 ? result * 0x1p-537 * powerOfTwo(exponent + 537) : result * powerOfTwo(exponent)
        return x < 0 ? -scaled : scaled
    }
}

extension Elementary {
    /// log(1 + r) in two words; relative error 2⁻⁷⁰, for |r| < 2⁻⁸.
    @inline(__always) static func logarithm(ofOnePlus r: Double) -> (high: Double, low: Double) {
        logarithm(sum: r, r, 0)
    }

    /// `sum` + log(1 + r) − r + `rest` in two words; `sum` is 0 or at least r²/2 in size.
    @inline(__always) private static func logarithm(
        sum: Double, _ r: Double, _ rest: Double
    ) -> (high: Double, low: Double) {
        // r² as the exact square of r's head and a remainder.
        let top = head(r)
        let half = 0.5 * (top * top)
        let p = ElementaryTables.logarithmTail
        let square = r * r
        let tail = (p.0 + r * p.1) + square * ((p.2 + r * p.3) + square * (p.4 + r * p.5))
        let high = sum - half
        return (high, ((sum - high) - half) + (rest - 0.5 * ((r - top) * (r + top)) + square * r * tail))
    }

    /// log(x + low) in two words, with an error of 2⁻⁷⁸ plus 2⁻⁷⁰ of itself. x must be normal and over 2⁻⁸ from 1,
    /// |low| at most an ulp of x, and x < 2¹⁰⁰ if `low` is not 0.
    @inline(__always) static func logarithm(_ x: Double, _ low: Double) -> (high: Double, low: Double) {
        // x = 2^k·z with z in [0.707, 1.414); z·c = 1 + r with c from a table, so that |r| < 2^−7.8.
        let bits = x.bitPattern
        let offset = bits &- 0x3fe6_a09e_0000_0000
        let k = Int64(bitPattern: offset) >> 52
        let z = Double(bitPattern: bits &- (offset & 0xfff0_0000_0000_0000))
        let entry = Int(truncatingIfNeeded: offset &>> 45) & 127
        let c = ElementaryTables.logarithms[3 &* entry]
        let head = ElementaryTables.logarithms[3 &* entry &+ 1]
        let tail = ElementaryTables.logarithms[3 &* entry &+ 2]
        // With 32 bits of z both products are exact. The first and the words added to it are multiples of 2⁻⁴², so
        // their sum below 2¹⁰ is exact.
        let top = Double(bitPattern: z.bitPattern & 0xffff_ffff_ffe0_0000)
        let first = top * c - 1
        var second = (z - top) * c
        if low != 0 { second += low * powerOfTwo(Int(truncatingIfNeeded: -k)) * c }
        let two = ElementaryTables.logarithmOfTwo
        let count = Double(k)
        // The rounding error of r changes r²/2.
        let r = first + second
        let missing = (first - r) + second
        return logarithm(
            sum: (count * two.0 + head) + first, r, (second - r * missing) + (count * two.1 + tail))
    }

    @inline(never) static func logOfSpecial(_ x: Double) -> Double {
        if x == 0 { return -.infinity }
        guard x > 0 else { return .nan }
        if x == .infinity { return x }
        // Subnormal: multiply by 2⁵⁴ first.
        let parts = logarithmOfSubnormal(x)
        return parts.high + parts.low
    }

    private static func logarithmOfSubnormal(_ x: Double) -> DoubleDouble {
        let parts = logarithm(x * 0x1p54, 0)
        let two = ElementaryTables.logarithmOfTwo
        return DoubleDouble(sumOfLarger: parts.high, andSmaller: parts.low)
            - DoubleDouble(sumOfLarger: 54 * two.0, andSmaller: 54 * two.1)
    }

    /// ±`base`^`y` for a positive finite base and a finite exponent.
    @inline(__always) static func power(_ base: Double, _ y: Double, isNegative: Bool) -> Double {
        let difference = base - 1
        let logarithm: DoubleDouble
        if difference.magnitude < 0x1p-8 {
            let parts = self.logarithm(ofOnePlus: difference)
            logarithm = DoubleDouble(sumOfLarger: parts.high, andSmaller: parts.low)
        } else if base >= 0x1p-1022 {
            let parts = self.logarithm(base, 0)
            logarithm = DoubleDouble(sumOfLarger: parts.high, andSmaller: parts.low)
        } else {
            logarithm = logarithmOfSubnormal(base)
        }
        // Above 800 the result is 0 or infinite, and the double-double product might overflow.
        let estimate = y * logarithm.high
        var result: Double
        if estimate.magnitude < 800 {
            // The product of the heads and the rounding error of the estimate are exact.
            let (top, bottom) = (head(y), head(logarithm.high))
            let rest =
                (top * bottom - estimate) + (top * (logarithm.high - bottom) + (y - top) * logarithm.high)
            let parts = exponential(estimate, rest + y * logarithm.low)
            result =
                parts.exponent.magnitude < 1000
                ? (parts.high + parts.low) * powerOfTwo(parts.exponent) : rounded(parts)
        } else {
            result = estimate < 0 ? 0 : .infinity
        }
        if isNegative { result = -result }
        return result
    }

    /// Powers of 0, infinity, NaN and negative numbers, and with infinite exponents.
    @inline(never) static func powOfSpecial(_ x: Double, _ y: Double) -> Double {
        if y == 0 || x == 1 { return 1 }
        if x.isNaN || y.isNaN { return .nan }
        let base = x.magnitude
        if y.magnitude == .infinity {
            if base == 1 { return 1 }
            return (base > 1) == (y > 0) ? .infinity : 0
        }
        let isNegative = x.sign == .minus && isOdd(y)
        if base == 0 || base == .infinity {
            let result: Double = (base == 0) == (y > 0) ? 0 : .infinity
            return isNegative ? -result : result
        }
        if x < 0 && !isInteger(y) { return .nan }
        return power(base, y, isNegative: isNegative)
    }

    private static func isInteger(_ y: Double) -> Bool {
        y.magnitude >= 0x1p52 || Double(Int64(y)) == y
    }

    private static func isOdd(_ y: Double) -> Bool {
        y.magnitude < 0x1p53 && Double(Int64(y)) == y && Int64(y) & 1 == 1
    }
}

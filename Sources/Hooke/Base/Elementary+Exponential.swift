extension Elementary {
    /// Two to an integer power from −1022 to 1023.
    @inline(__always) static func powerOfTwo(_ exponent: Int) -> Double {
        Double(bitPattern: UInt64(truncatingIfNeeded: 1023 &+ exponent) &<< 52)
    }

    /// The leading 26 bits of a number; the product of two heads is exact.
    @inline(__always) static func head(_ x: Double) -> Double {
        Double(bitPattern: x.bitPattern & 0xffff_ffff_f800_0000)
    }

    /// The integer nearest to |x| < 2⁵¹, ties to even, without a rounding instruction, which some processors lack.
    @inline(__always) static func nearestInteger(_ x: Double) -> (value: Double, integer: Int) {
        let shifted = x + 0x1.8p52
        let integer = Int(
            truncatingIfNeeded: Int64(bitPattern: shifted.bitPattern)
                &- Int64(bitPattern: 0x1.8p52.bitPattern))
        return (shifted - 0x1.8p52, integer)
    }

    /// e^(x + low) as (`high` + `low`)·2^`exponent` with `high` in [0.99, 2.01] and a relative error of 2⁻⁶⁸, for |x|
    /// ≤ 10,000 and |low| ≤ 2⁻²⁰.
    @inline(__always) static func exponential(
        _ x: Double, _ low: Double
    ) -> (high: Double, low: Double, exponent: Int) {
        // x = n·log(2)/128 + r + rest with |r| ≤ log(2)/256; the first product and difference are exact.
        let (n, index) = nearestInteger(x * 0x1.71547652b82fep7)
        let step = ElementaryTables.exponentialStep
        let first = x - n * step.0
        let second = n * step.1
        let r = first - second
        let rest = ((first - r) - second) - n * step.2 + low
        let p = ElementaryTables.exponentialTail
        let square = r * r
        let tail = square * ((p.0 + r * p.1) + square * ((p.2 + r * p.3) + square * p.4))
        // 2^(index/128)·(1 + r + rest + tail): the product of the heads and its sum are exact.
        let top = head(r)
        let others = (r - top) + (tail + (rest + rest * (r + tail)))
        let entry = (index & 127) << 1
        let a = ElementaryTables.powers[entry]
        let aLow = ElementaryTables.powers[entry | 1]
        let product = a * top
        let high = a + product
        return (high, ((a - high) + product) + (a * others + (aLow + aLow * (top + others))), index >> 7)
    }

    /// e^(x + low) with an error of at most 0.51 ulp, for |x| < 708 and |low| ≤ 2⁻³⁰. It omits terms below the
    /// rounding of r and needs half the operations of `exponential`.
    @inline(__always) static func plainExponential(_ x: Double, low: Double) -> Double {
        let (n, index) = nearestInteger(x * 0x1.71547652b82fep7)
        let step = ElementaryTables.exponentialStep
        let r = (x - n * step.0) - (n * (step.1 + step.2) - low)
        let p = ElementaryTables.exponentialTail
        let square = r * r
        let tail = square * ((p.0 + r * p.1) + square * ((p.2 + r * p.3) + square * p.4))
        let entry = (index & 127) << 1
        let a = ElementaryTables.powers[entry]
        let aLow = ElementaryTables.powers[entry | 1]
        return (a + (aLow + (a + aLow) * (r + tail))) * powerOfTwo(index >> 7)
    }

    /// e^x and e^x − 1, each rounded once plus a relative error of 2⁻⁵⁶, for |x| ≤ 700.
    @inline(__always) static func exponentialAndGrowth(_ x: Double) -> (power: Double, growth: Double) {
        let parts = exponential(x, 0)
        let scale = powerOfTwo(parts.exponent)
        let power = (parts.high + parts.low) * scale
        if x.magnitude < 0x1p-10 { return (power, expm1(x)) }
        let less = DoubleDouble(sumOf: parts.high * scale, and: -1)
        return (power, less.high + (less.low + parts.low * scale))
    }

    /// e^x − 1 in double-double; relative error 2⁻⁶², for |x| ≤ 700.
    @inline(__always) static func exponentialMinusOne(_ x: Double) -> DoubleDouble {
        guard x.magnitude < 0x1p-4 else {
            let power = exponential(x, 0)
            return DoubleDouble(sumOfLarger: power.high, andSmaller: power.low)
                .scaled(byPowerOfTwo: powerOfTwo(power.exponent)) + (-1)
        }
        // x + x²/2 + x³·(1/6 + …), with the square in double-double.
        let top = head(x)
        let half = 0.5 * (top * top)
        let tail =
            1 / 6 + x
            * (1 / 24 + x
                * (1 / 120 + x
                    * (1 / 720 + x
                        * (1 / 5_040 + x
                            * (1 / 40_320 + x * (1 / 362_880 + x * (1 / 3_628_800 + x / 39_916_800)))))))
        let rest = 0.5 * ((x - top) * (x + top)) + x * x * x * tail
        let sum = DoubleDouble(sumOfLarger: x, andSmaller: half)
        return DoubleDouble(sumOfLarger: sum.high, andSmaller: sum.low + rest)
    }

    /// (`high` + `low`)·2^(`exponent` + `shift`), rounded once, also if subnormal; `high` is in [0.5, 4].
    static func rounded(_ parts: (high: Double, low: Double, exponent: Int), _ shift: Int = 0) -> Double {
        let exponent = parts.exponent + shift
        let sum = parts.high + parts.low
        if exponent > 1020 { return sum * powerOfTwo(1000) * powerOfTwo(min(exponent, 2000) - 1000) }
        if exponent >= -1020 { return sum * powerOfTwo(exponent) }
        // In units of 2⁻¹⁰²² a subnormal number is a multiple of 2⁻⁵², the ulp of numbers in [1, 2).
        let scale = exponent < -1100 ? 0 : powerOfTwo(exponent + 1022)
        let (high, low) = (parts.high * scale, parts.low * scale)
        if high + low >= 1 { return (high + low) * 0x1p-1022 }
        let raised = DoubleDouble(sumOfLarger: 1, andSmaller: high)
        return ((raised.high + (raised.low + low)) - 1) * 0x1p-1022
    }

    /// e^x·2^`exponent` where it may overflow, be subnormal or NaN.
    @inline(never) static func expOfLarge(_ x: Double, exponent: Int = 0) -> Double {
        if x > 1000 { return .infinity }
        if x < -1000 { return 0 }
        return x.isNaN ? x : rounded(exponential(x, 0), exponent)
    }
}

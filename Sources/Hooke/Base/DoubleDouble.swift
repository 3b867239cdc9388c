/// A number of about 106 bits as the unevaluated sum of two doubles, with |low| ≤ ulp(high)/2.
///
/// Springs use it where doubles cancel: k/m − (c/2m)² near critical damping, v + g·x along an eigendirection, and the
/// phase after ten thousand periods.
///
/// - Sources: Dekker (1971), Knuth, and Joldes, Muller and Popescu ("Tight and rigorous error bounds for basic
///   building blocks of double-word arithmetic", 2017).
/// - The bounds are valid while no product is below 1e-290 or above 1e290.
/// - Only additions, multiplications, divisions and square roots are used, so every platform gives the same bits.
@usableFromInline package struct DoubleDouble: Hashable, Sendable {
    /// The number rounded to a double.
    @usableFromInline package var high: Double
    /// The rounding error of `high`, rounded.
    @usableFromInline package var low: Double

    /// Creates a number from two words that do not overlap.
    @inlinable @inline(__always) package init(high: Double, low: Double) {
        self.high = high
        self.low = low
    }

    /// A double, exactly.
    @inlinable @inline(__always) package init(_ value: Double) { self.init(high: value, low: 0) }

    /// a + b, exactly. Needs |a| ≥ |b| or a = 0.
    @inlinable @inline(__always) package init(sumOfLarger a: Double, andSmaller b: Double) {
        high = a + b
        low = b - (high - a)
    }

    /// a + b, exactly (Knuth's two-sum).
    @inlinable @inline(__always) package init(sumOf a: Double, and b: Double) {
        high = a + b
        let part = high - a
        low = (a - (high - part)) + (b - part)
    }

    /// a·b, exactly: by fused multiply-add where every processor of the platform has it, else by Dekker's splitting,
    /// which is faster than a call into the C library.
    @inlinable @inline(__always) package init(productOf a: Double, and b: Double) {
        high = a * b
        #if arch(arm64)
            low = (-high).addingProduct(a, b)
        #else
            let (aHigh, aLow) = Self.halves(a)
            let (bHigh, bLow) = Self.halves(b)
            low = ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow
        #endif
    }

    /// Two halves of 26 bits with the sum `a` (Veltkamp). Overflows for |a| above 2⁹⁹⁶.
    @inlinable @inline(__always) package static func halves(_ a: Double) -> (Double, Double) {
        let shifted = 134_217_729 * a
        let high = shifted - (shifted - a)
        return (high, a - high)
    }

    /// The number rounded to a double.
    @inlinable @inline(__always) package var value: Double { high + low }

    /// The sum; relative error at most 3·2⁻¹⁰⁶, also when the terms cancel.
    @inlinable @inline(__always) package static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
        let highs = DoubleDouble(sumOf: a.high, and: b.high)
        let lows = DoubleDouble(sumOf: a.low, and: b.low)
        let first = DoubleDouble(sumOfLarger: highs.high, andSmaller: highs.low + lows.high)
        return DoubleDouble(sumOfLarger: first.high, andSmaller: lows.low + first.low)
    }

    /// The sum with a double; relative error at most 2·2⁻¹⁰⁶.
    @inlinable @inline(__always) package static func + (a: DoubleDouble, b: Double) -> DoubleDouble {
        let highs = DoubleDouble(sumOf: a.high, and: b)
        return DoubleDouble(sumOfLarger: highs.high, andSmaller: a.low + highs.low)
    }

    /// The difference; relative error at most 3·2⁻¹⁰⁶, also when the terms cancel.
    @inlinable @inline(__always) package static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
        a + (-b)
    }

    @inlinable @inline(__always) package static prefix func - (a: DoubleDouble) -> DoubleDouble {
        DoubleDouble(high: -a.high, low: -a.low)
    }

    /// The product; relative error at most 7·2⁻¹⁰⁶.
    @inlinable @inline(__always) package static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
        let product = DoubleDouble(productOf: a.high, and: b.high)
        return DoubleDouble(
            sumOfLarger: product.high, andSmaller: product.low + (a.high * b.low + a.low * b.high))
    }

    /// The product with a double; relative error at most 3·2⁻¹⁰⁶.
    @inlinable @inline(__always) package static func * (a: DoubleDouble, b: Double) -> DoubleDouble {
        let product = DoubleDouble(productOf: a.high, and: b)
        return DoubleDouble(sumOfLarger: product.high, andSmaller: product.low + a.low * b)
    }

    /// The quotient; relative error at most 16·2⁻¹⁰⁶.
    @inlinable @inline(__always) package static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
        let reciprocal = 1 / b.high
        let first = a.high * reciprocal
        let product = b * first
        let rest = (a.high - product.high) + (a.low - product.low)
        return DoubleDouble(sumOfLarger: first, andSmaller: rest * reciprocal)
    }

    /// The quotient by a double; relative error at most 8·2⁻¹⁰⁶.
    @inlinable @inline(__always) package static func / (a: DoubleDouble, b: Double) -> DoubleDouble {
        a.divided(by: b, reciprocal: 1 / b)
    }

    /// The quotient by a double whose rounded reciprocal is known; relative error at most 8·2⁻¹⁰⁶.
    @inlinable @inline(__always) package func divided(by b: Double, reciprocal: Double) -> DoubleDouble {
        let first = high * reciprocal
        let product = DoubleDouble(productOf: first, and: b)
        let rest = (high - product.high) - product.low + low
        return DoubleDouble(sumOfLarger: first, andSmaller: rest * reciprocal)
    }

    /// Both words times a power of two, which is exact.
    @inlinable @inline(__always) package func scaled(byPowerOfTwo factor: Double) -> DoubleDouble {
        DoubleDouble(high: high * factor, low: low * factor)
    }

    /// √a, 0 for 0; relative error at most 8·2⁻¹⁰⁶. Needs a ≥ 0.
    @inlinable @inline(__always) package func squareRoot() -> DoubleDouble { rootAndReciprocal().root }

    /// √a and 1/√a, both 0 for 0; relative errors at most 8·2⁻¹⁰⁶ and 16·2⁻¹⁰⁶. Needs a ≥ 0.
    @inlinable @inline(__always) package func rootAndReciprocal() -> (
        root: DoubleDouble, reciprocal: DoubleDouble
    ) {
        guard high > 0 else { return (DoubleDouble(0), DoubleDouble(0)) }
        let first = high.squareRoot()
        let inverse = 1 / first
        let square = DoubleDouble(productOf: first, and: first)
        let rest = (high - square.high) - square.low + low
        let root = DoubleDouble(sumOfLarger: first, andSmaller: rest * (0.5 * inverse))
        let product = DoubleDouble(productOf: root.high, and: inverse)
        let missing = (1 - product.high) - product.low - root.low * inverse
        return (root, DoubleDouble(sumOfLarger: inverse, andSmaller: missing * inverse))
    }
}

extension Double {
    /// Returns this number times 2^`exponent`, rounded at most once.
    @inlinable @inline(__always) package func scaled(byPowerOfTwo exponent: Int) -> Double {
        if exponent > -900, exponent < 900 {
            return self * Double(bitPattern: UInt64(truncatingIfNeeded: 1023 &+ exponent) &<< 52)
        }
        return Double(sign: .plus, exponent: exponent, significand: self)
    }
}

/// Returns a·b − c·d with an error of at most 1.5 ulps, also when the terms cancel, while no product is below 1e-290
/// or above 1e290. Outside that range it is plain arithmetic.
@inlinable @inline(__always)
package func differenceOfProducts(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
    let (first, second) = (a * b, c * d)
    let difference = first - second
    // Terms of one sign have errors of half an ulp each, at most half an ulp of the result.
    if difference.magnitude >= Double.maximum(first.magnitude, second.magnitude) { return difference }
    let result = (DoubleDouble(productOf: a, and: b) - DoubleDouble(productOf: c, and: d)).value
    return result.isFinite ? result : difference
}

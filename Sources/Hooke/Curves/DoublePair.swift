/// The unevaluated sum of two doubles, high + low with |low| ≤ ½ ulp(high): about 106 bits.
///
/// For the set-up of coefficients that must keep more digits than a double has. Algorithms: Dekker 1971, Knuth's
/// two-sum; each operation is within 2⁻¹⁰² relative, sums of opposite sign within 2⁻¹⁰⁴ of the larger operand.
struct DoublePair {
    var high: Double
    var low: Double

    @inline(__always)
    init(_ high: Double, _ low: Double = 0) {
        self.high = high
        self.low = low
    }

    /// a + b exactly.
    @inline(__always)
    static func sum(_ a: Double, _ b: Double) -> DoublePair {
        let high = a + b
        let part = high - a
        return DoublePair(high, (a - (high - part)) + (b - part))
    }

    /// a·b exactly, unless it underflows.
    @inline(__always)
    static func product(_ a: Double, _ b: Double) -> DoublePair {
        let high = a * b
        return DoublePair(high, (-high).addingProduct(a, b))
    }

    /// The same number with the parts brought apart again; |high| must not be below |low|.
    @inline(__always)
    var normalized: DoublePair {
        let sum = high + low
        return DoublePair(sum, low - (sum - high))
    }

    var negated: DoublePair { DoublePair(-high, -low) }

    static func + (a: DoublePair, b: DoublePair) -> DoublePair {
        let sum = sum(a.high, b.high)
        let lows = DoublePair.sum(a.low, b.low)
        let first = DoublePair(sum.high, sum.low + lows.high).normalized
        return DoublePair(first.high, first.low + lows.low).normalized
    }

    static func - (a: DoublePair, b: DoublePair) -> DoublePair { a + b.negated }

    static func * (a: DoublePair, b: Double) -> DoublePair {
        let product = product(a.high, b)
        return DoublePair(product.high, product.low.addingProduct(a.low, b)).normalized
    }

    static func / (a: DoublePair, b: DoublePair) -> DoublePair {
        let first = a.high / b.high
        guard first.isFinite else { return DoublePair(first) }
        let rest = a - b * first
        return DoublePair(first, rest.high / b.high).normalized
    }

    /// The nearest double.
    var rounded: Double { high + low }
}

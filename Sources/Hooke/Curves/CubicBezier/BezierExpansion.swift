/// x and y of a curve as cubics of h = s − center, with coefficients of about 106 bits.
///
/// Lane x is x(s) − center, lane y is y(s) − center. Without the center all terms keep their relative precision where x
/// is flat. x can be flat only at the start for x1 = 0, at the end for x2 = 1, and in the middle for x1 near 1 with x2
/// near 0.
struct BezierExpansion {
    /// 0, ½ or 1.
    let center: Double
    /// The range of h in which the expansion is used.
    let low, high: Double
    /// Coefficients of 1, h, h², h³: leading words and their rounding errors.
    let c0, c1, c2, c3: SIMD2<Double>
    let d0, d1, d2, d3: SIMD2<Double>

    /// The expansion about a center: 0, ½ or 1. With a and b the control points, A = 1 − a and B = 1 − b:
    ///
    ///     about 0:              3a·h      + 3(b − 2a)·h²    + (1 − 3(b − a))·h³
    ///     about ½: 3/8·(b − A) + 3/4·(b + A)·h − 3/2·(b − A)·h² + (1 − 3(b − a))·h³
    ///     about 1:              3B·h      + 3(2B − A)·h²    + (1 − 3(b − a))·h³
    init(_ curve: CubicBezier, center: Double) {
        let a = SIMD2(curve.x1, curve.y1)
        let b = SIMD2(curve.x2, curve.y2)
        let one = SIMD2<Double>(repeating: 1)
        self.center = center
        let rise = Words(sumOf: b, and: -a).tripled
        let cubic = Words(sumOf: one, and: -rise.high).adding(-rise.low)
        (c3, d3) = (cubic.high, cubic.low)
        if center == 0 {
            (low, high) = (0, 0.25)
            (c0, d0) = (.zero, .zero)
            let first = Words(high: a, low: .zero).tripled
            let second = Words(sumOf: b, and: -2 * a).tripled
            (c1, d1) = (first.high, first.low)
            (c2, d2) = (second.high, second.low)
        } else {
            let left = Words(sumOf: one, and: -a)
            if center == 1 {
                (low, high) = (-0.25, 0)
                (c0, d0) = (.zero, .zero)
                let right = Words(sumOf: one, and: -b)
                let first = right.tripled
                let second = Words(sumOf: 2 * right.high, and: -left.high).adding(2 * right.low - left.low)
                    .tripled
                (c1, d1) = (first.high, first.low)
                (c2, d2) = (second.high, second.low)
            } else {
                (low, high) = (-0.25, 0.25)
                let sum = Words(sumOf: b, and: left.high).adding(left.low).tripled
                let difference = Words(sumOf: b, and: -left.high).adding(-left.low).tripled
                (c0, d0) = (0.125 * difference.high, 0.125 * difference.low)
                (c1, d1) = (0.25 * sum.high, 0.25 * sum.low)
                (c2, d2) = (-0.5 * difference.high, -0.5 * difference.low)
            }
        }
    }
}

/// Two numbers of about 106 bits, each as the sum of two doubles.
private struct Words {
    let high, low: SIMD2<Double>

    @inline(__always)
    init(high: SIMD2<Double>, low: SIMD2<Double>) { (self.high, self.low) = (high, low) }

    /// a + b, exactly.
    @inline(__always)
    init(sumOf a: SIMD2<Double>, and b: SIMD2<Double>) {
        high = a + b
        let part = high - a
        low = (a - (high - part)) + (b - part)
    }

    /// The sum with small numbers. The high words are the rounded sums, also where the words cancel.
    @inline(__always)
    func adding(_ small: SIMD2<Double>) -> Words { Words(sumOf: high, and: low + small) }

    /// Three times the numbers; only the product of the low words rounds.
    @inline(__always)
    var tripled: Words {
        let double = high + high
        let triple = double + high
        return Words(high: triple, low: (high - (triple - double)) + 3 * low)
    }
}

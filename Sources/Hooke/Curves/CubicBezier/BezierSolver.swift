/// A solved point of a curve, at s = center + offset + correction.
struct BezierPoint {
    let center: Double
    /// The part of s − center at which the cubics were evaluated in two words.
    let offset: Double
    let correction: Double
    /// y; NaN if the step is not accurate enough.
    let value: Double
    /// dx/ds and dy/ds.
    let derivative: SIMD2<Double>
}

/// x and y as cubics of h = s − center in plain doubles, and a first approximation of the root of x(s) = t.
///
/// The center is 0 for the times of s from 0 to ¼, ½ for those to ¾, and 1 for the others. x(s) − t is
/// f0 + 2·half·h + c2·h² + c3·h³. With A = 1 − x1 and B = 1 − x2, each coefficient keeps its relative precision where x is
/// flat.
struct BezierGuess {
    let center, f0: Double
    /// Coefficients of x and y; that of h is halved.
    let half, c2, c3: SIMD2<Double>

    @inline(__always)
    init(_ curve: CubicBezier, at t: Double) {
        let (a, b) = (SIMD2(curve.x1, curve.y1), SIMD2(curve.x2, curve.y2))
        c3 = 1 - 3 * (b - a)
        if 64 * t < 27 * a.x + 9 * b.x + 1 {
            center = 0
            f0 = -t
            (half, c2) = (1.5 * a, 3 * (b - 2 * a))
        } else {
            let left = 1 - a
            if 64 * t < 9 * a.x + 27 * b.x + 27 {
                center = 0.5
                let difference = b - left
                f0 = (0.5 - t) + 0.375 * difference.x
                (half, c2) = (0.375 * (b + left), -1.5 * difference)
            } else {
                center = 1
                f0 = 1 - t
                let right = 1 - b
                (half, c2) = (1.5 * right, 3 * (2 * right - left))
            }
        }
    }

    /// h at the quadratic part's root, where the cubic term is the residual, after a step of third order (Halley's). NaN
    /// where x is too flat.
    @inline(__always)
    var root: Double {
        let start = max(0, half.x * half.x - c2.x * f0).squareRoot()
        let h = -f0 / (half.x + start)
        let third = c3.x * h
        let square = third * h
        let f = square * h
        let slope = (start + start) + 3 * square
        return h - f * slope / (slope * slope - f * (c2.x + 3 * third))
    }
}

extension CubicBezier {
    /// The point with x(s) = t, for t in (0, 1).
    @inline(never)
    func solve(_ t: Double) -> BezierPoint {
        let guess = BezierGuess(self, at: t)
        let root = guess.root
        if isModerate {
            var h = root
            for round in 0..<3 {
                let point = step(to: t, from: h, guess, isPolished: round > 0)
                if !point.value.isNaN { return point }
                h = (point.offset - guess.center) + point.correction
            }
        }
        return BezierExpansion(self, center: guess.center).search(t, near: root)
    }

    /// The point by one step from near `h`, for values of the control points up to 4. Its value is NaN where that is not
    /// accurate enough: far from the root, near the ends and where x is flat.
    ///
    /// Both coordinates are expanded about a multiple of 2⁻¹³, base, at which 3br·(a·r + c·b) + b³ with r = 1 − base is one
    /// exact double and a rest below 2⁻¹³. docs/internals/curves.md has the bounds. The order of operations keeps
    /// dependent chains short.
    @inline(__always)
    func step(to t: Double, from h: Double, _ guess: BezierGuess, isPolished: Bool) -> BezierPoint {
        let base = (h + (guess.center + 0x1.8p39)) - 0x1.8p39
        // The weights of the control points and of the end are multiples of 2⁻³⁹.
        let other = 1 - base
        let product = 3 * base * other
        let (first, second) = (product * other, product * base)
        // Multiples of 2⁻¹² and the rests.
        let (a, b) = (SIMD2(x1, y1), SIMD2(x2, y2))
        let (aTop, bTop) = ((a + 0x1.8p40) - 0x1.8p40, (b + 0x1.8p40) - 0x1.8p40)
        let value: SIMD2<Double> = (first * aTop + second * bTop) + base * base * base
        let rest: SIMD2<Double> = first * (a - aTop) + second * (b - bTop)
        // The derivatives there; the second halved, the third divided by 6.
        let moved = base - guess.center
        let bend: SIMD2<Double> = guess.c2 + 3 * (moved * guess.c3)
        let slope: SIMD2<Double> = 2 * guess.half + moved * (guess.c2 + bend)
        // Reversion of the series residual + slope·q + bend·q² + c3·q³ = 0.
        let inverse = 1 / slope.x
        let (e, e3) = (bend.x * inverse, guess.c3.x * inverse)
        let square = e * e
        let residual = (value.x - t) + rest.x
        let q = -residual * inverse
        let qSquare = q * q
        let series: Double = (square + square - e3) - 5 * e * (square - e3) * q
        var step: Double = q * ((1 - e * q) + qSquare * series)
        // What the series omits is below 14·size²·travel.
        let size = qSquare * (square + e3.magnitude)
        let steepness = 1 + slope.y.magnitude
        let travel = q.magnitude * steepness
        var isClose = size * size * travel < 0x1p-63 && travel < 0x1p-9
        if isPolished {
            // A step of Newton's method squares that.
            let turn = step * guess.c3.x
            let miss = residual + step * (slope.x + step * (bend.x + turn))
            step -= miss / (slope.x + step * (2 * bend.x + 3 * turn))
            isClose = size < 0x1p-14 && travel < 0x1p-9
        }
        let isUsable = isClose && steepness < 0x1p9 * slope.x && (base - 0.5).magnitude < 0.5 - 0x1p-9
        let change = (rest.y + step * slope.y) + step * step * (bend.y + step * guess.c3.y)
        return BezierPoint(
            center: 0, offset: base, correction: step, value: isUsable ? value.y + change : .nan,
            derivative: slope + step * (2 * bend + step * (3 * guess.c3)))
    }
}

/// One coordinate of a cubic Bézier from 0 to `end`, by its two inner control values.
struct BezierCoordinate {
    let first: Double
    let second: Double
    let end: Double

    init(_ first: Double, _ second: Double, end: Double) {
        self.first = first
        self.second = second
        self.end = end
    }
}

/// x and y of the curve as cubics of h = s − center, with coefficients of about 106 bits.
///
/// Lane x is x(s) − base, lane y is y(s). The base (0, ½ or 1) is separate, so that all remaining terms keep their
/// relative precision where x is flat. x can be flat only at the start for x1 = 0, at the end for x2 = 1, and in the
/// middle for x1 near 1 with x2 near 0.
struct BezierExpansion {
    let center: Double
    /// The range of h in which the expansion is used.
    let low, high: Double
    /// Coefficients of 1, h, h², h³: leading words and their rounding errors.
    let c0, c1, c2, c3: SIMD2<Double>
    let d0, d1, d2, d3: SIMD2<Double>
    /// The first guess of h for a given t.
    let guess: BezierGuess

    private init(
        center: Double, _ x: [DoubleDouble], _ y: [DoubleDouble], from low: Double, to high: Double
    ) {
        self.center = center
        self.low = low
        self.high = high
        c0 = SIMD2(x[0].high, y[0].high)
        c1 = SIMD2(x[1].high, y[1].high)
        c2 = SIMD2(x[2].high, y[2].high)
        c3 = SIMD2(x[3].high, y[3].high)
        d0 = SIMD2(x[0].low, y[0].low)
        d1 = SIMD2(x[1].low, y[1].low)
        d2 = SIMD2(x[2].low, y[2].low)
        d3 = SIMD2(x[3].low, y[3].low)
        guess = BezierGuess(
            base: center, SIMD4(x[0].high, x[1].high, x[2].high, x[3].high), from: low, to: high)
    }

    /// About s = 0: 3a·h + 3(b − 2a)·h² + (e + 3a − 3b)·h³.
    init(atStart x: BezierCoordinate, _ y: BezierCoordinate) {
        func coefficients(_ p: BezierCoordinate) -> [DoubleDouble] {
            let a = DoubleDouble(p.first)
            let b = DoubleDouble(p.second)
            return [DoubleDouble(0), a * 3, (b - a * 2) * 3, (a - b) * 3 + DoubleDouble(p.end)]
        }
        self.init(center: 0, coefficients(x), coefficients(y), from: 0, to: 0.25)
    }

    /// About s = 1, from the distances a = e − first, b = e − second to the end:
    /// e + 3b·h − 3(a − 2b)·h² + (e + 3b − 3a)·h³.
    init(atEnd x: BezierCoordinate, _ y: BezierCoordinate) {
        func coefficients(_ p: BezierCoordinate, offset: Double) -> [DoubleDouble] {
            let a = DoubleDouble(sumOf: p.end, and: -p.first)
            let b = DoubleDouble(sumOf: p.end, and: -p.second)
            return [DoubleDouble(offset), b * 3, (b * 2 - a) * 3, (b - a) * 3 + DoubleDouble(p.end)]
        }
        self.init(center: 1, coefficients(x, offset: 0), coefficients(y, offset: y.end), from: -0.25, to: 0)
    }

    /// About s = ½, from a = e − first and b = second:
    /// e/2 + 3/8·(b − a) + 3/4·(a + b)·h − 3/2·(b − a)·h² + (4e − 3(a + b))·h³.
    init(atMiddle x: BezierCoordinate, _ y: BezierCoordinate) {
        func coefficients(_ p: BezierCoordinate, offset: Double) -> [DoubleDouble] {
            let a = DoubleDouble(sumOf: p.end, and: -p.first)
            let b = DoubleDouble(p.second)
            let sum = a + b
            let difference = b - a
            return [
                difference * 0.375 + DoubleDouble(offset), sum * 0.75, difference * -1.5,
                DoubleDouble(4 * p.end) - sum * 3,
            ]
        }
        self.init(
            center: 0.5, coefficients(x, offset: 0), coefficients(y, offset: y.end / 2),
            from: -0.25, to: 0.25)
    }
}

/// A polynomial of degree seven for the inverse of x near one centre, in u = √(a + b·t).
///
/// Where x has a minimum just before the range or a maximum just after it, the inverse has a branch point. A square
/// root with its zero at that point removes the branch. The polynomial interpolates eight exact points; its error is
/// at most 2⁻¹⁶ for the presets. The solver checks the guess.
struct BezierGuess {
    let a, b: Double
    let origin: Double
    let p0, p1, p2, p3, p4, p5, p6, p7: Double

    init(base: Double, _ c: SIMD4<Double>, from low: Double, to high: Double) {
        func time(_ h: Double) -> Double { base + (c.x + h * (c.y + h * (c.z + h * c.w))) }
        // The extremum of x nearest to the centre, from the root of x′ without cancellation.
        let root = (c.z * c.z - 3 * c.y * c.w).squareRoot()
        let extremum = -c.y / (low < 0 ? c.z - root : c.z + root)
        if low == 0, extremum <= 0 {
            a = -time(extremum)
            b = 1
        } else if high == 0, extremum >= 0 {
            a = time(extremum)
            b = -1
        } else {
            a = 1
            b = 1
        }
        // Chebyshev points of h, and their values of u.
        let half = (high - low) / 2
        let points: SIMD8<Double> = [
            -0.9807852804032304, -0.8314696123025452, -0.5555702330196023, -0.19509032201612833,
            0.1950903220161282, 0.555570233019602, 0.8314696123025453, 0.9807852804032304,
        ]
        var h = points * half + (low + half)
        var u = SIMD8<Double>()
        for index in 0..<8 { u[index] = max(0, a + b * time(h[index])).squareRoot() }
        origin = (u[3] + u[4]) / 2
        u -= origin
        // Newton's divided differences, then the powers of u − origin.
        for order in 1..<8 {
            for index in stride(from: 7, through: order, by: -1) {
                h[index] = (h[index] - h[index - 1]) / (u[index] - u[index - order])
            }
        }
        for order in stride(from: 6, through: 0, by: -1) {
            for index in order..<7 { h[index] -= u[order] * h[index + 1] }
        }
        p0 = h[0]
        p1 = h[1]
        p2 = h[2]
        p3 = h[3]
        p4 = h[4]
        p5 = h[5]
        p6 = h[6]
        p7 = h[7]
    }

    /// The guess of h, or NaN where x is too flat.
    @inline(__always)
    func callAsFunction(_ t: Double) -> Double {
        let u = max(0, a + b * t).squareRoot() - origin
        let square = u * u
        return ((p0 + u * p1) + square * (p2 + u * p3))
            + (square * square) * ((p4 + u * p5) + square * (p6 + u * p7))
    }
}

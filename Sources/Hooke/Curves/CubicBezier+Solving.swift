/// One coordinate of a cubic Bézier from 0 to `end`: its two inner control values.
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

/// x and y of the curve as cubics of the distance h = s − centre, with coefficients of about 106 bits.
///
/// Lane x is x(s) − base, lane y is y(s). The base (0, ½ or 1) is kept apart, so that near a centre where x is
/// flat every remaining term is small and keeps its relative precision: at the start for x1 = 0, at the end for
/// x2 = 1, in the middle for x1 near 1 with x2 near 0. Those are the only places where x can be flat.
struct BezierExpansion {
    let center: Double
    /// Coefficients of 1, h, h², h³: leading parts and what they lack.
    let c0, c1, c2, c3: SIMD2<Double>
    let d0, d1, d2, d3: SIMD2<Double>
    /// The first guess: h = g0 + g1·t + g2·t², through the exact points at the ends and middle of its range.
    let g0, g1, g2: Double

    private init(
        center: Double, _ x: [DoublePair], _ y: [DoublePair], from low: Double, to high: Double
    ) {
        self.center = center
        c0 = SIMD2(x[0].high, y[0].high)
        c1 = SIMD2(x[1].high, y[1].high)
        c2 = SIMD2(x[2].high, y[2].high)
        c3 = SIMD2(x[3].high, y[3].high)
        d0 = SIMD2(x[0].low, y[0].low)
        d1 = SIMD2(x[1].low, y[1].low)
        d2 = SIMD2(x[2].low, y[2].low)
        d3 = SIMD2(x[3].low, y[3].low)
        // Newton's divided differences of h by t, from h = low, their middle, high.
        let middle = (low + high) / 2
        func time(_ h: Double) -> Double {
            center + (x[0].high + h * (x[1].high + h * (x[2].high + h * x[3].high)))
        }
        let (t0, t1, t2) = (time(low), time(middle), time(high))
        let first = (middle - low) / (t1 - t0)
        let second = (high - middle) / (t2 - t1)
        var curvature = (second - first) / (t2 - t0)
        // A parabola that turns within the range is no guess at all: fall back to the chord.
        if !(first - curvature * (t1 - t0) > 0 && second + curvature * (t2 - t1) > 0) { curvature = 0 }
        let slope = curvature == 0 ? (high - low) / (t2 - t0) : first
        g0 = low - slope * t0 + curvature * t0 * t1
        g1 = slope - curvature * (t0 + t1)
        g2 = curvature
    }

    /// About s = 0: 3a·h + 3(b − 2a)·h² + (e + 3a − 3b)·h³.
    init(atStart x: BezierCoordinate, _ y: BezierCoordinate) {
        func coefficients(_ p: BezierCoordinate) -> [DoublePair] {
            let a = DoublePair(p.first)
            let b = DoublePair(p.second)
            return [DoublePair(0), a * 3, (b - a * 2) * 3, (a - b) * 3 + DoublePair(p.end)]
        }
        self.init(center: 0, coefficients(x), coefficients(y), from: 0, to: 0.25)
    }

    /// About s = 1, from the distances a = e − first, b = e − second to the end:
    /// e + 3b·h − 3(a − 2b)·h² + (e + 3b − 3a)·h³.
    init(atEnd x: BezierCoordinate, _ y: BezierCoordinate) {
        func coefficients(_ p: BezierCoordinate, offset: Double) -> [DoublePair] {
            let a = DoublePair.sum(p.end, -p.first)
            let b = DoublePair.sum(p.end, -p.second)
            return [DoublePair(offset), b * 3, (b * 2 - a) * 3, (b - a) * 3 + DoublePair(p.end)]
        }
        self.init(center: 1, coefficients(x, offset: 0), coefficients(y, offset: y.end), from: -0.25, to: 0)
    }

    /// About s = ½, from a = e − first and b = second:
    /// e/2 + 3/8·(b − a) + 3/4·(a + b)·h − 3/2·(b − a)·h² + (4e − 3(a + b))·h³.
    init(atMiddle x: BezierCoordinate, _ y: BezierCoordinate) {
        func coefficients(_ p: BezierCoordinate, offset: Double) -> [DoublePair] {
            let a = DoublePair.sum(p.end, -p.first)
            let b = DoublePair(p.second)
            let sum = a + b
            let difference = b - a
            return [
                difference * 0.375 + DoublePair(offset), sum * 0.75, difference * -1.5,
                DoublePair(4 * p.end) - sum * 3,
            ]
        }
        self.init(
            center: 0.5, coefficients(x, offset: 0), coefficients(y, offset: y.end / 2),
            from: -0.25, to: 0.25)
    }
}

/// A solved point of the curve: s = center + offset + correction, and what belongs to it.
struct BezierPoint {
    let center: Double
    let offset: Double
    let correction: Double
    /// y, in units of `valueScale`.
    let value: Double
    /// dx/ds and dy/ds.
    let derivative: SIMD2<Double>
}

extension CubicBezier {
    /// The point with x(s) = t for t in (0, 1).
    ///
    /// A guess, one step of Laguerre in doubles, then one step of third order from the residual x(s) − t at a
    /// nearby s of 26 bits, where a Horner scheme in pairs of doubles costs no multiply-add: within a relative
    /// 2⁻¹⁰⁰ of its terms. The step is taken as exact when what it neglects is below 2⁻⁵⁸; else it is repeated,
    /// inside a bracket that the signs of the residuals close.
    func solve(_ t: Double) -> BezierPoint {
        if t < firstQuarter { return start.solve(t, from: 0, to: 0.2500001) }
        if t < lastQuarter { return middle.solve(t, from: -0.2500001, to: 0.2500001) }
        return end.solve(t, from: -0.2500001, to: 0)
    }
}

extension BezierExpansion {
    @inline(__always)
    func solve(_ t: Double, from lower: Double, to upper: Double) -> BezierPoint {
        var low = lower
        var high = upper
        // base − t + c0 of x, as a pair; y's own constant beside it.
        let distance = DoublePair.sum(center, -t)
        let constant = DoublePair.sum(distance.high, c0.x)
        let leading = SIMD2(constant.high, c0.y)
        let trailing = SIMD2(constant.low + (distance.low + d0.x), d0.y)

        var h = min(max(g0 + t * (g1 + t * g2), low), high)
        var remaining = 64
        while true {
            // Laguerre's step for a cubic.
            let f = leading.x + h * (c1.x + h * (c2.x + h * c3.x))
            let f1 = c1.x + h * (2 * c2.x + h * (3 * c3.x))
            let f2 = 2 * c2.x + h * (6 * c3.x)
            let root = max(0, 4 * f1 * f1 - 6 * f * f2).squareRoot()
            let next = h - 3 * f / (f1 + root)
            // NaN too (f′ and root of 0) goes to the middle of the bracket.
            h = next >= low && next <= high ? next : low + (high - low) / 2

            // 26 bits of h, so that every product with half a double is exact.
            let h0 = Double(bitPattern: h.bitPattern & ~0x7FF_FFFF)
            let (value, rest) = evaluate(h0, leading, trailing)
            let slope = c1 + h0 * (2 * c2 + h0 * (3 * c3))
            let halfCurvature = c2 + (3 * h0) * c3
            let residual = value.x + rest.x
            let inverse = 1 / slope.x
            let q = -residual * inverse
            let e = halfCurvature.x * inverse * q
            let e3 = c3.x * inverse * (q * q)
            remaining -= 1
            if e.magnitude < 0x1p-15 && e3.magnitude < 0x1p-30 && q.magnitude < 0x1p-15 || residual == 0
                || remaining == 0
            {
                let step = residual == 0 ? 0 : q - q * (e - (2 * e * e - e3))
                let correction = step * (slope.y + step * (halfCurvature.y + step * c3.y))
                return BezierPoint(
                    center: center, offset: h0, correction: step, value: value.y + (rest.y + correction),
                    derivative: slope + step * (2 * halfCurvature + step * (3 * c3)))
            }
            // Far yet: close the bracket and step on.
            if residual > 0 { high = min(high, h0) } else { low = max(low, h0) }
            h = h0
        }
    }

    /// Both cubics at an h of 26 bits: Horner's scheme in pairs of doubles.
    @inline(__always)
    private func evaluate(
        _ h: Double, _ leading: SIMD2<Double>, _ trailing: SIMD2<Double>
    ) -> (value: SIMD2<Double>, rest: SIMD2<Double>) {
        var (value, rest) = (c3, d3)
        @inline(__always) func step(_ c: SIMD2<Double>, _ d: SIMD2<Double>) {
            // value·h = product + error exactly: both halves of value times h fit a double.
            let shifted = value * 0x1.0000002p27
            let upper = shifted - (shifted - value)
            let product = value * h
            let error = (upper * h - product) + (value - upper) * h
            // product + c = value + lost exactly.
            value = product + c
            let part = value - product
            let lost = (product - (value - part)) + (c - part)
            rest = rest * h + (d + (error + lost))
        }
        step(c2, d2)
        step(c1, d1)
        step(leading, trailing)
        return (value, rest)
    }
}

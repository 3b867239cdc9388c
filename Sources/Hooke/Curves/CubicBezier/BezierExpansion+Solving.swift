extension BezierExpansion {
    /// Outside the range x may have other roots, one on each side where the curve begins vertically. NaN stays.
    @inline(__always)
    private func clamped(_ h: Double) -> Double { h < low ? low : h > high ? high : h }

    /// center − t + c0 of x, and center + c0 of y: leading and trailing parts.
    @inline(__always)
    private func constantPart(_ t: Double) -> (leading: SIMD2<Double>, trailing: SIMD2<Double>) {
        let base = SIMD2(center, center)
        let minus = SIMD2(-t, 0)
        let distance = base + minus
        // t is not above 1, so the larger term is the center or, about 0, the only one.
        let lost = minus - (distance - base)
        let sum = distance + c0
        let part = sum - distance
        let rest = (distance - (sum - part)) + (c0 - part)
        return (sum, rest + (lost + d0))
    }

    /// One corrected step from near `h`. If it is not accurate enough, the value is NaN and the correction is the
    /// residual.
    @inline(__always)
    private func attempt(
        _ h: Double, _ constant: (leading: SIMD2<Double>, trailing: SIMD2<Double>)
    ) -> BezierPoint {
        // 26 bits of h, so that every product with half a double is exact.
        let h0 = Double(bitPattern: h.bitPattern & ~0x7FF_FFFF)
        let (value, rest) = evaluate(h0, constant)
        let third = h0 * c3
        let rise = 2 * c2 + 3 * third
        let slope = c1 + h0 * rise
        let halfCurvature = c2 + 3 * third
        let residual = value.x + rest.x
        // Reversion of the series residual + slope·q + halfCurvature·q² + c3·q³ = 0.
        let inverse = 1 / slope.x
        let q = -residual * inverse
        let e = halfCurvature.x * inverse * q
        let e3 = c3.x * inverse * (q * q)
        let square = e * e
        let quadratic: Double = e - (2 * square - e3)
        let cubic: Double = 5 * e * (square - e3)
        let step: Double = q - q * (quadratic + cubic)
        let bend: SIMD2<Double> = halfCurvature + step * c3
        let change: SIMD2<Double> = step * (slope + step * bend)
        let slopeChange: SIMD2<Double> = 2 * halfCurvature + step * (3 * c3)
        let derivative: SIMD2<Double> = slope + step * slopeChange
        // How far the point moves, what the series neglects, and how far the slopes move: within the accuracy of 26
        // bits.
        let size = square + e3.magnitude
        let travel = q.magnitude * (1 + slope.y.magnitude)
        let isClose =
            size * size * travel < 0x1p-70 && size < 0x1p-24
            && q.magnitude <= max(h0.magnitude, center == 0.5 ? 0x1p-6 : 0x1p-1000) * 0x1p-3
        if isClose || q.magnitude <= h0.magnitude * 0x1p-24 {
            return BezierPoint(
                center: center, offset: h0, correction: step, value: value.y + (rest.y + change.y),
                derivative: derivative)
        }
        // At an exact root the step is 0, or 0/0 where x is flat.
        let isRoot = residual == 0
        return BezierPoint(
            center: center, offset: h0, correction: isRoot ? 0 : residual,
            value: isRoot ? value.y + rest.y : .nan, derivative: slope)
    }

    /// The point by Laguerre's method from near `guess`.
    func search(_ t: Double, near guess: Double) -> BezierPoint {
        let constant = constantPart(t)
        // x(¼) and x(¾) are rounded: the root may lie just outside the range.
        var low = max(self.low - 0x1p-40, -center)
        var high = min(self.high + 0x1p-40, 1 - center)
        // Where x is flat at the center, the cubic term alone is nearer.
        let f0 = constant.leading.x
        var h = clamped(guess)
        let cubic = clamped(Self.cubeRoot(-f0 / c3.x))
        let misses = (displacement(h, f0).magnitude, displacement(cubic, f0).magnitude)
        if !(misses.0 <= misses.1) { h = cubic }
        if !(h > low && h < high) { h = low + (high - low) / 2 }
        // Usually a few steps; the limit guarantees termination.
        for _ in 0..<256 {
            let f = displacement(h, f0)
            let f1 = c1.x + h * (2 * c2.x + h * (3 * c3.x))
            let f2 = 2 * c2.x + h * (6 * c3.x)
            let root = max(0, 4 * f1 * f1 - 6 * f * f2).squareRoot()
            let next = h - 3 * f / (f1 + root)
            // NaN (f′ and root both 0) goes to the middle of the bracket too.
            h = next >= low && next <= high ? next : low + (high - low) / 2
            let found = attempt(h, constant)
            guard found.value.isNaN else { return found }
            if found.correction > 0 { high = min(high, found.offset) } else { low = max(low, found.offset) }
            guard low < high else { break }
            h = found.offset
        }
        return nearest(to: low + (high - low) / 2, constant)
    }

    private func displacement(_ h: Double, _ f0: Double) -> Double {
        f0 + h * (c1.x + h * (c2.x + h * c3.x))
    }

    /// The cube root within 6 %, by a third of the exponent.
    private static func cubeRoot(_ a: Double) -> Double {
        let bits = a.magnitude.bitPattern / 3 + 0x2A9F_7893_0000_0000
        return Double(sign: a.sign, exponent: 0, significand: Double(bitPattern: bits))
    }

    /// The point at `h` rounded to 26 bits.
    private func nearest(
        to h: Double, _ constant: (leading: SIMD2<Double>, trailing: SIMD2<Double>)
    ) -> BezierPoint {
        let h0 = Double(bitPattern: h.bitPattern & ~0x7FF_FFFF)
        let (value, rest) = evaluate(h0, constant)
        let slopeChange: SIMD2<Double> = 2 * c2 + h0 * (3 * c3)
        return BezierPoint(
            center: center, offset: h0, correction: 0, value: value.y + rest.y,
            derivative: c1 + h0 * slopeChange)
    }

    /// Both cubics at an h of 26 bits, as the sum of two doubles: Horner's scheme with its rounding errors (Graillat,
    /// Langlois and Louvet 2009).
    @inline(__always)
    private func evaluate(
        _ h: Double, _ constant: (leading: SIMD2<Double>, trailing: SIMD2<Double>)
    ) -> (value: SIMD2<Double>, rest: SIMD2<Double>) {
        var (value, rest) = (c3, d3)
        @inline(__always) func step(_ c: SIMD2<Double>, _ d: SIMD2<Double>) {
            // value·h = product + error exactly: both halves of value times h fit in a double.
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
        step(constant.leading, constant.trailing)
        return (value, rest)
    }
}

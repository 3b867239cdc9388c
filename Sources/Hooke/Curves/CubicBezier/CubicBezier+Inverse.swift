extension CubicBezier {
    /// Returns the earliest fraction of the time in [0, 1] at which the curve has a value: the inverse of a monotone
    /// curve.
    ///
    /// The error of the time is within 8 u of 1 + Σ|terms of y|/|slope|. Where the curve just touches the value,
    /// rounding may decide that it does not reach it.
    ///
    /// - Returns: `nil` if the curve does not reach the value from 0 to 1, and for NaN.
    public func firstTime(reaching value: Double) -> Double? {
        if value.isNaN { return nil }
        if value == 0 { return 0 }
        if isLinear { return value > 0 && value <= 1 ? value : nil }
        if let small { return small.firstTime(reaching: value / Self.scale) }
        // Between its extrema y is monotone.
        let stops = [0] + valueExtremumParameters() + [1]
        for (low, high) in zip(stops, stops.dropFirst()) {
            let first = self.value(atParameter: low) - value
            let last = self.value(atParameter: high) - value
            if first == 0 { return time(atParameter: low) }
            if (first < 0) != (last < 0) || last == 0 {
                return time(atParameter: parameter(of: value, from: low, to: high, rising: first < 0))
            }
        }
        return nil
    }

    func expansion(at s: Double) -> BezierExpansion {
        BezierExpansion(self, center: s < 0.25 ? 0 : s < 0.75 ? 0.5 : 1)
    }

    func value(atParameter s: Double) -> Double {
        let e = expansion(at: s)
        let h = s - e.center
        return e.center + (e.c0.y + h * (e.c1.y + h * (e.c2.y + h * e.c3.y)))
    }

    func time(atParameter s: Double) -> Double {
        let e = expansion(at: s)
        let h = s - e.center
        return min(1, max(0, e.center + (e.c0.x + h * (e.c1.x + h * (e.c2.x + h * e.c3.x)))))
    }

    /// The roots of y′ in (0, 1), ascending: those of c1 + 2·c2·s + 3·c3·s², without cancellation.
    func valueExtremumParameters() -> [Double] {
        if let small { return small.valueExtremumParameters() }
        let start = BezierExpansion(self, center: 0)
        let size = max(start.c1.y.magnitude, start.c2.y.magnitude, start.c3.y.magnitude)
        // Scale to near 1 so that the squares do not overflow.
        let unit = size > 0x1p400 ? 0x1p-500 : 1
        let (a, b, c) = (3 * (start.c3.y * unit), start.c2.y * unit, start.c1.y * unit)
        let discriminant = differenceOfProducts(b, b, a, c)
        guard discriminant > 0 else { return [] }
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
        return [q / a, c / q].filter { $0 > 0 && $0 < 1 }.sorted()
    }

    /// The parameter in a monotone interval at which y is `target`: Newton's method in a bracket.
    private func parameter(of target: Double, from low: Double, to high: Double, rising: Bool) -> Double {
        var (low, high) = (low, high)
        var s = low + (high - low) / 2
        for _ in 0..<200 {
            let e = expansion(at: s)
            let h = s - e.center
            let residual = ((e.center - target) + e.c0.y) + h * (e.c1.y + h * (e.c2.y + h * e.c3.y))
            if residual == 0 { return s }
            if (residual < 0) == rising { low = s } else { high = s }
            let slope = e.c1.y + h * (2 * e.c2.y + h * (3 * e.c3.y))
            let next = s - residual / slope
            if next == s { return s }
            let better = next > low && next < high ? next : low + (high - low) / 2
            if better == low || better == high { return better }
            s = better
        }
        return s
    }
}

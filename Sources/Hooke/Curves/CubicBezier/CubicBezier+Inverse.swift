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

    /// The parameters in (0, 1) at which y′ is 0; ascending.
    func valueExtremumParameters() -> [Double] {
        if let small { return small.valueExtremumParameters() }
        return stationaryParameters(y1, DoubleDouble(sumOf: y2, and: -y1), 1 - y2)
            .filter { $0 > 0 && $0 < 1 }
    }

    /// The parameter in a monotone interval at which y is `target`.
    private func parameter(of target: Double, from low: Double, to high: Double, rising: Bool) -> Double {
        monotoneRoot(from: low, to: high, rises: rising, within: 0x1p-53) { s in
            let e = expansion(at: s)
            let h = s - e.center
            return (
                ((e.center - target) + e.c0.y) + h * (e.c1.y + h * (e.c2.y + h * e.c3.y)),
                e.c1.y + h * (2 * e.c2.y + h * (3 * e.c3.y))
            )
        }
    }
}

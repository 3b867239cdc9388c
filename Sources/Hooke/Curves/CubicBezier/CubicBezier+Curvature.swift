extension CubicBezier {
    /// Returns d²y/dt² at the fraction `t` of the time: W/x′³ with W = x′y″ − x″y′ at the parameter s where x(s) = t.
    ///
    /// - At 0 and 1 it is the limit from inside. Outside [0, 1] the curve is straight and it is 0.
    /// - Where the tangent is vertical it is ±∞, with the sign to the right (at 1, to the left). The same is true
    ///   where the curve begins or ends in a cusp of its parameter.
    /// - The error is within 16 u of |d²y/dt²|·(1 + Σ|terms of x′|/x′) + Σ|terms of W|·u/x′³.
    /// - NaN gives NaN.
    public func secondDerivative(at t: Double) -> Double {
        if t.isNaN { return .nan }
        if isLinear || t < 0 || t > 1 { return 0 }
        if let small { return small.secondDerivative(at: t) * Self.scale }
        let (expansion, h) = location(at: t)
        let turn = expansion.turn
        let rate = expansion.c1.x + h.high * (2 * expansion.c2.x + h.high * (3 * expansion.c3.x))
        guard rate > 0 else {
            // x′ = 0: the sign of W near by decides, from its first nonzero term.
            let side = t == 1 ? -1.0 : 1.0
            let leading = [turn.0.high, turn.1.high * side, turn.2.high].first { $0 != 0 } ?? 0
            return leading == 0 ? 0 : leading * .infinity
        }
        let bend = turn.0 + h * (turn.1 + h * turn.2)
        return bend.value / rate / rate / rate
    }

    /// The expansion for a time in [0, 1], and the distance of its point from the expansion's centre.
    private func location(at t: Double) -> (BezierExpansion, DoubleDouble) {
        if t == 0 || t == 1 { return (BezierExpansion(self, center: t), DoubleDouble(0)) }
        let point = solve(t)
        let expansion = expansion(at: point.center + point.offset)
        let h = (point.center - expansion.center) + point.offset
        return (expansion, DoubleDouble(sumOf: h, and: point.correction))
    }
}

extension CubicBezier {
    /// The times in (0, 1) at which W, and so the second derivative, changes sign; ascending.
    var inflections: [Double] {
        if let small { return small.inflections }
        let (c, b, a) = BezierExpansion(self, center: 0.5).turn
        var times: [Double] = []
        for h in quadraticRoots(a, b, c, between: -0.5, 0.5) {
            let time = time(atParameter: 0.5 + h)
            if time > times.last ?? 0, time < 1 { times.append(time) }
        }
        return times
    }
}

extension BezierExpansion {
    /// W = x′y″ − x″y′ in powers of h, to about 100 bits of its terms: 2(a1b2 − a2b1) + 6(a1b3 − a3b1)·h + 6(a2b3 −
    /// a3b2)·h². The terms in h³ cancel.
    fileprivate var turn: (DoubleDouble, DoubleDouble, DoubleDouble) {
        func x(_ c: SIMD2<Double>, _ d: SIMD2<Double>) -> DoubleDouble { DoubleDouble(high: c.x, low: d.x) }
        func y(_ c: SIMD2<Double>, _ d: SIMD2<Double>) -> DoubleDouble { DoubleDouble(high: c.y, low: d.y) }
        let (a1, a2, a3) = (x(c1, d1), x(c2, d2), x(c3, d3))
        let (b1, b2, b3) = (y(c1, d1), y(c2, d2), y(c3, d3))
        return ((a1 * b2 - a2 * b1) * 2, (a1 * b3 - a3 * b1) * 6, (a2 * b3 - a3 * b2) * 6)
    }
}

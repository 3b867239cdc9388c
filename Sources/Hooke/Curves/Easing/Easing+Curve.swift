// The easing functions as timing curves.

extension Easing {
    var formula: EasingFormula { EasingFormula(self) }

    /// The value at the fraction `t` of the time. NaN gives NaN.
    public func value(at t: Double) -> Double {
        if t > 0, t < 1 { return insideValue(at: t) }
        if t.isNaN { return .nan }
        let base = t <= 0 ? 0.0 : 1.0
        let slope = slope(at: base)
        let isHeld = t == base || slope == 0 || slope.isInfinite || family == .elastic
        return isHeld ? base : base + (t - base) * slope
    }

    /// The slope at the fraction `t` of the time, at corners that of the later side; infinite for `circ` where its tangent
    /// is vertical, and 0 outside that end. That of `elastic` is 0 outside [0, 1]. NaN gives NaN.
    @inline(never)
    public func slope(at t: Double) -> Double {
        if t.isNaN { return .nan }
        let inside = min(max(t, 0), 1)
        let (time, rest, _) = formulaTime(inside)
        let slope = formula.slope(at: time, rest: rest)
        return t == inside || slope.isFinite && family != .elastic ? slope : 0
    }

    /// The second derivative at the fraction `t` of the time; infinite for `circ` where its tangent is vertical; 0 outside
    /// [0, 1]. NaN gives NaN.
    public func secondDerivative(at t: Double) -> Double {
        if t.isNaN { return .nan }
        guard t >= 0, t <= 1 else { return 0 }
        let (time, rest, isTurned) = formulaTime(t)
        let bend = (direction == .easeInOut ? 2 : 1) * formula.secondDerivative(at: time, rest: rest)
        return isTurned ? -bend : bend
    }

    /// The time of the formula for a time in [0, 1], 1 minus it, and whether it runs backwards.
    private func formulaTime(_ t: Double) -> (time: Double, rest: Double, isTurned: Bool) {
        switch direction {
        case .easeIn: (t, 1 - t, false)
        case .easeOut: (1 - t, t, true)
        case .easeInOut: t < 0.5 ? (2 * t, 1 - 2 * t, false) : (2 - 2 * t, 2 * t - 1, true)
        }
    }

    /// The value in (0, 1), and its limits from inside at 0 and 1.
    @inline(never)
    private func insideValue(at t: Double) -> Double {
        if direction == .easeOut { return formula.mirroredValue(at: t) }
        let (time, _, isTurned) = formulaTime(t)
        let value = formula.value(at: time) / (direction == .easeInOut ? 2 : 1)
        return isTurned ? 1 - value : value
    }

    /// Times of the formula in (0, 1) as times of the curve, in order.
    private func mapped(_ times: [Double]) -> [Double] {
        switch direction {
        case .easeIn: times
        case .easeOut: times.reversed().map { 1 - $0 }
        case .easeInOut: times.map { $0 / 2 } + times.reversed().map { 1 - $0 / 2 }
        }
    }

    /// Where the curve may turn or has a corner, inside (0, 1), in order.
    var turns: [Double] { mapped((formula.turns + formula.corners).ascending()) }

    /// Whether the curve jumps at 0, and at 1.
    var jumps: (atStart: Bool, atEnd: Bool) {
        (formula.jumps && direction != .easeOut, formula.jumps && direction != .easeIn)
    }

    /// The curve as `LinearApproximation` reads it.
    var progress: TimingProgress {
        // At a corner the slope jumps, at ½ it turns: between the two sides of these lie a few roundings.
        let edges = mapped(formula.corners) + (direction == .easeInOut ? [0.5] : [])
        let times = mapped(formula.inflections) + edges.flatMap { [$0 - 0x1p-50, $0 + 0x1p-50] }
        return TimingProgress(inflections: times.ascending()) {
            (insideValue(at: $0), slope(at: $0), secondDerivative(at: $0))
        }
    }
}

// The easing functions as timing curves.

extension Easing {
    var formula: EasingFormula { EasingFormula(family, isHalved: direction == .easeInOut) }

    /// The value at the fraction `t` of the time. NaN gives NaN.
    public func value(at t: Double) -> Double {
        if t > 0, t < 1 { return insideValue(at: t) }
        if t.isNaN { return .nan }
        let base = t <= 0 ? 0.0 : 1.0
        let slope = slope(at: base)
        return t == base || slope == 0 || slope.isInfinite ? base : base + (t - base) * slope
    }

    /// The slope at the fraction `t` of the time, at corners that of the later side; infinite for `circ` where its tangent
    /// is vertical, and 0 outside that end. NaN gives NaN.
    public func slope(at t: Double) -> Double {
        if t.isNaN { return .nan }
        let inside = min(max(t, 0), 1)
        let slope: Double
        switch direction {
        case .easeIn: slope = formula.slope(at: inside, rest: 1 - inside)
        case .easeOut: slope = formula.slope(at: 1 - inside, rest: inside)
        case .easeInOut:
            let (doubled, rest) = (2 * inside, 2 - 2 * inside)
            slope =
                inside < 0.5
                ? formula.slope(at: doubled, rest: 1 - doubled) : formula.slope(at: rest, rest: doubled - 1)
        }
        return t == inside || slope.isFinite ? slope : 0
    }

    /// The second derivative at the fraction `t` of the time; infinite for `circ` where its tangent is vertical; 0 outside
    /// [0, 1]. NaN gives NaN.
    public func secondDerivative(at t: Double) -> Double {
        if t.isNaN { return .nan }
        guard t >= 0, t <= 1 else { return 0 }
        switch direction {
        case .easeIn: return formula.secondDerivative(at: t, rest: 1 - t)
        case .easeOut: return -formula.secondDerivative(at: 1 - t, rest: t)
        case .easeInOut:
            let (doubled, rest) = (2 * t, 2 - 2 * t)
            return t < 0.5
                ? 2 * formula.secondDerivative(at: doubled, rest: 1 - doubled)
                : -2 * formula.secondDerivative(at: rest, rest: doubled - 1)
        }
    }

    /// The value in (0, 1), and its limits from inside at 0 and 1.
    private func insideValue(at t: Double) -> Double {
        switch direction {
        case .easeIn: formula.value(at: t)
        case .easeOut: formula.mirroredValue(at: t)
        case .easeInOut: t < 0.5 ? formula.value(at: 2 * t) / 2 : 1 - formula.value(at: 2 - 2 * t) / 2
        }
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
    var turns: [Double] { mapped((formula.turns + formula.corners).sorted()) }

    /// Whether the curve jumps at 0, and at 1.
    var jumps: (atStart: Bool, atEnd: Bool) {
        (formula.jumps && direction != .easeOut, formula.jumps && direction != .easeIn)
    }

    /// The curve as `LinearApproximation` reads it.
    var progress: TimingProgress {
        // At a corner the slope jumps, at ½ it turns: between the two sides of these lie a few roundings.
        let edges = mapped(formula.corners) + (direction == .easeInOut ? [0.5] : [])
        let times = mapped(formula.inflections) + edges.flatMap { [$0 - 0x1p-50, $0 + 0x1p-50] }
        return TimingProgress(inflections: times.sorted()) {
            (insideValue(at: $0), slope(at: $0), secondDerivative(at: $0))
        }
    }
}

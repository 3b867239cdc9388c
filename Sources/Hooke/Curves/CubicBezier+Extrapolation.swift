extension CubicBezier {
    /// The slope before 0, as CSS Easing 2 has it: the tangent towards the first control point that is not the
    /// start itself, and flat when that tangent is vertical. (The straight line, all of whose points may be the
    /// start, is not asked.)
    var startTangent: DoublePair {
        if x1 > 0 { return DoublePair(y1) / DoublePair(x1) }
        guard y1 == 0 else { return DoublePair(0) }
        return x2 > 0 ? DoublePair(y2) / DoublePair(x2) : DoublePair(0)
    }

    /// The slope after 1: the mirror image of `startTangent`.
    var endTangent: DoublePair {
        if x2 < 1 { return DoublePair.sum(1, -y2) / DoublePair.sum(1, -x2) }
        guard y2 == 1 else { return DoublePair(0) }
        return x1 < 1 ? DoublePair.sum(1, -y1) / DoublePair.sum(1, -x1) : DoublePair(0)
    }

    /// The value where no equation need be solved: outside (0, 1), and everywhere on the straight line.
    func extrapolatedValue(at t: Double) -> Double {
        if t.isNaN || isLinear { return t }
        let tangent = t < 1 ? startTangent : endTangent
        let base = t < 1 ? 0.0 : 1.0
        if tangent.high == 0 || t == base { return base }
        guard t.isFinite else { return tangent.high * t }
        let distance = DoublePair.sum(t, -base)
        let way = tangent.high * distance.high
        guard way.isFinite, tangent.high.isFinite else { return way }
        let rest =
            (-way).addingProduct(tangent.high, distance.high)
            + (tangent.high * distance.low + tangent.low * distance.high)
        let sum = DoublePair.sum(base, way)
        return sum.high + (sum.low + rest)
    }
}

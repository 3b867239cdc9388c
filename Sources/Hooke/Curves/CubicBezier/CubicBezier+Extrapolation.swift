extension CubicBezier {
    /// The slope before 0 by CSS Easing 2: of the tangent towards the first control point that differs from the
    /// start, or 0 if it is vertical. Not for the straight line.
    var startTangent: DoubleDouble {
        if x1 > 0 { return Self.quotient(DoubleDouble(y1), DoubleDouble(x1)) }
        guard y1 == 0 else { return DoubleDouble(0) }
        return x2 > 0 ? Self.quotient(DoubleDouble(y2), DoubleDouble(x2)) : DoubleDouble(0)
    }

    /// The slope after 1: the mirror image of `startTangent`.
    var endTangent: DoubleDouble {
        if x2 < 1 { return Self.quotient(DoubleDouble(sumOf: 1, and: -y2), DoubleDouble(sumOf: 1, and: -x2)) }
        guard y2 == 1 else { return DoubleDouble(0) }
        return x1 < 1
            ? Self.quotient(DoubleDouble(sumOf: 1, and: -y1), DoubleDouble(sumOf: 1, and: -x1))
            : DoubleDouble(0)
    }

    /// rise/run for a run in (0, 1] and any finite rise. Both are first scaled to near 1 if a product might overflow
    /// or underflow.
    private static func quotient(_ rise: DoubleDouble, _ run: DoubleDouble) -> DoubleDouble {
        guard rise.high != 0 else { return DoubleDouble(0) }
        let safe = 0x1p-400...0x1p400
        if safe.contains(rise.high.magnitude), safe.contains(run.high) { return rise / run }
        let (top, bottom) = (rise.high.exponent, run.high.exponent)
        let result = rise.scaled(by: -top) / run.scaled(by: -bottom)
        let quotient = result.scaled(by: top - bottom)
        return quotient.high.isFinite ? quotient : DoubleDouble(quotient.high)
    }

    /// The value outside (0, 1), and everywhere on the straight line.
    func extrapolatedValue(at t: Double) -> Double {
        if t.isNaN || isLinear { return t }
        let tangent = t < 1 ? startTangent : endTangent
        let base = t < 1 ? 0.0 : 1.0
        if tangent.high == 0 || t == base { return base }
        guard t.isFinite else { return tangent.high * t }
        let distance = DoubleDouble(sumOf: t, and: -base)
        let product = tangent.high * distance.high
        guard product.isFinite, tangent.high.isFinite else { return product }
        let rest =
            (-product).addingProduct(tangent.high, distance.high)
            + (tangent.high * distance.low + tangent.low * distance.high)
        let sum = DoubleDouble(sumOf: base, and: product)
        return sum.high + (sum.low + rest)
    }
}

extension DoubleDouble {
    fileprivate func scaled(by exponent: Double.Exponent) -> DoubleDouble {
        DoubleDouble(
            high: Double(sign: .plus, exponent: exponent, significand: high),
            low: Double(sign: .plus, exponent: exponent, significand: low))
    }
}

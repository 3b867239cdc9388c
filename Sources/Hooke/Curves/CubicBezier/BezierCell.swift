/// A curve on a stretch of the time so short that plain doubles serve: x and y about a point in the stretch.
///
/// x = X + x1·h + x2·h² + x3·h³, y likewise, where X and Y are known to 100 bits and the rest is so small that its
/// rounding is less than that of the result. For the inverse there are four terms of its series, and then one step of
/// third order. docs/curves.md has the bound.
struct BezierCell {
    /// X in two words; NaN where the curve is not gentle enough.
    private let time, timeRest: Double
    private let x1, x2, x3: Double
    /// h = b1·d + b2·d² + … of d = t − X.
    private let b1, b2, b3, b4: Double
    /// Y in two words.
    private let base, baseRest: Double
    private let y1, y2, y3: Double
    /// What the step may neglect.
    private let limit: Double

    /// The value at `t` in the stretch; NaN where this cell cannot tell.
    @inline(__always)
    func value(at t: Double) -> Double {
        let d = (t - time) - timeRest
        let square = d * d
        let g = d * ((b1 + d * b2) + square * (b3 + d * b4))
        let part = g * x3
        let inner = x2 + part
        let residual = g * (x1 + g * inner) - d
        let inverse = 1 / (x1 + g * (inner + inner + part))
        // Reversion of the series residual + slope·q + (x2 + 3·g·x3)·q² + x3·q³ = 0.
        let q = -residual * inverse
        let bend = (inner + part + part) * inverse * q
        let twist = x3 * inverse * (q * q)
        let bendSquare = bend * bend
        let excess = bendSquare - twist
        let h = g + (q - q * (bend - (bendSquare + excess) + 5 * bend * excess))
        let size = bendSquare + twist.magnitude
        let value = base + (baseRest + h * (y1 + h * (y2 + h * y3)))
        return size * size * q.magnitude < limit ? value : .nan
    }
}

extension BezierCell {
    /// The cell about a point of the curve near the middle of a stretch of the time.
    init(_ expansion: BezierExpansion, _ point: BezierPoint, around middle: Double, width: Double) {
        let h = point.offset
        let (position, value) = expansion.displacement(at: h, from: middle)
        let center = DoubleDouble(sumOf: middle, and: position.high)
        let second = expansion.c2 + 3 * h * expansion.c3
        (x1, x2, x3) = (expansion.slopeOfX(at: h), second.x, expansion.c3.x)
        (y1, y2, y3) = (expansion.slopeOfY(at: h), second.y, expansion.c3.y)
        timeRest = center.low + position.low
        base = value.high
        baseRest = value.low
        let inverse = 1 / x1
        let (ratio, twist) = (x2 * inverse, x3 * inverse)
        let square = inverse * inverse
        b1 = inverse
        b2 = -ratio * square
        b3 = (2 * ratio * ratio - twist) * (inverse * square)
        b4 = 5 * ratio * (twist - ratio * ratio) * (square * square)

        // Bounds over the stretch: of d and h, of x′ from below, of the terms of x and y, and of y′.
        let reach = width / 2 + position.high.magnitude
        let least = x1 - 1.5 * reach * inverse * (2 * x2.magnitude + 4.5 * reach * inverse * x3.magnitude)
        let isGentle = least >= x1 / 1.5
        let room = reach / least
        let terms = x1.magnitude + room * (x2.magnitude + room * x3.magnitude)
        let valueTerms = y1.magnitude + room * (y2.magnitude + room * y3.magnitude)
        let steepest = y1.magnitude + room * (2 * y2.magnitude + 3 * room * y3.magnitude)
        // What rounding may do to the value beside its own, in u; docs/curves.md counts it.
        let rounding =
            steepest / least * (2 * reach + 3 * room * terms) + room * (steepest + 4 * valueTerms)
        limit = 0x1p-64 / steepest
        time = isGentle && rounding <= 1 ? center.high : .nan
    }
}

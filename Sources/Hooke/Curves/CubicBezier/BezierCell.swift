/// A Bézier on a time interval so short that plain doubles are accurate enough: x and y about a point of the
/// interval.
///
/// x = X + x1·h + x2·h² + x3·h³, y likewise, where X and Y have 100 bits. The rounding of the other terms is below
/// that of the result. The inverse uses four terms of its series, then one step of third order. docs/curves.md has
/// the bound.
struct BezierCell {
    /// X in two words; NaN if the curve is too steep or too bent for this cell.
    private let time, timeRest: Double
    private let x1, x2, x3: Double
    /// h = b1·d + b2·d² + … of d = t − X.
    private let b1, b2, b3, b4: Double
    /// Y in two words.
    private let base, baseRest: Double
    private let y1, y2, y3: Double
    /// The largest error that the step may neglect.
    private let limit: Double

    /// The value at `t` in the interval, or NaN if the cell is not accurate enough.
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
    /// Creates the cell about a point of the curve near the middle of an interval.
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

        // Bounds over the interval: of d and h, of x′ from below, of the terms of x and y, and of y′.
        let reach = width / 2 + position.high.magnitude
        let least = x1 - 1.5 * reach * inverse * (2 * x2.magnitude + 4.5 * reach * inverse * x3.magnitude)
        let isGentle = least >= x1 / 1.5
        let room = reach / least
        let terms = x1.magnitude + room * (x2.magnitude + room * x3.magnitude)
        let valueTerms = y1.magnitude + room * (y2.magnitude + room * y3.magnitude)
        let steepest = y1.magnitude + room * (2 * y2.magnitude + 3 * room * y3.magnitude)
        // The rounding of the value besides its own, in u; docs/curves.md derives it.
        let rounding =
            steepest / least * (2 * reach + 3 * room * terms) + room * (steepest + 4 * valueTerms)
        limit = 0x1p-64 / steepest
        time = isGentle && rounding <= 1 ? center.high : .nan
    }
}

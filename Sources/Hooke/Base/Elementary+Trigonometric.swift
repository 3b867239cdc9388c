extension Elementary {
    /// An angle as `index`·π/64 + `high` + `low`, with |high| about π/128 at most and a relative error of 2⁻⁶⁵ of the
    /// sum of the words. NaN for infinity.
    typealias ReducedAngle = (index: Int, high: Double, low: Double)

    /// `x` minus a multiple of π/64.
    @inline(__always) static func reducedAngle(_ x: Double) -> ReducedAngle {
        guard x.magnitude < 0x1p15 else { return reducedLargeAngle(x) }
        let (n, index) = nearestInteger(x * 0x1.45f306dc9c883p4)
        let step = ElementaryTables.angleStep
        let first = x - n * step.0
        let second = n * step.1
        let high = first - second
        // Near a multiple of π/64 the leading words cancel.
        if high.magnitude < 0x1p-12 && index != 0 { return sharplyReducedAngle(x) }
        return (index, high, ((first - high) - second) - n * step.2)
    }

    /// The same with a relative error of 2⁻¹⁰⁴.
    @inline(never) static func sharplyReducedAngle(_ x: Double) -> ReducedAngle {
        guard x.magnitude < 0x1p15 else { return reducedLargeAngle(x) }
        let (n, index) = nearestInteger(x * 0x1.45f306dc9c883p4)
        let step = ElementaryTables.angleStep
        let one = DoubleDouble(sumOf: x - n * step.0, and: -(n * step.1))
        let two = DoubleDouble(sumOf: one.high, and: -(n * step.2))
        let rest = DoubleDouble(sumOfLarger: two.high, andSmaller: (two.low + one.low) - n * step.3)
        return (index, rest.high, rest.low)
    }

    /// The reduction of angles from 2¹⁵ on (Payne and Hanek, 1983): the integer product of the significand and the
    /// 192 bits of 1/(2π) that determine the fraction of the turn. No double is within 2⁻⁶² of a multiple of π/2, so
    /// 130 fraction bits leave an error of 2⁻⁶⁸ of the smallest angle.
    @inline(never) static func reducedLargeAngle(_ x: Double) -> ReducedAngle {
        guard x.isFinite else { return (0, .nan, .nan) }
        let bits = x.bitPattern
        let significand = (bits & 0xf_ffff_ffff_ffff) | 0x10_0000_0000_0000
        // x = significand·2^(start − 64); the bits of 1/(2π) before `start` are whole turns.
        let start = Int(truncatingIfNeeded: (bits >> 52) & 0x7ff) - 1075 + 64
        let (word, shift) = (start >> 6, UInt64(truncatingIfNeeded: start & 63))
        func window(_ index: Int) -> UInt64 {
            let left = ElementaryTables.inverseTurn[word + index] << shift
            return left | (ElementaryTables.inverseTurn[word + index + 1] >> (64 - shift))
        }
        let last = significand.multipliedFullWidth(by: window(2))
        let middle = significand.multipliedFullWidth(by: window(1))
        let (p1, carry) = middle.low.addingReportingOverflow(last.high)
        var turn = (significand &* window(0) &+ middle.high &+ (carry ? 1 : 0), p1, last.low)
        // The nearest multiple of 1/128 turn, and the signed rest.
        let index = (turn.0 &+ 1 << 56) >> 57
        turn.0 = turn.0 &- index << 57
        let isNegative = turn.0 >> 63 == 1
        if isNegative {
            turn = (~turn.0, ~turn.1, 0 &- turn.2)
            if turn.2 == 0 {
                turn.1 = turn.1 &+ 1
                if turn.1 == 0 { turn.0 = turn.0 &+ 1 }
            }
        }
        // Shift out leading zeros, so that two doubles have 106 bits of the rest.
        var scale = 0x1p-57
        if turn.0 == 0 {
            turn = (turn.1, turn.2, 0)
            scale = 0x1p-121
        }
        let zeros = UInt64(truncatingIfNeeded: turn.0.leadingZeroBitCount)
        let leading = turn.0 << zeros | turn.1 >> (64 - zeros)
        let next = turn.1 << zeros | turn.2 >> (64 - zeros)
        scale *= powerOfTwo(-Int(truncatingIfNeeded: zeros)) * (isNegative ? -1 : 1)
        let sum = DoubleDouble(
            sumOfLarger: Double(leading & ~0x7ff),
            andSmaller: Double(leading & 0x7ff) + Double(next) * 0x1p-64)
        let pi = ElementaryTables.pi
        let rest = sum * DoubleDouble(high: pi.0 / 64, low: pi.1 / 64)
        let isPositive = x > 0
        if !isPositive { scale = -scale }
        return (
            isPositive ? Int(truncatingIfNeeded: index) : -Int(truncatingIfNeeded: index), rest.high * scale,
            rest.low * scale
        )
    }

    /// Terms of sine and cosine of a reduced angle r: its head, r − head + (sin r − r), sin r and cos r − 1.
    struct ReducedSines {
        let head, others, sine, cosineTail: Double

        @inline(__always) init(_ high: Double, _ low: Double) {
            let s = ElementaryTables.sineTail
            let c = ElementaryTables.cosineTail
            let square = high * high
            let tail = low + high * square * (s.0 + square * (s.1 + square * s.2))
            head = Elementary.head(high)
            others = (high - head) + tail
            sine = high + tail
            cosineTail = square * (square * (c.0 + square * (c.1 + square * c.2)) - 0.5) - high * low
        }
    }

    /// sin(index·π/64 + r) by the addition theorem as a sum of two words; relative error 2⁻⁶³. The product
    /// of the heads and its sum are exact.
    @inline(__always) static func sineParts(_ index: Int, _ r: ReducedSines) -> (high: Double, low: Double) {
        let sineEntry = (index & 127) << 1
        let cosineEntry = ((index &+ 32) & 127) << 1
        let a = ElementaryTables.sines[sineEntry]
        let aLow = ElementaryTables.sines[sineEntry | 1]
        let b = ElementaryTables.sines[cosineEntry]
        let bLow = ElementaryTables.sines[cosineEntry | 1]
        let product = b * r.head
        let high = a + product
        return (
            high,
            ((a - high) + product) + (b * r.others + (bLow * r.sine + (aLow + (a + aLow) * r.cosineTail)))
        )
    }
}

/// The proof that a Bézier is within a distance of a function of cubic pieces.
///
/// e(s) = Y(s) − p(a + h·X(s)) has e″ = Y″ − p′·h·X″ − p″·(h·X′)². Over a step d of s within one cubic p, |e| is at most
/// its larger value at the ends plus d²/8·max|e″|. Steps are halved until that is small enough.
struct PieceProof {
    let source: PiecewiseCubic
    let curve: CubicCurve
    let start, width: Double

    init(_ curve: CubicCurve, from start: Double, to end: Double, _ source: PiecewiseCubic) {
        self.source = source
        self.curve = curve
        self.start = start
        self.width = end - start
    }

    /// Returns an upper bound of the largest distance, which exceeds it by at most `slack`; infinity if the distance
    /// exceeds `limit`.
    func bound(limit: Double, slack: Double) -> Double {
        let end = start + width
        var index = source.index(at: start)
        var (s, worst, sampled) = (0.0, 0.0, 0.0)
        while index < source.pieces.count, source.pieces[index].start < end, s < 1 {
            let piece = source.pieces[index]
            let next = piece.end >= end ? 1 : curve.parameter(at: (piece.end - start) / width)
            if next > s || next == 1 {
                guard
                    let here = bound(
                        piece, from: s, to: next, limit: limit, slack: slack, sampled: &sampled)
                else { return .infinity }
                worst = max(worst, here)
                s = next
            }
            index += 1
        }
        let size = max(curve.start.magnitude, curve.first.magnitude, curve.second.magnitude)
        return worst + 0x1p-47 * max(size, curve.end.magnitude)
    }

    /// The bound over the part of the curve from one parameter to another, where the source is one cubic; `nil` if the
    /// distance exceeds `limit`. `sampled` is the largest distance measured so far.
    func bound(
        _ piece: PiecewiseCubic.Piece, from low: Double, to high: Double, limit: Double, slack: Double,
        sampled: inout Double
    ) -> Double? {
        func distance(_ s: Double) -> Double {
            (curve.value(s) - piece.value(at: start + width * curve.time(s))).magnitude
        }
        let thirdTime = 6 * (1 - 3 * curve.x2 + 3 * curve.x1).magnitude
        let third = piece.third.magnitude
        var worst = 0.0
        var open = [(low, high, distance(low), distance(high), 0)]
        while let (from, to, first, last, depth) = open.popLast() {
            let largest = max(first, last)
            sampled = max(sampled, largest)
            if sampled > limit { return nil }
            let step = to - from
            let (t0, t1) = (start + width * curve.time(from), start + width * curve.time(to))
            let (b0, b1) = (curve.bend(from), curve.bend(to))
            let speed = max(curve.speed(from), curve.speed(to)) + step * step / 8 * thirdTime
            let span = t1 - t0
            let slope =
                max(piece.slope(at: t0).magnitude, piece.slope(at: t1).magnitude) + span * span / 8 * third
            let curvature = max(piece.curvature(at: t0).magnitude, piece.curvature(at: t1).magnitude)
            var bend = max(b0.value.magnitude, b1.value.magnitude)
            bend += slope * width * max(b0.time.magnitude, b1.time.magnitude)
            bend += curvature * width * width * speed * speed
            let bound = largest + step * step / 8 * bend
            if bound <= sampled || bound <= largest + slack || depth > 60 {
                worst = max(worst, bound)
            } else {
                let middle = from + step / 2
                let there = distance(middle)
                open.append((middle, to, there, last, depth + 1))
                open.append((from, middle, first, there, depth + 1))
            }
        }
        return worst
    }
}

/// A cubic Bézier in time as cubics of time, each proven to be within an error.
struct EasedPieces {
    private let bezier: CubicBezier
    private let curve: CubicCurve
    private let proof: PieceProof
    private let start, width: Double
    private let error: Double
    private(set) var pieces: [PiecewiseCubic.Piece] = []

    /// Divides the Bézier in halves until its pieces are within `error`; `nil` if 4096 are not enough, as where it is
    /// vertical.
    init?(
        _ bezier: CubicBezier, from start: Double, to end: Double, values: (Double, Double), error: Double
    ) {
        let change = values.1 - values.0
        let path = CubicReduction.Curve(start: values.0, end: values.1, form: .bezier(bezier))
        self.bezier = bezier
        curve = path.cubic(duration: end - start)
        self.start = start
        self.error = error
        width = end - start
        let whole = PiecewiseCubic.Piece(lineFrom: start, to: end, values: values)
        proof = PieceProof(curve, from: start, to: end, PiecewiseCubic([whole]))
        var open = [(0.0, 1.0)]
        while let (a, b) = open.popLast() {
            guard pieces.count + open.count < 4096 else { return nil }
            let slopes = (bezier.slope(at: a) * change / width, bezier.slope(at: b) * change / width)
            let (s, t) = (curve.parameter(at: a), curve.parameter(at: b))
            let (from, to) = (a == 0 ? start : start + a * width, b == 1 ? end : start + b * width)
            guard slopes.0.isFinite, slopes.1.isFinite, from < to, s < t else { return nil }
            let piece = PiecewiseCubic.Piece(
                from: from, to: to,
                values: (a == 0 ? values.0 : curve.value(s), b == 1 ? values.1 : curve.value(t)),
                slopes: slopes)
            var sampled = 0.0
            let bound = proof.bound(
                piece, from: s, to: t, limit: error, slack: error / 4, sampled: &sampled)
            if let bound, bound <= error {
                pieces.append(piece)
            } else {
                let middle = a + (b - a) / 2
                open.append((middle, b))
                open.append((a, middle))
            }
        }
    }
}

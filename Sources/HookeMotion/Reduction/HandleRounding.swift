/// Writes fitted curves as the numbers of a piece: handles with as few decimals as the proof allows.
struct HandleRounding {
    private let sources: [PiecewiseCubic]
    private let errors: [Double]
    private let kind: CubicReduction.Kind
    private let start, end: Double

    init(
        _ sources: [PiecewiseCubic], _ errors: [Double], _ kind: CubicReduction.Kind, from start: Double,
        to end: Double
    ) {
        self.sources = sources
        self.errors = errors
        self.kind = kind
        self.start = start
        self.end = end
    }

    func piece(_ curves: [CubicCurve]) -> CubicReduction.Piece {
        CubicReduction.Piece(
            startTime: start, endTime: end,
            curves: curves.indices.map { written(curves[$0], sources[$0], errors[$0]) })
    }

    private func written(
        _ curve: CubicCurve, _ source: PiecewiseCubic, _ error: Double
    ) -> CubicReduction.Curve {
        let line = CubicReduction.Curve(start: curve.start, end: curve.end, form: .line)
        let change = curve.end - curve.start
        switch kind {
        case .lines: return line
        case .hermite:
            let (from, to) = (source.knot(at: start), source.knot(at: end))
            return CubicReduction.Curve(
                start: curve.start, end: curve.end,
                form: .hermite(startVelocity: from.leaving, endVelocity: to.arriving))
        case .smoothBeziers, .beziers:
            if change == 0 || kind == .beziers && isWithin(line, source, error) { return line }
            return rounded(curve, source, error)
        }
    }

    private func isWithin(
        _ curve: CubicReduction.Curve, _ source: PiecewiseCubic, _ error: Double
    ) -> Bool {
        let proof = PieceProof(curve.cubic(duration: end - start), from: start, to: end, source)
        let room = error - source.error
        return proof.bound(limit: room, slack: room / 1024) <= room
    }

    /// The Bézier with the fewest decimals for all four numbers, then with fewer for each.
    private func rounded(
        _ curve: CubicCurve, _ source: PiecewiseCubic, _ error: Double
    ) -> CubicReduction.Curve {
        let change = curve.end - curve.start
        let numbers = [
            curve.x1, (curve.first - curve.start) / change, curve.x2, 1 + (curve.second - curve.end) / change,
        ]
        func made(_ numbers: [Double]) -> CubicReduction.Curve {
            let bezier = CubicBezier(unchecked: numbers[0], numbers[1], numbers[2], numbers[3])
            return CubicReduction.Curve(start: curve.start, end: curve.end, form: .bezier(bezier))
        }
        for places in 1...9 {
            var short = numbers.map { $0.rounded(toPlaces: places) }
            guard isWithin(made(short), source, error) else { continue }
            for index in short.indices where places > 1 {
                var shorter = short
                shorter[index] = numbers[index].rounded(toPlaces: places - 1)
                if isWithin(made(shorter), source, error) { short = shorter }
            }
            return made(short)
        }
        return made(numbers)
    }
}

extension CubicBezier {
    /// Creates the Bézier nearest to a curve, with handles of four decimals.
    package init(nearestTo curve: some TimingCurve) throws(HookeError) {
        let count = 256
        let values = (0...count).map { curve.value(at: Double($0) / Double(count)) }
        let pieces = (0..<count).map { index -> PiecewiseCubic.Piece in
            let (from, to) = (Double(index) / Double(count), Double(index + 1) / Double(count))
            return PiecewiseCubic.Piece(lineFrom: from, to: to, values: (values[index], values[index + 1]))
        }
        let source = PiecewiseCubic(pieces)
        var fit = PieceFit(source, .all, density: 1)
        let found = fit.fit(from: source.knot(at: 0), to: source.knot(at: 1), target: 0, isThorough: true)
            .curve
        func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
        try self.init(
            x1: rounded(found.x1), y1: rounded(found.first), x2: rounded(found.x2), y2: rounded(found.second))
    }
}

/// A Bézier for `LinearApproximation`, optionally reversed.
struct BezierProgress: CurveProgress {
    private let curve: CubicBezier
    private let isReversed: Bool
    let inflections: [Double]

    init(_ curve: CubicBezier, isReversed: Bool = false) {
        self.curve = curve
        self.isReversed = isReversed
        let times = curve.inflections
        inflections = isReversed ? times.reversed().map { 1 - $0 }.filter { $0 > 0 && $0 < 1 } : times
    }

    func state(at x: Double) -> (value: Double, slope: Double, curvature: Double) {
        let t = isReversed ? 1 - x : x
        let (value, bend) = (curve.value(at: t), curve.secondDerivative(at: t))
        return (isReversed ? 1 - value : value, curve.slope(at: t), isReversed ? -bend : bend)
    }

    /// A reversed curve resolves times only as finely as 1 − x.
    func neighbor(after x: Double) -> Double { isReversed ? max(x.nextUp, 1 - (1 - x).nextDown) : x.nextUp }
}

/// A Bézier for `LinearApproximation`.
struct BezierProgress: CurveProgress {
    private let curve: CubicBezier
    let inflections: [Double]

    init(_ curve: CubicBezier) {
        self.curve = curve
        inflections = curve.inflections
    }

    func state(at x: Double) -> (value: Double, slope: Double, curvature: Double) {
        (curve.value(at: x), curve.slope(at: x), curve.secondDerivative(at: x))
    }
}

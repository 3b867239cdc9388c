/// The reversed curve t → 1 − f(1 − t) for `LinearApproximation`.
struct ReversedProgress<Base: CurveProgress>: CurveProgress {
    private let base: Base
    let inflections: [Double]

    init(_ base: Base) {
        self.base = base
        inflections = base.inflections.reversed().map { 1 - $0 }.filter { $0 > 0 && $0 < 1 }
    }

    func state(at x: Double) -> (value: Double, slope: Double, curvature: Double) {
        let (value, slope, curvature) = base.state(at: 1 - x)
        return (1 - value, slope, -curvature)
    }

    /// A reversed curve resolves times only as finely as 1 − x.
    func neighbor(after x: Double) -> Double { max(x.nextUp, 1 - (1 - x).nextDown) }
}

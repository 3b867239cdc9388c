/// A timing curve for `LinearApproximation`, optionally reversed: t → 1 − f(1 − t).
///
/// One type for all kinds of curves, because the approximation is compiled for each type.
struct TimingProgress: CurveProgress {
    typealias State = (value: Double, slope: Double, curvature: Double)

    let inflections: [Double]
    private let base: (Double) -> State
    private let isReversed: Bool

    init(inflections: [Double], state: @escaping (Double) -> State) {
        self.init(inflections: inflections, isReversed: false, state)
    }

    private init(inflections: [Double], isReversed: Bool, _ base: @escaping (Double) -> State) {
        (self.inflections, self.base, self.isReversed) = (inflections, base, isReversed)
    }

    func reversed() -> TimingProgress {
        let mirrored: [Double] = inflections.reversed().map { (x: Double) -> Double in 1 - x }
        let turned: [Double] = mirrored.filter { $0 > 0 && $0 < 1 }
        return TimingProgress(inflections: turned, isReversed: !isReversed, base)
    }

    func state(at x: Double) -> State {
        guard isReversed else { return base(x) }
        let (value, slope, curvature) = base(1 - x)
        return (1 - value, slope, -curvature)
    }

    /// A reversed curve resolves times only as finely as 1 − x.
    func neighbor(after x: Double) -> Double { isReversed ? max(x.nextUp, 1 - (1 - x).nextDown) : x.nextUp }
}

extension TimingCurve {
    /// The curve between times at which its slope turns.
    func progress(inflections: [Double]) -> TimingProgress {
        TimingProgress(inflections: inflections) { (value(at: $0), slope(at: $0), secondDerivative(at: $0)) }
    }
}

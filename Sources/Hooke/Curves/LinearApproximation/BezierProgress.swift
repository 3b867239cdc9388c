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

    /// Between inflections a curve lies between its chord and the tangents at the chord's ends. With slopes m, m0 and
    /// m1 the tangents meet at a height of (m − m0)(m1 − m)/(m1 − m0) times the chord's width, also if they are
    /// vertical.
    func samples(within error: Double, limit: Int) -> [LinearTube.Point]? {
        var x = 0.0
        var state = self.state(at: 0)
        var points = [LinearTube.Point(x: 0, y: state.value)]
        var step = 0x1p-6
        for end in inflections + [1] {
            while x < end {
                step = 2 * step
                // A reversed curve resolves times only as finely as 1 − x.
                let neighbour = isReversed ? max(x.nextUp, 1 - (1 - x).nextDown) : x.nextUp
                while true {
                    let isWhole = step >= end - x
                    let reached = isWhole ? end : min(end, max(x + step, neighbour))
                    let next = self.state(at: reached)
                    let height = Self.height(from: state, to: next, width: reached - x)
                    // Slopes that overflow give no bound.
                    if height.isNaN { return nil }
                    // Between adjacent doubles there is no time to check.
                    if height <= error || reached <= neighbour {
                        guard reached > x, points.count < limit else { return nil }
                        points.append(LinearTube.Point(x: reached, y: next.value))
                        if !isWhole { step = reached - x }
                        (x, state) = (reached, next)
                        break
                    }
                    step = (reached - x) * min(max(0.9 * (error / height).squareRoot(), 0.25), 0.9)
                }
            }
        }
        return points
    }

    private static func height(
        from start: (value: Double, slope: Double, curvature: Double),
        to end: (value: Double, slope: Double, curvature: Double), width: Double
    ) -> Double {
        let chord = (end.value - start.value) / width
        let (before, after) = ((chord - start.slope).magnitude, (end.slope - chord).magnitude)
        guard before.isFinite, after.isFinite else { return min(before, after) * width }
        return before + after == 0 ? 0 : before * (after / (before + after)) * width
    }
}

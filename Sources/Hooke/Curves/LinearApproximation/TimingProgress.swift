/// A timing curve from 0 to 1 for `LinearApproximation`, optionally reversed: t → 1 − f(1 − t).
///
/// One type for all curves and motions, because the approximation would be compiled for each type.
struct TimingProgress {
    typealias State = (value: Double, slope: Double, curvature: Double)

    /// The fractions of the time in (0, 1) between which the slope is monotone; ascending.
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

    /// Returns value, slope and curvature at the fraction `x` of the time; at 0 and 1 the limits from inside. Slope and
    /// curvature may be infinite.
    func state(at x: Double) -> State {
        guard isReversed else { return base(x) }
        let (value, slope, curvature) = base(1 - x)
        return (1 - value, slope, -curvature)
    }

    /// The next fraction that the curve distinguishes from `x`. A reversed curve resolves times only as finely as 1 − x.
    private func neighbor(after x: Double) -> Double {
        isReversed ? max(x.nextUp, 1 - (1 - x).nextDown) : x.nextUp
    }
}

extension TimingProgress {
    /// The rounding that `largestDistance(to:)` adds, for values up to 1.
    static var rounding: Double { 0x1p-48 }

    /// Returns the largest distance from the curve to the polyline through stops from 0 to 1, including rounding.
    ///
    /// The distance to a line is largest at its ends or where the slopes are equal. Between inflections there is at
    /// most one such point, found by `monotoneRoot`.
    func largestDistance(to stops: [LinearStops.Stop]) -> Double {
        var worst = 0.0
        var size = 1.0
        var inflections = self.inflections.makeIterator()
        var inflection = inflections.next()
        for (from, to) in zip(stops, stops.dropFirst()) where from.input < to.input {
            let slope = (to.output - from.output) / (to.input - from.input)
            func note(_ x: Double, _ value: Double) {
                let fraction = (x - from.input) / (to.input - from.input)
                let line = from.output * (1 - fraction) + to.output * fraction
                worst = max(worst, (line - value).magnitude)
                size = max(size, value.magnitude)
            }
            var x = from.input
            var state = self.state(at: x)
            note(x, state.value)
            while x < to.input {
                while let known = inflection, known <= x { inflection = inflections.next() }
                let end = min(inflection ?? 1, to.input)
                let next = self.state(at: end)
                note(end, next.value)
                if (state.slope < slope) != (next.slope < slope) {
                    let equal = self.input(of: slope, from: x, to: end, rising: state.slope < slope)
                    note(equal, self.state(at: equal).value)
                }
                (x, state) = (end, next)
            }
        }
        return worst + size * Self.rounding
    }

    /// The fraction at which the slope, monotone from `low` to `high`, is `slope`.
    private func input(of slope: Double, from low: Double, to high: Double, rising: Bool) -> Double {
        // The distance is stationary there, so half the digits are enough.
        monotoneRoot(from: low, to: high, rises: rising, within: 0x1p-40) { x in
            let state = self.state(at: x)
            return (state.slope - slope, state.curvature)
        }
    }
}

extension TimingProgress {
    /// Returns points of the curve such that the polyline through them is nowhere farther than `error` from it; `nil`
    /// if they would be more than `limit`.
    ///
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
                let neighbour = neighbor(after: x)
                var most = end
                while true {
                    let isWhole = most == end && step >= end - x
                    let reached = isWhole ? end : min(most, max(x + step, neighbour))
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
                    // A step of few units in the last place may round to the same candidate.
                    most = reached.nextDown
                }
            }
        }
        return points
    }

    private static func height(
        from start: State, to end: State, width: Double
    ) -> Double {
        let chord = (end.value - start.value) / width
        let (before, after) = ((chord - start.slope).magnitude, (end.slope - chord).magnitude)
        guard before.isFinite, after.isFinite else { return min(before, after) * width }
        return before + after == 0 ? 0 : before * (after / (before + after)) * width
    }
}

extension TimingCurve {
    /// The curve between times at which its slope turns.
    func progress(inflections: [Double]) -> TimingProgress {
        TimingProgress(inflections: inflections) { (value(at: $0), slope(at: $0), secondDerivative(at: $0)) }
    }
}

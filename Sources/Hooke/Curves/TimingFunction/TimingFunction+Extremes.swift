// How far a curve gets.

extension Steps {
    /// The smallest and the largest value in an interval of the time, its ends included.
    public func extremes(in interval: ClosedRange<Double>) -> (minimum: Double, maximum: Double) {
        (value(at: interval.lowerBound), value(at: interval.upperBound))
    }
}

extension LinearStops {
    /// The smallest and the largest value in an interval of the time, its ends included; what the curve comes up to at a
    /// jump counts too.
    public func extremes(in interval: ClosedRange<Double>) -> (minimum: Double, maximum: Double) {
        let ends = [value(at: interval.lowerBound), value(at: interval.upperBound)]
        let inner = stops.filter { $0.input > interval.lowerBound && $0.input <= interval.upperBound }
        let values = ends + inner.map(\.output)
        return (values.min() ?? .nan, values.max() ?? .nan)
    }
}

extension SpringCurve {
    /// The smallest and the largest value in an interval of the time, its ends included, as accurate as `value(at:)`.
    public func extremes(in interval: ClosedRange<Double>) -> (minimum: Double, maximum: Double) {
        var values = [value(at: interval.lowerBound), value(at: interval.upperBound)]
        let (from, to) = (max(interval.lowerBound, 0), min(interval.upperBound, 1))
        if from < to {
            let inner = motion.extremes(in: (from * duration)...(to * duration))
            values += [inner.minimum, inner.maximum]
        }
        return (values.min() ?? .nan, values.max() ?? .nan)
    }
}

extension TimingFunction {
    /// The smallest and the largest value from 0 to 1.
    public var extremes: (minimum: Double, maximum: Double) { extremes(in: 0...1) }

    /// The smallest and the largest value in an interval of the time, its ends included.
    ///
    /// As accurate as those of the curve itself. Of a composition whose inner curve jumps, they bound the values: what it
    /// jumps over counts too.
    public func extremes(in interval: ClosedRange<Double>) -> (minimum: Double, maximum: Double) {
        switch self {
        case .bezier(let curve): return curve.extremes(in: interval)
        case .steps(let curve): return curve.extremes(in: interval)
        case .linear(let curve): return curve.extremes(in: interval)
        case .spring(let curve): return curve.extremes(in: interval)
        case .reversed(let curve):
            let turned = curve.extremes(in: (1 - interval.upperBound)...(1 - interval.lowerBound))
            return (1 - turned.maximum, 1 - turned.minimum)
        case .composed(let outer, let inner):
            let way = inner.extremes(in: interval)
            guard way.minimum <= way.maximum else { return (.nan, .nan) }
            return outer.extremes(in: way.minimum...way.maximum)
        }
    }
}

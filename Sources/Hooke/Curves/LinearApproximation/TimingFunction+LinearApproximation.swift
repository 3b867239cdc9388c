// Any curve as straight pieces.

extension CubicBezier {
    /// The curve as straight pieces that are nowhere farther than `error` from it in [0, 1], with as few stops as that
    /// takes; see `SpringMotion.linearApproximation(error:duration:)` for what is guaranteed. Vertical tangents and
    /// overshoot are no obstacle. The `duration` of the answer is 1.
    ///
    /// - Parameter error: The largest distance allowed; above 0 and below 1.
    /// - Throws: `HookeError.outOfRange` for an error outside that; `HookeError.noSolution` where more than 4096 stops
    ///   would be needed or the error is less than a few roundings of the curve's largest value.
    public func linearApproximation(error: Double = 0.001) throws(HookeError) -> LinearApproximation {
        try approximation(error: error, isReversed: false)
    }

    fileprivate func approximation(error: Double, isReversed: Bool) throws(HookeError) -> LinearApproximation
    {
        let share = try ApproximationShare(error)
        if isLinear { return LinearApproximation(curve: .identity, duration: 1, error: 0) }
        // The proof adds the rounding of the curve's largest value.
        let size = max(-extremes.minimum, extremes.maximum)
        guard error > size * BezierProgress.rounding else {
            throw .noSolution(
                field: .error, reason: "\(error) is too small for the arithmetic of values up to \(size)")
        }
        let progress = BezierProgress(self, isReversed: isReversed)
        guard let points = progress.samples(within: share.sampling, limit: 1 << 18) else {
            throw .noSolution(
                field: .error, reason: "more than \(LinearApproximation.limit) stops are needed")
        }
        return try LinearApproximation(progress, around: points, share, pinnedEnd: 1, duration: 1)
    }
}

extension LinearStops {
    /// value = t from 0 to 1.
    fileprivate static let identity = LinearStops(checked: [
        Stop(input: 0, output: 0), Stop(input: 1, output: 1),
    ])
}

extension Steps {
    /// The staircase from 0 to 1 as straight pieces, exactly: two stops at each jump.
    /// - Throws: `HookeError.noSolution` where more than 4096 stops would be needed.
    public func linearApproximation() throws(HookeError) -> LinearApproximation {
        guard count < LinearApproximation.limit / 2 else {
            throw .noSolution(
                field: .count, reason: "more than \(LinearApproximation.limit) stops are needed")
        }
        var stops: [LinearStops.Stop] = []
        for index in 0..<count {
            let (from, to) = (Double(index) / Double(count), Double(index + 1) / Double(count))
            stops.append(LinearStops.Stop(input: from, output: value(at: from)))
            stops.append(LinearStops.Stop(input: to, output: value(at: from)))
        }
        if value(at: 1) != stops[stops.count - 1].output {
            stops.append(LinearStops.Stop(input: 1, output: value(at: 1)))
        }
        return LinearApproximation(curve: LinearStops(checked: stops), duration: 1, error: 0)
    }
}

extension SpringCurve {
    /// The curve as straight pieces that are nowhere farther than `error` from it in [0, 1]; see
    /// `SpringMotion.linearApproximation(error:duration:)`. Where the gap at the end is more than the error leaves, the
    /// stops end with a jump to 1.
    ///
    /// - Parameter error: The largest distance allowed, as a fraction of the way; above 0 and below 1.
    /// - Throws: `HookeError.outOfRange` for an error outside that; `HookeError.noSolution` where more than 4096 stops
    ///   would be needed or the error is less than a few roundings.
    public func linearApproximation(error: Double = 0.001) throws(HookeError) -> LinearApproximation {
        let share = try ApproximationShare(error)
        let progress = SpringProgress(motion, duration: duration)
        guard let points = progress.samples(within: share.sampling, limit: 1 << 18) else {
            throw .noSolution(
                field: .error, reason: "more than \(LinearApproximation.limit) stops are needed")
        }
        let isCaught = gap.magnitude <= 0.99 * error
        let found = try LinearApproximation(
            progress, around: points, share, pinnedEnd: isCaught ? 1 : nil, duration: duration)
        guard !isCaught else { return found }
        let stops = found.curve.stops + [LinearStops.Stop(input: 1, output: 1)]
        return LinearApproximation(
            curve: LinearStops(checked: stops), duration: duration, error: found.error)
    }
}

extension TimingFunction {
    /// The curve as straight pieces that are nowhere farther than `error` from it in [0, 1], for CSS's `linear()`.
    ///
    /// Béziers (run backwards too) and springs take as few stops as the error allows; steps and straight pieces are
    /// exact. Of compositions only those with the straight line are known; of others no bound can be proven.
    ///
    /// ```swift
    /// let exported = try TimingFunction.bezier(.easeOutBack).linearApproximation(error: 0.002)
    /// exported.curve.css  // linear(0, …, 1)
    /// ```
    ///
    /// - Parameter error: The largest distance allowed; above 0 and below 1.
    /// - Throws: `HookeError.outOfRange` for an error outside that; `HookeError.noSolution` for a composition or a
    ///   reversed curve of another kind, where more than 4096 stops would be needed, and where the error is less than a
    ///   few roundings.
    public func linearApproximation(error: Double = 0.001) throws(HookeError) -> LinearApproximation {
        _ = try ApproximationShare(error)
        switch self {
        case .bezier(let curve): return try curve.linearApproximation(error: error)
        case .steps(let curve): return try curve.linearApproximation()
        case .linear(let curve): return LinearApproximation(curve: curve, duration: 1, error: 0)
        case .spring(let curve): return try curve.linearApproximation(error: error)
        case .composed(let outer, let inner) where inner.isLinear:
            return try outer.linearApproximation(error: error)
        case .composed(let outer, let inner) where outer.isLinear:
            return try inner.linearApproximation(error: error)
        case .composed:
            throw .noSolution(field: "composed", reason: "no error can be proven for a curve of a curve")
        case .reversed(.bezier(let curve)): return try curve.approximation(error: error, isReversed: true)
        case .reversed(.reversed(let curve)): return try curve.linearApproximation(error: error)
        case .reversed:
            throw .noSolution(
                field: "reversed", reason: "of reversed curves only cubic Béziers can be approximated")
        }
    }

    private var isLinear: Bool {
        if case .bezier(let curve) = self { return curve.isLinear }
        return false
    }
}

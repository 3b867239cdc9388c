// The evaluation of timing functions.

extension TimingFunction {
    /// Returns the value at the fraction `t` of the time. NaN gives NaN.
    public func value(at t: Double) -> Double {
        // Nested curves come first: as values of their own types they are retained, which costs a third more.
        switch self {
        case .bezier(let curve): curve.value(at: t)
        case .composed(let outer, let inner): outer.value(at: inner.value(at: t))
        case .reversed(let curve): 1 - curve.value(at: 1 - t)
        default: accept(ValueVisitor(time: t))
        }
    }

    /// Returns the slope at the fraction `t` of the time; for a composition f′(g)·g′, where 0 times infinity is 0.
    /// NaN gives NaN.
    public func slope(at t: Double) -> Double {
        switch self {
        case .composed(let outer, let inner):
            Self.product(outer.slope(at: inner.value(at: t)), inner.slope(at: t))
        case .reversed(let curve): curve.slope(at: 1 - t)
        default: accept(SlopeVisitor(time: t))
        }
    }

    /// Returns the second derivative at the fraction `t` of the time. For a composition it is f″(g)·g′² + f′(g)·g″,
    /// where 0 times infinity is 0 and an infinite first term decides. NaN gives NaN.
    public func secondDerivative(at t: Double) -> Double {
        switch self {
        case .composed(let outer, let inner):
            let (input, slope) = (inner.value(at: t), inner.slope(at: t))
            let bend = Self.product(Self.product(outer.secondDerivative(at: input), slope), slope)
            let carried = Self.product(outer.slope(at: input), inner.secondDerivative(at: t))
            return bend.isInfinite ? bend : bend + carried
        case .reversed(let curve): return -curve.secondDerivative(at: 1 - t)
        default: return accept(SecondDerivativeVisitor(time: t))
        }
    }

    private static func product(_ a: Double, _ b: Double) -> Double {
        if a == 0 && !b.isNaN || b == 0 && !a.isNaN { return 0 }
        return a * b
    }

    /// The smallest and largest value from 0 to 1.
    public var extremes: (minimum: Double, maximum: Double) { extremes(in: 0...1) }

    /// Returns the smallest and largest value in a time interval, ends included, as accurate as those of the curve
    /// itself. For a composition whose inner curve jumps they are bounds, because values that it jumps over count
    /// too.
    public func extremes(in interval: ClosedRange<Double>) -> (minimum: Double, maximum: Double) {
        accept(ExtremesVisitor(interval: interval))
    }

    /// Returns the earliest fraction of the time in [0, 1] at which the curve has a value; `nil` if it never has, and
    /// for NaN.
    ///
    /// It is as accurate as that of the curve itself. A reversed curve uses the curve of its kind with the numbers mirrored
    /// about (½, ½) and rounded.
    ///
    /// - Throws: `HookeError.noSolution` for compositions and reversed springs.
    @inline(never)
    public func firstTime(reaching value: Double) throws(HookeError) -> Double? {
        try accept(FirstTimeVisitor(value: value))
    }

    /// Returns the curve as straight pieces that are nowhere farther than `error` from it in [0, 1], for CSS's
    /// `linear()`; at 0 itself only if a jump there is within the error.
    ///
    /// Béziers, paths, easings and springs use the fewest stops that the error allows, also reversed. Steps and
    /// piecewise-linear curves are exact. Of compositions only those with the straight line are supported.
    ///
    /// ```swift
    /// let exported = try TimingFunction.easing(.easeOutBack).linearApproximation(error: 0.002)
    /// exported.curve.css  // linear(0, …, 1)
    /// ```
    ///
    /// - Parameter error: The largest distance allowed; above 0 and below 1.
    /// - Throws: `HookeError.outOfRange` for an error outside that range. `HookeError.noSolution` for other
    ///   compositions, if more than 4096 stops would be needed, and if the error is below a few roundings.
    @inline(never)
    public func linearApproximation(error: Double = 0.001) throws(HookeError) -> LinearApproximation {
        _ = try ErrorBudget(error)
        return try accept(ApproximationVisitor(error: error))
    }

    func linearApproximationReversed(error: Double) throws(HookeError) -> LinearApproximation? {
        try accept(ReversedApproximationVisitor(error: error))
    }
}

private struct ValueVisitor: CurveVisitor {
    let time: Double
    @inline(__always) func visit(_ curve: some CurveKind) -> Double { curve.value(at: time) }
}

private struct SlopeVisitor: CurveVisitor {
    let time: Double
    @inline(__always) func visit(_ curve: some CurveKind) -> Double { curve.slope(at: time) }
}

private struct SecondDerivativeVisitor: CurveVisitor {
    let time: Double
    @inline(__always) func visit(_ curve: some CurveKind) -> Double { curve.secondDerivative(at: time) }
}

private struct ExtremesVisitor: CurveVisitor {
    let interval: ClosedRange<Double>
    func visit(_ curve: some CurveKind) -> (minimum: Double, maximum: Double) {
        curve.extremes(in: interval)
    }
}

private struct FirstTimeVisitor: CurveVisitor {
    let value: Double
    func visit(_ curve: some CurveKind) throws(HookeError) -> Double? {
        try curve.firstTime(reaching: value)
    }
}

private struct ApproximationVisitor: CurveVisitor {
    let error: Double
    func visit(_ curve: some CurveKind) throws(HookeError) -> LinearApproximation {
        try curve.linearApproximation(error: error)
    }
}

private struct ReversedApproximationVisitor: CurveVisitor {
    let error: Double
    func visit(_ curve: some CurveKind) throws(HookeError) -> LinearApproximation? {
        try curve.linearApproximationReversed(error: error)
    }
}

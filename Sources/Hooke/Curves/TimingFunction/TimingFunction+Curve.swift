// What a timing function answers as a curve.

extension TimingFunction {
    /// The value at the fraction `t` of the time. NaN gives NaN.
    public func value(at t: Double) -> Double {
        // Curves of curves come first: as values of their own types they are retained, which costs a third more.
        switch self {
        case .composed(let outer, let inner): outer.value(at: inner.value(at: t))
        case .reversed(let curve): 1 - curve.value(at: 1 - t)
        default: accept(ValueVisitor(time: t))
        }
    }

    /// The slope at the fraction `t` of the time; of a composition f′(g)·g′, where a factor of 0 counts for more than one
    /// that is infinite. NaN gives NaN.
    public func slope(at t: Double) -> Double {
        switch self {
        case .composed(let outer, let inner):
            Self.product(outer.slope(at: inner.value(at: t)), inner.slope(at: t))
        case .reversed(let curve): curve.slope(at: 1 - t)
        default: accept(SlopeVisitor(time: t))
        }
    }

    /// The second derivative at the fraction `t` of the time; of a composition f″(g)·g′² + f′(g)·g″, where a factor of 0
    /// counts for more than one that is infinite, and of infinite terms of both signs the first. NaN gives NaN.
    public func secondDerivative(at t: Double) -> Double {
        switch self {
        case .composed(let outer, let inner):
            let (way, slope) = (inner.value(at: t), inner.slope(at: t))
            let bend = Self.product(Self.product(outer.secondDerivative(at: way), slope), slope)
            let carried = Self.product(outer.slope(at: way), inner.secondDerivative(at: t))
            return bend.isInfinite ? bend : bend + carried
        case .reversed(let curve): return -curve.secondDerivative(at: 1 - t)
        default: return accept(SecondDerivativeVisitor(time: t))
        }
    }

    private static func product(_ a: Double, _ b: Double) -> Double {
        if a == 0 && !b.isNaN || b == 0 && !a.isNaN { return 0 }
        return a * b
    }

    /// The smallest and the largest value from 0 to 1.
    public var extremes: (minimum: Double, maximum: Double) { extremes(in: 0...1) }

    /// The smallest and the largest value in an interval of the time, its ends included.
    ///
    /// As accurate as those of the curve itself. Of a composition whose inner curve jumps, they bound the values: what it
    /// jumps over counts too.
    public func extremes(in interval: ClosedRange<Double>) -> (minimum: Double, maximum: Double) {
        accept(ExtremesVisitor(interval: interval))
    }

    /// The earliest fraction of the time in [0, 1] at which the curve has a value; `nil` where it never has, and for
    /// NaN.
    ///
    /// As exact as that of the curve itself. A reversed Bézier's is that of the Bézier whose control points are turned
    /// about (½, ½) and rounded.
    ///
    /// - Throws: `HookeError.noSolution` for compositions, and for reversed curves other than Béziers: when they have a
    ///   value *first* their parts do not say.
    public func firstTime(reaching value: Double) throws(HookeError) -> Double? {
        try accept(FirstTimeVisitor(value: value))
    }

    func firstTimeReversed(reaching value: Double) throws(HookeError) -> Double? {
        try accept(FirstTimeVisitor(value: value, isReversed: true))
    }

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
        return try accept(ApproximationVisitor(error: error))
    }

    func linearApproximationReversed(error: Double) throws(HookeError) -> LinearApproximation {
        try accept(ApproximationVisitor(error: error, isReversed: true))
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
    var isReversed = false
    func visit(_ curve: some CurveKind) throws(HookeError) -> Double? {
        isReversed ? try curve.firstTimeReversed(reaching: value) : try curve.firstTime(reaching: value)
    }
}

private struct ApproximationVisitor: CurveVisitor {
    let error: Double
    var isReversed = false
    func visit(_ curve: some CurveKind) throws(HookeError) -> LinearApproximation {
        isReversed
            ? try curve.linearApproximationReversed(error: error)
            : try curve.linearApproximation(error: error)
    }
}

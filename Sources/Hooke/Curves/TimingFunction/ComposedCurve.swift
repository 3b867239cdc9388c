/// The curve of ``TimingFunction/composed(_:after:)``: t → outer(inner(t)).
package struct ComposedCurve: CurveKind {
    let outer, inner: TimingFunction

    package static var kindName: String { "composed" }
    package var function: TimingFunction { .composed(outer, after: inner) }

    package func value(at t: Double) -> Double { outer.value(at: inner.value(at: t)) }

    /// f′(g)·g′, where a factor of 0 counts for more than one that is infinite.
    package func slope(at t: Double) -> Double {
        Self.product(outer.slope(at: inner.value(at: t)), inner.slope(at: t))
    }

    /// f″(g)·g′² + f′(g)·g″.
    package func secondDerivative(at t: Double) -> Double {
        let (way, slope) = (inner.value(at: t), inner.slope(at: t))
        let bend = Self.product(Self.product(outer.secondDerivative(at: way), slope), slope)
        let carried = Self.product(outer.slope(at: way), inner.secondDerivative(at: t))
        return bend.isInfinite ? bend : bend + carried
    }

    private static func product(_ a: Double, _ b: Double) -> Double {
        if a == 0 && !b.isNaN || b == 0 && !a.isNaN { return 0 }
        return a * b
    }

    package func extremes(in interval: ClosedRange<Double>) -> (minimum: Double, maximum: Double) {
        let way = inner.extremes(in: interval)
        guard way.minimum <= way.maximum else { return (.nan, .nan) }
        return outer.extremes(in: way.minimum...way.maximum)
    }

    package func firstTime(reaching value: Double) throws(HookeError) -> Double? {
        throw .noSolution(field: "inverse", reason: "a curve of a curve is not inverted")
    }

    package func linearApproximation(error: Double) throws(HookeError) -> LinearApproximation {
        if inner.isIdentity { return try outer.linearApproximation(error: error) }
        if outer.isIdentity { return try inner.linearApproximation(error: error) }
        throw .noSolution(field: "composed", reason: "no error can be proven for a curve of a curve")
    }

    package func breaks(in range: ClosedRange<Double>, count: Int) -> [CurveBreak] {
        inner.breaks(in: range, count: count, throughBreaks: outer.breaks)
    }

    package var mayJumpAtEnd: Bool { outer.mayJumpAtEnd || inner.mayJumpAtEnd }
    package var isStaircase: Bool { outer.isStaircase || inner.isStaircase }
    package var jumpWidth: Double { max(outer.jumpWidth, inner.jumpWidth) }
}

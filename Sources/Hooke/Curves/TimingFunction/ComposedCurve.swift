/// The curve of ``TimingFunction/composed(_:after:)``: t → outer(inner(t)).
package struct ComposedCurve: CurveKind {
    let outer, inner: TimingFunction

    package static var kindName: String { "composed" }
    package var function: TimingFunction { .composed(outer, after: inner) }

    package func value(at t: Double) -> Double { function.value(at: t) }
    package func slope(at t: Double) -> Double { function.slope(at: t) }
    package func secondDerivative(at t: Double) -> Double { function.secondDerivative(at: t) }

    package func extremes(in interval: ClosedRange<Double>) -> (minimum: Double, maximum: Double) {
        let range = inner.extremes(in: interval)
        guard range.minimum <= range.maximum else { return (.nan, .nan) }
        return outer.extremes(in: range.minimum...range.maximum)
    }

    package func firstTime(reaching value: Double) throws(HookeError) -> Double? {
        throw .noSolution(field: "inverse", reason: "compositions cannot be inverted")
    }

    package func linearApproximation(error: Double) throws(HookeError) -> LinearApproximation {
        if inner.isIdentity { return try outer.linearApproximation(error: error) }
        if outer.isIdentity { return try inner.linearApproximation(error: error) }
        throw .noSolution(field: "composed", reason: "no error bound is known for compositions")
    }

    package func breaks(in range: ClosedRange<Double>, count: Int) -> [CurveBreak] {
        inner.breaks(in: range, count: count, throughBreaks: outer.breaks)
    }

    package var mirrored: TimingFunction? {
        .composed(outer.mirrored ?? .reversed(outer), after: inner.mirrored ?? .reversed(inner))
    }

    package var numberList: [Double] { outer.numberList + inner.numberList }

    package var mayJumpAtEnd: Bool { outer.mayJumpAtEnd || inner.mayJumpAtEnd }
    package var isStepped: Bool { outer.isStepped || inner.isStepped }
    package var jumpUncertainty: Double { max(outer.jumpUncertainty, inner.jumpUncertainty) }
}

extension ComposedCurve {
    package init(numbers reader: inout NumberReader) throws(HookeError) {
        let outer = try TimingFunction(numbers: &reader)
        self.init(outer: outer, inner: try TimingFunction(numbers: &reader))
    }
}

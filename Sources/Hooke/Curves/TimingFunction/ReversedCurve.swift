/// The curve of ``TimingFunction/reversed(_:)``: t → 1 − f(1 − t).
package struct ReversedCurve: CurveKind {
    let curve: TimingFunction

    package static var kindName: String { "reversed" }
    package var function: TimingFunction { .reversed(curve) }

    package func value(at t: Double) -> Double { function.value(at: t) }
    package func slope(at t: Double) -> Double { function.slope(at: t) }
    package func secondDerivative(at t: Double) -> Double { function.secondDerivative(at: t) }

    package func extremes(in interval: ClosedRange<Double>) -> (minimum: Double, maximum: Double) {
        let turned = curve.extremes(in: (1 - interval.upperBound)...(1 - interval.lowerBound))
        return (1 - turned.maximum, 1 - turned.minimum)
    }

    package func firstTime(reaching value: Double) throws(HookeError) -> Double? {
        guard let mirrored = curve.mirrored else {
            throw .noSolution(field: "inverse", reason: "a reversed spring cannot be inverted")
        }
        return try mirrored.firstTime(reaching: value)
    }

    package func linearApproximation(error: Double) throws(HookeError) -> LinearApproximation {
        if let own = try curve.linearApproximationReversed(error: error) { return own }
        if let mirrored = curve.mirrored { return try mirrored.linearApproximation(error: error) }
        return try curve.linearApproximation(error: error * 0.999).reversed(within: error)
    }

    package func breaks(in range: ClosedRange<Double>, count: Int) -> [CurveBreak] {
        let mirrored = (1 - range.upperBound)...(1 - range.lowerBound)
        return curve.breaks(in: mirrored, count: count).reversed().map {
            CurveBreak(input: 1 - $0.input, isJump: $0.isJump)
        }
    }

    package var mirrored: TimingFunction? { curve }
    package var cssText: String? { curve.mirrored?.css }

    package var numberList: [Double] { curve.numberList }

    package var mayJumpAtEnd: Bool { curve.mayJumpAtEnd }
    package var isStepped: Bool { curve.isStepped }
    /// The rounding of 1 − t.
    package var jumpUncertainty: Double { 0x1p-51 }

    package var ownDuration: Double? { curve.duration }
    package var handles: [(anchor: SIMD2<Double>, tip: SIMD2<Double>)] {
        curve.handles.map { (anchor: 1 - $0.anchor, tip: 1 - $0.tip) }
    }
    package var corners: [SIMD2<Double>] { curve.stops.map { 1 - $0 } }
}

extension ReversedCurve {
    package init(numbers reader: inout NumberReader) throws(HookeError) {
        self.init(curve: try TimingFunction(numbers: &reader))
    }
}

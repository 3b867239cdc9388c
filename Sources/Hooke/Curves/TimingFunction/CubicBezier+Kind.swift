extension CubicBezier: CurveKind {
    package static var kindName: String { "bezier" }
    package var function: TimingFunction { .bezier(self) }

    package var mirrored: TimingFunction? {
        .bezier(
            CubicBezier(
                unchecked: x2.decimalComplement, y2.decimalComplement, x1.decimalComplement,
                y1.decimalComplement))
    }
    package var beziers: EasingPath? { EasingPath(self) }

    package func breaks(in range: ClosedRange<Double>, count: Int) -> [CurveBreak] {
        ([0] + turningTimes + [1]).filter(range.contains).map { CurveBreak(input: $0) }
    }

    package var mayJumpAtEnd: Bool { false }
    package var isIdentity: Bool { isLinear }

    package var handles: [(anchor: SIMD2<Double>, tip: SIMD2<Double>)] {
        [(anchor: SIMD2(0, 0), tip: SIMD2(x1, y1)), (anchor: SIMD2(1, 1), tip: SIMD2(x2, y2))]
    }

    package var numberList: [Double] { [x1, y1, x2, y2] }
    package init(numbers reader: inout NumberReader) throws(HookeError) {
        try self.init(
            x1: try reader.next(), y1: try reader.next(), x2: try reader.next(), y2: try reader.next())
    }

    package var cssText: String? { css }
    package static var cssForm: String? { "cubic-bezier(…)" }
    package static func read(_ word: CSSWord, _ reader: inout CSSReader) throws(HookeError) -> CubicBezier? {
        word == "cubic-bezier(" ? try CubicBezier(&reader) : CubicBezier(keyword: word)
    }

    package static var numbers: (count: Int, curve: @Sendable ([Double]) throws(HookeError) -> CubicBezier)? {
        (
            4,
            { points throws(HookeError) in
                try CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
            }
        )
    }
}

extension CubicBezier {
    /// Returns the curve as straight pieces that are nowhere farther than `error` from it in [0, 1], with the fewest
    /// stops. See `SpringMotion.linearApproximation(error:duration:)` for the guarantees. Vertical tangents and
    /// overshoot are supported. The `duration` of the result is 1.
    ///
    /// - Parameter error: The largest distance allowed; above 0 and below 1.
    /// - Throws: `HookeError.outOfRange` for an error outside that range. `HookeError.noSolution` if more than 4096
    ///   stops would be needed, or if the error is below a few roundings of the curve's largest value.
    public func linearApproximation(error: Double = 0.001) throws(HookeError) -> LinearApproximation {
        try approximation(progress(inflections: inflections), error: error)
    }

    package func linearApproximationReversed(error: Double) throws(HookeError) -> LinearApproximation? {
        try approximation(progress(inflections: inflections).reversed(), error: error)
    }

    private func approximation(
        _ progress: TimingProgress, error: Double
    ) throws(HookeError) -> LinearApproximation {
        _ = try ErrorBudget(error)
        if isLinear { return LinearApproximation(curve: .identity, duration: 1, error: 0) }
        let size = max(-extremes.minimum, extremes.maximum)
        return try LinearApproximation(progress, upTo: size, error: error, end: 1)
    }
}

extension LinearStops {
    /// The straight line value = t from 0 to 1.
    fileprivate static let identity = LinearStops(checked: [
        Stop(input: 0, output: 0), Stop(input: 1, output: 1),
    ])
}

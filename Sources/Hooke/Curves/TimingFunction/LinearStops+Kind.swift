extension LinearStops: CurveKind {
    package static var kindName: String { "linear" }
    package var function: TimingFunction { .linear(self) }

    /// Returns the smallest and largest value in a time interval, ends included, with the left limits at jumps.
    public func extremes(in interval: ClosedRange<Double>) -> (minimum: Double, maximum: Double) {
        let ends = [value(at: interval.lowerBound), value(at: interval.upperBound)]
        let inner = stops.filter { $0.input > interval.lowerBound && $0.input <= interval.upperBound }
        let values = ends + inner.map { $0.output }
        return (values.min() ?? .nan, values.max() ?? .nan)
    }

    /// Returns the earliest fraction of the time in [0, 1] at which the curve has a value, within a few u of 1 +
    /// |value|/|slope|. `nil` for a value that it does not reach, jumps over or has only as a left limit at a jump,
    /// and for NaN.
    public func firstTime(reaching value: Double) -> Double? {
        if value.isNaN { return nil }
        let inner = stops.filter { $0.input > 0 && $0.input < 1 }
        var from = Stop(input: 0, output: self.value(at: 0))
        for to in inner + [Stop(input: 1, output: limit(at: 1))] {
            if from.input == to.input {
                from = to
                continue
            }
            if from.output == value { return from.input }
            if (from.output < value) == (value < to.output), value != to.output {
                let rise = to.output - from.output
                let fraction =
                    rise.isFinite
                    ? (value - from.output) / rise
                    : (value / 2 - from.output / 2) / (to.output / 2 - from.output / 2)
                return from.input + (to.input - from.input) * fraction
            }
            from = to
        }
        return self.value(at: 1) == value ? 1 : nil
    }

    /// The left limit at a time: at a jump the first stop's output.
    private func limit(at t: Double) -> Double { stops.first { $0.input == t }?.output ?? value(at: t) }

    package func linearApproximation(error: Double) throws(HookeError) -> LinearApproximation {
        LinearApproximation(curve: self, duration: 1, error: 0)
    }

    package func breaks(in range: ClosedRange<Double>, count: Int) -> [CurveBreak] {
        stops.indices.map { k in
            CurveBreak(
                input: stops[k].input,
                isJump: k > 0 && stops[k - 1].input == stops[k].input
                    || k + 1 < stops.count && stops[k + 1].input == stops[k].input)
        }.filter { range.contains($0.input) }
    }

    package var mirrored: TimingFunction? {
        let turned = stops.reversed().map {
            Stop(input: $0.input.decimalComplement, output: $0.output.decimalComplement)
        }
        return (try? LinearStops(turned)).map { .linear($0) }
    }

    package var mayJumpAtEnd: Bool { zip(stops, stops.dropFirst()).contains { $0.input == $1.input } }
    package var corners: [SIMD2<Double>] {
        stops.filter { (0...1).contains($0.input) }.map { SIMD2($0.input, $0.output) }
    }

    package var numberList: [Double] {
        [Double(stops.count)] + stops.flatMap { [$0.input, $0.output] }
    }
    package init(numbers reader: inout NumberReader) throws(HookeError) {
        try self.init(
            try reader.list { reader throws(HookeError) in
                Stop(input: try reader.next(), output: try reader.next())
            })
    }

    package var cssText: String? { css }
    package static var cssForm: String? { "linear(…)" }
    package static func read(_ word: CSSWord, _ reader: inout CSSReader) throws(HookeError) -> LinearStops? {
        word == "linear(" ? try LinearStops(&reader) : nil
    }
}

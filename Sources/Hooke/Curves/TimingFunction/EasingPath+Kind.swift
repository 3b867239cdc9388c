extension EasingPath: CurveKind {
    package static var kindName: String { "path" }
    package var function: TimingFunction { .path(self) }

    /// Where the curve turns inside a Bézier, and the Béziers' shared points: times in (0, 1), ascending.
    private var turns: [Double] {
        var times: [Double] = []
        for piece in pieces {
            if piece.start > 0 { times.append(piece.start) }
            let v = piece.values
            let roots = stationaryParameters(v.y - v.x, DoubleDouble(sumOf: v.z, and: -v.y), v.w - v.z)
            for s in roots where s > 0 && s < 1 {
                times.append(min(max(piece.time(atParameter: s), piece.start), 1))
            }
        }
        return times.filter { $0 > 0 && $0 < 1 }
    }

    /// Returns the smallest and largest value in a time interval, ends included, as accurate as `value(at:)`.
    public func extremes(in interval: ClosedRange<Double>) -> (minimum: Double, maximum: Double) {
        let times = [interval.lowerBound, interval.upperBound] + ([0, 1] + turns).filter(interval.contains)
        let values = times.map(value)
        return (values.min() ?? .nan, values.max() ?? .nan)
    }

    /// Returns the earliest fraction of the time in [0, 1] at which the curve has a value, as exact as `value(at:)`; `nil`
    /// if it never has, and for NaN.
    public func firstTime(reaching value: Double) -> Double? {
        function.firstTime(reaching: value, turns: turns)
    }

    package func linearApproximationReversed(error: Double) throws(HookeError) -> LinearApproximation? {
        try LinearApproximation(
            progress.reversed(), upTo: size + 1, error: error, end: 1 - points[0].value)
    }

    package var mirrored: TimingFunction? {
        let turned = points.reversed().map {
            Point(time: $0.time.decimalComplement, value: $0.value.decimalComplement)
        }
        return (try? EasingPath(turned)).map { .path($0) }
    }
    package var beziers: EasingPath? { self }

    package func breaks(in range: ClosedRange<Double>, count: Int) -> [CurveBreak] {
        ([0] + turns + [1]).filter(range.contains).map { CurveBreak(input: $0) }
    }

    package var numberList: [Double] {
        [Double(points.count)] + points.flatMap { [$0.time, $0.value] }
    }
    package init(numbers reader: inout NumberReader) throws(HookeError) {
        try self.init(
            try reader.list { reader throws(HookeError) in
                Point(time: try reader.next(), value: try reader.next())
            })
    }

    package var mayJumpAtEnd: Bool { false }

    package var handles: [(anchor: SIMD2<Double>, tip: SIMD2<Double>)] {
        let places = points.map { SIMD2<Double>($0.time, $0.value) }
        var handles: [(anchor: SIMD2<Double>, tip: SIMD2<Double>)] = []
        for index in stride(from: 0, to: points.count - 1, by: 3) {
            handles.append((anchor: places[index], tip: places[index + 1]))
            handles.append((anchor: places[index + 3], tip: places[index + 2]))
        }
        return handles
    }
}

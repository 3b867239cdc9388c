extension Easing: CurveKind {
    package static var kindName: String { "easing" }
    package var function: TimingFunction { .easing(self) }

    /// The smallest and the largest value in an interval of the time, its ends included, as accurate as `value(at:)`.
    public func extremes(in interval: ClosedRange<Double>) -> (minimum: Double, maximum: Double) {
        let times = [interval.lowerBound, interval.upperBound] + ([0, 1] + turns).filter(interval.contains)
        let values = times.map(value)
        return (values.min() ?? .nan, values.max() ?? .nan)
    }

    /// The earliest fraction of the time in [0, 1] at which the curve reaches a value, as exact as `value(at:)`; `nil`
    /// where it never does, and for NaN. A value that the curve jumps over is reached at the jump.
    public func firstTime(reaching value: Double) -> Double? {
        function.firstTime(reaching: value, turns: turns)
    }

    package var mirrored: TimingFunction? { .easing(reversed()) }
    package var beziers: EasingPath? { bezierPath }

    /// Returns the curve as straight pieces that are nowhere farther than `error` from it in (0, 1], for CSS's `linear()`.
    /// See `SpringMotion.linearApproximation(error:duration:)` for the guarantees. The `duration` of the result is 1.
    ///
    /// - A jump at the end is a jump of the pieces if it is larger than the error.
    /// - At a jump at 0 the pieces begin with the right limit. The error includes the jump if it is not larger than
    ///   requested: then it holds at 0 too.
    ///
    /// - Parameter error: The largest distance allowed; above 0 and below 1.
    /// - Throws: `HookeError.outOfRange` for an error outside that range. `HookeError.noSolution` if more than 4096
    ///   stops would be needed, or if the error is below a few roundings.
    public func linearApproximation(error: Double = 0.001) throws(HookeError) -> LinearApproximation {
        let share = try ErrorBudget(error)
        let progress = self.progress
        guard let points = progress.samples(within: share.sampling, limit: 1 << 18) else {
            throw .noSolution(
                field: .error, reason: "more than \(LinearApproximation.limit) stops are needed")
        }
        let gap = 1 - progress.state(at: 1).value
        let isPinned = gap.magnitude <= 0.99 * error
        let found = try LinearApproximation(
            progress, around: points, share, pinnedEnd: isPinned ? 1 : nil, duration: 1)
        var stops = found.curve.stops
        if !isPinned { stops.append(LinearStops.Stop(input: 1, output: 1)) }
        let jump = (stops[0].output - value(at: 0)).magnitude
        return LinearApproximation(
            curve: LinearStops(checked: stops), duration: 1,
            error: jump <= error ? max(found.error, jump) : found.error)
    }

    package func breaks(in range: ClosedRange<Double>, count: Int) -> [CurveBreak] {
        let ends = jumps
        let inner = turns.map { CurveBreak(input: $0) }
        let all =
            [CurveBreak(input: 0, isJump: ends.atStart)] + inner + [CurveBreak(input: 1, isJump: ends.atEnd)]
        return all.filter { range.contains($0.input) }
    }

    /// The index in `allCases`, or beyond these in `parametrized` followed by the numbers.
    package var numberList: [Double] {
        guard let parameters else { return [Double(Self.allCases.firstIndex(of: self) ?? 0)] }
        let plain = Easing(family, direction, parameters: nil)
        let index = Self.allCases.count + (Self.parametrized.firstIndex(of: plain) ?? 0)
        return [Double(index)] + family.parameters.indices.map { parameters[$0] }
    }
    package init(numbers reader: inout NumberReader) throws(HookeError) {
        let count = Self.allCases.count
        let index = try reader.whole(below: count + Self.parametrized.count)
        guard index >= count else {
            self = Self.allCases[index]
            return
        }
        let plain = Self.parametrized[index - count]
        var numbers: [Double] = []
        for _ in plain.family.parameters { numbers.append(try reader.next()) }
        try self.init(plain.family, plain.direction, numbers)
    }

    package var mayJumpAtEnd: Bool { jumps.atEnd }
}

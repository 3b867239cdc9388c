extension SpringCurve: CurveKind {
    package static var kindName: String { "spring" }
    package var function: TimingFunction { .spring(self) }

    /// Returns the smallest and largest value in a time interval, ends included, as accurate as `value(at:)`.
    public func extremes(in interval: ClosedRange<Double>) -> (minimum: Double, maximum: Double) {
        var values = [value(at: interval.lowerBound), value(at: interval.upperBound)]
        let (from, to) = (max(interval.lowerBound, 0), min(interval.upperBound, 1))
        if from < to {
            let inner = motion.extremes(in: (from * duration)...(to * duration))
            values += [inner.minimum, inner.maximum]
        }
        return (values.min() ?? .nan, values.max() ?? .nan)
    }

    /// Returns the earliest fraction of the time in [0, 1] at which the curve has a value; `nil` if it never has, and
    /// for NaN. As accurate as `SpringMotion.firstTime(at:in:)`.
    public func firstTime(reaching value: Double) -> Double? {
        if let time = motion.firstTime(at: value, in: 0...duration), time < duration {
            return time / duration
        }
        return value == 1 ? 1 : nil
    }

    /// Returns the curve as straight pieces that are nowhere farther than `error` from it in [0, 1]; see
    /// `SpringMotion.linearApproximation(error:duration:)`. If the gap at the end is above 0.99 times the error, the
    /// stops end with a jump to 1.
    ///
    /// - Parameter error: The largest distance allowed, as a fraction of the distance from start to target; above 0
    ///   and below 1.
    /// - Throws: `HookeError.outOfRange` for an error outside that range. `HookeError.noSolution` if more than 4096
    ///   stops would be needed, or if the error is below a few roundings.
    public func linearApproximation(error: Double = 0.001) throws(HookeError) -> LinearApproximation {
        let share = try ErrorBudget(error)
        let progress = SpringProgress(motion, duration: duration)
        guard let points = progress.samples(within: share.sampling, limit: 1 << 18) else {
            throw .noSolution(
                field: .error, reason: "more than \(LinearApproximation.limit) stops are needed")
        }
        let isCaught = gap.magnitude <= 0.99 * error
        let found = try LinearApproximation(
            progress.timing, around: points, share, pinnedEnd: isCaught ? 1 : nil, duration: duration)
        guard !isCaught else { return found }
        let stops = found.curve.stops + [LinearStops.Stop(input: 1, output: 1)]
        return LinearApproximation(
            curve: LinearStops(checked: stops), duration: duration, error: found.error)
    }

    package func breaks(in range: ClosedRange<Double>, count: Int) -> [CurveBreak] {
        var breaks = [CurveBreak(input: 0)]
        // Begin just before the range, because the product is rounded.
        let from = max(0, min(1, range.lowerBound)) * (1 - 0x1p-50)
        let seconds = (from * duration)...(max(from, min(1, range.upperBound)) * duration)
        for turn in motion.turningPoints(in: seconds).prefix(count) {
            breaks.append(CurveBreak(input: min(1, turn.time / duration)))
        }
        return (breaks + [CurveBreak(input: 1, isJump: true)]).filter { range.contains($0.input) }
    }

    package var numberList: [Double] {
        [spring.mass, spring.stiffness, spring.damping, initialVelocity, duration]
    }
    package init(numbers reader: inout NumberReader) throws(HookeError) {
        let spring = try Spring(
            mass: try reader.next(), stiffness: try reader.next(), damping: try reader.next())
        try self.init(spring, initialVelocity: try reader.next(), duration: try reader.next())
    }

    package var mayJumpAtEnd: Bool { true }
    package var ownDuration: Double? { duration }
}

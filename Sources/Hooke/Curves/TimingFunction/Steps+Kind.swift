extension Steps: CurveKind {
    package static var kindName: String { "steps" }
    package var function: TimingFunction { .steps(self) }

    /// Returns the smallest and largest value in a time interval, ends included.
    public func extremes(in interval: ClosedRange<Double>) -> (minimum: Double, maximum: Double) {
        (value(at: interval.lowerBound), value(at: interval.upperBound))
    }

    /// Returns the earliest fraction of the time in [0, 1] at which the curve has a value: the beginning of the
    /// interval with that value. `nil` for other values, for values that occur only outside [0, 1], and for NaN.
    public func firstTime(reaching value: Double) -> Double? {
        let taken = (value * jumps).rounded()
        let stretch = jump == .start || jump == .both ? taken - 1 : taken
        let time = max(stretch, 0) / Double(count)
        return time <= 1 && self.value(at: time) == value ? time : nil
    }

    /// Returns the exact curve from 0 to 1 as straight pieces, with two stops at each jump.
    /// - Throws: `HookeError.noSolution` if more than 4096 stops would be needed.
    public func linearApproximation() throws(HookeError) -> LinearApproximation {
        guard count < LinearApproximation.limit / 2 else {
            throw .noSolution(
                field: .count, reason: "more than \(LinearApproximation.limit) stops are needed")
        }
        var stops: [LinearStops.Stop] = []
        for index in 0..<count {
            let (from, to) = (Double(index) / Double(count), Double(index + 1) / Double(count))
            stops.append(LinearStops.Stop(input: from, output: value(at: from)))
            stops.append(LinearStops.Stop(input: to, output: value(at: from)))
        }
        if value(at: 1) != stops[stops.count - 1].output {
            stops.append(LinearStops.Stop(input: 1, output: value(at: 1)))
        }
        return LinearApproximation(curve: LinearStops(checked: stops), duration: 1, error: 0)
    }

    package func linearApproximation(error: Double) throws(HookeError) -> LinearApproximation {
        try linearApproximation()
    }

    /// The jumps; an empty array for a thousand or more, because the steps are monotone anyway.
    package func breaks(in range: ClosedRange<Double>, count: Int) -> [CurveBreak] {
        let n = Double(self.count)
        let (first, last) = ((range.lowerBound * n).rounded(.up), (range.upperBound * n).rounded(.down))
        guard last - first < 1_000 else { return [] }
        return stride(from: first, through: last, by: 1).map { CurveBreak(input: $0 / n, isJump: true) }
    }

    package var mirrored: TimingFunction? {
        let other: Jump = jump == .start ? .end : jump == .end ? .start : jump
        return (try? Steps(count, jump: other)).map { .steps($0) }
    }

    package var mayJumpAtEnd: Bool { true }
    package var isStepped: Bool { true }

    package var numberList: [Double] { [Double(count), Double(Jump.allCases.firstIndex(of: jump) ?? 0)] }
    package init(numbers reader: inout NumberReader) throws(HookeError) {
        let count = try reader.whole(below: Int(Int32.max))
        try self.init(count, jump: Jump.allCases[try reader.whole(below: Jump.allCases.count)])
    }

    package var cssText: String? { css }
    package static var cssForm: String? { "steps(…)" }
    package static func read(_ word: CSSWord, _ reader: inout CSSReader) throws(HookeError) -> Steps? {
        word == "steps(" ? try Steps(&reader) : Steps(keyword: word)
    }
}

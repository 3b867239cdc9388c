// Where timing functions turn, bend and jump.

extension TimingFunction {
    /// Whether the curve only takes the values of its steps.
    var isStaircase: Bool { accept(StaircaseVisitor()) }
    /// How far from a jump its sides are certain: a reversed curve rounds 1 − t.
    var jumpWidth: Double { accept(JumpWidthVisitor()) }
    /// Whether the value just before 1 may be another than that at 1.
    var mayJumpAtEnd: Bool { accept(EndVisitor()) }

    /// Where the curve may turn, bend or jump, in order, the ends of the range perhaps among them. The jumps of steps are
    /// left out where there are more than a thousand: they all go one way.
    ///
    /// - Parameter count: leaves out what comes after so many.
    func breaks(in range: ClosedRange<Double>, count: Int = .max) -> [CurveBreak] {
        accept(BreaksVisitor(range: range, count: count))
    }

    /// The breaks of another function composed after this curve: its own, and where it passes those of the other.
    ///
    /// - Parameter others: the breaks of the other in a range of its input.
    func breaks(
        in range: ClosedRange<Double>, count: Int,
        throughBreaks others: (ClosedRange<Double>, Int) -> [CurveBreak]
    ) -> [CurveBreak] {
        var all: [CurveBreak] = []
        let own = breaks(in: range, count: count)
        // Where the curve jumps at an end of the range, what counts is the side within.
        let isJump = { (input: Double) in own.contains { $0.isJump && $0.input == input } }
        let width = jumpWidth
        func after(_ jump: Double) -> Double { max(jump.nextUp, jump + width) }
        func before(_ jump: Double) -> Double { min(jump.nextDown, jump - width) }
        var from = isJump(range.lowerBound) ? after(range.lowerBound) : range.lowerBound
        let inside = own.filter { $0.input > range.lowerBound && $0.input < range.upperBound }
        let last = CurveBreak(input: range.upperBound, isJump: isJump(range.upperBound))
        for (index, end) in (inside + [last]).enumerated() where all.count < count {
            let to = end.isJump ? before(end.input) : end.input
            let (start, stop) = (value(at: from), value(at: to))
            if from < to, start.isFinite, stop.isFinite {
                let passed = others(min(start, stop)...max(start, stop), count)
                for point in start <= stop ? passed : passed.reversed() {
                    let input = input(at: point.input, from: from, to: to, rises: start <= stop)
                    all.append(CurveBreak(input: input, isJump: point.isJump || isStaircase))
                }
            }
            if index < inside.count { all.append(end) }
            from = end.isJump ? after(end.input) : end.input
        }
        return all
    }

    /// The first time in a monotone piece at which the curve has come to a value.
    private func input(at value: Double, from start: Double, to end: Double, rises: Bool) -> Double {
        firstInstant(from: start, to: end) {
            rises ? self.value(at: $0) >= value : self.value(at: $0) <= value
        }
    }
}

private struct StaircaseVisitor: CurveVisitor {
    func visit(_ curve: some CurveKind) -> Bool { curve.isStaircase }
}

private struct JumpWidthVisitor: CurveVisitor {
    func visit(_ curve: some CurveKind) -> Double { curve.jumpWidth }
}

private struct EndVisitor: CurveVisitor {
    func visit(_ curve: some CurveKind) -> Bool { curve.mayJumpAtEnd }
}

private struct BreaksVisitor: CurveVisitor {
    let range: ClosedRange<Double>
    let count: Int
    func visit(_ curve: some CurveKind) -> [CurveBreak] { curve.breaks(in: range, count: count) }
}

// Turning points, corners and jumps of timing functions.

extension TimingFunction {
    package var isStepped: Bool { accept(StaircaseVisitor()) }
    /// The distance from a jump from which its side is certain: a reversed curve rounds 1 − t.
    package var jumpUncertainty: Double { accept(JumpWidthVisitor()) }
    /// Whether the value at 0 is not 0: the curve jumps there, as `steps(…, jump-start)`.
    package var jumpsAtStart: Bool { value(at: 0) != 0 }
    package var mayJumpAtEnd: Bool { accept(EndVisitor()) }

    /// The inputs at which the curve may turn, bend or jump, ascending, possibly with the ends of the range. A
    /// thousand or more jumps of steps are omitted, because the steps are monotone anyway.
    ///
    /// - Parameter count: The largest number to return.
    package func breaks(in range: ClosedRange<Double>, count: Int = .max) -> [CurveBreak] {
        accept(BreaksVisitor(range: range, count: count))
    }

    /// The times in (0, 1) between which the curve is monotone, ascending; a thousand or more steps are omitted.
    package var turningTimes: [Double] {
        breaks(in: 0...1, count: CurveBreak.most).map { $0.input }.filter { $0 > 0 && $0 < 1 }
    }

    /// The breaks of another function composed after this curve: its own breaks, and the inputs at which it passes
    /// those of the other.
    ///
    /// - Parameter others: Returns the breaks of the other function in a range of its input.
    package func breaks(
        in range: ClosedRange<Double>, count: Int,
        throughBreaks others: (ClosedRange<Double>, Int) -> [CurveBreak]
    ) -> [CurveBreak] {
        var all: [CurveBreak] = []
        let own = breaks(in: range, count: count)
        // At a jump at an end of the range, use the side within the range.
        let isJump = { (input: Double) in own.contains { $0.isJump && $0.input == input } }
        let width = jumpUncertainty
        func after(_ jump: Double) -> Double { max(jump.nextUp, jump + width) }
        func before(_ jump: Double) -> Double { min(jump.nextDown, jump - width) }
        var from = range.lowerBound
        if isJump(from) {
            all.append(CurveBreak(input: from, isJump: true))
            from = after(from)
        }
        let inside = own.filter { $0.input > range.lowerBound && $0.input < range.upperBound }
        let last = CurveBreak(input: range.upperBound, isJump: isJump(range.upperBound))
        for (index, end) in (inside + [last]).enumerated() where all.count < count {
            let to = end.isJump ? before(end.input) : end.input
            let (start, stop) = (value(at: from), value(at: to))
            if from < to, start.isFinite, stop.isFinite {
                let passed = others(min(start, stop)...max(start, stop), count)
                for point in start <= stop ? passed : passed.reversed() {
                    let first = firstInstant(from: from, to: to) {
                        start <= stop ? value(at: $0) >= point.input : value(at: $0) <= point.input
                    }
                    all.append(CurveBreak(input: first, isJump: point.isJump || isStepped))
                    // Rounding can hold the curve at the jump for several doubles: the other function jumps at both ends.
                    guard point.isJump else { continue }
                    let next = firstInstant(from: first, to: to) {
                        start <= stop ? value(at: $0) > point.input : value(at: $0) < point.input
                    }
                    if next > first { all.append(CurveBreak(input: next, isJump: true)) }
                }
            }
            if index < inside.count || end.isJump { all.append(end) }
            from = end.isJump ? after(end.input) : end.input
        }
        return all
    }
}

private struct StaircaseVisitor: CurveVisitor {
    func visit(_ curve: some CurveKind) -> Bool { curve.isStepped }
}

private struct JumpWidthVisitor: CurveVisitor {
    func visit(_ curve: some CurveKind) -> Double { curve.jumpUncertainty }
}

private struct EndVisitor: CurveVisitor {
    func visit(_ curve: some CurveKind) -> Bool { curve.mayJumpAtEnd }
}

private struct BreaksVisitor: CurveVisitor {
    let range: ClosedRange<Double>
    let count: Int
    func visit(_ curve: some CurveKind) -> [CurveBreak] { curve.breaks(in: range, count: count) }
}

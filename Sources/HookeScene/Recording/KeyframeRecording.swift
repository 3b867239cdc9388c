import Hooke

/// What the windows of a keyframe block set, in the order of the code.
struct KeyframeRecording {
    private let steps: [(window: KeyframeWindow, change: Transaction.Change)]

    /// The windows of a block; a change that it made outside any window has the whole for a window.
    init(_ transaction: Transaction) {
        var steps: [(KeyframeWindow, Transaction.Change)] = []
        var direct = transaction.changes[...]
        for window in transaction.windows ?? [] {
            let before = direct.prefix(window.directChanges - direct.startIndex)
            steps += before.map { (.whole, $0) }
            direct = direct.dropFirst(before.count)
            steps += window.changes.map { (window.window, $0) }
        }
        self.steps = steps + direct.map { (.whole, $0) }
    }

    /// One change for each property of each view: the first that the code made, with the value before it.
    var firstChanges: [Transaction.Change] {
        var seen: Set<PropertyKey> = []
        return steps.map(\.change).filter { seen.insert($0.key).inserted }
    }

    /// The keyframes of one property, from a value.
    ///
    /// - Throws: `HookeError` when the values are too large for the track's arithmetic.
    func keyframes(
        of first: Transaction.Change, from start: AnimatableValue, mode: CalculationMode, pacing: Pacing
    ) throws(HookeError) -> KeyframeMotion {
        var moves = KeyframeWindows(from: start)
        var last = moves.initialValue
        for step in steps where step.change.key == first.key {
            last = step.change.after
            moves.add(step.window, to: last)
        }
        return try KeyframeMotion(moves, last: last, mode: mode, pacing: pacing)
    }
}

import Hooke

/// The changes of a keyframe block by window, in code order.
struct KeyframeRecording: SceneIsolated {
    private let steps: [(window: KeyframeWindow, change: Transaction.Change)]

    /// Creates the windows of a block. Changes outside any window get the whole duration.
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

    /// The first change of each property of each view, with the value before it.
    var firstChanges: [Transaction.Change] {
        var seen: Set<PropertyKey> = []
        return steps.map(\.change).filter { seen.insert($0.key).inserted }
    }

    /// Returns the keyframes of one property, starting at `start`.
    ///
    /// - Throws: `HookeError` if the values overflow the track's arithmetic.
    func keyframes(
        of first: Transaction.Change, from start: AnimatableValue, mode: CalculationMode, pacing: Pacing
    ) throws(HookeError) -> PropertyKeyframes {
        var moves = RelativeKeyframes(from: start)
        var last = moves.initialValue
        for step in steps where step.change.key == first.key {
            last = step.change.after
            moves.add(step.window, to: last)
        }
        return try PropertyKeyframes(moves, last: last, mode: mode, pacing: pacing)
    }
}

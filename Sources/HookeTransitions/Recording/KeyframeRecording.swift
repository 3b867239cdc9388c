import Hooke

/// What the windows of a keyframe block set, sorted by view and property.
struct KeyframeRecording {
    let windows: [Transaction.Window]

    /// The windows of a block; changes that it made outside any window count as one over the whole.
    init(windows: [Transaction.Window], direct: [Transaction.Change]) {
        var all = windows
        if !direct.isEmpty {
            all.insert(.init(start: 0, end: 1, changes: direct), at: 0)
        }
        // A stable sort: of two windows that start together the later one in the code wins.
        self.windows = all.enumerated()
            .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
    }

    /// One change for each property of each view: the first that the code made, with the value before it.
    var firstChanges: [Transaction.Change] {
        var seen: Set<PropertyKey> = []
        var first: [Transaction.Change] = []
        for window in windows {
            for change in window.changes where seen.insert(change.key).inserted { first.append(change) }
        }
        return first
    }

    /// The keyframes of one property: held before the first window and between windows; a window that starts
    /// inside an earlier one cuts it off at the running value.
    ///
    /// - Throws: `HookeError` when the values are too large for the track's arithmetic.
    func keyframes(
        of first: Transaction.Change, mode: KeyframeMode, pacing: Pacing
    ) throws(HookeError) -> KeyframeMotion {
        var keys = KeyframeMotion.Keys(first: first.before[first.property])
        for window in windows {
            for change in window.changes where change.key == first.key {
                keys.add(start: window.start, end: window.end, to: change.after[first.property])
            }
        }
        return try KeyframeMotion(keys.finished(), mode: mode, pacing: pacing)
    }
}

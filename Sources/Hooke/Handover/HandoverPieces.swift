/// What is shown before, between and after switches at ascending times.
package struct HandoverPieces<Piece: Sendable>: Sendable {
    /// The times of the switches.
    private var times: [Double] = []
    /// One more than switches.
    private var pieces: [Piece]

    package init(_ first: Piece) { pieces = [first] }

    /// The piece from the last switch on, and its start; −∞ without switches.
    package var last: (piece: Piece, start: Double) { (pieces[pieces.count - 1], times.last ?? -.infinity) }

    /// Removes the switches at `time` and later, and returns how many are left.
    package mutating func removeSwitches(from time: Double) throws(HookeError) -> Int {
        guard time.isFinite else {
            throw .outOfRange(field: "at", value: time, accepted: "a finite number of seconds")
        }
        let kept = times.partitioningIndex { $0 >= time }
        times.removeSubrange(kept...)
        pieces.removeSubrange((kept + 1)...)
        return kept
    }

    /// Adds a piece from `time` on, which is after the last switch.
    package mutating func append(_ piece: Piece, at time: Double) {
        pieces.append(piece)
        times.append(time)
    }

    /// The piece of a time: that of the last switch at or before it. For NaN any piece.
    package subscript(time: Double) -> Piece {
        let index = times.withUnsafeBufferPointer { times in
            var (low, count) = (0, times.count)
            // Without branches that depend on the time.
            while count > 0 {
                let half = (count &+ 1) / 2
                low &+= times[low &+ half &- 1] <= time ? half : 0
                count &-= half
            }
            return low
        }
        return pieces[index]
    }
}

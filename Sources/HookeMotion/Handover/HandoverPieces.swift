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
        let index = times.withUnsafeBufferPointer { Self.index(of: time, in: $0) }
        return pieces[index]
    }

    /// How many of the ascending times are at or before `time`.
    @inline(__always) private static func index(
        of time: Double, in times: UnsafeBufferPointer<Double>
    ) -> Int {
        var (low, count) = (0, times.count)
        if count > 16 {
            let (first, last) = (times[0], times[count &- 1])
            if time >= last { return count }
            let fraction = (time - first) / (last - first)
            // Where the times are spread evenly, the index is near this one.
            if fraction >= 0, fraction < 1 {
                let start = max(0, min(Int(fraction * Double(count)) &- 3, count &- 8))
                if start == 0 || times[start &- 1] <= time, time < times[start &+ 7] {
                    (low, count) = (start, 7)
                }
            }
        }
        // Without branches that depend on the time.
        while count > 0 {
            let half = (count &+ 1) / 2
            low &+= times[low &+ half &- 1] <= time ? half : 0
            count &-= half
        }
        return low
    }
}

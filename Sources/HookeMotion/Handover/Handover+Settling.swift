extension Handover {
    /// Returns a time from which the motion stays within the tolerance of the rest of its last motion. It is never
    /// early, and at least the time of the last switch.
    ///
    /// An offset and its motion share the tolerance: motion within θ of it, offset within 1 − θ. The result is the
    /// better end of 30 bisections for the best θ. A fade settles after its end.
    ///
    /// A relative tolerance is a fraction of the largest distance from the rest at 65 times from the last switch on.
    /// - Returns: Seconds; `nil` if the last motion or its offset never settles, or if no bound is known for it.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        guard tolerance.isRelative else { return settlingDuration(withinAbsolute: tolerance) }
        // Within the fraction of its own size each part has settled; until then the whole is largest.
        let (piece, start) = last
        let own = piece.trajectory.settlingDuration(within: tolerance)
        if piece.fade == nil, piece.offset == nil { return own.map { max($0, start) } }
        let lasting = piece.fade?.duration ?? piece.offset?.settlingDuration(within: tolerance)
        guard let own, let lasting else { return nil }
        let end = max(own, start + lasting)
        let rest = position(at: .infinity)
        let step = (end - start) / 64
        let excursion = (0...64).map { State.distance(position(at: start + step * Double($0)), rest) }.max()
        return settlingDuration(withinAbsolute: tolerance.absolute(excursion: excursion ?? 0))
    }

    private func settlingDuration(withinAbsolute tolerance: Tolerance) -> Double? {
        let (piece, start) = last
        guard piece.fade == nil, let offset = piece.offset else {
            let end = start + (piece.fade?.duration ?? 0)
            return piece.trajectory.settlingDuration(within: tolerance).map { max($0, end) }
        }
        // The times rise with the share that the other takes; infinity is never.
        func ends(_ share: Double) -> (motion: Double, offset: Double) {
            let own = piece.trajectory.settlingDuration(within: tolerance.scaled(by: share))
            let rest = offset.settlingDuration(within: tolerance.scaled(by: 1 - share))
            return (own ?? .infinity, rest.map { start + $0 } ?? .infinity)
        }
        func time(_ share: Double) -> Double {
            let (motion, offset) = ends(share)
            return max(motion, offset)
        }
        let (low, high) = bisect(0, 1, steps: 30) { share in
            let (motion, offset) = ends(share)
            return motion > offset
        }
        let best = min(time(low), time(high))
        return best < .infinity ? max(best, start) : nil
    }
}

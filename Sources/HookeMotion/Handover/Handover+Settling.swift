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
        let (form, start) = last
        let end: Double?
        switch form {
        case .trajectory(let last):
            return last.settlingDuration(within: tolerance).map { max($0, start) }
        case .fade(let box):
            let fade = box.content
            end = fade.incoming.settlingDuration(within: tolerance).map { max($0, start + fade.duration) }
        case .offset(let motion, let offset, _):
            let own = motion.settlingDuration(within: tolerance)
            let rest = offset.settlingDuration(within: tolerance)
            if let own, let rest { end = max(own, start + rest) } else { end = nil }
        }
        guard let end else { return nil }
        let rest = position(at: .infinity)
        let step = (end - start) / 64
        let excursion = (0...64).map { State.distance(position(at: start + step * Double($0)), rest) }.max()
        return settlingDuration(withinAbsolute: tolerance.absolute(excursion: excursion ?? 0))
    }

    private func settlingDuration(withinAbsolute tolerance: Tolerance) -> Double? {
        let (form, start) = last
        switch form {
        case .trajectory(let last):
            return last.settlingDuration(within: tolerance).map { max($0, start) }
        case .fade(let box):
            let fade = box.content
            return fade.incoming.settlingDuration(within: tolerance).map { max($0, start + fade.duration) }
        case .offset(let motion, let offset, _):
            // The times rise with the share that the other takes; infinity is never.
            func ends(_ share: Double) -> (motion: Double, offset: Double) {
                let own = motion.settlingDuration(within: tolerance.scaled(by: share))
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
}

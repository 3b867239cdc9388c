import Hooke

/// The progress of a motion.
@usableFromInline
package enum Progress {
    /// Before the start: exactly the first value.
    case start
    /// Between; not limited to [0, 1].
    case part(Double)
    /// After the end: exactly the last value.
    case end
}

/// The times and pacing of a motion, shared by the motions of a block.
package struct Pace: Sendable {
    /// The start, in seconds of the timeline.
    package let delay: Double
    package let duration: Double
    package let pacing: Pacing

    package init(delay: Double, duration: Double, pacing: Pacing) {
        (self.delay, self.duration, self.pacing) = (delay, duration, pacing)
    }

    /// The end, in seconds of the timeline.
    package var endTime: Double { delay + duration }

    /// Returns the progress at a time of the timeline. With `extrapolating`, it continues beyond the end, and
    /// before the start of the timeline.
    package func progress(at time: Double, extrapolating: Bool = false) -> Progress {
        let elapsed = time - delay
        if elapsed <= 0, !(extrapolating && elapsed < 0 && delay == 0) { return .start }
        if elapsed >= duration, !(extrapolating && elapsed > duration) { return .end }
        return .part(pacing.progress(elapsed: elapsed, duration: duration))
    }

    /// Returns the progress at a fraction, without the pacing.
    package static func progress(inProportion fraction: Double) -> Progress {
        fraction == 0 ? .start : fraction == 1 ? .end : .part(fraction)
    }

    /// Whether both are bit-identical, with the same progress at every time.
    package func isSame(as other: Pace) -> Bool {
        delay.bitPattern == other.delay.bitPattern && duration.bitPattern == other.duration.bitPattern
            && pacing.isSame(as: other.pacing)
    }
}

extension Pacing {
    fileprivate func isSame(as other: Pacing) -> Bool {
        switch (self, other) {
        case (.curve(let a), .curve(let b)): return a == b
        case (.spring(let a), .spring(let b)):
            func same(_ a: Double, _ b: Double) -> Bool { a.bitPattern == b.bitPattern }
            return a.spring == b.spring && same(a.start, b.start) && same(a.target, b.target)
                && same(a.initialVelocity, b.initialVelocity)
        default: return false
        }
    }
}

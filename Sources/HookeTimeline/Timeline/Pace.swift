import Hooke

/// How far a motion is at a moment.
@usableFromInline
package enum Progress {
    /// Not yet under way: exactly the first value shows.
    case start
    /// So far on its way; not limited to [0, 1].
    case part(Double)
    /// Over: exactly the last value shows.
    case end
}

/// When a motion runs and how it goes over that time: what the motions of one block have in common.
package struct Pace: Sendable {
    /// When it begins, in seconds of the timeline.
    package let delay: Double
    /// How long it lasts, in seconds.
    package let duration: Double
    /// How it goes over the duration.
    package let pacing: Pacing

    /// The moment it is over, in seconds of the timeline.
    package var end: Double { delay + duration }

    /// How far it is at a time of the timeline. With `extrapolating` it goes on past the end, and before the
    /// start where that is the timeline's.
    package func progress(at time: Double, extrapolating: Bool = false) -> Progress {
        let elapsed = time - delay
        if elapsed <= 0, !(extrapolating && elapsed < 0 && delay == 0) { return .start }
        if elapsed >= duration, !(extrapolating && elapsed > duration) { return .end }
        return .part(pacing.progress(elapsed: elapsed, duration: duration))
    }

    /// How far it is when it has come `fraction` of its way, whatever its pacing.
    package static func progress(inProportion fraction: Double) -> Progress {
        fraction == 0 ? .start : fraction == 1 ? .end : .part(fraction)
    }

    /// Whether two have the same bits, and so the same progress at every time.
    package func isSame(as other: Pace) -> Bool {
        delay.bitPattern == other.delay.bitPattern && duration.bitPattern == other.duration.bitPattern
            && pacing.isSame(as: other.pacing)
    }
}

extension Pacing {
    fileprivate func isSame(as other: Pacing) -> Bool {
        func same(_ a: Double, _ b: Double) -> Bool { a.bitPattern == b.bitPattern }
        switch (self, other) {
        case (.linear, .linear): return true
        case (.curve(let a), .curve(let b)):
            return same(a.x1, b.x1) && same(a.y1, b.y1) && same(a.x2, b.x2) && same(a.y2, b.y2)
        case (.spring(let a), .spring(let b)):
            return a.spring == b.spring && same(a.start, b.start) && same(a.target, b.target)
                && same(a.initialVelocity, b.initialVelocity)
        default: return false
        }
    }
}

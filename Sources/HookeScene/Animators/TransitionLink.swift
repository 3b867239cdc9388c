import Hooke

/// Ties a property animator to the timeline of the transition in which it was started.
package final class TransitionLink: SceneIsolated {
    let parent: AnimationGroup
    /// The parent's time at which the animator starts.
    private let start: Double
    /// The animator's duration in the parent's time.
    private let length: Double
    private let duration: Double
    /// Whether the animator runs from its end to its start.
    package let isMirrored: Bool
    /// The animator's progress as a function of the fraction of its time; `nil` while its own pacing applies.
    private var curve: ProgressCurve?

    package init(
        in group: AnimationGroup, start: Double, length: Double, duration: Double, isMirrored: Bool,
        isLinear: Bool
    ) {
        parent = group
        self.start = start
        self.length = length
        self.duration = duration
        self.isMirrored = isMirrored
        curve = isLinear ? ProgressCurve() : nil
    }

    /// The parent's time at which the animator ends.
    package var end: Double { start + length }

    /// Whether the animator continues beyond its ends: before a start at the parent's start, or past an end
    /// at the parent's end.
    private var passesEnds: Bool {
        let time = parent.localTime
        return parent.continues(past: end, at: time) && (time >= 0 || start <= 0)
    }

    /// The fraction of the animator's time, at most 1 unless the animator passes its ends.
    private var fraction: Double {
        let elapsed = parent.localTime - start
        guard length > 0 else { return elapsed >= 0 ? 1 : 0 }
        let fraction = elapsed / length
        return passesEnds ? fraction : min(1, fraction)
    }

    /// The animator's current time and proportion.
    var place: AnimationGroup.Position {
        let f = fraction
        // Before its start the animator waits.
        let isWaiting = f < 0 && !passesEnds
        let time = (isMirrored ? 1 - f : f) * duration
        guard let curve, !isWaiting else {
            return AnimationGroup.Position(time: isWaiting && isMirrored ? duration : time)
        }
        let p = curve.value(at: f)
        return AnimationGroup.Position(time: time, proportion: isMirrored ? 1 - p : p)
    }

    /// Switches the animator to proportional scrubbing from its current position, without a jump.
    ///
    /// - Parameter progress: the progress of the animator's own pacing at a time.
    package func grab(_ progress: (Double) -> Double) {
        let f = fraction
        guard f > 0, f < 1 else { return curve = curve ?? ProgressCurve() }
        let p =
            curve?.value(at: f)
            ?? (isMirrored ? 1 - progress((1 - f) * duration) : progress(f * duration))
        curve = ProgressCurve(grabbedAt: f, progress: p)
    }

    /// Ends scrubbing. If the progress has a corner before the end, a cubic replaces it, so that the speed is
    /// continuous.
    package func release(to outcome: TransitionOutcome) {
        curve?.release(from: fraction, to: outcome.fraction)
    }

    /// Progress as a function of time: one line from 0 to the point where the animator was grabbed, one from
    /// there to 1.
    private struct ProgressCurve {
        private var f = 0.0
        private var p = 0.0
        /// The cubic from the release point across the corner to the end.
        private var round: (from: Double, to: Double, start: Double, end: Double, slopes: (Double, Double))?

        init() {}

        init(grabbedAt f: Double, progress p: Double) {
            self.f = f
            self.p = p
        }

        private func slope(at x: Double) -> Double {
            f > 0 && x <= f ? p / f : (1 - p) / (1 - f)
        }

        private func straight(at x: Double) -> Double {
            f > 0 && x <= f ? p * (x / f) : p + (1 - p) * ((x - f) / (1 - f))
        }

        func value(at x: Double) -> Double {
            guard let round, x != round.from, (x - round.from) / (round.to - round.from) > 0 else {
                return straight(at: x)
            }
            let length = round.to - round.from
            let s = (x - round.from) / length
            if s >= 1 { return round.end + round.slopes.1 * (x - round.to) }
            let (a, b) = (round.slopes.0 * length, round.slopes.1 * length)
            let distance = round.end - round.start
            return round.start + s * (a + s * (3 * distance - 2 * a - b + s * (a + b - 2 * distance)))
        }

        mutating func release(from x: Double, to target: Double) {
            let start = value(at: x)
            let slope = slope(at: x)
            round = nil
            guard f > 0, (x - f) * (target - f) < 0 else { return }
            round = (x, target, start, target, (slope, self.slope(at: target)))
        }
    }
}

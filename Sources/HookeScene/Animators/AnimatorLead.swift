import Hooke

/// Ties a property animator that was started inside a transition to the transition's timeline: it is wherever
/// that is.
package final class AnimatorLead {
    let parent: AnimationGroup
    /// The parent's time at which the animator begins.
    private let start: Double
    /// How long the animator takes in the parent's time.
    private let length: Double
    private let duration: Double
    /// Whether the animator goes from its end to its start.
    package let isMirrored: Bool
    /// How far the animator is of its way at a fraction of its time; `nil` while it goes by its own pacing.
    private var way: Way?

    package init(
        in group: AnimationGroup, start: Double, length: Double, duration: Double, isMirrored: Bool,
        isLinear: Bool
    ) {
        parent = group
        self.start = start
        self.length = length
        self.duration = duration
        self.isMirrored = isMirrored
        way = isLinear ? Way() : nil
    }

    /// When the animator is over, in the parent's time.
    package var end: Double { start + length }

    /// The fraction of the animator's time: not limited while the parent goes past its ends.
    private var fraction: Double {
        let elapsed = parent.localTime - start
        guard length > 0 else { return elapsed >= 0 ? 1 : 0 }
        let fraction = elapsed / length
        return parent.extrapolates ? fraction : min(1, fraction)
    }

    /// Where the animator is.
    var place: AnimationGroup.Place {
        let f = fraction
        // Before it begins the animator waits.
        let isWaiting = f < 0 && !parent.extrapolates
        let time = (isMirrored ? 1 - f : f) * duration
        guard let way, !isWaiting else {
            return AnimationGroup.Place(time: isWaiting && isMirrored ? duration : time)
        }
        let p = way.value(at: f)
        return AnimationGroup.Place(time: time, proportion: isMirrored ? 1 - p : p)
    }

    /// A driver takes hold: from here the animator goes in proportion, without a jump.
    ///
    /// - Parameter progress: how far the animator's own pacing is at a time.
    package func grab(_ progress: (Double) -> Double) {
        let f = fraction
        guard f > 0, f < 1 else { return way = way ?? Way() }
        let p = way?.value(at: f) ?? (isMirrored ? 1 - progress((1 - f) * duration) : progress(f * duration))
        way = Way(caughtAt: f, way: p)
    }

    /// A driver lets go: where the way has a bend before the end it is rounded off, so that the speed has no
    /// jump.
    package func release(to outcome: TransitionOutcome) { way?.release(from: fraction, to: outcome.fraction) }

    /// How far a motion has come at a fraction of its time: straight from 0 to where it was caught and from
    /// there to 1.
    private struct Way {
        private var f = 0.0
        private var p = 0.0
        /// The cubic from where a driver let go, across the bend, to the end.
        private var round: (from: Double, to: Double, start: Double, end: Double, slopes: (Double, Double))?

        init() {}

        init(caughtAt f: Double, way p: Double) {
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

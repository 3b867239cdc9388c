import HookeTransitions

extension SceneRecording {
    /// Returns the index of the first frame at or after `time`; the last index if there is no such frame.
    func frameIndex(reaching time: Double) -> Int? {
        frames.isEmpty ? nil : frames.firstIndex { $0.time >= time - 1e-9 } ?? frames.count - 1
    }

    /// Returns the events that the frame is the first to show, at most one frame's duration late.
    func events(showing index: Int) -> [Event] {
        events.filter { event in
            let delay = frames[index].time - event.time
            return frameIndex(reaching: event.time) == index && delay <= 1 / framesPerSecond + 1e-9
                && delay >= -1e-9
        }
    }

    /// The index of the release: the frame of the `release` event, or the first settling frame after an
    /// interactive one.
    var releaseIndex: Int? {
        if let release = events.first(where: { $0.label.lowercased().hasPrefix("release") }) {
            return frameIndex(reaching: release.time)
        }
        return frames.indices.dropFirst().first {
            frames[$0].phase == .settling && frames[$0 - 1].phase == .interactive
        }
    }

    /// The index of the frame that is farthest below 0 or above 1 after the release; `nil` if the excess is
    /// below 0.01.
    var overshootIndex: Int? {
        func excess(_ index: Int) -> Double {
            let fraction = frames[index].fraction
            return fraction.magnitude < drawableLimit ? max(fraction - 1, -fraction) : 0
        }
        let candidates = frames.indices.dropFirst(releaseIndex ?? 0)
        guard let furthest = candidates.max(by: { excess($0) < excess($1) }), excess(furthest) >= 0.01 else {
            return nil
        }
        return furthest
    }

    /// Returns the indices of at most `count` representative frames, in order: the first, the last, the
    /// release, the overshoot, and the middles of the widest gaps in time and movement.
    func representativeFrames(count: Int) -> [Int] {
        guard frames.count > count else { return Array(frames.indices) }
        let travelled = travel()
        var chosen: Set<Int> = []
        for index in [0, frames.count - 1, releaseIndex, overshootIndex] {
            if let index, chosen.count < count { chosen.insert(index) }
        }
        while chosen.count < count {
            let ordered = chosen.sorted()
            var best: (gap: Double, index: Int)?
            for (low, high) in zip(ordered, ordered.dropFirst()) where high - low > 1 {
                let gap = travelled[high] - travelled[low]
                let middle = (travelled[high] + travelled[low]) / 2
                let index = ((low + 1)..<high).min {
                    (travelled[$0] - middle).magnitude < (travelled[$1] - middle).magnitude
                }
                if let index, gap > best?.gap ?? -1 { best = (gap, index) }
            }
            guard let best else { break }
            chosen.insert(best.index)
        }
        return chosen.sorted()
    }

    /// Returns the progress at each frame: the fraction of the total time plus 1.5 times the fraction of the
    /// total movement.
    private func travel() -> [Double] {
        var time = [0.0]
        var movement = [0.0]
        for (before, after) in zip(frames, frames.dropFirst()) {
            let change = (after.fraction - before.fraction).magnitude
            time.append(time[time.count - 1] + (after.time - before.time))
            movement.append(movement[movement.count - 1] + (change < drawableLimit ? change : 0))
        }
        let totals = (time[time.count - 1], movement[movement.count - 1])
        return frames.indices.map { index in
            (totals.0 > 0 ? time[index] / totals.0 : 0)
                + (totals.1 > 0 ? 1.5 * movement[index] / totals.1 : 0)
        }
    }
}

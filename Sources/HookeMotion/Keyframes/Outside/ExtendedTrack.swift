/// A track with a rule for the time before its first key and one for the time after its last.
///
/// ```swift
/// let keys = try KeyframeTrack(times: [0, 1, 2], values: [0.0, 10, 0], rule: .catmullRom)
/// let loop = try ExtendedTrack(keys, before: .repeat, after: .repeat)
/// loop.value(at: 0.1)   // 0.28: the tangents go on through the seam
/// loop.value(at: 2.1)   // 0.28
/// ```
///
/// - Where one side repeats and the values meet (always for `repeatOffset`), each rule's tangents at the ends are those of
///   the periodic track, so the velocity does not jump; splines are periodic. Where one side mirrors, cubics have velocity 0
///   at both ends.
/// - From the last key on a repeating track is in its next cycle: at the time of the last key it has the first value.
/// - At a key of a cycle that runs backwards the velocity is that of the segment before it in time.
/// - At infinity a repeating or mirroring track is NaN.
/// - A track of one key, or of one time, is constant.
public struct ExtendedTrack<Value: VectorSpace>: Trajectory, Equatable {
    /// The track as it was given.
    public let track: KeyframeTrack<Value>
    /// The rule before the first key.
    public let before: OutsideRule
    /// The rule after the last key.
    public let after: OutsideRule

    /// The track with its ends joined.
    package let cycle: KeyframeTrack<Value>
    /// The duration, and the difference between the last value and the first.
    private let period: Double
    private let offset: Value

    /// Creates a track with rules outside its keys.
    /// - Parameters:
    ///   - track: The track between its keys.
    ///   - before: The rule before the first key.
    ///   - after: The rule after the last key.
    /// - Throws: `HookeError.noSolution` if a tangent exceeds the largest double.
    public init(
        _ track: KeyframeTrack<Value>, before: OutsideRule = .hold, after: OutsideRule = .hold
    ) throws(HookeError) {
        (self.track, self.before, self.after) = (track, before, after)
        let values = track.values
        let isClosed = values[0] == values[values.count - 1]
        let rules = [before, after]
        var ends = TrackEnds.own
        if rules.contains(.repeatOffset) || isClosed && rules.contains(.repeat) {
            ends = .periodic
        } else if rules.contains(.mirror) {
            ends = .mirrored
        }
        period = track.span.upperBound - track.span.lowerBound
        offset = values[values.count - 1].subtracting(values[0])
        let isPlain = period == 0
        if case .own = ends {
            cycle = track
        } else if isPlain {
            cycle = track
        } else {
            cycle = try KeyframeTrack(times: track.times, values: values, source: track.source, ends: ends)
        }
    }

    /// Returns whether tracks and rules are equal.
    public static func == (a: Self, b: Self) -> Bool {
        a.track == b.track && a.before == b.before && a.after == b.after
    }

    /// Returns the value at a time. NaN gives NaN components.
    public func value(at time: Double) -> Value { state(at: time).position }

    /// Returns value, velocity and acceleration at a time.
    public func state(at time: Double) -> MotionState<Value> {
        let (first, last) = (cycle.span.lowerBound, cycle.span.upperBound)
        let rule = time < first ? before : time >= last ? after : .hold
        guard rule != .hold, period > 0 else { return cycle.state(at: time) }
        if rule == .extend {
            let (end, velocity) = (time < first ? first : last, edgeVelocity(isLast: time >= last))
            let value = cycle.values[time < first ? 0 : cycle.values.count - 1]
            return MotionState(
                position: value.adding(velocity.scaled(by: time - end)), velocity: velocity,
                acceleration: .zero)
        }
        let place = place(of: time, rule)
        var state = cycle.state(at: place.time)
        if place.isBackward { state.velocity = state.velocity.scaled(by: -1) }
        if rule == .repeatOffset { state.position = state.position.adding(offset.scaled(by: place.turns)) }
        return state
    }

    /// Returns when the track is at rest from: that of the keys if it holds after the last, otherwise `nil`.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        after == .hold || period == 0 ? cycle.settlingDuration(within: tolerance) : nil
    }

    /// Returns the integral over time from `start` to `end`, as `KeyframeTrack.integral(from:to:)` does; whole cycles are
    /// multiplied. NaN components for an end that is not finite.
    public func integral(from start: Double, to end: Double) -> Value {
        guard start.isFinite, end.isFinite else { return offset.scaled(by: .nan) }
        let (first, last) = (cycle.span.lowerBound, cycle.span.upperBound)
        // Within the keys without a difference of two large integrals.
        if start >= first, end <= last { return cycle.integral(from: start, to: end) }
        return integral(to: end).subtracting(integral(to: start))
    }

    /// The integral from the first key.
    private func integral(to time: Double) -> Value {
        let (first, last) = (cycle.span.lowerBound, cycle.span.upperBound)
        let rule = time < first ? before : time >= last ? after : .hold
        guard rule != .hold, period > 0 else { return cycle.integral(from: first, to: time) }
        if rule == .extend {
            let end = time < first ? first : last
            let velocity = edgeVelocity(isLast: time >= last)
            return cycle.integral(from: first, to: time)
                .adding(velocity.scaled(by: (time - end) * (time - end) / 2))
        }
        let place = place(of: time, rule)
        let n = place.turns
        var sum = cycle.integral(from: first, to: last).scaled(by: n)
        if place.isBackward {
            sum = sum.adding(cycle.integral(from: place.time, to: last))
        } else {
            sum = sum.adding(cycle.integral(from: first, to: place.time))
        }
        guard rule == .repeatOffset else { return sum }
        return sum.adding(offset.scaled(by: period * (n * (n - 1) / 2) + n * (place.time - first)))
    }

    /// The time inside the keys that a time outside them shows, and the number of cycles from the first.
    private func place(
        of time: Double, _ rule: OutsideRule
    ) -> (time: Double, turns: Double, isBackward: Bool) {
        let (first, last) = (cycle.span.lowerBound, cycle.span.upperBound)
        var turns = ((time - first) / period).rounded(.down)
        func local() -> Double { (DoubleDouble(time) - DoubleDouble(productOf: turns, and: period)).value }
        // The quotient may be rounded across a whole number.
        if local() < first { turns -= 1 } else if local() >= last { turns += 1 }
        let inside = time.isFinite ? min(max(local(), first), last) : .nan
        let isOdd = rule == .mirror && (turns / 2).rounded(.down) * 2 != turns
        return (isOdd ? first + (last - inside) : inside, turns, isOdd)
    }

    /// The velocity at an end, from inside.
    private func edgeVelocity(isLast: Bool) -> Value {
        cycle.velocity(at: isLast ? cycle.span.upperBound : cycle.span.lowerBound)
    }
}

extension ExtendedTrack where Value == Double {
    /// Returns the smallest and largest value in a finite time range, ends included, each with its first time, as
    /// `KeyframeTrack.extremes(in:)` does. NaN for a range that is not finite.
    public func extremes(
        in range: ClosedRange<Double>
    ) -> (minimum: Keyframe<Double>, maximum: Keyframe<Double>) {
        let (low, high) = (range.lowerBound, range.upperBound)
        guard low.isFinite, high.isFinite else {
            let none = Keyframe<Double>(time: Double.nan, value: Double.nan)
            return (none, none)
        }
        let start = Keyframe(time: low, value: value(at: low))
        var (least, most) = (start, start)
        func note(_ key: Keyframe<Double>) {
            if key.value < least.value { least = key }
            if key.value > most.value { most = key }
        }
        let (first, last) = (cycle.span.lowerBound, cycle.span.upperBound)
        /// Notes a part of the time before the keys, between them or after them.
        func part(_ from: Double, _ to: Double, _ rule: OutsideRule) {
            guard from <= to else { return }
            guard rule != .hold, rule != .extend, period > 0 else {
                if rule == .hold {
                    let found = cycle.extremes(in: from...to)
                    note(found.minimum)
                    note(found.maximum)
                }
                note(Keyframe(time: from, value: value(at: from)))
                note(Keyframe(time: to, value: value(at: to)))
                return
            }
            let (begin, end) = (place(of: from, rule).turns, place(of: to, rule).turns)
            // Values repeat, or move by one difference in each cycle: the first two and the last two are the farthest.
            var turns = [begin, begin + 1, end - 1, end].filter { $0 >= begin && $0 <= end }
            turns = turns.indices.filter { $0 == 0 || turns[$0] > turns[$0 - 1] }.map { turns[$0] }
            for turn in turns {
                let shift = turn * period
                let local = max(from - shift, first)...max(min(to - shift, last), max(from - shift, first))
                let isBackward = place(of: shift + (first + last) / 2, rule).isBackward
                let inside =
                    isBackward ? first + (last - local.upperBound)...first + (last - local.lowerBound) : local
                let found = cycle.extremes(in: inside)
                for var key in [found.minimum, found.maximum] {
                    key.time = (isBackward ? first + (last - key.time) : key.time) + shift
                    if rule == .repeatOffset { key.value += turn * offset }
                    note(key)
                }
            }
        }
        part(low, min(high, first), before)
        part(max(low, first), min(high, last), .hold)
        part(max(low, last), high, after)
        return (least, most)
    }
}

extension ExtendedTrack: Hashable where Value: Hashable {
    /// Hashes track and rules.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(track)
        hasher.combine(before)
        hasher.combine(after)
    }
}

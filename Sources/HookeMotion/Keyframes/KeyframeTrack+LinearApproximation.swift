extension KeyframeTrack {
    /// Returns the track as straight pieces that are nowhere farther than `error` from it: a track of rule `.linear`,
    /// for players without other rules.
    ///
    /// ```swift
    /// let track = try KeyframeTrack(times: [0, 1, 2], values: [0.0, 100, 40], rule: .catmullRom)
    /// let (straight, error) = try track.linearApproximation(error: 0.5)
    /// ```
    ///
    /// - Keys keep their times and values exactly. Every piece between them is as long as its error bound allows,
    ///   within a few per cent.
    /// - Bounds: for cubics max|f″|·h²/8; for springs the same by the energy of their acceleration; for constant
    ///   speed √(ℓ² − c²)/2 with the length ℓ and chord c of a piece. docs/internals/export-errors.md derives them.
    /// - Holds and linear segments are exact.
    /// - Jumps keep their time, as two keys; at that time the two tracks may have different sides of the jump.
    ///
    /// - Parameter error: The largest distance allowed, in the values' norm; above 0.
    /// - Returns: The track and its proven error, which is at most `error`.
    /// - Throws: `HookeError.outOfRange` for an error that is not above 0 and finite. `HookeError.noSolution` if more
    ///   than 65,536 keys would be needed, if the error is below the rounding of values and times, or if a timing
    ///   function has no proven approximation (`TimingFunction.linearApproximation(error:)`).
    /// - Complexity: About eight evaluations per key.
    public func linearApproximation(
        error: Double
    ) throws(HookeError) -> (track: KeyframeTrack<Value>, error: Double) {
        guard error > 0, error.isFinite else {
            throw .outOfRange(field: .error, value: error, accepted: "a finite number above 0")
        }
        var keys = [Keyframe(time: times[0], value: values[0])]
        var worst = 0.0
        func append(_ time: Double, _ value: Value) {
            let key = Keyframe(time: time, value: value)
            if keys[keys.count - 1] != key { keys.append(key) }
        }
        for k in 0..<knots.segmentCount {
            let segment = segment(k)
            if segment.startTime < segment.endTime {
                let pieces = try straightPieces(of: segment, k, error: error)
                for key in pieces.keys { append(key.time, key.value) }
                worst = max(worst, pieces.error)
            }
            append(segment.endTime, segment.end)
            guard keys.count <= LinearPieces.limit else { throw Self.tooMany }
        }
        return (try KeyframeTrack(keys, rule: .linear), worst)
    }

    private static var tooMany: HookeError {
        .noSolution(field: .error, reason: "more than \(LinearPieces.limit) keys are needed")
    }

    /// The keys of a segment, possibly without those at its ends, and the proven error.
    func straightPieces(
        of segment: TrackSegment<Value>, _ k: Int, error: Double
    ) throws(HookeError) -> (keys: [Keyframe<Value>], error: Double) {
        let path: SegmentPath<Value>
        var timing: TimingFunction?
        switch segment.kind {
        case .still: return ([Keyframe(time: segment.endTime, value: segment.start)], 0)
        case .linear: return ([], 0)
        case .cubic: path = SegmentPath(segment, .cubic)
        case .special:
            let special = special(k)
            path = SegmentPath(segment, special.shape)
            timing = special.timing
        }
        // First the timing, with half of the error, because values outside the keys depend on it.
        var pace = LinearTiming.even
        if let timing {
            pace = try LinearTiming(timing, error: 0.25)
            let speed = path.speed(from: min(0, pace.range.lowerBound), to: max(1, pace.range.upperBound))
            if pace.error * speed > error / 2 { pace = try LinearTiming(timing, error: error / 2 / speed) }
        }
        let range = min(0, pace.range.lowerBound)...max(1, pace.range.upperBound)
        let speed = path.speed(from: range.lowerBound, to: range.upperBound)
        // The rounding of values and times.
        let time = max(segment.startTime.magnitude, segment.endTime.magnitude)
        let rounding = path.rounding + 2 * time.ulp / segment.duration * speed * pace.steepest
        let rest = error - pace.error * speed - rounding
        guard rest > 0 else {
            throw .noSolution(
                field: .error, reason: "\(error) is too small for the arithmetic, or the times are too close")
        }
        guard
            let cut = LinearPieces.cut(
                from: range.lowerBound, to: range.upperBound, within: rest, path.deviation)
        else { throw Self.tooMany }
        let keys = pace.cut(at: cut.places).map { stop in
            let isKey = segment.kind == .cubic && (stop.input == 0 || stop.input == 1)
            let value =
                isKey ? (stop.input == 0 ? segment.start : segment.end) : path.value(at: stop.output)
            return Keyframe(time: segment.time(at: stop.input), value: value)
        }
        return (keys, cut.error + pace.error * speed + rounding)
    }
}

// Extremes, turning points and crossing times of scalar tracks.

extension KeyframeTrack where Value == Double {
    /// The smallest and largest value of the whole track, each with its first time. Accurate as `extremes(in:)`.
    public var extremes: (minimum: Keyframe<Double>, maximum: Keyframe<Double>) { extremes(in: span) }

    /// Returns the smallest and largest value in a time range, ends included, each with its first time.
    ///
    /// - They are found among the keys and all turning points between them, and are as accurate as `value(at:)`. The
    ///   times are those of `turningPoints(in:)`.
    /// - The left limit at a jump counts too, with the time of the jump.
    /// - At most 16,384 turning points of a segment are examined (the last ones if a timing function runs backwards).
    ///   Later oscillations of a spring stay within its first two, so this is enough, unless a timing function later
    ///   returns to other parts of the path.
    ///
    /// - Parameter range: In the track's unit of time. Outside the keys the track is constant; ends may be infinite.
    /// - Complexity: O(number of segments in the range, and of half periods examined).
    public func extremes(
        in range: ClosedRange<Double>
    ) -> (minimum: Keyframe<Double>, maximum: Keyframe<Double>) {
        TrackPieces(track: self, component: 0).extremes(in: range)
    }

    /// All turning points of the track, as in `turningPoints(in:)`.
    public var turningPoints: [TurningPoint] { turningPoints(in: span) }

    /// Returns the points inside a time range at which the track changes between rising and falling, the earliest
    /// first.
    ///
    /// - If the track is constant in between, the time is the start of that hold.
    /// - A jump counts as a rise or a fall. There may be two turning points at its time: the left limit and the
    ///   value.
    /// - Times in a cubic are within an ulp plus 4 u of its duration. If it turns twice within a short interval, the
    ///   error grows with the flatness of the turn.
    /// - The ends of the range are not turning points.
    /// - At most 16,384 are found per segment, as in `extremes(in:)`. A later range has its own limit.
    ///
    /// - Parameter range: In the track's unit of time.
    /// - Complexity: O(number of segments in the range, and of half periods of their springs).
    public func turningPoints(in range: ClosedRange<Double>) -> [TurningPoint] {
        TrackPieces(track: self, component: 0).turningPoints(in: range)
    }

    /// Returns all times in a range at which the track has a value, the earliest first. A hold gives an interval,
    /// other times an interval of one point.
    ///
    /// ```swift
    /// let track = try KeyframeTrack(times: [0, 1, 2, 3], values: [0.0, 4, 4, 0], rule: .linear)
    /// track.times(at: 4)   // [1...2]
    /// track.times(at: 2)   // [0.5...0.5, 2.5...2.5]
    /// ```
    ///
    /// - Values that a jump passes over, or left limits at a jump, do not count. A hold before a jump ends at the
    ///   last double before it.
    /// - A turning point that only touches the value is found if the value equals that of `turningPoints(in:)` or
    ///   `extremes(in:)`; otherwise rounding decides.
    /// - The error of a time in a cubic is at most 4 u·(|t| + duration), plus 2⁻⁸⁰ of keys and tangents divided by
    ///   the velocity. In other segments it is the error of `value(at:)` divided by the velocity.
    /// - If a segment turns more than 16,384 times in the range, the search covers the turning points that
    ///   `extremes(in:)` examines, and finds at most one time in the rest. A later range has its own limit.
    ///
    /// - Parameters:
    ///   - value: The value to find; NaN is never found.
    ///   - range: In the track's unit of time; by default from the first key to the last. Outside the keys the track
    ///     is constant; ends may be infinite.
    /// - Complexity: O(number of segments in the range, and of half periods of their springs).
    public func times(at value: Double, in range: ClosedRange<Double>? = nil) -> [ClosedRange<Double>] {
        var found: [ClosedRange<Double>] = []
        visitTimes(at: value, in: range ?? span) { next in
            if let last = found.last, next.lowerBound <= last.upperBound {
                found[found.count - 1] = last.lowerBound...max(last.upperBound, next.upperBound)
            } else {
                found.append(next)
            }
            return true
        }
        return found
    }

    /// Returns the first time in a range at which the track has a value, or `nil`.
    ///
    /// - Parameters:
    ///   - value: The value to find.
    ///   - range: As for `times(at:in:)`.
    /// - Complexity: O(number of segments before the result).
    public func firstTime(at value: Double, in range: ClosedRange<Double>? = nil) -> Double? {
        var found: Double?
        visitTimes(at: value, in: range ?? span) {
            found = $0.lowerBound
            return false
        }
        return found
    }

    private func visitTimes(
        at value: Double, in range: ClosedRange<Double>, _ body: (ClosedRange<Double>) -> Bool
    ) {
        guard !value.isNaN else { return }
        let pieces = TrackPieces(track: self, component: 0)
        pieces.visit(in: range) { piece in pieces.times(at: value, in: piece).map(body) ?? true }
    }
}

extension KeyframeTrack where Value: ComponentVector {
    /// Returns the smallest and largest value of each component in a time range, each with its first time: the
    /// bounding box of the track, as in `extremes(in:)`.
    ///
    /// - Parameter range: In the track's unit of time; by default from the first key to the last.
    /// - Complexity: O(components · number of segments in the range).
    public func componentExtremes(
        in range: ClosedRange<Double>? = nil
    ) -> [(minimum: Keyframe<Double>, maximum: Keyframe<Double>)] {
        (0..<Value.componentCount).map {
            TrackPieces(track: self, component: $0).extremes(in: range ?? span)
        }
    }
}

extension TrackPieces {
    func extremes(in range: ClosedRange<Double>) -> (minimum: Keyframe<Double>, maximum: Keyframe<Double>) {
        let start = Keyframe(time: range.lowerBound, value: value(at: range.lowerBound))
        var (low, high) = (start, start)
        visit(in: range) { piece in
            for key in [piece.start, piece.end] {
                if key.value < low.value { low = key }
                if key.value > high.value { high = key }
            }
            return true
        }
        return (low, high)
    }

    func turningPoints(in range: ClosedRange<Double>) -> [TurningPoint] {
        var points: [TurningPoint] = []
        // The end of the last rise or fall, and its direction.
        var turn: Keyframe<Double>?
        var last: Keyframe<Double>?
        var rose = false
        func go(to next: Keyframe<Double>) {
            if let last, next.value != last.value {
                let rises = next.value > last.value
                if let turn, rises != rose {
                    points.append(TurningPoint(time: turn.time, position: turn.value))
                }
                turn = next
                rose = rises
            }
            last = next
        }
        visit(in: range) { piece in
            go(to: piece.start)
            go(to: piece.end)
            return true
        }
        return points
    }
}

extension TrackPieces<Double> {
    /// The times in a piece at which the track has a value.
    func times(at value: Double, in piece: TrackPiece) -> ClosedRange<Double>? {
        let (start, end) = (piece.start, piece.end)
        if piece.isHold {
            guard value == start.value else { return nil }
            let last = piece.endsInJump && self.value(at: end.time) != value ? end.time.nextDown : end.time
            return start.time...max(start.time, last)
        }
        if value == start.value { return start.time...start.time }
        if value == end.value {
            return piece.endsInJump && self.value(at: end.time) != value ? nil : end.time...end.time
        }
        let rises = start.value < end.value
        guard let k = piece.segment, rises == (start.value < value), rises == (value < end.value) else {
            return nil
        }
        let segment = track.segment(k)
        switch segment.kind {
        case .still: return nil
        case .linear:
            let (normal, unit) = segment.normalized
            // Compute from the nearer end.
            let (fromStart, toEnd) = (value * unit - normal.start, normal.end - value * unit)
            let chord = normal.end - normal.start
            let isLate = toEnd.magnitude < fromStart.magnitude
            let time =
                isLate
                ? segment.endTime - segment.duration * (toEnd / chord)
                : segment.startTime + segment.duration * (fromStart / chord)
            return moment(time, in: piece)
        case .cubic:
            let (normal, unit) = segment.normalized
            return moment(normal.time(at: value * unit, in: piece, rises: rises), in: piece)
        case .special:
            let time = firstInstant(from: start.time, to: end.time) {
                rises ? self.value(at: $0) >= value : self.value(at: $0) <= value
            }
            let (here, before) = (self.value(at: time), self.value(at: time.nextDown))
            if track.special(k).timing?.isStepped ?? false {
                guard here == value else { return nil }
                let after = firstInstant(from: time, to: end.time) { self.value(at: $0) != value }
                return time...max(time, after.nextDown)
            }
            return moment(
                (here - value).magnitude <= (before - value).magnitude ? time : time.nextDown, in: piece)
        }
    }

    private func moment(_ time: Double, in piece: TrackPiece) -> ClosedRange<Double> {
        let time = time > piece.start.time ? min(time, piece.end.time) : piece.start.time
        return time...time
    }
}

extension TrackSegment<Double> {
    /// The time at which a monotone piece of a cubic has a value: `monotoneRoot`, then one step from a double-double
    /// residual.
    fileprivate func time(at value: Double, in piece: TrackPiece, rises: Bool) -> Double {
        func fraction(_ t: Double) -> Double { (t - startTime) / duration }
        let hermite = self.hermite
        let u = monotoneRoot(
            from: fraction(piece.start.time), to: fraction(piece.end.time), rises: rises, within: 0x1p-53
        ) { (residual(at: $0, value).high, hermite.velocity($0, 1 - $0)) }
        let slope = hermite.velocity(u, 1 - u)
        let step = slope == 0 ? 0 : residual(at: u, value).value / slope
        let last = step.isFinite && step.magnitude <= 0x1p-30 ? step : 0
        let width = DoubleDouble(sumOf: endTime, and: -startTime)
        return (width * (DoubleDouble(sumOf: u, and: -last)) + startTime).value
    }

    /// The cubic minus a value at u, in double-double.
    private func residual(at u: Double, _ value: Double) -> DoubleDouble {
        let u = DoubleDouble(u)
        let v = DoubleDouble(1) - u
        let chord = DoubleDouble(sumOf: end, and: -start)
        let (square, product) = (u * u, u * v)
        let displacement =
            chord * square * (DoubleDouble(3) - u * 2) + product * v * startTangent
            - product * u * endTangent
        return displacement + DoubleDouble(sumOf: start, and: -value)
    }
}

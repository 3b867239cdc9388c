// How far a track of numbers gets, when it turns, and when it is where.

extension KeyframeTrack where Value == Double {
    /// The smallest and the largest value of the whole track, each with the first time at which it occurs.
    ///
    /// Exact as `extremes(in:)` is.
    public var extremes: (minimum: Keyframe<Double>, maximum: Keyframe<Double>) { extremes(in: span) }

    /// The smallest and the largest value in a range of time, its ends included, each with the first time at which it
    /// occurs.
    ///
    /// Found among the keys and the turning points between them, so none is missed, however narrow. At a jump what the
    /// track comes up to counts too, with the time of the jump, although the value there is the later one. As
    /// accurate as `value(at:)`; the times are those of `turningPoints(in:)`.
    ///
    /// Of a segment's turns in the range only the first 16,384 are looked at (the last, where a timing function runs
    /// backwards). The later swings of a spring stay within its first two, so these suffice, unless a timing function
    /// comes back to other parts of the path after so many.
    ///
    /// - Parameter range: In the track's unit of time. Outside the keys the track holds; infinite ends are fine.
    /// - Complexity: O(number of segments in the range, and of the half swings looked at).
    public func extremes(
        in range: ClosedRange<Double>
    ) -> (minimum: Keyframe<Double>, maximum: Keyframe<Double>) {
        TrackPieces(track: self, component: 0).extremes(in: range)
    }

    /// All moments inside the track at which it stops rising and falls, or the other way round, the earliest first.
    ///
    /// As `turningPoints(in:)`.
    public var turningPoints: [TurningPoint] { turningPoints(in: span) }

    /// The moments inside a range of time at which the track stops rising and falls, or the other way round, the earliest
    /// first.
    ///
    /// Where it holds in between, the moment at which the hold begins. A jump counts as a rise or a fall, so that there may
    /// be two turning points at its time: what the track comes up to, and the value after it. The times in a cubic are
    /// within an ulp and 4 u of its duration, except where it turns twice in nearly one place: there they are
    /// within that over the sharpness of the turn. The ends of the range are none.
    ///
    /// Of a segment at most 16,384 are found, as `extremes(in:)` says; a later range has its own.
    ///
    /// - Parameter range: In the track's unit of time.
    /// - Complexity: O(number of segments in the range, and of the half swings of their springs).
    public func turningPoints(in range: ClosedRange<Double>) -> [TurningPoint] {
        TrackPieces(track: self, component: 0).turningPoints(in: range)
    }

    /// All times in a range at which the track has a value, the earliest first: ranges of one moment, or of a hold.
    ///
    /// ```swift
    /// let track = try KeyframeTrack(times: [0, 1, 2, 3], values: [0.0, 4, 4, 0], rule: .linear)
    /// track.times(at: 4)   // [1...2]
    /// track.times(at: 2)   // [0.5...0.5, 2.5...2.5]
    /// ```
    ///
    /// A value that a jump passes over is not taken. What a segment only comes up to before a jump is not reached, and
    /// a hold that a jump ends lasts until the last double before it. A turning point that only touches a value is found
    /// when the value is exactly that of `turningPoints(in:)` or `extremes(in:)`; next to it rounding decides.
    ///
    /// The error of a time in a cubic is within 4 u·(|t| + duration), plus that of the value, 2⁻⁸⁰ of the keys and tangents,
    /// seen through the velocity there; in other segments that of `value(at:)` seen through it.
    ///
    /// Of a segment that turns more than 16,384 times in the range, the times between those turns that `extremes(in:)` looks
    /// at are found, and one in the rest at most; a later range has its own.
    ///
    /// - Parameters:
    ///   - value: What the track is asked for; never taken if it is NaN.
    ///   - range: In the track's unit of time; without one from the first key to the last. Outside the keys the track holds,
    ///     and ends may be infinite.
    /// - Complexity: O(number of segments in the range, and of the half swings of their springs).
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

    /// The first time in a range at which the track has a value; `nil` if it never has.
    ///
    /// - Parameters:
    ///   - value: What the track is asked for.
    ///   - range: As for `times(at:in:)`.
    /// - Complexity: O(number of segments before the answer).
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
    /// The smallest and the largest value of each component in a range of time, each with the first time at which it occurs.
    ///
    /// As `extremes(in:)` of a track of numbers, component by component: the corners of the box that the track stays
    /// in.
    ///
    /// - Parameter range: In the track's unit of time; without one from the first key to the last.
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
        // The last key before which the track rose or fell, and which of them.
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
    /// When the track has a value in a piece.
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
            // From the nearer end.
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
            if track.special(k).timing?.isStaircase ?? false {
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
    /// When a cubic has a value in a piece in which it rises or falls and has it: Newton's method in a bracket, and a last
    /// step from a residual in two words.
    fileprivate func time(at value: Double, in piece: TrackPiece, rises: Bool) -> Double {
        func fraction(_ t: Double) -> Double { (t - startTime) / duration }
        var (low, high) = (fraction(piece.start.time), fraction(piece.end.time))
        let hermite = self.hermite
        var u = low + (high - low) / 2
        for _ in 0..<200 {
            let residual = self.residual(at: u, value).high
            if residual == 0 { break }
            if (residual < 0) == rises { low = u } else { high = u }
            let step = residual / hermite.velocity(u, 1 - u)
            let next = u - step
            let isNear = step.magnitude <= 0x1p-53 * u.magnitude
            if isNear { break }
            u = next > low && next < high ? next : low + (high - low) / 2
            guard u > low, u < high else { break }
        }
        let slope = hermite.velocity(u, 1 - u)
        let step = slope == 0 ? 0 : residual(at: u, value).value / slope
        let last = step.isFinite && step.magnitude <= 0x1p-30 ? step : 0
        let width = DoubleDouble(sumOf: endTime, and: -startTime)
        return (width * (DoubleDouble(sumOf: u, and: -last)) + startTime).value
    }

    /// The cubic less a value at u, in two words.
    private func residual(at u: Double, _ value: Double) -> DoubleDouble {
        let u = DoubleDouble(u)
        let v = DoubleDouble(1) - u
        let chord = DoubleDouble(sumOf: end, and: -start)
        let (square, product) = (u * u, u * v)
        let way =
            chord * square * (DoubleDouble(3) - u * 2) + product * v * startTangent
            - product * u * endTangent
        return way + DoubleDouble(sumOf: start, and: -value)
    }
}

import Hooke

/// The progress of a motion, in linear pieces that each lie in one segment of its keyframes.
struct MotionProgress: Sendable {
    /// The position of a piece among the keyframes.
    enum Position: Equatable, Sendable {
        case before
        case segment(Int)
        case after
    }

    /// An interval of time, and the progress at its ends.
    struct Piece: Sendable {
        var start, end: Double
        var first, last: Double
        var place = Position.segment(0)

        func progress(at time: Double) -> Double {
            time <= start
                ? first : time >= end ? last : first + (last - first) * ((time - start) / (end - start))
        }
    }

    /// The progress over the whole motion.
    let pace: LinearPace
    /// From start to end without gaps; empty if no double lies between.
    let pieces: [Piece]

    /// Creates the pieces of a motion between two values.
    init(_ pace: LinearPace) {
        self.pace = pace
        pieces = Self.stretches(of: pace).map {
            Piece(start: $0.start.time, end: $0.end.time, first: $0.start.progress, last: $0.end.progress)
        }
    }

    /// Creates the pieces of a motion through keyframes.
    ///
    /// Each jump happens at the time at which the exact motion reaches it. Between jumps the progress is
    /// clamped to the exact motion's side, which only reduces the error.
    ///
    /// - Throws: `HookeError.noSolution` for too many pieces.
    init(_ pace: LinearPace, of motion: Pace, through keys: ProgressKeys) throws(HookeError) {
        self.pace = pace
        let crossings = keys.jumps.isEmpty ? [] : try keys.crossings(of: motion)
        var pieces: [Piece] = []
        var next = 0
        var zone = keys.zone(at: motion.progressInside(at: pace.start.nextUp))
        for stretch in Self.stretches(of: pace) {
            var from = stretch.start
            func add(to end: (time: Double, progress: Double)) {
                pieces += keys.pieces(from: from, to: end, in: zone)
                from = end
            }
            while next < crossings.count, crossings[next].time < stretch.end.time {
                let time = crossings[next].time
                if time > from.time {
                    let share = (time - from.time) / (stretch.end.time - from.time)
                    add(
                        to: (time, from.progress + (stretch.end.progress - from.progress) * share))
                }
                zone = crossings[next].zone
                next += 1
            }
            add(to: stretch.end)
            guard pieces.count <= TimelineApproximation.limit else { throw TimelineApproximation.tooMany }
        }
        self.pieces = pieces
    }

    var start: Double { pace.start }
    var end: Double { pace.end }
    var error: Double { pace.error }

    private typealias Point = (time: Double, progress: Double)

    private static func stretches(of pace: LinearPace) -> [(start: Point, end: Point)] {
        let span = pace.end - pace.start
        let points: [Point] = pace.curve.stops.map {
            ($0.input >= 1 ? pace.end : min(pace.start + span * $0.input, pace.end), $0.output)
        }
        return zip(points, points.dropFirst()).filter { $0.time < $1.time }.map { ($0, $1) }
    }
}

/// The positions of keys and jumps, by progress.
struct ProgressKeys {
    /// The segments with a length above 0, in order, with their indices.
    let segments: [(low: Double, high: Double, index: Int)]
    /// The progress at each jump, in order.
    let jumps: [Double]

    /// - Parameters:
    ///   - times: the times of the keys, non-decreasing.
    ///   - jumpsAtEnd: whether a segment's left limit at its end differs from the next key's value.
    init(_ times: [Double], jumpsAtEnd: (Int) -> Bool) {
        var segments: [(Double, Double, Int)] = []
        var jumps: [Double] = []
        for k in times.indices.dropLast() {
            let isLong = times[k] < times[k + 1]
            if isLong { segments.append((times[k], times[k + 1], k)) }
            if !isLong || jumpsAtEnd(k), jumps.last != times[k + 1] { jumps.append(times[k + 1]) }
        }
        (self.segments, self.jumps) = (segments, jumps)
    }

    /// Returns the number of jumps at or below a progress.
    func zone(at progress: Double) -> Int { jumps.partitioningIndex { $0 > progress } }

    /// Returns the times at which a motion passes jumps, exact to the double, and the zone from each.
    func crossings(of motion: Pace) throws(HookeError) -> [(time: Double, zone: Int)] {
        func zone(at time: Double) -> Int { self.zone(at: motion.progressInside(at: time)) }
        var crossings: [(time: Double, zone: Int)] = []
        var from = motion.delay.nextUp
        for turn in motion.turningTimes + [motion.endTime.nextDown] where turn > from {
            var here = zone(at: from)
            let last = zone(at: turn)
            while here != last, from < turn {
                // The first time in another zone; within a monotone interval the zone does not return.
                from = bisect(from, turn) { zone(at: $0) == here }.high
                here = zone(at: from)
                crossings.append((from, here))
                guard crossings.count <= TimelineApproximation.limit else {
                    throw TimelineApproximation.tooMany
                }
            }
            from = turn
        }
        return crossings
    }

    /// Returns the pieces of a linear interval, cut at the keys and clamped to a zone.
    func pieces(
        from: (time: Double, progress: Double), to: (time: Double, progress: Double), in zone: Int
    ) -> [MotionProgress.Piece] {
        let low = zone > 0 ? jumps[zone - 1] : -Double.infinity
        let high = zone < jumps.count ? jumps[zone] : Double.infinity
        let (least, most) = (min(from.progress, to.progress), max(from.progress, to.progress))
        var cuts: [Double] = []
        for segment in segments[segments.partitioningIndex { $0.high > least }...].prefix(while: {
            $0.low < most
        }) {
            cuts += [segment.low, segment.high].filter { $0 > least && $0 < most }
        }
        if from.progress > to.progress { cuts.reverse() }
        var pieces: [MotionProgress.Piece] = []
        var (time, progress) = from
        for cut in cuts + [to.progress] {
            let share = (cut - from.progress) / (to.progress - from.progress)
            let end = cut == to.progress ? to.time : from.time + (to.time - from.time) * share
            guard end > time else { continue }
            let (first, last) = (min(max(progress, low), high), min(max(cut, low), high))
            var piece = MotionProgress.Piece(start: time, end: end, first: first, last: last)
            piece.place = place(at: first + (last - first) / 2, low, high)
            pieces.append(piece)
            (time, progress) = (end, cut)
        }
        return pieces
    }

    /// Returns the segment between two jumps that holds a progress.
    private func place(at progress: Double, _ low: Double, _ high: Double) -> MotionProgress.Position {
        let inside = segments[
            segments.partitioningIndex { $0.low >= low }..<segments.partitioningIndex { $0.high > high }]
        guard let first = inside.first, let last = inside.last else {
            return low == -.infinity ? .before : .after
        }
        if progress < first.low { return .before }
        if progress > last.high { return .after }
        let here = segments.partitioningIndex { $0.high >= progress }
        return .segment(segments[min(max(here, inside.startIndex), inside.endIndex - 1)].index)
    }
}

extension Pace {
    /// The progress at a time, clamped to the motion.
    fileprivate func progressInside(at time: Double) -> Double {
        if case .part(let p) = progress(at: time) { return p }
        return pacing.progress(elapsed: max(0, min(time - delay, duration)), duration: duration)
    }

    /// The times at which the progress reverses, in order.
    fileprivate var turningTimes: [Double] {
        switch pacing {
        case .curve(let curve): curve.turningTimes.map { delay + duration * $0 }
        case .spring(let motion):
            motion.turningPoints(in: 0...duration).prefix(TimelineApproximation.limit).map { delay + $0.time }
        }
    }
}

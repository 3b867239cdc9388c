/// A part of a track's component that is increasing, decreasing or constant.
package struct TrackPiece {
    /// The start and the end. At a jump the end is the left limit.
    package var start, end: Keyframe<Double>
    /// The segment, `nil` before the first key and after the last.
    package var segment: Int?
    /// Whether the track jumps at the end of the piece.
    package var endsInJump = false

    /// Whether the piece is constant.
    package var isHold: Bool { start.value == end.value }
}

/// A component of a track, split into pieces.
struct TrackPieces<Value: ComponentVector> {
    let track: KeyframeTrack<Value>
    let component: Int

    func value(at t: Double) -> Double { track.value(at: t)[component: component] }

    private func key(at t: Double) -> Keyframe<Double> { Keyframe(time: t, value: value(at: t)) }

    /// Calls `body` with the pieces in a time range, in order, until it returns false.
    func visit(in range: ClosedRange<Double>, _ body: (TrackPiece) -> Bool) {
        let times = track.knots.times
        let (first, last) = (times[0], times[times.count - 1])
        let (low, high) = (range.lowerBound, range.upperBound)
        if low < first || low == high {
            let end = low == high ? low : min(high, first)
            var piece = TrackPiece(start: key(at: low), end: key(at: end), segment: nil)
            if low < first, piece.end.value != piece.start.value {
                piece.end.value = piece.start.value
                piece.endsInJump = true
            }
            guard body(piece), low < high else { return }
        }
        if low < last, high > first, let from = track.knots.segment(of: max(low, first)) {
            let to = track.knots.segment(of: high) ?? track.knots.segmentCount - 1
            for k in from...to where times[k] < times[k + 1] {
                let part = max(low, times[k])...min(high, times[k + 1])
                guard visit(segment: k, in: part, body) else { return }
            }
        }
        if high > last || high == last && low < last {
            _ = body(TrackPiece(start: key(at: max(low, last)), end: key(at: high), segment: nil))
        }
    }

    /// Visits the pieces of a part of a segment. Returns whether to continue.
    private func visit(segment k: Int, in part: ClosedRange<Double>, _ body: (TrackPiece) -> Bool) -> Bool {
        let segment = track.segment(k)
        let (from, to) = (part.lowerBound, part.upperBound)
        var start = key(at: from)
        func go(to time: Double, _ value: Double, isJump: Bool = false) -> Bool {
            let end = Keyframe(time: time, value: value)
            let goesOn = body(TrackPiece(start: start, end: end, segment: k, endsInJump: isJump))
            start = end
            return goesOn
        }
        switch segment.kind {
        case .still, .linear: break
        case .cubic:
            for u in segment.component(component).turns where u > 0 && u < 1 {
                let time = segment.time(at: u)
                guard time > start.time, time < to else { continue }
                guard go(to: time, value(at: time)) else { return false }
            }
        case .special:
            let width = track.special(k).timing?.jumpUncertainty ?? 0
            let first = max(from.nextUp, segment.time(at: width))
            if from == segment.startTime, first < to, valueAfterStart(segment, k) != start.value {
                guard go(to: from, start.value, isJump: true) else { return false }
                start = key(at: first)
            }
            for point in specialBreaks(segment, k, in: part) {
                // The first time at which the fraction has reached the break.
                let time = firstInstant(from: segment.startTime, to: segment.endTime) {
                    track.knots.position(of: $0, in: k).passed >= point.input
                }
                guard time > start.time, time < to else { continue }
                guard point.isJump else {
                    guard go(to: time, value(at: time)) else { return false }
                    continue
                }
                // The break may belong to either side: visit the time before, the double itself and the time after.
                let before = max(start.time, min(time.nextDown, segment.time(at: point.input - width)))
                guard go(to: before, value(at: before), isJump: true) else { return false }
                start = key(at: time)
                let after = max(time.nextUp, segment.time(at: point.input + width))
                if after < to, value(at: after) != start.value {
                    guard go(to: time, start.value, isJump: true) else { return false }
                    start = key(at: after)
                }
            }
        }
        let arrived = to < segment.endTime ? value(at: to) : valueBeforeEnd(segment, k)
        return go(to: to, arrived, isJump: arrived != value(at: to))
    }

    /// The right limit of a special segment at its start, which differs from the key if its timing function does not
    /// start at 0.
    private func valueAfterStart(_ segment: TrackSegment<Value>, _ k: Int) -> Double {
        let special = track.special(k)
        let u = special.timing?.jumpUncertainty ?? 0
        let position = Knots.Position(segment: k, passed: u, left: 1 - u, duration: segment.duration)
        return special.state(in: segment, at: position).position[component: component]
    }

    /// The left limit of a segment at its end.
    private func valueBeforeEnd(_ segment: TrackSegment<Value>, _ k: Int) -> Double {
        switch segment.kind {
        case .still: return segment.start[component: component]
        case .linear, .cubic: return segment.end[component: component]
        case .special:
            let special = track.special(k)
            let u = special.timing?.mayJumpAtEnd ?? false ? 1.0.nextDown : 1
            if special.timing == nil, case .even = special.shape { return segment.end[component: component] }
            func arriving(_ u: Double) -> Double {
                let position = Knots.Position(segment: k, passed: u, left: 1 - u, duration: segment.duration)
                return special.state(in: segment, at: position).position[component: component]
            }
            let arrived = arriving(u)
            // A flat timing function may round to its end before 1: then the last time before the end decides.
            return u < 1 && arrived == arriving(1) ? value(at: segment.endTime.nextDown) : arrived
        }
    }

    /// The time fractions at which a special segment may turn, bend or jump; if there are too many, those in `part`.
    private func specialBreaks(
        _ segment: TrackSegment<Value>, _ k: Int, in part: ClosedRange<Double>
    ) -> [CurveBreak] {
        let special = track.special(k)
        let path = PathBreaks(special.shape, segment, component)
        let most = CurveBreak.most
        func breaks(in range: ClosedRange<Double>) -> [CurveBreak] {
            guard let timing = special.timing else { return path.breaks(in: range, count: most) }
            return timing.breaks(in: range, count: most) { path.breaks(in: $0, count: $1) }
        }
        let all = breaks(in: 0...1)
        // Breaks at the ends of pieces are counted, but are not in this list.
        guard all.count >= most / 2 else { return all }
        let (from, to) = (
            track.knots.position(of: part.lowerBound, in: k).passed,
            track.knots.position(of: part.upperBound, in: k).passed
        )
        return from > 0 || to < 1 ? breaks(in: from...to) : all
    }
}

extension TrackSegment {
    /// The time at the fraction u, rounded once or twice.
    package func time(at u: Double) -> Double {
        let duration = DoubleDouble(sumOf: endTime, and: -startTime)
        let time = (duration * u + startTime).value
        return time > startTime ? min(time, endTime) : startTime
    }
}

extension TrackSegment where Value: ComponentVector {
    package func component(_ index: Int) -> TrackSegment<Double> {
        TrackSegment<Double>(
            startTime: startTime, endTime: endTime, start: start[component: index],
            end: end[component: index], startTangent: startTangent[component: index],
            endTangent: endTangent[component: index], kind: kind)
    }
}

extension TrackSegment<Double> {
    /// The parameters at which the cubic's derivative is zero; ascending.
    package var turns: [Double] {
        let segment = normalized.segment
        let chord = DoubleDouble(sumOf: segment.end, and: -segment.start)
        return stationaryParameters(
            segment.startTangent, chord * 3 + (-segment.startTangent) + (-segment.endTangent),
            segment.endTangent)
    }

    /// The segment times a power of two, so that its largest number is near 1 and no product overflows or underflows;
    /// and that power.
    package var normalized: (segment: TrackSegment, unit: Double) {
        let largest = max(start.magnitude, end.magnitude, startTangent.magnitude, endTangent.magnitude)
        guard largest > 0, largest.isFinite else { return (self, 1) }
        let unit = Double(sign: .plus, exponent: min(-largest.exponent, 1000), significand: 1)
        let segment = TrackSegment(
            startTime: startTime, endTime: endTime, start: start * unit, end: end * unit,
            startTangent: startTangent * unit, endTangent: endTangent * unit, kind: kind)
        return (segment, unit)
    }
}

/// The path fractions at which a component of a special segment may turn.
private struct PathBreaks<Value: ComponentVector> {
    let shape: SpecialSegment<Value>.Shape
    let segment: TrackSegment<Value>
    let component: Int

    init(_ shape: SpecialSegment<Value>.Shape, _ segment: TrackSegment<Value>, _ component: Int) {
        self.shape = shape
        self.segment = segment
        self.component = component
    }

    func breaks(in range: ClosedRange<Double>, count: Int) -> [CurveBreak] {
        func component(_ value: Value) -> Double { value[component: self.component] }
        let fractions: [Double]
        switch shape {
        case .line: fractions = []
        case .cubic: fractions = segment.component(self.component).turns
        case .spring(let motion):
            let scalar = SpringMotion(
                spring: motion.spring, from: component(motion.start), to: component(motion.target),
                initialVelocity: component(motion.initialVelocity))
            let duration = segment.duration
            let seconds = (range.lowerBound * duration)...(range.upperBound * duration)
            fractions = scalar.turningPoints(in: seconds).prefix(count).map { $0.time / duration }
        case .even(let path):
            guard case .curved(let arc) = path.form else {
                fractions = [0, 1]
                break
            }
            let inside = segment.component(self.component).turns.filter { $0 > 0 && $0 < 1 }.map { u in
                firstInstant(from: 0, to: 1) { arc.parameter(at: $0 * arc.total) >= u }
            }
            fractions = [0] + inside + [1]
        }
        return fractions.filter { range.contains($0) }.map { CurveBreak(input: $0) }
    }
}

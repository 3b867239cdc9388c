import Hooke

/// A property of numbers through time, straight between points, and how far it is off.
struct VectorCourse: Sendable {
    typealias Point = (time: Double, value: SIMD4<Double>)

    /// Times never fall; two of one time are a jump. One at least.
    private(set) var points: [Point]
    /// How far each component is off at most.
    private(set) var error: SIMD4<Double>
    /// The way and the pace of a motion alone that has no keyframes.
    private var single: (from: SIMD4<Double>, to: SIMD4<Double>, pace: StraightPace)?

    /// The way of one motion.
    ///
    /// - Parameters:
    ///   - track: of numbers.
    ///   - error: the largest allowed in any component; positive.
    init(_ track: Track, error: Double) throws(HookeError) {
        guard let from = track.from.vector, let to = track.to.vector else {
            preconditionFailure("\(track.property) has no components")
        }
        points = [(track.delay, from)]
        self.error = .zero
        if case .keyframes(let motion) = track.path, case .vector(let keys) = motion.channels {
            try follow(keys, motion, track.pace, error: error)
        } else if from != to {
            let way = (to - from).magnitudes
            let pace = try StraightPace(track.pace, error: error / way.max())
            self.error = way * pace.error + 0x1p-50 * (from.magnitudes + to.magnitudes)
            single = (from, to, pace)
            func value(_ p: Double) -> SIMD4<Double> { p == 1 ? to : from + (to - from) * p }
            for piece in MotionCourse(pace).pieces {
                append(piece.start, value(piece.first))
                append(piece.end, value(piece.last))
            }
        }
        append(track.end, to)
    }

    private mutating func follow(
        _ keys: KeyframeTrack<SIMD4<Double>>, _ motion: KeyframeMotion, _ pace: Pace, error: Double
    ) throws(HookeError) {
        func mapped(_ value: SIMD4<Double>) -> SIMD4<Double> { motion.map?(value) ?? value }
        let scale = (mapped(SIMD4(repeating: 1)) - mapped(.zero)).magnitudes
        let largest = scale.max() > 0 ? scale.max() : 1
        let (straight, off) = try keys.linearApproximation(error: error / 2 / largest)
        let (times, values) = (straight.times, straight.values)
        var steepest = SIMD4<Double>.zero
        for k in times.indices.dropLast() where times[k] < times[k + 1] {
            steepest = pointwiseMax(
                steepest, ((values[k + 1] - values[k]) / (times[k + 1] - times[k])).magnitudes)
        }
        let speed = (steepest * scale).max()
        let course = try MotionCourse(
            StraightPace(pace, error: speed > 0 ? error / 2 / speed : 0.5), of: pace,
            through: CourseKeys(times, jumpsAtEnd: { _ in false }))
        self.error = scale * (SIMD4(repeating: off) + steepest * course.error)
        func value(_ progress: Double, _ place: MotionCourse.Place) -> SIMD4<Double> {
            switch place {
            case .before: return mapped(values[0])
            case .after: return mapped(values[values.count - 1])
            case .segment(let k):
                let share = (progress - times[k]) / (times[k + 1] - times[k])
                return mapped(values[k] + (values[k + 1] - values[k]) * share)
            }
        }
        for piece in course.pieces {
            append(piece.start, value(piece.first, piece.place))
            append(piece.end, value(piece.last, piece.place))
        }
    }

    private mutating func append(_ time: Double, _ value: SIMD4<Double>) {
        let last = points[points.count - 1]
        if last.time != time || last.value != value { points.append((time, value)) }
    }

    /// Motions that add up: the newest, and what the others still have to go.
    init(sum courses: [VectorCourse], to ends: [SIMD4<Double>]) {
        let newest = courses.count - 1
        let times = Set(courses.flatMap { $0.points.map(\.time) }).sorted()
        func sum(_ value: (VectorCourse) -> SIMD4<Double>) -> SIMD4<Double> {
            courses.indices.dropLast().reduce(value(courses[newest])) {
                $0 + (value(courses[$1]) - ends[$1])
            }
        }
        points = [(times[0], sum { $0.value(before: times[0]) })]
        error = courses.reduce(.zero) { $0 + $1.error }
        for time in times {
            append(time, sum { $0.value(before: time) })
            append(time, sum { $0.value(at: time) })
        }
    }

    /// The value at a time, at a jump the later.
    func value(at time: Double) -> SIMD4<Double> {
        let next = points.partition { $0.time > time }
        guard next > 0 else { return points[0].value }
        return between(next - 1, time)
    }

    /// What it comes up to at a time.
    func value(before time: Double) -> SIMD4<Double> {
        let next = points.partition { $0.time >= time }
        guard next < points.count else { return points[points.count - 1].value }
        if points[next].time == time || next == 0 { return points[next].value }
        return between(next - 1, time)
    }

    private func between(_ index: Int, _ time: Double) -> SIMD4<Double> {
        let a = points[index]
        guard index + 1 < points.count, time > a.time else { return a.value }
        let b = points[index + 1]
        let share = (time - a.time) / (b.time - a.time)
        return a.value + (b.value - a.value) * share
    }

    /// The smallest box, by its middle and half its size, that holds the values over a stretch of time; where this jumps at its
    /// end, those before that.
    func box(from start: Double, to end: Double) -> (middle: SIMD4<Double>, half: SIMD4<Double>) {
        var (low, high) = (value(at: start), value(at: start))
        func add(_ value: SIMD4<Double>) {
            (low, high) = (pointwiseMin(low, value), pointwiseMax(high, value))
        }
        if start < end { add(value(before: end)) }
        let first = points.partition { $0.time > start }
        for point in points[first...].prefix(while: { $0.time < end }) { add(point.value) }
        return (low + (high - low) / 2, (high - low) / 2)
    }

    /// The knots for players, of values like this one.
    func knots(like value: AnimatableValue) -> [LinearTimeline.Knot] {
        guard let (from, to, pace) = single, pace.start < pace.end, !pace.isLinear else {
            return plainKnots(value)
        }
        return [
            .init(time: pace.start, value: value.replacingVector(from), curve: pace.curve),
            .init(time: pace.end, value: value.replacingVector(to)),
        ]
    }

    private func plainKnots(_ value: AnimatableValue) -> [LinearTimeline.Knot] {
        points.map { LinearTimeline.Knot(time: $0.time, value: value.replacingVector($0.value)) }
    }
}

extension SIMD4<Double> {
    /// The magnitudes of the components.
    var magnitudes: SIMD4<Double> { SIMD4(x.magnitude, y.magnitude, z.magnitude, w.magnitude) }
}

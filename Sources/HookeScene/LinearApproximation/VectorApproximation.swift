import Hooke

/// A vector property over time, piecewise linear, with an error bound.
struct VectorApproximation: Sendable {
    private var path: PiecewiseLinear<SIMD4<Double>>
    private(set) var error: SIMD4<Double>
    /// Ends and pace of a single motion without keyframes.
    private var single: (from: SIMD4<Double>, to: SIMD4<Double>, pace: LinearPace)?
    /// Other knots within the error, with timing functions.
    private var cubic: [(time: Double, value: SIMD4<Double>, easing: CubicBezier?)]?

    /// Creates the values of one motion.
    ///
    /// - Parameters:
    ///   - track: a track of vectors.
    ///   - error: the accepted error of each component; above 0.
    ///   - fits: the paces that are fitted already.
    init(_ track: Track, error: Double, fits: PaceFits) throws(HookeError) {
        guard let from = track.from.vector, let to = track.to.vector else {
            preconditionFailure("\(track.property) has no components")
        }
        path = PiecewiseLinear([.init(time: track.delay, value: from)])
        self.error = .zero
        if case .offset(let offset) = track.form {
            try follow(offset, from: track.delay, error: error)
        } else if case .keyframes(let motion) = track.form, case .vector(let keys) = motion.channels {
            try follow(motion, track.pace, error: error, fits: fits, to: to) { accepted throws(HookeError) in
                try keys.content.linearApproximation(error: accepted)
            }
        } else if case .keyframes(let motion) = track.form, case .choreography(let keys) = motion.channels {
            try follow(motion, track.pace, error: error, fits: fits, to: to) { accepted throws(HookeError) in
                try keys.linearApproximation(error: accepted)
            }
        } else if from != to {
            let way = (to - from).magnitudes
            let pace = try LinearPace(track.pace, error: error / way.max(), fits: fits)
            self.error = way * pace.error + 0x1p-50 * (from.magnitudes + to.magnitudes)
            single = (from, to, pace)
            func value(_ p: Double) -> SIMD4<Double> { p == 1 ? to : from + (to - from) * p }
            for piece in MotionProgress(pace).pieces {
                path.append(piece.start, value(piece.first))
                path.append(piece.end, value(piece.last))
            }
            if let found = fits.cubics(track.pace, error: error / way.max()) {
                let rounding = 0x1p-50 * (from.magnitudes + to.magnitudes)
                let missed: SIMD4<Double> = way * (found.error + pace.rounding) + rounding
                add(found, pace, to, error: missed, within: error, value)
            }
        }
        path.append(track.endTime, to)
    }

    private mutating func follow(
        _ offset: AnimatableOffset, from delay: Double, error: Double
    ) throws(HookeError) {
        guard case .vector(let vector) = offset.form, let rest = offset.rest.vector else {
            throw .interrupted
        }
        let (times, worst) = try vector.straightTimes(to: offset.duration, error: error)
        var largest = rest.magnitudes
        for time in times {
            let value = rest + vector.position(at: time)
            largest = pointwiseMax(largest, value.magnitudes)
            path.append(delay + time, value)
        }
        self.error = worst + 0x1p-50 * largest
    }

    /// Keeps cubic pieces if they are within the error.
    private mutating func add(
        _ found: CubicProgress, _ pace: LinearPace, _ end: SIMD4<Double>, error: SIMD4<Double>,
        within limit: Double, _ value: (Double) -> SIMD4<Double>
    ) {
        guard error.max() <= limit else { return }
        var knots: [(time: Double, value: SIMD4<Double>, easing: CubicBezier?)] = []
        for piece in found.pieces {
            knots.append((pace.time(at: piece.start), value(piece.first), piece.easing))
            knots.append((pace.time(at: piece.end), value(piece.last), nil))
        }
        if knots[knots.count - 1].value != end { knots.append((pace.end, end, nil)) }
        cubic = knots
        self.error = pointwiseMax(self.error, error)
    }

    private mutating func follow(
        _ motion: PropertyKeyframes, _ pace: Pace, error: Double, fits: PaceFits,
        to end: SIMD4<Double>,
        _ straightened: (Double) throws(HookeError) -> (track: KeyframeTrack<SIMD4<Double>>, error: Double)
    ) throws(HookeError) {
        func mapped(_ value: SIMD4<Double>) -> SIMD4<Double> { motion.map?(value) ?? value }
        let scale = (mapped(SIMD4(repeating: 1)) - mapped(.zero)).magnitudes
        let largest = scale.max() > 0 ? scale.max() : 1
        let (straight, off) = try straightened(error / 2 / largest)
        let (times, values) = (straight.times, straight.values)
        var steepest = SIMD4<Double>.zero
        for k in times.indices.dropLast() where times[k] < times[k + 1] {
            steepest = pointwiseMax(
                steepest, ((values[k + 1] - values[k]) / (times[k + 1] - times[k])).magnitudes)
        }
        let speed = (steepest * scale).max()
        let progress = try MotionProgress(
            LinearPace(pace, error: speed > 0 ? error / 2 / speed : 0.5, fits: fits), of: pace,
            through: ProgressKeys(times, jumpsAtEnd: { _ in false }))
        self.error = scale * (SIMD4(repeating: off) + steepest * progress.error)
        func value(_ progress: Double, _ place: MotionProgress.Position) -> SIMD4<Double> {
            switch place {
            case .before: return mapped(values[0])
            case .after: return mapped(values[values.count - 1])
            case .segment(let k):
                let share = (progress - times[k]) / (times[k + 1] - times[k])
                return mapped(values[k] + (values[k + 1] - values[k]) * share)
            }
        }
        for piece in progress.pieces {
            path.append(piece.start, value(piece.first, piece.place))
            path.append(piece.end, value(piece.last, piece.place))
        }
        guard case .vector(let keys) = motion.channels else { return }
        let mappedValues: [SIMD4<Double>] = keys.content.values.map(mapped)
        var widest = SIMD4<Double>.zero
        var size = SIMD4<Double>.zero
        for (a, b) in zip(mappedValues, mappedValues.dropFirst()) {
            widest = pointwiseMax(widest, (b - a).magnitudes)
            size = pointwiseMax(size, pointwiseMax(a.magnitudes, b.magnitudes))
        }
        guard widest.max() > 0,
            let found = CubicProgress(keys.content, pace, error: min(error / widest.max(), 0.5))
        else { return }
        let rounding = 0x1p-44 * size + progress.pace.rounding * widest
        let missed: SIMD4<Double> = widest * found.error + rounding
        add(found, progress.pace, end, error: missed, within: error) { place in
            let (k, share) = CubicProgress.segment(of: place, count: mappedValues.count - 1)
            let (a, b) = (mappedValues[k], mappedValues[k + 1])
            return share == 0 ? a : share == 1 ? b : a + (b - a) * share
        }
    }

    /// Creates a sum: the newest motion plus the remaining distance of each older one.
    init(sum approximations: [VectorApproximation], to ends: [SIMD4<Double>]) {
        let newest = approximations.count - 1
        let times = Set(approximations.flatMap { $0.path.knots.map(\.time) }).sorted()
        func sum(_ value: (VectorApproximation) -> SIMD4<Double>) -> SIMD4<Double> {
            approximations.indices.dropLast().reduce(value(approximations[newest])) {
                $0 + (value(approximations[$1]) - ends[$1])
            }
        }
        path = PiecewiseLinear([.init(time: times[0], value: sum { $0.path.limit(before: times[0]) })])
        error = approximations.reduce(.zero) { $0 + $1.error }
        for time in times {
            path.append(time, sum { $0.path.limit(before: time) })
            path.append(time, sum { $0.path.value(at: time) })
        }
    }

    /// Returns the smallest box, as middle and half size, around the values in an interval of time. A jump at
    /// its end is not included.
    func box(from start: Double, to end: Double) -> (middle: SIMD4<Double>, half: SIMD4<Double>) {
        var (low, high) = (path.value(at: start), path.value(at: start))
        func add(_ value: SIMD4<Double>) {
            (low, high) = (pointwiseMin(low, value), pointwiseMax(high, value))
        }
        if start < end { add(path.limit(before: end)) }
        let first = path.knots.partitioningIndex { $0.time > start }
        for knot in path.knots[first...].prefix(while: { $0.time < end }) { add(knot.value) }
        // Cubic pieces are within both errors of the linear ones.
        let margin: SIMD4<Double> = cubic == nil ? .zero : 2 * error
        return (low + (high - low) / 2, (high - low) / 2 + margin)
    }

    /// Returns the knots with timing functions, with values of the kind of `value`; `nil` for a property without cubic pieces.
    func cubicKnots(like value: AnimatableValue) -> [LinearTimeline.CubicKnot]? {
        cubic?.map { .init(time: $0.time, value: value.replacingVector($0.value), easing: $0.easing) }
    }

    /// Returns the knots for players, with values of the kind of `value`.
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
        path.knots.map { LinearTimeline.Knot(time: $0.time, value: value.replacingVector($0.value)) }
    }
}

extension SIMD4<Double> {
    var magnitudes: SIMD4<Double> { SIMD4(x.magnitude, y.magnitude, z.magnitude, w.magnitude) }
}

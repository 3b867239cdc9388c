import HookeGeometry

/// The motions of a transform as a product: the remaining part of older motions applies first (`MotionSum`).
struct TransformProduct: Sendable {
    /// An interval of time in which every factor is in one piece.
    struct Stretch: Sendable {
        let start, end: Double
        let factors: [TransformFactor.Stretch]
    }

    /// Oldest first.
    private(set) var factors: [TransformFactor] = []

    /// - Parameters:
    ///   - tracks: the tracks of one property, oldest first.
    ///   - fits: the paces that are fitted already.
    init(_ tracks: [Track], fits: PaceFits) throws(HookeError) {
        for track in tracks.dropLast() {
            // A singular end value has no inverse: such a motion adds nothing.
            guard track.from != track.to || track.hasKeyframes || track.isOffset,
                let rest = track.to.asTransform.inverse
            else {
                continue
            }
            factors.append(try TransformFactor(track, rest: rest, fits: fits))
        }
        factors.append(try TransformFactor(tracks[tracks.count - 1], rest: nil, fits: fits))
    }

    /// Reduces the error of a factor's progress to `error`.
    mutating func refine(_ index: Int, error: Double, fits: PaceFits) throws(HookeError) {
        factors[index] = try factors[index].refined(error: error, fits: fits)
    }

    var bounds: TransformBounds { Self.product(factors.map(\.bounds)) }

    /// Returns bounds of the derivative of each element by the progress of one factor.
    func slope(of index: Int) -> Transform3D {
        Self.product(
            factors.indices.map {
                TransformBounds(
                    value: factors[$0].bounds.value, slope: $0 == index ? factors[$0].bounds.slope : .zero)
            }
        ).slope
    }

    private static func product(_ bounds: [TransformBounds]) -> TransformBounds {
        bounds.dropFirst().reduce(bounds[0]) { $0.concatenating($1) }
    }

    /// The intervals from the start of the first motion to the end of the last.
    var stretches: [Stretch] {
        let times = Set(factors.flatMap(\.times)).sorted()
        return zip(times, times.dropFirst()).map { stretch(from: $0, to: $1) }
    }

    private func stretch(from start: Double, to end: Double) -> Stretch {
        Stretch(start: start, end: end, factors: factors.map { $0.stretch(from: start, to: end) })
    }

    var first: Transform3D {
        let start = factors.map(\.progress.start).min() ?? 0
        return transform(stretch(from: start, to: start), at: 0)
    }

    /// Returns the transform at fraction `u` of an interval.
    func transform(_ stretch: Stretch, at u: Double) -> Transform3D {
        var result = factors[0].transform(stretch.factors[0], at: u)
        for index in 1..<max(1, factors.count) {
            result = result.concatenating(factors[index].transform(stretch.factors[index], at: u))
        }
        return result
    }

    /// Returns bounds over an interval, as a function of `u` from 0 to 1.
    func bounds(_ stretch: Stretch) -> TransformBounds {
        Self.product(zip(factors, stretch.factors).map { $0.bounds($1) })
    }

    /// Returns the part of an interval between two fractions.
    func part(_ stretch: Stretch, from u: Double, to v: Double) -> Stretch {
        let span = stretch.end - stretch.start
        return Stretch(
            start: u == 0 ? stretch.start : stretch.start + span * u,
            end: v == 1 ? stretch.end : stretch.start + span * v,
            factors: stretch.factors.map {
                guard case .goes(let place, let first, let last) = $0 else { return $0 }
                return .goes(
                    place, from: u == 0 ? first : first + (last - first) * u,
                    to: v == 1 ? last : first + (last - first) * v)
            })
    }

    /// Returns the smallest box, as middle and half size, around the elements in an interval of time. A jump
    /// at its end is not included.
    func box(from start: Double, to end: Double, _ stretches: [Stretch]) -> (
        middle: Transform3D, half: Transform3D
    ) {
        var box: (low: Transform3D, high: Transform3D)?
        func add(_ middle: Transform3D, _ half: Transform3D) {
            let (low, high) = (middle.plus(half.times(-1)), middle.plus(half))
            guard let old = box else { return box = (low, high) }
            // min(a, b) = −max(−a, −b).
            box = (low.times(-1).larger(old.low.times(-1)).times(-1), high.larger(old.high))
        }
        func add(_ stretch: Stretch) {
            add(transform(stretch, at: 0.5), bounds(stretch).slope.times(0.5))
        }
        guard let first = stretches.first, let last = stretches.last else {
            let time = factors.map(\.progress.end).max() ?? 0
            add(self.first, .zero)
            add(transform(stretch(from: time.nextUp, to: time.nextUp), at: 0), .zero)
            return Self.middle(box)
        }
        if start < first.start { add(self.first, .zero) }
        if start >= last.end || end > last.end {
            add(transform(stretch(from: last.end, to: last.end), at: 0), .zero)
        }
        var next = stretches.partitioningIndex { $0.end >= start }
        while next < stretches.count, stretches[next].start < end || stretches[next].start <= start {
            let whole = stretches[next]
            let (u, v) = (max(start, whole.start), min(end, whole.end))
            if u < v || start == end, u < whole.end { add(stretch(from: u, to: u < v ? v : whole.end)) }
            next += 1
        }
        return Self.middle(box)
    }

    private static func middle(_ box: (low: Transform3D, high: Transform3D)?) -> (
        middle: Transform3D, half: Transform3D
    ) {
        guard let (low, high) = box else { return (.identity, .zero) }
        return (low.plus(high).times(0.5), high.plus(low.times(-1)).times(0.5))
    }
}

extension Track {
    var hasKeyframes: Bool { if case .keyframes = form { true } else { false } }
}

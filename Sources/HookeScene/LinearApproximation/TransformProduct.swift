import HookeGeometry

/// The motions that make up a transform: what the older have still to go comes first (`MotionSum`).
struct TransformProduct: Sendable {
    /// A stretch of time over which every factor is in one of its pieces.
    struct Stretch: Sendable {
        let start, end: Double
        let factors: [TransformFactor.Stretch]
    }

    /// The oldest first.
    private(set) var factors: [TransformFactor] = []

    /// - Parameter tracks: of one property, the oldest first.
    init(_ tracks: [Track]) throws(HookeError) {
        for track in tracks.dropLast() {
            // One that ends singular has nothing that can be said to be left to go.
            guard track.from != track.to || track.hasKeyframes, let rest = track.to.asTransform.inverse else {
                continue
            }
            factors.append(try TransformFactor(track, rest: rest))
        }
        factors.append(try TransformFactor(tracks[tracks.count - 1], rest: nil))
    }

    /// Brings the progress of a factor within an error.
    mutating func refine(_ index: Int, error: Double) throws(HookeError) {
        factors[index] = try factors[index].refined(error: error)
    }

    /// Bounds of the whole over its whole course.
    var bounds: TransformBounds { Self.product(factors.map(\.bounds)) }

    /// How fast each field of the whole gets by the progress of one factor.
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

    /// The stretches, from the start of the first motion to the end of the last.
    var stretches: [Stretch] {
        let times = Set(factors.flatMap(\.times)).sorted()
        return zip(times, times.dropFirst()).map { stretch(from: $0, to: $1) }
    }

    private func stretch(from start: Double, to end: Double) -> Stretch {
        Stretch(start: start, end: end, factors: factors.map { $0.stretch(from: start, to: end) })
    }

    /// The transform before anything moves.
    var first: Transform3D {
        let start = factors.map(\.course.start).min() ?? 0
        return transform(stretch(from: start, to: start), at: 0)
    }

    /// The transform so far, from 0 to 1, in a stretch.
    func transform(_ stretch: Stretch, at u: Double) -> Transform3D {
        var result = factors[0].transform(stretch.factors[0], at: u)
        for index in 1..<max(1, factors.count) {
            result = result.concatenating(factors[index].transform(stretch.factors[index], at: u))
        }
        return result
    }

    /// Bounds over a stretch, by how far it is from 0 to 1.
    func bounds(_ stretch: Stretch) -> TransformBounds {
        Self.product(zip(factors, stretch.factors).map { $0.bounds($1) })
    }

    /// The part of a stretch between two fractions of it.
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

    /// The smallest box of fields, by its middle and half its size, that holds the transforms over a stretch of time; where they
    /// jump at its end, those before that.
    func box(from start: Double, to end: Double, _ stretches: [Stretch]) -> (
        middle: Transform3D, half: Transform3D
    ) {
        var box: (low: Transform3D, high: Transform3D)?
        func add(_ middle: Transform3D, _ half: Transform3D) {
            let (low, high) = (middle.plus(half.times(-1)), middle.plus(half))
            guard let old = box else { return box = (low, high) }
            // The smaller of two is the negative of the larger of their negatives.
            box = (low.times(-1).larger(old.low.times(-1)).times(-1), high.larger(old.high))
        }
        func add(_ stretch: Stretch) {
            add(transform(stretch, at: 0.5), bounds(stretch).slope.times(0.5))
        }
        guard let first = stretches.first, let last = stretches.last else {
            let time = factors.map(\.course.end).max() ?? 0
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
    var hasKeyframes: Bool { if case .keyframes = path { true } else { false } }
}

import HookeGeometry

/// One of the motions that make up a transform, through time: a factor of their product.
struct TransformFactor: Sendable {
    private enum Path: Sendable {
        case way(TransformInterpolation)
        case keys(TransformTrack)
    }

    /// What a factor does over a stretch of time.
    enum Stretch: Sendable {
        case rests(Transform3D)
        case goes(MotionCourse.Place, from: Double, to: Double)
    }

    private let track: Track
    private let path: Path
    /// What an older motion is multiplied by, so that nothing is left of it at its end.
    private let rest: Transform3D?
    private(set) var course: MotionCourse
    /// Bounds over the whole course.
    private(set) var bounds: TransformBounds

    /// - Parameters:
    ///   - track: of transforms.
    ///   - rest: the inverse of where an older motion ends; `nil` for the newest.
    /// - Throws: `HookeError.noSolution` for a course that cannot be bounded.
    init(_ track: Track, rest: Transform3D?) throws(HookeError) {
        (self.track, self.rest) = (track, rest)
        switch track.path {
        case .keyframes(let motion):
            guard case .transform(let keys) = motion.channels else {
                preconditionFailure("\(track.property) has keyframes of numbers")
            }
            path = .keys(keys)
        case .turning(let way): path = .way(way)
        case .basic(let from, let to):
            path = .way(TransformInterpolation(from: from.asTransform, to: to.asTransform))
        }
        bounds = TransformBounds(constant: .identity)
        course = try Self.course(track, path, error: Self.coarse)
        bounds = try wholeBounds()
    }

    /// No progress is off by more, which the bounds over the whole course are for.
    private static let coarse = 1.0 / 64

    /// The same with the progress off by `error` at most.
    func refined(error: Double) throws(HookeError) -> TransformFactor {
        var copy = self
        copy.course = try Self.course(track, path, error: min(error, Self.coarse))
        return copy
    }

    private static func course(
        _ track: Track, _ path: Path, error: Double
    ) throws(HookeError) -> MotionCourse {
        let pace = try StraightPace(track.pace, error: error)
        switch path {
        case .way: return MotionCourse(pace)
        case .keys(let keys):
            let (values, times) = (keys.values, keys.times)
            return try MotionCourse(
                pace, of: track.pace,
                through: CourseKeys(times) { keys.isStill($0) && values[$0] != values[$0 + 1] })
        }
    }

    /// The way of a motion that has no keyframes.
    var way: TransformInterpolation? { if case .way(let way) = path { way } else { nil } }

    private func wholeBounds() throws(HookeError) -> TransformBounds {
        var whole = TransformBounds(constant: track.from.asTransform)
        whole.value = whole.value.larger(track.to.asTransform.magnitudes)
        func add(_ bounds: TransformBounds?) throws(HookeError) {
            guard let bounds else { throw Self.unknown }
            whole.value = whole.value.larger(bounds.value)
            whole.slope = whole.slope.larger(bounds.slope)
            whole.bend = whole.bend.larger(bounds.bend)
        }
        switch path {
        case .way(let way):
            let ends = course.pieces.flatMap { [$0.first, $0.last] }
            if let low = ends.min(), let high = ends.max() {
                try add(way.bounds(over: (low - 2 * Self.coarse)...(high + 2 * Self.coarse)))
            }
        case .keys(let keys):
            for k in 0..<keys.segmentCount where keys.times[k] < keys.times[k + 1] {
                try add(keys.bounds(ofSegment: k))
            }
        }
        return turned(whole)
    }

    private static let unknown = HookeError.noSolution(
        field: "transform", reason: "no bounds are known for a way that jumps where it cannot be taken apart")

    private func turned(_ bounds: TransformBounds) -> TransformBounds {
        rest.map { bounds.concatenating(TransformBounds(constant: $0)) } ?? bounds
    }

    /// When it changes from one piece to the next.
    var times: [Double] { [course.start] + course.pieces.flatMap { [$0.start, $0.end] } + [course.end] }

    /// What it does over a stretch of time within one of its pieces.
    func stretch(from start: Double, to end: Double) -> Stretch {
        let middle = start + (end - start) / 2
        if end <= course.start { return .rests(turned(track.from.asTransform)) }
        if start >= course.end { return .rests(turned(track.to.asTransform)) }
        let next = course.pieces.partitioningIndex { $0.end > middle }
        guard next < course.pieces.count else { return .rests(turned(track.to.asTransform)) }
        let piece = course.pieces[next]
        return .goes(piece.place, from: piece.progress(at: start), to: piece.progress(at: end))
    }

    private func turned(_ transform: Transform3D) -> Transform3D {
        rest.map { transform.concatenating($0) } ?? transform
    }

    /// The transform so far, from 0 to 1, in a stretch.
    func transform(_ stretch: Stretch, at u: Double) -> Transform3D {
        switch stretch {
        case .rests(let transform): return transform
        case .goes(let place, let first, let last):
            let p = u == 1 ? last : first + (last - first) * u
            switch path {
            case .way(let way):
                let made = way.transform(at: p)
                // As the parts make it.
                return turned(
                    way.course != .fields && (p == 0 || p == 1) && made.m44 != 1
                        ? made.times(1 / made.m44) : made)
            case .keys(let keys):
                switch place {
                case .before: return turned(keys.values[0])
                case .after: return turned(keys.values[keys.values.count - 1])
                case .segment(let k): return turned(keys.transform(at: p, inSegment: k))
                }
            }
        }
    }

    /// Bounds over a stretch, by how far it is from 0 to 1.
    func bounds(_ stretch: Stretch) -> TransformBounds {
        switch stretch {
        case .rests(let transform): return TransformBounds(constant: transform)
        case .goes(let place, let first, let last):
            var bounds: TransformBounds?
            switch (path, place) {
            case (.way(let way), _): bounds = way.bounds(over: min(first, last)...max(first, last))
            case (.keys(let keys), .segment(let k)): bounds = keys.bounds(ofSegment: k)
            case (.keys, _): return TransformBounds(constant: transform(stretch, at: 0))
            }
            return turned(bounds ?? self.bounds).byParameter(last - first)
        }
    }
}

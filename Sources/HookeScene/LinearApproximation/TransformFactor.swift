import HookeGeometry

/// One motion of a transform: a factor of the product.
struct TransformFactor: Sendable {
    private enum Form: Sendable {
        case way(TransformInterpolation)
        case keys(TransformTrack)
    }

    /// The state of a factor in an interval of time.
    enum Stretch: Sendable {
        case rests(Transform3D)
        case goes(MotionProgress.Position, from: Double, to: Double)
    }

    let track: Track
    private let form: Form
    /// The inverse of an older motion's end value: the factor ends as the identity.
    private let rest: Transform3D?
    private(set) var progress: MotionProgress
    private(set) var bounds: TransformBounds

    /// - Parameters:
    ///   - track: a track of transforms.
    ///   - rest: the inverse of an older motion's end value; `nil` for the newest.
    ///   - fits: the paces that are fitted already.
    /// - Throws: `HookeError.noSolution` for a motion without bounds.
    init(_ track: Track, rest: Transform3D?, fits: PaceFits) throws(HookeError) {
        (self.track, self.rest) = (track, rest)
        switch track.form {
        case .keyframes(let motion):
            guard case .transform(let keys) = motion.channels else {
                preconditionFailure("\(track.property) has keyframes of numbers")
            }
            form = .keys(keys.content)
        case .turning(let way): form = .way(way)
        case .offset: throw .interrupted
        case .straight, .list, .morph: preconditionFailure("\(track.property) is not a transform")
        }
        bounds = TransformBounds(constant: .identity)
        progress = try Self.progress(track, form, error: Self.coarse, fits: fits)
        bounds = try wholeBounds()
    }

    /// The largest accepted error of the progress, which the bounds over the whole motion include.
    private static let coarse = 1.0 / 64

    /// Returns the factor with an error of the progress of at most `error`.
    func refined(error: Double, fits: PaceFits) throws(HookeError) -> TransformFactor {
        var copy = self
        copy.progress = try Self.progress(track, form, error: min(error, Self.coarse), fits: fits)
        return copy
    }

    private static func progress(
        _ track: Track, _ form: Form, error: Double, fits: PaceFits
    ) throws(HookeError) -> MotionProgress {
        let pace = try LinearPace(track.pace, error: error, fits: fits)
        switch form {
        case .way: return MotionProgress(pace)
        case .keys(let keys):
            let (values, times) = (keys.values, keys.times)
            return try MotionProgress(
                pace, of: track.pace,
                through: ProgressKeys(times) { keys.isStill($0) && values[$0] != values[$0 + 1] })
        }
    }

    /// The interpolation of a motion without keyframes.
    var way: TransformInterpolation? { if case .way(let way) = form { way } else { nil } }

    /// The track of a motion with keyframes.
    var keys: TransformTrack? { if case .keys(let keys) = form { keys } else { nil } }

    private func wholeBounds() throws(HookeError) -> TransformBounds {
        var whole = TransformBounds(constant: track.from.asTransform)
        whole.value = whole.value.larger(track.to.asTransform.magnitudes)
        func add(_ bounds: TransformBounds?) throws(HookeError) {
            guard let bounds else { throw Self.unknown }
            whole.value = whole.value.larger(bounds.value)
            whole.slope = whole.slope.larger(bounds.slope)
            whole.bend = whole.bend.larger(bounds.bend)
        }
        switch form {
        case .way(let way):
            let ends = progress.pieces.flatMap { [$0.first, $0.last] }
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
        field: "transform", reason: "an interpolation that jumps at a singular transform has no bounds")

    private func turned(_ bounds: TransformBounds) -> TransformBounds {
        rest.map { bounds.concatenating(TransformBounds(constant: $0)) } ?? bounds
    }

    /// The times of all piece boundaries.
    var times: [Double] {
        [progress.start] + progress.pieces.flatMap { [$0.start, $0.end] } + [progress.end]
    }

    /// Returns the state in an interval that lies in one piece.
    func stretch(from start: Double, to end: Double) -> Stretch {
        let middle = start + (end - start) / 2
        if end <= progress.start { return .rests(turned(track.from.asTransform)) }
        if start >= progress.end { return .rests(turned(track.to.asTransform)) }
        let next = progress.pieces.partitioningIndex { $0.end > middle }
        guard next < progress.pieces.count else { return .rests(turned(track.to.asTransform)) }
        let piece = progress.pieces[next]
        return .goes(piece.place, from: piece.progress(at: start), to: piece.progress(at: end))
    }

    private func turned(_ transform: Transform3D) -> Transform3D {
        rest.map { transform.concatenating($0) } ?? transform
    }

    /// Returns the transform at fraction `u` of an interval.
    func transform(_ stretch: Stretch, at u: Double) -> Transform3D {
        switch stretch {
        case .rests(let transform): return transform
        case .goes(let place, let first, let last):
            let p = u == 1 ? last : first + (last - first) * u
            switch form {
            case .way(let way):
                let made = way.transform(at: p)
                // Normalised as the interpolation's components are.
                return turned(
                    way.methodUsed != .fields && (p == 0 || p == 1) && made.m44 != 1
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

    /// Returns bounds over an interval, as a function of `u` from 0 to 1.
    func bounds(_ stretch: Stretch) -> TransformBounds {
        switch stretch {
        case .rests(let transform): return TransformBounds(constant: transform)
        case .goes(let place, let first, let last):
            var bounds: TransformBounds?
            switch (form, place) {
            case (.way(let way), _): bounds = way.bounds(over: min(first, last)...max(first, last))
            case (.keys(let keys), .segment(let k)): bounds = keys.bounds(ofSegment: k)
            case (.keys, _): return TransformBounds(constant: transform(stretch, at: 0))
            }
            return turned(bounds ?? self.bounds).byParameter(last - first)
        }
    }
}

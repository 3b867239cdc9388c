extension CubicReduction {
    /// Reduces a track to the fewest pieces found within an error.
    ///
    /// A track of rule `.linear` is baked data: its interpolation is the motion that the bound refers to, and
    /// velocities at its keys are those of parabolas through three keys where that gives fewer pieces.
    ///
    /// - Parameters:
    ///   - track: The track, over its span; its components share the pieces' times.
    ///   - error: The largest distance allowed in each component, in the track's units; above 0.
    ///   - kind: The form of the pieces.
    /// - Throws: `HookeError.outOfRange` for an error that is not above 0 and finite. `HookeError.wrongCount` for a
    ///   track whose keys have one time. `HookeError.noSolution` if more than 8192 pieces are needed, or if the error
    ///   is too small for the arithmetic; the errors of `KeyframeTrack.linearApproximation(error:)`.
    public init<Value: ComponentVector>(
        _ track: KeyframeTrack<Value>, error: Double, kind: Kind = .beziers
    ) throws(HookeError) {
        try Self.check(error)
        try self.init(kind: kind) { isSmooth throws(HookeError) in
            var sources: [PiecewiseCubic] = []
            for component in 0..<Value.componentCount {
                sources.append(
                    try track.piecewiseCubic(component, error: Self.sampling(error), isSmooth: isSmooth))
            }
            return (sources, sources.map { _ in error })
        }
    }

    /// Reduces tracks jointly: their pieces begin and end at the same times.
    ///
    /// - Parameters:
    ///   - tracks: At least one; all over the same span.
    ///   - errors: For each track the largest distance allowed, in its units; above 0.
    ///   - kind: The form of the pieces.
    /// - Throws: The errors of `init(_:error:kind:)`. `HookeError.wrongCount` for no tracks or another number of
    ///   errors. `HookeError.badElement` for a track whose span differs from the first one's.
    public init(
        _ tracks: [KeyframeTrack<Double>], errors: [Double], kind: Kind = .beziers
    ) throws(HookeError) {
        guard !tracks.isEmpty else {
            throw .wrongCount(field: "tracks", count: 0, accepted: "at least one track")
        }
        guard errors.count == tracks.count else {
            throw .wrongCount(
                field: "errors", count: errors.count, accepted: "one for each of \(tracks.count) tracks")
        }
        for (index, track) in tracks.enumerated() {
            try Self.check(errors[index])
            for (time, wanted) in [
                (track.span.lowerBound, tracks[0].span.lowerBound),
                (track.span.upperBound, tracks[0].span.upperBound),
            ] where time != wanted {
                throw .badElement(
                    field: "tracks", index: index, value: time, accepted: "the first track's span")
            }
        }
        try self.init(kind: kind) { isSmooth throws(HookeError) in
            var sources: [PiecewiseCubic] = []
            for (track, error) in zip(tracks, errors) {
                sources.append(try track.piecewiseCubic(0, error: Self.sampling(error), isSmooth: isSmooth))
            }
            return (sources, errors)
        }
    }

    /// Reduces with the slopes of linear data, with smooth slopes, or with the better of the two.
    private init(
        kind: Kind, _ sources: (Bool) throws(HookeError) -> ([PiecewiseCubic], [Double])
    ) throws(HookeError) {
        let (plain, errors) = try sources(false)
        guard kind == .hermite || kind == .smoothBeziers else {
            try self.init(plain, errors: errors, kind: kind)
            return
        }
        let (smooth, _) = try sources(true)
        let isSame = zip(plain, smooth).allSatisfy { a, b in
            zip(a.pieces, b.pieces).allSatisfy {
                $0.startSlope == $1.startSlope && $0.endSlope == $1.endSlope
            }
        }
        if isSame {
            try self.init(plain, errors: errors, kind: kind)
            return
        }
        var best: CubicReduction?
        var refusal: HookeError?
        for candidate in [plain, smooth] {
            do throws(HookeError) {
                let found = try CubicReduction(candidate, errors: errors, kind: kind)
                if found.pieces.count < best?.pieces.count ?? .max { best = found }
            } catch { refusal = error }
        }
        guard let best else { throw refusal ?? Self.tooMany }
        self = best
    }
}

extension KeyframeTrack where Value: ComponentVector {
    /// A component by cubics: cubic, linear and constant segments exactly, others within the error.
    /// - Parameters:
    ///   - component: The index of the component.
    ///   - error: The largest distance allowed; a part of it may be used.
    ///   - isSmooth: Whether the slopes at keys between two linear segments are those of a parabola.
    package func piecewiseCubic(
        _ component: Int, error: Double, isSmooth: Bool
    ) throws(HookeError) -> PiecewiseCubic {
        guard span.lowerBound < span.upperBound else {
            throw .wrongCount(field: "times", count: 1, accepted: "at least two different times")
        }
        var pieces: [PiecewiseCubic.Piece] = []
        var (worst, size) = (0.0, 0.0)
        for k in 0..<knots.segmentCount where times[k] < times[k + 1] {
            let segment = self.segment(k)
            let part = segment.component(component)
            let values = (part.start, part.end)
            size = max(size, values.0.magnitude, values.1.magnitude)
            switch segment.kind {
            case .still:
                pieces.append(
                    .init(lineFrom: part.startTime, to: part.endTime, values: (values.0, values.0)))
            case .linear:
                pieces.append(
                    .init(
                        lineFrom: part.startTime, to: part.endTime, values: values,
                        slopes: isSmooth ? smoothSlopes(k, component) : nil))
            case .cubic:
                let slopes = (part.startTangent / part.duration, part.endTangent / part.duration)
                pieces.append(.init(from: part.startTime, to: part.endTime, values: values, slopes: slopes))
            case .special:
                let found = try specialPieces(segment, k, component, error: error)
                pieces += found.pieces
                worst = max(worst, found.error)
            }
        }
        return PiecewiseCubic(pieces, error: worst + 0x1p-49 * size, keys: times)
    }

    /// The pieces of a segment with a spring or a timing function.
    private func specialPieces(
        _ segment: TrackSegment<Value>, _ k: Int, _ component: Int, error: Double
    ) throws(HookeError) -> (pieces: [PiecewiseCubic.Piece], error: Double) {
        let special = self.special(k)
        if case .spring(let motion) = special.shape, special.timing == nil {
            let scalar = SpringMotion(
                spring: motion.spring, from: motion.start[component: component],
                to: motion.target[component: component],
                initialVelocity: motion.initialVelocity[component: component])
            let local = try PiecewiseCubic(
                scalar, component: 0, from: 0, to: segment.duration, error: error)
            var start = segment.startTime
            var pieces: [PiecewiseCubic.Piece] = []
            for piece in local.pieces {
                let end = piece.end == segment.duration ? segment.endTime : segment.startTime + piece.end
                guard end > start else { continue }
                pieces.append(
                    .init(
                        from: start, to: end, values: (piece.constant, piece.endValue),
                        slopes: (piece.startSlope, piece.endSlope)))
                start = end
            }
            // Times are rounded; the rest of the motion at the end is a jump.
            let speed = pieces.reduce(0) { max($0, $1.startSlope.magnitude) }
            return (pieces, local.error + 4 * segment.endTime.magnitude.ulp * speed)
        }
        if case .line = special.shape, case .bezier(let bezier)? = special.timing {
            let values = (segment.start[component: component], segment.end[component: component])
            let eased = EasedPieces(
                bezier, from: segment.startTime, to: segment.endTime, values: values, error: error)
            if let eased {
                let size = (1 + bezier.y1.magnitude + bezier.y2.magnitude) * (values.1 - values.0).magnitude
                return (eased.pieces, error + 0x1p-46 * (size + values.0.magnitude))
            }
        }
        let straight = try straightPieces(of: segment, k, error: 64 * error)
        var keys = straight.keys
        if keys.first?.time != segment.startTime {
            keys.insert(Keyframe(time: segment.startTime, value: segment.start), at: 0)
        }
        if keys.last?.time != segment.endTime {
            keys.append(Keyframe(time: segment.endTime, value: segment.end))
        }
        var pieces: [PiecewiseCubic.Piece] = []
        for (a, b) in zip(keys, keys.dropFirst()) where a.time < b.time {
            let values = (a.value[component: component], b.value[component: component])
            let chord = (values.1 - values.0) / (b.time - a.time)
            func slope(_ time: Double) -> Double {
                let slope = velocity(at: time)[component: component]
                return slope.isFinite ? slope : chord
            }
            let last = b.time == segment.endTime ? b.time - (b.time - a.time) * 0x1p-20 : b.time
            pieces.append(
                .init(lineFrom: a.time, to: b.time, values: values, slopes: (slope(a.time), slope(last))))
        }
        return (pieces, straight.error)
    }

    /// The slopes at the ends of a linear segment: of parabolas through three keys where the next segment is linear
    /// too, and the chord's elsewhere.
    private func smoothSlopes(_ k: Int, _ component: Int) -> (Double, Double) {
        func chord(_ k: Int) -> (slope: Double, width: Double)? {
            guard k >= 0, k < knots.segmentCount, times[k] < times[k + 1] else { return nil }
            let segment = self.segment(k).component(component)
            guard segment.kind == .linear else { return nil }
            return ((segment.end - segment.start) / segment.duration, segment.duration)
        }
        guard let here = chord(k) else { return (0, 0) }
        func slope(beside other: (slope: Double, width: Double)?) -> Double? {
            guard let other else { return nil }
            return (here.slope * other.width + other.slope * here.width) / (here.width + other.width)
        }
        let (before, after) = (slope(beside: chord(k - 1)), slope(beside: chord(k + 1)))
        // At an end, the parabola of the other side continues.
        let first = before ?? (after.map { 2 * here.slope - $0 } ?? here.slope)
        let last = after ?? (before.map { 2 * here.slope - $0 } ?? here.slope)
        return (first, last)
    }
}

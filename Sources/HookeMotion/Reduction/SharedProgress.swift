/// The motion of a track at a pace as one number of time: k + φ between the keys k and k + 1, where all components of a
/// segment share the progress φ.
///
/// It is what players need that have one timing function for all components of a value, such as CSS.
package struct SharedProgress {
    /// For each key, the fraction of the duration at which the pace reaches it; non-decreasing.
    package let times: [Double]
    /// The number by the fraction of the duration, from 0 to 1.
    let source: PiecewiseCubic

    /// Creates the progress of a track over the paces 0 to 1.
    ///
    /// - Parameters:
    ///   - track: The track; its times are in 0...1.
    ///   - pace: Maps the fraction of the duration to the track's time; `nil` for the identity.
    ///   - error: The largest distance of the source allowed.
    /// - Returns: `nil` if components differ in their progress, for springs, for a timing function in a segment at
    ///   another pace, and for a pace that is not monotone.
    package init?<Value: ComponentVector>(_ track: KeyframeTrack<Value>, pace: CubicBezier?, error: Double) {
        let isMonotone = pace.map { (0...1).contains($0.y1) && (0...1).contains($0.y2) } ?? true
        guard isMonotone, let first = track.times.first, let last = track.times.last, first >= 0, last <= 1
        else { return nil }
        var times: [Double] = []
        for time in track.times {
            var reached = time
            if let pace, time > 0, time < 1 {
                guard let found = pace.firstTime(reaching: time) else { return nil }
                reached = found
            }
            times.append(max(reached, times.last ?? 0))
        }
        var pieces: [PiecewiseCubic.Piece] = []
        if times[0] > 0 { pieces.append(.init(lineFrom: 0, to: times[0], values: (0, 0))) }
        for k in 0..<(times.count - 1) where times[k] < times[k + 1] {
            let start = Double(k)
            let segment = track.segment(k)
            var inner: CubicBezier?
            var path = ProgressPath(start: start, leaving: 1, arriving: 1)
            switch segment.kind {
            case .still:
                pieces.append(.init(lineFrom: times[k], to: times[k + 1], values: (start, start)))
                continue
            case .linear: break
            case .cubic:
                guard let tangents = segment.sharedTangents else { return nil }
                path = ProgressPath(start: start, leaving: tangents.0, arriving: tangents.1)
            case .special:
                let special = track.special(k)
                guard pace == nil, case .line = special.shape, case .bezier(let bezier)? = special.timing
                else { return nil }
                inner = bezier
            }
            if let pace {
                inner = pace.part(
                    from: times[k], to: times[k + 1], values: (track.times[k], track.times[k + 1]))
                guard inner != nil else { return nil }
            }
            guard let found = path.pieces(inner, from: times[k], to: times[k + 1], error: error) else {
                return nil
            }
            pieces += found
        }
        let end = Double(times.count - 1)
        if times[times.count - 1] < 1 {
            pieces.append(.init(lineFrom: times[times.count - 1], to: 1, values: (end, end)))
        }
        guard !pieces.isEmpty else { return nil }
        self.times = times
        source = PiecewiseCubic(pieces, error: error + 0x1p-44 * (end + 1), keys: times)
    }
}

/// A Hermite cubic from `start` to `start` + 1 with tangents by the segment's fraction.
private struct ProgressPath {
    let start, leaving, arriving: Double

    private var square: Double { 3 - 2 * leaving - arriving }
    private var cube: Double { leaving + arriving - 2 }

    private func value(_ u: Double) -> Double { start + u * (leaving + u * (square + u * cube)) }
    private func slope(_ u: Double) -> Double { leaving + u * (2 * square + 3 * u * cube) }

    /// The cubic of another function of time, from 0 to 1, in cubics within `error`; `nil` for too many.
    ///
    /// With g the cubic and u the function, which is a cubic of time on each piece,
    /// (g∘u)⁗ = 6g‴u′²u″ + g″·(3u″² + 4u′u‴).
    func pieces(
        _ inner: CubicBezier?, from: Double, to: Double, error: Double
    ) -> [PiecewiseCubic.Piece]? {
        let bends = (2 * square, 2 * square + 6 * cube)
        let second = max(bends.0.magnitude, bends.1.magnitude)
        let third = 6 * cube.magnitude
        let steepest = max(leaving.magnitude, arriving.magnitude) + second / 8
        var fractions = [PiecewiseCubic.Piece(lineFrom: from, to: to, values: (0, 1))]
        if let inner, !inner.isLinear {
            let room = error / (2 * max(steepest, 1))
            guard let eased = EasedPieces(inner, from: from, to: to, values: (0, 1), error: room) else {
                return nil
            }
            fractions = eased.pieces
        }
        var result: [PiecewiseCubic.Piece] = []
        for piece in fractions {
            let width = piece.end - piece.start
            let bend = max(
                piece.curvature(at: piece.start).magnitude, piece.curvature(at: piece.end).magnitude)
            let rate =
                max(piece.slope(at: piece.start).magnitude, piece.slope(at: piece.end).magnitude)
                + width * width / 8 * piece.third.magnitude
            let outer: Double = 6 * third * rate * rate * bend
            let fourth: Double = outer + second * (3 * bend * bend + 4 * rate * piece.third.magnitude)
            let parts = (fourth / (192 * error)).squareRoot().squareRoot() * width
            let count = max(1, parts.rounded(.up))
            guard count < 4096 else { return nil }
            var last = piece.start
            for part in 1...Int(count) {
                let isLast = part == Int(count)
                let next = isLast ? piece.end : piece.start + width * (Double(part) / count)
                guard next > last else { continue }
                let u = (piece.value(at: last), isLast ? piece.endValue : piece.value(at: next))
                let slopes = (slope(u.0) * piece.slope(at: last), slope(u.1) * piece.slope(at: next))
                let values = (last == from ? start : value(u.0), next == to ? start + 1 : value(u.1))
                result.append(.init(from: last, to: next, values: values, slopes: slopes))
                last = next
            }
        }
        return result
    }
}

extension TrackSegment where Value: ComponentVector {
    /// The tangents of the progress that all components share; `nil` if they differ by more than rounding.
    fileprivate var sharedTangents: (Double, Double)? {
        var widest = 0
        for index in 1..<max(Value.componentCount, 1)
        where (end[component: index] - start[component: index]).magnitude
            > (end[component: widest] - start[component: widest]).magnitude
        {
            widest = index
        }
        let change = end[component: widest] - start[component: widest]
        guard change != 0 else { return nil }
        let shared = (startTangent[component: widest] / change, endTangent[component: widest] / change)
        for index in 0..<Value.componentCount {
            let own = end[component: index] - start[component: index]
            let size = max(start[component: index].magnitude, end[component: index].magnitude, own.magnitude)
            for (tangent, share) in [(startTangent, shared.0), (endTangent, shared.1)] {
                let missed = tangent[component: index] - share * own
                guard missed.magnitude <= 0x1p-46 * (size + change.magnitude) else { return nil }
            }
        }
        return shared
    }
}

extension CubicBezier {
    /// The part between two times, scaled to a timing function; `nil` if it is not one.
    fileprivate func part(from a: Double, to b: Double, values: (Double, Double)) -> CubicBezier? {
        let (s, t) = (a <= 0 ? 0 : parameter(at: a), b >= 1 ? 1 : parameter(at: b))
        // Shorter parts would lose too many digits.
        guard s < t, b - a >= 0x1p-9, values.1 - values.0 >= 0x1p-9 else { return nil }
        /// The polar form: the point of de Casteljau's steps at three parameters.
        func polar(_ first: Double, _ second: Double, _ p: Double, _ q: Double, _ r: Double) -> Double {
            let low = (1 - p) * 0 + p * first
            let middle = (1 - p) * first + p * second
            let high = (1 - p) * second + p
            let left = (1 - q) * low + q * middle
            let right = (1 - q) * middle + q * high
            return (1 - r) * left + r * right
        }
        func x(_ point: Double) -> Double { min(max((point - a) / (b - a), 0), 1) }
        func y(_ point: Double) -> Double { (point - values.0) / (values.1 - values.0) }
        return try? CubicBezier(
            x1: x(polar(x1, x2, s, s, t)), y1: y(polar(y1, y2, s, s, t)),
            x2: x(polar(x1, x2, s, t, t)), y2: y(polar(y1, y2, s, t, t)))
    }
}

extension CubicReduction {
    /// Reduces the progress of a track at a pace, in units of its segments, over the fractions of the duration. Pieces
    /// begin and end where the pace reaches a key.
    ///
    /// - Parameters:
    ///   - track: The track; its times are in 0...1.
    ///   - pace: Maps the fraction of the duration to the track's time; `nil` for the identity.
    ///   - error: The largest distance allowed; above 0.
    /// - Throws: `HookeError.noSolution` if the components of a segment differ in their progress, and the errors of
    ///   `CubicReduction`.
    package init<Value: ComponentVector>(
        _ track: KeyframeTrack<Value>, pace: CubicBezier?, error: Double
    ) throws(HookeError) {
        try Self.check(error)
        guard let progress = SharedProgress(track, pace: pace, error: Self.sampling(error)) else {
            throw .noSolution(field: "track", reason: "its components do not share a progress")
        }
        try self.init(
            [progress.source], errors: [error], kind: .beziers, cuts: progress.times, effort: .quick)
    }

    /// Reduces a motion to Béziers with a short search.
    package init(
        quickly motion: SpringMotion<Double>, in range: ClosedRange<Double>, error: Double
    ) throws(HookeError) {
        try Self.check(error)
        try Self.check(range)
        let source = try PiecewiseCubic(
            motion, component: 0, from: range.lowerBound, to: range.upperBound, error: Self.sampling(error))
        try self.init([source], errors: [error], kind: .beziers, effort: .quick)
    }
}

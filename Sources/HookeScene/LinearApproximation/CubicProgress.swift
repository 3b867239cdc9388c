import HookeGeometry

/// A progress in cubic pieces, each with a timing function, and a proven error bound.
struct CubicProgress: Sendable {
    struct Piece: Sendable {
        /// Fractions of the duration.
        let start, end: Double
        /// The progress at both ends.
        let first, last: Double
        /// `nil` for linear.
        let easing: CubicBezier?
    }

    /// From 0 to 1, contiguous. The progress may jump between two of them.
    let pieces: [Piece]
    /// The largest error of the progress.
    let error: Double

    init(pieces: [Piece], error: Double) {
        self.pieces = pieces
        self.error = error
    }

    /// Creates the pieces of a reduction over the times from 0 to `duration`, with values in between rounded to few
    /// decimals.
    ///
    /// A value that is rounded by r moves the piece by at most r·(|1 − φ| + |φ|), where φ is the timing function.
    ///
    /// - Parameters:
    ///   - reduction: The progress.
    ///   - duration: The end of its times.
    ///   - error: The error that the result may have; above that of the reduction.
    ///   - target: The value after the end, which the last piece takes if it is near enough.
    ///   - isKey: Whether a value must stay.
    init?(
        _ reduction: CubicReduction, duration: Double, error: Double, target: Double,
        isKey: (Double) -> Bool = { _ in false }
    ) {
        let room = error - reduction.error
        guard room > 0 else { return nil }
        var places = 1
        while places < 12, 8 * Self.unit(places) > room { places += 1 }
        func short(_ value: Double) -> Double { isKey(value) ? value : value.rounded(toPlaces: places) }
        var worst = 0.0
        var pieces: [Piece] = []
        for (index, piece) in reduction.pieces.enumerated() {
            let curve = piece.curves[0]
            var easing: CubicBezier?
            if case .bezier(let bezier) = curve.form, !bezier.isLinear { easing = bezier }
            let isLast = index + 1 == reduction.pieces.count
            var (first, last) = (short(curve.start), short(curve.end))
            if isLast, (target - last).magnitude <= room / 4 { last = target }
            if index == 0, isKey(curve.start.rounded()), curve.start.magnitude <= room / 8 { first = 0 }
            let low = min(0, easing?.y1 ?? 0, easing?.y2 ?? 0)
            let high = max(1, easing?.y1 ?? 1, easing?.y2 ?? 1)
            let (before, after) = ((first - curve.start).magnitude, (last - curve.end).magnitude)
            worst = max(worst, before * max(1 - low, high - 1) + after * max(high, -low))
            pieces.append(
                Piece(
                    start: piece.startTime / duration, end: isLast ? 1 : piece.endTime / duration,
                    first: first, last: last, easing: easing))
        }
        self.init(pieces: pieces, error: reduction.error + worst)
        guard self.error <= error else { return nil }
    }

    private static func unit(_ places: Int) -> Double {
        (0..<places).reduce(1.0) { unit, _ in unit / 10 }
    }
}

extension CubicProgress {
    /// The progress of a pace; `nil` if cubic pieces are not possible.
    ///
    /// A timing curve is exact. A spring that is cut off jumps at its end, unless the jump is within the error.
    init?(_ pace: Pace, error: Double) {
        switch pace.pacing {
        case .curve(let curve):
            guard let found = pace.pacing.isLinear ? nil : curve.beziers,
                found.points[0].value == 0, found.points.last?.value == 1
            else { return nil }
            var pieces: [Piece] = []
            for piece in found.pieces {
                let v = piece.values
                let way = v.w - v.x
                // A piece that returns to its start has no timing function.
                guard way != 0 else { return nil }
                let easing = CubicBezier(
                    unchecked: piece.times.x1, (v.y - v.x) / way, piece.times.x2, (v.z - v.x) / way)
                let end = pieces.count + 1 == found.pieces.count ? 1 : piece.start + piece.width
                pieces.append(
                    Piece(
                        start: piece.start, end: end, first: v.x, last: v.w,
                        easing: easing.isLinear ? nil : easing))
            }
            // The rounding of the handles.
            self.init(pieces: pieces, error: pieces.count == 1 ? 0 : 0x1p-49 * (1 + found.size))
        case .spring(let motion):
            guard motion.start == 0, pace.duration > 0,
                let found = try? CubicReduction(
                    quickly: motion, in: 0...pace.duration, error: error * 0.875)
            else { return nil }
            self.init(found, duration: pace.duration, error: error, target: 1, isKey: { $0 == 0 })
        }
    }

    /// The progress of a track's values at a pace: k + φ between the values k and k + 1; `nil` if components of a segment
    /// differ in theirs.
    init?<Value: ComponentVector>(_ track: KeyframeTrack<Value>, _ pace: Pace, error: Double) {
        var curve: CubicBezier?
        switch pace.pacing {
        case .curve(let other):
            guard case .bezier(let bezier) = other.unreversed else { return nil }
            curve = bezier.isLinear ? nil : bezier
        case .spring: return nil
        }
        guard let found = try? CubicReduction(track, pace: curve, error: error * 0.875) else { return nil }
        self.init(
            found, duration: 1, error: error, target: Double(track.times.count - 1),
            isKey: { $0 == $0.rounded() })
    }
}

extension CubicProgress {
    /// The segment of a number k + φ, and φ, which may be outside 0...1 at both ends of the track.
    static func segment(of place: Double, count: Int) -> (index: Int, share: Double) {
        let index = min(max(Int(place.rounded(.down)), 0), count - 1)
        return (index, place - Double(index))
    }
}

extension LinearPace {
    /// The time at a fraction of the duration.
    func time(at fraction: Double) -> Double {
        fraction >= 1 ? end : min(start + (end - start) * fraction, end)
    }
}

/// The fewest straight pieces of a scalar, by a tube around a fine polyline.
struct LineSearch {
    private let source: PiecewiseCubic
    private let error: Double

    init(_ source: PiecewiseCubic, error: Double) {
        self.source = source
        self.error = error
    }

    /// Returns the pieces of a stretch without jumps; `nil` if they would be more than `limit`.
    ///
    /// The values at its ends are exact, unless they may move and that saves a piece. A rest value stays.
    func pieces(from start: Double, to end: Double, mayMoveEnds: Bool, limit: Int) -> [CubicReduction.Piece]?
    {
        let sampling = error / 4096
        let first = source.knot(at: start)
        var points = [LinearTube.Point(x: start, y: first.after)]
        var index = source.index(at: start)
        while index < source.pieces.count, source.pieces[index].start < end {
            let piece = source.pieces[index]
            let (from, to) = (max(piece.start, start), min(piece.end, end))
            let curvature = max(piece.curvature(at: from).magnitude, piece.curvature(at: to).magnitude)
            let parts = ((to - from) * (curvature / (8 * sampling)).squareRoot()).rounded(.up)
            guard parts < 1e6, points.count < 4_000_000 else { return nil }
            for part in 1..<max(Int(parts), 1) {
                let time = from + (to - from) * (Double(part) / parts)
                if time > points[points.count - 1].x {
                    points.append(.init(x: time, y: piece.value(at: time)))
                }
            }
            points.append(.init(x: to, y: to == piece.end ? piece.endValue : piece.value(at: to)))
            index += 1
        }
        let last = source.knot(at: end).before
        func ends(_ isPinned: Bool) -> [LinearTube.Point]? {
            var tube = LinearTube(
                around: points, halfWidth: error - sampling, pinsStart: isPinned,
                pinnedEnd: isPinned || source.rest != nil ? last : nil)
            return tube.corners(limit: limit + 1)
        }
        guard let pinned = ends(true) ?? ends(false) else { return nil }
        var corners = pinned
        if mayMoveEnds, pinned.count > 2, let free = ends(false), free.count < pinned.count { corners = free }
        var kept = [corners[0]]
        for corner in corners.dropFirst() where corner.x > kept[kept.count - 1].x { kept.append(corner) }
        kept[kept.count - 1].x = end
        return zip(kept, kept.dropFirst()).map { a, b in
            CubicReduction.Piece(
                startTime: a.x, endTime: b.x,
                curves: [CubicReduction.Curve(start: a.y, end: b.y, form: .line)])
        }
    }
}

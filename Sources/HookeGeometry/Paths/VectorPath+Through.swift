import Hooke

extension VectorPath {
    /// Creates a smooth path through points: a Catmull–Rom spline, as cubics.
    ///
    /// With the steps d between points, raised to `alpha`, the velocity at a point is
    /// (p₁ − p₀)/d₁ − (p₂ − p₀)/(d₁ + d₂) + (p₂ − p₁)/d₂ (Barry and Goldman 1988; Yuksel et al. 2011). The centripetal ½ has
    /// no cusps and no loops within a step, 0 is the uniform spline, 1 the chordal one.
    ///
    /// - Ends of an open path continue by the mirrored neighbour, as Flutter's `CatmullRomSpline` does.
    /// - Points that equal the one before are left out. Two points give a line, one a single `move`.
    ///
    /// ```swift
    /// import HookeGeometry
    ///
    /// let path = try VectorPath(through: [[0, 0], [50, 80], [100, 0]])
    /// ```
    ///
    /// - Parameters:
    ///   - points: The points.
    ///   - isClosed: Whether the path returns to the first point, smoothly.
    ///   - alpha: The power of the distances, from 0 to 1.
    /// - Throws: `HookeError.badElement` for a point that is not finite, by its index; `HookeError.outOfRange` for `alpha`.
    public init(
        through points: [Vector2], isClosed: Bool = false, alpha: Double = 0.5
    ) throws(HookeError) {
        guard alpha >= 0, alpha <= 1 else {
            throw .outOfRange(field: "alpha", value: alpha, accepted: "0 to 1")
        }
        var stops: [Vector2] = []
        for (index, point) in points.enumerated() {
            guard point.x.isFinite, point.y.isFinite else {
                throw .badElement(
                    field: "points", index: index, value: point.x.isFinite ? point.y : point.x,
                    accepted: "finite coordinates")
            }
            if point != stops.last { stops.append(point) }
        }
        if isClosed, stops.count > 1, stops.last == stops.first { stops.removeLast() }
        self.init()
        guard let first = stops.first else { return }
        move(to: first)
        let count = stops.count
        guard count > 2 else {
            if count == 2 { line(to: stops[1]) }
            if isClosed { close() }
            return
        }
        func stop(_ index: Int) -> Vector2 {
            if isClosed { return stops[(index + count) % count] }
            if index < 0 { return stops[0] + (stops[0] - stops[1]) }
            return index < count ? stops[index] : stops[count - 1] + (stops[count - 1] - stops[count - 2])
        }
        func step(_ a: Vector2, _ b: Vector2) -> Double {
            let length = Elementary.hypot(b.x - a.x, b.y - a.y)
            return alpha == 0.5 ? length.squareRoot() : Elementary.pow(length, alpha)
        }
        for index in 0..<(isClosed ? count : count - 1) {
            let (p0, p1, p2, p3) = (stop(index - 1), stop(index), stop(index + 1), stop(index + 2))
            let (d1, d2, d3) = (step(p0, p1), step(p1, p2), step(p2, p3))
            let chord: Vector2 = p2 - p1
            // The velocities times the step.
            let arriving: Vector2 = (p1 - p0) * (d2 / d1) - (p2 - p0) * (d2 / (d1 + d2))
            let leaving: Vector2 = (p3 - p2) * (d2 / d3) - (p3 - p1) * (d2 / (d2 + d3))
            cubic(
                to: p2, control1: p1 + (chord + arriving) / 3, control2: p2 - (chord + leaving) / 3)
        }
        if isClosed { close() }
    }
}

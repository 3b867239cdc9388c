import Hooke

extension VectorPath {
    /// The smallest rectangle with all points of the path, also those of `move`; `nil` for an empty path or one with a
    /// NaN.
    ///
    /// Curves are measured where their derivative by x or y is 0: quadratics and cubics at its roots, arcs at the ends of
    /// the ellipse's diameters. The error of an edge of lines, quadratics and cubics is at most 4 u of the largest coordinate,
    /// also of a control point (u = 2⁻⁵³; the worst of 600 against 50 digits is 2.8); that of an arc is its centre's.
    ///
    /// ```swift
    /// import HookeGeometry
    ///
    /// let hill = try VectorPath(svg: "M0 0Q50 100 100 0")
    /// print(hill.bounds?.height ?? 0, hill.controlBounds?.height ?? 0)  // 50.0 100.0
    /// ```
    public var bounds: Rectangle? {
        rectangle { element, start in
            switch element {
            case .quadratic(let end, let control):
                Self.extremes(from: start, control, to: end) + [end]
            case .cubic(let end, let one, let two):
                BezierCurve(start: start, end: end, one - start, two - one, end - two).extremes + [end]
            default: element.points
            }
        }
    }

    /// The smallest rectangle with all points and control points, and all of each arc; `nil` for an empty path or
    /// one with a NaN. ``bounds`` has the curves alone.
    public var controlBounds: Rectangle? { rectangle { element, _ in element.points } }

    /// Returns the smallest rectangle with some points of each step, and the extremes of arcs.
    private func rectangle(_ points: (Element, Vector2) -> [Vector2]) -> Rectangle? {
        var found: [Vector2] = []
        var (current, start) = (Vector2.zero, Vector2.zero)
        for element in elements {
            if case .move(let point) = element { start = point }
            if case .arc(let end, let arc) = element, let curve = ArcCurve(from: current, to: end, arc) {
                found += curve.extremes
            }
            found += points(element, current)
            current = element.end ?? start
        }
        return Rectangle(enclosing: found)
    }

    /// Returns the extremes of a quadratic along x and y.
    private static func extremes(from start: Vector2, _ control: Vector2, to end: Vector2) -> [Vector2] {
        let (d, e) = (control - start, end - control)
        return (0..<2).compactMap { axis in
            // Both differences have different signs, so that their difference loses nothing.
            let u = d[axis] / (d[axis] - e[axis])
            guard u > 0, u < 1 else { return nil }
            var point = end
            point[axis] = u < 0.5 ? start[axis] + d[axis] * u : end[axis] - e[axis] * (1 - u)
            return point
        }
    }
}

extension BezierCurve {
    /// The points of extreme x and y inside the curve; the other coordinate of each is also that of a point.
    fileprivate var extremes: [Vector2] {
        guard unit > 0 else { return [] }
        let (p, q, r): (Vector2, Vector2, Vector2) = (d0 / unit, d1 / unit, d2 / unit)
        return (0..<2).flatMap { axis -> [Vector2] in
            // The derivative is p(1 − u)² + 2q·u(1 − u) + r·u².
            let (first, last) = (p[axis] - q[axis], r[axis] - q[axis])
            let square = differenceOfProducts(q[axis], q[axis], p[axis], r[axis])
            guard square >= 0 else { return [] }
            let root = square.squareRoot()
            let sum = first + (first < 0 ? -root : root)
            return [sum / (first + last), p[axis] / sum].filter { $0 > 0 && $0 < 1 }.map { position(at: $0) }
        }
    }
}

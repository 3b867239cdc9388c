/// Numbers of this magnitude or more are not drawn: their products would overflow.
let drawableLimit = 1e100

extension SIMD2<Double> {
    /// Whether both coordinates can be drawn; `false` for NaN.
    var isDrawable: Bool { x.magnitude < drawableLimit && y.magnitude < drawableLimit }
}

/// A convex polygon on the screen. Its corners go in either direction.
struct Polygon: Hashable {
    var points: [SIMD2<Double>]

    /// Drops points that cannot be drawn.
    init(_ points: [SIMD2<Double>]) {
        self.points = points.filter(\.isDrawable)
    }

    init(low: SIMD2<Double>, high: SIMD2<Double>) {
        points = [low, SIMD2(high.x, low.y), high, SIMD2(low.x, high.y)]
    }

    /// Creates a rectangle far around a screen, for clipping what extends to infinity near the eye's plane.
    init(around screen: SIMD2<Double>) {
        let margin = SIMD2(repeating: 2 * max(screen.x, screen.y))
        self.init(low: -margin, high: screen + margin)
    }

    /// The smallest upright rectangle around the polygon; `nil` without points.
    var bounds: (low: SIMD2<Double>, high: SIMD2<Double>)? {
        guard var low = points.first else { return nil }
        var high = low
        for point in points {
            low = pointwiseMin(low, point)
            high = pointwiseMax(high, point)
        }
        return (low, high)
    }

    /// Twice the area, positive when the corners go clockwise on a screen whose y points down.
    var doubledArea: Double {
        guard var last = points.last else { return 0 }
        let origin = last
        var sum = 0.0
        for point in points {
            sum += Self.cross(last - origin, point - origin)
            last = point
        }
        return sum
    }

    /// Returns the intersection with `other`, which must have an area (Sutherland and Hodgman 1974). O(n·m).
    func clipped(to other: Polygon) -> Polygon {
        let area = other.doubledArea
        guard area != 0, var from = other.points.last else { return Polygon([]) }
        var kept = points
        for to in other.points {
            let edge = area > 0 ? to - from : from - to
            let start = from
            from = to
            if edge == .zero { continue }
            kept = Self.clip(kept, from: start, along: edge)
            if kept.isEmpty { break }
        }
        return Polygon(kept)
    }

    /// Whether all of `others` lie in this polygon or at most `slack` points outside.
    func contains(_ others: [SIMD2<Double>], slack: Double = 1e-6) -> Bool {
        let area = doubledArea
        guard area != 0, var from = points.last else { return false }
        for to in points {
            let edge = area > 0 ? to - from : from - to
            let allowed = -slack * (edge.x * edge.x + edge.y * edge.y).squareRoot()
            if others.contains(where: { Self.cross(edge, $0 - from) < allowed }) { return false }
            from = to
        }
        return true
    }

    /// Whether the two polygons share more than `area` square points.
    func overlaps(_ other: Polygon, area: Double = 0.5) -> Bool {
        clipped(to: other).doubledArea.magnitude / 2 > area
    }

    private static func clip(
        _ points: [SIMD2<Double>], from start: SIMD2<Double>, along edge: SIMD2<Double>
    ) -> [SIMD2<Double>] {
        guard var before = points.last else { return [] }
        var depthBefore = cross(edge, before - start)
        var kept: [SIMD2<Double>] = []
        for point in points {
            let depth = cross(edge, point - start)
            if (depth >= 0) != (depthBefore >= 0) {
                let part = depthBefore / (depthBefore - depth)
                kept.append(before + (point - before) * part)
            }
            if depth >= 0 { kept.append(point) }
            before = point
            depthBefore = depth
        }
        return kept
    }

    private static func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }
}

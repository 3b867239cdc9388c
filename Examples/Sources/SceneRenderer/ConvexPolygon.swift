/// A convex polygon. Its corners go in either direction.
public struct ConvexPolygon: Equatable, Sendable {
    /// The corners in order.
    public var points: [SIMD2<Double>]

    /// Creates the polygon through `points`.
    public init(_ points: [SIMD2<Double>]) { self.points = points }

    /// Creates the upright rectangle between two corners.
    public init(low: SIMD2<Double>, high: SIMD2<Double>) {
        points = [low, SIMD2(high.x, low.y), high, SIMD2(low.x, high.y)]
    }

    /// The area, positive when the corners go clockwise on a screen whose y points down.
    public var signedArea: Double {
        guard let origin = points.first else { return 0 }
        var sum = 0.0
        for index in points.indices.dropFirst() {
            sum += Self.cross(points[index - 1] - origin, points[index] - origin)
        }
        return sum / 2
    }

    /// Returns the intersection with `other` (Sutherland and Hodgman 1974); empty if `other` has no area.
    /// O(n·m).
    public func clipped(to other: ConvexPolygon) -> ConvexPolygon {
        let area = other.signedArea
        guard area != 0, var start = other.points.last else { return ConvexPolygon([]) }
        var kept = points
        for end in other.points {
            let edge = area > 0 ? end - start : start - end
            kept = Self.cut(kept) { Self.cross(edge, $0 - start) }
            start = end
        }
        return ConvexPolygon(kept)
    }

    /// Returns the part of a polygon where `depth`, which is linear in the corners, is at least 0.
    static func cut<Corner: SIMD>(_ points: [Corner], depth: (Corner) -> Double) -> [Corner]
    where Corner.Scalar == Double {
        guard var before = points.last else { return [] }
        var depthBefore = depth(before)
        var kept: [Corner] = []
        for point in points {
            let depthHere = depth(point)
            if (depthHere >= 0) != (depthBefore >= 0) {
                kept.append(before + (point - before) * (depthBefore / (depthBefore - depthHere)))
            }
            if depthHere >= 0 { kept.append(point) }
            (before, depthBefore) = (point, depthHere)
        }
        return kept
    }

    static func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }
}

// Containment, area and convex hull of polygons, for arrays and for fixed storage.

/// Returns whether a point lies in a polygon or on its outline, by non-zero winding.
///
/// - Exact: the side of every edge is decided without rounding, whichever end comes first. Polygons that
///   share an edge, corner for corner, leave no gap; a point on the edge lies in both.
/// - False for fewer than three corners, and where the point or a corner is not finite.
/// - O(n).
func polygonContains(_ corners: some BidirectionalCollection<Vector2>, _ point: Vector2) -> Bool {
    guard corners.count >= 3, point.isFinite, var from = corners.last else { return false }
    var winding = 0
    var isOnOutline = false
    for to in corners {
        guard to.isFinite else { return false }
        let (low, high) = (min(from.y, to.y), max(from.y, to.y))
        if point.y >= low, point.y <= high {
            let side = exactOrientation(from, to, point)
            if side == 0 {
                if point.x >= min(from.x, to.x), point.x <= max(from.x, to.x) { isOnOutline = true }
            } else if from.y <= point.y {
                if to.y > point.y, side > 0 { winding += 1 }
            } else if to.y <= point.y, side < 0 {
                winding -= 1
            }
        }
        from = to
    }
    return isOnOutline || winding != 0
}

/// Returns the area of a polygon, positive when its corners run clockwise on the screen.
///
/// - Regions that the outline encloses twice count twice.
/// - 0 for fewer than three corners.
/// - The sum of the triangles at the first corner; within 4 ulps of the sum of their magnitudes. O(n).
func polygonArea(_ corners: some BidirectionalCollection<Vector2>) -> Double {
    guard corners.count >= 3, let origin = corners.first, var from = corners.last else { return 0 }
    var doubled = 0.0
    for to in corners {
        let (a, b) = (from - origin, to - origin)
        doubled += differenceOfProducts(a.x, b.y, a.y, b.x)
        from = to
    }
    return 0.5 * doubled
}

/// Returns the corners of the smallest convex polygon that contains every point, clockwise on the screen.
///
/// Empty when the points lie on one line, or one is not finite. Andrew's monotone chain (1979) with exact
/// orientations. O(n log n).
func convexHull(_ points: [Vector2]) -> [Vector2] {
    guard points.allSatisfy({ $0.isFinite }) else { return [] }
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: some Sequence<Vector2>) -> [Vector2] {
        var kept: [Vector2] = []
        for point in points {
            while kept.count >= 2, !(exactOrientation(kept[kept.count - 2], kept[kept.count - 1], point) > 0)
            {
                kept.removeLast()
            }
            if kept.last != point { kept.append(point) }
        }
        return Array(kept.dropLast())
    }
    let hull = chain(sorted) + chain(sorted.reversed())
    return hull.count >= 3 ? hull : []
}

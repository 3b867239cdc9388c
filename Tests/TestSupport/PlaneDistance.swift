import HookeGeometry

/// Distances between points and lines in the plane.
public enum PlaneDistance {
    /// Returns the largest distance of a point from the nearest line; infinity for points without lines.
    public static func largest(from points: [Vector2], to lines: [VectorPath.Polyline]) -> Double {
        points.reduce(0) { worst, point in
            max(worst, lines.map { distance(from: point, to: $0) }.min() ?? .infinity)
        }
    }

    /// Returns the distance of a point from a line of straight pieces.
    static func distance(from point: Vector2, to line: VectorPath.Polyline) -> Double {
        var ends = line.points
        if line.isClosed, let first = ends.first { ends.append(first) }
        guard ends.count > 1 else { return ends.first.map { length($0 - point) } ?? .infinity }
        // Numbers instead of vectors are fast without optimisation.
        var least = Double.infinity
        let (x, y) = (point.x, point.y)
        for index in 1..<ends.count {
            let (ax, ay, bx, by) = (ends[index - 1].x, ends[index - 1].y, ends[index].x, ends[index].y)
            let (dx, dy) = (bx - ax, by - ay)
            let square = dx * dx + dy * dy
            let dot = (x - ax) * dx + (y - ay) * dy
            let fraction = square > 0 ? Swift.min(1, Swift.max(0, dot / square)) : 0
            let (ex, ey) = (ax + dx * fraction - x, ay + dy * fraction - y)
            least = Swift.min(least, ex * ex + ey * ey)
        }
        return least.squareRoot()
    }

    private static func length(_ v: Vector2) -> Double { (v * v).sum().squareRoot() }
}

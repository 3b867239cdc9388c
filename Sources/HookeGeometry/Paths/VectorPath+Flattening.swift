extension VectorPath {
    /// A subpath as points.
    public struct Polyline: Hashable, Sendable {
        /// The points in order; the first is not repeated at the end.
        public var points: [Vector2]
        /// Whether the subpath is closed.
        public var isClosed: Bool

        /// Creates a subpath.
        public init(points: [Vector2], isClosed: Bool) { (self.points, self.isClosed) = (points, isClosed) }
    }

    /// Returns the subpaths as straight pieces.
    ///
    /// - Parameter error: the largest distance from the path, in points; above 0, otherwise it stops with a
    ///   message. A curve has at most 4,096 pieces.
    public func flattened(within error: Double = 1.0 / 64) -> [Polyline] {
        precondition(error > 0, "error is \(error); accepted: above 0")
        var result: [Polyline] = []
        for element in elements {
            switch element {
            case .move(let point): result.append(Polyline(points: [point], isClosed: false))
            case .close: result[result.count - 1].isClosed = true
            default: Self.add(element, to: &result[result.count - 1].points, error)
            }
        }
        return result
    }

    private static func add(_ element: Element, to points: inout [Vector2], _ error: Double) {
        let p0 = points[points.count - 1]
        switch element {
        case .line(let point): points.append(point)
        case .quadratic(let p2, let p1):
            // The error of n pieces is |B″| / (8 n²).
            let bend = length(p0 - 2 * p1 + p2) * 2
            sample(bend, error) { t in
                let s = 1 - t
                let (a, b, c): (Double, Double, Double) = (s * s, 2 * s * t, t * t)
                let sum: Vector2 = a * p0 + b * p1
                points.append(t == 1 ? p2 : sum + c * p2)
            }
        case .cubic(let p3, let p1, let p2):
            let bend = max(length(p0 - 2 * p1 + p2), length(p1 - 2 * p2 + p3)) * 6
            sample(bend, error) { t in
                let s = 1 - t
                let (a, b): (Double, Double) = (s * s * s, 3 * s * s * t)
                let (c, d): (Double, Double) = (3 * s * t * t, t * t * t)
                let (near, far): (Vector2, Vector2) = (a * p0 + b * p1, c * p2 + d * p3)
                points.append(t == 1 ? p3 : near + far)
            }
        case .arc(let end, let arc):
            guard let curve = ArcCurve(from: p0, to: end, arc) else { return points.append(end) }
            let bend = 4 * curve.halfSweep * curve.halfSweep * curve.largestRadius
            sample(bend, error) { t in points.append(curve.position(at: t)) }
        case .move, .close: break
        }
    }

    private static func length(_ v: Vector2) -> Double { (v.x * v.x + v.y * v.y).squareRoot() }

    private static func sample(_ bend: Double, _ error: Double, _ add: (Double) -> Void) {
        let wanted = (bend / (8 * error)).squareRoot().rounded(.up)
        let count = wanted >= 1 ? min(wanted, 4096) : 1
        for index in 1...Int(count) { add(Double(index) / count) }
    }

    /// Whether a point is inside the path, by a fill rule. Open subpaths are closed by a line. Curves count
    /// within 0.001 points.
    public func contains(_ point: Vector2, rule: FillRule = .nonZero) -> Bool {
        guard let bounds = controlBounds, bounds.contains(point) else { return false }
        var (turns, crossings) = (0, 0)
        for subpath in flattened(within: 0.001) {
            var a = subpath.points[subpath.points.count - 1]
            for b in subpath.points {
                defer { a = b }
                guard (a.y <= point.y) != (b.y <= point.y) else { continue }
                // On which side of the edge the point is.
                let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
                let isUpward = a.y <= point.y
                guard isUpward ? side > 0 : side < 0 else { continue }
                crossings += 1
                turns += isUpward ? 1 : -1
            }
        }
        return rule == .evenOdd ? crossings % 2 == 1 : turns != 0
    }
}

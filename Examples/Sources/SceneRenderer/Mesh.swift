import HookeGeometry

/// Triangles with a colour at each corner, in pixels, as `SDL_RenderGeometry` and graphics APIs draw them.
public struct Mesh: Equatable, Sendable {
    /// A corner.
    public struct Vertex: Equatable, Sendable {
        /// The position in pixels, y down. The first pixel's centre is (0.5, 0.5).
        public var position: SIMD2<Float>
        /// Red, green, blue, alpha in gamma-encoded sRGB, not premultiplied.
        public var color: SIMD4<UInt8>
    }

    /// The corners.
    public private(set) var vertices: [Vertex] = []
    /// Three for each triangle, in painting order.
    public private(set) var indices: [Int32] = []

    /// Creates an empty mesh.
    public init() {}

    /// Removes all triangles but keeps the memory.
    public mutating func removeAll() {
        vertices.removeAll(keepingCapacity: true)
        indices.removeAll(keepingCapacity: true)
    }

    /// Fills a convex polygon with smooth edges: the colour fades over one pixel, half of it inside.
    ///
    /// A thinner polygon fades as a whole, so that a view that rotates edge-on fades out instead of
    /// disappearing abruptly.
    ///
    /// - Parameters:
    ///   - polygon: the polygon, in pixels; without area it fills nothing.
    ///   - color: red, green, blue and alpha from 0 to 1; components are clamped, NaN is 0.
    public mutating func fill(_ polygon: ConvexPolygon, color: SIMD4<Double>) {
        let points = polygon.merged(within: 0.02)
        guard points.count >= 3 else { return }
        let area = ConvexPolygon(points).signedArea
        var (low, high) = (points[0], points[0])
        for point in points {
            low = pointwiseMin(low, point)
            high = pointwiseMax(high, point)
        }
        // Between half of the width and the width: a convex shape fills at least half of its width times its
        // diameter.
        let thickness = area.magnitude / (high - low).norm
        guard thickness > 1e-6, thickness.isFinite else { return }
        let inset = min(0.5, thickness / 2)
        // The profile across a thin polygon is a triangle, one pixel wider. This height preserves the area.
        var opaque = color
        opaque.w *= thickness < 1 ? 2 * thickness / (1 + thickness) : 1
        let inside = Self.bytes(opaque)
        guard inside.w > 0 else { return }
        var outside = inside
        outside.w = 0

        let first = Int32(vertices.count)
        let count = Int32(points.count)
        for index in points.indices {
            let before = points[(index + points.count - 1) % points.count]
            let after = points[(index + 1) % points.count]
            let out = Self.outward(before, points[index], after, turns: area > 0 ? 1 : -1)
            vertices.append(Vertex(position: SIMD2(points[index] - inset * out), color: inside))
            vertices.append(Vertex(position: SIMD2(points[index] + 0.5 * out), color: outside))
        }
        for corner in 2..<count {
            indices += [first, first + 2 * (corner - 1), first + 2 * corner]
        }
        for corner in 0..<count {
            let (here, next) = (first + 2 * corner, first + 2 * ((corner + 1) % count))
            indices += [here, here + 1, next + 1, here, next + 1, next]
        }
    }

    mutating func append(_ corners: [Vertex]) { vertices += corners }

    /// Adds the triangles between a corner and the edges of a convex polygon, whose corners follow it.
    mutating func appendFan(from first: Int32, count: Int32) {
        for corner in 2..<count { indices += [first, first + corner - 1, first + corner] }
    }

    /// Fills an upright rectangle of whole pixels, with sharp edges.
    public mutating func fillPixels(low: SIMD2<Double>, high: SIMD2<Double>, color: SIMD4<Double>) {
        guard high.x > low.x, high.y > low.y else { return }
        let first = Int32(vertices.count)
        let bytes = Self.bytes(color)
        for point in ConvexPolygon(low: low, high: high).points {
            vertices.append(Vertex(position: SIMD2(point), color: bytes))
        }
        indices += [first, first + 1, first + 2, first, first + 2, first + 3]
    }

    /// Returns the vector from a corner to the intersection of its two edges moved out by one pixel, at most
    /// two pixels long.
    private static func outward(
        _ before: SIMD2<Double>, _ here: SIMD2<Double>, _ after: SIMD2<Double>, turns: Double
    ) -> SIMD2<Double> {
        func normal(_ edge: SIMD2<Double>) -> SIMD2<Double> {
            SIMD2(edge.y, -edge.x) * (turns / edge.norm)
        }
        let (a, b) = (normal(here - before), normal(after - here))
        let sum = a + b
        let scale = 2 / max((sum * sum).sum(), 1e-12)
        let length = scale * sum.norm
        return sum * (length > 2 ? scale * 2 / length : scale)
    }

    /// Components of 0…255.
    static func bytes(_ color: SIMD4<Double>) -> SIMD4<UInt8> {
        var bytes = SIMD4<UInt8>()
        for lane in 0..<4 {
            let value = color[lane]
            bytes[lane] = value.isNaN ? 0 : UInt8((min(max(value, 0), 1) * 255).rounded())
        }
        return bytes
    }
}

extension ConvexPolygon {
    /// Returns the corners without those that are close to the previous one.
    func merged(within distance: Double) -> [SIMD2<Double>] {
        var kept: [SIMD2<Double>] = []
        for point in points where kept.last.map({ (point - $0).norm > distance }) ?? true {
            kept.append(point)
        }
        while kept.count > 1, (kept[kept.count - 1] - kept[0]).norm <= distance { kept.removeLast() }
        return kept
    }
}

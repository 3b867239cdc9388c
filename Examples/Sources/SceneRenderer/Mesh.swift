import HookeGeometry

/// Triangles with a colour at each corner, in pixels: what `SDL_RenderGeometry` and any graphics API draw.
public struct Mesh: Equatable, Sendable {
    /// A corner.
    public struct Vertex: Equatable, Sendable {
        /// Where, in pixels, y down; the first pixel's centre is (0.5, 0.5).
        public var position: SIMD2<Float>
        /// Red, green, blue, alpha in gamma-encoded sRGB, not premultiplied.
        public var color: SIMD4<UInt8>
    }

    /// The corners.
    public private(set) var vertices: [Vertex] = []
    /// Three for each triangle, in the order of painting.
    public private(set) var indices: [Int32] = []

    /// No triangle.
    public init() {}

    /// Forgets the triangles and keeps the memory.
    public mutating func removeAll() {
        vertices.removeAll(keepingCapacity: true)
        indices.removeAll(keepingCapacity: true)
    }

    /// Fills a convex polygon, its edge smoothed: the colour fades out over one pixel, half of it inside. A
    /// polygon thinner than that fades as a whole, so that a view that turns edge-on vanishes and does not
    /// blink out.
    ///
    /// - Parameters:
    ///   - polygon: in pixels; without area it fills nothing.
    ///   - color: red, green, blue and alpha of [0, 1]; what is outside is limited, NaN is 0.
    public mutating func fill(_ polygon: ConvexPolygon, color: SIMD4<Double>) {
        let points = polygon.merged(within: 0.02)
        guard points.count >= 3 else { return }
        let area = ConvexPolygon(points).signedArea
        var (low, high) = (points[0], points[0])
        for point in points {
            low = pointwiseMin(low, point)
            high = pointwiseMax(high, point)
        }
        // Between the width and half of it: a convex shape fills at least half of its width by its diameter.
        let thickness = area.magnitude / (high - low).norm
        guard thickness > 1e-6, thickness.isFinite else { return }
        let inset = min(0.5, thickness / 2)
        // The profile across a thin one is a triangle as wide as it and a pixel: this height gives it the
        // area of the polygon.
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

    /// From a corner to where the two edges there lie when they are moved out by one pixel, at most two
    /// pixels away.
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
    /// The corners without those that nearly fall on the one before.
    func merged(within distance: Double) -> [SIMD2<Double>] {
        var kept: [SIMD2<Double>] = []
        for point in points where kept.last.map({ (point - $0).norm > distance }) ?? true {
            kept.append(point)
        }
        while kept.count > 1, (kept[kept.count - 1] - kept[0]).norm <= distance { kept.removeLast() }
        return kept
    }
}

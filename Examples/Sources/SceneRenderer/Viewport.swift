/// Where a canvas of points lies on a surface of pixels: as large as it fits with its own proportions, in the
/// middle.
public struct Viewport: Equatable, Sendable {
    /// How many pixels a point is wide and high.
    public let scale: Double
    /// Where the canvas's origin lies, in whole pixels.
    public let origin: SIMD2<Double>

    /// A viewport of its numbers.
    public init(scale: Double, origin: SIMD2<Double>) {
        self.scale = scale
        self.origin = origin
    }

    /// A canvas of `size` points on a surface of `pixels`. Both are above 0; a surface without pixels shows
    /// it at scale 1.
    public init(fitting size: SIMD2<Double>, into pixels: SIMD2<Double>) {
        let ratio = min(pixels.x / size.x, pixels.y / size.y)
        scale = ratio > 0 && ratio.isFinite ? ratio : 1
        origin = ((pixels - size * scale) / 2).rounded(.down)
    }

    /// A point of the canvas in pixels.
    public func pixels(_ point: SIMD2<Double>) -> SIMD2<Double> { origin + point * scale }

    /// A polygon of the canvas in pixels.
    public func pixels(_ polygon: ConvexPolygon) -> ConvexPolygon {
        ConvexPolygon(polygon.points.map(pixels))
    }

    /// A place on the surface in points of the canvas.
    public func point(_ pixels: SIMD2<Double>) -> SIMD2<Double> { (pixels - origin) / scale }
}

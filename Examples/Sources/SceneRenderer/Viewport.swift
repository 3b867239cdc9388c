/// The position of a canvas in points on a surface of pixels: centred, as large as fits with its aspect
/// ratio.
public struct Viewport: Equatable, Sendable {
    /// Pixels per point.
    public let scale: Double
    /// The position of the canvas's origin, in whole pixels.
    public let origin: SIMD2<Double>

    /// Creates a viewport from its scale and origin.
    public init(scale: Double, origin: SIMD2<Double>) {
        self.scale = scale
        self.origin = origin
    }

    /// Fits a canvas of `size` points into a surface of `pixels`. Both are above 0; a surface without pixels
    /// has scale 1.
    public init(fitting size: SIMD2<Double>, into pixels: SIMD2<Double>) {
        let ratio = min(pixels.x / size.x, pixels.y / size.y)
        scale = ratio > 0 && ratio.isFinite ? ratio : 1
        origin = ((pixels - size * scale) / 2).rounded(.down)
    }

    /// Converts a point of the canvas to pixels.
    public func pixels(_ point: SIMD2<Double>) -> SIMD2<Double> { origin + point * scale }

    /// Converts a polygon of the canvas to pixels.
    public func pixels(_ polygon: ConvexPolygon) -> ConvexPolygon {
        ConvexPolygon(polygon.points.map(pixels))
    }

    /// Converts a position on the surface to points of the canvas.
    public func point(_ pixels: SIMD2<Double>) -> SIMD2<Double> { (pixels - origin) / scale }
}

/// An eye before the plane z = 0 of a parent, which all its children are seen through: what a `sublayerTransform` with
/// m34 = −1/distance is about the parent's anchor point, and CSS's `perspective` with `perspective-origin`.
///
/// The plane z = 0 is the screen: what lies in it is seen in its own size and place.
///
/// ```swift
/// let camera = try Camera(distance: 500, origin: Vector2(200, 110))
/// let card = Transform3D.rotationY(0.6).about(Vector3(200, 110, 0))
/// let seen = (card * camera.transform).project(Rectangle(x: 100, y: 50, width: 200, height: 120))
/// assert(seen.facing == .front && seen.quad != nil)
/// ```
public struct Camera: Hashable, Sendable {
    /// How far the eye is before the screen, in points; infinite for a parallel projection.
    public let distance: Double
    /// The point of the screen that the eye is before, and where all lines along z vanish.
    public let origin: Vector2

    /// A camera from the eye's distance.
    ///
    /// - Parameters:
    ///   - distance: in points, above 0; infinity is a parallel projection, which ignores z.
    ///   - origin: the vanishing point.
    /// - Throws: `HookeError.outOfRange` for a distance of zero, below zero, NaN or so small that 1/distance
    ///   overflows, and for an origin that is not finite.
    public init(distance: Double, origin: Vector2 = .zero) throws(HookeError) {
        guard distance > 0, (1 / distance).isFinite else {
            throw .outOfRange(field: .distance, value: distance, accepted: "a number above 0, or infinity")
        }
        for (field, value) in [("origin.x", origin.x), ("origin.y", origin.y)] where !value.isFinite {
            throw .outOfRange(field: .init(field), value: value, accepted: "a finite number")
        }
        self.distance = distance
        self.origin = origin
    }

    /// A camera that sees `height` points of the screen under the angle `fieldOfView`:
    /// distance = height / (2·tan(fieldOfView/2)).
    ///
    /// - Parameters:
    ///   - fieldOfView: the whole angle from the upper to the lower edge, in radians, at least 0 and below π; 0 is a
    ///     parallel projection.
    ///   - height: the viewport's height in points, above 0 and finite.
    ///   - origin: the vanishing point; the middle of the viewport, if the angle is to be the same up and down.
    /// - Throws: `HookeError.outOfRange` for what is outside, for an angle so near to 0 or π that there is no distance,
    ///   and for an origin that is not finite.
    public init(fieldOfView: Double, height: Double, origin: Vector2 = .zero) throws(HookeError) {
        guard height > 0, height.isFinite else {
            throw .outOfRange(field: "height", value: height, accepted: "a finite number above 0")
        }
        let distance = height / (2 * Elementary.tan(0.5 * fieldOfView))
        guard fieldOfView >= 0, fieldOfView < .pi, distance > 0, (1 / distance).isFinite,
            distance.isFinite || fieldOfView == 0
        else {
            throw .outOfRange(
                field: "fieldOfView", value: fieldOfView, accepted: "radians of at least 0 and below π")
        }
        try self.init(distance: distance, origin: origin)
    }

    /// The angle under which `height` points of the screen are seen, in radians: 2·atan(height/(2·distance)), 0 in
    /// parallel. NaN for NaN, negative for a negative height.
    public func fieldOfView(height: Double) -> Double { 2 * Elementary.atan(0.5 * height / distance) }

    /// Whether the eye is infinitely far away, so that nothing gets smaller with depth.
    public var isParallel: Bool { distance == .infinity }

    /// Where the eye is: (origin, distance); `nil` in parallel.
    public var eye: Vector3? { isParallel ? nil : Vector3(origin.x, origin.y, distance) }

    /// From the parent's space to the screen: T(−origin)·P·T(origin), with P of m34 = −1/distance. To be multiplied on
    /// after a child's own transform.
    ///
    /// Each field is rounded once: m31 = −origin.x/distance, m32 = −origin.y/distance, m34 = −1/distance. The identity
    /// in parallel.
    public var transform: Transform3D {
        var result = Transform3D()
        if !isParallel {
            result.row3 = SIMD4(-origin.x / distance, -origin.y / distance, 1, -1 / distance)
        }
        return result
    }

    /// The ray that is seen at a point of the screen, in the parent's space: from the eye, through the screen at
    /// t = 1. In parallel it starts on the screen and goes along −z by 1.
    public func ray(through point: Vector2) -> Ray {
        guard let eye else { return Ray(origin: Vector3(point.x, point.y, 0), direction: Vector3(0, 0, -1)) }
        return Ray(
            origin: eye, direction: Vector3(point.x - origin.x, point.y - origin.y, -distance))
    }

    /// How far along its ray a hit is, in points of the parent's space: from the eye, or in parallel from the screen,
    /// negative before it. For hits made with a transform that ends in this camera's.
    public func distance(of hit: PlaneHit) -> Double {
        isParallel ? -hit.depth : hit.w * ray(through: hit.screen).direction.length
    }
}

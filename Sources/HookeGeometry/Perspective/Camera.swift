/// An eye in front of a parent's plane z = 0, shared by all its children.
///
/// It equals a `sublayerTransform` with m34 = −1/distance about the parent's anchor point, or CSS's
/// `perspective` with `perspective-origin`. The plane z = 0 is the screen: its points keep their size and
/// position.
///
/// ```swift
/// let camera = try Camera(distance: 500, origin: Vector2(200, 110))
/// let card = Transform3D.rotationY(0.6).about(Vector3(200, 110, 0))
/// let seen = (card * camera.transform).project(Rectangle(x: 100, y: 50, width: 200, height: 120))
/// assert(seen.facing == .front && seen.quad != nil)
/// ```
public struct Camera: Hashable, Sendable {
    /// The distance of the eye from the screen, in points; infinite for a parallel projection.
    public let distance: Double
    /// The point of the screen in front of the eye: the vanishing point of all lines along z.
    public let origin: Vector2

    /// Creates a camera from the eye's distance.
    ///
    /// - Parameters:
    ///   - distance: in points, above 0; infinity is a parallel projection, which ignores z.
    ///   - origin: the vanishing point.
    /// - Throws: `HookeError.outOfRange` for a distance that is not above 0, is NaN, or is so small that
    ///   1/distance overflows, and for an origin that is not finite.
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

    /// Creates a camera that sees `height` points of the screen within the angle `fieldOfView`: distance =
    /// height / (2·tan(fieldOfView/2)).
    ///
    /// - Parameters:
    ///   - fieldOfView: the angle from the upper to the lower edge, in radians, at least 0 and below π; 0 is
    ///     a parallel projection.
    ///   - height: the viewport's height in points, above 0 and finite.
    ///   - origin: the vanishing point; for equal angles above and below, the center of the viewport.
    /// - Throws: `HookeError.outOfRange` for other values, for an origin that is not finite, and for an angle so
    ///   near to 0 or π that the distance overflows or underflows.
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

    /// Returns the angle of `height` points of the screen, in radians: 2·atan(height/(2·distance)).
    ///
    /// 0 for a parallel projection, NaN for NaN, negative for a negative height.
    public func fieldOfView(height: Double) -> Double { 2 * Elementary.atan(0.5 * height / distance) }

    /// Whether the eye is infinitely far away, so that depth does not change sizes.
    public var isParallel: Bool { distance == .infinity }

    /// The position of the eye: (origin, distance); `nil` for a parallel projection.
    public var eye: Vector3? { isParallel ? nil : Vector3(origin.x, origin.y, distance) }

    /// The transform from the parent's space to the screen: T(−origin)·P·T(origin), where P has m34 =
    /// −1/distance. Concatenate it after a child's own transform.
    ///
    /// m31 = −origin.x/distance, m32 = −origin.y/distance, m34 = −1/distance, each rounded once. The identity
    /// for a parallel projection.
    public var transform: Transform3D {
        var result = Transform3D()
        if !isParallel {
            result.row3 = SIMD4(-origin.x / distance, -origin.y / distance, 1, -1 / distance)
        }
        return result
    }

    /// Returns the ray behind a point of the screen, in the parent's space: from the eye, through the screen
    /// at t = 1. For a parallel projection it starts on the screen with the direction (0, 0, −1).
    public func ray(through point: Vector2) -> Ray {
        guard let eye else { return Ray(origin: Vector3(point.x, point.y, 0), direction: Vector3(0, 0, -1)) }
        return Ray(
            origin: eye, direction: Vector3(point.x - origin.x, point.y - origin.y, -distance))
    }

    /// Returns the distance of a hit along its ray, in points of the parent's space.
    ///
    /// - With a finite eye distance, it is measured from the eye.
    /// - In a parallel projection, it is measured from the screen, and is negative in front of the screen.
    ///
    /// - Parameter hit: a hit whose transform ends with this camera's ``transform``.
    public func distance(of hit: PlaneHit) -> Double {
        isParallel ? -hit.depth : hit.w * ray(through: hit.screen).direction.length
    }
}

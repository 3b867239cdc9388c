extension Transform3D {
    /// Returns the point of the plane z = 0 that appears at a point of the screen, for hit testing.
    ///
    /// Solves (m11 − X·m14)·x + (m21 − X·m24)·y = X·m44 − m41, and the same for Y, by Cramer's rule in 106
    /// bits. For the given fields the result is rounded about once, at any angle. The rounding of the screen
    /// point itself has a larger effect the nearer the plane is to its edge: see docs/perspective.md.
    ///
    /// - Returns: `nil` when the plane contains the eye (edge-on), or no point of the plane in front of the
    ///   eye appears there. Also for numbers that are not finite, and coordinates of `point` beyond 2⁹⁹⁵.
    public func unproject(_ point: Vector2) -> Vector2? {
        let plane = PlaneRows(self)
        func coefficient(_ field: Double, _ perspective: Double, _ coordinate: Double) -> DoubleDouble {
            DoubleDouble(productOf: -coordinate, and: perspective) + field
        }
        let (a, b) = (
            coefficient(plane.x.x, plane.x.z, point.x), coefficient(plane.y.x, plane.y.z, point.x)
        )
        let (c, d) = (
            coefficient(plane.x.y, plane.x.z, point.y), coefficient(plane.y.y, plane.y.z, point.y)
        )
        let (e, f) = (
            -coefficient(plane.origin.x, plane.origin.z, point.x),
            -coefficient(plane.origin.y, plane.origin.z, point.y)
        )
        let (ad, bc) = (a * d, b * c)
        let determinant = ad - bc
        // A determinant within rounding of 0 means that the plane appears at infinity.
        guard determinant.high.magnitude > 0x1p-98 * (ad.high.magnitude + bc.high.magnitude) else {
            return nil
        }
        // w = (determinant of the plane's map) / (this determinant).
        let w = planeDeterminant() * (determinant.high < 0 ? -1 : 1)
        guard w > 0 else { return nil }
        let result = Vector2(
            ((e * d - b * f) / determinant).value * plane.scale.x,
            ((a * f - e * c) / determinant).value * plane.scale.y)
        return result.isFinite ? result : nil
    }

    /// Hit-tests a rectangle of the plane z = 0 at a point of the screen.
    ///
    /// It is hit exactly where the polygon of `project(_:near:)` contains the point, outline included, and so
    /// only inside its bounding box; see ``RectangleProjection/contains(_:)``.
    ///
    /// - Parameters:
    ///   - rectangle: a rectangle in the plane z = 0.
    ///   - point: the point of the screen.
    ///   - near: the smallest w in front, above 0 and finite.
    /// - Returns: the point of the plane, which may lie outside the rectangle by the rounding of the outline.
    ///   `nil` for a miss, and nearly edge-on where the rounded outline contains points at which the plane
    ///   does not appear.
    public func hit(_ rectangle: Rectangle, at point: Vector2, near: Double = 0x1p-16) -> Vector2? {
        project(rectangle, near: near).contains(point) ? unproject(point) : nil
    }

    /// Hit-tests a rectangle of the plane z = 0 as ``hit(_:at:near:)``, and also returns its depth.
    ///
    /// Of several hits at one point, the front-most has the largest ``PlaneHit/depth``.
    ///
    /// - Parameters:
    ///   - rectangle: a rectangle in the plane z = 0.
    ///   - point: the point of the screen.
    ///   - near: the smallest w in front, above 0 and finite.
    public func pick(_ rectangle: Rectangle, at point: Vector2, near: Double = 0x1p-16) -> PlaneHit? {
        guard let found = hit(rectangle, at: point, near: near) else { return nil }
        let image = homogeneous(found)
        return PlaneHit(point: found, screen: point, depth: image.z / image.w, w: image.w)
    }
}

/// The position and depth of a hit on a rectangle.
public struct PlaneHit: Hashable, Sendable {
    /// The point of the plane z = 0, in the rectangle's own coordinates.
    public var point: Vector2
    /// The point of the screen.
    public var screen: Vector2
    /// z′/w: the depth after the divide, larger nearer to the viewer. Under one camera it orders the hits at
    /// one point of the screen. Meaningless for flattened transforms, whose z′ is 0.
    public var depth: Double
    /// w: the distance from the eye relative to that of the screen; 0 at the eye, 1 in the plane of the
    /// screen.
    public var w: Double

    /// Creates a hit from its parts.
    public init(point: Vector2, screen: Vector2, depth: Double, w: Double) {
        self.point = point
        self.screen = screen
        self.depth = depth
        self.w = w
    }
}

/// The rows of a transform for the plane z = 0: the coefficients of x, y and 1 in x, y and w. A power of two
/// scales each to a size near 1 where products could leave the range of two words.
private struct PlaneRows {
    var x, y, origin: Vector3
    /// Factors from solutions for the scaled rows to those of the transform.
    var scale = Vector2(1, 1)

    init(_ m: Transform3D) {
        x = Vector3(m.m11, m.m12, m.m14)
        y = Vector3(m.m21, m.m22, m.m24)
        origin = Vector3(m.m41, m.m42, m.m44)
        let sizes = Vector3(x.largestMagnitude, y.largestMagnitude, origin.largestMagnitude)
        if sizes.max() < 0x1p100, sizes.min() > 0x1p-100 { return }
        let factors = Vector3(
            powerOfTwo(inverseTo: sizes.x), powerOfTwo(inverseTo: sizes.y), powerOfTwo(inverseTo: sizes.z))
        x *= factors.x
        y *= factors.y
        origin *= factors.z
        scale = Vector2(factors.x / factors.z, factors.y / factors.z)
    }
}

#if !hasFeature(Embedded)
    extension PlaneHit: Codable {}
#endif

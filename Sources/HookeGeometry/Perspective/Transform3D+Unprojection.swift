extension Transform3D {
    /// The point of the plane z = 0 that is seen at a point of the screen, for hit testing.
    ///
    /// Two linear equations, (m11 − X·m14)·x + (m21 − X·m24)·y = X·m44 − m41 and the same for Y, solved by
    /// Cramer's rule in 106 bits: for the fields as they are the answer is rounded about once, whatever the angle.
    /// What the screen's own rounding is worth in the plane grows as the plane turns to its edge: see
    /// docs/perspective.md.
    ///
    /// - Returns: `nil` when the plane goes through the eye (seen edge-on), when no point of it is seen there, when
    ///   that point would be behind the eye, and where a number is not finite or a coordinate of `point` is beyond
    ///   2⁹⁹⁵.
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
        // Within rounding of 0 the plane is seen at infinity there.
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

    /// Hits a rectangle of the plane z = 0 at a point of the screen.
    ///
    /// A rectangle is hit exactly where `project(_:near:)` says that it is: where its polygon contains the point, its
    /// outline included, and so only inside its bounding box. See ``RectangleProjection/contains(_:)`` for the rule
    /// about edges.
    ///
    /// - Parameters:
    ///   - rectangle: the rectangle, in the plane z = 0.
    ///   - point: the point of the screen.
    ///   - near: the smallest w that counts as in front, above 0 and finite.
    /// - Returns: the point of the plane that is seen there. It may lie outside the rectangle by what the rounding of
    ///   the outline is worth in the plane. `nil` when the rectangle is missed; and where the image is so narrow,
    ///   edge-on, that the rounded outline holds points at which nothing of the plane is seen.
    public func hit(_ rectangle: Rectangle, at point: Vector2, near: Double = 0x1p-16) -> Vector2? {
        project(rectangle, near: near).contains(point) ? unproject(point) : nil
    }

    /// Hits a rectangle of the plane z = 0 and says how deep, for picking the front-most of many.
    ///
    /// As ``hit(_:at:near:)``. Of several hits at one point, the front-most is the one with the largest
    /// ``PlaneHit/depth``.
    ///
    /// - Parameters:
    ///   - rectangle: the rectangle, in the plane z = 0.
    ///   - point: the point of the screen.
    ///   - near: the smallest w that counts as in front, above 0 and finite.
    public func pick(_ rectangle: Rectangle, at point: Vector2, near: Double = 0x1p-16) -> PlaneHit? {
        guard let found = hit(rectangle, at: point, near: near) else { return nil }
        let image = homogeneous(found)
        return PlaneHit(point: found, screen: point, depth: image.z / image.w, w: image.w)
    }
}

/// Where a rectangle was hit, and how deep.
public struct PlaneHit: Hashable, Sendable {
    /// The point of the plane z = 0, in the rectangle's own coordinates.
    public var point: Vector2
    /// The point of the screen.
    public var screen: Vector2
    /// z′/w: how near after the divide. Larger is nearer to the viewer; under one camera it orders the hits of one
    /// point of the screen. It says nothing for transforms that were flattened, whose z′ is 0.
    public var depth: Double
    /// w: 1 in the plane of the screen, 0 at the eye; the distance from the eye as a multiple of the way to the screen.
    public var w: Double

    /// A hit from its parts.
    public init(point: Vector2, screen: Vector2, depth: Double, w: Double) {
        self.point = point
        self.screen = screen
        self.depth = depth
        self.w = w
    }
}

/// The rows of a transform that a plane needs (what x, y and 1 contribute to x, y and w), each brought to the size of
/// 1 by a power of two where products of their fields could leave the range of two words.
private struct PlaneRows {
    var x, y, origin: Vector3
    /// What takes solutions of the rows to those of the transform.
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

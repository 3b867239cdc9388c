/// A half-line of space: origin + t·direction for t ≥ 0.
public struct Ray: Hashable, Sendable {
    /// Where it starts.
    public var origin: Vector3
    /// Where it goes, and how far for a t of 1.
    public var direction: Vector3

    /// A ray from its origin and direction.
    public init(origin: Vector3, direction: Vector3) {
        self.origin = origin
        self.direction = direction
    }

    /// The point origin + t·direction.
    public func point(at t: Double) -> Vector3 { origin + t * direction }

    /// The t at which the ray meets the plane z = `z`; `nil` when it runs along that plane, or a number is not finite.
    /// Negative behind the origin.
    public func parameter(atZ z: Double) -> Double? {
        let t = (z - origin.z) / direction.z
        return direction.z != 0 && t.isFinite ? t : nil
    }
}

extension Transform3D {
    /// All that is seen at a point of the screen, as a ray in the coordinates that this transform takes to the screen:
    /// with a layer's whole transform in the layer's own space, with a camera's in its parent's.
    ///
    /// With perspective, the ray starts at the eye, and t is w: 0 at the eye, 1 in the plane of the screen, and near at
    /// the near plane; what is hit first has the smallest t. Without (a parallel projection, or any transform that sees
    /// from infinity), the ray starts in the plane of the screen and −t is the depth z′/w, so that what is before the
    /// screen has a negative t and is seen as well.
    ///
    /// Three planes meet in the origin, two in the direction: Cramer's rule on their normals, each field within 8 u of
    /// the sum of the products that it is made of.
    ///
    /// - Returns: `nil` when the transform has neither an eye nor a depth (it is singular), when what is
    ///   seen there would be behind the eye, or a number is not finite.
    public func ray(through point: Vector2) -> Ray? {
        let columns = transpose
        let (first, second) = (columns.row1 - point.x * columns.row4, columns.row2 - point.y * columns.row4)
        let (a, b) = (first.spatial, second.spatial)
        // Which of the two it is, does not depend on the point: whether the eye is at a finite place.
        let eye = exactSignOfDeterminant(columns.row1.spatial, columns.row2.spatial, columns.row4.spatial)
        guard eye.isFinite else { return nil }
        let third = eye != 0 ? columns.row4 : -columns.row3
        let c = third.spatial
        let across = a.cross(b)
        let determinant = across.dot(c)
        guard determinant != 0 else { return nil }
        let (toA, toB) = (b.cross(c), c.cross(a))
        let origin = -(first.w * toA + second.w * toB + third.w * across) / determinant
        // Along it w grows by 1; or −z′/w does, where w is the same all along.
        let growth = eye != 0 ? 1 : origin.dot(columns.row4.spatial) + columns.row4.w
        guard growth > 0 else { return nil }
        let ray = Ray(origin: origin, direction: across * (growth / determinant))
        return ray.origin.isFinite && ray.direction.isFinite && ray.direction != .zero ? ray : nil
    }
}

extension SIMD4<Double> {
    /// The first three lanes.
    fileprivate var spatial: Vector3 { Vector3(x, y, z) }
}

#if !hasFeature(Embedded)
    extension Ray: Codable {}
#endif

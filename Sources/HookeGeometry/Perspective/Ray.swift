/// A half-line of space: origin + t·direction for t ≥ 0.
public struct Ray: Hashable, Sendable {
    /// The start.
    public var origin: Vector3
    /// The direction; its length is the distance for t = 1.
    public var direction: Vector3

    /// Creates a ray from its origin and direction.
    public init(origin: Vector3, direction: Vector3) {
        self.origin = origin
        self.direction = direction
    }

    /// Returns the point origin + t·direction.
    public func point(at t: Double) -> Vector3 { origin + t * direction }

    /// Returns the t at which the ray meets the plane z = `z`, negative behind the origin; `nil` for a ray
    /// parallel to the plane, and where a number is not finite.
    public func parameter(atZ z: Double) -> Double? {
        let t = (z - origin.z) / direction.z
        return direction.z != 0 && t.isFinite ? t : nil
    }
}

extension Transform3D {
    /// Returns the ray of all points that appear at a point of the screen, in this transform's source
    /// coordinates: for a layer's whole transform the layer's space, for a camera's the parent's.
    ///
    /// - With perspective, the ray starts at the eye, and t = w: 0 at the eye, 1 in the plane of the screen,
    ///   near at the near plane. The first hit has the smallest t.
    /// - Without perspective (a parallel projection, or any eye at infinity), it starts in the plane of the
    ///   screen, and −t is the depth z′/w. Points in front of the screen have a negative t and are visible
    ///   too.
    /// - Cramer's rule on the normals of three planes for the origin, of two for the direction. Each field is
    ///   within 8 u of the sum of its products.
    ///
    /// - Returns: `nil` when the transform has neither an eye nor a depth (it is singular), the point would
    ///   be behind the eye, or a number is not finite.
    public func ray(through point: Vector2) -> Ray? {
        let columns = transpose
        let (first, second) = (columns.row1 - point.x * columns.row4, columns.row2 - point.y * columns.row4)
        let (a, b) = (first.spatial, second.spatial)
        // Whether the eye is at a finite position does not depend on the point.
        let eye = exactSignOfDeterminant(columns.row1.spatial, columns.row2.spatial, columns.row4.spatial)
        guard eye.isFinite else { return nil }
        let third = eye != 0 ? columns.row4 : -columns.row3
        let c = third.spatial
        let across = a.cross(b)
        let determinant = across.dot(c)
        guard determinant != 0 else { return nil }
        let (toA, toB) = (b.cross(c), c.cross(a))
        let origin = -(first.w * toA + second.w * toB + third.w * across) / determinant
        // Along the ray w grows by 1; where w is constant, −z′/w does.
        let growth = eye != 0 ? 1 : origin.dot(columns.row4.spatial) + columns.row4.w
        guard growth > 0 else { return nil }
        let ray = Ray(origin: origin, direction: across * (growth / determinant))
        return ray.origin.isFinite && ray.direction.isFinite && ray.direction != .zero ? ray : nil
    }
}

extension SIMD4<Double> {
    /// The first three components.
    fileprivate var spatial: Vector3 { Vector3(x, y, z) }
}

#if !hasFeature(Embedded)
    extension Ray: Codable {}
#endif

extension Transform3D {
    /// A translation.
    @inlinable
    public static func translation(x: Double = 0, y: Double = 0, z: Double = 0) -> Transform3D {
        var result = Transform3D()
        result.row4 = SIMD4(x, y, z, 1)
        return result
    }

    /// A translation.
    @inlinable
    public static func translation(_ distance: Vector3) -> Transform3D {
        translation(x: distance.x, y: distance.y, z: distance.z)
    }

    /// A scale about the origin, with one factor per axis.
    @inlinable
    public static func scale(x: Double = 1, y: Double = 1, z: Double = 1) -> Transform3D {
        Transform3D(
            row1: SIMD4(x, 0, 0, 0), row2: SIMD4(0, y, 0, 0), row3: SIMD4(0, 0, z, 0),
            row4: SIMD4(0, 0, 0, 1))
    }

    /// A uniform scale about the origin.
    @inlinable
    public static func scale(_ factor: Double) -> Transform3D { scale(x: factor, y: factor, z: factor) }

    /// A rotation by `angle` radians about an axis of any length through the origin.
    ///
    /// - Rodrigues' formula, with 1 − cos computed as 2·sin²(angle/2), so that small angles keep their
    ///   digits.
    /// - An axis of length zero gives the identity, as in Core Animation. NaN in the axis gives NaN.
    /// - About a coordinate axis the result is bit-identical to `rotationX`, `rotationY` or `rotationZ`.
    /// - For an axis through another point: `rotation(angle, axis: axis).about(point)`.
    public static func rotation(_ angle: Double, axis: Vector3) -> Transform3D {
        if axis == .zero { return Transform3D() }
        if axis.y == 0, axis.z == 0, !axis.x.isNaN { return rotationX(axis.x < 0 ? -angle : angle) }
        if axis.x == 0, axis.z == 0, !axis.y.isNaN { return rotationY(axis.y < 0 ? -angle : angle) }
        if axis.x == 0, axis.y == 0, !axis.z.isNaN { return rotationZ(axis.z < 0 ? -angle : angle) }
        return rotation(angle, direction: axis.direction)
    }

    /// A rotation about an axis `n` of length 1.
    static func rotation(_ angle: Double, direction n: Vector3) -> Transform3D {
        let s = Elementary.sin(angle)
        let c = Elementary.cos(angle)
        let half = Elementary.sin(angle / 2)
        let v = 2 * half * half
        return Transform3D(
            m11: c + v * n.x * n.x, m12: v * n.x * n.y + s * n.z, m13: v * n.x * n.z - s * n.y, m14: 0,
            m21: v * n.x * n.y - s * n.z, m22: c + v * n.y * n.y, m23: v * n.y * n.z + s * n.x, m24: 0,
            m31: v * n.x * n.z + s * n.y, m32: v * n.y * n.z - s * n.x, m33: c + v * n.z * n.z, m34: 0,
            m41: 0, m42: 0, m43: 0, m44: 1)
    }

    /// A rotation by `angle` radians about x: a positive angle turns y towards z.
    public static func rotationX(_ angle: Double) -> Transform3D {
        let (s, c) = (Elementary.sin(angle), Elementary.cos(angle))
        return Transform3D(
            row1: SIMD4(1, 0, 0, 0), row2: SIMD4(0, c, s, 0), row3: SIMD4(0, -s, c, 0),
            row4: SIMD4(0, 0, 0, 1))
    }

    /// A rotation by `angle` radians about y: a positive angle turns z towards x, so the left side of a card
    /// comes nearer.
    public static func rotationY(_ angle: Double) -> Transform3D {
        let (s, c) = (Elementary.sin(angle), Elementary.cos(angle))
        return Transform3D(
            row1: SIMD4(c, 0, -s, 0), row2: SIMD4(0, 1, 0, 0), row3: SIMD4(s, 0, c, 0),
            row4: SIMD4(0, 0, 0, 1))
    }

    /// A rotation by `angle` radians about z: a positive angle turns x towards y, clockwise on the screen.
    public static func rotationZ(_ angle: Double) -> Transform3D {
        let (s, c) = (Elementary.sin(angle), Elementary.cos(angle))
        return Transform3D(
            row1: SIMD4(c, s, 0, 0), row2: SIMD4(-s, c, 0, 0), row3: SIMD4(0, 0, 1, 0),
            row4: SIMD4(0, 0, 0, 1))
    }

    /// A skew of the plane, like CSS's `skew(x, y)`: x′ = x + tan(`x`)·y, y′ = y + tan(`y`)·x; z stays.
    ///
    /// With two angles it differs from the product of the two single skews: its determinant is 1 −
    /// tan(x)·tan(y).
    ///
    /// - Parameters:
    ///   - x: the angle in radians between the y axis and its image; any number.
    ///   - y: the angle in radians between the x axis and its image; any number.
    /// - Returns: The skew; about 1.6e16 at ±π/2, as the nearest double is not exactly π/2. NaN in one field
    ///   for NaN or infinity.
    public static func skew(x: Double = 0, y: Double = 0) -> Transform3D {
        Transform3D(
            row1: SIMD4(1, Elementary.tan(y), 0, 0), row2: SIMD4(Elementary.tan(x), 1, 0, 0),
            row3: SIMD4(0, 0, 1, 0), row4: SIMD4(0, 0, 0, 1))
    }

    /// The perspective of an eye at `distance` in front of the plane z = 0: m34 = −1/distance.
    ///
    /// - Parameter distance: in points, above 0; infinity gives the identity.
    /// - Throws: `HookeError.outOfRange` for zero, negative numbers and NaN. For the view from behind, set
    ///   `m34`.
    public static func perspective(distance: Double) throws(HookeError) -> Transform3D {
        guard distance > 0, (1 / distance).isFinite else {
            throw .outOfRange(field: .distance, value: distance, accepted: "a number above 0, or infinity")
        }
        var result = Transform3D()
        if distance.isFinite { result.row3.w = -1 / distance }
        return result
    }

    /// Returns this transform preceded by a translation in its own coordinates.
    @inlinable
    public func translatedBy(x: Double = 0, y: Double = 0, z: Double = 0) -> Transform3D {
        Transform3D(
            row1: row1, row2: row2, row3: row3, row4: x * row1 + y * row2 + z * row3 + row4)
    }

    /// Returns this transform preceded by a scale in its own coordinates.
    @inlinable
    public func scaledBy(x: Double = 1, y: Double = 1, z: Double = 1) -> Transform3D {
        Transform3D(row1: x * row1, row2: y * row2, row3: z * row3, row4: row4)
    }

    /// Returns this transform preceded by a rotation, in radians, in its own coordinates.
    public func rotatedBy(_ angle: Double, axis: Vector3) -> Transform3D {
        Transform3D.rotation(angle, axis: axis).concatenating(self)
    }

    /// Returns this transform preceded by a skew, in radians, in its own coordinates.
    public func skewedBy(x: Double = 0, y: Double = 0) -> Transform3D {
        Transform3D(
            row1: row1 + Elementary.tan(y) * row2, row2: Elementary.tan(x) * row1 + row2, row3: row3,
            row4: row4)
    }

    /// Returns this transform about `point` instead of the origin: T(−point) · self · T(point).
    ///
    /// A layer applies its transform about its anchor point in this manner.
    public func about(_ point: Vector3) -> Transform3D {
        translatedBy(x: -point.x, y: -point.y, z: -point.z).concatenating(.translation(point))
    }
}

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

    /// A scale about the origin, one factor an axis.
    @inlinable
    public static func scale(x: Double = 1, y: Double = 1, z: Double = 1) -> Transform3D {
        Transform3D(
            row1: SIMD4(x, 0, 0, 0), row2: SIMD4(0, y, 0, 0), row3: SIMD4(0, 0, z, 0),
            row4: SIMD4(0, 0, 0, 1))
    }

    /// A scale about the origin, the same in x, y and z.
    @inlinable
    public static func scale(_ factor: Double) -> Transform3D { scale(x: factor, y: factor, z: factor) }

    /// A rotation by `angle` radians about an axis through the origin, of any length.
    ///
    /// Rodrigues' formula with 1 − cos taken as 2·sin²(angle/2), so that small angles keep their digits. An axis
    /// of length zero gives the identity, as in Core Animation; NaN in the axis gives NaN. About the coordinate axes
    /// the result is that of `rotationX`, `rotationY`, `rotationZ`, bit for bit. For an axis that does not pass the
    /// origin: `rotation(angle, axis: axis).about(point)`.
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

    /// A rotation by `angle` radians about x: a positive angle carries y towards z.
    public static func rotationX(_ angle: Double) -> Transform3D {
        let (s, c) = (Elementary.sin(angle), Elementary.cos(angle))
        return Transform3D(
            row1: SIMD4(1, 0, 0, 0), row2: SIMD4(0, c, s, 0), row3: SIMD4(0, -s, c, 0),
            row4: SIMD4(0, 0, 0, 1))
    }

    /// A rotation by `angle` radians about y: a positive angle carries z towards x, so the left side of a card
    /// comes nearer.
    public static func rotationY(_ angle: Double) -> Transform3D {
        let (s, c) = (Elementary.sin(angle), Elementary.cos(angle))
        return Transform3D(
            row1: SIMD4(c, 0, -s, 0), row2: SIMD4(0, 1, 0, 0), row3: SIMD4(s, 0, c, 0),
            row4: SIMD4(0, 0, 0, 1))
    }

    /// A rotation by `angle` radians about z: a positive angle carries x towards y, clockwise on the screen.
    public static func rotationZ(_ angle: Double) -> Transform3D {
        let (s, c) = (Elementary.sin(angle), Elementary.cos(angle))
        return Transform3D(
            row1: SIMD4(c, s, 0, 0), row2: SIMD4(-s, c, 0, 0), row3: SIMD4(0, 0, 1, 0),
            row4: SIMD4(0, 0, 0, 1))
    }

    /// A skew of the plane, as CSS's `skew(x, y)`: x′ = x + tan(`x`)·y, y′ = y + tan(`y`)·x; z stays.
    ///
    /// With both angles it is not the product of the two single skews: the determinant is 1 − tan(x)·tan(y).
    ///
    /// - Parameters:
    ///   - x: the angle in radians by which the y axis leans towards x; any number.
    ///   - y: the angle in radians by which the x axis leans towards y; any number.
    /// - Returns: The skew. The double nearest to ±π/2 is not a quarter turn, so its tangent is finite, 1.6e16.
    ///   NaN and infinities give NaN in the one field.
    public static func skew(x: Double = 0, y: Double = 0) -> Transform3D {
        Transform3D(
            row1: SIMD4(1, Elementary.tan(y), 0, 0), row2: SIMD4(Elementary.tan(x), 1, 0, 0),
            row3: SIMD4(0, 0, 1, 0), row4: SIMD4(0, 0, 0, 1))
    }

    /// The perspective of an eye at the distance `distance` before the plane z = 0: m34 = −1/distance.
    ///
    /// - Parameter distance: in points, above 0; infinity is no perspective.
    /// - Throws: `HookeError.outOfRange` for zero, negative numbers and NaN. To look from the other side, set
    ///   `m34` yourself.
    public static func perspective(distance: Double) throws(HookeError) -> Transform3D {
        guard distance > 0, (1 / distance).isFinite else {
            throw .outOfRange(field: .distance, value: distance, accepted: "a number above 0, or infinity")
        }
        var result = Transform3D()
        if distance.isFinite { result.row3.w = -1 / distance }
        return result
    }

    /// This transform after a translation: the new operation comes first, in this transform's own coordinates.
    @inlinable
    public func translatedBy(x: Double = 0, y: Double = 0, z: Double = 0) -> Transform3D {
        Transform3D(
            row1: row1, row2: row2, row3: row3, row4: x * row1 + y * row2 + z * row3 + row4)
    }

    /// This transform after a scale: the new operation comes first, in this transform's own coordinates.
    @inlinable
    public func scaledBy(x: Double = 1, y: Double = 1, z: Double = 1) -> Transform3D {
        Transform3D(row1: x * row1, row2: y * row2, row3: z * row3, row4: row4)
    }

    /// This transform after a rotation: the new operation comes first, in this transform's own coordinates.
    public func rotatedBy(_ angle: Double, axis: Vector3) -> Transform3D {
        Transform3D.rotation(angle, axis: axis).concatenating(self)
    }

    /// This transform after a skew by angles in radians: the new operation comes first, in this transform's own
    /// coordinates.
    public func skewedBy(x: Double = 0, y: Double = 0) -> Transform3D {
        Transform3D(
            row1: row1 + Elementary.tan(y) * row2, row2: Elementary.tan(x) * row1 + row2, row3: row3,
            row4: row4)
    }

    /// This transform about another point than the origin: T(−point) · self · T(point).
    ///
    /// What a layer does with its anchor point.
    public func about(_ point: Vector3) -> Transform3D {
        translatedBy(x: -point.x, y: -point.y, z: -point.z).concatenating(.translation(point))
    }
}

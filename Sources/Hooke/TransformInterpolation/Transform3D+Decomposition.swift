extension Transform3D {
    /// The parts of a transform that interpolate well: scale, then skew, then rotation, then translation, then
    /// perspective (CSS Transforms 2).
    ///
    /// M = S · K · R · T · E for row vectors: S and T as usual; K adds skew.x times the x axis to y, and skew.y
    /// times x and skew.z times y to z (xy, xz, yz); R is a rotation; E has `perspective` for its last column.
    public struct Decomposition: Hashable, Sendable, Codable {
        /// The translation.
        public var translation: Vector3
        /// The scale of each axis.
        public var scale: Vector3
        /// The skews xy, xz and yz.
        public var skew: Vector3
        /// The last column of the perspective: (0, 0, 0, 1) for none, (0, 0, −1/d, 1) for an eye at d.
        public var perspective: SIMD4<Double>
        /// The rotation.
        public var rotation: Quaternion

        /// A decomposition from its parts; those of the identity where not given.
        public init(
            translation: Vector3 = .zero, scale: Vector3 = Vector3(1, 1, 1), skew: Vector3 = .zero,
            perspective: SIMD4<Double> = SIMD4(0, 0, 0, 1), rotation: Quaternion = .identity
        ) {
            self.translation = translation
            self.scale = scale
            self.skew = skew
            self.perspective = perspective
            self.rotation = rotation
        }
    }

    /// When a transform counts as one that cannot be decomposed.
    public enum SingularityPolicy: String, Hashable, Sendable, Codable {
        /// When the affine part is singular within rounding, whatever its scale (`isSingular`).
        case rounding
        /// As browsers do: when the determinant of the affine part is below 1e-8.
        case css
    }

    /// The parts of this transform.
    ///
    /// Recomposing gives the transform back within 16 u times the condition number of its rows. A mirroring
    /// transform gets three negative scales, as CSS has it; `planarDecomposition` negates one.
    ///
    /// - Returns: `nil` when m44 is 0, when the affine part is singular by the policy, or when a field is not
    ///   finite.
    public func decomposed(policy: SingularityPolicy = .rounding) -> Decomposition? {
        guard isFinite, m44 != 0 else { return nil }
        let m = m44 == 1 ? self : divided(by: m44)
        var affine = m
        affine.row1.w = 0
        affine.row2.w = 0
        affine.row3.w = 0
        affine.row4.w = 1
        switch policy {
        case .rounding: if affine.isSingular { return nil }
        case .css: if !(affine.determinant.magnitude >= 1e-8) { return nil }
        }
        var parts = Decomposition()
        if !m.isAffine {
            guard let inverse = affine.inverse?.transpose else { return nil }
            let column = SIMD4(m.m14, m.m24, m.m34, m.m44)
            // P⁻¹ · column, the rows of P⁻¹ being the columns of its transpose.
            parts.perspective =
                (inverse.row1 * column.x + inverse.row2 * column.y)
                + (inverse.row3 * column.z + inverse.row4 * column.w)
        }
        parts.translation = m.row4.upper

        // Gram and Schmidt over the rows.
        var r1 = m.row1.upper
        var r2 = m.row2.upper
        var r3 = m.row3.upper
        parts.scale.x = r1.length
        r1 /= parts.scale.x
        parts.skew.x = r1.dot(r2)
        r2 = (r2 - parts.skew.x * r1)
        // A second pass takes what rounding left along r1 when the rows are nearly parallel.
        let again = r1.dot(r2)
        r2 -= again * r1
        parts.scale.y = r2.length
        r2 /= parts.scale.y
        parts.skew.x = (parts.skew.x + again) / parts.scale.y
        parts.skew.y = r1.dot(r3)
        parts.skew.z = r2.dot(r3)
        r3 -= parts.skew.y * r1 + parts.skew.z * r2
        let (again1, again2) = (r1.dot(r3), r2.dot(r3))
        r3 -= again1 * r1 + again2 * r2
        parts.scale.z = r3.length
        r3 /= parts.scale.z
        parts.skew.y = (parts.skew.y + again1) / parts.scale.z
        parts.skew.z = (parts.skew.z + again2) / parts.scale.z
        if r1.dot(r2.cross(r3)) < 0 {
            parts.scale = -parts.scale
            r1 = -r1
            r2 = -r2
            r3 = -r3
        }
        parts.rotation = Quaternion(rows: r1, r2, r3)
        return parts.isFinite ? parts : nil
    }

    /// The parts of a transform of the plane: skew goes into x, and a mirroring transform negates one scale, x
    /// when m11 < m22 and else y (CSS's 2-D path as browsers run it).
    ///
    /// - Returns: `nil` when the transform is not one of the plane, is singular, or a field is not finite.
    public func planarDecomposition() -> Decomposition? {
        guard isAffine2D, isFinite, !isSingular else { return nil }
        let determinant = differenceOfProducts(m11, m22, m12, m21)
        var parts = Decomposition()
        parts.translation = row4.upper
        let mirrorsX = determinant < 0 && m11 < m22
        let length = Vector3(m11, m12, 0).length
        parts.scale.x = mirrorsX ? -length : length
        let c = m11 / parts.scale.x
        let s = m12 / parts.scale.x
        parts.scale.y = determinant / parts.scale.x
        parts.skew.x = (c * m21 + s * m22) / parts.scale.y
        let half = Elementary.atan2(s, c) / 2
        parts.rotation = Quaternion(x: 0, y: 0, z: Elementary.sin(half), w: Elementary.cos(half))
        return parts.isFinite ? parts : nil
    }

    /// The transform that the parts make.
    public init(_ parts: Decomposition) {
        let rotation = Transform3D(parts.rotation)
        let (k, s) = (parts.skew, parts.scale)
        let r2 = rotation.row2 + k.x * rotation.row1
        let r3 = rotation.row3 + k.y * rotation.row1 + k.z * rotation.row2
        let t = parts.translation
        self.init(
            row1: s.x * rotation.row1, row2: s.y * r2, row3: s.z * r3, row4: SIMD4(t.x, t.y, t.z, 1))
        if parts.perspective != SIMD4(0, 0, 0, 1) {
            let p = parts.perspective
            row1.w = (row1 * p).sum()
            row2.w = (row2 * p).sum()
            row3.w = (row3 * p).sum()
            row4.w = (row4 * p).sum()
        }
    }

    /// Every field over `divisor`.
    private func divided(by divisor: Double) -> Transform3D {
        Transform3D(
            row1: row1 / divisor, row2: row2 / divisor, row3: row3 / divisor, row4: row4 / divisor)
    }
}

extension Transform3D.Decomposition {
    /// Whether every part is finite.
    var isFinite: Bool {
        let sum =
            (translation + scale + skew).sum() * 0 + perspective.sum() * 0 + rotation.components.sum() * 0
        return sum == 0
    }
}

extension Transform3D {
    /// The polar parts of a transform: a stretch along three perpendicular axes, a rotation, a translation
    /// and a perspective.
    ///
    /// M = S · R · T · E for row vectors: the symmetric stretch S, the proper rotation R nearest to the
    /// affine part, the translation T, and E with the last column `perspective`. The parts of a 2-D transform
    /// are 2-D.
    public struct PolarDecomposition: Hashable, Sendable {
        /// A symmetric 3×3 matrix.
        public struct Stretch: Hashable, Sendable {
            /// The diagonal m11, m22, m33.
            public var diagonal: Vector3
            /// The off-diagonal fields m23 = m32, m31 = m13, m12 = m21.
            public var shear: Vector3

            /// Creates a stretch from its six numbers; the defaults are those of the identity.
            public init(diagonal: Vector3 = Vector3(1, 1, 1), shear: Vector3 = .zero) {
                self.diagonal = diagonal
                self.shear = shear
            }
        }

        /// The translation.
        public var translation: Vector3
        /// The rotation.
        public var rotation: Quaternion
        /// The stretch: its eigenvalues are the singular values of the affine part, the smallest negated if
        /// the transform mirrors.
        public var stretch: Stretch
        /// The last column of the perspective: (0, 0, 0, 1) without one, (0, 0, −1/d, 1) for an eye at
        /// distance d.
        public var perspective: SIMD4<Double>
        /// The part of m14, m24 and m34 that no perspective after a singular stretch gives; otherwise zero.
        public var remainder: Vector3

        /// Creates a decomposition from its parts; the defaults are those of the identity.
        public init(
            translation: Vector3 = .zero, rotation: Quaternion = .identity, stretch: Stretch = Stretch(),
            perspective: SIMD4<Double> = SIMD4(0, 0, 0, 1), remainder: Vector3 = .zero
        ) {
            self.translation = translation
            self.rotation = rotation
            self.stretch = stretch
            self.perspective = perspective
            self.remainder = remainder
        }
    }

    /// Returns the polar parts of this transform.
    ///
    /// - The rotation is the proper one nearest to the affine part (least sum of squared differences). It
    ///   does not depend on the choice of axes, and a reflection is part of the stretch.
    /// - Singular transforms have parts too. Several rotations are equally near for rank 1 and 0, and for a
    ///   mirror whose two smaller singular values are equal; a singular stretch leaves the perspective open.
    ///   The result is then the nearest to the rotation and perspective of `other`. For this, singular values
    ///   below 2⁻⁴⁹ of the largest count as 0.
    /// - The recomposed affine part is within 8 u of its largest field. The error of the rotation is some u ·
    ///   σ₁/(σ₂ ± σ₃), in proportion to its sensitivity to the fields.
    /// - Cost: the largest eigenvalue of Davenport's 4×4 matrix, by a Jacobi iteration of some 50 plane
    ///   rotations.
    ///
    /// - Parameter other: the parts to stay near where the transform leaves a choice; by default the
    ///   identity.
    /// - Returns: `nil` when m44 is 0 or a field is not finite.
    /// - Source: Davenport 1968; Horn, Closed-form solution of absolute orientation using unit quaternions,
    ///   1987; Shoemake and Duff, Matrix animation and polar decomposition, 1992.
    public func polarDecomposition(near other: PolarDecomposition = PolarDecomposition())
        -> PolarDecomposition?
    {
        PolarSolution(self, near: other, mirrored: false)?.parts
    }

    /// Composes a transform from its parts.
    public init(_ parts: PolarDecomposition) {
        self.init(
            stretch: parts.stretch, rotation: parts.rotation, flip: Vector3(1, 1, 1),
            translation: parts.translation)
        if parts.perspective != SIMD4(0, 0, 0, 1) || parts.remainder != .zero {
            setPerspective(parts.perspective, parts.remainder)
        }
    }

    /// Composes S · R · flip · T.
    @inline(__always)
    init(
        stretch: PolarDecomposition.Stretch, rotation: Quaternion, flip: Vector3, translation: Vector3
    ) {
        let r = Transform3D(rotation)
        let (d, s) = (stretch.diagonal, stretch.shear)
        let f = SIMD4(flip, 1)
        self.init(
            row1: f * (d.x * r.row1 + s.z * r.row2 + s.y * r.row3),
            row2: f * (s.z * r.row1 + d.y * r.row2 + s.x * r.row3),
            row3: f * (s.y * r.row1 + s.x * r.row2 + d.z * r.row3),
            row4: SIMD4(translation, 1))
    }

    /// Applies the perspective after an affine transform.
    mutating func setPerspective(_ p: SIMD4<Double>, _ remainder: Vector3) {
        row1.w = (row1 * p).sum() + remainder.x
        row2.w = (row2 * p).sum() + remainder.y
        row3.w = (row3 * p).sum() + remainder.z
        row4.w = (row4 * p).sum()
    }
}

/// Polar parts, and how much of them the transform leaves open.
struct PolarSolution {
    typealias Parts = Transform3D.PolarDecomposition

    let parts: Parts
    /// 0 when the transform determines all parts; larger the more it leaves open.
    let freedom: Int

    /// The size relative to the largest eigenvalue that counts as 0.
    fileprivate static let negligible = 0x1p-49

    /// Computes the parts of `transform`; if `mirrored`, of S · R · flip · T · E with x flipped between R and
    /// T.
    init?(_ transform: Transform3D, near other: Parts, mirrored: Bool) {
        guard transform.isFinite, transform.m44 != 0 else { return nil }
        let m = transform.m44 == 1 ? transform : transform.divided(by: transform.m44)
        let flip = Vector3(mirrored ? -1 : 1, 1, 1)
        let rows = (m.row1.upper * flip, m.row2.upper * flip, m.row3.upper * flip)
        // A power of two scales the largest field to a size near 1.
        let large = SIMD4(
            SIMD4(rows.0, 0).absolute.max(), SIMD4(rows.1, 0).absolute.max(),
            SIMD4(rows.2, 0).absolute.max(), 0
        ).max()
        let exponent = large > 0 ? max(-1_000, min(1_000, Int(large.exponent))) : 0
        let unit = Double(sign: .plus, exponent: -exponent, significand: 1)
        let a = (rows.0 * unit, rows.1 * unit, rows.2 * unit)

        var turn =
            m.isAffine2D
            ? Self.planarTurn(a, near: other.rotation) : Self.turn(a, near: other.rotation)
        if !m.isAffine2D, turn.freedom == 0 { turn.rotation = Self.refined(turn.rotation, a) }
        let r = Transform3D(turn.rotation)
        let turned = (r.row1.upper, r.row2.upper, r.row3.upper)
        var parts = Parts(translation: m.row4.upper, rotation: turn.rotation)
        // A · Rᵀ is symmetric except for rounding. The second pass corrects the error of the first.
        parts.stretch = Self.symmetric(a, turned)
        let made = Transform3D(
            stretch: parts.stretch, rotation: turn.rotation, flip: Vector3(1, 1, 1), translation: .zero)
        let rest = Self.symmetric(
            (a.0 - made.row1.upper, a.1 - made.row2.upper, a.2 - made.row3.upper), turned)
        let back = 1 / unit
        parts.stretch.diagonal = back * (parts.stretch.diagonal + rest.diagonal)
        parts.stretch.shear = back * (parts.stretch.shear + rest.shear)
        if m.isAffine2D { parts.stretch.diagonal.z = 1 }
        var freedom = turn.freedom
        let isAffineSingular = m.withoutPerspective.isSingular
        if isAffineSingular { freedom += 1 }
        let goal = SIMD4(m.m14, m.m24, m.m34, m.m44)
        if goal != SIMD4(0, 0, 0, 1) || (isAffineSingular && other.perspective != SIMD4(0, 0, 0, 1)) {
            parts.solvePerspective(
                goal, flip: flip, near: other.perspective, rows: turned)
        }
        guard parts.isFinite else { return nil }
        (self.parts, self.freedom) = (parts, freedom)
    }

    /// Returns the nearest proper rotation to A, and the number of further dimensions of equally near
    /// quaternions.
    private static func turn(
        _ a: (Vector3, Vector3, Vector3), near other: Quaternion
    ) -> (rotation: Quaternion, freedom: Int) {
        // qᵀ·K·q is the sum of the products of the fields of A and of the rotation.
        let xy = a.0.y + a.1.x
        let xz = a.0.z + a.2.x
        let yz = a.1.z + a.2.y
        let xw = a.1.z - a.2.y
        let yw = a.2.x - a.0.z
        let zw = a.0.y - a.1.x
        let eigen = SymmetricEigen4(
            Transform3D(
                row1: SIMD4(a.0.x - a.1.y - a.2.z, xy, xz, xw),
                row2: SIMD4(xy, a.1.y - a.0.x - a.2.z, yz, yw),
                row3: SIMD4(xz, yz, a.2.z - a.0.x - a.1.y, zw), row4: SIMD4(xw, yw, zw, a.0.x + a.1.y + a.2.z)
            ))
        let least = eigen.values.max() - negligible * eigen.values.absolute.max()
        // The projection of `other` onto the best quaternions; if that is zero, the best quaternion itself.
        var (sum, longest) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
        var count = 0
        for i in 0..<4 where eigen.values[i] >= least {
            let vector = eigen.vectors.row(i)
            sum += (vector * other.components).sum() * vector
            if eigen.values[i] == eigen.values.max() { longest = vector }
            count += 1
        }
        if count == 1 || !((sum * sum).sum() > negligible) {
            sum = (longest * other.components).sum() < 0 ? -longest : longest
        }
        let rotation = Quaternion(components: sum).normalized ?? .identity
        return (rotation, count - 1)
    }

    /// The symmetric part of A · Rᵀ.
    private static func symmetric(
        _ a: (Vector3, Vector3, Vector3), _ r: (Vector3, Vector3, Vector3)
    ) -> Parts.Stretch {
        Parts.Stretch(
            diagonal: Vector3(a.0.dot(r.0), a.1.dot(r.1), a.2.dot(r.2)),
            shear: 0.5
                * Vector3(
                    a.1.dot(r.2) + a.2.dot(r.1), a.2.dot(r.0) + a.0.dot(r.2), a.0.dot(r.1) + a.1.dot(r.0)))
    }

    /// Returns a nearly optimal rotation after one step of Newton's method.
    ///
    /// A · Rᵀ = S·(I + W) with a small rotation W. Its antisymmetric part is that of S·W + W·S: the vector of
    /// W times tr S − S.
    private static func refined(
        _ rotation: Quaternion, _ a: (Vector3, Vector3, Vector3)
    ) -> Quaternion {
        let m = Transform3D(rotation)
        let r = (m.row1.upper, m.row2.upper, m.row3.upper)
        // The sums nearly cancel, so they use two words.
        func difference(_ a: Vector3, _ b: Vector3, _ c: Vector3, _ d: Vector3) -> Double {
            var sum = DoubleDouble(0)
            for i in 0..<3 {
                sum = sum + DoubleDouble(productOf: a[i], and: b[i])
                sum = sum - DoubleDouble(productOf: c[i], and: d[i])
            }
            return sum.value
        }
        let twist = Vector3(
            difference(a.1, r.2, a.2, r.1), difference(a.2, r.0, a.0, r.2), difference(a.0, r.1, a.1, r.0))
        let stretch = symmetric(a, r)
        let (d, s) = (stretch.diagonal, stretch.shear)
        let c1 = Vector3(d.y + d.z, -s.z, -s.y)
        let c2 = Vector3(-s.z, d.z + d.x, -s.x)
        let c3 = Vector3(-s.y, -s.x, d.x + d.y)
        let minors = (c2.cross(c3), c3.cross(c1), c1.cross(c2))
        let w =
            Vector3(twist.dot(minors.0), twist.dot(minors.1), twist.dot(minors.2)) / (2 * c1.dot(minors.0))
        guard w.dot(w) < 0x1p-40 else { return rotation }
        return (rotation * Quaternion(x: w.x, y: w.y, z: w.z, w: 1)).normalized ?? rotation
    }

    /// As `turn`, for the plane, where the rotation is about z.
    private static func planarTurn(
        _ a: (Vector3, Vector3, Vector3), near other: Quaternion
    ) -> (rotation: Quaternion, freedom: Int) {
        let (cosine, sine) = (a.0.x + a.1.y, a.0.y - a.1.x)
        let length = Vector3(cosine, sine, 0).length
        let size = Vector3(a.0.x - a.1.y, a.0.y + a.1.x, 0).length
        guard length > negligible * size else {
            let about = Quaternion(x: 0, y: 0, z: other.z, w: other.w)
            return (about.normalized ?? .identity, 1)
        }
        let (c, s) = (cosine / length, sine / length)
        var rotation: Quaternion
        if c >= 0 {
            let w = ((1 + c) / 2).squareRoot()
            rotation = Quaternion(x: 0, y: 0, z: s / (2 * w), w: w)
        } else {
            let z = ((1 - c) / 2).squareRoot()
            rotation = Quaternion(x: 0, y: 0, z: z, w: s / (2 * z))
        }
        if rotation.dot(other) < 0 { rotation = rotation.negated }
        return (rotation, 0)
    }
}

extension Transform3D.PolarDecomposition {
    /// Sets `perspective` and `remainder` so that the last column is `goal`.
    fileprivate mutating func solvePerspective(
        _ goal: SIMD4<Double>, flip: Vector3, near other: SIMD4<Double>,
        rows: (Vector3, Vector3, Vector3)
    ) {
        let (d, s) = (stretch.diagonal, stretch.shear)
        let large = max(SIMD4(d, 0).absolute.max(), SIMD4(s, 0).absolute.max())
        let unit = large > 0 ? large : 1
        let eigen = SymmetricEigen4(
            Transform3D(
                row1: SIMD4(d.x, s.z, s.y, 0) / unit, row2: SIMD4(s.z, d.y, s.x, 0) / unit,
                row3: SIMD4(s.y, s.x, d.z, 0) / unit, row4: .zero))
        let least = PolarSolution.negligible * eigen.values.absolute.max()
        let wanted = flip * other.upper
        let turnedOther = SIMD4(rows.0.dot(wanted), rows.1.dot(wanted), rows.2.dot(wanted), 0)
        let column = SIMD4(goal.upper, 0)
        // In the axes of the stretch: R · flip · e.
        var (turned, left) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
        for i in 0..<4 {
            let (axis, value) = (eigen.vectors.row(i), eigen.values[i])
            let projection = (axis * column).sum()
            if value.magnitude > least {
                turned += projection / value / unit * axis
            } else if axis.w.magnitude < 0.5 {
                turned += (axis * turnedOther).sum() * axis
                left += projection * axis
            }
        }
        let e = flip * (turned.x * rows.0 + turned.y * rows.1 + turned.z * rows.2)
        perspective = SIMD4(e, goal.w - translation.dot(e))
        remainder = left.upper
    }

    /// Whether every part is finite.
    fileprivate var isFinite: Bool {
        // 0 if all are finite, otherwise NaN.
        let linear: Vector3 = translation * 0 + stretch.diagonal * 0
        let rest: Vector3 = stretch.shear * 0 + remainder * 0
        let fours: SIMD4<Double> = perspective * 0 + rotation.components * 0
        return linear + rest == Vector3.zero && fours == SIMD4<Double>.zero
    }
}

#if !hasFeature(Embedded)
    extension Transform3D.PolarDecomposition: Codable {}
    extension Transform3D.PolarDecomposition.Stretch: Codable {}
#endif

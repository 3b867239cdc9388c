extension FloatTransform3D {
    /// Returns self · other: applies this transform, then `other`.
    ///
    /// The error of each field is within 4 u of the sum of the magnitudes of its four products (u = 2⁻²⁴).
    @inlinable @inline(__always)
    public func concatenating(_ other: FloatTransform3D) -> FloatTransform3D {
        @inline(__always) func row(_ r: SIMD4<Float>) -> SIMD4<Float> {
            (r.x * other.row1 + r.y * other.row2) + (r.z * other.row3 + r.w * other.row4)
        }
        return FloatTransform3D(row1: row(row1), row2: row(row2), row3: row(row3), row4: row(row4))
    }

    /// Returns the product: applies `first`, then `second`.
    @inlinable @inline(__always)
    public static func * (first: FloatTransform3D, second: FloatTransform3D) -> FloatTransform3D {
        first.concatenating(second)
    }

    /// Returns the homogeneous image of a point: (x, y, z, 1) · M. Its screen position is (x/w, y/w); w ≤ 0
    /// is behind the eye.
    @inlinable @inline(__always)
    public func homogeneous(_ point: SIMD3<Float>) -> SIMD4<Float> {
        point.x * row1 + point.y * row2 + (point.z * row3 + row4)
    }

    /// Returns the image of a point after the perspective divide; `nil` when w ≤ 0, where the point is not
    /// visible.
    @inlinable
    public func transform(_ point: SIMD3<Float>) -> SIMD3<Float>? {
        let image = homogeneous(point)
        guard image.w > 0 else { return nil }
        if image.w == 1 { return SIMD3(image.x, image.y, image.z) }
        return SIMD3(image.x, image.y, image.z) / image.w
    }

    /// The transpose.
    @inlinable @inline(__always)
    public var transpose: FloatTransform3D {
        FloatTransform3D(
            row1: SIMD4(row1.x, row2.x, row3.x, row4.x), row2: SIMD4(row1.y, row2.y, row3.y, row4.y),
            row3: SIMD4(row1.z, row2.z, row3.z, row4.z), row4: SIMD4(row1.w, row2.w, row3.w, row4.w))
    }

    /// The determinant, computed in double precision and rounded once.
    ///
    /// The error is within 1 u of its size plus 8·2⁻⁵³ of the permanent of the magnitudes (u = 2⁻²⁴).
    public var determinant: Float { Float(Transform3D(self).determinant) }

    /// Whether the transform has no meaningful inverse: |det| is within rounding of zero.
    ///
    /// The threshold is 8 u of the permanent of the magnitudes (u = 2⁻²⁴), as for ``Transform3D/isSingular``
    /// but with the rounding of `Float`. A transform can therefore be regular as a `Transform3D` and singular
    /// here.
    public var isSingular: Bool { !Transform3D(self).isRegular(within: 8 * 0x1p-24) }

    /// The inverse; `nil` when `isSingular`.
    ///
    /// - A field beyond the largest `Float` becomes infinite.
    /// - The inverse of an affine transform is exactly affine.
    /// - Each field is a cofactor, by 2×2 minors, over the determinant. Its error is within 8 u (u = 2⁻²⁴) of
    ///   (|products of the cofactor| + |field|·|products of the determinant|) / |det|. Products below the
    ///   least normal `Float` lose more digits.
    @inlinable @inline(__always)
    public var inverse: FloatTransform3D? {
        let cofactors = FloatCofactors(self)
        guard isClearlyRegular(cofactors.determinant) else { return wideInverse() }
        return cofactors.inverse
    }

    /// As `Transform3D.isClearlyRegular`, with the range of `Float`.
    @inlinable @inline(__always)
    func isClearlyRegular(_ determinant: Float) -> Bool {
        let sums = (row1.absolute + row2.absolute) + (row3.absolute + row4.absolute)
        let (first, second) = (sums.x * sums.y, sums.z * sums.w)
        let size = determinant.magnitude
        return size > 32 * 0x1p-24 * (first * second) && size > 0x1p-50
            && (sums.x + sums.y) + (sums.z + sums.w) < 0x1p25
    }

    /// The inverse of transforms that are nearly singular or near the limits of `Float`: as doubles, all
    /// products of four Floats are normal.
    @usableFromInline @inline(never)
    func wideInverse() -> FloatTransform3D? {
        let wide = Transform3D(self)
        guard wide.isRegular(within: 8 * 0x1p-24) else { return nil }
        return wide.inverse.map(FloatTransform3D.init)
    }
}

/// As `Cofactors`, for `Float`.
@usableFromInline @frozen
struct FloatCofactors {
    @usableFromInline typealias Row = SIMD4<Float>

    /// The cofactors, in the positions of the inverse.
    @usableFromInline let row1, row2, row3, row4: Row
    @usableFromInline let determinant: Float

    @inlinable @inline(__always)
    init(_ m: FloatTransform3D) {
        // The rows other than 1, 2, 3 and 4, each triple ordered to give the cofactor's sign.
        @inline(__always) func first(_ c: Row) -> Row { Row(c.y, c.x, c.x, c.y) }
        @inline(__always) func second(_ c: Row) -> Row { Row(c.z, c.w, c.y, c.x) }
        @inline(__always) func third(_ c: Row) -> Row { Row(c.w, c.z, c.w, c.z) }
        let t = m.transpose
        let (a1, b1, c1) = (first(t.row1), second(t.row1), third(t.row1))
        let (a2, b2, c2) = (first(t.row2), second(t.row2), third(t.row2))
        let (a3, b3, c3) = (first(t.row3), second(t.row3), third(t.row3))
        let (a4, b4, c4) = (first(t.row4), second(t.row4), third(t.row4))
        // The minors of columns 1 and 2, and of 3 and 4.
        let (ab, ac, bc) = (a1 * b2 - b1 * a2, a1 * c2 - c1 * a2, b1 * c2 - c1 * b2)
        let (rightAB, rightAC, rightBC) = (a3 * b4 - b3 * a4, a3 * c4 - c3 * a4, b3 * c4 - c3 * b4)
        row1 = a2 * rightBC - b2 * rightAC + c2 * rightAB
        row2 = b1 * rightAC - a1 * rightBC - c1 * rightAB
        row3 = a4 * bc - b4 * ac + c4 * ab
        row4 = b3 * ac - a3 * bc - c3 * ab
        // Expands the last column, so that an affine transform needs one cofactor.
        let terms = t.row4 * row4
        determinant = (terms.x + terms.y) + (terms.z + terms.w)
    }

    @inlinable @inline(__always)
    var inverse: FloatTransform3D {
        let f = 1 / determinant
        var inverse = FloatTransform3D(row1: row1 * f, row2: row2 * f, row3: row3 * f, row4: row4 * f)
        // Exactly 1 where both are equal; a product with the reciprocal can miss 1.
        inverse.row4.w = row4.w / determinant
        return inverse
    }
}

extension SIMD4<Float> {
    /// The magnitudes, lane by lane.
    @inlinable @inline(__always)
    var absolute: Self { Self(x.magnitude, y.magnitude, z.magnitude, w.magnitude) }
}

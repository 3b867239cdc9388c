extension FloatTransform3D {
    /// The product self · other: first this transform, then the other.
    ///
    /// Each field is a sum of four products, within 4 u of the sum of their magnitudes (u = 2⁻²⁴).
    @inlinable @inline(__always)
    public func concatenating(_ other: FloatTransform3D) -> FloatTransform3D {
        @inline(__always) func row(_ r: SIMD4<Float>) -> SIMD4<Float> {
            (r.x * other.row1 + r.y * other.row2) + (r.z * other.row3 + r.w * other.row4)
        }
        return FloatTransform3D(row1: row(row1), row2: row(row2), row3: row(row3), row4: row(row4))
    }

    /// The product: first the left transform, then the right.
    @inlinable @inline(__always)
    public static func * (first: FloatTransform3D, second: FloatTransform3D) -> FloatTransform3D {
        first.concatenating(second)
    }

    /// The homogeneous image of a point: (x, y, z, 1) · M. On the screen it is x/w, y/w; behind the eye w ≤ 0.
    @inlinable @inline(__always)
    public func homogeneous(_ point: SIMD3<Float>) -> SIMD4<Float> {
        point.x * row1 + point.y * row2 + (point.z * row3 + row4)
    }

    /// The image of a point after the perspective divide; `nil` when w = 0 or below, where nothing is seen.
    @inlinable
    public func transform(_ point: SIMD3<Float>) -> SIMD3<Float>? {
        let image = homogeneous(point)
        guard image.w > 0 else { return nil }
        if image.w == 1 { return SIMD3(image.x, image.y, image.z) }
        return SIMD3(image.x, image.y, image.z) / image.w
    }

    /// The transpose: rows for columns.
    @inlinable @inline(__always)
    public var transpose: FloatTransform3D {
        FloatTransform3D(
            row1: SIMD4(row1.x, row2.x, row3.x, row4.x), row2: SIMD4(row1.y, row2.y, row3.y, row4.y),
            row3: SIMD4(row1.z, row2.z, row3.z, row4.z), row4: SIMD4(row1.w, row2.w, row3.w, row4.w))
    }

    /// The determinant, formed in double precision and rounded once: within 1 u of its own size and 8·2⁻⁵³ of the
    /// permanent of the magnitudes (u = 2⁻²⁴).
    public var determinant: Float { Float(Transform3D(self).determinant) }

    /// Whether there is no inverse that means anything: |det| is within rounding of zero.
    ///
    /// The measure is that of ``Transform3D/isSingular`` with the rounding of `Float`s: 8 u of the permanent of the
    /// magnitudes, u = 2⁻²⁴. A transform that is regular as a `Transform3D` can so be singular as this.
    public var isSingular: Bool { !Transform3D(self).isRegular(within: 8 * 0x1p-24) }

    /// The inverse, `nil` when `isSingular`. A field of it beyond the largest `Float` is infinite.
    ///
    /// Cofactors on 2×2 minors; the error of self · inverse is within 40 u of |self|·|inverse| (u = 2⁻²⁴).
    public var inverse: FloatTransform3D? {
        let adjugate = FloatAdjugate(self)
        if adjugate.isClearlyRegular { return adjugate.divided }
        // Near the edges of what Floats hold, and of the singular: all products of four Floats are normal doubles.
        let wide = Transform3D(self)
        guard wide.isRegular(within: 8 * 0x1p-24) else { return nil }
        return wide.inverse.map(FloatTransform3D.init)
    }
}

/// The cofactors of a transform, by columns of the inverse, and the determinant.
private struct FloatAdjugate {
    let column1, column2, column3, column4: SIMD4<Float>
    let determinant: Float
    /// The sums of magnitudes of the columns.
    let sums: SIMD4<Float>

    @inline(__always)
    init(_ m: FloatTransform3D) {
        typealias Row = SIMD4<Float>
        // The three other columns of each column, and so the first, second and third factor of its minors.
        @inline(__always) func first(_ r: Row) -> Row { Row(r.y, r.x, r.x, r.x) }
        @inline(__always) func second(_ r: Row) -> Row { Row(r.z, r.z, r.y, r.y) }
        @inline(__always) func third(_ r: Row) -> Row { Row(r.w, r.w, r.w, r.z) }
        let (a1, b1, c1) = (first(m.row1), second(m.row1), third(m.row1))
        let (a2, b2, c2) = (first(m.row2), second(m.row2), third(m.row2))
        let (a3, b3, c3) = (first(m.row3), second(m.row3), third(m.row3))
        let (a4, b4, c4) = (first(m.row4), second(m.row4), third(m.row4))
        // The minors of rows 1 and 2, and of rows 3 and 4.
        let (bc, ac, ab) = (b1 * c2 - c1 * b2, a1 * c2 - c1 * a2, a1 * b2 - b1 * a2)
        let (lowBC, lowAC, lowAB) = (b3 * c4 - c3 * b4, a3 * c4 - c3 * a4, a3 * b4 - b3 * a4)
        let even = Row(1, -1, 1, -1)
        column1 = (a2 * lowBC - b2 * lowAC + c2 * lowAB) * even
        column2 = (b1 * lowAC - a1 * lowBC - c1 * lowAB) * even
        column3 = (a4 * bc - b4 * ac + c4 * ab) * even
        column4 = (b3 * ac - a3 * bc - c3 * ab) * even
        determinant = (m.row1 * column1).sum()
        sums = (m.row1.absolute + m.row2.absolute) + (m.row3.absolute + m.row4.absolute)
    }

    /// Whether the transform is far from singular, and no product left the range of Floats or lost digits to
    /// underflow. The product of the sums is at least the permanent of the magnitudes.
    @inline(__always)
    var isClearlyRegular: Bool {
        let bound = (sums.x * sums.y) * (sums.z * sums.w)
        let size = determinant.magnitude
        return size > 16 * 0x1p-24 * bound && size > 0x1p-50 && sums.max() < 0x1p25
    }

    @inline(__always)
    var divided: FloatTransform3D {
        let f = 1 / determinant
        return FloatTransform3D(row1: column1 * f, row2: column2 * f, row3: column3 * f, row4: column4 * f)
            .transpose
    }
}

extension SIMD4<Float> {
    /// The magnitudes, lane by lane.
    @inline(__always)
    fileprivate var absolute: Self { Self(x.magnitude, y.magnitude, z.magnitude, w.magnitude) }
}

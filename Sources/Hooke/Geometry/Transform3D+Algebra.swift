extension Transform3D {
    /// The product self · other: first this transform, then the other.
    ///
    /// Sixty-four multiplications on SIMD rows; each field is a sum of four products, within 4 u of the sum of
    /// their magnitudes (u = 2⁻⁵³).
    @inlinable @inline(__always)
    public func concatenating(_ other: Transform3D) -> Transform3D {
        @inline(__always) func row(_ r: SIMD4<Double>) -> SIMD4<Double> {
            (r.x * other.row1 + r.y * other.row2) + (r.z * other.row3 + r.w * other.row4)
        }
        return Transform3D(row1: row(row1), row2: row(row2), row3: row(row3), row4: row(row4))
    }

    /// The product: first the left transform, then the right.
    @inlinable @inline(__always)
    public static func * (first: Transform3D, second: Transform3D) -> Transform3D {
        first.concatenating(second)
    }

    /// The homogeneous image of a point: (x, y, z, 1) · M. On the screen it is x/w, y/w; behind the eye w ≤ 0.
    @inlinable @inline(__always)
    public func homogeneous(_ point: Vector3) -> SIMD4<Double> {
        point.x * row1 + point.y * row2 + (point.z * row3 + row4)
    }

    /// The image of a point after the perspective divide; `nil` when w = 0 or below, where nothing is seen.
    @inlinable
    public func transform(_ point: Vector3) -> Vector3? {
        let image = homogeneous(point)
        guard image.w > 0 else { return nil }
        if image.w == 1 { return Vector3(image.x, image.y, image.z) }
        return Vector3(image.x, image.y, image.z) / image.w
    }

    /// The determinant. Its error is within 8 u of the permanent of the magnitudes, (|M|).
    public var determinant: Double { Cofactors(self).determinant }

    /// Whether there is no inverse that means anything: |det| is within rounding of zero.
    ///
    /// The measure is the permanent of the magnitudes, which the rounding errors of the determinant are
    /// proportional to. It scales with every row and column, so units do not matter: a scale by 1e-9 is fine, and
    /// so is a translation by 1e16. NaN and infinities count as singular.
    public var isSingular: Bool { equilibrated().map { Cofactors($0.matrix).isSingular } ?? true }

    /// Whether |det| exceeds `share` of the permanent of the magnitudes. For fields whose products of four stay in the
    /// range of doubles, as those of `Float`s do.
    func isRegular(within share: Double) -> Bool {
        let cofactors = Cofactors(self)
        return cofactors.determinant.magnitude > share * cofactors.permanent
    }

    /// The inverse, `nil` when `isSingular`.
    ///
    /// Cofactors on 2×2 minors; the error of self · inverse is within 40 u of |self|·|inverse|.
    public var inverse: Transform3D? {
        let direct = Cofactors(self)
        if direct.isInSafeRange { return direct.isSingular ? nil : direct.inverse() }
        // Products of four fields leave the range of doubles: bring the rows and columns to the size of 1 by
        // powers of two, which changes no digit, and take the factors out of the inverse again.
        guard let (matrix, rows, columns) = equilibrated() else { return nil }
        let scaled = Cofactors(matrix)
        guard !scaled.isSingular else { return nil }
        let inner = scaled.inverse()
        func column(_ row: SIMD4<Double>, _ factor: Double) -> SIMD4<Double> { (row * factor) * rows }
        return Transform3D(
            row1: column(inner.row1, columns.x), row2: column(inner.row2, columns.y),
            row3: column(inner.row3, columns.z), row4: column(inner.row4, columns.w))
    }

    /// The transpose: rows for columns.
    public var transpose: Transform3D {
        Transform3D(
            row1: SIMD4(row1.x, row2.x, row3.x, row4.x), row2: SIMD4(row1.y, row2.y, row3.y, row4.y),
            row3: SIMD4(row1.z, row2.z, row3.z, row4.z), row4: SIMD4(row1.w, row2.w, row3.w, row4.w))
    }

    /// R·M·C with powers of two that bring the largest field of each row and column to [1, 2); `nil` when a row
    /// or column is zero or not finite.
    private func equilibrated()
        -> (matrix: Transform3D, rows: SIMD4<Double>, columns: SIMD4<Double>)?
    {
        guard isFinite else { return nil }
        func power(_ row: SIMD4<Double>) -> Double {
            let large = max(row.x.magnitude, row.y.magnitude, row.z.magnitude, row.w.magnitude)
            // Subnormal fields have exponents down to −1074; 2^1023 is as far as one factor goes.
            return large == 0
                ? 0 : Double(sign: .plus, exponent: min(1_023, -Int(large.exponent)), significand: 1)
        }
        func scaled(_ m: Transform3D, _ f: SIMD4<Double>) -> Transform3D {
            Transform3D(row1: m.row1 * f.x, row2: m.row2 * f.y, row3: m.row3 * f.z, row4: m.row4 * f.w)
        }
        let rows = SIMD4(power(row1), power(row2), power(row3), power(row4))
        guard rows.min() > 0 else { return nil }
        let turned = scaled(self, rows).transpose
        let columns = SIMD4(power(turned.row1), power(turned.row2), power(turned.row3), power(turned.row4))
        guard columns.min() > 0 else { return nil }
        return (scaled(turned, columns).transpose, rows, columns)
    }
}

/// The 2×2 minors of the upper and lower halves, from which determinant, permanent bound and inverse follow.
private struct Cofactors {
    let m: Transform3D
    // s: minors of rows 1 and 2, c: of rows 3 and 4; columns 12, 13, 14, 23, 24, 34.
    let s0, s1, s2, s3, s4, s5: Double
    let c0, c1, c2, c3, c4, c5: Double
    let determinant: Double

    @inline(__always)
    init(_ m: Transform3D) {
        self.m = m
        s0 = m.m11 * m.m22 - m.m21 * m.m12
        s1 = m.m11 * m.m23 - m.m21 * m.m13
        s2 = m.m11 * m.m24 - m.m21 * m.m14
        s3 = m.m12 * m.m23 - m.m22 * m.m13
        s4 = m.m12 * m.m24 - m.m22 * m.m14
        s5 = m.m13 * m.m24 - m.m23 * m.m14
        c0 = m.m31 * m.m42 - m.m41 * m.m32
        c1 = m.m31 * m.m43 - m.m41 * m.m33
        c2 = m.m31 * m.m44 - m.m41 * m.m34
        c3 = m.m32 * m.m43 - m.m42 * m.m33
        c4 = m.m32 * m.m44 - m.m42 * m.m34
        c5 = m.m33 * m.m44 - m.m43 * m.m34
        determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
    }

    /// The permanent of the magnitudes: the sum of |products| that the determinant is made of.
    @inline(__always)
    var permanent: Double {
        let (a, b) = (m.row1.absolute, m.row2.absolute)
        let (c, d) = (m.row3.absolute, m.row4.absolute)
        return (a.x * b.y + b.x * a.y) * (c.z * d.w + d.z * c.w)
            + (a.x * b.z + b.x * a.z) * (c.y * d.w + d.y * c.w)
            + (a.x * b.w + b.x * a.w) * (c.y * d.z + d.y * c.z)
            + (a.y * b.z + b.y * a.z) * (c.x * d.w + d.x * c.w)
            + (a.y * b.w + b.y * a.w) * (c.x * d.z + d.x * c.z)
            + (a.z * b.w + b.z * a.w) * (c.x * d.y + d.x * c.y)
    }

    /// Whether no product of four fields left the range of doubles, or could have lost digits to underflow.
    @inline(__always)
    var isInSafeRange: Bool {
        let large = pointwiseMax(
            pointwiseMax(m.row1.absolute, m.row2.absolute), pointwiseMax(m.row3.absolute, m.row4.absolute)
        ).max()
        return large < 0x1p200 && determinant.magnitude > 0x1p-400
    }

    var isSingular: Bool { !(determinant.magnitude > 8 * 0x1p-53 * permanent) }

    @inline(__always)
    func inverse() -> Transform3D {
        let f = 1 / determinant
        return Transform3D(
            m11: (m.m22 * c5 - m.m23 * c4 + m.m24 * c3) * f,
            m12: (-m.m12 * c5 + m.m13 * c4 - m.m14 * c3) * f,
            m13: (m.m42 * s5 - m.m43 * s4 + m.m44 * s3) * f,
            m14: (-m.m32 * s5 + m.m33 * s4 - m.m34 * s3) * f,
            m21: (-m.m21 * c5 + m.m23 * c2 - m.m24 * c1) * f,
            m22: (m.m11 * c5 - m.m13 * c2 + m.m14 * c1) * f,
            m23: (-m.m41 * s5 + m.m43 * s2 - m.m44 * s1) * f,
            m24: (m.m31 * s5 - m.m33 * s2 + m.m34 * s1) * f,
            m31: (m.m21 * c4 - m.m22 * c2 + m.m24 * c0) * f,
            m32: (-m.m11 * c4 + m.m12 * c2 - m.m14 * c0) * f,
            m33: (m.m41 * s4 - m.m42 * s2 + m.m44 * s0) * f,
            m34: (-m.m31 * s4 + m.m32 * s2 - m.m34 * s0) * f,
            m41: (-m.m21 * c3 + m.m22 * c1 - m.m23 * c0) * f,
            m42: (m.m11 * c3 - m.m12 * c1 + m.m13 * c0) * f,
            m43: (-m.m41 * s3 + m.m42 * s1 - m.m43 * s0) * f,
            m44: (m.m31 * s3 - m.m32 * s1 + m.m33 * s0) * f)
    }
}

extension SIMD4<Double> {
    /// The magnitudes, lane by lane.
    @inline(__always)
    var absolute: Self { Self(x.magnitude, y.magnitude, z.magnitude, w.magnitude) }
}

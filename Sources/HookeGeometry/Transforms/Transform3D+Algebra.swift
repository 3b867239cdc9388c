extension Transform3D {
    /// Returns self · other: applies this transform, then `other`.
    ///
    /// 64 multiplications on SIMD rows. The error of each field is within 4 u of the sum of the magnitudes of
    /// its four products (u = 2⁻⁵³).
    @inlinable @inline(__always)
    public func concatenating(_ other: Transform3D) -> Transform3D {
        @inline(__always) func row(_ r: SIMD4<Double>) -> SIMD4<Double> {
            (r.x * other.row1 + r.y * other.row2) + (r.z * other.row3 + r.w * other.row4)
        }
        return Transform3D(row1: row(row1), row2: row(row2), row3: row(row3), row4: row(row4))
    }

    /// Returns the product: applies `first`, then `second`.
    @inlinable @inline(__always)
    public static func * (first: Transform3D, second: Transform3D) -> Transform3D {
        first.concatenating(second)
    }

    /// Returns the homogeneous image of a point: (x, y, z, 1) · M. Its screen position is (x/w, y/w); w ≤ 0
    /// is behind the eye.
    @inlinable @inline(__always)
    public func homogeneous(_ point: Vector3) -> SIMD4<Double> {
        point.x * row1 + point.y * row2 + (point.z * row3 + row4)
    }

    /// Returns the image of a point after the perspective divide; `nil` when w ≤ 0, where the point is not
    /// visible.
    @inlinable
    public func transform(_ point: Vector3) -> Vector3? {
        let image = homogeneous(point)
        guard image.w > 0 else { return nil }
        if image.w == 1 { return Vector3(image.x, image.y, image.z) }
        return Vector3(image.x, image.y, image.z) / image.w
    }

    /// The determinant, within 8 u of the permanent of the magnitudes, (|M|) (u = 2⁻⁵³).
    @inlinable
    public var determinant: Double {
        @inline(__always)
        func minor(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ i: Int, _ j: Int) -> Double {
            a[i] * b[j] - b[i] * a[j]
        }
        let first =
            minor(row1, row2, 0, 1) * minor(row3, row4, 2, 3)
            - minor(row1, row2, 0, 2) * minor(row3, row4, 1, 3)
            + minor(row1, row2, 0, 3) * minor(row3, row4, 1, 2)
        let second =
            minor(row1, row2, 1, 2) * minor(row3, row4, 0, 3)
            - minor(row1, row2, 1, 3) * minor(row3, row4, 0, 2)
            + minor(row1, row2, 2, 3) * minor(row3, row4, 0, 1)
        return first + second
    }

    /// Whether the transform has no meaningful inverse: |det| is within rounding of zero.
    ///
    /// The threshold is proportional to the permanent of the magnitudes, like the rounding error of the
    /// determinant. It scales with every row and column, so units do not matter: a scale by 1e-9 is regular,
    /// and so is a translation by 1e16. NaN and infinities count as singular.
    public var isSingular: Bool {
        if isClearlyRegular(Cofactors(self).determinant) { return false }
        return !(equilibrated()?.matrix.isRegular(within: 8 * 0x1p-53) ?? false)
    }

    /// Returns whether |det| exceeds `tolerance` times the permanent of the magnitudes.
    ///
    /// Requires that products of four fields stay in the range of doubles, as those of `Float`s do.
    func isRegular(within tolerance: Double) -> Bool {
        Cofactors(self).determinant.magnitude > tolerance * permanentOfMagnitudes
    }

    /// The inverse; `nil` when `isSingular`. The inverse of an affine transform is exactly affine.
    ///
    /// Each field is a cofactor, by 2×2 minors, over the determinant. Its error is within 8 u (u = 2⁻⁵³) of
    /// (|products of the cofactor| + |field|·|products of the determinant|) / |det|.
    @inlinable @inline(__always)
    public var inverse: Transform3D? {
        let cofactors = Cofactors(self)
        guard isClearlyRegular(cofactors.determinant) else { return equilibratedInverse() }
        return cofactors.inverse
    }

    /// Returns whether a determinant is far above rounding, and no product of four fields overflows or loses
    /// digits to underflow.
    ///
    /// Uses the product of the columns' sums of magnitudes: at least the permanent, and cheaper.
    @inlinable @inline(__always)
    func isClearlyRegular(_ determinant: Double) -> Bool {
        let sums = (row1.absolute + row2.absolute) + (row3.absolute + row4.absolute)
        let (first, second) = (sums.x * sums.y, sums.z * sums.w)
        let size = determinant.magnitude
        return size > 32 * 0x1p-53 * (first * second) && size > 0x1p-400
            && (sums.x + sums.y) + (sums.z + sums.w) < 0x1p200
    }

    /// The inverse of a transform that is nearly singular, or has products of four fields outside the range
    /// of doubles.
    ///
    /// Powers of two scale rows and columns to a size near 1, which is exact, and the inverse back.
    @usableFromInline @inline(never)
    func equilibratedInverse() -> Transform3D? {
        guard let (matrix, rows, columns) = equilibrated(), matrix.isRegular(within: 8 * 0x1p-53) else {
            return nil
        }
        return Cofactors(matrix).inverse.scaled(rows: columns, columns: rows)
    }

    /// The transpose.
    @inlinable @inline(__always)
    public var transpose: Transform3D {
        Transform3D(
            row1: SIMD4(row1.x, row2.x, row3.x, row4.x), row2: SIMD4(row1.y, row2.y, row3.y, row4.y),
            row3: SIMD4(row1.z, row2.z, row3.z, row4.z), row4: SIMD4(row1.w, row2.w, row3.w, row4.w))
    }

    /// Returns R·M·C with powers of two that scale the fields to a size near 1, and their exponents; `nil`
    /// when a row or column is zero or a field is not finite.
    ///
    /// The exponents are the mean of scaling rows first and columns first. Either alone would lose a
    /// translation or a perspective beside units as different as 2⁷⁰⁰ and 2⁻⁷⁰⁰.
    private func equilibrated() -> (matrix: Transform3D, rows: SIMD4<Int>, columns: SIMD4<Int>)? {
        guard isFinite, let first = sizes, let second = transpose.sizes else { return nil }
        let rows = 0 &- ((first.rows &+ second.columns) &>> 1)
        let columns = 0 &- ((first.columns &+ second.rows) &>> 1)
        return (scaled(rows: rows, columns: columns), rows, columns)
    }

    /// The largest exponent of each row, and of each column after scaling the rows; `nil` when a row or
    /// column is zero.
    private var sizes: (rows: SIMD4<Int>, columns: SIMD4<Int>)? {
        let none = -10_000
        func exponents(_ row: SIMD4<Double>) -> SIMD4<Int> {
            func exponent(_ value: Double) -> Int { value == 0 ? none : Int(value.exponent) }
            return SIMD4(exponent(row.x), exponent(row.y), exponent(row.z), exponent(row.w))
        }
        let (e1, e2, e3, e4) = (exponents(row1), exponents(row2), exponents(row3), exponents(row4))
        let rows = SIMD4(e1.max(), e2.max(), e3.max(), e4.max())
        let columns = pointwiseMax(
            pointwiseMax(e1 &- rows.x, e2 &- rows.y), pointwiseMax(e3 &- rows.z, e4 &- rows.w))
        guard rows.min() > none, columns.min() > none / 2 else { return nil }
        return (rows, columns)
    }

    /// Returns the transform with every field times 2 to the sum of its row's and its column's exponent.
    private func scaled(rows: SIMD4<Int>, columns: SIMD4<Int>) -> Transform3D {
        func scaled(_ row: SIMD4<Double>, _ e: SIMD4<Int>) -> SIMD4<Double> {
            SIMD4(
                Double(sign: .plus, exponent: e.x, significand: row.x),
                Double(sign: .plus, exponent: e.y, significand: row.y),
                Double(sign: .plus, exponent: e.z, significand: row.z),
                Double(sign: .plus, exponent: e.w, significand: row.w))
        }
        return Transform3D(
            row1: scaled(row1, columns &+ rows.x), row2: scaled(row2, columns &+ rows.y),
            row3: scaled(row3, columns &+ rows.z), row4: scaled(row4, columns &+ rows.w))
    }
}

/// The cofactors of a transform, from its 2×2 minors, and the determinant.
///
/// In vectors of four; each lane omits one row.
@usableFromInline @frozen
struct Cofactors {
    @usableFromInline typealias Row = SIMD4<Double>

    /// The cofactors, in the positions of the inverse.
    @usableFromInline let row1, row2, row3, row4: Row
    @usableFromInline let determinant: Double

    @inlinable @inline(__always)
    init(_ m: Transform3D) {
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
    var inverse: Transform3D {
        let f = 1 / determinant
        var inverse = Transform3D(row1: row1 * f, row2: row2 * f, row3: row3 * f, row4: row4 * f)
        // Exactly 1 where both are equal; a product with the reciprocal can miss 1.
        inverse.row4.w = row4.w / determinant
        return inverse
    }
}

extension Transform3D {
    /// The permanent of the magnitudes: the sum of the |products| that form the determinant.
    fileprivate var permanentOfMagnitudes: Double {
        let (a, b) = (row1.absolute, row2.absolute)
        let (c, d) = (row3.absolute, row4.absolute)
        return (a.x * b.y + b.x * a.y) * (c.z * d.w + d.z * c.w)
            + (a.x * b.z + b.x * a.z) * (c.y * d.w + d.y * c.w)
            + (a.x * b.w + b.x * a.w) * (c.y * d.z + d.y * c.z)
            + (a.y * b.z + b.y * a.z) * (c.x * d.w + d.x * c.w)
            + (a.y * b.w + b.y * a.w) * (c.x * d.z + d.x * c.z)
            + (a.z * b.w + b.z * a.w) * (c.x * d.y + d.x * c.y)
    }
}

extension SIMD4<Double> {
    /// The magnitudes, lane by lane.
    @inlinable @inline(__always)
    var absolute: Self { Self(x.magnitude, y.magnitude, z.magnitude, w.magnitude) }
}

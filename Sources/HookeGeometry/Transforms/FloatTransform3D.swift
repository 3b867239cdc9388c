/// A 4×4 transform of space in single precision, in the conventions of ``Transform3D``, for batches and
/// renderers.
///
/// Sixteen `Float`s in the order m11, m12, … m44, 64 bytes without padding, for row vectors: p′ = p·M. Build
/// and interpolate transforms as `Transform3D`, and round them once at the end:
/// `FloatTransform3D(transform)`.
///
/// The type is not generic: generic code took two to three times as long, and much longer in debug builds.
@frozen
public struct FloatTransform3D: Hashable, Sendable {
    /// m11, m12, m13, m14: the coefficients of x.
    public var row1: SIMD4<Float>
    /// m21, m22, m23, m24: the coefficients of y.
    public var row2: SIMD4<Float>
    /// m31, m32, m33, m34: the coefficients of z.
    public var row3: SIMD4<Float>
    /// m41, m42, m43, m44: the translation, and m44.
    public var row4: SIMD4<Float>

    /// Creates a transform from its rows.
    @inlinable @inline(__always)
    public init(row1: SIMD4<Float>, row2: SIMD4<Float>, row3: SIMD4<Float>, row4: SIMD4<Float>) {
        self.row1 = row1
        self.row2 = row2
        self.row3 = row3
        self.row4 = row4
    }

    /// Creates the identity.
    @inlinable
    public init() {
        self.init(
            row1: SIMD4(1, 0, 0, 0), row2: SIMD4(0, 1, 0, 0), row3: SIMD4(0, 0, 1, 0),
            row4: SIMD4(0, 0, 0, 1))
    }

    /// Creates a transform from its sixteen fields.
    @inlinable
    public init(
        m11: Float, m12: Float, m13: Float, m14: Float,
        m21: Float, m22: Float, m23: Float, m24: Float,
        m31: Float, m32: Float, m33: Float, m34: Float,
        m41: Float, m42: Float, m43: Float, m44: Float
    ) {
        self.init(
            row1: SIMD4(m11, m12, m13, m14), row2: SIMD4(m21, m22, m23, m24),
            row3: SIMD4(m31, m32, m33, m34), row4: SIMD4(m41, m42, m43, m44))
    }

    /// Creates a transform from its sixteen fields in the order m11, m12, … m44.
    ///
    /// - Throws: `HookeError.wrongCount` unless there are sixteen fields.
    public init(elements: [Float]) throws(HookeError) {
        guard elements.count == 16 else {
            throw .wrongCount(field: "elements", count: elements.count, accepted: "16")
        }
        func row(_ i: Int) -> SIMD4<Float> {
            SIMD4(elements[i], elements[i + 1], elements[i + 2], elements[i + 3])
        }
        self.init(row1: row(0), row2: row(4), row3: row(8), row4: row(12))
    }

    /// Rounds each field once to the nearest `Float`; a field beyond the largest becomes infinite (see
    /// `isFinite`).
    @inlinable @inline(__always)
    public init(_ transform: Transform3D) {
        self.init(
            row1: SIMD4(transform.row1), row2: SIMD4(transform.row2), row3: SIMD4(transform.row3),
            row4: SIMD4(transform.row4))
    }

    /// The sixteen fields in the order m11, m12, … m44.
    public var elements: [Float] {
        [row1, row2, row3, row4].flatMap { [$0.x, $0.y, $0.z, $0.w] }
    }

    /// The identity.
    public static let identity = FloatTransform3D()

    /// Whether every field equals the identity's (−0 counts as 0).
    @inlinable public var isIdentity: Bool { self == FloatTransform3D() }

    /// Whether the last column is exactly (0, 0, 0, 1): no perspective, parallel lines stay parallel.
    @inlinable public var isAffine: Bool {
        row1.w == 0 && row2.w == 0 && row3.w == 0 && row4.w == 1
    }

    /// Whether all sixteen fields are finite.
    public var isFinite: Bool {
        // 0 if all are finite, otherwise NaN.
        let upper: SIMD4<Float> = row1 * 0 + row2 * 0
        let lower: SIMD4<Float> = row3 * 0 + row4 * 0
        return upper + lower == SIMD4<Float>.zero
    }
}

extension Transform3D {
    /// Converts the transform to double precision, exactly.
    @inlinable @inline(__always)
    public init(_ transform: FloatTransform3D) {
        self.init(
            row1: SIMD4(transform.row1), row2: SIMD4(transform.row2), row3: SIMD4(transform.row3),
            row4: SIMD4(transform.row4))
    }
}

extension FloatTransform3D {
    /// Row 1, column 1.
    @inlinable public var m11: Float {
        get { row1.x }
        set { row1.x = newValue }
    }
    /// Row 1, column 2.
    @inlinable public var m12: Float {
        get { row1.y }
        set { row1.y = newValue }
    }
    /// Row 1, column 3.
    @inlinable public var m13: Float {
        get { row1.z }
        set { row1.z = newValue }
    }
    /// Row 1, column 4.
    @inlinable public var m14: Float {
        get { row1.w }
        set { row1.w = newValue }
    }
    /// Row 2, column 1.
    @inlinable public var m21: Float {
        get { row2.x }
        set { row2.x = newValue }
    }
    /// Row 2, column 2.
    @inlinable public var m22: Float {
        get { row2.y }
        set { row2.y = newValue }
    }
    /// Row 2, column 3.
    @inlinable public var m23: Float {
        get { row2.z }
        set { row2.z = newValue }
    }
    /// Row 2, column 4.
    @inlinable public var m24: Float {
        get { row2.w }
        set { row2.w = newValue }
    }
    /// Row 3, column 1.
    @inlinable public var m31: Float {
        get { row3.x }
        set { row3.x = newValue }
    }
    /// Row 3, column 2.
    @inlinable public var m32: Float {
        get { row3.y }
        set { row3.y = newValue }
    }
    /// Row 3, column 3.
    @inlinable public var m33: Float {
        get { row3.z }
        set { row3.z = newValue }
    }
    /// Row 3, column 4: −1/d for a perspective with the eye at distance d.
    @inlinable public var m34: Float {
        get { row3.w }
        set { row3.w = newValue }
    }
    /// Row 4, column 1: the translation along x.
    @inlinable public var m41: Float {
        get { row4.x }
        set { row4.x = newValue }
    }
    /// Row 4, column 2: the translation along y.
    @inlinable public var m42: Float {
        get { row4.y }
        set { row4.y = newValue }
    }
    /// Row 4, column 3: the translation along z.
    @inlinable public var m43: Float {
        get { row4.z }
        set { row4.z = newValue }
    }
    /// Row 4, column 4.
    @inlinable public var m44: Float {
        get { row4.w }
        set { row4.w = newValue }
    }
}

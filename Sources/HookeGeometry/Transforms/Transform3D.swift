/// A 4×4 transform of space in Core Animation's conventions: row vectors, p′ = p·M, the translation in m41,
/// m42, m43, and perspective in m34 (−1/d).
///
/// - x points right, y down, z towards the viewer; a positive rotation about z is clockwise on the screen.
/// - The order in memory and in `Codable` is m11, m12, … m44, as in CSS's `matrix3d()`.
/// - `translatedBy`, `scaledBy` and `rotatedBy` apply the new operation *first*, in the layer's own
///   coordinates, like `CATransform3DTranslate`. `concatenating` is the product: first self, then the other.
/// - Set perspective on the parent (`sublayerTransform`), or concatenate it after the rotation. Setting m34
///   in a matrix that already rotates gives a different transform: see docs/transforms.md.
@frozen
public struct Transform3D: Hashable, Sendable {
    /// m11, m12, m13, m14: the coefficients of x.
    public var row1: SIMD4<Double>
    /// m21, m22, m23, m24: the coefficients of y.
    public var row2: SIMD4<Double>
    /// m31, m32, m33, m34: the coefficients of z.
    public var row3: SIMD4<Double>
    /// m41, m42, m43, m44: the translation, and m44.
    public var row4: SIMD4<Double>

    /// Creates a transform from its rows.
    @inlinable
    public init(
        row1: SIMD4<Double>, row2: SIMD4<Double>, row3: SIMD4<Double>, row4: SIMD4<Double>
    ) {
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
        m11: Double, m12: Double, m13: Double, m14: Double,
        m21: Double, m22: Double, m23: Double, m24: Double,
        m31: Double, m32: Double, m33: Double, m34: Double,
        m41: Double, m42: Double, m43: Double, m44: Double
    ) {
        self.init(
            row1: SIMD4(m11, m12, m13, m14), row2: SIMD4(m21, m22, m23, m24),
            row3: SIMD4(m31, m32, m33, m34), row4: SIMD4(m41, m42, m43, m44))
    }

    /// Creates a transform from its sixteen fields in the order m11, m12, … m44 (CSS's `matrix3d()`).
    ///
    /// - Throws: `HookeError.wrongCount` unless there are sixteen fields.
    public init(elements: [Double]) throws(HookeError) {
        guard elements.count == 16 else {
            throw .wrongCount(field: "elements", count: elements.count, accepted: "16")
        }
        func row(_ i: Int) -> SIMD4<Double> {
            SIMD4(elements[i], elements[i + 1], elements[i + 2], elements[i + 3])
        }
        self.init(row1: row(0), row2: row(4), row3: row(8), row4: row(12))
    }

    /// The sixteen fields in the order m11, m12, … m44.
    public var elements: [Double] {
        [row1, row2, row3, row4].flatMap { [$0.x, $0.y, $0.z, $0.w] }
    }

    /// The identity.
    public static let identity = Transform3D()

    /// Whether every field equals the identity's (−0 counts as 0).
    @inlinable public var isIdentity: Bool { self == Transform3D() }

    /// Whether the last column is exactly (0, 0, 0, 1): no perspective, parallel lines stay parallel.
    @inlinable public var isAffine: Bool {
        row1.w == 0 && row2.w == 0 && row3.w == 0 && row4.w == 1
    }

    /// Whether all sixteen fields are finite.
    public var isFinite: Bool {
        // 0 if all are finite, otherwise NaN.
        let upper: SIMD4<Double> = row1 * 0 + row2 * 0
        let lower: SIMD4<Double> = row3 * 0 + row4 * 0
        return upper + lower == SIMD4<Double>.zero
    }
}

extension Transform3D {
    /// Row 1, column 1.
    @inlinable public var m11: Double {
        get { row1.x }
        set { row1.x = newValue }
    }
    /// Row 1, column 2.
    @inlinable public var m12: Double {
        get { row1.y }
        set { row1.y = newValue }
    }
    /// Row 1, column 3.
    @inlinable public var m13: Double {
        get { row1.z }
        set { row1.z = newValue }
    }
    /// Row 1, column 4.
    @inlinable public var m14: Double {
        get { row1.w }
        set { row1.w = newValue }
    }
    /// Row 2, column 1.
    @inlinable public var m21: Double {
        get { row2.x }
        set { row2.x = newValue }
    }
    /// Row 2, column 2.
    @inlinable public var m22: Double {
        get { row2.y }
        set { row2.y = newValue }
    }
    /// Row 2, column 3.
    @inlinable public var m23: Double {
        get { row2.z }
        set { row2.z = newValue }
    }
    /// Row 2, column 4.
    @inlinable public var m24: Double {
        get { row2.w }
        set { row2.w = newValue }
    }
    /// Row 3, column 1.
    @inlinable public var m31: Double {
        get { row3.x }
        set { row3.x = newValue }
    }
    /// Row 3, column 2.
    @inlinable public var m32: Double {
        get { row3.y }
        set { row3.y = newValue }
    }
    /// Row 3, column 3.
    @inlinable public var m33: Double {
        get { row3.z }
        set { row3.z = newValue }
    }
    /// Row 3, column 4: −1/d for a perspective with the eye at distance d.
    @inlinable public var m34: Double {
        get { row3.w }
        set { row3.w = newValue }
    }
    /// Row 4, column 1: the translation along x.
    @inlinable public var m41: Double {
        get { row4.x }
        set { row4.x = newValue }
    }
    /// Row 4, column 2: the translation along y.
    @inlinable public var m42: Double {
        get { row4.y }
        set { row4.y = newValue }
    }
    /// Row 4, column 3: the translation along z.
    @inlinable public var m43: Double {
        get { row4.z }
        set { row4.z = newValue }
    }
    /// Row 4, column 4.
    @inlinable public var m44: Double {
        get { row4.w }
        set { row4.w = newValue }
    }
}

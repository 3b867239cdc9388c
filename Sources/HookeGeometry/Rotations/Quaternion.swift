/// A quaternion, x·i + y·j + z·k + w. With length 1 it is a rotation; q and −q are the same rotation.
///
/// A rotation by the angle θ about the unit axis n is (n·sin(θ/2), cos(θ/2)). The product is Hamilton's: a·b
/// rotates by b first, then by a, unlike the product of matrices for row vectors.
@frozen
public struct Quaternion: Hashable, Sendable {
    /// x, y, z, w.
    public var components: SIMD4<Double>

    /// Creates a quaternion from its components, unchanged.
    @inlinable
    public init(x: Double, y: Double, z: Double, w: Double) { components = SIMD4(x, y, z, w) }

    /// Creates a quaternion from its components x, y, z, w, unchanged.
    @inlinable
    public init(components: SIMD4<Double>) { self.components = components }

    /// The identity rotation.
    public static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

    /// Creates the rotation by `angle` radians about an axis of any length; the identity for a zero axis, NaN
    /// for an axis that is not finite.
    public init(angle: Double, axis: Vector3) {
        guard axis != .zero else {
            self = .identity
            return
        }
        let v = axis.direction * Elementary.sin(angle / 2)
        self.init(x: v.x, y: v.y, z: v.z, w: Elementary.cos(angle / 2))
    }

    /// Creates the rotation by `rotationVector.length` radians about the direction of `rotationVector`: the
    /// exponential of half the vector.
    ///
    /// The length may be any: 3π gives one and a half turns. `rotationVector` is its inverse for lengths up
    /// to 2π.
    public init(rotationVector: Vector3) {
        let half = rotationVector.length / 2
        // sin(h)/h = 1 − h²/6 rounds to 1 here.
        let factor = half < 0x1p-28 ? 0.5 : 0.5 * (Elementary.sin(half) / half)
        let v = rotationVector * factor
        self.init(x: v.x, y: v.y, z: v.z, w: Elementary.cos(half))
    }

    /// The x component.
    @inlinable public var x: Double { components.x }
    /// The y component.
    @inlinable public var y: Double { components.y }
    /// The z component.
    @inlinable public var z: Double { components.z }
    /// The real component.
    @inlinable public var w: Double { components.w }

    /// x, y and z.
    @inlinable public var imaginary: Vector3 { Vector3(components.x, components.y, components.z) }

    /// The length; 1 for a rotation.
    public var length: Double { (components * components).sum().squareRoot() }

    /// The rotation of a quaternion whose length is about 1: itself if the length is 1 within 8 units of
    /// roundoff, otherwise normalised; `nil` if the length differs by more than 0.01.
    package var rotation: Quaternion? {
        let excess = length - 1
        guard excess.magnitude <= 0.01 else { return nil }
        return excess.magnitude <= 8 * 0x1p-53 ? self : normalized
    }

    /// The normalised quaternion; `nil` when the length is 0 or not finite.
    public var normalized: Quaternion? {
        let length = length
        guard length > 0, length.isFinite else { return nil }
        return Quaternion(components: components / length)
    }

    /// The conjugate: for a unit quaternion, the inverse rotation.
    @inlinable
    public var conjugate: Quaternion {
        Quaternion(x: -components.x, y: -components.y, z: -components.z, w: components.w)
    }

    /// The same rotation with all components negated.
    @inlinable
    public var negated: Quaternion { Quaternion(components: -components) }

    /// Returns the scalar product. Its magnitude is the cosine of half the angle between two rotations.
    @inlinable
    public func dot(_ other: Quaternion) -> Double { (components * other.components).sum() }

    /// Returns Hamilton's product: the rotation by `b`, then by `a`.
    @inlinable
    public static func * (a: Quaternion, b: Quaternion) -> Quaternion {
        Quaternion(
            x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
            y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
            z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
            w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z)
    }

    /// The rotation vector: axis times angle in radians, the angle in [0, 2π), and below π when w > 0.
    ///
    /// Twice the logarithm of a unit quaternion. The half angle is atan2(|v|, w), accurate for small
    /// rotations and for half turns.
    public var rotationVector: Vector3 {
        let v = imaginary
        let sine = v.length
        guard sine > 0 else { return .zero }
        return v * (2 * Elementary.atan2(sine, w) / sine)
    }

    /// The angle of the rotation in radians, in [0, 2π).
    public var angle: Double { 2 * Elementary.atan2(imaginary.length, w) }

    /// Returns the rotated vector.
    public func rotating(_ vector: Vector3) -> Vector3 {
        let t = 2 * imaginary.cross(vector)
        return vector + w * t + imaginary.cross(t)
    }
}

extension Quaternion {
    /// Creates the rotation of a matrix whose upper left 3×3 part has orthonormal rows and determinant 1.
    ///
    /// Shepperd's method: a square root for the largest component, division for the others.
    public init(rotationOf m: Transform3D) {
        self.init(rows: m.row1.upper, m.row2.upper, m.row3.upper)
    }

    package init(rows r1: Vector3, _ r2: Vector3, _ r3: Vector3) {
        let trace = r1.x + r2.y + r3.z
        if trace >= r1.x, trace >= r2.y, trace >= r3.z {
            let s = 2 * (1 + trace).squareRoot()
            self.init(x: (r2.z - r3.y) / s, y: (r3.x - r1.z) / s, z: (r1.y - r2.x) / s, w: s / 4)
        } else if r1.x >= r2.y, r1.x >= r3.z {
            let s = 2 * (1 + r1.x - r2.y - r3.z).squareRoot()
            self.init(x: s / 4, y: (r1.y + r2.x) / s, z: (r3.x + r1.z) / s, w: (r2.z - r3.y) / s)
        } else if r2.y >= r3.z {
            let s = 2 * (1 - r1.x + r2.y - r3.z).squareRoot()
            self.init(x: (r1.y + r2.x) / s, y: s / 4, z: (r2.z + r3.y) / s, w: (r3.x - r1.z) / s)
        } else {
            let s = 2 * (1 - r1.x - r2.y + r3.z).squareRoot()
            self.init(x: (r3.x + r1.z) / s, y: (r2.z + r3.y) / s, z: s / 4, w: (r1.y - r2.x) / s)
        }
    }
}

extension Transform3D {
    /// Creates the rotation of a quaternion, normalised if necessary.
    @inline(__always)
    public init(_ rotation: Quaternion) {
        let q = rotation.components
        // 2/|q|², so that rounding in q does not scale the matrix.
        let square = (q * q).sum()
        let s = (square - 1).magnitude <= 0x1p-51 ? 2 : 2 / square
        let (x, y, z) = (s * q.x, s * q.y, s * q.z)
        self.init(
            m11: 1 - (y * q.y + z * q.z), m12: x * q.y + z * q.w, m13: x * q.z - y * q.w, m14: 0,
            m21: x * q.y - z * q.w, m22: 1 - (x * q.x + z * q.z), m23: y * q.z + x * q.w, m24: 0,
            m31: x * q.z + y * q.w, m32: y * q.z - x * q.w, m33: 1 - (x * q.x + y * q.y), m34: 0,
            m41: 0, m42: 0, m43: 0, m44: 1)
    }
}

extension SIMD4<Double> {
    /// x, y and z.
    @inline(__always)
    var upper: Vector3 { Vector3(x, y, z) }
}

#if !hasFeature(Embedded)
    extension Quaternion: Codable, NotationCoded {
        package static var notationName: String { "rotation" }

        /// Reads x, y, z and w.
        package init(_ notation: Notation, at place: String) throws(HookeError) {
            self.init(numbers: try notation.numbers(4, at: place, accepted: "[x, y, z, w]"))
        }
    }
#endif

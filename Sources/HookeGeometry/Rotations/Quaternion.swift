/// A quaternion, x·i + y·j + z·k + w; with length 1 it is a rotation, and q and −q are the same one.
///
/// A rotation by the angle θ about the unit axis n is (n·sin(θ/2), cos(θ/2)). The product is Hamilton's: a·b
/// rotates by b first and then by a (matrices of row vectors multiply the other way round).
@frozen
public struct Quaternion: Hashable, Sendable {
    /// x, y, z, w.
    public var components: SIMD4<Double>

    /// A quaternion from its four components, as they are.
    @inlinable
    public init(x: Double, y: Double, z: Double, w: Double) { components = SIMD4(x, y, z, w) }

    /// A quaternion from its four components x, y, z, w, as they are.
    @inlinable
    public init(components: SIMD4<Double>) { self.components = components }

    /// The rotation by nothing.
    public static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

    /// The rotation by `angle` radians about an axis of any length; the identity when the axis is zero, NaN unless it is
    /// finite.
    public init(angle: Double, axis: Vector3) {
        guard axis != .zero else {
            self = .identity
            return
        }
        let v = axis.direction * Elementary.sin(angle / 2)
        self.init(x: v.x, y: v.y, z: v.z, w: Elementary.cos(angle / 2))
    }

    /// The rotation by `rotationVector.length` radians about the direction of `rotationVector`.
    ///
    /// The exponential of half the vector; any length, so that a vector of 3π turns one and a half times. Its
    /// inverse is `rotationVector` for lengths up to 2π.
    public init(rotationVector: Vector3) {
        let half = rotationVector.length / 2
        // sin(h)/h is 1 − h²/6, which is 1 here.
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

    /// The rotation that is meant by a quaternion whose length is about 1: itself if the length is 1 within 8 units of
    /// roundoff, else the quaternion of length 1; `nil` if the length differs by more than 0.01.
    package var rotation: Quaternion? {
        let excess = length - 1
        guard excess.magnitude <= 0.01 else { return nil }
        return excess.magnitude <= 8 * 0x1p-53 ? self : normalized
    }

    /// The quaternion with length 1; `nil` when the length is 0 or not finite.
    public var normalized: Quaternion? {
        let length = length
        guard length > 0, length.isFinite else { return nil }
        return Quaternion(components: components / length)
    }

    /// The rotation the other way (for a unit quaternion, its inverse).
    @inlinable
    public var conjugate: Quaternion {
        Quaternion(x: -components.x, y: -components.y, z: -components.z, w: components.w)
    }

    /// The same rotation by the other name: all components negated.
    @inlinable
    public var negated: Quaternion { Quaternion(components: -components) }

    /// The scalar product; its magnitude is the cosine of half the angle between two rotations.
    @inlinable
    public func dot(_ other: Quaternion) -> Double { (components * other.components).sum() }

    /// Hamilton's product: the rotation by `b` and then by `a`.
    @inlinable
    public static func * (a: Quaternion, b: Quaternion) -> Quaternion {
        Quaternion(
            x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
            y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
            z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
            w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z)
    }

    /// The rotation vector: axis times angle in radians, the angle in [0, 2π) and below π when w > 0.
    ///
    /// Twice the logarithm of a unit quaternion. The half angle is atan2(|v|, w), accurate for small rotations and
    /// for half turns alike.
    public var rotationVector: Vector3 {
        let v = imaginary
        let sine = v.length
        guard sine > 0 else { return .zero }
        return v * (2 * Elementary.atan2(sine, w) / sine)
    }

    /// The angle of the rotation in radians, in [0, 2π).
    public var angle: Double { 2 * Elementary.atan2(imaginary.length, w) }

    /// The rotated vector.
    public func rotating(_ vector: Vector3) -> Vector3 {
        let t = 2 * imaginary.cross(vector)
        return vector + w * t + imaginary.cross(t)
    }
}

extension Quaternion {
    /// The rotation of a matrix with orthonormal rows and determinant 1 (its upper left 3×3 part).
    ///
    /// Shepperd's method: the largest of the four squares is taken by a root, the others by division.
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
    /// The rotation of a unit quaternion. A quaternion of another length is taken for its direction.
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
    extension Quaternion: Codable {}
#endif

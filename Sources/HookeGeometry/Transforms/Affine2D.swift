/// An affine transform of the plane with the fields of `CGAffineTransform`: x′ = a·x + c·y + tx,
/// y′ = b·x + d·y + ty. Row vectors, as everywhere here.
@frozen
public struct Affine2D: Hashable, Sendable {
    /// What x contributes to x′.
    public var a: Double
    /// What x contributes to y′.
    public var b: Double
    /// What y contributes to x′.
    public var c: Double
    /// What y contributes to y′.
    public var d: Double
    /// The translation along x.
    public var tx: Double
    /// The translation along y.
    public var ty: Double

    /// A transform from its six fields.
    @inlinable
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The transform that changes nothing.
    @inlinable public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// The transform that changes nothing.
    public static let identity = Affine2D()

    /// The 2-D part of a transform of space; `nil` unless z plays no part in it (then nothing is lost).
    public init?(_ transform: Transform3D) {
        guard transform.isAffine2D else { return nil }
        self.init(
            a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22,
            tx: transform.m41, ty: transform.m42)
    }

    /// A translation.
    @inlinable
    public static func translation(x: Double, y: Double) -> Affine2D {
        Affine2D(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// A scale about the origin.
    @inlinable
    public static func scale(x: Double, y: Double) -> Affine2D {
        Affine2D(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// A rotation about the origin by `angle` radians, clockwise on the screen (y points down).
    public static func rotation(_ angle: Double) -> Affine2D {
        let (s, c) = (Elementary.sin(angle), Elementary.cos(angle))
        return Affine2D(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    }

    /// A skew, as CSS's `skew(x, y)`: x′ = x + tan(`x`)·y, y′ = y + tan(`y`)·x.
    ///
    /// - Parameters:
    ///   - x: the angle in radians by which the y axis leans towards x; any number.
    ///   - y: the angle in radians by which the x axis leans towards y; any number.
    /// - Returns: The skew, huge but finite at ±π/2; NaN and infinities give NaN in the one field.
    public static func skew(x: Double = 0, y: Double = 0) -> Affine2D {
        Affine2D(a: 1, b: Elementary.tan(y), c: Elementary.tan(x), d: 1, tx: 0, ty: 0)
    }

    /// Whether every field equals the identity's.
    @inlinable public var isIdentity: Bool { self == Affine2D() }

    /// The product self · other: first this transform, then the other.
    @inlinable
    public func concatenating(_ other: Affine2D) -> Affine2D {
        Affine2D(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The product: first the left transform, then the right.
    @inlinable
    public static func * (first: Affine2D, second: Affine2D) -> Affine2D { first.concatenating(second) }

    /// This transform after a translation: the new operation comes first.
    @inlinable
    public func translatedBy(x: Double, y: Double) -> Affine2D {
        Affine2D.translation(x: x, y: y).concatenating(self)
    }

    /// This transform after a scale: the new operation comes first.
    @inlinable
    public func scaledBy(x: Double, y: Double) -> Affine2D {
        Affine2D.scale(x: x, y: y).concatenating(self)
    }

    /// This transform after a rotation: the new operation comes first.
    public func rotatedBy(_ angle: Double) -> Affine2D { Affine2D.rotation(angle).concatenating(self) }

    /// This transform after a skew by angles in radians: the new operation comes first.
    public func skewedBy(x: Double = 0, y: Double = 0) -> Affine2D {
        Affine2D.skew(x: x, y: y).concatenating(self)
    }

    /// This transform about another point than the origin: T(−point) · self · T(point).
    ///
    /// What a view does with its anchor point.
    @inlinable
    public func about(_ point: Vector2) -> Affine2D {
        translatedBy(x: -point.x, y: -point.y).concatenating(.translation(x: point.x, y: point.y))
    }

    /// a·d − b·c, within 1.5 ulps.
    public var determinant: Double { differenceOfProducts(a, d, b, c) }

    /// The inverse; `nil` when the determinant is 0 or not finite, or a field of the inverse would not be.
    public var inverse: Affine2D? {
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return nil }
        let result = Affine2D(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: differenceOfProducts(c, ty, d, tx) / determinant,
            ty: differenceOfProducts(b, tx, a, ty) / determinant)
        let sum = result.a + result.b + result.c + result.d + result.tx + result.ty
        return sum.isFinite ? result : nil
    }

    /// The image of a point.
    @inlinable
    public func transform(_ point: Vector2) -> Vector2 {
        Vector2(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
    }

    /// The corners of a rectangle's image.
    public func transform(_ rectangle: Rectangle) -> Quad {
        let corners = rectangle.corners
        return Quad(
            topLeft: transform(corners.topLeft), topRight: transform(corners.topRight),
            bottomRight: transform(corners.bottomRight), bottomLeft: transform(corners.bottomLeft))
    }
}

extension Transform3D {
    /// The transform of space that acts on x and y as `affine` and leaves z alone.
    @inlinable
    public init(_ affine: Affine2D) {
        self.init(
            row1: SIMD4(affine.a, affine.b, 0, 0), row2: SIMD4(affine.c, affine.d, 0, 0),
            row3: SIMD4(0, 0, 1, 0), row4: SIMD4(affine.tx, affine.ty, 0, 1))
    }

    /// Whether the transform is that of an `Affine2D`: z is left alone and there is no perspective.
    public var isAffine2D: Bool {
        isAffine && row3 == SIMD4(0, 0, 1, 0) && row1.z == 0 && row2.z == 0 && row4.z == 0
    }
}

#if !hasFeature(Embedded)
    extension Affine2D: Codable {}
#endif

/// An affine transform of the plane with the fields of `CGAffineTransform`, for row vectors: x′ = a·x + c·y +
/// tx, y′ = b·x + d·y + ty.
@frozen
public struct Affine2D: Hashable, Sendable {
    /// The coefficient of x in x′.
    public var a: Double
    /// The coefficient of x in y′.
    public var b: Double
    /// The coefficient of y in x′.
    public var c: Double
    /// The coefficient of y in y′.
    public var d: Double
    /// The translation along x.
    public var tx: Double
    /// The translation along y.
    public var ty: Double

    /// Creates a transform from its six fields.
    @inlinable
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Creates the identity.
    @inlinable public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// The identity.
    public static let identity = Affine2D()

    /// Creates the 2-D part of a 3-D transform, without loss; `nil` unless `transform.isAffine2D`.
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

    /// A rotation about the origin by `angle` radians: clockwise on the screen, where y points down.
    public static func rotation(_ angle: Double) -> Affine2D {
        let (s, c) = (Elementary.sin(angle), Elementary.cos(angle))
        return Affine2D(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    }

    /// A skew, like CSS's `skew(x, y)`: x′ = x + tan(`x`)·y, y′ = y + tan(`y`)·x.
    ///
    /// - Parameters:
    ///   - x: the angle in radians between the y axis and its image; any number.
    ///   - y: the angle in radians between the x axis and its image; any number.
    /// - Returns: The skew; about 1.6e16 at ±π/2, and NaN in one field for NaN or infinity.
    public static func skew(x: Double = 0, y: Double = 0) -> Affine2D {
        Affine2D(a: 1, b: Elementary.tan(y), c: Elementary.tan(x), d: 1, tx: 0, ty: 0)
    }

    /// Whether every field equals the identity's.
    @inlinable public var isIdentity: Bool { self == Affine2D() }

    /// Returns self · other: applies this transform, then `other`.
    @inlinable
    public func concatenating(_ other: Affine2D) -> Affine2D {
        Affine2D(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// Returns the product: applies `first`, then `second`.
    @inlinable
    public static func * (first: Affine2D, second: Affine2D) -> Affine2D { first.concatenating(second) }

    /// Returns this transform preceded by a translation.
    @inlinable
    public func translatedBy(x: Double, y: Double) -> Affine2D {
        Affine2D.translation(x: x, y: y).concatenating(self)
    }

    /// Returns this transform preceded by a scale.
    @inlinable
    public func scaledBy(x: Double, y: Double) -> Affine2D {
        Affine2D.scale(x: x, y: y).concatenating(self)
    }

    /// Returns this transform preceded by a rotation by `angle` radians.
    public func rotatedBy(_ angle: Double) -> Affine2D { Affine2D.rotation(angle).concatenating(self) }

    /// Returns this transform preceded by a skew by angles in radians.
    public func skewedBy(x: Double = 0, y: Double = 0) -> Affine2D {
        Affine2D.skew(x: x, y: y).concatenating(self)
    }

    /// Returns this transform about `point` instead of the origin: T(−point) · self · T(point).
    ///
    /// A view applies its transform about its anchor point in this manner.
    @inlinable
    public func about(_ point: Vector2) -> Affine2D {
        translatedBy(x: -point.x, y: -point.y).concatenating(.translation(x: point.x, y: point.y))
    }

    /// The determinant a·d − b·c, within 1.5 ulps.
    public var determinant: Double { differenceOfProducts(a, d, b, c) }

    /// The inverse; `nil` when the determinant is 0 or not finite, or a field of the inverse is not finite.
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

    /// Returns the image of a point.
    @inlinable
    public func transform(_ point: Vector2) -> Vector2 {
        Vector2(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
    }

    /// Returns the corners of a rectangle's image.
    public func transform(_ rectangle: Rectangle) -> Quad {
        let corners = rectangle.corners
        return Quad(
            topLeft: transform(corners.topLeft), topRight: transform(corners.topRight),
            bottomRight: transform(corners.bottomRight), bottomLeft: transform(corners.bottomLeft))
    }
}

extension Transform3D {
    /// Creates the 3-D transform that applies `affine` to x and y and keeps z.
    @inlinable
    public init(_ affine: Affine2D) {
        self.init(
            row1: SIMD4(affine.a, affine.b, 0, 0), row2: SIMD4(affine.c, affine.d, 0, 0),
            row3: SIMD4(0, 0, 1, 0), row4: SIMD4(affine.tx, affine.ty, 0, 1))
    }

    /// Whether the transform equals that of an `Affine2D`: z stays unchanged, without perspective.
    public var isAffine2D: Bool {
        isAffine && row3 == SIMD4(0, 0, 1, 0) && row1.z == 0 && row2.z == 0 && row4.z == 0
    }
}

#if !hasFeature(Embedded)
    extension Affine2D: Codable {}
#endif

/// The homogeneous image of a point, in about 106 bits near the eye. There w is small against its terms, and
/// a plain w lacks the digits for the divide.
///
/// The precision depends only on the point and the transform, so that a corner is bit-identical in every
/// rectangle.
struct PreciseImage {
    private let x, y, w: DoubleDouble
    private let plain: SIMD4<Double>
    private let isPlain: Bool

    /// Returns whether a plain image with this w is accurate enough: w is finite, at least ¼ (4 times the
    /// size on the screen) and at least a quarter of the sum of its |products|.
    @inline(__always)
    static func isReliable(_ w: Double, termsOfW: Double) -> Bool {
        w >= 0.25 * max(termsOfW, 1) && termsOfW < .infinity
    }

    /// Computes the image of a point. Uses plain doubles if products leave the range of two words.
    init(_ transform: Transform3D, _ point: Vector3) {
        self.init(transform, point, plain: transform.homogeneous(point))
    }

    private init(_ transform: Transform3D, _ point: Vector3, plain: SIMD4<Double>) {
        func field(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ plain: Double) -> DoubleDouble {
            let first = DoubleDouble(productOf: point.x, and: a) + DoubleDouble(productOf: point.y, and: b)
            let sum = (first + DoubleDouble(productOf: point.z, and: c)) + d
            return sum.high.isFinite && sum.low.isFinite ? sum : DoubleDouble(plain)
        }
        self.plain = plain
        x = field(transform.m11, transform.m21, transform.m31, transform.m41, plain.x)
        y = field(transform.m12, transform.m22, transform.m32, transform.m42, plain.y)
        w = field(transform.m14, transform.m24, transform.m34, transform.m44, plain.w)
        let terms =
            point.x.magnitude * transform.m14.magnitude + point.y.magnitude * transform.m24.magnitude
            + point.z.magnitude * transform.m34.magnitude + transform.m44.magnitude
        isPlain = Self.isReliable(plain.w, termsOfW: terms)
    }

    /// Computes the image of a point of the plane z = 0.
    init(_ transform: Transform3D, _ point: Vector2) {
        self.init(transform, Vector3(point.x, point.y, 0), plain: transform.homogeneous(point))
    }

    /// Whether x, y and w are finite.
    var isFinite: Bool { plain.x.isFinite && plain.y.isFinite && plain.w.isFinite }

    /// The image in doubles.
    var rounded: SIMD4<Double> { isPlain ? plain : SIMD4(x.value, y.value, plain.z, w.value) }

    /// The point on the screen: x/w, y/w. Requires w ≠ 0.
    var screen: Vector2 { isPlain ? plain.screen : Vector2((x / w).value, (y / w).value) }

    /// Returns whether w ≥ near; false for NaN.
    func isInFront(of near: Double) -> Bool { isPlain ? plain.w >= near : (w + -near).high >= 0 }

    /// Returns whether w > near; false for NaN.
    func isStrictlyInFront(of near: Double) -> Bool { isPlain ? plain.w > near : (w + -near).high > 0 }

    /// Returns the intersection, on the screen, of the near plane with an edge from a point in front to one
    /// behind.
    ///
    /// The fraction counts from the point in front, so that both directions of the edge give a bit-identical
    /// result.
    static func cut(_ inFront: PreciseImage, _ behind: PreciseImage, near: Double) -> Vector2 {
        let fraction = (inFront.w + -near) / (inFront.w - behind.w)
        func cut(_ a: DoubleDouble, _ b: DoubleDouble) -> Double { ((a + fraction * (b - a)) / near).value }
        return Vector2(cut(inFront.x, behind.x), cut(inFront.y, behind.y))
    }
}

/// Clips one edge of a polygon of homogeneous points at the near plane, and appends its crossing and its end
/// to the outline on the screen.
///
/// All edges in order clip the polygon (Sutherland and Hodgman 1974). Clipping before the divide never
/// divides points behind the eye. A corner exactly on the plane is in front, and is appended once.
@inline(__always)
func clipEdge(from: PreciseImage, to: PreciseImage, near: Double, append: (Vector2) -> Void) {
    let (wasInFront, isInFront) = (from.isInFront(of: near), to.isInFront(of: near))
    if wasInFront, !isInFront, from.isStrictlyInFront(of: near) {
        append(PreciseImage.cut(from, to, near: near))
    } else if !wasInFront, isInFront, to.isStrictlyInFront(of: near) {
        append(PreciseImage.cut(to, from, near: near))
    }
    if isInFront { append(to.screen) }
}

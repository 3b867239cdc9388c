/// The homogeneous image of a point, in about 106 bits where it is near the eye: there w is small beside what it is the
/// sum of, and a plain w has lost the digits that the divide needs.
///
/// Which of the two is taken depends on the point and the transform alone, so that a corner is the same bits in
/// whichever rectangle it is.
struct PreciseImage {
    private let x, y, w: DoubleDouble
    private let plain: SIMD4<Double>
    private let isPlain: Bool

    /// Whether a plain image with this w is good enough: w is at least ¼ (a plane four times as large as on the screen)
    /// and a quarter of the sum of the |products| that it is made of, and finite.
    @inline(__always)
    static func isReliable(_ w: Double, termsOfW: Double) -> Bool {
        w >= 0.25 * max(termsOfW, 1) && termsOfW < .infinity
    }

    /// The image of a point of space. Fields or coordinates whose products leave the range of two words are taken in
    /// plain doubles.
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

    /// The image of a point of the plane z = 0.
    init(_ transform: Transform3D, _ point: Vector2) {
        self.init(transform, Vector3(point.x, point.y, 0), plain: transform.homogeneous(point))
    }

    /// Whether all that is seen of it is finite.
    var isFinite: Bool { plain.x.isFinite && plain.y.isFinite && plain.w.isFinite }

    /// In doubles.
    var rounded: SIMD4<Double> { isPlain ? plain : SIMD4(x.value, y.value, plain.z, w.value) }

    /// The point on the screen: x/w, y/w. Needs w ≠ 0.
    var screen: Vector2 { isPlain ? plain.screen : Vector2((x / w).value, (y / w).value) }

    /// Whether w ≥ near; false for NaN.
    func isInFront(of near: Double) -> Bool { isPlain ? plain.w >= near : (w + -near).high >= 0 }

    /// Whether w > near; false for NaN.
    func isStrictlyInFront(of near: Double) -> Bool { isPlain ? plain.w > near : (w + -near).high > 0 }

    /// Where the edge between a point before the near plane and one behind it meets the plane, on the screen.
    ///
    /// The fraction is always counted from the point in front, so that the cut is the same bits whichever end the
    /// caller's edge begins at.
    static func cut(_ inFront: PreciseImage, _ behind: PreciseImage, near: Double) -> Vector2 {
        let fraction = (inFront.w + -near) / (inFront.w - behind.w)
        func cut(_ a: DoubleDouble, _ b: DoubleDouble) -> Double { ((a + fraction * (b - a)) / near).value }
        return Vector2(cut(inFront.x, behind.x), cut(inFront.y, behind.y))
    }
}

/// Clips one edge of a polygon of homogeneous points at the near plane and hands on what it adds to the outline on the
/// screen: where it crosses the plane, and its end. All edges in order clip the polygon (Sutherland and Hodgman 1974, on
/// homogeneous points, so that nothing behind the eye is ever divided).
///
/// A corner at the plane exactly belongs to what is in front, and is not named twice.
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

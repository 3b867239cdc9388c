/// What a flat rectangle looks like after a transform with perspective.
public struct RectangleProjection: Hashable, Sendable {
    /// The homogeneous corners (x, y, z, w): top left, top right, bottom right, bottom left.
    public let homogeneousCorners: [SIMD4<Double>]
    /// The outline of the part that is in front of the eye, in order round it: four corners when all of it is,
    /// three to five when the near plane cuts it, none when it is behind.
    public let polygon: [Vector2]
    /// Which side is seen, where it is seen at all.
    public let facing: Facing
    /// The corners on the screen; `nil` when one of them is not in front of the near plane, because a corner
    /// behind the eye has no image (dividing by its w would give a mirrored point).
    public let quad: Quad?

    /// Whether part of the rectangle is at or behind the near plane.
    public var isClipped: Bool { quad == nil }
    /// Whether something of it is in front of the eye; the area may still be zero, edge-on.
    public var isVisible: Bool { !polygon.isEmpty }

    /// The smallest upright rectangle round the visible part; `nil` when nothing is.
    public var boundingBox: Rectangle? { polygon.isEmpty ? nil : Rectangle(enclosing: polygon) }

    /// Whether a point of the screen lies on the visible part.
    public func contains(_ point: Vector2) -> Bool { polygonContains(polygon, point) }
}

extension Transform3D {
    /// The homogeneous image of a point of the plane z = 0.
    @inlinable @inline(__always)
    public func homogeneous(_ point: Vector2) -> SIMD4<Double> {
        point.x * row1 + point.y * row2 + row4
    }

    /// Where a point of the plane z = 0 is seen; `nil` when it is at or behind the eye (w ≤ 0).
    @inlinable
    public func project(_ point: Vector2) -> Vector2? {
        let image = homogeneous(point)
        guard image.w > 0 else { return nil }
        return image.w == 1 ? Vector2(image.x, image.y) : Vector2(image.x, image.y) / image.w
    }

    /// Projects a rectangle of the plane z = 0, clipping what is behind the near plane w = `near`.
    ///
    /// Each corner is within 4 u · (Σ|products|)/w of the exact one. The clip is Sutherland and Hodgman's on the
    /// homogeneous corners, before the divide, so that no mirrored point appears.
    ///
    /// - Parameters:
    ///   - rectangle: what to project, in the plane z = 0.
    ///   - near: the smallest w that counts as in front. The eye is at w = 0, where images run to infinity; at
    ///     the default 2⁻¹⁶ they are at most 65,536 times as large as in the plane of the screen. Must be
    ///     above 0 and finite.
    public func project(_ rectangle: Rectangle, near: Double = 0x1p-16) -> RectangleProjection {
        precondition(near > 0 && near.isFinite, "near is \(near); accepted: a finite number above 0")
        let source = rectangle.corners
        let corners = [
            homogeneous(source.topLeft), homogeneous(source.topRight),
            homogeneous(source.bottomRight), homogeneous(source.bottomLeft),
        ]
        let sign = planeDeterminant() * rectangle.size.x * rectangle.size.y
        if corners[0].w >= near, corners[1].w >= near, corners[2].w >= near, corners[3].w >= near {
            let quad = Quad(
                topLeft: corners[0].screen, topRight: corners[1].screen,
                bottomRight: corners[2].screen, bottomLeft: corners[3].screen)
            return RectangleProjection(
                homogeneousCorners: corners, polygon: quad.corners, facing: Facing(sign: sign), quad: quad)
        }
        var polygon: [Vector2] = []
        for index in 0..<4 {
            let from = corners[index]
            let to = corners[(index + 1) & 3]
            if from.w >= near { polygon.append(from.screen) }
            if (from.w >= near) != (to.w >= near), from.w.isFinite, to.w.isFinite {
                // The same point whichever end is named first: the fraction is taken from the near side.
                let (inside, outside) = from.w >= near ? (from, to) : (to, from)
                let fraction = (inside.w - near) / (inside.w - outside.w)
                let cut = inside + fraction * (outside - inside)
                polygon.append(Vector2(cut.x, cut.y) / near)
            }
        }
        if polygon.count < 3 { polygon = [] }
        return RectangleProjection(
            homogeneousCorners: corners, polygon: polygon, facing: Facing(sign: sign), quad: nil)
    }

    /// The point of the plane z = 0 that is seen at a point of the screen, for hit testing.
    ///
    /// Two linear equations, (m11 − X·m14)·x + (m21 − X·m24)·y = X·m44 − m41 and the same for Y, solved by
    /// Cramer's rule with products that do not cancel. Within 1e-11 points up to 89° from the screen.
    ///
    /// - Returns: `nil` when the plane is seen edge-on, when no point of it is seen there, or when that point
    ///   would be behind the eye.
    public func unproject(_ point: Vector2) -> Vector2? {
        let a = (-m14).addingProductTo(m11, point.x)
        let b = (-m24).addingProductTo(m21, point.x)
        let c = (-m14).addingProductTo(m12, point.y)
        let d = (-m24).addingProductTo(m22, point.y)
        let e = (-m41).addingProduct(m44, point.x)
        let f = (-m42).addingProduct(m44, point.y)
        let determinant = differenceOfProducts(a, d, b, c)
        guard planeDeterminant() != 0, determinant != 0, determinant.isFinite else { return nil }
        let result = Vector2(
            differenceOfProducts(e, d, b, f) / determinant, differenceOfProducts(a, f, e, c) / determinant)
        guard result.x.isFinite, result.y.isFinite else { return nil }
        let w = m14 * result.x + m24 * result.y + m44
        return w > 0 ? result : nil
    }

    /// The determinant of the map of the plane z = 0 to the screen, 0 when it is within rounding of it. Its sign
    /// is the sign of the image's area wherever w > 0.
    func planeDeterminant() -> Double {
        let first = m22 * m44 - m24 * m42
        let second = m21 * m44 - m24 * m41
        let third = m21 * m42 - m22 * m41
        let value = m11 * first - m12 * second + m14 * third
        let size =
            m11.magnitude * ((m22 * m44).magnitude + (m24 * m42).magnitude)
            + m12.magnitude * ((m21 * m44).magnitude + (m24 * m41).magnitude)
            + m14.magnitude * ((m21 * m42).magnitude + (m22 * m41).magnitude)
        return value.magnitude > 4 * 0x1p-53 * size ? value : 0
    }
}

extension SIMD4<Double> {
    /// The point on the screen: x/w, y/w.
    @inline(__always)
    var screen: Vector2 { w == 1 ? Vector2(x, y) : Vector2(x, y) / w }
}

extension Double {
    /// base + self·factor, rounded once.
    @inline(__always)
    fileprivate func addingProductTo(_ base: Double, _ factor: Double) -> Double {
        base.addingProduct(self, factor)
    }
}

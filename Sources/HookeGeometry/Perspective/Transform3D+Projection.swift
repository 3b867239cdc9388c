extension Transform3D {
    /// The homogeneous image of a point of the plane z = 0.
    @inlinable @inline(__always)
    public func homogeneous(_ point: Vector2) -> SIMD4<Double> {
        point.x * row1 + point.y * row2 + row4
    }

    /// Where a point of the plane z = 0 is seen; `nil` when it is at or behind the eye (w ≤ 0), or w is NaN.
    ///
    /// In plain doubles: within 4 u·(Σ|products| + |result|·Σ|products of w|)/w of the exact point. Not finite where
    /// the quotient overflows.
    @inlinable
    public func project(_ point: Vector2) -> Vector2? {
        let image = homogeneous(point)
        guard image.w > 0 else { return nil }
        return image.w == 1 ? Vector2(image.x, image.y) : Vector2(image.x, image.y) / image.w
    }

    /// Where a point of space is seen; `nil` when it is at or behind the eye (w ≤ 0), or w is NaN. As
    /// ``transform(_:)``, without the depth.
    @inlinable
    public func project(_ point: Vector3) -> Vector2? {
        let image = homogeneous(point)
        guard image.w > 0 else { return nil }
        return image.w == 1 ? Vector2(image.x, image.y) : Vector2(image.x, image.y) / image.w
    }

    /// Projects a rectangle of the plane z = 0, clipping what is behind the near plane w = `near`.
    ///
    /// A corner is within 1e-12 points of the exact one for coordinates up to 1,000, and within 1e-15 of its size
    /// beyond, however near the eye: where w is below ¼, or below a quarter of what it is the sum of, all is done in
    /// 106 bits. The clip is Sutherland and Hodgman's on the homogeneous corners, before the divide, so that no
    /// mirrored point appears. A corner with w = `near` exactly is in front.
    ///
    /// A rectangle with a corner whose image is NaN, infinite or beyond the range of doubles is not visible: no
    /// polygon, no quad, no box. A negative width or height turns the rectangle over; one without area is projected,
    /// and faces `.edge`.
    ///
    /// - Parameters:
    ///   - rectangle: what to project, in the plane z = 0.
    ///   - near: the smallest w that counts as in front. The eye is at w = 0, where images run to infinity; at
    ///     the default 2⁻¹⁶ they are at most 65,536 times as large as in the plane of the screen. Must be
    ///     above 0 and finite.
    public func project(_ rectangle: Rectangle, near: Double = 0x1p-16) -> RectangleProjection {
        precondition(near > 0 && near.isFinite, "near is \(near); accepted: a finite number above 0")
        let source = rectangle.corners
        let facing = facing(of: rectangle)
        let images = (
            homogeneous(source.topLeft), homogeneous(source.topRight),
            homogeneous(source.bottomRight), homogeneous(source.bottomLeft)
        )
        func isReliable(_ point: Vector2, _ image: SIMD4<Double>) -> Bool {
            let terms = point.x.magnitude * m14.magnitude + point.y.magnitude * m24.magnitude + m44.magnitude
            return image.w >= near && PreciseImage.isReliable(image.w, termsOfW: terms)
        }
        if isReliable(source.topLeft, images.0), isReliable(source.topRight, images.1),
            isReliable(source.bottomRight, images.2), isReliable(source.bottomLeft, images.3)
        {
            let outline = ScreenOutline(
                Quad(
                    topLeft: images.0.screen, topRight: images.1.screen,
                    bottomRight: images.2.screen, bottomLeft: images.3.screen))
            if outline.isFinite {
                return RectangleProjection(
                    images: images, outline: outline, facing: facing, isClipped: false)
            }
        }
        return projectNearEye(source, facing: facing, near: near)
    }

    /// The slow way, for corners whose w is small, behind the near plane, or no number.
    @inline(never)
    private func projectNearEye(_ source: Quad, facing: Facing, near: Double) -> RectangleProjection {
        let a = PreciseImage(self, source.topLeft)
        let b = PreciseImage(self, source.topRight)
        let c = PreciseImage(self, source.bottomRight)
        let d = PreciseImage(self, source.bottomLeft)
        var outline = ScreenOutline()
        if a.isFinite, b.isFinite, c.isFinite, d.isFinite {
            clipEdge(from: d, to: a, near: near) { outline.append($0) }
            clipEdge(from: a, to: b, near: near) { outline.append($0) }
            clipEdge(from: b, to: c, near: near) { outline.append($0) }
            clipEdge(from: c, to: d, near: near) { outline.append($0) }
        }
        if outline.count < 3 || !outline.isFinite { outline = ScreenOutline() }
        let isWhole =
            !outline.isEmpty && a.isInFront(of: near) && b.isInFront(of: near) && c.isInFront(of: near)
            && d.isInFront(of: near)
        return RectangleProjection(
            images: (a.rounded, b.rounded, c.rounded, d.rounded), outline: outline, facing: facing,
            isClipped: !isWhole)
    }

    /// Projects a polygon of the plane z = 0, clipping what is behind the near plane.
    ///
    /// A polygon that is not convex may come out with parts joined along the near plane, so far out as that is. As exact
    /// as a rectangle near the eye, in 106 bits throughout. O(n).
    ///
    /// - Parameters:
    ///   - polygon: its corners in order, in the plane z = 0.
    ///   - near: the smallest w that counts as in front, above 0 and finite.
    /// - Returns: the corners of what is in front, in order; none when less than three are left, or when the image of
    ///   a corner is not finite.
    public func project(_ polygon: [Vector2], near: Double = 0x1p-16) -> [Vector2] {
        precondition(near > 0 && near.isFinite, "near is \(near); accepted: a finite number above 0")
        let images = polygon.map { PreciseImage(self, $0) }
        guard var from = images.last, images.allSatisfy({ $0.isFinite }) else { return [] }
        var result: [Vector2] = []
        for to in images {
            clipEdge(from: from, to: to, near: near) { result.append($0) }
            from = to
        }
        return result.count >= 3 && result.allSatisfy { $0.isFinite } ? result : []
    }

    /// The outline on the screen of what is in front of the near plane of a box in space: a convex polygon, clockwise
    /// on the screen. Its smallest upright rectangle is `Rectangle(enclosing:)` of it.
    ///
    /// The hull of the corners in front and of where the twelve edges meet the near plane, each as exact as a
    /// rectangle's near the eye.
    ///
    /// - Parameters:
    ///   - box: what to project.
    ///   - near: the smallest w that counts as in front, above 0 and finite.
    /// - Returns: none when nothing is in front or what is seen has no area, or when the image of a corner is not
    ///   finite.
    public func project(_ box: Box, near: Double = 0x1p-16) -> [Vector2] {
        precondition(near > 0 && near.isFinite, "near is \(near); accepted: a finite number above 0")
        let images = box.corners.map { PreciseImage(self, $0) }
        guard images.allSatisfy({ $0.isFinite }) else { return [] }
        var points = images.filter { $0.isInFront(of: near) }.map { $0.screen }
        for (index, image) in images.enumerated() where image.isStrictlyInFront(of: near) {
            // The corners at the other ends of the three edges differ in one bit.
            for bit in [1, 2, 4] where !images[index ^ bit].isInFront(of: near) {
                points.append(PreciseImage.cut(image, images[index ^ bit], near: near))
            }
        }
        return convexHull(points)
    }

    /// The side of a rectangle that is seen wherever w > 0.
    func facing(of rectangle: Rectangle) -> Facing {
        func sign(_ value: Double) -> Double { value > 0 ? 1 : value < 0 ? -1 : value }
        return Facing(sign: sign(planeDeterminant()) * sign(rectangle.size.x) * sign(rectangle.size.y))
    }

    /// The determinant of the map of the plane z = 0 to the screen, exact in sign: the sign of the image's area
    /// wherever w > 0, and 0 only where the plane goes through the eye.
    func planeDeterminant() -> Double {
        exactSignOfDeterminant(
            Vector3(m11, m12, m14), Vector3(m21, m22, m24), Vector3(m41, m42, m44))
    }
}

extension SIMD4<Double> {
    /// The point on the screen: x/w, y/w.
    @inline(__always)
    var screen: Vector2 { w == 1 ? Vector2(x, y) : Vector2(x, y) / w }
}

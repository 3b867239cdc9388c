extension Transform3D {
    /// Returns the homogeneous image of a point of the plane z = 0.
    @inlinable @inline(__always)
    public func homogeneous(_ point: Vector2) -> SIMD4<Double> {
        point.x * row1 + point.y * row2 + row4
    }

    /// Returns the screen position of a point of the plane z = 0; `nil` at or behind the eye (w ≤ 0), and
    /// where w is NaN.
    ///
    /// In plain doubles: within 4 u·(Σ|products| + |result|·Σ|products of w|)/w of the exact point. Not
    /// finite where the quotient overflows.
    @inlinable
    public func project(_ point: Vector2) -> Vector2? {
        let image = homogeneous(point)
        guard image.w > 0 else { return nil }
        return image.w == 1 ? Vector2(image.x, image.y) : Vector2(image.x, image.y) / image.w
    }

    /// Returns the screen position of a point of space; `nil` at or behind the eye (w ≤ 0), and where w is
    /// NaN. As ``transform(_:)``, without the depth.
    @inlinable
    public func project(_ point: Vector3) -> Vector2? {
        let image = homogeneous(point)
        guard image.w > 0 else { return nil }
        return image.w == 1 ? Vector2(image.x, image.y) : Vector2(image.x, image.y) / image.w
    }

    /// Projects a rectangle of the plane z = 0 and clips it at the near plane w = `near`.
    ///
    /// - Corners are within 1e-12 points of the exact ones for coordinates up to 1,000, and within 1e-15 of
    ///   their size beyond, also near the eye: where w is below ¼, or below a quarter of the sum of its
    ///   terms, the arithmetic has 106 bits.
    /// - Sutherland and Hodgman's clip acts on the homogeneous corners before the divide, so that no mirrored
    ///   point appears. A corner with w = `near` exactly is in front.
    /// - A rectangle with a corner whose image is not finite is invisible: no polygon, quad or box.
    /// - A negative width or height flips the rectangle; one without area is projected and faces `.edge`.
    ///
    /// - Parameters:
    ///   - rectangle: a rectangle in the plane z = 0.
    ///   - near: the smallest w in front, above 0 and finite. At the eye w = 0, where images become infinite;
    ///     the default 2⁻¹⁶ limits them to 65,536 times their size on the screen.
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

    /// The slow path, for corners whose w is small, behind the near plane, or not finite.
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

    /// Projects a polygon of the plane z = 0 and clips it at the near plane.
    ///
    /// In 106 bits throughout, as exact as a rectangle near the eye. O(n). Clipping a concave polygon can
    /// leave parts joined along the image of the near plane.
    ///
    /// - Parameters:
    ///   - polygon: its corners in order, in the plane z = 0.
    ///   - near: the smallest w in front, above 0 and finite.
    /// - Returns: the corners of the part in front, in order; empty for fewer than three, and when the image
    ///   of a corner is not finite.
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

    /// Returns the screen outline of the part of a box in front of the near plane: a convex polygon,
    /// clockwise on the screen. `Rectangle(enclosing:)` gives its bounding box.
    ///
    /// It is the hull of the corners in front and of the crossings of the edges with the near plane. Each is
    /// as exact as a rectangle's near the eye.
    ///
    /// - Parameters:
    ///   - box: a box in space.
    ///   - near: the smallest w in front, above 0 and finite.
    /// - Returns: empty when nothing is in front, when the outline has no area, or when the image of a corner
    ///   is not finite.
    public func project(_ box: Box, near: Double = 0x1p-16) -> [Vector2] {
        precondition(near > 0 && near.isFinite, "near is \(near); accepted: a finite number above 0")
        let images = box.corners.map { PreciseImage(self, $0) }
        guard images.allSatisfy({ $0.isFinite }) else { return [] }
        var points = images.filter { $0.isInFront(of: near) }.map { $0.screen }
        for (index, image) in images.enumerated() where image.isStrictlyInFront(of: near) {
            // The three neighbours of a corner differ from it in one bit.
            for bit in [1, 2, 4] where !images[index ^ bit].isInFront(of: near) {
                points.append(PreciseImage.cut(image, images[index ^ bit], near: near))
            }
        }
        return convexHull(points)
    }

    /// Returns the side of a rectangle that is visible wherever w > 0.
    func facing(of rectangle: Rectangle) -> Facing {
        func sign(_ value: Double) -> Double { value > 0 ? 1 : value < 0 ? -1 : value }
        return Facing(sign: sign(planeDeterminant()) * sign(rectangle.size.x) * sign(rectangle.size.y))
    }

    /// Returns the determinant of the map from the plane z = 0 to the screen, with an exact sign: that of the
    /// image's area wherever w > 0, and 0 only where the plane contains the eye.
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

/// The visible part of a face, prepared for comparison: convex and planar.
///
/// Comparisons use screen coordinates: x = X/W, y = Y/W and the depth z = Z/W. There planes remain planes,
/// and the eye is at z = +∞. All faces of a comparison share units, powers of two that scale the largest
/// coordinate to a size near 1, so that no product overflows.
struct DepthFace {
    /// A point in screen coordinates with its error bounds.
    struct Position {
        /// x, y, z.
        var values: Vector3
        /// The error bound of each coordinate.
        var errors: Vector3

        /// Returns the point at a fraction of the segment to `other`.
        @inline(__always)
        func toward(_ other: Position, _ fraction: Double) -> Position {
            Position(
                values: values + fraction * (other.values - values),
                errors: errors + fraction * (other.errors - errors))
        }
    }

    /// A corner: in the face's own plane, as a homogeneous image, and in screen coordinates.
    struct Vertex {
        var own: Vector2
        var image: SIMD4<Double>
        var place = Position(values: .zero, errors: .zero)
        /// For a corner cut at the near plane: the largest |own| of the ends of its edge, which its rounding
        /// is proportional to. Its w is exact.
        var reach: Vector2?

        /// Returns the corner at a fraction of the edge to `other`, in the face's own plane, with the place
        /// of `other`.
        func toward(_ other: Vertex, _ fraction: Double) -> Vertex {
            Vertex(
                own: own + fraction * (other.own - own), image: image + fraction * (other.image - image),
                place: other.place)
        }
    }

    /// The error bound of a coordinate relative to the sum of its |products|: 32 u. The arithmetic needs 8 u;
    /// the rest is for rounded transforms.
    static let rounding = 0x1p-48

    /// The index of the face in the input.
    let source: Int
    /// The corners in the order of the face's own plane.
    private(set) var vertices: [Vertex]
    /// The smallest screen coordinates.
    private(set) var low = Vector3.zero
    /// The largest screen coordinates.
    private(set) var high = Vector3.zero
    /// Whether the corners run clockwise on the screen.
    let isClockwise: Bool
    /// The plane's depth as a function of the screen position.
    let plane: Plane

    /// z = reference.z + slope · (x − reference.x, y − reference.y).
    struct Plane {
        let reference: Position
        /// dz/dx and dz/dy.
        let slope: Vector2
        /// The error bound of each slope.
        let slopeError: Vector2

        /// The steepness against the screen along x and y; 0 for a parallel plane.
        var steepness: Vector2 { Vector2(slope.x.magnitude, slope.y.magnitude) }

        /// Returns how far in front of this plane a point is whose plane has the steepness `other`; 0 within
        /// rounding.
        @inline(__always)
        func gap(to place: Position, steepness other: Vector2) -> Double {
            let step = place.values - reference.values
            let gap = step.z - (slope.x * step.x + slope.y * step.y)
            let (mine, both) = (steepness, steepness + other)
            let error =
                place.errors.z + reference.errors.z
                + (mine.x * reference.errors.x + mine.y * reference.errors.y)
                + (both.x * place.errors.x + both.y * place.errors.y)
                + (slopeError.x * step.x.magnitude + slopeError.y * step.y.magnitude)
            return gap.magnitude <= error ? 0 : gap
        }
    }
}

extension DepthFace {
    /// Creates the faces of the images that cover part of the screen, in common units.
    static func faces(of images: [DepthImage]) -> [DepthFace] {
        var screen = 0.0
        var depth = 0.0
        for image in images {
            let extent = image.extent
            screen = max(screen, extent.screen)
            depth = max(depth, extent.depth)
        }
        let unit = SIMD4(powerOfTwo(under: screen), powerOfTwo(under: screen), powerOfTwo(under: depth), 1)
        return images.compactMap { DepthFace($0, unit: unit) }
    }

    /// `nil` edge-on: when the area of the image is within rounding of 0, or the face is not wider than the
    /// rounding of its corners.
    private init?(_ image: DepthImage, unit: SIMD4<Double>) {
        guard let box = Rectangle(enclosing: image.vertices.map({ $0.own })) else { return nil }
        source = image.source
        vertices = image.vertices
        let sizes = image.magnitudes
        var best = 0
        for index in vertices.indices {
            let (own, seen) = (vertices[index].own, vertices[index].image)
            let values = unit * seen / seen.w
            let reach = vertices[index].reach
            let far = reach ?? own.absolute
            let size = unit * (far.x * sizes.row1 + far.y * sizes.row2 + sizes.row4) / seen.w
            let error = Self.rounding * (size + values.absolute * (reach == nil ? size.w : 0))
            vertices[index].place = Position(
                values: Vector3(values.x, values.y, values.z), errors: Vector3(error.x, error.y, error.z))
            if seen.w > vertices[best].image.w { best = index }
        }
        let reference = vertices[best].place
        // The plane from its center and two axes of the face's length, so that position and size do not
        // matter.
        let (half, center, m) = (box.size / 2, box.center, image.matrix)
        let minors = PlaneMinors(
            rows: (unit * (half.x * m.row1), unit * (half.y * m.row2), unit * m.homogeneous(center)),
            sizes: (
                unit * (half.x * sizes.row1), unit * (half.y * sizes.row2),
                unit * (center.x.magnitude * sizes.row1 + center.y.magnitude * sizes.row2 + sizes.row4)
            ))
        let area = minors.area.value.magnitude
        guard area > Self.rounding * minors.area.size else { return nil }
        let slope = Vector2(-minors.x.value, minors.y.value) / minors.area.value
        let slopeError =
            Self.rounding / area
            * (Vector2(minors.x.size, minors.y.size)
                + Vector2(slope.x.magnitude, slope.y.magnitude) * minors.area.size)
        plane = Plane(reference: reference, slope: slope, slopeError: slopeError)
        let (doubledArea, hasWidth) = Self.extent(vertices.lazy.map { $0.place })
        let bound = slope + slopeError
        guard hasWidth, bound.x.isFinite, bound.y.isFinite else { return nil }
        isClockwise = doubledArea > 0
        measure()
    }

    /// Returns twice the signed area of a convex polygon on the screen, and whether it exceeds the rounding
    /// of the corners.
    ///
    /// Moving a corner changes the area by the vector product of the move and the difference of its
    /// neighbours. A polygon thinner than the rounding of its length has no width either.
    static func extent<Corners: RandomAccessCollection<Position>>(
        _ corners: Corners
    ) -> (doubledArea: Double, hasWidth: Bool) where Corners.Index == Int {
        guard corners.count >= 3 else { return (0, false) }
        let first = corners[corners.startIndex].values
        var doubledArea = 0.0
        var error = 0.0
        var before = corners[corners.endIndex - 2].values
        var corner = corners[corners.endIndex - 1]
        for next in corners {
            let (a, b) = (corner.values - first, next.values - first)
            doubledArea += differenceOfProducts(a.x, b.y, a.y, b.x)
            let chord = next.values - before
            error += corner.errors.x * chord.y.magnitude + corner.errors.y * chord.x.magnitude
            error += rounding * (chord.x * chord.x + chord.y * chord.y)
            before = corner.values
            corner = next
        }
        return (doubledArea, doubledArea.magnitude > 2 * error)
    }

    private mutating func measure() {
        low = vertices[0].place.values
        high = low
        for vertex in vertices.dropFirst() {
            low = pointwiseMin(low, vertex.place.values)
            high = pointwiseMax(high, vertex.place.values)
        }
    }
}

extension DepthFace {
    /// The side of another face's plane.
    enum Side: Equatable {
        case front, back, on, both
    }

    /// Returns the side of a plane that the face is on, seen from the eye.
    func side(of other: Plane) -> Side {
        var isBefore = false
        var isBehind = false
        let steepness = plane.steepness
        for vertex in vertices {
            let gap = other.gap(to: vertex.place, steepness: steepness)
            if gap > 0 { isBefore = true } else if gap < 0 { isBehind = true }
        }
        return isBefore ? (isBehind ? .both : .front) : (isBehind ? .back : .on)
    }

    /// Returns the two parts of a face on both sides of a plane. The corners of the cut are bit-identical in
    /// both.
    func cut(by other: Plane) -> (back: DepthFace, front: DepthFace) {
        var back: [Vertex] = []
        var front: [Vertex] = []
        let steepness = plane.steepness
        var from = vertices[vertices.count - 1]
        var fromGap = other.gap(to: from.place, steepness: steepness)
        for to in vertices {
            let toGap = other.gap(to: to.place, steepness: steepness)
            if (fromGap > 0 && toGap < 0) || (fromGap < 0 && toGap > 0) {
                // The gap times W is linear in the face's own plane, like X, Y, Z and W. It counts from the
                // front, so that neighbours in the plane get the same corner.
                let (a, b) = fromGap > 0 ? (from, to) : (to, from)
                let (gapA, gapB) = fromGap > 0 ? (fromGap, toGap) : (toGap, fromGap)
                var cut = a.toward(b, gapA * a.image.w / (gapA * a.image.w - gapB * b.image.w))
                cut.place = a.place.toward(b.place, gapA / (gapA - gapB))
                back.append(cut)
                front.append(cut)
            }
            if toGap >= 0 { front.append(to) }
            if toGap <= 0 { back.append(to) }
            from = to
            fromGap = toGap
        }
        return (with(back), with(front))
    }

    private func with(_ corners: [Vertex]) -> DepthFace {
        var part = self
        part.vertices = corners
        part.measure()
        return part
    }
}

/// The 3×3 minors of a plane's three rows that give its depth over the screen, each with the sum of its
/// |products|.
private struct PlaneMinors {
    /// Columns y, z, w.
    let x: (value: Double, size: Double)
    /// Columns x, z, w.
    let y: (value: Double, size: Double)
    /// Columns x, y, w: the area on the screen.
    let area: (value: Double, size: Double)

    typealias Rows = (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    init(rows: Rows, sizes: Rows) {
        // A factor for each row cancels in the slopes.
        let scales = SIMD3(
            powerOfTwo(under: sizes.0.max()), powerOfTwo(under: sizes.1.max()),
            powerOfTwo(under: sizes.2.max()))
        let (a, b, c) = (rows.0 * scales.x, rows.1 * scales.y, rows.2 * scales.z)
        let (p, q, r) = (sizes.0 * scales.x, sizes.1 * scales.y, sizes.2 * scales.z)
        func minor(_ i: Int, _ j: Int, _ k: Int) -> (value: Double, size: Double) {
            let value =
                a[i] * differenceOfProducts(b[j], c[k], b[k], c[j])
                - a[j] * differenceOfProducts(b[i], c[k], b[k], c[i])
                + a[k] * differenceOfProducts(b[i], c[j], b[j], c[i])
            let size =
                p[i] * (q[j] * r[k] + q[k] * r[j]) + p[j] * (q[i] * r[k] + q[k] * r[i])
                + p[k] * (q[i] * r[j] + q[j] * r[i])
            return (value, size)
        }
        x = minor(1, 2, 3)
        y = minor(0, 2, 3)
        area = minor(0, 1, 3)
    }
}

/// Returns 2⁻ᵉ with the exponent e of `size`, so that their product is in [1, 2); 1 for 0.
private func powerOfTwo(under size: Double) -> Double {
    size == 0 || !size.isFinite
        ? 1 : Double(sign: .plus, exponent: min(1_022, max(-1_022, -Int(size.exponent))), significand: 1)
}

// Maps between quads in closed form. Derivation: docs/internals/homography.md.

extension Homography {
    /// Creates the map from the unit square to a quad: (0, 0), (1, 0), (1, 1), (0, 1) to its corners in
    /// order. m33 is 1.
    ///
    /// Heckbert's closed form (Fundamentals of Texture Mapping and Image Warping, 1989, section 2.2.3). The
    /// image of a corner is within 8 u · κ of the largest coordinate (u = 2⁻⁵³). κ is the ratio of the
    /// largest to the smallest w of the corners.
    ///
    /// - Throws: `HookeError.outOfRange` naming a coordinate that is not finite. `HookeError.noSolution`
    ///   (field `to`) when:
    ///   - corners coincide or three are on one line (within rounding, in any units);
    ///   - the quad is concave or crosses itself: a map of the corners exists, but sends points of the square
    ///     through infinity;
    ///   - a field would be beyond the range of doubles.
    public init(unitSquareTo quad: Quad) throws(HookeError) {
        try self.init(from: CornerFrame.unitSquare, to: CornerFrame(quad, field: "to"))
        try requireUsable()
    }

    /// Creates the map from a rectangle to a quad, corner by corner. w is 1 at the rectangle's origin.
    ///
    /// - Throws: as ``init(unitSquareTo:)``; also `HookeError.outOfRange` for a size of 0 or a number that is
    ///   not finite (fields `from.x`, `from.width` and so on).
    public init(from rectangle: Rectangle, to quad: Quad) throws(HookeError) {
        try Self.require(rectangle.origin.x, "from.x")
        try Self.require(rectangle.origin.y, "from.y")
        try Self.require(rectangle.width, "from.width", isSize: true)
        try Self.require(rectangle.height, "from.height", isSize: true)
        try self.init(from: CornerFrame.unitSquare, to: CornerFrame(quad, field: "to"))
        row1 /= rectangle.width
        row2 /= rectangle.height
        row3 -= rectangle.origin.x * row1 + rectangle.origin.y * row2
        try requireUsable()
    }

    /// Creates the map from a quad to another, corner by corner. w is 1 at the first one's top left corner.
    ///
    /// Points between the corners of `from` stay in front. Therefore both quads have to be convex (one may be
    /// mirrored), or both concave at the same corner.
    ///
    /// - Throws: as ``init(unitSquareTo:)``, with the field `from` or `to`.
    public init(from: Quad, to: Quad) throws(HookeError) {
        try self.init(from: CornerFrame(from, field: "from"), to: CornerFrame(to, field: "to"))
        try requireUsable()
    }

    private static func require(
        _ value: Double, _ field: HookeError.Field, isSize: Bool = false
    ) throws(HookeError) {
        guard !value.isFinite || isSize && value == 0 else { return }
        throw .outOfRange(
            field: field, value: value, accepted: isSize ? "a finite number other than 0" : "a finite number")
    }

    /// Throws for maps that are singular within rounding, or whose fields are infinite or underflow.
    private func requireUsable() throws(HookeError) {
        let least = min(
            max(row1.x.magnitude, row1.y.magnitude), max(row2.x.magnitude, row2.y.magnitude))
        guard isFinite, least > 0x1p-960, !isSingular else {
            throw .noSolution(
                field: "to", reason: "the map's fields would leave the range or the precision of doubles")
        }
    }

    /// In coordinates from the first corner, edges a₁, a₃ map to edges b₁, b₃ with the weights ρ₁, ρ₃ (w at
    /// those corners; the first has 1): a·L = ρ·b and a·c = ρ − 1 for both, two 2×2 systems with one matrix.
    private init(from source: CornerFrame, to target: CornerFrame) throws(HookeError) {
        let ratios = target.weights / source.weights
        guard ratios.min() > 0 else {
            throw .noSolution(
                field: "to",
                reason:
                    "one of the two quads is concave or crosses itself, unlike the other,"
                    + " so the map would pass through infinity")
        }
        let (a1, a3) = (source.right, source.down)
        let b1 = ratios.y * target.right
        let b3 = ratios.w * target.down
        var x = (a3.y * b1 - a1.y * b3) / source.area
        var y = (a1.x * b3 - a3.x * b1) / source.area
        var depth =
            Vector2(
                a3.y * (ratios.y - 1) - a1.y * (ratios.w - 1), a1.x * (ratios.w - 1) - a3.x * (ratios.y - 1))
            / source.area
        // Convert to the given units.
        if source.exponents != .zero || target.exponents != .zero {
            let (e, f) = (source.exponents, target.exponents)
            x = x.scaled(byPowersOfTwo: SIMD2(repeating: e.x) &- f)
            y = y.scaled(byPowersOfTwo: SIMD2(repeating: e.y) &- f)
            depth = depth.scaled(byPowersOfTwo: e)
        }
        row1 = Vector3(lowHalf: x + depth.x * target.origin, z: depth.x)
        row2 = Vector3(lowHalf: y + depth.y * target.origin, z: depth.y)
        row3 = Vector3(lowHalf: target.origin, z: 1) - (source.origin.x * row1 + source.origin.y * row2)
    }
}

/// A projective basis of four corners: the first corner, the edges from it, and the weights of the
/// homogeneous corners for P₀ − P₁ + P₂ − P₃ = 0.
///
/// Each weight is the area of the triangle without its corner. Edges, areas and weights are in coordinates
/// times 2^exponents, near 1 for very large or small corners; the origin is as given.
private struct CornerFrame {
    let origin: Vector2
    let right: Vector2
    let down: Vector2
    /// right × down: twice the area of the triangle at the first corner.
    let area: Double
    /// The weights in the order of the corners; all of one sign for a convex quad.
    let weights: SIMD4<Double>
    let exponents: SIMD2<Int>

    static let unitSquare = CornerFrame()

    private init() {
        (origin, right, down) = (.zero, Vector2(1, 0), Vector2(0, 1))
        (area, weights, exponents) = (1, SIMD4(repeating: 1), .zero)
    }

    init(_ quad: Quad, field: HookeError.Field) throws(HookeError) {
        var p = (quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft)
        let largest = pointwiseMax(
            pointwiseMax(p.0.absolute, p.1.absolute), pointwiseMax(p.2.absolute, p.3.absolute))
        origin = p.0
        // 0 if all are finite, otherwise NaN.
        let (upper, lower): (Vector2, Vector2) = (p.0 * 0 + p.1 * 0, p.2 * 0 + p.3 * 0)
        guard upper + lower == .zero else {
            throw Self.notFinite(quad, field: field)
        }
        exponents = SIMD2(Self.exponent(largest.x), Self.exponent(largest.y))
        if exponents != .zero {
            p = (
                p.0.scaled(byPowersOfTwo: exponents), p.1.scaled(byPowersOfTwo: exponents),
                p.2.scaled(byPowersOfTwo: exponents), p.3.scaled(byPowersOfTwo: exponents)
            )
        }
        right = p.1 - p.0
        down = p.3 - p.0
        // The triangle at a corner omits the opposite one.
        let areas = (
            Self.area(p.0, p.1, p.3), Self.area(p.1, p.2, p.0), Self.area(p.2, p.3, p.1),
            Self.area(p.3, p.0, p.2)
        )
        area = areas.0
        let (w2, w3, w0, w1) = areas
        guard w0 != 0, w1 != 0, w2 != 0, w3 != 0 else {
            throw Self.degenerate(quad, without: w0 == 0 ? 0 : w1 == 0 ? 1 : w2 == 0 ? 2 : 3, field: field)
        }
        weights = SIMD4(1, w1 / w0, w2 / w0, w3 / w0)
    }

    /// Returns the exponent that scales numbers up to `largest` to a size near 1; 0 while products of four
    /// are in range.
    private static func exponent(_ largest: Double) -> Int {
        guard largest > 0, largest < 0x1p-200 || largest > 0x1p+200 else { return 0 }
        return -Int(largest.exponent)
    }

    /// Returns (a − corner) × (b − corner) to a few u of itself; 0 when the three are on one line within
    /// rounding.
    private static func area(_ corner: Vector2, _ a: Vector2, _ b: Vector2) -> Double {
        let (first, second) = (a - corner, b - corner)
        let (left, right) = (first.x * second.y, first.y * second.x)
        let size = left.magnitude + right.magnitude
        let rough = left - right
        if rough.magnitude >= 0.25 * size { return rough }
        // The products cancel: repeat with exact differences, in 106 bits.
        let x1 = DoubleDouble(sumOf: a.x, and: -corner.x)
        let y1 = DoubleDouble(sumOf: a.y, and: -corner.y)
        let x2 = DoubleDouble(sumOf: b.x, and: -corner.x)
        let y2 = DoubleDouble(sumOf: b.y, and: -corner.y)
        let value = (x1 * y2 - y1 * x2).value
        return value.magnitude > 8 * 0x1p-53 * size ? value : 0
    }

    private static let names = ["topLeft", "topRight", "bottomRight", "bottomLeft"]

    private static func notFinite(_ quad: Quad, field: HookeError.Field) -> HookeError {
        for (name, corner) in zip(names, quad.corners) {
            for (axis, value) in [("x", corner.x), ("y", corner.y)] where !value.isFinite {
                return .outOfRange(
                    field: "\(field).\(name).\(axis)", value: value, accepted: "a finite number")
            }
        }
        preconditionFailure("all coordinates of \(field) are finite")
    }

    /// Returns the error for three corners, all except `index`, without area.
    private static func degenerate(_ quad: Quad, without index: Int, field: HookeError.Field) -> HookeError {
        let corners = quad.corners
        let rest = (0..<4).filter { $0 != index }
        for (one, other) in [(rest[0], rest[1]), (rest[1], rest[2]), (rest[0], rest[2])]
        where corners[one] == corners[other] {
            return .noSolution(field: field, reason: "\(names[one]) and \(names[other]) are one point")
        }
        return .noSolution(
            field: field,
            reason: "\(names[rest[0]]), \(names[rest[1]]) and \(names[rest[2]]) lie on one line")
    }
}

extension SIMD2<Double> {
    @inline(__always)
    var absolute: Self { Self(x.magnitude, y.magnitude) }

    /// Returns each component times its power of two, rounded only where it becomes subnormal.
    fileprivate func scaled(byPowersOfTwo exponents: SIMD2<Int>) -> Self {
        Self(
            Double(sign: .plus, exponent: exponents.x, significand: x),
            Double(sign: .plus, exponent: exponents.y, significand: y))
    }
}

extension SIMD3<Double> {
    @inline(__always)
    fileprivate init(lowHalf: SIMD2<Double>, z: Double) { self.init(lowHalf.x, lowHalf.y, z) }
}

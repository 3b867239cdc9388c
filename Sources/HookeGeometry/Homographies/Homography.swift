/// A projective map of the plane: the view of a flat picture in perspective.
///
/// For row vectors, (x, y, 1) · H = (X, Y, w) with a 3×3 matrix H, and the image is (X/w, Y/w). Positive
/// multiples of H are the same map. The sign matters: points with w > 0 are in front of the eye; those with w
/// ≤ 0 have no image, although a division would give one. Maps from quads, fits and transforms have the sign
/// that puts their input in front; for nine fields from elsewhere see ``oriented(at:)``.
///
/// ```swift
/// let card = Rectangle(x: 0, y: 0, width: 200, height: 120)
/// let seen = Quad(
///     topLeft: Vector2(10, 0), topRight: Vector2(150, 20), bottomRight: Vector2(150, 100),
///     bottomLeft: Vector2(10, 120))
/// let map = try Homography(from: card, to: seen)
/// map.apply(card.center)      // where the diagonals of `seen` cross
/// map.transform               // for a layer's transform, or matrix3d()
/// ```
///
/// Two maps are equal if their fields are. Derivations and errors are in docs/internals/homography.md.
@frozen
public struct Homography: Hashable, Sendable {
    /// m11, m12, m13: the coefficients of x in X, Y and w.
    public var row1: Vector3
    /// m21, m22, m23: the coefficients of y.
    public var row2: Vector3
    /// m31, m32, m33: the image of the origin.
    public var row3: Vector3

    /// Creates a map from its rows.
    @inlinable
    public init(row1: Vector3, row2: Vector3, row3: Vector3) {
        self.row1 = row1
        self.row2 = row2
        self.row3 = row3
    }

    /// The identity.
    public static let identity = Homography(
        row1: Vector3(1, 0, 0), row2: Vector3(0, 1, 0), row3: Vector3(0, 0, 1))

    /// Creates a map from its nine fields in the order m11, m12, m13, m21, … m33.
    ///
    /// A matrix for column vectors, as in most books and OpenCV, is the transpose: pass it column by column.
    ///
    /// - Throws: `HookeError.wrongCount` unless there are nine, `HookeError.badElement` for one that is not
    ///   finite.
    public init(elements: [Double]) throws(HookeError) {
        guard elements.count == 9 else {
            throw .wrongCount(field: "elements", count: elements.count, accepted: "9")
        }
        for (index, value) in elements.enumerated() where !value.isFinite {
            throw .badElement(field: "elements", index: index, value: value, accepted: "a finite number")
        }
        self.init(
            row1: Vector3(elements[0], elements[1], elements[2]),
            row2: Vector3(elements[3], elements[4], elements[5]),
            row3: Vector3(elements[6], elements[7], elements[8]))
    }

    /// The nine fields in the order m11, m12, m13, m21, … m33.
    public var elements: [Double] { [row1, row2, row3].flatMap { [$0.x, $0.y, $0.z] } }

    /// Creates the map of the plane z = 0 by a transform of space: its rows and columns 1, 2 and 4.
    ///
    /// The sign is the transform's: w > 0 is in front of the eye. Edge-on, the map has no inverse.
    public init(of transform: Transform3D) {
        self.init(
            row1: Vector3(transform.m11, transform.m12, transform.m14),
            row2: Vector3(transform.m21, transform.m22, transform.m24),
            row3: Vector3(transform.m41, transform.m42, transform.m44))
    }

    /// The transform of space that maps the plane z = 0 in this way. To warp a layer to a quad, set it as its
    /// transform (with anchor point and position at the origin), or write it as CSS's `matrix3d()`.
    ///
    /// It keeps z before the divide by w, so that flat layers stay flat. `Homography(of:)` is its inverse,
    /// bit-identical.
    public var transform: Transform3D {
        Transform3D(
            row1: SIMD4(row1.x, row1.y, 0, row1.z), row2: SIMD4(row2.x, row2.y, 0, row2.z),
            row3: SIMD4(0, 0, 1, 0), row4: SIMD4(row3.x, row3.y, 0, row3.z))
    }

    /// Returns the homogeneous image of a point: (X, Y, w).
    @inlinable @inline(__always)
    public func homogeneous(_ point: Vector2) -> Vector3 { point.x * row1 + point.y * row2 + row3 }

    /// Returns the image of a point; `nil` where w ≤ 0 (at infinity, or behind the eye), where the image is
    /// beyond the range of doubles, and for NaN.
    ///
    /// Each coordinate is within 4 u · (Σ|products|)/w of the exact one (u = 2⁻⁵³).
    @inlinable
    public func apply(_ point: Vector2) -> Vector2? {
        let image = homogeneous(point)
        guard image.z > 0 else { return nil }
        let result = Vector2(image.x, image.y) / image.z
        return result.x.isFinite && result.y.isFinite ? result : nil
    }

    /// Returns the images of a quad's corners; `nil` when a corner has none.
    public func apply(_ quad: Quad) -> Quad? {
        guard let topLeft = apply(quad.topLeft), let topRight = apply(quad.topRight),
            let bottomRight = apply(quad.bottomRight), let bottomLeft = apply(quad.bottomLeft)
        else { return nil }
        return Quad(
            topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
    }

    /// Returns self · other: applies this map, then `other`.
    public func concatenating(_ other: Homography) -> Homography {
        func row(_ r: Vector3) -> Vector3 { r.x * other.row1 + r.y * other.row2 + r.z * other.row3 }
        return Homography(row1: row(row1), row2: row(row2), row3: row(row3))
    }

    /// Returns the product: applies `first`, then `second`.
    public static func * (first: Homography, second: Homography) -> Homography {
        first.concatenating(second)
    }

    /// Returns the same map with the sign that puts `point` in front (w > 0); `nil` where w is 0 or NaN.
    public func oriented(at point: Vector2) -> Homography? {
        let w = homogeneous(point).z
        if w > 0 { return self }
        return w < 0 ? Homography(row1: -row1, row2: -row2, row3: -row3) : nil
    }

    /// Whether all nine fields are finite.
    public var isFinite: Bool {
        // 0 if all are finite, otherwise NaN.
        let sum: Vector3 = row1 * 0 + row2 * 0
        let all: Vector3 = sum + row3 * 0
        return all == .zero
    }
}

extension Homography {
    /// The determinant, within 6 u of the sum of its |products|. Its sign is that of the image's area
    /// relative to the original's, wherever w > 0.
    public var determinant: Double { row1.dot(row2.exactCross(row3)) }

    /// Whether the map has no meaningful inverse: the determinant is within 8 u of the sum of its |products|.
    /// Rows and columns may be in any units. NaN and infinities count as singular.
    public var isSingular: Bool {
        let determinant = determinant
        if isInSafeRange(determinant) { return !isAboveRounding(determinant) }
        guard let map = equilibrated()?.map else { return true }
        return !map.isAboveRounding(map.determinant)
    }

    /// The inverse; `nil` when `isSingular`, or a field would be beyond the range of doubles.
    ///
    /// The adjugate, by products without cancellation, over the determinant: points in front stay in front.
    public var inverse: Homography? {
        let direct = determinant
        if isInSafeRange(direct) { return isAboveRounding(direct) ? adjugate(over: direct) : nil }
        // Products of three fields may leave the range of doubles, so powers of two scale rows and columns to
        // a size near 1.
        guard let (map, rows, columns) = equilibrated() else { return nil }
        let determinant = map.determinant
        guard map.isAboveRounding(determinant) else { return nil }
        // (R·M·C)⁻¹ = C⁻¹·M⁻¹·R⁻¹, so M⁻¹ = C·(…)·R.
        let result = map.adjugate(over: determinant).scaled(rows: columns, columns: rows)
        return result.isFinite ? result : nil
    }

    private func adjugate(over determinant: Double) -> Homography {
        let (a, b, c) = (row2.exactCross(row3), row3.exactCross(row1), row1.exactCross(row2))
        return Homography(
            row1: Vector3(a.x, b.x, c.x) / determinant, row2: Vector3(a.y, b.y, c.y) / determinant,
            row3: Vector3(a.z, b.z, c.z) / determinant)
    }

    /// Returns whether no product of three fields overflows or loses digits to underflow.
    private func isInSafeRange(_ determinant: Double) -> Bool {
        max(row1.absolute.max(), row2.absolute.max(), row3.absolute.max()) < 0x1p+300
            && determinant.magnitude > 0x1p-600
    }

    private func isAboveRounding(_ determinant: Double) -> Bool {
        let (a, b, c) = (row1.absolute, row2.absolute, row3.absolute)
        let permanent =
            a.x * (b.y * c.z + b.z * c.y) + a.y * (b.z * c.x + b.x * c.z) + a.z * (b.x * c.y + b.y * c.x)
        return determinant.magnitude > 8 * 0x1p-53 * permanent
    }

    /// Returns every field times 2^(rows + columns), so that the geometric mean of each row and column is
    /// about 1; `nil` when a row or column is zero or a field not finite.
    ///
    /// Scaling by the largest field would not do: it may be a translation, beside which the rest of the
    /// column underflows.
    private func equilibrated() -> (map: Homography, rows: SIMD3<Int>, columns: SIMD3<Int>)? {
        guard isFinite else { return nil }
        let fields = [row1, row2, row3]
        var shifts = (rows: [0, 0, 0], columns: [0, 0, 0])
        // Averages rows and columns in turn; without zeros two passes suffice.
        for _ in 0..<8 {
            for line in 0..<3 {
                let row = (0..<3).filter { fields[line][$0] != 0 }
                let column = (0..<3).filter { fields[$0][line] != 0 }
                guard !row.isEmpty, !column.isEmpty else { return nil }
                shifts.rows[line] =
                    -row.reduce(0) { $0 + Int(fields[line][$1].exponent) + shifts.columns[$1] } / row.count
            }
            for line in 0..<3 {
                let column = (0..<3).filter { fields[$0][line] != 0 }
                shifts.columns[line] =
                    -column.reduce(0) { $0 + Int(fields[$1][line].exponent) + shifts.rows[$1] } / column.count
            }
        }
        let rows = SIMD3(shifts.rows[0], shifts.rows[1], shifts.rows[2])
        let columns = SIMD3(shifts.columns[0], shifts.columns[1], shifts.columns[2])
        return (scaled(rows: rows, columns: columns), rows, columns)
    }

    /// Returns the map with field i, j times 2^(rows[i] + columns[j]).
    private func scaled(rows: SIMD3<Int>, columns: SIMD3<Int>) -> Homography {
        func row(_ row: Vector3, _ exponent: Int) -> Vector3 {
            Vector3(
                Double(sign: .plus, exponent: exponent + columns.x, significand: row.x),
                Double(sign: .plus, exponent: exponent + columns.y, significand: row.y),
                Double(sign: .plus, exponent: exponent + columns.z, significand: row.z))
        }
        return Homography(row1: row(row1, rows.x), row2: row(row2, rows.y), row3: row(row3, rows.z))
    }
}

extension SIMD3<Double> {
    /// The magnitudes of the components.
    @inline(__always)
    var absolute: Self { Self(x.magnitude, y.magnitude, z.magnitude) }

    /// Returns the vector product, each component within 1.5 ulps.
    @inline(__always)
    func exactCross(_ other: Self) -> Self {
        Self(
            differenceOfProducts(y, other.z, z, other.y), differenceOfProducts(z, other.x, x, other.z),
            differenceOfProducts(x, other.y, y, other.x))
    }
}

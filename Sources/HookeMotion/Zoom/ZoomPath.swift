/// The smooth and efficient path between two views of a plane: it zooms out, pans and zooms in (van Wijk and Nuij 2003).
///
/// ```swift
/// let path = try ZoomPath(
///     from: ZoomView(center: [0, 0], width: 1), to: ZoomView(center: [10, 0], width: 1))
/// path.length               // 4.2401…
/// path.view(at: 0.25)       // center (0.4525, 0), width 4.2756
/// ```
///
/// - The path is the shortest one where moving by a width and zooming by a factor cost as ρ says, passed at constant perceived
///   speed. It is a geodesic of the hyperbolic plane of (ρ²·x, w), so ρ·S is the distance
///   2·asinh(√(ρ⁴d² + (w1 − w0)²)/(2·√(w0·w1))).
/// - With a = ρ·S·fraction and B = (w1² − w0² + ρ⁴d²)/(2·w0·ρ²), the width is w0/(cosh a − B/√(d² + B²)·sinh a). This form needs
///   no division by the distance d, so equal and nearly equal centers are no special case.
/// - The error of centers and widths is a few u of their size times 1 + ρ·S, worst measured in docs/internals/zoom.md.
/// - The views at 0 and 1 are exact. Outside [0, 1] the path continues. NaN gives NaN.
public struct ZoomPath: Hashable, Sendable {
    /// The first view.
    public let start: ZoomView
    /// The last view.
    public let end: ZoomView
    /// How much zooming costs beside moving: a larger ρ zooms out farther.
    public let rho: Double
    /// The length S of the path, in units in which one is a zoom by e^ρ. A duration in proportion to it keeps the perceived
    /// speed; d3 uses a second for each ρ·S/√2.
    public let length: Double

    /// ρ², the distance d, B and √(d² + B²).
    private let square, distance, bend, reach: Double

    /// Creates the path between two views.
    /// - Parameters:
    ///   - start: The first view.
    ///   - end: The last view.
    ///   - rho: ρ, 0.001 to 1000; √2 by default, which users preferred.
    /// - Throws: `HookeError.outOfRange` for a center that is not finite, a width that is not finite and above 0, and ρ outside
    ///   its range; `HookeError.noSolution` if a square of them exceeds the largest double.
    public init(
        from start: ZoomView, to end: ZoomView, rho: Double = 1.4142135623730951
    ) throws(HookeError) {
        for (field, view) in [("start", start), ("end", end)] {
            for number in [view.center.x, view.center.y] where !number.isFinite {
                throw .outOfRange(
                    field: HookeError.Field("\(field).center"), value: number, accepted: "a finite number")
            }
            guard view.width > 0, view.width.isFinite else {
                throw .outOfRange(
                    field: HookeError.Field("\(field).width"), value: view.width,
                    accepted: "a finite number above 0")
            }
        }
        guard rho >= 0.001, rho <= 1000 else {
            throw .outOfRange(field: "rho", value: rho, accepted: "0.001 to 1000")
        }
        (self.start, self.end, self.rho) = (start, end, rho)
        let way = end.center - start.center
        square = rho * rho
        distance = Elementary.hypot(way.x, way.y)
        let pan = square * distance
        let (w0, w1) = (start.width, end.width)
        bend = ((w1 - w0) * (w1 + w0) + pan * pan) / (2 * w0 * square)
        reach = Elementary.hypot(distance, bend)
        let half = Elementary.hypot(pan, w1 - w0) / 2 / (w0.squareRoot() * w1.squareRoot())
        let angle = Elementary.log1p(half + half * half / (1 + Elementary.hypot(1, half)))
        length = 2 * angle / rho
        guard length.isFinite, reach.isFinite else {
            throw .noSolution(field: "end", reason: "the views are too far apart")
        }
    }

    /// Returns the view at a fraction of the path.
    public func view(at fraction: Double) -> ZoomView {
        if fraction == 0 || reach == 0 && !fraction.isNaN { return start }
        if fraction == 1 { return end }
        let angle = rho * length * fraction
        let (sine, cosine) = (Elementary.sinh(angle), Elementary.cosh(angle))
        // cosh a − B/reach·sinh a, where the two terms would cancel from e^−a.
        let isFalling = (bend > 0) == (angle > 0)
        let rest = distance / reach * (distance / (reach + bend.magnitude))
        let divisor =
            isFalling
            ? Elementary.exp(-angle.magnitude) + rest * sine.magnitude
            : cosine + bend.magnitude / reach * sine.magnitude
        let way = end.center - start.center
        let share = start.width * sine / (square * reach * divisor)
        return ZoomView(center: start.center + share * way, width: start.width / divisor)
    }
}

/// A view of a plane: its center, and the width that it shows.
public struct ZoomView: Hashable, Sendable {
    /// The center.
    public var center: SIMD2<Double>
    /// The width, in the center's units.
    public var width: Double

    /// Creates a view.
    public init(center: SIMD2<Double>, width: Double) { (self.center, self.width) = (center, width) }
}

#if !hasFeature(Embedded)
    extension ZoomView: Codable {}

    extension ZoomPath: Codable {
        private enum CodingKeys: String, CodingKey {
            case rho
            case start = "from"
            case end = "to"
        }

        /// Decodes the arguments of the initialiser and checks them.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            try self.init(
                from: values.decode(ZoomView.self, forKey: .start),
                to: values.decode(ZoomView.self, forKey: .end),
                rho: values.decode(Double.self, forKey: .rho))
        }

        /// Encodes the arguments of the initialiser.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(start, forKey: .start)
            try values.encode(end, forKey: .end)
            try values.encode(rho, forKey: .rho)
        }
    }
#endif

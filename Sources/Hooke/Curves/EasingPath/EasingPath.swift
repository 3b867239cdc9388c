/// A timing curve of cubic Béziers one after another, as Android's path interpolators and Material 3's `emphasized`.
///
/// ```swift
/// let curve = EasingPath.emphasized
/// print(curve.value(at: 0.5))  // 0.9506124626284…
/// print(curve.svg)             // M 0,0 C 0.05,0 0.133333,0.06 0.166666,0.4 C 0.208333,0.82 0.25,1 1,1
/// ```
///
/// - The points are start, then two handles and an end for each Bézier. Times run from 0 to 1.
/// - Two neighbouring Béziers share a point, so the curve has no jumps; its slope may have.
/// - Outside [0, 1] the curve continues along its end tangents. NaN gives NaN.
/// - The error of a value is at most 2⁻⁵⁰ times the largest value of its Bézier's points, plus the slope times 2⁻⁵²;
///   worst measured 3.5e-16 for `emphasized`.
public struct EasingPath: TimingCurve {
    /// A point of the curve, or a handle.
    public struct Point: Hashable, Sendable {
        /// The fraction of the time.
        public var time: Double
        /// The fraction of the distance.
        public var value: Double

        /// Creates a point.
        /// - Parameters:
        ///   - time: The fraction of the time.
        ///   - value: The fraction of the distance.
        public init(time: Double, value: Double) {
            self.time = time
            self.value = value
        }
    }

    /// The points: one, and three for each Bézier.
    public let points: [Point]
    package let pieces: [Piece]

    /// One Bézier.
    package struct Piece: Sendable {
        package let start, width: Double
        package let values: SIMD4<Double>
        /// The Bézier's times, for the parameter.
        package let times: CubicBezier

        func parameter(at time: Double) -> Double { times.parameter(at: (time - start) / width) }

        func time(atParameter s: Double) -> Double { start + width * times.time(atParameter: s) }
    }

    /// Creates a curve from its points.
    /// - Throws: `HookeError.wrongCount` unless there are 3n + 1 points for n ≥ 1. `HookeError.badElement` for a number
    ///   that is not finite, a first time other than 0, a last time other than 1, a Bézier that takes no time, and a
    ///   handle outside its Bézier's times.
    public init(_ points: [Point]) throws(HookeError) {
        guard points.count >= 4, points.count % 3 == 1 else {
            throw .wrongCount(
                field: "points", count: points.count, accepted: "4, 7, 10 …: one, and three for each Bézier")
        }
        for (index, point) in points.enumerated() {
            guard point.value.isFinite else {
                throw .badElement(
                    field: "points.value", index: index, value: point.value, accepted: "a finite number")
            }
            let accepted: String
            let isAccepted: Bool
            if index == 0 {
                (accepted, isAccepted) = ("0", point.time == 0)
            } else if index == points.count - 1 {
                (accepted, isAccepted) = ("1", point.time == 1)
            } else if index % 3 == 0 {
                let before = points[index - 3].time
                (accepted, isAccepted) = (
                    "above \(before) and below 1", point.time > before && point.time < 1
                )
            } else {
                let first = index - index % 3
                let (from, to) = (points[first].time, points[first + 3].time)
                (accepted, isAccepted) = ("\(from) to \(to)", point.time >= from && point.time <= to)
            }
            guard isAccepted else {
                throw .badElement(
                    field: "points.time", index: index, value: point.time, accepted: accepted)
            }
        }
        self.init(checked: points)
    }

    init(checked points: [Point]) {
        self.points = points
        pieces = stride(from: 0, to: points.count - 1, by: 3).map { index in
            let (a, d) = (points[index], points[index + 3])
            let (b, c) = (points[index + 1], points[index + 2])
            let width = d.time - a.time
            // The quotients may round beyond 1.
            let (x1, x2) = (min((b.time - a.time) / width, 1), min((c.time - a.time) / width, 1))
            return Piece(
                start: a.time, width: width, values: SIMD4(a.value, b.value, c.value, d.value),
                times: CubicBezier(unchecked: x1, x1, x2, x2))
        }
    }

    /// Creates a curve of one Bézier.
    public init(_ curve: CubicBezier) {
        self.init(checked: [
            Point(time: 0, value: 0), Point(time: curve.x1, value: curve.y1),
            Point(time: curve.x2, value: curve.y2), Point(time: 1, value: 1),
        ])
    }

    /// Material 3's `emphasized`, from (0, 0) to (1, 1) through (0.166666, 0.4).
    public static let emphasized = EasingPath(checked: [
        Point(time: 0, value: 0), Point(time: 0.05, value: 0), Point(time: 0.133333, value: 0.06),
        Point(time: 0.166666, value: 0.4), Point(time: 0.208333, value: 0.82), Point(time: 0.25, value: 1),
        Point(time: 1, value: 1),
    ])

    private func piece(at time: Double) -> Piece {
        pieces[max(pieces.partitioningIndex { $0.start > time } - 1, 0)]
    }

    /// Returns the value at the fraction `t` of the time. NaN gives NaN.
    public func value(at t: Double) -> Double {
        if t.isNaN { return .nan }
        if t < 0 || t > 1 {
            let end = t < 0 ? points[0] : points[points.count - 1]
            let slope = slope(at: t)
            return slope == 0 ? end.value : end.value + (t - end.time) * slope
        }
        let piece = piece(at: t)
        let v = piece.values
        let s = piece.parameter(at: t)
        let r = 1 - s
        return r * r * (r * v.x + 3 * s * v.y) + s * s * (3 * r * v.z + s * v.w)
    }

    /// Returns the slope at the fraction `t` of the time, at a shared point that of the later Bézier; ±∞ where the
    /// tangent is vertical, and 0 outside such an end. NaN gives NaN.
    public func slope(at t: Double) -> Double {
        if t.isNaN { return .nan }
        let inside = min(max(t, 0), 1)
        let piece = piece(at: inside)
        let slope = derivatives(piece, at: piece.parameter(at: inside)).slope
        return t == inside || slope.isFinite ? slope : 0
    }

    /// Returns the second derivative at the fraction `t` of the time; 0 outside [0, 1]. NaN gives NaN.
    public func secondDerivative(at t: Double) -> Double {
        if t.isNaN { return .nan }
        guard t >= 0, t <= 1 else { return 0 }
        let piece = piece(at: t)
        return derivatives(piece, at: piece.parameter(at: t)).bend
    }

    private func derivatives(_ piece: Piece, at s: Double) -> (slope: Double, bend: Double) {
        let times = SIMD4<Double>(0, piece.times.x1, piece.times.x2, 1) * piece.width
        let (x1, x2) = Self.derivatives(times, s)
        let (y1, y2) = Self.derivatives(piece.values, s)
        if x1 > 0 { return (y1 / x1, (y2 * x1 - y1 * x2) / (x1 * x1 * x1)) }
        // At an end whose handle is on it, the second derivatives give the direction.
        if y1 != 0 { return (y1 * .infinity, .nan) }
        if x2 != 0 { return (y2 / x2, .nan) }
        return (y2 == 0 ? 0 : y2 * .infinity, .nan)
    }

    /// The first and the second derivative of a Bézier by its parameter.
    private static func derivatives(_ v: SIMD4<Double>, _ s: Double) -> (Double, Double) {
        let r = 1 - s
        let (a, b, c) = (v.y - v.x, v.z - v.y, v.w - v.z)
        let first = 3 * (r * r * a + 2 * r * s * b + s * s * c)
        return (first, 6 * (r * (b - a) + s * (c - b)))
    }
}

extension EasingPath: Hashable {
    /// Returns whether the points are equal.
    public static func == (a: EasingPath, b: EasingPath) -> Bool { a.points == b.points }

    /// Hashes the points.
    public func hash(into hasher: inout Hasher) { hasher.combine(points) }
}

#if !hasFeature(Embedded)
    extension EasingPath.Point: Codable {}
#endif

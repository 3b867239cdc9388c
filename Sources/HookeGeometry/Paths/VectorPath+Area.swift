import Hooke

extension VectorPath {
    /// The signed area that the path turns around: ½∮(x dy − y dx), with a line that closes each open subpath.
    ///
    /// It is positive for a path that turns clockwise on the screen. Parts that the path turns around twice count twice,
    /// and holes in the opposite direction are subtracted, as the rule ``FillRule/nonZero`` draws them.
    ///
    /// - The polygon of the steps' ends is summed in twice the digits. A quadratic adds d×e/3, a cubic
    ///   (6a×b + 9a×c + 6b×c)/20, with the differences of their control points, and an arc r₁r₂(θ − sin θ)/2.
    /// - The error is at most 2 u of the area of lines, quadratics and cubics, and 8 u of the sum of the arcs' terms.
    /// - NaN for a path that is not finite.
    ///
    /// ```swift
    /// import HookeGeometry
    ///
    /// print(try VectorPath(svg: "M0 0H100V100H0Z").area)  // 10000.0
    /// ```
    public var area: Double {
        guard isFinite else { return .nan }
        /// Twice the area of the polygon of the ends, and the areas beside the chords.
        var (polygon, beside) = (DoubleDouble(0), DoubleDouble(0))
        var (current, start) = (Vector2.zero, Vector2.zero)
        func chord(to end: Vector2) {
            polygon = polygon + DoubleVector(current, to: start).cross(DoubleVector(current, to: end))
        }
        for element in elements {
            let end = element.end ?? start
            switch element {
            case .move: start = end
            case .line, .close: break
            case .quadratic(_, let control):
                let (d, e) = (DoubleVector(current, to: control), DoubleVector(control, to: end))
                beside = beside + d.cross(e) / 3
            case .cubic(_, let one, let two):
                let (a, b, c) = (
                    DoubleVector(current, to: one), DoubleVector(one, to: two), DoubleVector(two, to: end)
                )
                let sides = a.cross(b) + b.cross(c)
                beside = beside + (sides * 6 + a.cross(c) * 9) / 20
            case .arc(_, let arc):
                if let curve = ArcCurve(from: current, to: end, arc) {
                    beside = beside + curve.areaBesideChord
                }
            }
            chord(to: end)
            current = end
        }
        // The chord from the last point to the start adds nothing: the polygon is seen from its start.
        return (beside - polygon * 0.5).value
    }
}

/// A difference of two points without rounding.
private struct DoubleVector {
    let x, y: DoubleDouble

    init(_ start: Vector2, to end: Vector2) {
        x = DoubleDouble(sumOf: end.x, and: -start.x)
        y = DoubleDouble(sumOf: end.y, and: -start.y)
    }

    func cross(_ other: DoubleVector) -> DoubleDouble { x * other.y - y * other.x }
}

extension ArcCurve {
    /// The signed area between the arc and its chord, positive clockwise on the screen.
    var areaBesideChord: Double {
        let angle = 2 * halfSweep
        let size = radii.x * radii.y / 2
        guard angle.magnitude < 1 else { return size * (angle - Elementary.sin(angle)) }
        // θ³/3!·(1 − θ²/(4·5)·(1 − θ²/(6·7)·(…))) loses no digits.
        let square = angle * angle
        var sum = 1.0
        for k in stride(from: 20.0, through: 4, by: -2) { sum = 1 - square / (k * (k + 1)) * sum }
        return size * (angle * square / 6) * sum
    }
}

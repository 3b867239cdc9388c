import Hooke

/// An arc of an ellipse by its middle direction, so that ends are exact and small angles keep their digits.
///
/// In the circle's coordinates (rotation and radii removed) the ends are ±p about the middle of the chord, Λ = |p|².
/// Half of the angle is atan2(√Λ, ±√(1 − Λ)); the direction from the centre to the middle of the arc is
/// perpendicular to p. Positions are computed from the nearer end. SVG 2, F.6, has the same arc by its centre.
package struct ArcCurve: Sendable {
    package let start, end: Vector2
    /// The radii, large enough for the ends.
    package let radii: Vector2
    /// The unit vectors of the ellipse's axes.
    private let along, across: Vector2
    /// The direction from the centre to the middle of the arc, in the circle's coordinates.
    private let middle: Vector2
    /// Half of the angle in radians, positive towards y.
    package let halfSweep: Double
    /// Whether the arc is a half turn, within rounding.
    let isHalfTurn: Bool
    /// The height of the middle of the chord over the centre, in the circle's coordinates.
    private let rise: Double

    /// Creates the curve; `nil` for a radius of 0, equal ends, or numbers that are not finite.
    package init?(from start: Vector2, to end: Vector2, _ arc: VectorPath.Arc) {
        let given = Vector2(arc.radii.x.magnitude, arc.radii.y.magnitude)
        guard start != end, given.x > 0, given.y > 0, given.x.isFinite, given.y.isFinite,
            arc.rotation.isFinite
        else { return nil }
        (along, across) = Self.axes(arc.rotation)
        let half = (start - end) / 2
        let turned = Vector2((half * along).sum(), (half * across).sum())
        let point = turned / given
        let size = Elementary.hypot(point.x, point.y)
        guard size > 0, size.isFinite else { return nil }
        let isTooSmall = size >= 1
        radii = isTooSmall ? given * size : given
        let square = point.x * point.x + point.y * point.y
        // (1 − size)·(1 + size) loses less than 1 − size².
        let cosine = isTooSmall ? 0 : ((1 - size) * (1 + size)).squareRoot()
        isHalfTurn = isTooSmall || (1 - square).magnitude < 0x1p-48
        let sine = isTooSmall ? 1 : size
        rise = arc.isLarge ? -cosine : cosine
        let angle = Elementary.atan2(sine, rise)
        halfSweep = arc.isClockwise ? angle : -angle
        let unit = point / size
        middle = arc.isClockwise ? Vector2(-unit.y, unit.x) : Vector2(unit.y, -unit.x)
        self.start = start
        self.end = end
    }

    /// The axes of an ellipse with a rotation in degrees; exact for quarters.
    package static func axes(_ rotation: Double) -> (along: Vector2, across: Vector2) {
        let turn = Elementary.fmod(rotation, 360)
        let (s, c): (Double, Double)
        switch turn {
        case 0: (s, c) = (0, 1)
        case 90, -270: (s, c) = (1, 0)
        case 180, -180: (s, c) = (0, -1)
        case 270, -90: (s, c) = (-1, 0)
        default:
            let angle = turn * (Double.pi / 180)
            (s, c) = (Elementary.sin(angle), Elementary.cos(angle))
        }
        return (Vector2(c, s), Vector2(-s, c))
    }

    /// The ellipse's centre.
    package var center: Vector2 { (start + end) / 2 - placed(middle * rise) }

    /// The angle of the beginning in the circle's coordinates, from −π to π.
    package var startAngle: Double {
        let first = direction(-halfSweep)
        return Elementary.atan2(first.y, first.x)
    }

    package var largestRadius: Double { max(radii.x, radii.y) }
    package var isCircle: Bool { radii.x == radii.y }
    /// The length of an arc of a circle.
    package var circularLength: Double { 2 * halfSweep.magnitude * radii.x }

    /// The vector of the plane for one in the circle's coordinates.
    func placed(_ v: Vector2) -> Vector2 { along * (radii.x * v.x) + across * (radii.y * v.y) }

    /// The unit vector at an angle from the middle, in the circle's coordinates.
    func direction(_ angle: Double) -> Vector2 {
        let (s, c) = (Elementary.sin(angle), Elementary.cos(angle))
        return middle * c + Vector2(-middle.y, middle.x) * s
    }

    static func perpendicular(_ v: Vector2) -> Vector2 { Vector2(-v.y, v.x) }

    /// Returns the point at a fraction of the angle.
    package func position(at fraction: Double) -> Vector2 {
        if fraction == 0 { return start }
        if fraction == 1 { return end }
        let isLate = fraction > 0.5
        // The chord from the nearer end.
        let part = halfSweep * (isLate ? 1 - fraction : fraction)
        let bisector = direction(isLate ? halfSweep - part : part - halfSweep)
        let chord = placed(Self.perpendicular(bisector) * (2 * Elementary.sin(part)))
        return isLate ? end - chord : start + chord
    }

    /// Returns the first and second derivative by the fraction.
    package func derivatives(at fraction: Double) -> (Vector2, Vector2) {
        let isLate = fraction > 0.5
        let angle =
            isLate ? halfSweep * (1 - 2 * (1 - fraction)) : halfSweep * (2 * fraction - 1)
        let radius = direction(angle)
        let rate = 2 * halfSweep
        return (placed(Self.perpendicular(radius)) * rate, placed(radius) * (-rate * rate))
    }

    /// Returns the speed by the fraction.
    package func speed(at fraction: Double) -> Double {
        let radius = direction(halfSweep * (2 * fraction - 1))
        return 2 * halfSweep.magnitude * Elementary.hypot(radii.x * radius.y, radii.y * radius.x)
    }

    /// The points at the ends of the two diameters along x and y, if they are on the arc.
    package var extremes: [Vector2] {
        let center = center
        var result: [Vector2] = []
        for axis in 0..<2 {
            // The direction whose image is farthest along the axis.
            let reach = Vector2(radii.x * along[axis], radii.y * across[axis])
            let size = Elementary.hypot(reach.x, reach.y)
            guard size > 0 else { continue }
            for sign in [1.0, -1.0] {
                let unit = reach * (sign / size)
                let cosine = (unit * middle).sum()
                let sine = unit.y * middle.x - unit.x * middle.y
                guard Elementary.atan2(sine.magnitude, cosine) < halfSweep.magnitude else { continue }
                var point = center + placed(unit)
                point[axis] = center[axis] + sign * size
                result.append(point)
            }
        }
        return result
    }

    /// Returns the arc as cubics.
    package func cubics(within error: Double) -> [(control1: Vector2, control2: Vector2, end: Vector2)] {
        var count = max(1, (4 * halfSweep.magnitude / .pi - 1e-9).rounded(.up))
        while count < 4096, Self.error(ofPiece: 2 * halfSweep.magnitude / count) * largestRadius > error {
            count += 1
        }
        let quarter = halfSweep / (2 * count)
        let reach = 4.0 / 3 * Elementary.tan(quarter)
        var result: [(control1: Vector2, control2: Vector2, end: Vector2)] = []
        var (from, tangent) = (start, tangentVector(at: 0))
        for index in 1...Int(count) {
            let fraction = Double(index) / count
            let (to, next) = (position(at: fraction), tangentVector(at: fraction))
            result.append((from + tangent * reach, to - next * reach, to))
            (from, tangent) = (to, next)
        }
        return result
    }

    /// The derivative by the angle.
    private func tangentVector(at fraction: Double) -> Vector2 {
        placed(Self.perpendicular(direction(halfSweep * (2 * fraction - 1))))
    }

    /// The distance of a cubic from an arc of an angle on the unit circle: 2/27·sin⁶(Δ/4)/cos²(Δ/4).
    package static func error(ofPiece angle: Double) -> Double {
        let (s, c) = (Elementary.sin(angle / 4), Elementary.cos(angle / 4))
        return 2.0 / 27 * (s * s * s) * (s * s * s) / (c * c)
    }
}

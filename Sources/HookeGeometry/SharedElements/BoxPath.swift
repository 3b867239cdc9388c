import Hooke

/// The path of a box between two places: of its centre, or of two of its corners.
///
/// The arcs are those of Flutter's `MaterialPointArcTween`, `MaterialRectArcTween` and `MaterialRectCenterArcTween`:
/// with a shift (dx, dy) of which one component is at most 2 points, a line; otherwise part of a circle that begins or
/// ends along the axis with the shorter shift. The angle on the circle is linear in the fraction.
public enum BoxPath: String, NamedCase, Hashable, Sendable, CaseIterable {
    /// The centre moves along a line.
    case line
    /// The centre moves along a circular arc. The same as ``centerArc``.
    case arc
    /// Two opposite corners of the upright box move along circular arcs: those of the diagonal closest to the
    /// direction of the centre's shift. Width and height follow the corners.
    case rectArc
    /// The centre moves along a circular arc.
    case centerArc
    /// The centre moves along a quadratic Bézier curve, vertical at its upper end, as Android's `MaterialArcMotion`.
    case quadratic
}

/// A curve between two points with its derivative by the fraction.
struct PointPath: Sendable {
    private enum Kind: Sendable {
        case line
        case circle(center: Vector2, radius: Double, start: Double, sweep: Double)
        case quadratic(control: Vector2)
    }

    let from: Vector2
    let to: Vector2
    private let kind: Kind

    static func line(_ from: Vector2, _ to: Vector2) -> PointPath {
        PointPath(from: from, to: to, kind: .line)
    }

    static func quadratic(_ from: Vector2, _ to: Vector2) -> PointPath {
        let control = from.y > to.y ? Vector2(to.x, from.y) : Vector2(from.x, to.y)
        return PointPath(from: from, to: to, kind: .quadratic(control: control))
    }

    static func arc(_ from: Vector2, _ to: Vector2) -> PointPath {
        let shift = to - from
        let (width, height) = (shift.x.magnitude, shift.y.magnitude)
        guard width > 2, height > 2 else { return line(from, to) }
        let distance = Elementary.hypot(shift.x, shift.y)
        let (right, below) = (shift.x > 0, shift.y > 0)
        let radius = distance * distance / (2 * min(width, height))
        let turn = 2 * Elementary.asin(distance / (2 * radius))
        let center: Vector2
        let start: Double
        let sweep: Double
        if width < height {
            center = Vector2(to.x + (right ? -radius : radius), to.y)
            let clockwise = right == below
            sweep = clockwise ? turn : -turn
            start = (right ? 0 : Double.pi) - sweep
        } else {
            center = Vector2(from.x, from.y + (below ? radius : -radius))
            start = below ? -Double.pi / 2 : Double.pi / 2
            sweep = right == below ? turn : -turn
        }
        return PointPath(
            from: from, to: to, kind: .circle(center: center, radius: radius, start: start, sweep: sweep))
    }

    func point(at p: Double) -> Vector2 {
        switch kind {
        case .line: return from + (to - from) * p
        case .circle(let center, let radius, let start, let sweep):
            let angle = Elementary.sineAndCosine(start + sweep * p)
            return center + Vector2(angle.cosine, angle.sine) * radius
        case .quadratic(let control):
            let q = 1 - p
            let ends: Vector2 = from * (q * q) + to * (p * p)
            return ends + control * (2 * p * q)
        }
    }

    func slope(at p: Double) -> Vector2 {
        switch kind {
        case .line: return to - from
        case .circle(_, let radius, let start, let sweep):
            let angle = Elementary.sineAndCosine(start + sweep * p)
            return Vector2(-angle.sine, angle.cosine) * (radius * sweep)
        case .quadratic(let control):
            let first: Vector2 = (control - from) * (1 - p)
            return (first + (to - control) * p) * 2
        }
    }
}

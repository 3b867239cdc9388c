import Hooke

extension VectorPath {
    /// The shape of an arc of an ellipse between two points, as SVG's command `A` has it.
    ///
    /// - Radii that are too small for the two points grow together until the ellipse reaches them, as in SVG; signs
    ///   of radii are ignored. An arc with a radius of 0 is a line, one between equal points draws nothing.
    public struct Arc: Hashable, Sendable {
        /// The radii along the ellipse's own axes.
        public var radii: Vector2
        /// The angle of the first axis, in degrees as in SVG, from the positive x axis towards the positive y axis.
        public var rotation: Double
        /// Whether the arc is the one of more than half a turn.
        public var isLarge: Bool
        /// Whether the angle grows along the arc: clockwise on the screen. SVG's sweep flag.
        public var isClockwise: Bool

        /// Creates a shape; without rotation and the larger part by default.
        public init(radii: Vector2, rotation: Double = 0, isLarge: Bool = false, isClockwise: Bool) {
            self.radii = radii
            self.rotation = rotation
            self.isLarge = isLarge
            self.isClockwise = isClockwise
        }

        /// The shape of the arc in the opposite direction.
        public var reversed: Arc {
            Arc(radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: !isClockwise)
        }
    }

    /// An arc by its centre, as SVG 2's appendix F.6 has it.
    public struct CenteredArc: Hashable, Sendable {
        /// The ellipse's centre.
        public var center: Vector2
        /// The radii, large enough for the ends.
        public var radii: Vector2
        /// The angle of the beginning on the ellipse before its rotation, in degrees from −180 to 180.
        public var startAngle: Double
        /// The angle of the arc, in degrees from −360 to 360; positive clockwise on the screen.
        public var sweep: Double
    }

    /// Returns an arc by its centre; `nil` for an arc that is a line or draws nothing.
    ///
    /// - Parameters:
    ///   - start: the beginning.
    ///   - end: the end.
    ///   - arc: the shape between them.
    public static func centeredArc(from start: Vector2, to end: Vector2, _ arc: Arc) -> CenteredArc? {
        guard let curve = ArcCurve(from: start, to: end, arc) else { return nil }
        let degree = 180 / Double.pi
        return CenteredArc(
            center: curve.center, radii: curve.radii, startAngle: curve.startAngle * degree,
            sweep: 2 * curve.halfSweep * degree)
    }

    /// Whether a step is an arc.
    public var hasArcs: Bool {
        elements.contains { if case .arc = $0 { true } else { false } }
    }

    /// Returns the path with cubics for its arcs.
    ///
    /// A piece of the angle Δ is at most 2r/27·sin⁶(Δ/4)/cos²(Δ/4) from its arc, r the larger radius; no piece is
    /// more than a quarter.
    ///
    /// - Parameter error: the largest distance from an arc, in points; above 0, otherwise it stops with a message.
    public func replacingArcs(within error: Double = 1.0 / 1024) -> VectorPath {
        precondition(error > 0, "error is \(error); accepted: above 0")
        var result = VectorPath()
        for element in elements {
            guard case .arc(let end, let arc) = element, let start = result.currentPoint else {
                result.append(element)
                continue
            }
            guard let curve = ArcCurve(from: start, to: end, arc) else {
                if start != end { result.line(to: end) }
                continue
            }
            for piece in curve.cubics(within: error) {
                result.cubic(to: piece.end, control1: piece.control1, control2: piece.control2)
            }
        }
        return result
    }

    /// Returns the transformed path. Arcs stay arcs; a transform without an inverse makes cubics of them, within 1/1024
    /// points before it.
    public func transformed(by transform: Affine2D) -> VectorPath {
        let isFlat = transform.determinant == 0 && hasArcs
        let path = isFlat ? replacingArcs(within: 1.0 / 1024) : self
        var result = VectorPath()
        var current = Vector2.zero
        for element in path.elements {
            if case .arc(let end, let arc) = element {
                let shape = arc.transformed(by: transform, from: current, to: end)
                result.arc(to: transform.transform(end), shape)
            } else {
                result.append(element.mapped { transform.transform($0) })
            }
            current = element.end ?? current
        }
        return result
    }
}

extension VectorPath.Arc {
    /// Returns the shape after a transform with an inverse. A half turn stays one, though its radii are rounded.
    fileprivate func transformed(by transform: Affine2D, from start: Vector2, to end: Vector2)
        -> VectorPath.Arc
    {
        if transform.b == 0, transform.c == 0, transform.a == transform.d, transform.a > 0 {
            var shape = self
            shape.radii *= transform.a
            return shape
        }
        let curve = ArcCurve(from: start, to: end, self)
        let given = Vector2(radii.x.magnitude, radii.y.magnitude)
        let (along, across) = ArcCurve.axes(rotation)
        let radii = curve?.radii ?? given
        func turned(_ v: Vector2) -> Vector2 {
            Vector2(transform.a * v.x + transform.c * v.y, transform.b * v.x + transform.d * v.y)
        }
        // The images of the two semi-axes span the new ellipse; its axes are the singular vectors.
        let (p, q) = (turned(along * radii.x), turned(across * radii.y))
        let (e, f) = ((p.x + q.y) / 2, (p.x - q.y) / 2)
        let (g, h) = ((p.y + q.x) / 2, (p.y - q.x) / 2)
        let (sum, difference) = (Elementary.hypot(e, h), Elementary.hypot(f, g))
        let angle = (Elementary.atan2(g, f) + Elementary.atan2(h, e)) / 2
        var shape = VectorPath.Arc(
            radii: Vector2(sum + difference, (sum - difference).magnitude),
            rotation: difference == 0 ? 0 : angle * 180 / .pi, isLarge: isLarge,
            isClockwise: (transform.determinant < 0) != isClockwise)
        if p.y == 0, q.x == 0 { (shape.radii, shape.rotation) = (Vector2(p.x.magnitude, q.y.magnitude), 0) }
        // Slightly too small radii grow to the half turn; slightly too large ones would move the centre by √u·r.
        if let curve, curve.isHalfTurn {
            let ratio = shape.radii.x / max(shape.radii.y, 0x1p-40 * shape.radii.x)
            shape.radii *= 1 - 0x1p-48 * (1 + ratio)
        }
        return shape
    }
}

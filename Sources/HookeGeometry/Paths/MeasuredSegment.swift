import Hooke

/// A step of a measured path that has a length.
struct MeasuredSegment: Sendable {
    let curve: Curve
    /// The index of its step.
    let step: Int
    /// Where it begins.
    let distance: Double
    var length: Double { curve.length }

    enum Curve: Sendable {
        case line(Vector2, Vector2, length: Double)
        case bezier(BezierCurve, ArcLength)
        /// Without a table for arcs of circles.
        case arc(ArcCurve, ArcLength?)

        /// The curve of a step; `nil` without length.
        init?(_ element: VectorPath.Element, from start: Vector2, to end: Vector2) {
            switch element {
            case .move: return nil
            case .line, .close: self.init(from: start, to: end)
            case .quadratic(_, let control):
                // The differences of the cubic's control points.
                let (d, e) = (control - start, end - control)
                let sum: Vector2 = d + e
                self.init(
                    BezierCurve(start: start, end: end, d * (2.0 / 3), sum / 3, e * (2.0 / 3)))
            case .cubic(_, let one, let two):
                self.init(BezierCurve(start: start, end: end, one - start, two - one, end - two))
            case .arc(_, let arc):
                guard let curve = ArcCurve(from: start, to: end, arc) else {
                    self.init(from: start, to: end)
                    return
                }
                let unit = curve.largestRadius
                self = .arc(
                    curve,
                    curve.isCircle
                        ? nil : ArcLength(tolerance: 0x1p-50) { curve.speed(at: $0) / unit })
            }
        }

        private init?(from start: Vector2, to end: Vector2) {
            let length = Elementary.hypot(end.x - start.x, end.y - start.y)
            guard length > 0 else { return nil }
            self = .line(start, end, length: length)
        }

        private init?(_ curve: BezierCurve) {
            guard curve.unit > 0 else { return nil }
            let table = ArcLength(tolerance: 0x1p-50) { curve.squaredSpeed(about: $0) }
            self = .bezier(curve, table)
        }

        var length: Double {
            switch self {
            case .line(_, _, let length): length
            case .bezier(let curve, let table): table.total * curve.unit
            case .arc(let curve, let table):
                table.map { $0.total * curve.largestRadius } ?? curve.circularLength
            }
        }

        /// Returns the parameter at a distance from the beginning.
        func parameter(at distance: Double) -> Double {
            switch self {
            case .line(_, _, let length): return min(1, distance / length)
            case .bezier(let curve, let table):
                return table.parameter(at: min(table.total, distance / curve.unit))
            case .arc(let curve, let table):
                guard let table else { return min(1, distance / curve.circularLength) }
                return table.parameter(at: min(table.total, distance / curve.largestRadius))
            }
        }

        /// Returns the distance from the beginning at a parameter.
        func distance(atParameter u: Double) -> Double {
            switch self {
            case .line(_, _, let length): length * u
            case .bezier(let curve, let table): table.distance(atParameter: u) * curve.unit
            case .arc(let curve, let table):
                table.map { $0.distance(atParameter: u) * curve.largestRadius } ?? curve.circularLength * u
            }
        }

        func sample(atParameter u: Double) -> MeasuredPath.Sample {
            switch self {
            case .line(let start, let end, let length):
                let chord = end - start
                let position = u < 0.5 ? start + chord * u : end - chord * (1 - u)
                return .init(position: position, direction: chord / length, curvature: 0)
            case .bezier(let curve, _): return curve.sample(at: u)
            case .arc(let curve, _):
                let (first, second) = curve.derivatives(at: u)
                return .init(position: curve.position(at: u), velocity: first, acceleration: second)
            }
        }

        /// Returns the point at a distance after the end, straight on.
        func end(beyond distance: Double) -> MeasuredPath.Sample {
            var sample = sample(atParameter: 1)
            guard distance > 0 else { return sample }
            sample.position += sample.direction * distance
            sample.curvature = 0
            return sample
        }
    }
}

extension MeasuredPath.Sample {
    /// The sample of a curve with a velocity.
    init(position: Vector2, velocity: Vector2, acceleration: Vector2) {
        let speed = Elementary.hypot(velocity.x, velocity.y)
        let direction = velocity / speed
        let bend = acceleration / speed / speed
        self.init(
            position: position, direction: direction,
            curvature: differenceOfProducts(direction.x, bend.y, direction.y, bend.x))
    }
}

/// A cubic by the differences of its control points, so that a shape far from the origin loses no digits.
struct BezierCurve: Sendable {
    let start, end: Vector2
    let d0, d1, d2: Vector2
    /// A power of two near the largest difference; 0 for a point.
    let unit: Double

    init(start: Vector2, end: Vector2, _ d0: Vector2, _ d1: Vector2, _ d2: Vector2) {
        (self.start, self.end) = (start, end)
        (self.d0, self.d1, self.d2) = (d0, d1, d2)
        var size = 0.0
        for d in [d0, d1, d2] { size = max(size, d.x.magnitude, d.y.magnitude) }
        unit = size > 0 ? Double(sign: .plus, exponent: size.exponent, significand: 1) : 0
    }

    /// Returns the position, from the nearer end.
    func position(at u: Double) -> Vector2 {
        let v = 1 - u
        if u < 0.5 {
            let (a, b, c) = (u * (1 + v + v * v), u * u * (3 * v + u), u * u * u)
            let near: Vector2 = d0 * a + d1 * b
            return start + (near + d2 * c)
        }
        let (a, b, c) = (v * (1 + u + u * u), v * v * (3 * u + v), v * v * v)
        let near: Vector2 = d2 * a + d1 * b
        return end - (near + d0 * c)
    }

    func velocity(at u: Double) -> Vector2 {
        let v = 1 - u
        let (a, b, c): (Double, Double, Double) = (3 * v * v, 6 * u * v, 3 * u * u)
        let sum: Vector2 = d0 * a + d1 * b
        return sum + d2 * c
    }

    func acceleration(at u: Double) -> Vector2 {
        let (first, last): (Vector2, Vector2) = (d1 - d0, d2 - d1)
        let sum: Vector2 = first * (1 - u) + last * u
        return sum * 6
    }

    /// Half of the third derivative.
    private var twist: Vector2 {
        let (first, last): (Vector2, Vector2) = (d1 - d0, d2 - d1)
        return (last - first) * 3
    }

    /// The squared speed in units, by powers of the distance from a parameter.
    func squaredSpeed(about u: Double) -> Quartic {
        let (a, b): (Vector2, Vector2) = (velocity(at: u) / unit, acceleration(at: u) / unit)
        let c = twist / unit
        func dot(_ p: Vector2, _ q: Vector2) -> Double { p.x * q.x + p.y * q.y }
        return Quartic(
            constant: dot(a, a), linear: 2 * dot(a, b), square: dot(b, b) + 2 * dot(a, c),
            cube: 2 * dot(b, c), fourth: dot(c, c))
    }

    func sample(at u: Double) -> MeasuredPath.Sample {
        let (position, velocity, bend) = (position(at: u), velocity(at: u), acceleration(at: u))
        let speed = Elementary.hypot(velocity.x, velocity.y)
        if let direction = direction(ofCuspAt: u, velocity, speed, bend) {
            return .init(position: position, direction: direction, curvature: 0)
        }
        guard speed > 0 else {
            let size = Elementary.hypot(twist.x, twist.y)
            return .init(position: position, direction: twist / size, curvature: 0)
        }
        return .init(position: position, velocity: velocity, acceleration: bend)
    }

    /// Returns the outgoing direction at a cusp, or the incoming one at the end; `nil` if no cusp is within 2⁻⁵⁰ of the
    /// length, the rounding of distances.
    private func direction(ofCuspAt u: Double, _ velocity: Vector2, _ speed: Double, _ bend: Vector2)
        -> Vector2?
    {
        let size = Elementary.hypot(bend.x, bend.y)
        guard size > 0x1p-16 * unit, speed * speed <= 0x1p-50 * size * unit else { return nil }
        // The speed is least there; at a cusp it is 0.
        let place = u - (velocity * bend).sum() / (size * size)
        let least = self.velocity(at: min(max(place, 0), 1))
        let isCusp = Elementary.hypot(least.x, least.y) <= speed / 16
        guard isCusp || speed <= 0x1p-48 * unit else { return nil }
        return bend / (place < 1 - 0x1p-30 ? size : -size)
    }

    /// Returns the parts before and after a parameter, as control points.
    func split(at u: Double) -> (BezierCurve, BezierCurve) {
        let v = 1 - u
        let (a, b): (Vector2, Vector2) = (d0 * v + d1 * u, d1 * v + d2 * u)
        let middle: Vector2 = a * v + b * u
        let point = position(at: u)
        return (
            BezierCurve(start: start, end: point, d0 * u, a * u, middle * u),
            BezierCurve(start: point, end: end, middle * v, b * v, d2 * v)
        )
    }
}

import Hooke

extension VectorPath {
    /// Creates a rectangle, clockwise on the screen from its origin.
    public init(_ rectangle: Rectangle) {
        let (low, high) = (rectangle.origin, rectangle.origin + rectangle.size)
        move(to: low)
        line(to: Vector2(high.x, low.y))
        line(to: high)
        line(to: Vector2(low.x, high.y))
        close()
    }

    /// Creates an ellipse inside a rectangle, clockwise on the screen from its right end.
    ///
    /// - Error: 2.8e-4 of the radius, as everywhere here: a quarter is one cubic.
    public init(ellipseIn rectangle: Rectangle) {
        let radius = rectangle.size / 2
        let center = rectangle.origin + radius
        move(to: center + Vector2(radius.x, 0))
        for quarter in 0..<4 { arc(quarter, center, radius) }
        close()
    }

    /// Creates a rectangle with rounded corners, clockwise on the screen from the end of its top left corner.
    ///
    /// Radii are the same for all corners; those that overlap are reduced together, as in CSS.
    public init(_ rectangle: Rectangle, cornerRadius: Double) {
        self.init(rectangle, cornerRadii: [Vector2](repeating: Vector2(repeating: cornerRadius), count: 4))
    }

    /// Creates a rectangle with rounded corners.
    ///
    /// - Parameters:
    ///   - rectangle: the rectangle; a negative size is made positive.
    ///   - cornerRadii: the horizontal and vertical radius of each corner: top left, top right, bottom right,
    ///     bottom left. Four elements, otherwise it stops with a message. Negative radii count as 0. Radii that
    ///     overlap are reduced together, as in CSS.
    public init(_ rectangle: Rectangle, cornerRadii: [Vector2]) {
        precondition(cornerRadii.count == 4, "cornerRadii are \(cornerRadii.count); accepted: 4")
        let (low, high) = (
            Vector2(rectangle.minX, rectangle.minY), Vector2(rectangle.maxX, rectangle.maxY)
        )
        let size = high - low
        var radii = cornerRadii.map { pointwiseMax($0, .zero) }
        var factor = 1.0
        for (sum, side) in [
            (radii[0].x + radii[1].x, size.x), (radii[1].y + radii[2].y, size.y),
            (radii[2].x + radii[3].x, size.x), (radii[3].y + radii[0].y, size.y),
        ] where sum > side { factor = min(factor, side / sum) }
        if factor < 1 { for index in 0..<4 { radii[index] *= factor } }
        let corners = [low, Vector2(high.x, low.y), high, Vector2(low.x, high.y)]
        // The centre of each corner's ellipse, and the quarter that it turns.
        let inward = [Vector2(1, 1), Vector2(-1, 1), Vector2(-1, -1), Vector2(1, -1)]
        move(to: low + Vector2(radii[0].x, 0))
        for (corner, quarter) in [(1, 3), (2, 0), (3, 1), (0, 2)] {
            let center = corners[corner] + inward[corner] * radii[corner]
            line(to: Self.point(quarter, center, radii[corner]))
            arc(quarter, center, radii[corner])
        }
        close()
    }

    /// Adds an arc of a circle, after a line from the current point to its beginning, if there is one.
    ///
    /// - Parameters:
    ///   - center: the circle's centre.
    ///   - radius: the circle's radius.
    ///   - startAngle: radians from the positive x axis towards the positive y axis.
    ///   - endAngle: as `startAngle`. Differences of more than a turn are one turn.
    ///   - clockwise: whether the angle grows: clockwise on the screen.
    public mutating func arc(
        center: Vector2, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
    ) {
        var sweep = endAngle - startAngle
        let turn = 2 * Double.pi
        guard sweep.isFinite, startAngle.isFinite else { return line(to: Vector2(.nan, .nan)) }
        if sweep.magnitude >= turn, (sweep > 0) == clockwise {
            sweep = clockwise ? turn : -turn
        } else {
            sweep = sweep.truncatingRemainder(dividingBy: turn)
            if clockwise, sweep < 0 { sweep += turn }
            if !clockwise, sweep > 0 { sweep -= turn }
        }
        func direction(_ angle: Double) -> Vector2 { Vector2(Elementary.cos(angle), Elementary.sin(angle)) }
        var from = direction(startAngle)
        line(to: center + from * radius)
        let count = max(1, (sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up))
        let step = sweep / count
        let quarter = step / 4
        let reach = 4 / 3 * Elementary.sin(quarter) / Elementary.cos(quarter) * radius
        for index in 1...Int(count) {
            let to = direction(startAngle + Double(index) * step)
            cubic(
                to: center + to * radius,
                control1: center + from * radius + Vector2(-from.y, from.x) * reach,
                control2: center + to * radius - Vector2(-to.y, to.x) * reach)
            from = to
        }
    }

    private static let directions = [Vector2(1, 0), Vector2(0, 1), Vector2(-1, 0), Vector2(0, -1)]

    private static func point(_ quarter: Int, _ center: Vector2, _ radius: Vector2) -> Vector2 {
        center + directions[quarter & 3] * radius
    }

    /// Adds a quarter of an ellipse, clockwise on the screen; 0 begins at the right end.
    private mutating func arc(_ quarter: Int, _ center: Vector2, _ radius: Vector2) {
        // 4/3 · tan(π/8).
        let reach = 0.5522847498307936
        let (from, to) = (Self.directions[quarter & 3], Self.directions[(quarter + 1) & 3])
        cubic(
            to: center + to * radius, control1: center + (from + to * reach) * radius,
            control2: center + (to + from * reach) * radius)
    }

    /// Returns the path in the opposite direction: the last subpath first.
    public func reversed() -> VectorPath {
        var result = VectorPath()
        var subpath: [Element] = []
        for element in elements.reversed() {
            subpath.append(element)
            guard case .move = element else { continue }
            result.append(Self.reversed(subpath))
            subpath = []
        }
        return result
    }

    /// Returns a subpath, given from its end to its `move`, in the opposite direction.
    private static func reversed(_ steps: [Element]) -> VectorPath {
        var path = VectorPath()
        let isClosed = steps.first == .close
        let drawn = steps.filter { $0 != .close }
        guard let last = drawn.first?.end else { return path }
        path.move(to: last)
        for (step, before) in zip(drawn, drawn.dropFirst()) {
            guard let end = before.end else { continue }
            switch step {
            case .quadratic(_, let control): path.quadratic(to: end, control: control)
            case .cubic(_, let one, let two): path.cubic(to: end, control1: two, control2: one)
            case .arc(_, let arc): path.arc(to: end, arc.reversed)
            case .line, .move, .close: path.line(to: end)
            }
        }
        if isClosed { path.close() }
        return path
    }
}

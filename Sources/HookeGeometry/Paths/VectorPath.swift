/// A path of lines, Bézier curves and arcs of ellipses, as SVG and `UIBezierPath` have it, in points; y points down.
///
/// ```swift
/// import HookeGeometry
///
/// var path = VectorPath()
/// path.move(to: [0, 0])
/// path.line(to: [100, 0])
/// path.cubic(to: [0, 100], control1: [100, 50], control2: [50, 100])
/// path.close()
/// print(path.contains([20, 20]))
/// ```
///
/// Numbers are kept as given; a layer refuses a path that is not finite.
public struct VectorPath: Hashable, Sendable {
    /// A step of a path.
    public enum Element: Hashable, Sendable {
        /// Begins a subpath.
        case move(to: Vector2)
        /// A straight line from the current point.
        case line(to: Vector2)
        /// A curve with one control point.
        case quadratic(to: Vector2, control: Vector2)
        /// A curve with two control points.
        case cubic(to: Vector2, control1: Vector2, control2: Vector2)
        /// An arc of an ellipse, exact.
        case arc(to: Vector2, Arc)
        /// A straight line to the beginning of the subpath, which ends.
        case close
    }

    /// Which points a path encloses.
    public enum FillRule: Hashable, Sendable {
        /// Points around which the path turns, counted with its direction.
        case nonZero
        /// Points from which a ray crosses the path an odd number of times.
        case evenOdd
    }

    /// The steps. Each subpath begins with a `move`.
    public private(set) var elements: [Element] = []
    /// The beginning of the last subpath.
    private var start = Vector2.zero

    /// Creates an empty path.
    public init() {}

    /// Creates a path from its steps, as the methods would add them.
    public init(_ elements: some Sequence<Element>) {
        for element in elements { append(element) }
    }

    /// Whether the path has no steps.
    public var isEmpty: Bool { elements.isEmpty }

    /// The end of the last step; `nil` for an empty path.
    public var currentPoint: Vector2? {
        guard let last = elements.last else { return nil }
        return last.end ?? start
    }

    /// Whether all numbers are finite.
    public var isFinite: Bool {
        elements.allSatisfy { $0.numbers.allSatisfy { $0.isFinite } }
    }

    /// All numbers in order: the coordinates of points, and the radii and rotations of arcs before their ends.
    package var coordinates: [Double] { elements.flatMap { $0.numbers } }

    // MARK: Building

    /// Begins a subpath.
    public mutating func move(to point: Vector2) {
        // A subpath of a single point draws nothing.
        if case .move = elements.last { elements.removeLast() }
        elements.append(.move(to: point))
        start = point
    }

    /// Adds a line from the current point; the first step of a path moves instead.
    public mutating func line(to point: Vector2) {
        guard begins(or: point) else { return }
        elements.append(.line(to: point))
    }

    /// Adds a curve with one control point.
    public mutating func quadratic(to point: Vector2, control: Vector2) {
        guard begins(or: point) else { return }
        elements.append(.quadratic(to: point, control: control))
    }

    /// Adds a curve with two control points.
    public mutating func cubic(to point: Vector2, control1: Vector2, control2: Vector2) {
        guard begins(or: point) else { return }
        elements.append(.cubic(to: point, control1: control1, control2: control2))
    }

    /// Adds an arc of an ellipse from the current point.
    public mutating func arc(to point: Vector2, _ arc: Arc) {
        guard begins(or: point) else { return }
        elements.append(.arc(to: point, arc))
    }

    /// Closes the last subpath; ignored if it is closed or the path is empty.
    public mutating func close() {
        guard let last = elements.last, last != .close else { return }
        elements.append(.close)
    }

    /// Adds the steps of another path.
    public mutating func append(_ other: VectorPath) {
        for element in other.elements { append(element) }
    }

    /// Adds a step.
    public mutating func append(_ element: Element) {
        switch element {
        case .move(let point): move(to: point)
        case .line(let point): line(to: point)
        case .quadratic(let point, let control): quadratic(to: point, control: control)
        case .cubic(let point, let one, let two): cubic(to: point, control1: one, control2: two)
        case .arc(let point, let shape): arc(to: point, shape)
        case .close: close()
        }
    }

    /// Begins a subpath where the last one was closed. Moves to `point` in an empty path.
    ///
    /// - Returns: whether a step may follow.
    private mutating func begins(or point: Vector2) -> Bool {
        guard let last = elements.last else {
            move(to: point)
            return false
        }
        if last == .close { elements.append(.move(to: start)) }
        return true
    }
}

extension VectorPath.Element {
    /// The control points and the end, in order.
    public var points: [Vector2] {
        switch self {
        case .move(let point), .line(let point), .arc(let point, _): [point]
        case .quadratic(let point, let control): [control, point]
        case .cubic(let point, let one, let two): [one, two, point]
        case .close: []
        }
    }

    /// The end; `nil` for `close`.
    var end: Vector2? {
        switch self {
        case .move(let point), .line(let point), .quadratic(let point, _), .cubic(let point, _, _),
            .arc(let point, _):
            point
        case .close: nil
        }
    }

    /// The numbers that define the step, as SVG orders them, without flags.
    var numbers: [Double] {
        let coordinates = points.flatMap { [$0.x, $0.y] }
        guard case .arc(_, let arc) = self else { return coordinates }
        return [arc.radii.x, arc.radii.y, arc.rotation] + coordinates
    }

    /// Returns the step with other points. An arc keeps its shape.
    func mapped(_ map: (Vector2) -> Vector2) -> VectorPath.Element {
        switch self {
        case .move(let point): .move(to: map(point))
        case .line(let point): .line(to: map(point))
        case .quadratic(let point, let control): .quadratic(to: map(point), control: map(control))
        case .cubic(let point, let one, let two):
            .cubic(to: map(point), control1: map(one), control2: map(two))
        case .arc(let point, let arc): .arc(to: map(point), arc)
        case .close: .close
        }
    }

    /// Returns the step whose numbers are computed from those of steps of one kind; `nil` for other kinds. A flag of
    /// an arc is 0 or 1, and set if the result is at least ½.
    func combined(
        _ b: VectorPath.Element, _ c: VectorPath.Element, _ map: (Vector2, Vector2, Vector2) -> Vector2
    ) -> VectorPath.Element? {
        switch (self, b, c) {
        case (.move(let p), .move(let q), .move(let r)): .move(to: map(p, q, r))
        case (.line(let p), .line(let q), .line(let r)): .line(to: map(p, q, r))
        case (.quadratic(let p, let p1), .quadratic(let q, let q1), .quadratic(let r, let r1)):
            .quadratic(to: map(p, q, r), control: map(p1, q1, r1))
        case (.cubic(let p, let p1, let p2), .cubic(let q, let q1, let q2), .cubic(let r, let r1, let r2)):
            .cubic(to: map(p, q, r), control1: map(p1, q1, r1), control2: map(p2, q2, r2))
        case (.arc(let p, let a), .arc(let q, let b), .arc(let r, let c)):
            .arc(to: map(p, q, r), a.combined(b, c, map))
        case (.close, .close, .close): .close
        default: nil
        }
    }
}

extension VectorPath.Arc {
    fileprivate func combined(
        _ b: VectorPath.Arc, _ c: VectorPath.Arc, _ map: (Vector2, Vector2, Vector2) -> Vector2
    ) -> VectorPath.Arc {
        func flags(_ arc: VectorPath.Arc) -> Vector2 { Vector2(arc.isLarge ? 1 : 0, arc.isClockwise ? 1 : 0) }
        func turn(_ arc: VectorPath.Arc) -> Vector2 { Vector2(arc.rotation, 0) }
        let flag = map(flags(self), flags(b), flags(c))
        return VectorPath.Arc(
            radii: map(radii, b.radii, c.radii), rotation: map(turn(self), turn(b), turn(c)).x,
            isLarge: flag.x >= 0.5, isClockwise: flag.y >= 0.5)
    }
}

extension VectorPath {
    /// Returns the path with every point moved by a map, such as a projection's (exact for affine maps).
    ///
    /// Arcs become cubics first, within 1/1024 points; ``transformed(by:)`` keeps them.
    public func mapped(_ map: (Vector2) -> Vector2) -> VectorPath {
        let path = hasArcs ? replacingArcs(within: 1.0 / 1024) : self
        return VectorPath(path.elements.map { $0.mapped(map) })
    }

    /// Returns the path with every number multiplied by a factor, the rotations of arcs too.
    package func scaled(by factor: Double) -> VectorPath {
        VectorPath(
            elements.map { element in
                guard case .arc(let end, let arc) = element else { return element.mapped { $0 * factor } }
                var shape = arc
                shape.radii *= factor
                shape.rotation *= factor
                return .arc(to: end * factor, shape)
            })
    }

    /// Whether both paths have the same kinds of steps in the same order, and can be interpolated.
    public func hasStructure(of other: VectorPath) -> Bool {
        combined(other, other) { point, _, _ in point } != nil
    }

    /// Returns the path between this one (0) and another (1), number by number; `nil` unless both have the same
    /// structure. Flags of arcs switch at ½, as in browsers; see ``PathData/interpolated(to:at:)``.
    public func interpolated(to other: VectorPath, at fraction: Double) -> VectorPath? {
        combined(other, other) { from, to, _ in from + (to - from) * fraction }
    }

    /// Returns self + `moving` − `end`, point by point; `nil` unless all have the same structure.
    package func adding(_ moving: VectorPath, short end: VectorPath) -> VectorPath? {
        combined(moving, end) { $0 + ($1 - $2) }
    }

    private func combined(
        _ b: VectorPath, _ c: VectorPath, _ map: (Vector2, Vector2, Vector2) -> Vector2
    ) -> VectorPath? {
        guard elements.count == b.elements.count, elements.count == c.elements.count else { return nil }
        var path = VectorPath()
        for (index, element) in elements.enumerated() {
            guard let step = element.combined(b.elements[index], c.elements[index], map) else { return nil }
            path.append(step)
        }
        return path
    }
}

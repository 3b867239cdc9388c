import HookeGeometry

extension LottieDocument.Contour {
    /// A path at a time.
    public struct PathKey: Sendable, Hashable {
        /// The time, in seconds.
        public var time: Double
        /// The path, in pixels of the layer.
        public var path: VectorPath
        /// The progress to the next key; ignored for the last.
        public var easing: CubicBezier

        /// Creates a key.
        public init(time: Double, path: VectorPath, easing: CubicBezier = .linear) {
            (self.time, self.path, self.easing) = (time, path, easing)
        }
    }

    /// Converts a path to contours, one for each subpath that has a length.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - error: The largest distance of an arc from its cubics, in pixels; above 0.
    /// - Returns: The contours, and the proven largest distance of their arcs; 0 without arcs.
    /// - Throws: The errors of `contours(through:within:)`.
    public static func contours(
        of path: VectorPath, within error: Double
    ) throws(HookeError) -> (contours: [Self], error: Double) {
        try contours(through: [PathKey(time: 0, path: path)], within: error)
    }

    /// Converts a moving path to contours, one for each subpath that has a length.
    ///
    /// The numbers of the path (also the radii of arcs) move linearly between keys, at the progress of the easing.
    /// Lines and quadratic curves become cubics exactly. Arcs keep their proportions: at all keys the chord is the same
    /// multiple of the radii, along both axes of the ellipse. Then the arc is a linear function of the keys, and so are
    /// its cubics.
    ///
    /// - Parameters:
    ///   - keys: At least one key.
    ///   - error: The largest distance of an arc from its cubics at any time, in pixels; above 0.
    /// - Returns: The contours, and the proven largest distance of their arcs; 0 without arcs.
    /// - Throws: `HookeError.noSolution` with the key or the step, if keys have other steps than the first, or if an arc
    ///   changes its proportions or cannot be within the error.
    public static func contours(
        through keys: [PathKey], within error: Double
    ) throws(HookeError) -> (contours: [Self], error: Double) {
        precondition(!keys.isEmpty, "a path has 0 keys; it must have at least 1")
        precondition(error > 0, "error is \(error); accepted: above 0")
        if let other = keys.firstIndex(where: { !$0.path.hasStructure(of: keys[0].path) }) {
            throw .noSolution(
                field: "path", reason: "key \(other) has other steps than the first; accepted: the same steps"
            )
        }
        // Equal paths are one key.
        let isFixed = keys.allSatisfy { $0.path == keys[0].path }
        var builder = ContourBuilder(isFixed ? [keys[0]] : keys, error: error)
        for step in keys[0].path.elements.indices { try builder.add(step) }
        builder.finish(isClosed: false)
        return (builder.contours, builder.worst)
    }
}

/// Adds the steps of a moving path to contours.
private struct ContourBuilder {
    typealias Vertex = LottieDocument.Contour.Vertex

    private let keys: [LottieDocument.Contour.PathKey]
    private let error: Double
    private(set) var contours: [LottieDocument.Contour] = []
    /// The largest distance of an arc from its cubics.
    private(set) var worst = 0.0
    /// The vertices of the open contour at each key.
    private var open: [[Vertex]]

    init(_ keys: [LottieDocument.Contour.PathKey], error: Double) {
        (self.keys, self.error) = (keys, error)
        open = Array(repeating: [], count: keys.count)
    }

    /// Adds a step of all keys.
    mutating func add(_ step: Int) throws(HookeError) {
        switch keys[0].path.elements[step] {
        case .move:
            finish(isClosed: false)
            for (index, key) in keys.enumerated() {
                open[index] = [Vertex(key.path.elements[step].points[0])]
            }
        case .close: finish(isClosed: true)
        case .arc: try addArc(step)
        case .line, .quadratic, .cubic:
            for (index, key) in keys.enumerated() {
                let points = key.path.elements[step].points
                let (from, to) = (current(index), points[points.count - 1])
                switch points.count {
                case 1: append(to, from, to, at: index)
                case 2:
                    append(
                        to, from + (points[0] - from) * (2 / 3.0), to + (points[0] - to) * (2 / 3.0),
                        at: index)
                default: append(to, points[0], points[1], at: index)
                }
            }
        }
    }

    /// Ends the open contour. A contour without length is left out.
    mutating func finish(isClosed: Bool) {
        defer { for index in open.indices { open[index] = [] } }
        guard open[0].count > 1 else { return }
        // A line of length 0 to the first vertex becomes part of it.
        if isClosed, open[0].count > 2, open.allSatisfy({ $0[0].position == $0[$0.count - 1].position }) {
            for index in open.indices { open[index][0].inTangent = open[index].removeLast().inTangent }
        }
        contours.append(
            LottieDocument.Contour(
                keys.indices.map { .init(time: keys[$0].time, vertices: open[$0], easing: keys[$0].easing) },
                isClosed: isClosed))
    }

    private func current(_ key: Int) -> SIMD2<Double> { open[key][open[key].count - 1].position }

    private mutating func append(
        _ end: SIMD2<Double>, _ control1: SIMD2<Double>, _ control2: SIMD2<Double>, at key: Int
    ) {
        open[key][open[key].count - 1].outTangent = control1 - current(key)
        var vertex = Vertex(end)
        vertex.inTangent = control2 - end
        open[key].append(vertex)
    }

    // MARK: - Arcs

    /// Adds an arc as images of one arc of the unit circle.
    private mutating func addArc(_ step: Int) throws(HookeError) {
        var arcs: [MovingArc] = []
        for (index, key) in keys.enumerated() {
            guard case .arc(let end, let arc) = key.path.elements[step] else { continue }
            arcs.append(MovingArc(start: current(index), end: end, arc: arc))
        }
        if arcs.allSatisfy({ $0.start == $0.end }) { return }
        if [0, 1].contains(where: { axis in arcs.allSatisfy { $0.arc.radii[axis] == 0 } }) {
            for (index, arc) in arcs.enumerated() { append(arc.end, arc.start, arc.end, at: index) }
            return
        }
        guard let (curve, radius, change) = MovingArc.unitCurve(of: arcs), change <= error / 2 else {
            throw .noSolution(
                field: "path",
                reason:
                    "step \(step) is an arc whose radii, ends, rotation or flags change in other proportions; "
                    + "accepted: arcs that move, scale or stretch, and cubics (VectorPath.replacingArcs)")
        }
        let cubics = curve.cubics(within: error / 2 / radius)
        let distance = ArcCurve.error(ofPiece: 2 * curve.halfSweep / Double(cubics.count)) * radius + change
        guard distance <= error else {
            throw .noSolution(
                field: "path",
                reason:
                    "step \(step) is an arc of radius \(radius), which 4,096 cubics do not show within \(error)"
            )
        }
        worst = max(worst, distance)
        for (index, arc) in arcs.enumerated() {
            for (number, cubic) in cubics.enumerated() {
                let end = number == cubics.count - 1 ? arc.end : arc.placed(cubic.end)
                append(end, arc.placed(cubic.control1), arc.placed(cubic.control2), at: index)
            }
        }
    }
}

/// An arc at a key.
private struct MovingArc {
    let start, end: SIMD2<Double>
    let arc: VectorPath.Arc

    private var radii: SIMD2<Double> { SIMD2(arc.radii.x.magnitude, arc.radii.y.magnitude) }

    /// Half of the chord in the ellipse's axes, towards the start.
    private var half: SIMD2<Double> {
        let (along, across) = ArcCurve.axes(arc.rotation)
        let half = (start - end) / 2
        return SIMD2((half * along).sum(), (half * across).sum())
    }

    /// Returns the image of a point in the unit circle's coordinates, about the middle of the chord.
    func placed(_ point: SIMD2<Double>) -> SIMD2<Double> {
        let (along, across) = ArcCurve.axes(arc.rotation)
        return (start + end) / 2 + along * (radii.x * point.x) + across * (radii.y * point.y)
    }

    /// Returns the arc of the unit circle whose images the arcs are, the largest radius, and the largest distance between
    /// an arc and the image at any time between keys; `nil` if rotations, flags or signs of radii differ.
    ///
    /// With the ends at ±p on the unit circle, an end that is δ off moves the centre √(1 − |p|²)·p̂⊥ by at most
    /// c = min(√(2δ), δ/√(1 − (|p| + δ)²)) + δ/(|p| − δ), and the angles of both ends by at most π/2·(δ + c). δ is a
    /// quotient of linear functions of time along each axis, so its largest magnitude is at a key. With |p| above 1 SVG
    /// scales the circle by |p|, and δ is that part of it. Up to 2⁻⁴⁸ it is rounding and left out: less than 1e-6 of the
    /// radius.
    static func unitCurve(of arcs: [MovingArc]) -> (curve: ArcCurve, radius: Double, change: Double)? {
        guard let first = arcs.max(by: { $0.radii.x * $0.radii.y < $1.radii.x * $1.radii.y }) else {
            return nil
        }
        let shape = first.arc
        let isAlike = arcs.allSatisfy { other in
            (other.arc.rotation, other.arc.isLarge, other.arc.isClockwise)
                == (shape.rotation, shape.isLarge, shape.isClockwise)
                && other.arc.radii.x * shape.radii.x >= 0 && other.arc.radii.y * shape.radii.y >= 0
                // SVG draws a line if one radius is 0.
                && (other.radii.x == 0) == (other.radii.y == 0)
        }
        let end = first.half / first.radii
        let unit = VectorPath.Arc(
            radii: SIMD2(1, 1), isLarge: shape.isLarge, isClockwise: shape.isClockwise)
        guard isAlike, let curve = ArcCurve(from: end, to: -end, unit) else { return nil }
        var off = 0.0
        for arc in arcs {
            for axis in 0..<2 {
                let miss = (arc.half[axis] - end[axis] * arc.radii[axis]).magnitude
                guard miss > 0 else { continue }
                off = max(off, 2 * miss / arc.radii[axis])
            }
        }
        let length = (end * end).sum().squareRoot()
        let size = min(1, length)
        off /= max(1, length)
        let radius = arcs.map { max($0.radii.x, $0.radii.y) }.max()! * curve.largestRadius
        // Rounding.
        guard off > 0x1p-48 else { return (curve, radius, 0) }
        guard off < size else { return (curve, radius, .infinity) }
        let slope = 1 - (size + off) * (size + off)
        let rise = min((2 * off).squareRoot(), slope > 0 ? off / slope.squareRoot() : .infinity)
        let center = rise + off / (size - off)
        let change = radius * (center + (off + center) * .pi / 2)
        return (curve, radius, change)
    }
}

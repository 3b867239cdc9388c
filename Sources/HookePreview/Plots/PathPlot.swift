import HookeGeometry

/// A plot of paths, with points along them: over each other, or each in a cell of its own, as a filmstrip.
///
/// ```swift
/// import HookePreview
///
/// let path = try VectorPath(svg: "M0 0A50 50 0 0 1 100 0")
/// let measured = try MeasuredPath(path)
/// let middle = measured.sample(at: measured.length / 2)
/// let svg = try PathPlot([.init(label: "half a turn", path: path, points: [middle])]).svg()
/// ```
public struct PathPlot: Sendable {
    /// A path and points along it.
    public struct Shape: Sendable {
        /// The name in the picture; empty for no name.
        public var label: String
        /// The path.
        public var path: VectorPath
        /// Points that are marked, with a line across the path.
        public var points: [MeasuredPath.Sample]

        /// Creates a shape.
        public init(label: String = "", path: VectorPath, points: [MeasuredPath.Sample] = []) {
            (self.label, self.path, self.points) = (label, path, points)
        }
    }

    /// The shapes, in drawing order.
    public let shapes: [Shape]
    /// The title; `nil` uses the shapes' names.
    public let title: String?
    /// Whether shapes are filled.
    public var isFilled = false
    /// Whether each shape has a cell of its own, all of one scale.
    public let isSpread: Bool

    /// The largest number of cells.
    public static let maximumCellCount = 24

    /// Creates a plot of one to six shapes, or of up to ``maximumCellCount`` in cells.
    ///
    /// - Parameters:
    ///   - shapes: the shapes.
    ///   - title: the title; the shapes' names if left out.
    ///   - isSpread: whether each shape has a cell of its own.
    /// - Throws: `PreviewError.badPlot` for a wrong number of shapes, an empty path, or numbers that are not finite
    ///   or too large to draw.
    public init(_ shapes: [Shape], title: String? = nil, isSpread: Bool = false) throws(PreviewError) {
        try PlotRules.check(
            shapes.count, .curves, most: isSpread ? Self.maximumCellCount : PlotRules.maximumLineCount)
        for shape in shapes {
            guard !shape.path.isEmpty else {
                throw .badPlot(
                    field: .line(shape.label), value: "empty", accepted: "a path with 1 step or more")
            }
            try PlotRules.check(shape.path.coordinates, .line(shape.label))
            try PlotRules.check(
                shape.points.flatMap { [$0.position.x, $0.position.y] }, .line(shape.label))
        }
        (self.shapes, self.title, self.isSpread) = (shapes, title, isSpread)
    }

    /// Returns a self-contained SVG document in the reader's colour scheme, without scripts, fonts or links.
    ///
    /// - Parameters:
    ///   - width: At least 320 pixels.
    ///   - height: At least 280 pixels.
    public func svg(width: Double = 760, height: Double = 540) -> String {
        PlotRules.checkSize(width, height)
        let names = shapes.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
        let steps = shapes.map(\.path.elements.count)
        let points = shapes.reduce(0) { $0 + $1.points.count }
        var subtitle = "\(shapes.count) path\(shapes.count == 1 ? "" : "s")"
        subtitle += ", \(steps.reduce(0, +)) steps"
        if points > 0 { subtitle += ", \(points) point\(points == 1 ? "" : "s")" }
        let document = PlotDocument(
            width: width, height: height, title: title ?? (names.isEmpty ? "Path" : names),
            textDescription: names.isEmpty ? subtitle : "\(names): \(subtitle)", subtitle: subtitle)
        let room = Vector2(
            width - 2 * PlotDocument.margin, height - PlotDocument.head - PlotDocument.margin)
        return document.svg(
            PlotDocument.panel(top: PlotDocument.head, drawn: isSpread ? spread(room) : together(room)))
    }

    private var bounds: (low: Vector2, high: Vector2) {
        let corners = shapes.compactMap(\.path.bounds).flatMap { [$0.origin, $0.origin + $0.size] }
        let all = Rectangle(enclosing: corners + shapes.flatMap { $0.points.map(\.position) })
        return all.map { ($0.origin, $0.origin + $0.size) } ?? (.zero, Vector2(1, 1))
    }

    private func together(_ room: Vector2) -> String {
        let (low, high) = bounds
        let hasKeys = shapes.count > 1
        let frame = ScreenFrame(
            width: room.x, height: room.y, low: low, high: high, head: hasKeys ? 22 : 8)
        var svg = frame.axes()
        var inside = ""
        for (index, shape) in shapes.enumerated() { inside += drawn(shape, "s\(index)", frame) }
        svg += frame.clipped(inside, id: "screen")
        return hasKeys ? svg + frame.legend(shapes.map(\.label)) : svg
    }

    private func spread(_ room: Vector2) -> String {
        let (low, high) = bounds
        let grid = ScreenGrid(shapes.count, in: room, low: low, high: high)
        return shapes.enumerated().map { number, shape in
            grid.drawn(number, name: shape.label) { drawn(shape, "s0", $0) }
        }.joined()
    }

    private func drawn(_ shape: Shape, _ kind: String, _ frame: ScreenFrame) -> String {
        let origin = frame.place(.zero)
        let scale = frame.place(Vector2(1, 0)).x - origin.x
        let placed = shape.path.transformed(
            by: Affine2D(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y))
        let data = placed.text { Markup.number($0, decimals: 3) }
        var svg = isFilled ? "<path class=\"face \(kind)\" d=\"\(data)\"/>\n" : ""
        svg += "<path class=\"curve \(kind)\" d=\"\(data)\"/>\n"
        for point in shape.points {
            let place = frame.place(point.position)
            // Across the path, where the direction is seen.
            let across = Vector2(-point.direction.y, point.direction.x) * 9
            let (from, to) = (place - across, place + across)
            svg += frame.line(from.x, from.y, to.x, to.y, "curve \(kind) thin solid")
            svg += "<circle class=\"tip \(kind)\" cx=\"\(Markup.number(place.x))\""
            svg += " cy=\"\(Markup.number(place.y))\" r=\"3.5\"/>\n"
        }
        return svg
    }
}

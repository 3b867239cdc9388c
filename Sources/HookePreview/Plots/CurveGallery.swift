import Hooke

/// Many timing curves as one picture, each small and with its name.
///
/// ```swift
/// import HookePreview
///
/// let curves = Easing.allCases.map { CurvePlot.Curve(label: $0.name, function: .easing($0)) }
/// let svg = try CurveGallery(curves).svg()
/// ```
public struct CurveGallery: Sendable {
    /// The curves, row by row.
    public let curves: [CurvePlot.Curve]
    /// The number of curves in a row.
    public let columns: Int

    /// The largest number of curves of a gallery.
    public static let maximumCurveCount = 240

    /// Creates a gallery of 1 to ``maximumCurveCount`` timing curves.
    ///
    /// - Parameters:
    ///   - curves: The curves and their names.
    ///   - columns: The number of curves in a row, at least 1.
    /// - Throws: `PreviewError.badPlot` for too few or too many curves, or one with a value that is too large to be drawn.
    public init(_ curves: [CurvePlot.Curve], columns: Int = 6) throws(PreviewError) {
        precondition(columns >= 1, "columns is \(columns); accepted: at least 1")
        try PlotRules.check(curves.count, .curves, most: Self.maximumCurveCount)
        for curve in curves {
            let values = (0...64).map { curve.function.value(at: Double($0) / 64) }
            try PlotRules.check(values, .line(curve.label)) { "\($0) at a place" }
        }
        (self.curves, self.columns) = (curves, columns)
    }

    /// Returns the gallery as an SVG document, light or dark as the reader prefers: no script, no font, no link.
    ///
    /// All cells have the same scale. The firm lines are the values 0 and 1.
    ///
    /// - Parameter title: The heading.
    public func svg(title: String = "Easing functions") -> String {
        let extremes = curves.map { $0.function.extremes }
        let low = min(0, extremes.map(\.minimum).min() ?? 0)
        let high = max(1, extremes.map(\.maximum).max() ?? 1)
        let names = curves.map { Self.lines($0.label) }
        let head = 10 + 14 * Double(names.map(\.count).max() ?? 1)
        let cell = SIMD2(132.0, 20 + head + Self.unit * (high - low))
        let rows = (curves.count + columns - 1) / columns
        var drawn = ""
        for (index, curve) in curves.enumerated() {
            let corner = SIMD2(Double(index % columns), Double(index / columns)) * cell
            drawn += "<g transform=\"translate(\(Markup.number(corner.x)) \(Markup.number(corner.y)))\">\n"
            drawn += Self.drawn(curve, names[index], head: head, low: low, high: high) + "</g>\n"
        }
        return PlotDocument(
            width: 2 * PlotDocument.margin + Double(min(columns, curves.count)) * cell.x - 20,
            height: PlotDocument.head + Double(rows) * cell.y + PlotDocument.margin / 2,
            title: title, textDescription: curves.map(\.label).joined(separator: ", "),
            subtitle: "value over time; the firm lines are 0 and 1"
        ).svg(PlotDocument.panel(top: PlotDocument.head, drawn: drawn))
    }

    private static let width = 112.0
    /// The pixels of a unit of the value.
    private static let unit = 76.0

    /// The name in one line, or in two between its words if it is too wide. Names often differ at their ends, so that their
    /// middle is left out if there is no room.
    private static func lines(_ name: String) -> [String] {
        func fits(_ text: some StringProtocol) -> Bool { Markup.width(String(text), size: 12) <= width + 12 }
        if fits(name) { return [name] }
        let ends = name.indices.dropFirst().filter { index in
            let (before, here) = (name[name.index(before: index)], name[index])
            return before == "." || here.isUppercase && before.isLowercase
        }
        guard let end = ends.last(where: { fits(name[..<$0]) }) else {
            return [Markup.abridged(name, size: 12, width: width + 12)]
        }
        return [String(name[..<end]), Markup.abridged(String(name[end...]), size: 12, width: width + 12)]
    }

    /// A curve and its name, from the corner of its cell.
    private static func drawn(
        _ curve: CurvePlot.Curve, _ name: [String], head: Double, low: Double, high: Double
    ) -> String {
        func y(_ value: Double) -> String { Markup.number(head + (high - value) * unit) }
        var svg = ""
        for value in [0.0, 1] {
            svg +=
                "<line class=\"grid firm\" x1=\"0\" x2=\"\(Markup.number(width))\" y1=\"\(y(value))\" y2=\"\(y(value))\"/>\n"
        }
        for (index, line) in name.enumerated() {
            // The last line is beside the curve.
            let y = Markup.number(head - 12 - 14 * Double(name.count - 1 - index))
            svg += "<text class=\"ink\" x=\"0\" y=\"\(y)\" font-size=\"12\">\(Markup.escaped(line))</text>\n"
        }
        // Half a pixel apart, so that corners and jumps are sharp.
        let steps = 2 * Int(width)
        let times = (0...steps).map { Double($0) / Double(steps) }
        let points = times.map { "\(Markup.number($0 * width)) \(y(curve.function.value(at: $0)))" }
        svg += "<polyline class=\"curve s0\" points=\"\(points.joined(separator: " "))\"/>\n"
        return svg
    }
}

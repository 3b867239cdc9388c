/// An SVG document with a title, a text description and a subtitle above the drawing.
struct PlotDocument {
    let width: Double
    let height: Double
    let title: String
    /// The replacement for a title that is too long; without it the title is truncated.
    var brief: String?
    /// A text description of the picture, for accessibility.
    let textDescription: String
    let subtitle: String

    static let margin = 24.0
    /// The height of the title and the subtitle.
    static let head = 84.0

    func svg(_ drawn: String) -> String {
        let isLong = Markup.width(title, size: 20) > width - 2 * Self.margin
        let headings =
            heading(isLong ? brief ?? title : title, y: 40, size: 20, "ink", weight: "700")
            + heading(subtitle, y: 62, size: 13, "ink muted", weight: "400")
        return Markup.document(
            width: width, height: height, title: title, description: textDescription,
            body: Markup.paper + headings + drawn)
    }

    /// Returns `drawn` moved right by the margin and `left`, and down to `top`.
    static func panel(top: Double, left: Double = 0, drawn: String) -> String {
        "<g transform=\"translate(\(Markup.number(margin + left)) \(Markup.number(top)))\">\n" + drawn
            + "</g>\n"
    }

    private func heading(
        _ text: String, y: Double, size: Double, _ kind: String, weight: String
    ) -> String {
        let room = width - 2 * Self.margin
        let shown = Markup.escaped(Markup.truncated(text, size: size, width: room))
        return "<text class=\"\(kind)\" x=\"\(Markup.number(Self.margin))\" y=\"\(Markup.number(y))\""
            + " font-size=\"\(Markup.number(size))\" font-weight=\"\(weight)\">\(shown)</text>\n"
    }
}

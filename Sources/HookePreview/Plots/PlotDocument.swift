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
        let size = "width=\"\(Markup.number(width))\" height=\"\(Markup.number(height))\""
        let box = "0 0 \(Markup.number(width)) \(Markup.number(height))"
        var svg = """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" \(size) viewBox="\(box)" role="img" \
            aria-labelledby="title desc">
            <title id="title">\(Markup.escaped(title))</title>
            <desc id="desc">\(Markup.escaped(textDescription))</desc>
            <style>
            \(PreviewStyle.css)</style>
            <rect class="paper" width="100%" height="100%"/>

            """
        let isLong = Markup.width(title, size: 20) > width - 2 * Self.margin
        svg += heading(isLong ? brief ?? title : title, y: 40, size: 20, "ink", weight: "700")
        svg += heading(subtitle, y: 62, size: 13, "ink muted", weight: "400")
        return svg + drawn + "</svg>\n"
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

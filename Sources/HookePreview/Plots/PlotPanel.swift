/// A rectangle with axes; the frames of all plots conform to it.
protocol PlotPanel {
    /// The axes, in pixels; the content lies inside them.
    var left: Double { get }
    var right: Double { get }
    var top: Double { get }
    var bottom: Double { get }
}

extension PlotPanel {
    /// The font size along axes and in legends, in pixels.
    static var font: Double { 11 }

    func number(_ value: Double) -> String { Markup.number(value) }

    /// Returns a text whose start, middle or end is at (x, y), depending on `anchor`.
    func text(
        _ x: Double, _ y: Double, _ text: String, _ kind: String, anchor: String = "start"
    ) -> String {
        "<text class=\"\(kind)\" x=\"\(number(x))\" y=\"\(number(y))\" text-anchor=\"\(anchor)\""
            + " font-size=\"\(number(Self.font))\">\(Markup.escaped(text))</text>\n"
    }

    func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ kind: String) -> String {
        "<line class=\"\(kind)\" x1=\"\(number(x1))\" y1=\"\(number(y1))\""
            + " x2=\"\(number(x2))\" y2=\"\(number(y2))\"/>\n"
    }

    /// Returns `drawn` clipped at the axes. `id` is the id of the clip path.
    func clipped(_ drawn: String, id: String) -> String {
        let place = "x=\"\(number(left))\" y=\"\(number(top))\""
        let size = "width=\"\(number(right - left))\" height=\"\(number(bottom - top))\""
        return "<clipPath id=\"\(id)\"><rect \(place) \(size)/></clipPath>\n"
            + "<g clip-path=\"url(#\(id))\">\n\(drawn)</g>\n"
    }
}

/// A rectangle that is drawn into, with axes around what is shown: what the frames of all plots share.
protocol PlotPanel {
    /// Where the axes are, in pixels: what is shown lies inside them.
    var left: Double { get }
    var right: Double { get }
    var top: Double { get }
    var bottom: Double { get }
}

extension PlotPanel {
    /// The size of the text along axes and in keys, in pixels.
    static var font: Double { 11 }

    func number(_ value: Double) -> String { Markup.number(value) }

    /// A text that starts at (x, y), or ends there or has its middle there by its `anchor`.
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

    /// `drawn`, cut off at the axes; `id` is the cut's own name in the document.
    func clipped(_ drawn: String, id: String) -> String {
        let place = "x=\"\(number(left))\" y=\"\(number(top))\""
        let size = "width=\"\(number(right - left))\" height=\"\(number(bottom - top))\""
        return "<clipPath id=\"\(id)\"><rect \(place) \(size)/></clipPath>\n"
            + "<g clip-path=\"url(#\(id))\">\n\(drawn)</g>\n"
    }
}

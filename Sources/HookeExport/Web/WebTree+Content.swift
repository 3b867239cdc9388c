import Hooke
import HookeTransitions

extension WebTree {
    /// Adds what a view draws itself, from back to front, behind its subviews.
    func addPaints(of node: Node, to box: inout WebElement) throws(ExportError) {
        try addMask(of: node, to: &box)
        try addBackground(of: node, to: &box)
        try addGradient(of: node, to: &box)
        try addPicture(of: node, to: &box)
        try addPath(of: node, to: &box)
        try addText(of: node, to: &box)
    }

    /// - Throws: ``ExportError`` for a picture that is not a data URI.
    private func addPicture(of node: Node, to box: inout WebElement) throws(ExportError) {
        if let image = node.state.shape?.fittedContents {
            guard image.uri.hasPrefix("data:"), image.uri.utf8.allSatisfy(Self.isPlain) else {
                throw refusal("image", of: node, "it is not a data URI of letters, digits and +/=;:,.%-_")
            }
            var picture = layer("image", of: node)
            let size =
                switch image.fit {
                case .fill: "100% 100%"
                case .cover: "cover"
                case .contain: "contain"
                }
            // Browsers would keep the proportions of an SVG picture.
            let isStretched = image.fit == .fill && image.uri.hasPrefix("data:image/svg+xml")
            let uri = image.uri + (isStretched ? "#svgView(preserveAspectRatio(none))" : "")
            picture.styles.append(
                WebDeclaration("background", "url(\"\(uri)\") center / \(size) no-repeat"))
            box.children.append(picture)
        }
    }

    /// - Throws: ``ExportError`` for a font size that is not above 0, and a colour that is not finite.
    private func addText(of node: Node, to box: inout WebElement) throws(ExportError) {
        if let text = node.state.shape?.text {
            guard text.fontSize > 0, text.fontSize.isFinite else {
                throw fault("fontSize", of: node, text.fontSize, "a finite number above 0")
            }
            let color = try text.color.premultiplied("\(className(node)): the text's colour")
            var line = layer("text", of: node)
            let (align, side) =
                switch text.alignment {
                case .left: ("flex-start", "left")
                case .center: ("center", "center")
                case .right: ("flex-end", "right")
                }
            let font = "\(WebText.length(text.fontSize))/1.2 system-ui, sans-serif"
            line.styles += [
                WebDeclaration("overflow", "clip"), WebDeclaration("display", "flex"),
                WebDeclaration("align-items", "center"), WebDeclaration("justify-content", align),
                WebDeclaration("text-align", side), WebDeclaration("white-space", "pre"),
                WebDeclaration("font", font),
                WebDeclaration("color", Self.color(color)),
            ]
            // Inside a flex container, lines need one element.
            var words = WebElement("\(className(node))--words", [("position", "relative"), ("flex", "none")])
            words.text = text.string
            line.children = [words]
            box.children.append(line)
        }
    }

    /// Whether a byte has no meaning in CSS, HTML or JSON.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "+/=;:,.%-_".utf8.contains(byte)
        }
    }
}

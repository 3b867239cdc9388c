import Hooke
import HookeTransitions

extension WebTree {
    /// Adds the picture and the text of a view, in front of its background and behind its subviews.
    func addContent(of node: Node, to box: inout WebElement) {
        guard let content = contents[node.id] else { return }
        if let image = content.image {
            var picture = layer("image", of: node)
            let size =
                switch image.fit {
                case .fill: "100% 100%"
                case .cover: "cover"
                case .contain: "contain"
                }
            picture.styles.append(
                WebDeclaration("background", "url(\"\(image.uri)\") center / \(size) no-repeat"))
            box.children.append(picture)
        }
        if let text = content.text {
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
                WebDeclaration("font", font), WebDeclaration("color", Self.color(text.color)),
            ]
            // Inside a flex container, lines need one element.
            var words = WebElement("\(className(node))--words", [("position", "relative"), ("flex", "none")])
            words.text = text.string
            line.children = [words]
            box.children.append(line)
        }
    }

    private static func color(_ color: SceneColor) -> String {
        let c = color.srgbComponents
        return Self.color([c.x * color.alpha, c.y * color.alpha, c.z * color.alpha, color.alpha])
    }
}

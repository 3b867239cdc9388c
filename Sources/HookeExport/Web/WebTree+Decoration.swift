import Hooke
import HookeTransitions

extension WebTree {
    func addBackground(of node: Node, to box: inout WebElement) throws(ExportError) {
        guard node.state.backgroundColor != nil || moves(.backgroundColor, of: node) else { return }
        let hasShadow = node.state.decoration.shadowOpacity > 0 || moves(.shadowOpacity, of: node)
        // A view that clips its content also clips its shadow, as in Core Animation.
        guard hasShadow, !node.state.masksToBounds else {
            return try addStyles(.fill, of: node, to: &box)
        }
        var (shadow, fill) = (layer("shadow", of: node), layer("fill", of: node))
        try addStyles(.shadow, of: node, to: &shadow)
        try addStyles(.fill, of: node, to: &fill)
        box.children += [shadow, fill]
    }

    /// Adds the border above the view's content.
    func addBorder(of node: Node, to box: inout WebElement) throws(ExportError) {
        guard node.state.decoration.borderWidth > 0 || moves(.borderWidth, of: node) else { return }
        var border = layer("border", of: node)
        border.styles.append(WebDeclaration("z-index", String(node.children.count + 1)))
        try addStyles(.border, of: node, to: &border)
        box.children.append(border)
    }

    /// Returns an element with the view's size and corners.
    func layer(_ part: String, of node: Node) -> WebElement {
        WebElement(
            "\(className(node))--\(part)",
            [("width", "100%"), ("height", "100%"), ("border-radius", "inherit")])
    }
}

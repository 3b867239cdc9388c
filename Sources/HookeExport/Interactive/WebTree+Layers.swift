import Hooke
import HookeTransitions

// One element for each view, which the page places.

extension WebTree {
    /// Returns the screen with an element for each view, in the order of `SceneSnapshot.nodes`.
    func layers() throws(ExportError) -> WebElement {
        var screen = try backdrop()
        var count = 0
        screen.attributes.append(("data-tree", ""))
        screen.children = [try layer(timeline.model.root, &count)]
        return screen
    }

    private func layer(_ node: Node, _ count: inout Int) throws(ExportError) -> WebElement {
        var element = WebElement(className(node), [("transform-origin", "0 0")])
        element.label = node.name
        element.attributes.append(("data-layer", "\(count)"))
        count += 1
        try addStyles(.box, of: node, to: &element)
        if node.state.masksToBounds { element.styles.append(WebDeclaration("overflow", "clip")) }
        try addPaints(of: node, to: &element)
        for child in node.children { element.children.append(try layer(child, &count)) }
        try addBorder(of: node, to: &element)
        return element
    }
}

import Hooke
import HookeTransitions

extension WebTree {
    func addBackground(of node: Node, to box: inout WebElement) throws(ExportError) {
        guard node.state.backgroundColor != nil || moves(.backgroundColor, of: node) else { return }
        let decoration = node.state.decoration
        let hasShadow = decoration.shadowOpacity > 0 || moves(.shadowOpacity, of: node)
        // A view that clips its content also clips its shadow, as in Core Animation.
        guard hasShadow, !node.state.masksToBounds else {
            return try animateColor(
                .backgroundColor, of: node, on: &box, part: "background", "background-color")
        }
        var shadow = layer("shadow", of: node)
        try animateColor(.shadowColor, of: node, on: &shadow, part: "shadow-color", "background-color")
        let opacity = try scalarKnots(.shadowOpacity, of: node, within: 0...1)
        follow(
            opacity, model: decoration.shadowOpacity.clamped(to: 0...1), on: &shadow,
            name: "\(className(node))--shadow-opacity"
        ) { [WebDeclaration("opacity", WebText.number($0))] }
        try follow(.shadowOffset, of: node, on: &shadow, part: "shadow-offset", "translate") {
            "\(WebText.length($0.numbers[0])) \(WebText.length($0.numbers[1]))"
        }
        try animateLength(.shadowRadius, of: node, on: &shadow, part: "shadow-radius", "filter") {
            "blur(\(WebText.length($0)))"
        }
        var fill = layer("fill", of: node)
        try animateColor(.backgroundColor, of: node, on: &fill, part: "background", "background-color")
        box.children += [shadow, fill]
    }

    /// Adds the border above the view's content. It is an inset box shadow, because browsers round border
    /// widths to whole pixels.
    func addBorder(of node: Node, to box: inout WebElement) throws(ExportError) {
        let decoration = node.state.decoration
        guard decoration.borderWidth > 0 || moves(.borderWidth, of: node) else { return }
        var border = layer("border", of: node)
        border.styles.append(WebDeclaration("z-index", String(node.children.count + 1)))
        try animateLength(.borderWidth, of: node, on: &border, part: "border-width", "box-shadow") {
            "inset 0px 0px 0px \(WebText.length($0)) currentcolor"
        }
        try animateColor(.borderColor, of: node, on: &border, part: "border-color", "color")
        box.children.append(border)
    }

    /// Returns an element with the view's size and corners.
    func layer(_ part: String, of node: Node) -> WebElement {
        WebElement(
            "\(className(node))--\(part)",
            [("width", "100%"), ("height", "100%"), ("border-radius", "inherit")])
    }

    func animateColor(
        _ property: AnimatedProperty, of node: Node, on element: inout WebElement, part: String, _ css: String
    ) throws(ExportError) {
        for knot in try knots(property, of: node) + [WebKnot(time: 0, value: node.state[property])]
        where !isStill {
            let premultiplied = knot.value.numbers
            for component in premultiplied where component < 0 || component > max(0, premultiplied[3]) {
                throw .outOfRange(
                    field: "\(className(node)): \(property.rawValue)", value: component,
                    accepted: "premultiplied components from 0 to alpha")
            }
            guard premultiplied[3] <= 1 else {
                throw .outOfRange(
                    field: "\(className(node)): \(property.rawValue)", value: premultiplied[3],
                    accepted: "an alpha from 0 to 1")
            }
        }
        try follow(property, of: node, on: &element, part: part, css) {
            Self.color(isStill ? Self.clamped($0.numbers) : $0.numbers)
        }
    }

    /// Returns a premultiplied colour with all components in range.
    private static func clamped(_ premultiplied: [Double]) -> [Double] {
        let alpha = premultiplied[3].clamped(to: 0...1)
        return premultiplied[..<3].map { $0.clamped(to: 0...alpha) } + [alpha]
    }

    /// Returns a premultiplied colour in the legacy syntax. Browsers interpolate other colours in Oklab.
    static func color(_ premultiplied: [Double]) -> String {
        let alpha = premultiplied[3]
        // Browsers keep eight bits; drop the last digits of the division.
        let components = premultiplied[..<3].map { component in
            WebText.number(alpha > 0 ? (component / alpha * 255e6).rounded() / 1e6 : 0)
        }
        return "rgb(\(components.joined(separator: " ")) / \(WebText.number(alpha)))"
    }
}

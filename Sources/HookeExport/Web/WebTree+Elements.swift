import Foundation
import Hooke
import HookeTransitions

extension WebTree {
    /// Returns the element of the screen, which contains the root.
    func screen() throws(ExportError) -> WebElement {
        var screen = try backdrop()
        let root = timeline.model.root
        // The screen has the root's coordinates, whatever the root's position and transform.
        var place = WebElement(className(root))
        place.label = root.name
        try addVisibility(of: root, to: &place)
        var box = try box(root)
        try follow(.bounds, of: root, on: &box, part: "root", "translate", initial: "0px 0px") {
            "\(WebText.length($0.numbers[0])) \(WebText.length($0.numbers[1]))"
        }
        place.children = [box]
        screen.children = [place]
        return screen
    }

    /// Returns the empty element of the screen.
    func backdrop() throws(ExportError) -> WebElement {
        var screen = WebElement(prefix)
        let size = timeline.model.root.state.bounds.size
        screen.styles = [
            WebDeclaration("position", "relative"),
            WebDeclaration("width", WebText.length(size.width)),
            WebDeclaration("height", WebText.length(size.height)),
            WebDeclaration("overflow", "clip"),
        ]
        if let background {
            let color = Self.color(try background.premultiplied("background"))
            screen.styles.append(WebDeclaration("background-color", color))
        }
        return screen
    }

    // MARK: Placement

    /// Returns a view inside its superview's box.
    private func child(
        _ node: Node, of parent: Node, order: [WebKnot<Int>]
    ) throws(ExportError) -> WebElement {
        var place = WebElement(className(node), [("transform-origin", "0 0")])
        place.label = node.name
        if node.isPicture {
            try placePicture(node, in: parent, &place)
        } else {
            try follow(.position, of: node, on: &place, part: "position", "translate", initial: "0px 0px") {
                "\(WebText.length($0.numbers[0])) \(WebText.length($0.numbers[1]))"
            }
            try animateTransform(.transform, of: node, on: &place, part: "transform")
        }
        try addVisibility(of: node, to: &place)
        place.children = [try box(node)]

        let hasSpace = moves(.sublayerTransform, of: parent) || parent.state.sublayerTransform != .identity
        var chain = place
        if hasSpace {
            var lift = WebElement("\(className(node))--lift", [("transform-style", "preserve-3d")])
            try follow(.zPosition, of: node, on: &lift, part: "lift", "translate", initial: "0px 0px 0px") {
                "0px 0px \(WebText.length($0.numbers[0]))"
            }
            if lift.styles.count > 1 { chain = lift.holding(chain) }
        }
        if !node.isPicture {
            var shift = WebElement("\(className(node))--shift")
            try follow(.bounds, of: parent, on: &shift, part: "origin", "translate", initial: "0px 0px") {
                "\(WebText.length(-$0.numbers[0])) \(WebText.length(-$0.numbers[1]))"
            }
            if !shift.styles.isEmpty {
                if hasSpace { shift.styles.append(WebDeclaration("transform-style", "preserve-3d")) }
                chain = shift.holding(chain)
            }
        }
        if hasSpace { chain = try space(of: parent, around: node).holding(chain) }
        follow(
            order, model: order[order.count - 1].value, on: &chain, name: "\(className(node))--order",
            initial: [WebDeclaration("z-index", "0")]
        ) { [WebDeclaration("z-index", String($0))] }
        return chain
    }

    /// Returns the element with the superview's sublayer transform about its anchor point. Each child has its
    /// own, so that siblings are painted in their order and not by depth.
    private func space(of parent: Node, around node: Node) throws(ExportError) -> WebElement {
        var space = WebElement(
            "\(className(node))--space",
            [("width", "100%"), ("height", "100%"), ("transform-style", "preserve-3d")])
        try follow(.anchorPoint, of: parent, on: &space, part: "eye", "transform-origin", initial: "50% 50%")
        {
            "\(WebText.percentage($0.numbers[0])) \(WebText.percentage($0.numbers[1]))"
        }
        try animateTransform(.sublayerTransform, of: parent, on: &space, part: "sublayer-transform")
        return space
    }

    /// Centres a picture in its view's box and scales it to fill the box.
    private func placePicture(
        _ node: Node, in parent: Node, _ place: inout WebElement
    ) throws(ExportError) {
        place.styles += [
            WebDeclaration("width", "100%"), WebDeclaration("height", "100%"),
            WebDeclaration("translate", "50% 50%"),
        ]
        let size = node.state.bounds.size
        let frames = try knots(.bounds, of: parent).map(\.value.numbers)
        guard frames.allSatisfy({ ($0[2] / size.width).isFinite && ($0[3] / size.height).isFinite }) else {
            return
        }
        try follow(.bounds, of: parent, on: &place, part: "fill", "scale", initial: "1 1") {
            "\(WebText.number($0.numbers[2] / size.width)) \(WebText.number($0.numbers[3] / size.height))"
        }
    }

    private func addVisibility(of node: Node, to place: inout WebElement) throws(ExportError) {
        let knots = try scalarKnots(.opacity, of: node, within: 0...1)
        follow(
            knots, model: node.state.opacity.clamped(to: 0...1), on: &place,
            name: "\(className(node))--opacity", initial: [WebDeclaration("opacity", "1")]
        ) { [WebDeclaration("opacity", WebText.number($0))] }
        if node.state.isHidden { place.styles.append(WebDeclaration("visibility", "hidden")) }
    }

    // MARK: Boxes

    /// Returns the width or height of a view. Negative values within the error of the timeline are those of a size that
    /// comes to 0.
    private func side(_ field: String, _ index: Int, of node: Node) throws(ExportError) -> PiecewiseLinear<
        Double
    > {
        let track = try straightTrack(.bounds, of: node) { $0.numbers[index] }
        guard track.least >= -timeline.distance else {
            throw fault(field, of: node, track.least, "at least 0")
        }
        return track
    }

    /// Returns the bounds of a view with all its content.
    private func box(_ node: Node) throws(ExportError) -> WebElement {
        // A stacking context, so that the content is ordered separately.
        var box = WebElement("\(className(node))--box", [("z-index", "0")])
        var knots = try knots(.bounds, of: node)
        let (width, height) = (try side("width", 2, of: node), try side("height", 3, of: node))
        if min(width.least, height.least) < 0 {
            let (wide, high) = (width.clamped(to: 0...(.infinity)), height.clamped(to: 0...(.infinity)))
            knots = wide.merging(high) { SIMD4(0, 0, $0, $1) }.knots.map {
                WebKnot(time: $0.time, value: .quad($0.value))
            }
        }
        follow(
            knots, model: node.state[.bounds], on: &box,
            name: "\(className(node))--size"
        ) {
            [
                WebDeclaration("width", WebText.length($0.numbers[2])),
                WebDeclaration("height", WebText.length($0.numbers[3])),
            ]
        }
        if node.id != timeline.model.root.id {
            try follow(.anchorPoint, of: node, on: &box, part: "anchor", "translate", initial: "0% 0%") {
                "\(WebText.percentage(-$0.numbers[0])) \(WebText.percentage(-$0.numbers[1]))"
            }
        }
        try addStyles(.box, of: node, to: &box)
        if node.state.masksToBounds { box.styles.append(WebDeclaration("overflow", "clip")) }
        try addPaints(of: node, to: &box)
        let orders = try paintOrders(of: node.children)
        for (child, order) in zip(node.children, orders) {
            box.children.append(try self.child(child, of: node, order: order))
        }
        try addBorder(of: node, to: &box)
        return box
    }
}

extension WebElement {
    func holding(_ child: WebElement) -> WebElement {
        var copy = self
        copy.children = [child]
        return copy
    }
}

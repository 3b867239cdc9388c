import HookeGeometry
import HookeTransitions

/// What a view draws, from back to front.
private enum Paint: CaseIterable {
    case shadow, fill, gradient, image, path, text, border
}

extension SceneDrawing {
    /// An opacity with which a clip cuts a group once. Otherwise it cuts each shape inside, and those below show along the edge.
    private static let asOne = "opacity=\".999\""

    /// Returns the elements of views, from back to front, with those of a translucent view and its subviews blended as one.
    mutating func elements(of views: [VisibleView], hasEdge: Bool = false) -> String {
        var (svg, open) = ("", [ProjectedView.OpacityGroup]())
        for visible in views {
            let elements = elements(of: visible, hasEdge: hasEdge)
            guard !elements.isEmpty else { continue }
            let groups = visible.view.groups
            let shared = zip(open, groups).prefix { $0 == $1 }.count
            svg += String(repeating: "</g>\n", count: open.count - shared)
            for group in groups.dropFirst(shared) {
                svg += "<g opacity=\"\(Markup.number(group.opacity, decimals: 4))\">\n"
            }
            svg += elements
            open = groups
        }
        return svg + String(repeating: "</g>\n", count: open.count)
    }

    /// Returns the elements of a view: its paints in order, clipped by its superviews, with its masks.
    private mutating func elements(of visible: VisibleView, hasEdge: Bool) -> String {
        let view = visible.view
        let shape = view.state.shape
        // Outlines are exact on the screen in perspective too; the other paints are drawn in the view's coordinates.
        var (elements, ground, inside) = ("", "", "")
        for paint in Paint.allCases {
            switch paint {
            case .shadow: elements += shadow(of: visible)
            case .fill: ground = fill(of: visible, hasEdge: hasEdge)
            case .gradient: inside += gradient(of: view.state)
            case .image:
                let image = image(shape?.fittedContents, in: view.state)
                ground += placed(inside + image, visible)
                // One edge of both: with two, the colour of the fill shows around the picture.
                if !image.isEmpty, let outline = visible.outline {
                    ground = "<g \(definitions.clip(outline.path)) \(Self.asOne)>\n\(ground)</g>\n"
                }
                (elements, inside) = (elements + ground, "")
            case .path: inside += path(of: view.state)
            case .text: inside += text(shape?.text, in: view.state)
            case .border: elements += placed(inside, visible) + border(of: visible)
            }
        }
        guard !elements.isEmpty else { return "" }
        var attributes = ""
        if let clip = visible.clip { attributes += " " + definitions.clip(clip) }
        if let mask = mask(of: view) { attributes += " mask=\"url(#\(mask))\"" }
        return attributes.isEmpty ? elements : "<g\(attributes)>\n\(elements)</g>\n"
    }

    /// Returns elements in a view's coordinates on the screen: by one matrix where the map is affine, otherwise by cells.
    private mutating func placed(_ elements: String, _ visible: VisibleView) -> String {
        guard !elements.isEmpty else { return "" }
        let cells = AffineCell.cells(
            of: visible.box, visible.view.toScreen, within: tolerance / scale, seenIn: visible.window)
        if cells.count == 1, cells[0].region == nil {
            return "<g transform=\"\(cells[0].map.svg)\">\(elements)</g>\n"
        }
        let drawing = cells.isEmpty ? "" : definitions.id("g", ">\(elements)")
        return cells.map { cell in
            "<g \(definitions.clip(Outline.path(through: cell.region ?? []))) \(Self.asOne)>"
                + "<use href=\"#\(drawing)\" transform=\"\(cell.map.svg)\"/></g>\n"
        }.joined()
    }

    // MARK: Outlines

    private mutating func shadow(of visible: VisibleView) -> String {
        let state = visible.view.state
        let hasGround = (state.backgroundColor?.coverage ?? 0) > 0 || state.shape?.contents != nil
        guard hasGround, let shadow = visible.view.shadow, let outline = visible.outline,
            let (low, high) = outline.polygon.bounds
        else { return "" }
        let room = SIMD2(repeating: 3 * shadow.blur)
        let (corner, size) = (low - room, high - low + 2 * room)
        let filter = definitions.id(
            "filter",
            " filterUnits=\"userSpaceOnUse\" x=\"\(number(corner.x))\" y=\"\(number(corner.y))\""
                + " width=\"\(number(size.x))\" height=\"\(number(size.y))\">"
                + "<feGaussianBlur stdDeviation=\"\(number(shadow.blur))\"/>")
        return "<path transform=\"translate(\(number(shadow.offset.x)) \(number(shadow.offset.y)))\""
            + " d=\"\(outline.path)\"\(shadow.color.svg("fill")) filter=\"url(#\(filter))\"/>\n"
    }

    private func fill(of visible: VisibleView, hasEdge: Bool) -> String {
        let state = visible.view.state
        let color = state.backgroundColor.flatMap { $0.coverage > 0 ? $0 : nil }
        let isBare = color == nil && state.shape?.hasDrawing == true
        guard let outline = visible.outline, color != nil || hasEdge && !isBare else { return "" }
        var attributes = color?.svg("fill") ?? " fill=\"none\""
        if hasEdge {
            attributes += " stroke=\"#000\" stroke-opacity=\".35\" stroke-width=\"\(number(0.75 / scale))\""
            if color == nil || visible.view.projection.facing == .back {
                attributes += " stroke-dasharray=\"\(number(3 / scale)) \(number(2.5 / scale))\""
            }
        }
        return "<path d=\"\(outline.path)\"\(attributes)/>\n"
    }

    /// Returns the ring between the outline and the inner edge of the border.
    private func border(of visible: VisibleView) -> String {
        let (state, decoration) = (visible.view.state, visible.view.state.decoration)
        guard let color = decoration.borderColor, color.coverage > 0, decoration.borderWidth > 0,
            let outline = visible.outline
        else { return "" }
        let size = Rectangle(state.bounds).size
        var data = outline.path
        if 2 * decoration.borderWidth < min(size.x, size.y) {
            let inner = Outline(
                visible.view, insetBy: decoration.borderWidth, guardBox: Polygon(around: recording.extent))
            data += inner?.path ?? ""
        }
        return "<path d=\"\(data)\"\(color.svg("fill")) fill-rule=\"evenodd\"/>\n"
    }

    // MARK: Masks

    /// Returns the id of the innermost mask. Each mask shows itself through the one around it, and masks with its alpha, as in
    /// Core Animation.
    private mutating func mask(of view: ProjectedView) -> String? {
        var outer: String?
        let size = "width=\"\(number(recording.extent.x))\" height=\"\(number(recording.extent.y))\""
        for parts in view.masks {
            let body = elements(of: parts.compactMap { VisibleView($0, on: recording.extent) })
            let through = outer.map { " mask=\"url(#\($0))\"" } ?? ""
            outer = definitions.id(
                "mask",
                " style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" \(size)>"
                    + "<g\(through)>\(body)</g>")
        }
        return outer
    }
}

/// The shadow of a view on the screen.
struct DrawnShadow {
    var offset: SIMD2<Double>
    /// The standard deviation of the blur.
    var blur: Double
    var color: SceneColor

    /// Two corners of a rectangle around the shadow of an outline.
    func reach(of outline: Outline?) -> [SIMD2<Double>] {
        guard let (low, high) = outline?.polygon.bounds else { return [] }
        return [low + offset - 3 * blur, high + offset + 3 * blur]
    }
}

extension ProjectedView {
    /// The shadow; `nil` without a visible one. A layer that clips its content also clips its shadow, as in Core Animation. In
    /// perspective it has the scale of the middle.
    var shadow: DrawnShadow? {
        let decoration = state.decoration
        guard !state.masksToBounds, decoration.shadowOpacity > 0, let color = decoration.shadowColor,
            let map = AffineCell(Rectangle(state.bounds), toScreen)?.map
        else { return nil }
        let offset = decoration.shadowOffset
        let blur = decoration.shadowRadius * (map.a * map.d - map.b * map.c).magnitude.squareRoot()
        let shadow = DrawnShadow(
            offset: SIMD2(map.a, map.b) * Double(offset.width) + SIMD2(map.c, map.d) * Double(offset.height),
            blur: blur,
            color: color.withAlpha(color.coverage * min(decoration.shadowOpacity, 1)))
        return shadow.color.alpha > 0 && blur >= 0 && blur < 1e4 && shadow.offset.isDrawable ? shadow : nil
    }
}

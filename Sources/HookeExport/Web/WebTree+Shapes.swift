import Foundation
import Hooke
import HookeGeometry
import HookeTransitions

// Gradients, paths and masks.

extension WebTree {
    static let shownParts: Set<LayerPart> = [.contents, .maskedCorners, .mask]

    static func support(of property: AnimatedProperty) -> PropertySupport {
        if case .refused = WebForm(property) { .refused } else { .written }
    }

    /// Adds the gradient of a view, in front of its background.
    func addGradient(of node: Node, to box: inout WebElement) throws(ExportError) {
        let shape = node.state.shape ?? LayerShape()
        guard !shape.colors.isEmpty || moves(.colors, of: node) else { return }
        for property in [AnimatedProperty.colors, .locations, .startPoint, .endPoint]
        where moves(property, of: node) {
            throw refusal(property.rawValue, of: node, "CSS does not interpolate gradients")
        }
        var gradient = layer("gradient", of: node)
        gradient.styles.append(WebDeclaration("background", try css(of: shape, in: node)))
        box.children.append(gradient)
    }

    private func css(of shape: LayerShape, in node: Node) throws(ExportError) -> String {
        let (start, end) = (SIMD2(shape.startPoint), SIMD2(shape.endPoint))
        let stops = try shape.gradientStops.map { stop throws(ExportError) in
            guard stop.location.isFinite else {
                throw fault("locations", of: node, stop.location, "a finite number")
            }
            let color = try stop.color.premultiplied("\(className(node)): colors")
            return (color: Self.color(color), location: stop.location)
        }
        func list(_ place: (Double) -> String) -> String {
            stops.map { "\($0.color) \(place($0.location))" }.joined(separator: ", ")
        }
        func percent(_ value: Double) -> String { WebText.percentage(value) }
        let at = "\(percent(start.x)) \(percent(start.y))"
        switch shape.gradientKind {
        case .axial where start.x == end.x || start.y == end.y:
            let isVertical = start.x == end.x
            let (from, to) = isVertical ? (start.y, end.y) : (start.x, end.x)
            let side = isVertical ? (to >= from ? "bottom" : "top") : (to >= from ? "right" : "left")
            return "linear-gradient(to \(side), "
                + list { location in
                    let place = from + (to - from) * location
                    return percent(to >= from ? place : 1 - place)
                } + ")"
        case .radial:
            let radius = end - start
            guard radius.x != 0, radius.y != 0 else {
                throw refusal("endPoint", of: node, "CSS has no radial gradient of radius 0")
            }
            return "radial-gradient(\(percent(radius.x.magnitude)) \(percent(radius.y.magnitude)) at \(at), "
                + list(percent) + ")"
        case .axial, .conic:
            guard !moves(.bounds, of: node) else {
                throw refusal(
                    "colors", of: node,
                    "the gradient's direction would change with the size; accepted: along an edge")
            }
            let size = SIMD2(Double(node.state.bounds.size.width), Double(node.state.bounds.size.height))
            let way = (end - start) * size
            let length = (way.x * way.x + way.y * way.y).squareRoot()
            guard length > 0 else {
                throw refusal("endPoint", of: node, "it is the start point: no direction")
            }
            // CSS's angles are clockwise from the top.
            let angle = "\(WebText.number(atan2(way.x, -way.y) * 180 / .pi))deg"
            if shape.gradientKind == .conic {
                return "conic-gradient(from \(angle) at \(at), \(list(percent)))"
            }
            // The CSS line has the middle of the box at its middle.
            let unit = way / length
            let reach = (size.x * unit.x).magnitude + (size.y * unit.y).magnitude
            let first = ((start * size - size / 2) * unit).sum() + reach / 2
            return "linear-gradient(\(angle), \(list { WebText.length(first + $0 * length) }))"
        }
    }

    // MARK: Paths

    /// Adds the path of a view as an SVG element, in front of its content and behind its subviews.
    func addPath(of node: Node, to box: inout WebElement) throws(ExportError) {
        let shape = node.state.shape ?? LayerShape()
        guard !shape.path.isEmpty || moves(.path, of: node) else { return }
        var picture = WebElement(
            "\(className(node))--shape",
            [
                ("width", "100%"), ("height", "100%"), ("overflow", "visible"), ("pointer-events", "none"),
                // Browsers draw nothing of an SVG element without a size.
                ("min-width", "1px"), ("min-height", "1px"),
            ])
        picture.tag = "svg"
        try follow(.bounds, of: node, on: &picture, part: "shape", "translate", initial: "0px 0px") {
            "\(WebText.length(-$0.numbers[0])) \(WebText.length(-$0.numbers[1]))"
        }
        if shape.fillColor != nil || moves(.fillColor, of: node) {
            var fill = try outline("fill-path", of: node)
            fill.styles.append(
                WebDeclaration("fill-rule", shape.fillRule == .evenOdd ? "evenodd" : "nonzero"))
            try addStyles(.fillPath, of: node, to: &fill)
            picture.children.append(fill)
        }
        if shape.strokeColor != nil || moves(.strokeColor, of: node) {
            picture.children.append(try stroke(of: node, shape))
        }
        box.children.append(picture)
    }

    private func outline(_ part: String, of node: Node) throws(ExportError) -> WebElement {
        var path = WebElement("\(className(node))--\(part)", [("position", "static")])
        path.tag = "path"
        try follow(.path, of: node, on: &path, part: "\(part)-data", "d") { value in
            guard case .path(let data) = value else { return "none" }
            return "path(\"\(data.text(WebText.number))\")"
        }
        return path
    }

    private func stroke(of node: Node, _ shape: LayerShape) throws(ExportError) -> WebElement {
        var stroke = try outline("stroke-path", of: node)
        stroke.styles += [
            WebDeclaration("fill", "none"), WebDeclaration("stroke-linecap", shape.lineCap.rawValue),
            WebDeclaration("stroke-linejoin", shape.lineJoin.rawValue),
            WebDeclaration("stroke-miterlimit", WebText.number(max(1, shape.miterLimit))),
        ]
        if moves(.miterLimit, of: node) {
            throw refusal("miterLimit", of: node, "HTML shows a constant miter limit")
        }
        try addStyles(.strokePath, of: node, to: &stroke)
        let isCut =
            moves(.strokeStart, of: node) || moves(.strokeEnd, of: node)
            || shape.strokeStart > 0 || shape.strokeEnd < 1
        guard isCut else {
            if shape.lineDashPattern.isEmpty { return stroke }
            let dashes = shape.lineDashPattern.map { WebText.length($0) }.joined(separator: " ")
            stroke.styles.append(WebDeclaration("stroke-dasharray", dashes))
            try follow(.lineDashPhase, of: node, on: &stroke, part: "dash-phase", "stroke-dashoffset") {
                WebText.length($0.numbers[0])
            }
            return stroke
        }
        guard shape.lineDashPattern.isEmpty else {
            throw refusal(
                "lineDashPattern", of: node, "HTML cannot show dashes together with strokeStart or strokeEnd")
        }
        guard !moves(.strokeStart, of: node) else {
            throw refusal("strokeStart", of: node, "HTML shows a moving strokeEnd only")
        }
        // One dash of the visible part, in units of the path's length.
        stroke.attributes.append((name: "pathLength", value: "1"))
        let start = shape.strokeStart.clamped(to: 0...1)
        stroke.styles.append(WebDeclaration("stroke-dashoffset", WebText.number(-start)))
        follow(
            try scalarKnots(.strokeEnd, of: node, within: 0...1), model: shape.strokeEnd.clamped(to: 0...1),
            on: &stroke, name: "\(className(node))--stroke-end"
        ) { [WebDeclaration("stroke-dasharray", "\(WebText.number(max(0, $0 - start))) 2")] }
        return stroke
    }

    // MARK: Masks

    /// Clips a view by its mask: an opaque path, or an opaque background.
    func addMask(of node: Node, to box: inout WebElement) throws(ExportError) {
        guard let mask = node.mask else { return }
        let what = "\(className(node)): mask"
        func refuse(_ reason: String) -> ExportError { .unsupported(what: what, reason: reason) }
        for property in AnimatedProperty.allCases where property != .path && moves(property, of: mask) {
            throw refuse("its \(property.rawValue) moves; accepted: its path")
        }
        let state = mask.state
        let shape = state.shape
        guard mask.children.isEmpty, mask.mask == nil, state.opacity == 1, !state.isHidden,
            shape?.colors.isEmpty ?? true, shape?.contents == nil, !(shape?.drawsStroke ?? false),
            let place = Affine2D(state.transform)
        else {
            throw refuse("accepted: an opaque filled path, or an opaque background")
        }
        let (anchor, position) = (state.anchorPoint, state.position)
        let size = state.bounds.size
        let origin = Vector2(state.bounds.origin.x, state.bounds.origin.y)
        let pivot = origin + Vector2(anchor.x * size.width, anchor.y * size.height)
        let inside = Vector2(node.state.bounds.origin.x, node.state.bounds.origin.y)
        guard !moves(.bounds, of: node) || inside == .zero else {
            throw refuse("the bounds of the masked view move and do not begin at 0")
        }
        func css(_ path: VectorPath) -> String {
            let shift = Vector2(position.x, position.y) - inside
            let whole =
                Affine2D.translation(x: -pivot.x, y: -pivot.y) * place
                * .translation(x: shift.x, y: shift.y)
            let moved =
                path.hasArcs
                ? path.transformed(by: whole) : path.mapped { place.transform($0 - pivot) + shift }
            let rule = shape?.fillRule == .evenOdd ? "evenodd, " : ""
            return "path(\(rule)\"\(moved.text(WebText.number))\")"
        }
        if state.backgroundColor?.alpha == 1 {
            let bounds = Rectangle(
                x: origin.x, y: origin.y, width: Double(size.width), height: Double(size.height))
            guard shape == nil || shape?.path.isEmpty == true, !moves(.path, of: mask) else {
                throw refuse("it has both a background and a path")
            }
            let radii = (shape?.maskedCorners ?? .all).radii(state.cornerRadius).map { SIMD2($0, $0) }
            let isSharp = radii.allSatisfy { $0 == .zero }
            let outline = isSharp ? VectorPath(bounds) : VectorPath(bounds, cornerRadii: radii)
            box.styles.append(WebDeclaration("clip-path", css(outline)))
            return
        }
        guard state.backgroundColor == nil, shape?.fillColor?.alpha == 1 else {
            throw refuse("accepted: an opaque filled path, or an opaque background")
        }
        follow(
            try knots(.path, of: mask), model: state[.path], on: &box, name: "\(className(node))--mask"
        ) { value in
            guard case .path(let path) = value else { return [] }
            return [WebDeclaration("clip-path", css(path))]
        }
    }
}

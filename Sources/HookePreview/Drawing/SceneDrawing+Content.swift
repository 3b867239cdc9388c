import Foundation
import Hooke
import HookeGeometry
import HookeTransitions

// What a view draws in its own coordinates.

extension LayerShape {
    /// Whether the shape has a path, a gradient, a picture or a text, which may be invisible.
    var hasDrawing: Bool { !path.isEmpty || !colors.isEmpty || contents != nil || text != nil }
}

extension ViewState {
    /// The outline as SVG path data, in the view's coordinates.
    fileprivate var outlineData: String {
        let radii = cornerRadii.map { SIMD2($0, $0) }
        let box = Rectangle(bounds)
        let isSharp = radii.allSatisfy { $0 == .zero }
        let path = isSharp ? VectorPath(box) : VectorPath(box, cornerRadii: radii)
        return path.text(thousandths)
    }

    /// Whether the bounds have an area that can be drawn.
    fileprivate var hasArea: Bool {
        let box = Rectangle(bounds)
        return box.size.x > 0 && box.size.y > 0 && box.size.isDrawable && box.origin.isDrawable
    }
}

private func thousandths(_ value: Double) -> String { Markup.number(value, decimals: 3) }

extension SceneDrawing {
    // MARK: Pictures and texts

    /// Returns a picture in the bounds, without corners. It is defined once.
    mutating func image(_ image: LayerImage?, in state: ViewState) -> String {
        guard let image, state.hasArea else { return "" }
        let proportions =
            switch image.fit {
            case .fill: "none"
            case .cover: "xMidYMid slice"
            case .contain: "xMidYMid meet"
            }
        let (width, height) = (number(image.size.x), number(image.size.y))
        let symbol = definitions.id(
            "symbol",
            " viewBox=\"0 0 \(width) \(height)\" preserveAspectRatio=\"\(proportions)\">"
                + "<image width=\"\(width)\" height=\"\(height)\" preserveAspectRatio=\"none\""
                + " href=\"\(Markup.escaped(image.uri))\"/>")
        let box = Rectangle(state.bounds)
        return
            "<use href=\"#\(symbol)\" x=\"\(thousandths(box.origin.x))\" y=\"\(thousandths(box.origin.y))\""
            + " width=\"\(thousandths(box.size.x))\" height=\"\(thousandths(box.size.y))\"/>"
    }

    /// Returns the lines of a text, centred vertically in the bounds.
    mutating func text(_ text: LayerText?, in state: ViewState) -> String {
        guard let text, state.hasArea else { return "" }
        let (anchor, share) =
            switch text.alignment {
            case .left: ("start", 0.0)
            case .center: ("middle", 0.5)
            case .right: ("end", 1.0)
            }
        let box = Rectangle(state.bounds)
        let x = thousandths(box.origin.x + share * box.size.x)
        let lines = text.string.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var svg =
            "<g font-size=\"\(number(text.fontSize))\" text-anchor=\"\(anchor)\"\(text.color.svg("fill"))>"
        for (index, line) in lines.enumerated() where !line.isEmpty {
            // The middle of a line is about 0.35 font sizes above its baseline.
            let row = (Double(index) - Double(lines.count - 1) / 2) * 1.2 + 0.35
            let y = thousandths(box.origin.y + box.size.y / 2 + row * text.fontSize)
            svg += "<text x=\"\(x)\" y=\"\(y)\" xml:space=\"preserve\">\(Markup.escaped(line))</text>"
        }
        return clipped(svg + "</g>", state)
    }

    private mutating func clipped(_ elements: String, _ state: ViewState) -> String {
        "<g \(definitions.clip(state.outlineData))>\(elements)</g>"
    }

    // MARK: Gradients

    /// Returns the gradient, cut by the layer's corners, as in Core Animation.
    mutating func gradient(of state: ViewState) -> String {
        guard let shape = state.shape, !shape.colors.isEmpty, state.hasArea else { return "" }
        let box = Rectangle(state.bounds)
        let start = box.origin + SIMD2(shape.startPoint) * box.size
        let end = box.origin + SIMD2(shape.endPoint) * box.size
        guard start.isDrawable, end.isDrawable else { return "" }
        if shape.gradientKind == .conic { return clipped(conic(shape, box, start, end), state) }
        let stops = shape.gradientStops.filter { $0.location.magnitude < drawableLimit }.map { stop in
            "<stop offset=\"\(thousandths(stop.location))\"\(stop.color.svg("stop-color"))/>"
        }.joined()
        let (name, attributes): (String, String)
        if shape.gradientKind == .axial {
            name = "linearGradient"
            attributes =
                " x1=\"\(thousandths(start.x))\" y1=\"\(thousandths(start.y))\""
                + " x2=\"\(thousandths(end.x))\" y2=\"\(thousandths(end.y))\""
        } else {
            let radius = end - start
            name = "radialGradient"
            attributes =
                " cx=\"0\" cy=\"0\" r=\"1\""
                + " gradientTransform=\"translate(\(thousandths(start.x)) \(thousandths(start.y)))"
                + " scale(\(thousandths(radius.x.magnitude)) \(thousandths(radius.y.magnitude)))\""
        }
        let paint = definitions.id(name, " gradientUnits=\"userSpaceOnUse\"\(attributes)>\(stops)")
        return "<path d=\"\(state.outlineData)\" fill=\"url(#\(paint))\"/>"
    }

    /// A conic gradient as 120 sectors, each of its middle colour: SVG has none.
    private func conic(
        _ shape: LayerShape, _ box: Rectangle, _ start: SIMD2<Double>, _ end: SIMD2<Double>
    ) -> String {
        let span = end - start
        let reach = 2 * (box.size.x + box.size.y) + span.x.magnitude + span.y.magnitude
        let first = span.norm > 0 ? span / span.norm : SIMD2(0, 1)
        let count = 120
        func point(_ turns: Double) -> SIMD2<Double> {
            start + Affine2D.rotation(2 * .pi * turns).transform(first) * reach
        }
        return (0..<count).map { index in
            let (a, b) = (Double(index) / Double(count), Double(index + 1) / Double(count))
            let color = shape.color(at: (a + b) / 2)
            let path = Outline.path(through: [start, point(a), point(b + 1e-4)])
            return "<path d=\"\(path)\"\(color.svg("fill"))/>"
        }.joined()
    }

    // MARK: Paths

    /// Returns the layer's path.
    func path(of state: ViewState) -> String {
        guard let shape = state.shape, shape.isPathDrawable else { return "" }
        let data = shape.path.text(thousandths)
        var svg = ""
        if let fill = shape.fillColor, fill.coverage > 0 {
            svg += "<path d=\"\(data)\"\(fill.svg("fill"))"
            svg += shape.fillRule == .evenOdd ? " fill-rule=\"evenodd\"/>" : "/>"
        }
        guard shape.drawsStroke, let stroke = shape.strokeColor else { return svg }
        let isCut = shape.strokeStart > 0 || shape.strokeEnd < 1
        svg += "<path d=\"\(isCut ? shape.drawnStroke : data)\" fill=\"none\"\(stroke.svg("stroke"))"
        svg +=
            " stroke-width=\"\(thousandths(shape.lineWidth))\" stroke-linecap=\"\(shape.lineCap.rawValue)\""
        svg += " stroke-linejoin=\"\(shape.lineJoin.rawValue)\""
        svg += " stroke-miterlimit=\"\(thousandths(max(1, shape.miterLimit)))\""
        if !shape.lineDashPattern.isEmpty {
            svg += " stroke-dasharray=\"\(shape.lineDashPattern.map(thousandths).joined(separator: " "))\""
            svg += " stroke-dashoffset=\"\(thousandths(shape.lineDashPhase))\""
        }
        return svg + "/>"
    }
}

extension LayerShape {
    /// Returns the colour of the gradient at a location, from 0 to 1.
    fileprivate func color(at location: Double) -> SceneColor {
        let stops = gradientStops
        guard let next = stops.firstIndex(where: { $0.location >= location }) else {
            return stops[stops.count - 1].color
        }
        guard next > 0 else { return stops[0].color }
        let (a, b) = (stops[next - 1], stops[next])
        let share = (location - a.location) / (b.location - a.location)
        let (from, to) = (a.color.srgbComponents, b.color.srgbComponents)
        return SceneColor(
            .srgb, from + (to - from) * share, alpha: a.color.alpha + (b.color.alpha - a.color.alpha) * share)
    }

    /// SVG path data of the part of the path from `strokeStart` to `strokeEnd`, as lines of its length within 0.02 points.
    fileprivate var drawnStroke: String {
        var drawn = VectorPath()
        for line in path.flattened(within: 0.02).trimmed(from: strokeStart, to: strokeEnd) {
            drawn.move(to: line.points[0])
            for point in line.points.dropFirst() { drawn.line(to: point) }
            if line.isClosed { drawn.close() }
        }
        return drawn.text(thousandths)
    }
}

extension [VectorPath.Polyline] {
    /// Returns the part between two fractions of the whole length.
    func trimmed(from start: Double, to end: Double) -> [VectorPath.Polyline] {
        func length(_ v: SIMD2<Double>) -> Double { (v.x * v.x + v.y * v.y).squareRoot() }
        let closed = map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
        let total = closed.reduce(0) { sum, points in
            zip(points, points.dropFirst()).reduce(sum) { $0 + length($1.1 - $1.0) }
        }
        let (first, last) = (total * Swift.max(0, start), total * Swift.min(1, end))
        var done = 0.0
        var result: [VectorPath.Polyline] = []
        for points in closed {
            var part: [SIMD2<Double>] = []
            for (a, b) in zip(points, points.dropFirst()) {
                let step = length(b - a)
                defer { done += step }
                guard step > 0, done + step > first, done < last else { continue }
                func point(_ at: Double) -> SIMD2<Double> { a + (b - a) * ((at - done) / step) }
                if part.isEmpty { part.append(done >= first ? a : point(first)) }
                part.append(done + step <= last ? b : point(last))
            }
            if part.count > 1 { result.append(VectorPath.Polyline(points: part, isClosed: false)) }
        }
        return result
    }
}

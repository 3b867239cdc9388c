import HookeGeometry
import HookeTransitions

/// The gradient, path and masks of a view as SVG, shared by the filmstrip and the player.
struct DrawnShape: Hashable {
    private let sample: MotionRecording.ShapeSample

    /// Returns `nil` without a path and a gradient, or if a number cannot be drawn.
    init?(_ sample: MotionRecording.ShapeSample?) {
        guard let sample, !sample.shape.path.isEmpty || !sample.shape.colors.isEmpty else { return nil }
        let points = sample.shape.path.elements.flatMap(\.points)
        guard points.allSatisfy(\.isDrawable) else { return nil }
        self.sample = sample
    }

    /// The corners on the screen of everything that the shape draws.
    var corners: [SIMD2<Double>] {
        let (shape, box) = (sample.shape, sample.bounds)
        var points: [SIMD2<Double>] = []
        func add(_ low: SIMD2<Double>, _ high: SIMD2<Double>) {
            for point in [low, SIMD2(high.x, low.y), high, SIMD2(low.x, high.y)] {
                points.append(sample.origin + sample.across * point.x + sample.down * point.y)
            }
        }
        if let bounds = shape.path.controlBounds {
            let reach = SIMD2(repeating: shape.drawsStroke ? shape.lineWidth / 2 : 0)
            add(bounds.origin - reach, bounds.origin + bounds.size + reach)
        } else {
            add(SIMD2(box.x, box.y), SIMD2(box.x + box.width, box.y + box.height))
        }
        return points
    }

    /// Returns the definitions and the elements of the shape. `id` is the beginning of its ids.
    func svg(id: String) -> (defs: String, body: String) {
        let gradient = gradient(id: id)
        let body = gradient.body + path
        return (gradient.defs, "<g transform=\"matrix(\(matrix))\">\(body)</g>")
    }

    private var matrix: String {
        let parts = [sample.across, sample.down].flatMap { [$0.x, $0.y] }
        let place = [sample.origin.x, sample.origin.y].map { number($0) }
        return (parts.map { Markup.number($0, decimals: 6) } + place).joined(separator: " ")
    }

    private func number(_ value: Double) -> String { Markup.number(value, decimals: 3) }

    // MARK: Gradients

    private func gradient(id: String) -> (defs: String, body: String) {
        let (shape, box) = (sample.shape, sample.bounds)
        guard !shape.colors.isEmpty, box.width > 0, box.height > 0 else { return ("", "") }
        // As in Core Animation, the layer's corners cut its gradient.
        let radii = shape.maskedCorners.radii(sample.cornerRadius ?? 0).map { SIMD2($0, $0) }
        let rectangle = Rectangle(x: box.x, y: box.y, width: box.width, height: box.height)
        let isSharp = radii.allSatisfy { $0 == .zero }
        let area = isSharp ? VectorPath(rectangle) : VectorPath(rectangle, cornerRadii: radii)
        guard shape.gradientKind != .conic else { return ("", conic) }
        func place(_ point: SIMD2<Double>) -> SIMD2<Double> {
            SIMD2(box.x + point.x * box.width, box.y + point.y * box.height)
        }
        let (start, end) = (place(SIMD2(shape.startPoint)), place(SIMD2(shape.endPoint)))
        let stops = shape.gradientStops.map { stop in
            let color = MotionRecording.RGBA(stop.color)
            return "<stop offset=\"\(number(stop.location))\" stop-color=\"\(color.css)\""
                + " stop-opacity=\"\(Markup.number(color.coverage, decimals: 4))\"/>"
        }.joined()
        let name = "\(id)-gradient"
        let paint: String
        if shape.gradientKind == .axial {
            paint =
                "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(number(start.x))\""
                + " y1=\"\(number(start.y))\" x2=\"\(number(end.x))\" y2=\"\(number(end.y))\">"
                + "\(stops)</linearGradient>"
        } else {
            let radius = end - start
            paint =
                "<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"1\""
                + " gradientTransform=\"translate(\(number(start.x)) \(number(start.y)))"
                + " scale(\(number(radius.x.magnitude)) \(number(radius.y.magnitude)))\">\(stops)</radialGradient>"
        }
        return (paint, "<path d=\"\(area.text(number))\" fill=\"url(#\(name))\"/>")
    }

    /// A conic gradient as 120 sectors, each of its middle colour: SVG has none.
    private var conic: String {
        let (shape, box) = (sample.shape, sample.bounds)
        let start = SIMD2(box.x + shape.startPoint.x * box.width, box.y + shape.startPoint.y * box.height)
        let way = SIMD2(
            (shape.endPoint.x - shape.startPoint.x) * box.width,
            (shape.endPoint.y - shape.startPoint.y) * box.height)
        let reach = 2 * (box.width + box.height) + way.x.magnitude + way.y.magnitude
        let first = Vector2Angle(way)
        let count = 120
        var sectors = ""
        for index in 0..<count {
            let (a, b) = (Double(index) / Double(count), Double(index + 1) / Double(count))
            let color = shape.color(at: (a + b) / 2)
            let (from, to) = (first.direction(turnedBy: a), first.direction(turnedBy: b + 1e-4))
            let points = [start, start + from * reach, start + to * reach]
            sectors += "<path d=\"\(Outline.path(through: points))\" fill=\"\(color.css)\""
            sectors += " fill-opacity=\"\(Markup.number(color.coverage, decimals: 4))\"/>"
        }
        // A nested picture cuts what is outside the bounds.
        return "<svg x=\"\(number(box.x))\" y=\"\(number(box.y))\" width=\"\(number(box.width))\""
            + " height=\"\(number(box.height))\" viewBox=\"\(number(box.x)) \(number(box.y))"
            + " \(number(box.width)) \(number(box.height))\">\(sectors)</svg>"
    }

    // MARK: Paths

    private var path: String {
        let shape = sample.shape
        guard shape.drawsPath else { return "" }
        let data = shape.path.text { Markup.number($0, decimals: 3) }
        var svg = ""
        if let fill = shape.fillColor.map({ MotionRecording.RGBA($0) }), fill.coverage > 0 {
            svg += "<path d=\"\(data)\" fill=\"\(fill.css)\""
            if fill.coverage < 1 { svg += " fill-opacity=\"\(Markup.number(fill.coverage, decimals: 4))\"" }
            if shape.fillRule == .evenOdd { svg += " fill-rule=\"evenodd\"" }
            svg += "/>"
        }
        guard shape.drawsStroke, let stroke = shape.strokeColor.map({ MotionRecording.RGBA($0) }) else {
            return svg
        }
        let cut = shape.strokeStart > 0 || shape.strokeEnd < 1
        let drawn = cut ? Outline.data(of: shape.drawnStroke) : data
        svg += "<path d=\"\(drawn)\" fill=\"none\" stroke=\"\(stroke.css)\""
        svg += " stroke-width=\"\(number(shape.lineWidth))\" stroke-linecap=\"\(shape.lineCap.rawValue)\""
        svg += " stroke-linejoin=\"\(shape.lineJoin.rawValue)\""
        svg += " stroke-miterlimit=\"\(number(max(1, shape.miterLimit)))\""
        if stroke.coverage < 1 { svg += " stroke-opacity=\"\(Markup.number(stroke.coverage, decimals: 4))\"" }
        if !shape.lineDashPattern.isEmpty {
            svg += " stroke-dasharray=\"\(shape.lineDashPattern.map(number).joined(separator: " "))\""
            svg += " stroke-dashoffset=\"\(number(shape.lineDashPhase))\""
        }
        return svg + "/>"
    }
}

/// The direction of a vector, turned by fractions of a turn.
private struct Vector2Angle {
    private let unit: SIMD2<Double>

    init(_ vector: SIMD2<Double>) {
        let length = (vector.x * vector.x + vector.y * vector.y).squareRoot()
        unit = length > 0 ? vector / length : SIMD2(0, 1)
    }

    func direction(turnedBy turns: Double) -> SIMD2<Double> {
        let turn = Affine2D.rotation(2 * .pi * turns)
        return turn.transform(unit)
    }
}

extension LayerShape {
    /// Returns the colour of the gradient at a location, from 0 to 1.
    fileprivate func color(at location: Double) -> MotionRecording.RGBA {
        let stops = gradientStops
        guard let next = stops.firstIndex(where: { $0.location >= location }) else {
            return .init(stops[stops.count - 1].color)
        }
        guard next > 0 else { return .init(stops[0].color) }
        let (a, b) = (stops[next - 1], stops[next])
        let share = (location - a.location) / (b.location - a.location)
        let (from, to) = (MotionRecording.RGBA(a.color), MotionRecording.RGBA(b.color))
        func mixed(_ x: Double, _ y: Double) -> Double { x + (y - x) * share }
        return .init(
            red: mixed(from.red, to.red), green: mixed(from.green, to.green), blue: mixed(from.blue, to.blue),
            alpha: mixed(from.alpha, to.alpha))
    }

    /// The part of the path from `strokeStart` to `strokeEnd`, as lines of its length within 0.02 points.
    fileprivate var drawnStroke: [VectorPath.Polyline] {
        path.flattened(within: 0.02).trimmed(from: strokeStart, to: strokeEnd)
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

extension Outline {
    /// Returns SVG path data of lines.
    static func data(of lines: [VectorPath.Polyline]) -> String {
        var path = VectorPath()
        for line in lines {
            path.move(to: line.points[0])
            for point in line.points.dropFirst() { path.line(to: point) }
            if line.isClosed { path.close() }
        }
        return path.text { Markup.number($0, decimals: 3) }
    }
}

extension MotionRecording.RGBA {
    init(_ color: SceneColor) {
        let c = color.srgbComponents
        self.init(red: c.x, green: c.y, blue: c.z, alpha: color.alpha)
    }
}

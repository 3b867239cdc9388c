import Foundation
import HookeGeometry
import HookeTransitions

/// How a convex polygon is filled.
enum Paint: Equatable {
    /// Red, green, blue and alpha.
    case color(SIMD4<Double>)
    /// Colours along a line in pixels, by location; linear between two.
    case gradient(start: SIMD2<Double>, end: SIMD2<Double>, stops: [Stop])

    struct Stop: Equatable {
        var location: Double
        var color: SIMD4<Double>
    }
}

extension SceneRenderer {
    /// What the renderer leaves out of a snapshot, as `ring: strokeColor`: strokes, pictures, radial and conic
    /// gradients, paths and masks that are not convex, and masks that are not opaque.
    ///
    /// A view with such a mask is drawn whole.
    public func omissions(in snapshot: SceneSnapshot) -> [String] {
        var list: [String] = []
        for view in snapshot.projectedViews() where !view.isHidden && view.opacity > 0 {
            func note(_ property: String) { list.append("\(view.name): \(property)") }
            if let shape = view.state.shape {
                if !shape.colors.isEmpty, shape.gradientKind != .axial { note("colors") }
                if shape.contents != nil { note("contents") }
                if (shape.fillColor?.alpha ?? 0) > 0, !shape.path.isEmpty, path(of: view) == nil {
                    note("path")
                }
                if shape.drawsStroke { note("strokeColor") }
            }
            if let own = view.masks.last, own.count != 1 || region(of: own[0]) == nil { note("mask") }
        }
        return list
    }

    /// Returns the polygon in pixels that a mask shows; `nil` if it is not one opaque convex region.
    func region(of mask: ProjectedView) -> ConvexPolygon? {
        guard !mask.isHidden else { return ConvexPolygon([]) }
        guard mask.opacity >= 1 else { return nil }
        if mask.state.backgroundColor?.alpha == 1 {
            return viewport.pixels(ConvexPolygon(outlineOf: mask, pixelsPerPoint: viewport.scale))
        }
        guard mask.state.shape?.fillColor?.alpha == 1, mask.state.shape?.colors.isEmpty == true else {
            return nil
        }
        return path(of: mask)
    }

    /// Returns the path of a view in pixels; `nil` if it is empty, not convex, or behind the eye.
    func path(of view: ProjectedView) -> ConvexPolygon? {
        guard let path = view.state.shape?.path, !path.isEmpty else { return nil }
        let subpaths = path.flattened(within: 0.05 / max(viewport.scale, 1e-3))
        guard subpaths.count == 1, let points = subpaths.first?.points, points.count > 2 else { return nil }
        let images = points.map { view.toScreen.homogeneous($0) }
        guard images.allSatisfy({ $0.w > ConvexPolygon.near }) else { return nil }
        let polygon = ConvexPolygon(images.map { SIMD2($0.x, $0.y) / $0.w })
        return polygon.isConvex ? viewport.pixels(polygon) : nil
    }

    /// Returns the colours of a view's axial gradient; `nil` without one, or behind the eye. In perspective the
    /// colours are linear on the screen.
    func gradient(of view: ProjectedView) -> Paint? {
        guard let shape = view.state.shape, !shape.colors.isEmpty, shape.gradientKind == .axial else {
            return nil
        }
        let bounds = view.state.bounds
        func place(_ point: CGPoint) -> SIMD2<Double>? {
            let corner = SIMD2<Double>(bounds.origin.x, bounds.origin.y)
            let size = SIMD2<Double>(bounds.size.width, bounds.size.height)
            return view.toScreen.project(corner + SIMD2<Double>(point.x, point.y) * size)
        }
        guard let start = place(shape.startPoint), let end = place(shape.endPoint), start != end else {
            return nil
        }
        let stops = shape.gradientStops.map { stop in
            Paint.Stop(
                location: stop.location,
                color: SIMD4(
                    stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha * view.opacity))
        }
        return .gradient(start: viewport.pixels(start), end: viewport.pixels(end), stops: stops)
    }
}

extension ConvexPolygon {
    /// Whether the corners turn in one direction, once around.
    var isConvex: Bool {
        let corners = merged(within: 1e-9)
        guard corners.count > 2 else { return false }
        var (left, right) = (false, false)
        // A star turns in one direction too: the directions of its edges go around more than once.
        var changes = 0
        var before = corners[corners.count - 1] - corners[corners.count - 2]
        var previous = corners[corners.count - 1]
        for corner in corners {
            let edge = corner - previous
            let turn = Self.cross(before, edge)
            let slack = 1e-9 * (before.norm * edge.norm)
            if turn > slack { right = true }
            if turn < -slack { left = true }
            if (edge.x < 0) != (before.x < 0) { changes += 1 }
            (before, previous) = (edge, corner)
        }
        return !(left && right) && changes <= 2
    }
}

extension Mesh {
    /// Fills a convex polygon with a paint. Edges of gradients are not smooth.
    mutating func fill(_ polygon: ConvexPolygon, _ paint: Paint) {
        switch paint {
        case .color(let color): fill(polygon, color: color)
        case .gradient(let start, let end, let stops): fill(polygon, from: start, to: end, stops)
        }
    }

    /// Cuts a polygon at each stop; the colours of the corners are then exact between them.
    private mutating func fill(
        _ polygon: ConvexPolygon, from start: SIMD2<Double>, to end: SIMD2<Double>, _ stops: [Paint.Stop]
    ) {
        let way = end - start
        let squared = (way * way).sum()
        func location(_ point: SIMD2<Double>) -> Double { ((point - start) * way).sum() / squared }
        func add(_ points: [SIMD2<Double>], _ color: (Double) -> SIMD4<Double>) {
            let first = Int32(vertices.count)
            guard points.count > 2 else { return }
            append(points.map { Vertex(position: SIMD2($0), color: Self.bytes(color(location($0)))) })
            appendFan(from: first, count: Int32(points.count))
        }
        guard let first = stops.first, let last = stops.last else { return }
        add(ConvexPolygon.cut(polygon.points) { first.location - location($0) }) { _ in first.color }
        for (a, b) in zip(stops, stops.dropFirst()) where b.location > a.location {
            let from = ConvexPolygon.cut(polygon.points) { location($0) - a.location }
            add(ConvexPolygon.cut(from) { b.location - location($0) }) { place in
                a.color + (b.color - a.color) * ((place - a.location) / (b.location - a.location))
            }
        }
        add(ConvexPolygon.cut(polygon.points) { location($0) - last.location }) { _ in last.color }
    }
}

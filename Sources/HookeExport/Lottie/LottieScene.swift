import Foundation
import HookeGeometry
import HookeAssets
import HookeTransitions

struct LottieScene {
    /// The compositions with the content of clipping views.
    private(set) var compositions: [LottieDocument.Composition] = []
    /// The pictures, each once.
    var images: [LottieDocument.Image] = []
    var notes = LottieNotes()
    /// The largest position error of a corner caused by Lottie's transform parts, in points.
    private(set) var distance = 0.0
    /// The largest error of an opacity, multiplied with its ancestors', or of a colour component.
    var colorError = 0.0
    /// The error budget: the distance for each placement between a view and the screen, and the colorError for
    /// each opacity factor and each colour.
    let step: (distance: Double, colorError: Double)

    /// The state that children inherit.
    private struct Surroundings {
        /// The index of the parent layer, in painting order.
        var parent: Int?
        /// The product of the ancestors' opacities, and its error.
        var opacity = PiecewiseLinear(1.0)
        var opacityError = 0.0
        /// The largest factor by which a distance grows on the way to the screen.
        var stretch = 1.0
        /// The position error on the screen so far.
        var distance = 0.0
    }

    private struct Painting {
        var layers: [LottieDocument.Layer] = []

        mutating func add(_ layer: LottieDocument.Layer) -> Int {
            layers.append(layer)
            return layers.count - 1
        }

        /// The layers in Lottie's order, topmost first.
        var fromTop: [LottieDocument.Layer] {
            layers.reversed().map { layer in
                var layer = layer
                layer.parent = layer.parent.map { layers.count - 1 - $0 }
                return layer
            }
        }
    }

    init(distance: Double, colorError: Double, depth: Int) {
        step = (distance / Double(depth), colorError / Double(depth))
    }

    /// Returns the layers of a whole tree, topmost first.
    mutating func layers(of root: LottieNode) throws(ExportError) -> [LottieDocument.Layer] {
        var painting = Painting()
        try add(root, to: &painting, Surroundings())
        return painting.fromTop
    }

    private mutating func add(
        _ node: LottieNode, to painting: inout Painting, _ around: Surroundings
    ) throws(ExportError) {
        let product = around.opacity.multiplied(by: node.opacity, error: step.colorError)
        var inside = around
        inside.opacity = product.track
        inside.opacityError += node.opacityError + product.error
        colorError = max(colorError, inside.opacityError)
        var layer = LottieDocument.Layer(name: node.name, parent: around.parent)
        layer.transform = try enter(node.place, of: node, reach: node.reach, &inside)
        let opacity = product.track.map { $0 * 100 }.property
        guard node.isGroup else {
            layer.transform.opacity = opacity
            return try draw(node, as: layer, on: &painting, inside)
        }
        // Its parts are blended as one: they are in a composition, which has the opacity.
        layer.name += " place"
        inside.parent = painting.add(layer)
        let corner =
            SIMD2(-node.place.anchor.largest { -$0.x }, -node.place.anchor.largest { -$0.y }) - node.reach
        let end = SIMD2(node.place.anchor.largest(\.x), node.place.anchor.largest(\.y)) + node.reach
        var around = inside
        around.opacity = PiecewiseLinear(1.0)
        var group = try composition("group", of: node, from: corner.rounded(.down), to: end, inside) {
            (scene, content, parent) throws(ExportError) in
            around.parent = parent
            let parts = LottieDocument.Layer(name: node.name, parent: parent)
            try scene.draw(node, as: parts, on: &content, around)
        }
        group.transform.opacity = opacity
        painting.layers.append(group)
    }

    /// Adds what a view paints, and its subviews, to the layer that has its place.
    private mutating func draw(
        _ node: LottieNode, as empty: LottieDocument.Layer, on painting: inout Painting,
        _ surroundings: Surroundings
    ) throws(ExportError) {
        var (layer, inside) = (empty, surroundings)
        if node.paintsItself {
            layer.content = .rectangles([
                .init(
                    center: node.center.property, size: node.size.property,
                    roundness: node.cornerRadius.property,
                    fill: try paint(.backgroundColor, node.backgroundColor, node))
            ])
        }
        var path: LottieDocument.Layer.Content?
        if let moving = node.path {
            distance = max(distance, inside.distance + moving.error * inside.stretch)
            path = .paths(try paths(moving, node))
        }
        if !node.paintsItself, node.image == nil, !node.state.masksToBounds, let content = path {
            layer.content = content
            path = nil
        }
        let index = painting.add(layer)
        inside.parent = index
        if node.castsShadow { notes.add(.shadow, of: node.name) }
        let above = path.map { content in
            var above = LottieDocument.Layer(name: "\(node.name) path", content: content)
            above.transform.opacity = layer.transform.opacity
            return above
        }
        if let image = node.image {
            painting.layers += try picture(image, of: node, on: index, layer.transform.opacity)
        }
        try addContent(of: node, above, to: &painting, inside)
        if node.hasBorder {
            painting.layers.append(try border(of: node, on: index, layer.transform.opacity))
        }
    }

    // MARK: - Placement

    /// Returns the transform of a layer, and updates what its content inherits.
    private mutating func enter(
        _ place: LottieNode.Placement, of node: LottieNode, reach: Double, _ inside: inout Surroundings
    ) throws(ExportError) -> LottieDocument.Transform {
        let allowed = min(step.distance / (inside.stretch * reach), 1e100)
        let made: (track: [(time: Double, parts: LottieParts)], error: Double)
        do { made = try place.map.parts(error: allowed) } catch {
            throw .unsupported(what: "\(node.name): transform", reason: error.description)
        }
        let (knots, error) = made
        inside.distance += (error * reach + place.anchorError * place.stretch) * inside.stretch
        inside.stretch *= place.stretch
        distance = max(distance, inside.distance)
        func track<Value>(_ read: (LottieParts) -> Value) -> PiecewiseLinear<Value> {
            PiecewiseLinear(knots.map { .init(time: $0.time, value: read($0.parts)) })
        }
        var transform = LottieDocument.Transform()
        transform.anchorPoint = place.anchor.property
        transform.position = place.position.property
        let scale = track { SIMD2(($0.scale.x * 100).withoutNoise, ($0.scale.y * 100).withoutNoise) }
        transform.scale = PiecewiseLinear(scale.knots, eased: place.map.easedScale).property
        transform.rotation = track { ($0.rotation * 180 / .pi).withoutNoise }.property
        transform.skew = track { ($0.skew * 180 / .pi).withoutNoise }.property
        return transform
    }

    /// Adds what a view clips: its path, if it has a layer of its own, and its children.
    private mutating func addContent(
        of node: LottieNode, _ path: LottieDocument.Layer?, to painting: inout Painting,
        _ inside: Surroundings
    ) throws(ExportError) {
        func add(_ path: LottieDocument.Layer, to painting: inout Painting, on parent: Int?) {
            var path = path
            path.parent = parent
            painting.layers.append(path)
        }
        guard path != nil || !node.children.isEmpty else { return }
        guard node.state.masksToBounds, path != nil || node.children.contains(where: \.isPainted) else {
            if let path { add(path, to: &painting, on: inside.parent) }
            return try addSublayers(of: node, to: &painting, inside)
        }
        let frame = ClipFrame(node)
        var clip = try composition("clip", of: node, from: frame.shift, to: frame.shift + frame.size, inside)
        {
            (scene, content, parent) throws(ExportError) in
            var surroundings = inside
            surroundings.parent = parent
            if let path { add(path, to: &content, on: parent) }
            try scene.addSublayers(of: node, to: &content, surroundings)
        }
        clip.isMatted = frame.needsMatte
        painting.layers.append(clip)
        if frame.needsMatte { painting.layers.append(matte(of: node, on: inside.parent)) }
    }

    /// Returns a layer with a composition of its own for a rectangle of a view.
    ///
    /// - Parameter draw: adds the layers, with the index of the layer that is at the view's origin; `nil` for the canvas.
    private mutating func composition(
        _ kind: String, of node: LottieNode, from corner: SIMD2<Double>, to end: SIMD2<Double>,
        _ inside: Surroundings,
        _ draw: (inout LottieScene, inout Painting, _ origin: Int?) throws(ExportError) -> Void
    ) throws(ExportError) -> LottieDocument.Layer {
        var content = Painting()
        var parent: Int?
        if corner != .zero {
            var origin = LottieDocument.Layer(name: "\(node.name) origin")
            origin.transform.position = .init(-corner)
            parent = content.add(origin)
        }
        try draw(&self, &content, parent)
        let id = "\(kind) \(compositions.count + 1)"
        compositions.append(.init(id: id, layers: content.fromTop))
        let size = (end - corner).rounded(.up)
        var layer = LottieDocument.Layer(
            name: "\(node.name) \(kind)", parent: inside.parent,
            content: .composition(id: id, width: size.x, height: size.y))
        layer.transform.position = .init(corner)
        return layer
    }

    /// Returns a layer that clips the one below to the view.
    func matte(of node: LottieNode, on parent: Int?) -> LottieDocument.Layer {
        var matte = LottieDocument.Layer(name: "\(node.name) matte", parent: parent)
        matte.isMatte = true
        matte.content = .rectangles([
            .init(
                center: node.center.property, size: node.size.property, roundness: node.cornerRadius.property,
                fill: .init(color: .init(.one)))
        ])
        return matte
    }

    private mutating func addSublayers(
        of node: LottieNode, to painting: inout Painting, _ inside: Surroundings
    ) throws(ExportError) {
        guard !node.children.isEmpty else { return }
        var inside = inside
        if let place = node.sublayers {
            var plane = LottieDocument.Layer(name: "\(node.name) sublayers", parent: inside.parent)
            let reach = node.sublayerReach
            plane.transform = try enter(place, of: node, reach: reach, &inside)
            inside.parent = painting.add(plane)
        }
        for child in node.children { try add(child, to: &painting, inside) }
    }
}

/// The canvas of a clipped composition, and whether its edges are the view's.
private struct ClipFrame {
    /// The origin of the canvas in the view.
    let shift: SIMD2<Double>
    let size: SIMD2<Double>
    let needsMatte: Bool

    init(_ node: LottieNode) {
        let bounds = node.bounds
        let isFixed = bounds.isConstant && node.cornerRadius.largest { $0 } <= 0
        let low = SIMD2(-bounds.largest { -$0.x }, -bounds.largest { -$0.y })
        let high = SIMD2(bounds.largest { $0.x + $0.z }, bounds.largest { $0.y + $0.w })
        let size = high - low
        // The size of a canvas is a whole number of pixels.
        needsMatte = !isFixed || size != size.rounded(.up)
        shift = low
        self.size = size.rounded(.up)
    }
}

extension PiecewiseLinear where Value == SIMD4<Double> {
    /// The scale of maps without rotation and skew, in percent with timing functions; `nil` for others.
    fileprivate var easedScale: [PiecewiseLinear<SIMD2<Double>>.EasedKnot]? {
        guard let eased else { return nil }
        func isPlain(_ map: SIMD4<Double>) -> Bool { map.y == 0 && map.z == 0 && map.x > 0 && map.w > 0 }
        guard eased.allSatisfy({ isPlain($0.value) }), knots.allSatisfy({ isPlain($0.value) }) else {
            return nil
        }
        typealias EasedKnot = PiecewiseLinear<SIMD2<Double>>.EasedKnot
        return eased.map { knot -> EasedKnot in
            let scale: SIMD2<Double> = SIMD2(knot.value.x * 100, knot.value.w * 100)
            return EasedKnot(time: knot.time, value: scale, easing: knot.easing)
        }
    }
}

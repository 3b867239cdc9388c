import Foundation
import HookeGeometry
import HookeAssets
import HookeTransitions

/// Lays views out as layers of Lottie.
struct LottieScene {
    /// What is clipped, as compositions of their own.
    private(set) var compositions: [LottieDocument.Composition] = []
    /// What is to be seen and is left out.
    private(set) var notes: [String] = []
    /// How far Lottie's parts take any corner from its place at most, in points.
    private(set) var distance = 0.0
    /// How far any opacity, with those around it, or any component of a colour is off at most.
    private(set) var share = 0.0
    /// What each place on the way from a view to the screen may add to the distance, and each factor and each colour to the
    /// share.
    private let step: (distance: Double, share: Double)

    /// What views inherit.
    private struct Surroundings {
        /// The layer that they hang on, in the order of painting.
        var parent: Int?
        /// The product of the opacities around them, and how far it is off.
        var opacity = PiecewiseLinear(1.0)
        var opacityError = 0.0
        /// How many times longer any distance becomes on its way to the screen at most.
        var stretch = 1.0
        /// How far a point of theirs is from its place on the screen already.
        var distance = 0.0
    }

    /// Layers from back to front.
    private struct Painting {
        var layers: [LottieDocument.Layer] = []

        mutating func add(_ layer: LottieDocument.Layer) -> Int {
            layers.append(layer)
            return layers.count - 1
        }

        /// The same from the top down, as Lottie has them.
        var fromTop: [LottieDocument.Layer] {
            layers.reversed().map { layer in
                var layer = layer
                layer.parent = layer.parent.map { layers.count - 1 - $0 }
                return layer
            }
        }
    }

    init(distance: Double, share: Double, depth: Int) {
        step = (distance / Double(depth), share / Double(depth))
    }

    /// The layers of a whole tree, topmost first.
    mutating func layers(of root: LottieNode) throws(ExportError) -> [LottieDocument.Layer] {
        var painting = Painting()
        try add(root, to: &painting, Surroundings())
        return painting.fromTop
    }

    private mutating func add(
        _ node: LottieNode, to painting: inout Painting, _ around: Surroundings
    ) throws(ExportError) {
        let product = around.opacity.multiplied(by: node.opacity, error: step.share)
        var inside = around
        inside.opacity = product.track
        inside.opacityError += node.opacityError + product.error
        share = max(share, inside.opacityError)
        var layer = LottieDocument.Layer(name: node.name, parent: around.parent)
        layer.transform = try enter(node.place, of: node, reach: node.reach, &inside)
        layer.transform.opacity = product.track.map { $0 * 100 }.property
        if node.paintsItself {
            layer.content = .rectangles([
                .init(
                    center: node.center.property, size: node.size.property,
                    roundness: node.cornerRadius.property,
                    fill: try paint(.backgroundColor, node.backgroundColor, node))
            ])
        }
        let index = painting.add(layer)
        inside.parent = index
        if node.castsShadow { notes.append("the shadow of \(node.name) is left out") }
        try addChildren(of: node, to: &painting, inside)
        if node.hasBorder {
            painting.layers.append(try border(of: node, on: index, layer.transform.opacity))
        }
    }

    // MARK: - Places

    /// The transform of a layer at a place, and what it does to what is inside.
    private mutating func enter(
        _ place: LottieNode.Place, of node: LottieNode, reach: Double, _ inside: inout Surroundings
    ) throws(ExportError) -> LottieDocument.Transform {
        let allowed = min(step.distance / (inside.stretch * reach), 1e100)
        guard let (knots, error) = place.map.parts(error: allowed) else {
            throw .unsupported(
                what: "\(node.name): transform",
                reason: "it flattens the view to a line that no scale and skew of Lottie's makes of it, or "
                    + LottieKeys.tooMany)
        }
        inside.distance += (error * reach + place.anchorError * place.stretch) * inside.stretch
        inside.stretch *= place.stretch
        distance = max(distance, inside.distance)
        func track<Value>(_ read: (LottieParts) -> Value) -> PiecewiseLinear<Value> {
            PiecewiseLinear(knots.map { .init(time: $0.time, value: read($0.parts)) })
        }
        var transform = LottieDocument.Transform()
        transform.anchorPoint = place.anchor.property
        transform.position = place.position.property
        transform.scale = track { $0.scale * 100 }.property
        transform.rotation = track { $0.rotation * 180 / .pi }.property
        transform.skew = track { $0.skew * 180 / .pi }.property
        return transform
    }

    private mutating func addChildren(
        of node: LottieNode, to painting: inout Painting, _ inside: Surroundings
    ) throws(ExportError) {
        guard !node.children.isEmpty else { return }
        guard node.state.masksToBounds, node.children.contains(where: \.isPainted) else {
            return try addSublayers(of: node, to: &painting, inside)
        }
        let frame = ClipFrame(node)
        var content = Painting()
        var surroundings = inside
        surroundings.parent = nil
        if frame.shift != .zero {
            var origin = LottieDocument.Layer(name: "\(node.name) origin")
            origin.transform.position = .init(-frame.shift)
            surroundings.parent = content.add(origin)
        }
        try addSublayers(of: node, to: &content, surroundings)
        let id = "clip \(compositions.count + 1)"
        compositions.append(.init(id: id, layers: content.fromTop))
        var clip = LottieDocument.Layer(
            name: "\(node.name) clip", parent: inside.parent,
            content: .composition(id: id, width: frame.size.x, height: frame.size.y))
        clip.transform.position = .init(frame.shift)
        clip.isMatted = frame.needsMatte
        painting.layers.append(clip)
        guard frame.needsMatte else { return }
        var matte = LottieDocument.Layer(name: "\(node.name) matte", parent: inside.parent)
        matte.isMatte = true
        matte.content = .rectangles([
            .init(
                center: node.center.property, size: node.size.property, roundness: node.cornerRadius.property,
                fill: .init(color: .init(.one)))
        ])
        painting.layers.append(matte)
    }

    private mutating func addSublayers(
        of node: LottieNode, to painting: inout Painting, _ inside: Surroundings
    ) throws(ExportError) {
        var inside = inside
        if let place = node.sublayers {
            var plane = LottieDocument.Layer(name: "\(node.name) sublayers", parent: inside.parent)
            let reach = node.sublayerReach
            plane.transform = try enter(place, of: node, reach: reach, &inside)
            inside.parent = painting.add(plane)
        }
        for child in node.children { try add(child, to: &painting, inside) }
    }

    // MARK: - Paint

    private mutating func paint(
        _ property: AnimatedProperty, _ colors: PiecewiseLinear<SIMD4<Double>>, _ node: LottieNode
    ) throws(ExportError) -> LottieDocument.Paint {
        let (paint, error) = colors.paint(error: step.share)
        guard error.isFinite else {
            throw .unsupported(what: "\(node.name): \(property)", reason: LottieKeys.tooMany)
        }
        share = max(share, node.colorError + error)
        return paint
    }

    /// The border, above all that is in the view: a line in the middle of it.
    private mutating func border(
        of node: LottieNode, on parent: Int, _ opacity: LottieProperty<Double>
    ) throws(ExportError) -> LottieDocument.Layer {
        let width = node.borderWidth
        let size = node.size.merging(width) { $0 - $1 }
        if size.largest({ -min($0.x, $0.y) }) > 0 {
            notes.append("the border of \(node.name) is wider than the view, and is drawn beyond it")
        }
        var layer = LottieDocument.Layer(name: "\(node.name) border", parent: parent)
        layer.transform.opacity = opacity
        let roundness = node.cornerRadius.merging(width) { $0 - $1 / 2 }.clamped(to: 0...(.infinity))
        layer.content = .rectangles([
            .init(
                center: node.center.property, size: size.property, roundness: roundness.property,
                stroke: try paint(.borderColor, node.borderColor, node), strokeWidth: width.property)
        ])
        return layer
    }
}

/// What clips: the canvas of the composition that is clipped, and whether its edges do.
private struct ClipFrame {
    /// Where in the view the canvas begins.
    let shift: SIMD2<Double>
    let size: SIMD2<Double>
    let needsMatte: Bool

    init(_ node: LottieNode) {
        let bounds = node.bounds
        let isFixed = bounds.isConstant && node.cornerRadius.largest { $0 } <= 0
        let low = SIMD2(-bounds.largest { -$0.x }, -bounds.largest { -$0.y })
        let high = SIMD2(bounds.largest { $0.x + $0.z }, bounds.largest { $0.y + $0.w })
        let size = high - low
        // A canvas has a whole number of pixels.
        needsMatte = !isFixed || size != size.rounded(.up)
        shift = low
        self.size = size.rounded(.up)
    }
}

import Foundation
import HookeAssets
import HookeTransitions

// What a view itself paints.
extension LottieScene {
    mutating func paint(
        _ property: AnimatedProperty, _ colors: PiecewiseLinear<SIMD4<Double>>, _ node: LottieNode
    ) throws(ExportError) -> LottieDocument.Paint {
        let (paint, error) = colors.paint(error: step.colorError)
        guard error.isFinite else {
            throw .unsupported(what: "\(node.name): \(property)", reason: LottieKeys.tooMany)
        }
        colorError = max(colorError, node.colorError + error)
        return paint
    }

    /// Returns the picture of a view as a layer, and the matte that clips it if it does not fill its view's rectangle.
    mutating func picture(
        _ image: LayerImage, of node: LottieNode, on parent: Int, _ opacity: LottieProperty<Double>
    ) throws(ExportError) -> [LottieDocument.Layer] {
        guard image.uri.hasPrefix("data:"), min(image.size.x, image.size.y) > 0 else {
            throw .unsupported(
                what: "\(node.name): contents",
                reason: "accepted: a data URI with a width and a height above 0")
        }
        let known = images.first { $0.uri == image.uri && $0.size == image.size }
        let asset = known ?? .init(id: "picture \(images.count + 1)", uri: image.uri, size: image.size)
        if known == nil { images.append(asset) }
        var layer = LottieDocument.Layer(
            name: "\(node.name) picture", parent: parent, content: .image(id: asset.id))
        layer.transform.opacity = opacity
        layer.transform.anchorPoint = .init(image.size / 2)
        layer.transform.position = node.center.property
        let (across, down) = (
            node.size.map { $0.x / image.size.x * 100 }, node.size.map { $0.y / image.size.y * 100 }
        )
        // The smaller of two tracks is one of them less what it exceeds the other by.
        let excess = across.merging(down, -).clamped(to: 0...(.infinity))
        let scale: PiecewiseLinear<SIMD2<Double>> =
            switch image.fit {
            case .fill: across.merging(down) { SIMD2($0, $1) }
            case .cover: down.merging(excess, +).map { SIMD2($0, $0) }
            case .contain: across.merging(excess, -).map { SIMD2($0, $0) }
            }
        layer.transform.scale = scale.property
        layer.isMatted = image.fit == .cover || node.cornerRadius.largest { $0 } > 0
        return layer.isMatted ? [layer, matte(of: node, on: parent)] : [layer]
    }

    /// Returns a path, with one group for each stretch without a jump.
    mutating func paths(
        _ path: LottiePath, _ node: LottieNode
    ) throws(ExportError) -> [LottieDocument.Path] {
        let fill = try path.fill.map { colors throws(ExportError) in try paint(.fillColor, colors, node) }
        var stroke: LottieDocument.Stroke?
        if let line = path.stroke {
            stroke = path.line(of: try paint(.strokeColor, line.color, node), line)
        }
        return path.runs.map { run in
            var path = LottieDocument.Path(
                contours: run.contours, fill: fill, fillRule: path.fillRule, stroke: stroke)
            path.opacity = run.opacity
            return path
        }
    }

    /// Returns the border as a layer above the view's content. Lottie centres a stroke on its line.
    mutating func border(
        of node: LottieNode, on parent: Int, _ opacity: LottieProperty<Double>
    ) throws(ExportError) -> LottieDocument.Layer {
        let width = node.borderWidth
        let size = node.size.merging(width) { $0 - $1 }
        if size.largest({ -min($0.x, $0.y) }) > 0 {
            notes.add(.border, of: node.name)
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

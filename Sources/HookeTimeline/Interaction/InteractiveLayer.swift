import Hooke
public import HookeGeometry

/// A layer of an ``InteractiveTransition``: the numbers that place it on the screen.
public struct InteractiveLayer: Sendable, Equatable {
    /// The index of the superlayer, before this one; `nil` for the root.
    public var parent: Int?
    /// The rectangle in the layer's coordinates.
    public var bounds: Rectangle
    /// The place of the anchor point in the superlayer.
    public var position: Vector2
    /// The point of the bounds that lies at the position, from (0, 0) to (1, 1).
    public var anchorPoint: Vector2
    /// The height above the superlayer.
    public var zPosition: Double
    /// The transform about the anchor point.
    public var transform: Transform3D
    /// The transform of the sublayers about this layer's anchor point.
    public var sublayerTransform: Transform3D
    /// The opacity, 0 to 1.
    public var opacity: Double
    /// Whether the layer and its sublayers are not drawn.
    public var isHidden = false
    /// Whether its back is drawn.
    public var isDoubleSided = true
    /// Whether it is the picture of a snapshot view, which fills its superlayer.
    public var isPicture = false

    /// Creates a visible layer.
    public init(
        parent: Int?, bounds: Rectangle, position: Vector2, anchorPoint: Vector2 = [0.5, 0.5],
        zPosition: Double = 0, transform: Transform3D = .identity, sublayerTransform: Transform3D = .identity,
        opacity: Double = 1
    ) {
        (self.parent, self.bounds, self.position, self.anchorPoint) = (parent, bounds, position, anchorPoint)
        (self.zPosition, self.transform, self.sublayerTransform) = (zPosition, transform, sublayerTransform)
        self.opacity = opacity
    }

    /// The anchor point in the layer's coordinates.
    var anchor: Vector2 {
        Vector2(
            bounds.origin.x + anchorPoint.x * bounds.size.x, bounds.origin.y + anchorPoint.y * bounds.size.y)
    }

    /// Returns the map from the layer's coordinates to its superlayer's plane.
    func toSuperlayer(_ parent: InteractiveLayer?) -> Transform3D {
        .placing(
            anchor: anchor, by: transform, at: position, zPosition: zPosition,
            in: parent?.sublayerTransform ?? .identity, about: parent?.anchor ?? .zero)
    }

    /// Fills the superlayer with a picture, as `SceneSnapshot` does.
    mutating func fit(into parent: InteractiveLayer) {
        let (box, size) = (parent.bounds, bounds.size)
        position = Vector2(box.origin.x + box.size.x / 2, box.origin.y + box.size.y / 2)
        let (x, y) = (box.size.x / size.x, box.size.y / size.y)
        transform = x.isFinite && y.isFinite ? .scale(x: x, y: y) : .identity
    }

    /// Sets a property that places the layer, or its opacity. The page writes the others as styles, or they do not move.
    mutating func set(_ property: AnimatedProperty, to value: AnimatableValue) {
        let v = value.vector ?? .zero
        switch property {
        case .bounds: bounds = Rectangle(x: v.x, y: v.y, width: v.z, height: v.w)
        case .position: position = v.lowHalf
        case .anchorPoint: anchorPoint = v.lowHalf
        case .zPosition: zPosition = v.x
        case .transform: transform = value.asTransform
        case .sublayerTransform: sublayerTransform = value.asTransform
        case .opacity: opacity = v.x
        case .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .shadowColor, .shadowOpacity,
            .shadowOffset, .shadowRadius:
            break
        case .fillColor, .strokeColor, .lineWidth, .strokeStart, .strokeEnd, .lineDashPhase, .miterLimit,
            .startPoint, .endPoint, .path, .shadowPath, .colors, .locations:
            break
        }
    }
}

/// A layer of an ``InteractiveTransition`` as seen at a time.
public struct ShownLayer: Sendable {
    /// The layer's numbers at that time.
    public let layer: InteractiveLayer
    /// The map from the layer's coordinates to its superlayer's plane.
    public let toSuperlayer: Transform3D
    /// The map from the layer's coordinates to the screen.
    public let toScreen: Transform3D
    /// Whether it is not drawn: it or a superlayer is hidden, or shows its back and is not double-sided.
    public let isHidden: Bool
    /// The place among its siblings, from back to front.
    public var rank = 0

    /// The origin of the superlayer's bounds.
    let eye: Vector2

    /// The 16 elements of `matrix3d` in CSS: from the top left corner of the layer's bounds to that of its superlayer's.
    package var cssMatrix: [Double] {
        let (map, origin) = (layer.parent == nil ? .identity : toSuperlayer, layer.bounds.origin)
        let rows = [map.row1, map.row2, map.row3, map.row1 * origin.x + map.row2 * origin.y + map.row4]
        return rows.flatMap { [$0.x - eye.x * $0.w, $0.y - eye.y * $0.w, $0.z, $0.w] }
    }

    /// The corners on the screen: top left, top right, bottom right, bottom left. A corner behind the eye is NaN.
    public var corners: [Vector2] {
        toScreen.project(layer.bounds).homogeneousCorners.map { corner in
            corner.w > 0 ? SIMD2(corner.x, corner.y) / corner.w : SIMD2(.nan, .nan)
        }
    }
}

extension [InteractiveLayer] {
    /// Returns the layers as seen on the screen. A superlayer is before its sublayers.
    package func shown() -> [ShownLayer] {
        var shown: [ShownLayer] = []
        shown.reserveCapacity(count)
        for layer in self {
            var layer = layer
            let parent = layer.parent.map { shown[$0] }
            if layer.isPicture, let parent { layer.fit(into: parent.layer) }
            let toSuperlayer = layer.toSuperlayer(parent?.layer)
            let toScreen = parent.map { toSuperlayer.concatenating($0.toScreen) } ?? .identity
            var isHidden = layer.isHidden || parent?.isHidden ?? false
            if !layer.isDoubleSided, toScreen.project(layer.bounds).facing == .back { isHidden = true }
            shown.append(
                ShownLayer(
                    layer: layer, toSuperlayer: toSuperlayer, toScreen: toScreen, isHidden: isHidden,
                    eye: parent?.layer.bounds.origin ?? .zero))
        }
        // A layer lies in front of the siblings that are lower, or as high and before it.
        for index in indices where shown[index].layer.parent != nil {
            for other in indices.dropFirst(1) where shown[other].layer.parent == shown[index].layer.parent {
                let (a, b) = (shown[other].layer.zPosition, shown[index].layer.zPosition)
                if a < b || (a == b && other < index) { shown[index].rank += 1 }
            }
        }
        return shown
    }
}

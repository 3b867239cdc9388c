import Foundation
import HookeTransitions

/// `SceneLayer`: a view's layer, or a layer without a view.
public typealias CALayer = SceneLayer
/// `MediaTiming/FillMode`.
public typealias CAMediaTimingFillMode = MediaTiming.FillMode

extension SceneLayer {
    /// The name in pictures and diagnostics; `nil` if it is empty.
    public var name: String? {
        get { ownName.isEmpty ? nil : ownName }
        set { ownName = newValue ?? "" }
    }

    /// The opacity; the view's `alpha`. Animatable.
    public var opacity: Float {
        get { Float(ownOpacity) }
        set { ownOpacity = Double(newValue) }
    }

    /// The shadow's opacity; 0 draws none. Animatable.
    public var shadowOpacity: Float {
        get { Float(ownShadowOpacity) }
        set { ownShadowOpacity = Double(newValue) }
    }

    /// Accepted and without effect: layers have no pixels.
    public var shouldRasterize: Bool {
        get { false }
        set {}
    }

    /// Accepted and without effect: layers have no pixels.
    public var rasterizationScale: CGFloat {
        get { 1 }
        set {}
    }

    /// Accepted and without effect: layers have no pixels.
    public var contentsScale: CGFloat {
        get { 1 }
        set {}
    }

    /// Accepted and without effect: layers have no pixels.
    public var allowsEdgeAntialiasing: Bool {
        get { true }
        set {}
    }

    /// Returns a point of another layer in this layer's coordinates; both must be in one tree.
    public func convert(_ point: CGPoint, from other: SceneLayer?) -> CGPoint {
        owner.convert(point, from: other?.owner)
    }

    /// Returns a point of this layer in another layer's coordinates; both must be in one tree.
    public func convert(_ point: CGPoint, to other: SceneLayer?) -> CGPoint {
        owner.convert(point, to: other?.owner)
    }

    /// Returns a layer of the same class with the values that are shown now. Never `nil`; the optional type is Core
    /// Animation's.
    public func presentation() -> Self? { presentationLayer() as? Self }

    /// Whether a point, in the layer's coordinates, is in its bounds.
    public func contains(_ point: CGPoint) -> Bool { owner.point(inside: point) }

    /// Returns the transform's 2-D part.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets a 2-D transform.
    public func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }
}

/// `LayerShape/ContentsGravity`.
public typealias CALayerContentsGravity = LayerShape.ContentsGravity

extension SceneView {
    /// The transform of the view's layer about its anchor point. Animatable.
    public var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// Where a view's picture is, as `UIView.ContentMode`.
    public enum ContentMode: Int, Hashable, Sendable {
        /// Stretched to the bounds; all of it inside the bounds; covering the bounds; drawn again.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
        /// In its own size in the middle, at an edge or in a corner.
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    /// Where the picture of the view's layer is; its `contentsGravity`. `redraw` counts as `scaleToFill`.
    public var contentMode: ContentMode {
        get { ContentMode(layer.contentsGravity) }
        set { layer.contentsGravity = newValue.gravity }
    }
}

extension SceneView.ContentMode {
    private static let gravities: [(SceneView.ContentMode, CALayerContentsGravity)] = [
        (.scaleToFill, .resize), (.scaleAspectFit, .resizeAspect), (.scaleAspectFill, .resizeAspectFill),
        (.center, .center), (.top, .top), (.bottom, .bottom), (.left, .left), (.right, .right),
        (.topLeft, .topLeft), (.topRight, .topRight), (.bottomLeft, .bottomLeft),
        (.bottomRight, .bottomRight),
    ]

    fileprivate init(_ gravity: CALayerContentsGravity) {
        self = Self.gravities.first { $0.1 == gravity }?.0 ?? .scaleToFill
    }

    fileprivate var gravity: CALayerContentsGravity {
        Self.gravities.first { $0.0 == self }?.1 ?? .resize
    }
}

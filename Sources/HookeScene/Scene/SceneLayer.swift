import Foundation
import HookeGeometry

/// The part of a view that Core Animation would hold: a handle, not a copy.
public struct SceneLayer {
    let view: SceneView

    /// The 3-D transform about the anchor point. Animatable.
    public var transform: Transform3D {
        get { view.model.transform }
        nonmutating set { view.write(.transform) { $0.transform = newValue } }
    }

    /// The transform of all children about this layer's anchor point: where a common perspective goes.
    /// Animatable.
    public var sublayerTransform: Transform3D {
        get { view.model.sublayerTransform }
        nonmutating set { view.write(.sublayerTransform) { $0.sublayerTransform = newValue } }
    }

    /// The point of the bounds that `position` places; (0.5, 0.5) is the centre. Moving it moves the view, as
    /// in Core Animation: the position stays. Animatable.
    public var anchorPoint: CGPoint {
        get { view.model.anchorPoint }
        nonmutating set { view.write(.anchorPoint) { $0.anchorPoint = newValue } }
    }

    /// Where the anchor point lies in the superview. Animatable.
    public var position: CGPoint {
        get { view.model.position }
        nonmutating set { view.write(.position) { $0.position = newValue } }
    }

    /// The height above the superview's plane; seen through perspective only. Animatable.
    public var zPosition: Double {
        get { view.model.zPosition }
        nonmutating set { view.write(.zPosition) { $0.zPosition = newValue } }
    }

    /// The radius of the corners. Animatable.
    public var cornerRadius: Double {
        get { view.model.cornerRadius }
        nonmutating set { view.write(.cornerRadius) { $0.cornerRadius = newValue } }
    }

    /// The opacity; the view's `alpha`. Animatable.
    public var opacity: Double {
        get { view.alpha }
        nonmutating set { view.alpha = newValue }
    }

    /// The rectangle in the view's own coordinates. Animatable.
    public var bounds: CGRect {
        get { view.bounds }
        nonmutating set { view.bounds = newValue }
    }

    /// Whether children are clipped to the bounds. Sets at once.
    public var masksToBounds: Bool {
        get { view.model.masksToBounds }
        nonmutating set { view.clipsToBounds = newValue }
    }

    /// What shows at the scene's time.
    public var presentation: ViewState { view.presentationState }
}

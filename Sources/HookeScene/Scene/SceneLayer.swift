import Foundation
import HookeGeometry

/// A handle to the Core Animation properties of a view.
public struct SceneLayer {
    let view: SceneView

    /// The 3-D transform about the anchor point. Animatable.
    public var transform: Transform3D {
        get { view.model.transform }
        nonmutating set { view.write(.transform) { $0.transform = newValue } }
    }

    /// The transform of all sublayers about this layer's anchor point, such as a common perspective.
    /// Animatable.
    public var sublayerTransform: Transform3D {
        get { view.model.sublayerTransform }
        nonmutating set { view.write(.sublayerTransform) { $0.sublayerTransform = newValue } }
    }

    /// The point of the bounds that lies at `position`; (0.5, 0.5) is the centre. Changing it moves the view,
    /// as in Core Animation. Animatable.
    public var anchorPoint: CGPoint {
        get { view.model.anchorPoint }
        nonmutating set { view.write(.anchorPoint) { $0.anchorPoint = newValue } }
    }

    /// The anchor point's position in the superview. Animatable.
    public var position: CGPoint {
        get { view.model.position }
        nonmutating set { view.write(.position) { $0.position = newValue } }
    }

    /// The height above the superview's plane; visible only in perspective. Animatable.
    public var zPosition: Double {
        get { view.model.zPosition }
        nonmutating set { view.write(.zPosition) { $0.zPosition = newValue } }
    }

    /// The corner radius. Animatable.
    public var cornerRadius: Double {
        get { view.model.cornerRadius }
        nonmutating set { view.write(.cornerRadius) { $0.cornerRadius = newValue } }
    }

    /// The opacity; the view's `alpha`. Animatable.
    public var opacity: Double {
        get { view.model.opacity }
        nonmutating set { view.write(.opacity) { $0.opacity = newValue } }
    }

    /// The rectangle in the view's coordinates. Animatable.
    public var bounds: CGRect {
        get { view.model.bounds }
        nonmutating set { view.write(.bounds) { $0.bounds = newValue } }
    }

    /// Whether sublayers are clipped to the bounds. Applies at once.
    public var masksToBounds: Bool {
        get { view.model.masksToBounds }
        nonmutating set { view.clipsToBounds = newValue }
    }

    /// The shown state at the scene's time.
    public var presentation: ViewState { view.presentationState }
}

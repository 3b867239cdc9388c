import Foundation
import HookeGeometry

/// The Core Animation properties of a view, or a layer without a view.
///
/// - ``SceneView/layer`` returns one object as long as it is referenced. The state is stored with the view.
/// - `SceneLayer()` creates a bare layer: a rectangle that moves, is drawn and animates as a view does, but
///   has no touches, no layout and no controller. See ``addSublayer(_:)``. A superlayer retains it.
/// - Changes of a bare layer outside animation blocks apply at once; there are no implicit animations.
open class SceneLayer: SceneIsolated {
    /// The view of the layer; an internal one for a bare layer.
    final let view: SceneView

    /// Creates a bare layer with a zero frame.
    public init() {
        view = BareLayerView(frame: .zero)
        view.cachedLayer = self
    }

    /// Creates the layer of a view, for ``SceneView/layerClass``. A view calls it when its layer is first
    /// read, and again if nothing else has retained the layer since.
    public init(of view: SceneView) {
        self.view = view
        view.cachedLayer = self
    }

    /// Returns a new layer of this class for a view. Your own classes override it to be a ``SceneView/layerClass``:
    /// `override class func layer(of view: SceneView) -> SceneLayer { OwnLayer(of: view) }`.
    open class func layer(of view: SceneView) -> SceneLayer { SceneLayer(of: view) }

    /// The name in pictures and diagnostics; the view's.
    @_disfavoredOverload  // HookeUIKit has Core Animation's type.
    public var name: String {
        get { view.name }
        set { view.name = newValue }
    }

    /// The 3-D transform about the anchor point. Animatable.
    public var transform: Transform3D {
        get { view.model.transform }
        set { view.write(.transform, to: .transform(newValue)) { $0.transform = newValue } }
    }

    /// The transform of all sublayers about this layer's anchor point, such as a common perspective.
    /// Animatable.
    public var sublayerTransform: Transform3D {
        get { view.model.sublayerTransform }
        set { view.write(.sublayerTransform, to: .transform(newValue)) { $0.sublayerTransform = newValue } }
    }

    /// The point of the bounds that lies at `position`; (0.5, 0.5) is the centre. Changing it moves the view,
    /// as in Core Animation. Animatable.
    public var anchorPoint: CGPoint {
        get { view.model.anchorPoint }
        set {
            view.write(.anchorPoint, to: .pair(SIMD2(newValue.x, newValue.y))) { $0.anchorPoint = newValue }
        }
    }

    /// The anchor point's position in the superview. Animatable.
    public var position: CGPoint {
        get { view.model.position }
        set { view.write(.position, to: .pair(SIMD2(newValue.x, newValue.y))) { $0.position = newValue } }
    }

    /// The height above the superview's plane; visible only in perspective. Animatable.
    public var zPosition: Double {
        get { view.model.zPosition }
        set { view.write(.zPosition, to: .scalar(newValue)) { $0.zPosition = newValue } }
    }

    /// The corner radius. Animatable.
    public var cornerRadius: Double {
        get { view.model.cornerRadius }
        set { view.write(.cornerRadius, to: .scalar(newValue)) { $0.cornerRadius = newValue } }
    }

    /// The opacity; the view's `alpha`. Animatable.
    @_disfavoredOverload  // HookeUIKit has Core Animation's type.
    public var opacity: Double {
        get { view.model.opacity }
        set { view.write(.opacity, to: .scalar(newValue)) { $0.opacity = newValue } }
    }

    /// The rectangle in the view's coordinates. Animatable.
    public var bounds: CGRect {
        get { view.model.bounds }
        set { view.write(.bounds) { $0.bounds = newValue } }
    }

    /// Whether sublayers are clipped to the bounds. Applies at once.
    public var masksToBounds: Bool {
        get { view.model.masksToBounds }
        set { view.clipsToBounds = newValue }
    }

    /// The shown state at the scene's time.
    public var presentation: ViewState { view.presentationState }
}

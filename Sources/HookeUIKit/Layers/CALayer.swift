import Foundation
import HookeTransitions

/// `SceneLayer`: a handle to a view's layer. Layers without views do not exist.
public typealias CALayer = SceneLayer
/// `MediaTiming/FillMode`.
public typealias CAMediaTimingFillMode = MediaTiming.FillMode

extension SceneLayer {
    /// The rectangle in the superlayer's coordinates; the view's. Animatable.
    public var frame: CGRect {
        get { owner.frame }
        nonmutating set { owner.frame = newValue }
    }

    /// The colour behind the content; the view's. Animatable.
    public var backgroundColor: SceneColor? {
        get { owner.backgroundColor }
        nonmutating set { owner.backgroundColor = newValue }
    }

    /// Whether the layer is hidden; the view's. Applies at once.
    public var isHidden: Bool {
        get { owner.isHidden }
        nonmutating set { owner.isHidden = newValue }
    }

    /// The superview's layer.
    public var superlayer: SceneLayer? { owner.superview?.layer }

    /// The layers of the subviews, from back to front; `nil` if there are none.
    public var sublayers: [SceneLayer]? { owner.subviews.isEmpty ? nil : owner.subviews.map(\.layer) }

    /// Returns the transform's 2-D part.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets a 2-D transform.
    public func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }
}

extension ViewState {
    /// Returns the state: Core Animation calls `layer.presentation()`.
    public func callAsFunction() -> ViewState? { self }
}

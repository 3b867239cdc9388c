import Foundation
import HookeTransitions

/// `SceneLayer`: a view's layer, a handle and not an object. There are no layers without a view.
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

    /// Whether the layer is left out of drawing; the view's. Sets at once.
    public var isHidden: Bool {
        get { owner.isHidden }
        nonmutating set { owner.isHidden = newValue }
    }

    /// The layer of the superview.
    public var superlayer: SceneLayer? { owner.superview?.layer }

    /// The layers of the subviews, from back to front; `nil` where there are none.
    public var sublayers: [SceneLayer]? { owner.subviews.isEmpty ? nil : owner.subviews.map(\.layer) }

    /// The transform as one of the plane.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets the transform to one of the plane.
    public func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }
}

extension ViewState {
    /// The state itself: `layer.presentation()` is spelled as a call in Core Animation.
    public func callAsFunction() -> ViewState? { self }
}

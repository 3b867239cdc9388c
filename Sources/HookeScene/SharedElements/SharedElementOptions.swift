import Hooke
import HookeGeometry

/// How shared elements fly from one screen to the other.
///
/// ```swift
/// var options = SharedElementOptions()
/// options.path = .centerArc
/// options.contentMode = .aspectFill
/// ```
public struct SharedElementOptions: Sendable {
    /// The path of each element; a line by default.
    public var path = BoxPath.line
    /// How both pictures of an element lie in its box; `auto` by default.
    public var contentMode = SharedContentMode.auto
    /// The fade from the old picture to the new one. A closing is the fade of the opening backwards.
    public var fade = SharedFade.cross
    /// Whether an element is clipped as in the screens: by the intersection of its clipping superviews, whose edges
    /// move with it.
    public var clips = true

    /// Creates options with default values.
    public init() {}
}

extension SceneView {
    /// The name by which transitions find the view's counterpart on another screen; `nil` for none. The counterpart has
    /// the same name.
    ///
    /// If several visible views of a screen have the same name, the front-most takes part, and the scene reports it.
    public var transitionIdentifier: String? {
        get { existingExtras?.transitionIdentifier }
        set {
            guard newValue != transitionIdentifier else { return }
            layerExtras.transitionIdentifier = newValue
        }
    }
}

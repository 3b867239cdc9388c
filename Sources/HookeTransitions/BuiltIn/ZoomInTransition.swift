import Foundation
import HookeGeometry

/// A full-screen controller grows out of a view of the presenter, and shrinks back into it by a drag or a pinch: the
/// transition of ``ViewControllerTransition/zoom(options:sourceViewProvider:)`` with the delegate's interface.
///
/// The source is the presenter's view with the transition identifier ``sourceIdentifier``.
public final class ZoomInTransition: EdgeTransition {
    /// The transition identifier of the source.
    public static let sourceIdentifier = PlayableTransition.photoIdentifier

    private let zoom: ZoomTransition

    /// Creates a transition. The edge is that of its swipe.
    public override init(edge: Edge) {
        zoom = ZoomTransition { Self.source(in: $0.sourceViewController.view) }
        super.init(edge: edge)
    }

    private static func source(in view: SceneView) -> SceneView? {
        if view.transitionIdentifier == sourceIdentifier { return view }
        for child in view.subviews {
            if let found = source(in: child) { return found }
        }
        return nil
    }

    /// Returns the animator that opens.
    public override func presentationAnimator() -> any ViewControllerAnimatedTransitioning {
        zoom.animator(isOpening: true)
    }

    /// Returns the animator that closes.
    public override func dismissalAnimator() -> any ViewControllerAnimatedTransitioning {
        zoom.animator(isOpening: false)
    }

    /// Returns the zoom's driver for a dismissal.
    package override func ownDriver(isDismissal: Bool) -> PercentDrivenInteractiveTransition? {
        isDismissal ? zoom.driver : nil
    }
}

extension PlayableTransition {
    /// A screen grows out of a photo.
    public static let zoom = PlayableTransition(
        name: "zoom", summary: "a screen grows out of a photo, 0.4 s", defaultEdge: .bottom,
        hasTimeline: false
    ) { edge, _ in ZoomInTransition(edge: edge) }
    /// A screen shrinks into a photo.
    public static let zoomClose = zoom.dismissal(
        name: "zoom-close", summary: "a dragged or pinched screen shrinks into the photo, 0.4 s",
        defaultEdge: .top, pageNote: "In an app, a free drag and a pinch close it. Here a swipe does.")
}

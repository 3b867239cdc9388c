import Foundation
import HookeGeometry

/// A full-screen controller fades in. A swipe from the left or right edge goes back, with a preview of the presenter.
public final class BackTransition: EdgeTransition {
    /// Returns the animator that fades in.
    public override func presentationAnimator() -> any ViewControllerAnimatedTransitioning {
        PredictiveBackAnimator()
    }

    /// Returns the animator that goes back.
    public override func dismissalAnimator() -> any ViewControllerAnimatedTransitioning {
        PredictiveBackAnimator()
    }

    /// Returns a driver with a preview for a dismissal.
    package override func ownDriver(isDismissal: Bool) -> PercentDrivenInteractiveTransition? {
        isDismissal ? PredictiveBackDriver() : nil
    }
}

extension PlayableTransition {
    /// A screen fades in.
    public static let forward = PlayableTransition(
        name: "forward", summary: "a screen fades in, 0.45 s", defaultEdge: .right, hasTimeline: false
    ) { edge, _ in BackTransition(edge: edge) }
    /// A swipe from an edge goes back, with a preview.
    public static let back = forward.dismissal(
        name: "back", summary: "a swipe from an edge previews the screen below, 0.45 s from the release",
        defaultEdge: .left, hasPageGesture: true)
}

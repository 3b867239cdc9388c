import Foundation
import HookeGeometry

/// A full-screen controller slides in from an edge while views with equal transition identifiers fly from one screen to
/// the other.
public final class SharedTransition: EdgeTransition {
    /// The duration, in seconds.
    public static let duration = 0.4

    /// Returns the animator that slides in.
    public override func presentationAnimator() -> any ViewControllerAnimatedTransitioning {
        SharedElementAnimator(over: Slide(edge: edge, isPresenting: true))
    }

    /// Returns the animator that slides out.
    public override func dismissalAnimator() -> any ViewControllerAnimatedTransitioning {
        SharedElementAnimator(over: Slide(edge: edge, isPresenting: false))
    }

    private final class Slide: ViewControllerAnimatedTransitioning {
        let edge: Edge
        let isPresenting: Bool

        init(edge: Edge, isPresenting: Bool) { (self.edge, self.isPresenting) = (edge, isPresenting) }

        func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double
        {
            SharedTransition.duration
        }

        func animateTransition(using context: any ViewControllerContextTransitioning) {
            context.slide(from: edge, isPresenting: isPresenting) { animations, completion in
                SceneView.animate(
                    withDuration: transitionDuration(using: context), animations: animations,
                    completion: completion)
            }
        }
    }
}

extension PlayableTransition {
    /// A screen slides in, and a photo flies to its place on it.
    public static let shared = PlayableTransition(
        name: "shared", summary: "a screen slides in, and the photo flies to its place there, 0.4 s",
        defaultEdge: .right, hasTimeline: false
    ) { edge, _ in SharedTransition(edge: edge) }
    /// A screen slides out, and the photo flies back.
    public static let sharedClose = shared.dismissal(
        name: "shared-close", summary: "the screen slides out, and the photo flies back, 0.4 s",
        defaultEdge: .left)
}

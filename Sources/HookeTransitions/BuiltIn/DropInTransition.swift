import Foundation
import Hooke

/// Drops a full-screen controller in on a spring over a fading presenter. At dismissal a snapshot of it
/// shrinks into its centre.
public final class DropInTransition: EdgeTransition {
    /// The duration of the presentation, in seconds.
    public static let presentationDuration = 2.5
    /// The duration of the dismissal, in seconds.
    public static let dismissalDuration = 2.0
    /// The damping ratio of the presentation's spring.
    public static let dampingRatio = 0.5

    /// Returns the animator that drops in.
    public override func presentationAnimator() -> any ViewControllerAnimatedTransitioning {
        DropIn(edge: edge)
    }

    /// Returns the animator that shrinks away.
    public override func dismissalAnimator() -> any ViewControllerAnimatedTransitioning { ShrinkAway() }

    private final class DropIn: ViewControllerAnimatedTransitioning {
        let edge: Edge

        init(edge: Edge) { self.edge = edge }

        func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double
        {
            DropInTransition.presentationDuration
        }

        func animateTransition(using context: any ViewControllerContextTransitioning) {
            guard let from = context.viewController(forKey: .from),
                let to = context.viewController(forKey: .to)
            else { return }
            let final = context.finalFrame(for: to)
            to.view.frame = edge.outside(final)
            context.containerView.addSubview(to.view)
            SceneView.animate(
                withDuration: transitionDuration(using: context),
                usingSpringWithDamping: DropInTransition.dampingRatio, initialSpringVelocity: 0
            ) {
                from.view.alpha = 0.5
                to.view.frame = final
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
                from.view.alpha = 1
            }
        }
    }

    private final class ShrinkAway: ViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double
        {
            DropInTransition.dismissalDuration
        }

        func animateTransition(using context: any ViewControllerContextTransitioning) {
            guard let from = context.viewController(forKey: .from),
                let to = context.viewController(forKey: .to)
            else { return }
            let container = context.containerView
            to.view.frame = context.finalFrame(for: to)
            to.view.alpha = 0.5
            container.addSubview(to.view)
            container.sendSubviewToBack(to.view)
            let picture = from.view.snapshotView(afterScreenUpdates: false)
            let start = from.view.frame
            picture.frame = start
            container.addSubview(picture)
            from.view.removeFromSuperview()
            SceneView.animate(withDuration: transitionDuration(using: context)) {
                picture.frame = start.insetBy(dx: start.size.width / 2, dy: start.size.height / 2)
                to.view.alpha = 1
            } completion: { _ in
                picture.removeFromSuperview()
                context.completeTransition(!context.transitionWasCancelled)
                to.view.alpha = 1
            }
        }
    }
}

extension PlayableTransition {
    /// A screen drops in on a spring.
    public static let dropIn = PlayableTransition(
        name: "drop-in", summary: "a screen drops in on a spring of damping ratio 0.5, 2.5 s",
        defaultEdge: .top
    ) { edge, _ in DropInTransition(edge: edge) }
    /// A screen shrinks away as a snapshot.
    public static let shrinkAway = dropIn.dismissal(
        name: "shrink-away", summary: "a screen shrinks into its centre as a picture, 2 s", defaultEdge: .top)
}

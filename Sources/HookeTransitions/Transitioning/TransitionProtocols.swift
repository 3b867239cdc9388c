import Foundation
import HookeGeometry

/// Records the motions of a transition between two controllers.
public protocol ViewControllerAnimatedTransitioning: AnyObject, SendableMetatype {
    /// How long the transition lasts, in seconds; the span that a driver scrubs.
    func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double
    /// Puts the views into the container, opens animation blocks, and calls
    /// ``ViewControllerContextTransitioning/completeTransition(_:)`` when they are over.
    func animateTransition(using transitionContext: any ViewControllerContextTransitioning)
    /// The animator that a driver holds, scrubs, turns round and sends on, instead of what
    /// ``animateTransition(using:)`` records.
    ///
    /// Asked once for a transition that starts in a driver's hands, where it takes the place of
    /// `animateTransition`; its whole is then the transition's whole. A transition that runs by time calls
    /// `animateTransition`, which starts the same animator, and asks when a driver takes hold of it and no
    /// property animator was started there. The animator that was given is kept until the transition is over.
    func interruptibleAnimator(
        using transitionContext: any ViewControllerContextTransitioning
    ) -> (any ImplicitlyAnimating)?
    /// Called when the transition is over, before the presentation controller hears of it.
    func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
    /// `nil`: what `animateTransition` records is scrubbed.
    public func interruptibleAnimator(
        using transitionContext: any ViewControllerContextTransitioning
    ) -> (any ImplicitlyAnimating)? { nil }
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by something other than time.
public protocol ViewControllerInteractiveTransitioning: AnyObject, SendableMetatype {
    /// Whether the transition starts in the hands of the driver. False: it plays, and may be paused later.
    var wantsInteractiveStart: Bool { get }
    /// Takes over the transition. An object of your own keeps the context, and calls its update, finish,
    /// cancel and in the end ``ViewControllerContextTransitioning/completeTransition(_:)``.
    func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning)
}

extension ViewControllerInteractiveTransitioning {
    /// True.
    public var wantsInteractiveStart: Bool { true }
}

/// Hands out what a presentation or dismissal needs. Every method is optional: `nil` means the built-in.
public protocol ViewControllerTransitioningDelegate: AnyObject, SendableMetatype {
    /// The animator of a presentation.
    func animationController(
        forPresented presented: SceneViewController, presenting: SceneViewController,
        source: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)?
    /// The animator of a dismissal.
    func animationController(
        forDismissed dismissed: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)?
    /// The driver of a presentation; `nil` when it is to run by time.
    func interactionControllerForPresentation(
        using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)?
    /// The driver of a dismissal; `nil` when it is to run by time.
    func interactionControllerForDismissal(
        using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)?
    /// The presentation controller, asked for style `.custom` only.
    func presentationController(
        forPresented presented: SceneViewController, presenting: SceneViewController?,
        source: SceneViewController
    ) -> PresentationController?
}

extension ViewControllerTransitioningDelegate {
    /// `nil`: the built-in animator.
    public func animationController(
        forPresented presented: SceneViewController, presenting: SceneViewController,
        source: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { nil }
    /// `nil`: the built-in animator.
    public func animationController(
        forDismissed dismissed: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { nil }
    /// `nil`: not interactive.
    public func interactionControllerForPresentation(
        using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { nil }
    /// `nil`: not interactive.
    public func interactionControllerForDismissal(
        using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { nil }
    /// `nil`: the plain presentation controller.
    public func presentationController(
        forPresented presented: SceneViewController, presenting: SceneViewController?,
        source: SceneViewController
    ) -> PresentationController? { nil }
}

/// Which of a transition's two controllers is meant.
public enum TransitionControllerKey: Hashable, Sendable {
    /// The one that shows at the start.
    case from
    /// The one that shows at the end.
    case to
}

/// Which of a transition's two views is meant.
public enum TransitionViewKey: Hashable, Sendable {
    /// The view that leaves.
    case from
    /// The view that comes.
    case to
}

/// What an animator and a driver know of the transition, and what they tell it.
public protocol ViewControllerContextTransitioning: AnyObject, SendableMetatype {
    /// The view that the transition happens in.
    var containerView: SceneView { get }
    /// Whether the transition is to be animated at all.
    var isAnimated: Bool { get }
    /// Whether a driver holds the transition.
    var isInteractive: Bool { get }
    /// Whether the last release cancelled.
    var transitionWasCancelled: Bool { get }
    /// How the controller is presented.
    var presentationStyle: PresentationStyle { get }
    /// The rotation of the container against the screen: the identity, since containers follow the screen.
    var targetTransform: Affine2D { get }
    /// Moves to a fraction. A driver calls it; animators do not.
    func updateInteractiveTransition(_ percentComplete: Double)
    /// Lets go, to finish.
    func finishInteractiveTransition()
    /// Lets go, to cancel.
    func cancelInteractiveTransition()
    /// Takes hold of a transition that runs by time.
    func pauseInteractiveTransition()
    /// Says that all is done: true when the new state stays. False puts back the animated properties, and the
    /// order and membership of views as they were at the start. Only the first call counts.
    func completeTransition(_ didComplete: Bool)
    /// The controller at one end.
    func viewController(forKey key: TransitionControllerKey) -> SceneViewController?
    /// The view at one end; `nil` for a presenter's view that stays where it is.
    func view(forKey key: TransitionViewKey) -> SceneView?
    /// Where a controller's view is at the start: zero for the one that comes.
    func initialFrame(for controller: SceneViewController) -> CGRect
    /// Where a controller's view is to be at the end: zero for one that goes.
    func finalFrame(for controller: SceneViewController) -> CGRect
}

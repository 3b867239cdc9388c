import Foundation
import HookeGeometry

/// Records the animations of a transition between two controllers.
public protocol ViewControllerAnimatedTransitioning: AnyObject, SceneIsolated {
    /// Returns the duration that a driver scrubs, in seconds.
    func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double
    /// Adds the views to the container, opens animation blocks, and calls
    /// ``ViewControllerContextTransitioning/completeTransition(_:)`` after them.
    func animateTransition(using transitionContext: any ViewControllerContextTransitioning)
    /// Returns an animator that a driver can pause, scrub, reverse and continue, instead of what
    /// ``animateTransition(using:)`` records.
    ///
    /// - A transition that starts interactively calls this once instead of `animateTransition`. The animator
    ///   then takes the transition's whole duration.
    /// - A transition that runs by time calls `animateTransition`, which starts the same animator. It calls
    ///   this only when a driver grabs it and no property animator was started there.
    /// - The returned animator is kept until the end of the transition.
    ///
    /// The result is not optional, as in UIKit. An animator that does not implement the method has none.
    func interruptibleAnimator(
        using transitionContext: any ViewControllerContextTransitioning
    ) -> any ImplicitlyAnimating
    /// Called at the end, before the presentation controller is notified.
    func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
    /// The default stands for no animator: what `animateTransition` records is scrubbed. Do not start the result.
    public func interruptibleAnimator(
        using transitionContext: any ViewControllerContextTransitioning
    ) -> any ImplicitlyAnimating { NoAnimator() }
    /// The default does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by something other than time.
public protocol ViewControllerInteractiveTransitioning: AnyObject, SceneIsolated {
    /// Whether the transition starts interactively. If false it plays, and may be paused later.
    var wantsInteractiveStart: Bool { get }
    /// Takes over the transition, also one that does not start interactively; the animator is not called then unless this
    /// does it, as `PercentDrivenInteractiveTransition` does. A custom object retains the context and calls its update, finish, cancel
    /// and at the end ``ViewControllerContextTransitioning/completeTransition(_:)``.
    func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning)
}

extension ViewControllerInteractiveTransitioning {
    /// The default: true.
    public var wantsInteractiveStart: Bool { true }
}

/// Returns the objects of a presentation or dismissal. Every method is optional; `nil` selects the built-in
/// object.
public protocol ViewControllerTransitioningDelegate: AnyObject, SceneIsolated {
    /// Returns the animator of a presentation.
    func animationController(
        forPresented presented: SceneViewController, presenting: SceneViewController,
        source: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)?
    /// Returns the animator of a dismissal.
    func animationController(
        forDismissed dismissed: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)?
    /// Returns the driver of a presentation; `nil` to run it by time.
    func interactionControllerForPresentation(
        using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)?
    /// Returns the driver of a dismissal; `nil` to run it by time.
    func interactionControllerForDismissal(
        using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)?
    /// Returns the presentation controller. Called for style `.custom` only.
    func presentationController(
        forPresented presented: SceneViewController, presenting: SceneViewController?,
        source: SceneViewController
    ) -> PresentationController?
}

extension ViewControllerTransitioningDelegate {
    /// The default: `nil`, the built-in animator.
    public func animationController(
        forPresented presented: SceneViewController, presenting: SceneViewController,
        source: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { nil }
    /// The default: `nil`, the built-in animator.
    public func animationController(
        forDismissed dismissed: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { nil }
    /// The default: `nil`, not interactive.
    public func interactionControllerForPresentation(
        using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { nil }
    /// The default: `nil`, not interactive.
    public func interactionControllerForDismissal(
        using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { nil }
    /// The default: `nil`, the built-in presentation controller.
    public func presentationController(
        forPresented presented: SceneViewController, presenting: SceneViewController?,
        source: SceneViewController
    ) -> PresentationController? { nil }
}

/// Selects one of a transition's two controllers.
public enum TransitionControllerKey: Hashable, Sendable {
    /// The controller that is visible at the start.
    case from
    /// The controller that is visible at the end.
    case to
}

/// Selects one of a transition's two views.
public enum TransitionViewKey: Hashable, Sendable {
    /// The outgoing view.
    case from
    /// The incoming view.
    case to
}

/// The interface of a transition to its animator and its driver.
public protocol ViewControllerContextTransitioning: AnyObject, SceneIsolated {
    /// The view that contains the transition.
    var containerView: SceneView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether a driver holds the transition.
    var isInteractive: Bool { get }
    /// Whether the last release was a cancel.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation.
    var presentationStyle: PresentationStyle { get }
    /// The rotation of the container relative to the screen; the identity, because containers follow the
    /// screen.
    var targetTransform: Affine2D { get }
    /// Moves to a fraction. For drivers, not for animators.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Releases the transition to finish.
    func finishInteractiveTransition()
    /// Releases the transition to cancel.
    func cancelInteractiveTransition()
    /// Grabs a transition that runs by time.
    func pauseInteractiveTransition()
    /// Ends the transition. With true the new state stays. With false the animated properties and the order
    /// and membership of views at the start are restored. Only the first call counts.
    func completeTransition(_ didComplete: Bool)
    /// Returns the controller at the start or at the end.
    func viewController(forKey key: TransitionControllerKey) -> SceneViewController?
    /// Returns the view at the start or at the end; `nil` for a presenter's view that stays in its place.
    func view(forKey key: TransitionViewKey) -> SceneView?
    /// Returns the frame of a controller's view at the start: zero for the incoming one.
    func initialFrame(for controller: SceneViewController) -> CGRect
    /// Returns the frame of a controller's view at the end: zero for the outgoing one.
    func finalFrame(for controller: SceneViewController) -> CGRect
}

import Foundation
import Hooke

/// What the transitions that ship here share: an edge that the presented view comes from, and a swipe that
/// may drive either way.
///
/// A transition is the `transitioningDelegate` of the controller that is presented; controllers do not own
/// their delegate, so keep it alive yourself.
nonisolated open class EdgeTransition: ViewControllerTransitioningDelegate {
    /// The edge that the presented view comes from.
    public let edge: Edge
    /// The swipe or pinch that may drive the transition; it does while it is under way, else the transition
    /// plays.
    public var driver: GestureDriver?

    /// A transition from an edge.
    public init(edge: Edge) { self.edge = edge }

    /// The animator of a presentation; subclasses make it.
    open func presentationAnimator() -> any ViewControllerAnimatedTransitioning {
        ModalTransitionAnimator(isPresenting: true)
    }

    /// The animator of a dismissal; subclasses make it.
    open func dismissalAnimator() -> any ViewControllerAnimatedTransitioning {
        ModalTransitionAnimator(isPresenting: false)
    }

    /// The presentation controller; `nil` unless a subclass makes one.
    open func presentationController(
        forPresented presented: SceneViewController, presenting: SceneViewController?,
        source: SceneViewController
    ) -> PresentationController? { nil }

    /// ``presentationAnimator()``.
    public func animationController(
        forPresented presented: SceneViewController, presenting: SceneViewController,
        source: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { presentationAnimator() }

    /// ``dismissalAnimator()``.
    public func animationController(
        forDismissed dismissed: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { dismissalAnimator() }

    /// The driver, while its gesture is under way.
    public func interactionControllerForPresentation(
        using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { driver.flatMap { $0.isTracking ? $0 : nil } }

    /// The driver, while its gesture is under way.
    public func interactionControllerForDismissal(
        using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { driver.flatMap { $0.isTracking ? $0 : nil } }
}

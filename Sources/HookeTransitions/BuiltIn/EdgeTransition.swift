import Foundation
import Hooke

/// The base class of the built-in transitions: an edge and an optional driver.
///
/// A transition is the `transitioningDelegate` of the presented controller, which holds it weakly: keep a
/// reference to it.
open class EdgeTransition: ViewControllerTransitioningDelegate, SceneIsolated {
    /// The edge that the presented view comes from.
    public let edge: Edge
    /// The swipe or pinch driver. It drives a transition that begins during its gesture; others play.
    public var driver: GestureDriver?

    /// Creates a transition from an edge.
    public init(edge: Edge) { self.edge = edge }

    /// Returns the animator of a presentation; for subclasses to override.
    open func presentationAnimator() -> any ViewControllerAnimatedTransitioning {
        ModalTransitionAnimator(isPresenting: true)
    }

    /// Returns the animator of a dismissal; for subclasses to override.
    open func dismissalAnimator() -> any ViewControllerAnimatedTransitioning {
        ModalTransitionAnimator(isPresenting: false)
    }

    /// Returns the driver of the transition's own gesture; `nil` for a swipe away from an edge.
    package func ownDriver(isDismissal: Bool) -> PercentDrivenInteractiveTransition? { nil }

    /// Returns the presentation controller; `nil` by default.
    open func presentationController(
        forPresented presented: SceneViewController, presenting: SceneViewController?,
        source: SceneViewController
    ) -> PresentationController? { nil }

    /// Returns ``presentationAnimator()``.
    public func animationController(
        forPresented presented: SceneViewController, presenting: SceneViewController,
        source: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { presentationAnimator() }

    /// Returns ``dismissalAnimator()``.
    public func animationController(
        forDismissed dismissed: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { dismissalAnimator() }

    /// Returns the driver during its gesture.
    public func interactionControllerForPresentation(
        using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { driver.flatMap { $0.isTracking ? $0 : nil } }

    /// Returns the driver during its gesture.
    public func interactionControllerForDismissal(
        using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { driver.flatMap { $0.isTracking ? $0 : nil } }
}

import Foundation

/// The transition that a controller prefers, in presentations and on navigation stacks: `.zoom(…)` for example. See
/// ``SceneViewController/preferredTransition``.
///
/// A subclass returns the animators of both directions and the driver of its gesture.
open class ViewControllerTransition: SceneIsolated {
    /// Creates a transition.
    public init() {}

    /// Returns the animator with which a controller appears; `nil` for the built-in one.
    ///
    /// - Parameters:
    ///   - controller: the controller that prefers this transition.
    ///   - source: the controller below it.
    open func openingAnimator(
        for controller: SceneViewController, over source: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { nil }

    /// Returns the animator with which a controller disappears; `nil` for the built-in one.
    ///
    /// - Parameters:
    ///   - controller: the controller that prefers this transition.
    ///   - source: the controller below it.
    open func closingAnimator(
        for controller: SceneViewController, over source: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { nil }

    /// Returns the driver of a closing that a gesture has begun; `nil` to run it by time.
    open func closingDriver() -> (any ViewControllerInteractiveTransitioning)? { nil }
}

/// An animator that computes what is shown from the scene's size.
protocol ResizeFollowing: AnyObject, SceneIsolated {
    /// Called after a change of the scene's size.
    ///
    /// - Parameter resting: the frames at which the screens rest.
    func measureAgain(resting: [ViewID: CGRect])
}

/// An animator with flights, which another screen's flights may take over.
protocol FlightKeeping: ResizeFollowing {
    /// Called before the transition is ended early, because another one begins.
    func keepFlights()
}

extension WindowScene {
    /// Ends a settling transition with flights with its outcome, because another transition begins. Its flights continue
    /// in the other one. Others stay as they are, and so does one that a hand holds.
    func endSettlingFlights() {
        guard let transition, case .settling(let outcome) = transition.state.phase,
            let animator = transition.animator as? any FlightKeeping
        else { return }
        animator.keepFlights()
        transition.completeTransition(outcome == .finish)
    }
}

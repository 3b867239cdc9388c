import HookeTransitions

/// A transitioning delegate that is the animator of presentations itself, of one second unless it says
/// otherwise.
protocol SelfAnimating: ViewControllerTransitioningDelegate, ViewControllerAnimatedTransitioning {
    /// Drives presentations; `nil` where they run by time.
    var presentationDriver: (any ViewControllerInteractiveTransitioning)? { get }
}

extension SelfAnimating {
    var presentationDriver: (any ViewControllerInteractiveTransitioning)? { nil }

    func animationController(
        forPresented presented: SceneViewController, presenting: SceneViewController,
        source: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
        using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { presentationDriver }

    func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double {
        1
    }
}

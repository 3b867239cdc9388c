import HookeTransitions

/// A transitioning delegate that is also the animator of presentations, by default of 1 s.
protocol SelfAnimating: ViewControllerTransitioningDelegate, ViewControllerAnimatedTransitioning {
    /// The driver of presentations; `nil` to run them by time.
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

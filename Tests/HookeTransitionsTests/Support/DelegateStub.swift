import HookeTransitions

/// Returns the animators, drivers and presentation controllers that a test sets; `nil` for others.
final class DelegateStub: ViewControllerTransitioningDelegate {
    var presenting: () -> (any ViewControllerAnimatedTransitioning)? = { nil }
    var dismissing: () -> (any ViewControllerAnimatedTransitioning)? = { nil }
    var presentingDriver: (any ViewControllerInteractiveTransitioning)?
    var dismissingDriver: (any ViewControllerInteractiveTransitioning)?
    /// Makes the presentation controller.
    var presentation: (SceneViewController, SceneViewController?) -> PresentationController? = { _, _ in nil }

    func animationController(
        forPresented presented: SceneViewController, presenting: SceneViewController,
        source: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { self.presenting() }

    func animationController(
        forDismissed dismissed: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { dismissing() }

    func interactionControllerForPresentation(
        using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { presentingDriver }

    func interactionControllerForDismissal(
        using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { dismissingDriver }

    func presentationController(
        forPresented presented: SceneViewController, presenting: SceneViewController?,
        source: SceneViewController
    ) -> PresentationController? { presentation(presented, presenting) }
}

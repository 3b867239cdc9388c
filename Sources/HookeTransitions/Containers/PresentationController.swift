import Foundation

/// Says where a presented view goes and what surrounds it, from the start of a presentation to the end of the
/// dismissal. Subclass it to dim, to inset, to move the presenter.
nonisolated open class PresentationController {
    /// The controller that is presented.
    public let presentedViewController: SceneViewController
    /// The controller that presents.
    public private(set) weak var presentingViewController: SceneViewController?
    /// The view that the presentation happens in, over the presenter; `nil` before and after.
    public internal(set) var containerView: SceneView?
    /// The scene of the presentation.
    weak var scene: WindowScene?
    /// Where the presenter's view was before the presentation.
    var presenterHome: (superview: SceneView, index: Int)?

    /// A presentation controller for a pair.
    public init(presentedViewController: SceneViewController, presenting: SceneViewController?) {
        self.presentedViewController = presentedViewController
        presentingViewController = presenting
    }

    /// The view that the animator moves: the presented controller's, unless overridden.
    open var presentedView: SceneView? { presentedViewController.view }

    /// Where the presented view is to be in the container at the end: all of it, unless overridden.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the presenter's view is taken out when the presentation is over.
    open var shouldRemovePresentersView: Bool {
        presentedViewController.modalPresentationStyle == .fullScreen
    }

    /// Called before the animator; the container is there. Blocks opened here are scrubbed with the transition.
    open func presentationTransitionWillBegin() {}
    /// Called when the presentation is over, with what the animator told `completeTransition`.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the animator of the dismissal. Blocks opened here are scrubbed with the transition.
    open func dismissalTransitionWillBegin() {}
    /// Called when the dismissal is over, with what the animator told `completeTransition`.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

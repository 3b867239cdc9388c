import Foundation

/// What a transition changes: who goes, who comes, and what that means for the tree. The context runs any of
/// them.
protocol TransitionStage: AnyObject {
    var kind: TransitionContext.Kind { get }
    /// The controller that shows at the start.
    var from: SceneViewController { get }
    /// The controller that shows at the end.
    var to: SceneViewController { get }
    /// The view that the transition happens in.
    var container: SceneView { get }
    var presentationStyle: PresentationStyle { get }
    /// Where the view that shows at the start is then.
    var startFrame: CGRect { get }

    /// The view at one end; `nil` for one that stays where it is.
    func view(forKey key: TransitionViewKey) -> SceneView?
    /// Where a controller's view is to be at the end.
    func finalFrame(for controller: SceneViewController, _ policies: TransitionPolicies) -> CGRect
    /// Before the animator: the blocks that this opens are scrubbed with the transition.
    func willBegin()
    /// The view that is to be put where it ends before the animator runs, and where that is.
    var placed: (view: SceneView, frame: CGRect?)? { get }
    /// Who appears and who disappears, in the order of being told.
    var appearances: [(controller: SceneViewController, appears: Bool)] { get }
    /// Makes the change without an animator.
    func changeAtOnce()
    /// Where the views that the container holds rest in it, in its size of now.
    var resting: [ViewID: CGRect] { get }
    /// Puts the views that stay where they belong, when the scene's size changed during the transition.
    func placeAgain(didComplete: Bool)
    /// Brings tree and links to the state after the transition.
    func takeDown(didComplete: Bool, in scene: WindowScene)
    /// After that, and after the animator heard of it.
    func didEnd(didComplete: Bool)
}

/// A controller comes over another one, or goes.
final class PresentationStage: TransitionStage {
    let kind: TransitionContext.Kind
    let presentation: PresentationController
    let from: SceneViewController
    let to: SceneViewController
    let container: SceneView

    private var isPresenting: Bool { kind == .presentation }
    private var presenter: SceneViewController { isPresenting ? from : to }

    init(
        _ kind: TransitionContext.Kind, _ presentation: PresentationController, from: SceneViewController,
        to: SceneViewController, in container: SceneView
    ) {
        self.kind = kind
        self.presentation = presentation
        self.from = from
        self.to = to
        self.container = container
    }

    var presentationStyle: PresentationStyle { presentation.presentationStyle }

    var startFrame: CGRect { (isPresenting ? from.view : presentation.presentedView)?.frame ?? .zero }

    func view(forKey key: TransitionViewKey) -> SceneView? {
        if (key == .to) == isPresenting { return presentation.presentedView }
        return presentation.shouldRemovePresentersView ? presenter.view : nil
    }

    func finalFrame(for controller: SceneViewController, _ policies: TransitionPolicies) -> CGRect {
        if isPresenting {
            if controller === to { return presentation.frameOfPresentedViewInContainerView }
            return presentation.shouldRemovePresentersView ? .zero : controller.view.frame
        }
        if controller === to {
            return presentation.shouldRemovePresentersView ? container.bounds : controller.view.frame
        }
        return policies.dismissedFinalFrame == .strict
            ? .zero : presentation.frameOfPresentedViewInContainerView
    }

    func willBegin() {
        if isPresenting {
            presentation.delegate?.presentationController(
                presentation, willPresentWithAdaptiveStyle: presentation.adaptiveStyle,
                transitionCoordinator: presentation.scene?.transition?.coordinator)
            presentation.presentationTransitionWillBegin()
        } else {
            if presentation.isLeavingByUser {
                presentation.delegate?.presentationControllerWillDismiss(presentation)
            }
            presentation.dismissalTransitionWillBegin()
        }
    }

    var placed: (view: SceneView, frame: CGRect?)? {
        presentation.presentedView.map {
            guard isPresenting else { return ($0, nil) }
            return (
                $0, presentation.leavesViewUnplaced ? .zero : presentation.frameOfPresentedViewInContainerView
            )
        }
    }

    var appearances: [(controller: SceneViewController, appears: Bool)] {
        let presented = (controller: presentation.presentedViewController, appears: isPresenting)
        return presentation.shouldRemovePresentersView
            ? [presented, (presenter, !isPresenting)] : [presented]
    }

    func changeAtOnce() {
        if isPresenting, let view = presentation.presentedView { container.addSubview(view) }
    }

    func takeDown(didComplete: Bool, in scene: WindowScene) {
        let presented = presentation.presentedViewController
        presented.isBeingPresented = false
        presented.isBeingDismissed = false
        guard let presenter = presentation.presentingViewController else { return }
        if isPresenting == didComplete {
            // A cancelled dismissal leaves it in the window where somebody had put it there before.
            if presentation.shouldRemovePresentersView, didComplete || presenter.view.window == nil {
                presenter.view.removeFromSuperview()
            }
            return
        }
        presentation.presentedView?.removeFromSuperview()
        if presentation.presentationStyle.isInContext, presentation.shouldRemovePresentersView {
            presenter.view.frame = container.frame
        }
        container.removeFromSuperview()
        // An animator may have put the presenter's view into the container, which is gone: bring it home.
        presentation.bringPresenterHome()
        presentation.containerView = nil
        presented.presentingViewController = nil
        presented.presentationController = nil
        scene.presentations.removeAll { $0 === presentation }
        presenter.presentedViewController = nil
    }

    var resting: [ViewID: CGRect] {
        guard let view = presentation.presentedView else { return [:] }
        return [view.id: presentation.frameOfPresentedViewInContainerView]
    }

    func placeAgain(didComplete: Bool) {
        if isPresenting == didComplete {
            // Laid out again, the container places what it holds.
            (container as? PresentationContainer)?.needsPlacing = true
            container.setNeedsLayout()
        }
    }

    func didEnd(didComplete: Bool) {
        if isPresenting {
            presentation.presentationTransitionDidEnd(didComplete)
        } else {
            presentation.dismissalTransitionDidEnd(didComplete)
        }
    }
}

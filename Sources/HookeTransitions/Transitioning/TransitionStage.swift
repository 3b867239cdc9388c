import Foundation

/// The change that a transition makes: the controllers and the effects on the view tree. The context runs any
/// stage.
protocol TransitionStage: AnyObject, SceneIsolated {
    var kind: TransitionContext.Kind { get }
    /// The controller that is visible at the start.
    var from: SceneViewController { get }
    /// The controller that is visible at the end.
    var to: SceneViewController { get }
    /// The view that contains the transition.
    var container: SceneView { get }
    var presentationStyle: PresentationStyle { get }
    /// The initial frame of the view that is visible at the start.
    var startFrame: CGRect { get }

    /// Returns the view at the start or at the end; `nil` for one that stays in its place.
    func view(forKey key: TransitionViewKey) -> SceneView?
    /// Returns the frame of a controller's view at the end.
    func finalFrame(for controller: SceneViewController, _ policies: TransitionPolicies) -> CGRect
    /// Called before the animator. Blocks opened here are scrubbed with the transition.
    func willBegin()
    /// The view that gets its final frame before the animator runs, and that frame.
    var placed: (view: SceneView, frame: CGRect?)? { get }
    /// The controllers that appear or disappear, in the order of their callbacks.
    var appearances: [(controller: SceneViewController, appears: Bool)] { get }
    /// Makes the change without an animator, at its end: a callback of the views can no longer cancel it.
    func changeImmediately()
    /// The frames at which the container's views rest, in its current size.
    var resting: [ViewID: CGRect] { get }
    /// Places the remaining views after a change of size during the transition.
    func placeAfterResize(didComplete: Bool)
    /// Brings the tree and the links to the state after the transition.
    func tearDown(didComplete: Bool, in scene: WindowScene)
    /// Called after that and after the animator's `animationEnded`.
    func didEnd(didComplete: Bool)
    /// Called after the callbacks of appearance.
    func appearanceDidEnd(in scene: WindowScene)
}

extension TransitionStage {
    func appearanceDidEnd(in scene: WindowScene) {}
}

/// A presentation or a dismissal.
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
        return presentation.movesPresentersView ? presenter.view : nil
    }

    func finalFrame(for controller: SceneViewController, _ policies: TransitionPolicies) -> CGRect {
        if isPresenting {
            if controller === to { return presentation.frameOfPresentedViewInContainerView }
            return presentation.movesPresentersView ? .zero : controller.view.frame
        }
        if controller === to {
            return presentation.movesPresentersView ? container.bounds : controller.view.frame
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
            if presentation.isDismissedByUser {
                presentation.delegate?.presentationControllerWillDismiss(presentation)
            }
            presentation.dismissalTransitionWillBegin()
        }
    }

    var placed: (view: SceneView, frame: CGRect?)? {
        presentation.presentedView.map {
            guard isPresenting else { return ($0, nil) }
            return (
                $0,
                presentation.startsWithZeroFrame ? .zero : presentation.frameOfPresentedViewInContainerView
            )
        }
    }

    var appearances: [(controller: SceneViewController, appears: Bool)] {
        let presented = (controller: presentation.presentedViewController, appears: isPresenting)
        return presentation.shouldRemovePresentersView
            ? [presented, (presenter, !isPresenting)] : [presented]
    }

    func changeImmediately() {
        if isPresenting, let view = presentation.presentedView { container.addSubview(view) }
    }

    func tearDown(didComplete: Bool, in scene: WindowScene) {
        let presented = presentation.presentedViewController
        guard let presenter = presentation.presentingViewController else { return }
        if isPresenting == didComplete {
            // After a cancelled dismissal it stays if it was in the window before.
            if presentation.shouldRemovePresentersView, didComplete || presenter.view.window == nil {
                presenter.view.removeFromSuperview()
            }
            return
        }
        // Callbacks of the views that are removed find neither a dismissed controller nor a free presenter.
        presented.presentingViewController = nil
        presented.presentationController = nil
        presentation.presentedView?.removeFromSuperview()
        if presentation.presentationStyle.isInContext, presentation.shouldRemovePresentersView {
            presenter.view.frame = container.frame
        }
        container.removeFromSuperview()
        // The animator may have added the presenter's view to the container, which is removed.
        presentation.restorePresenterView()
        presentation.presenterPosition = nil
        scene.presentations.removeAll { $0 === presentation }
        presenter.presentedViewController = nil
    }

    var resting: [ViewID: CGRect] {
        guard let view = presentation.presentedView else { return [:] }
        return [view.id: presentation.frameOfPresentedViewInContainerView]
    }

    func placeAfterResize(didComplete: Bool) {
        if isPresenting == didComplete {
            // The next layout places what the container holds.
            (container as? PresentationContainer)?.needsPlacement = true
            container.setNeedsLayout()
        }
    }

    func didEnd(didComplete: Bool) {
        if isPresenting {
            presentation.presentationTransitionDidEnd(didComplete)
        } else {
            presentation.dismissalTransitionDidEnd(didComplete)
        }
        // The hook still finds the container, and may have begun another presentation.
        guard isPresenting != didComplete, presentation.containerView === container else { return }
        presentation.containerView = nil
        if presentation.presentedViewController.preparedPresentation === presentation {
            presentation.retainsPresented = false
        }
    }

    func appearanceDidEnd(in scene: WindowScene) {
        let presented = presentation.presentedViewController
        // A callback may have begun another presentation of the controller, or its dismissal.
        guard scene.transition?.presentation?.presentedViewController !== presented else { return }
        (presented.isBeingPresented, presented.isBeingDismissed) = (false, false)
    }
}

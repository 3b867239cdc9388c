import Foundation
import Hooke

/// How a scene answers where UIKit's answers have changed, or surprise.
public struct TransitionPolicies: Hashable, Sendable {
    /// What `finalFrame(for:)` says of the presented controller of a dismissal.
    public enum DismissedFinalFrame: Hashable, Sendable {
        /// Zero, as the documentation says.
        case strict
        /// The frame it was presented in, as UIKit answers.
        case compat
    }

    /// What `finalFrame(for:)` says of the presented controller of a dismissal; `.compat` by default.
    public var dismissedFinalFrame = DismissedFinalFrame.compat
    /// Whether blocks opened in a presentation controller's hooks join the transition's timeline and are scrubbed
    /// with it, as in UIKit; true by default. Otherwise they run by time.
    public var hooksJoinTimeline = true

    /// The defaults.
    public init() {}
}

extension TransitionContext {
    /// Presents, in UIKit's order: style, animator, driver, container, hook, appearance, start.
    static func present(
        _ presented: SceneViewController, by presenter: SceneViewController, in scene: WindowScene,
        animated: Bool, completion: (() -> Void)?
    ) {
        let isCustom = presented.modalPresentationStyle == .custom
        let delegate = presented.transitioningDelegate
        let asked =
            isCustom
            ? delegate?.presentationController(
                forPresented: presented, presenting: presenter, source: presenter)
            : nil
        let presentation =
            asked ?? PresentationController(presentedViewController: presented, presenting: presenter)
        var animator: (any ViewControllerAnimatedTransitioning)?
        var driver: (any ViewControllerInteractiveTransitioning)?
        if animated || isCustom {
            animator =
                delegate?.animationController(
                    forPresented: presented, presenting: presenter, source: presenter)
                ?? BuiltInAnimator(isPresenting: true)
        }
        if animated, let animator { driver = delegate?.interactionControllerForPresentation(using: animator) }
        guard scene.transition == nil, presenter.presentedViewController == nil else {
            return scene.report(.cannotPresent(reason: "the delegate has presented meanwhile"))
        }

        var restorePoint = RestorePoint()
        restorePoint.capture(scene.window)
        let container = SceneView(frame: scene.window.bounds, name: "container")
        presentation.scene = scene
        scene.presentations.append(presentation)
        presentation.containerView = container
        if let home = presenter.view.superview {
            presentation.presenterHome = (home, home.subviews.firstIndex { $0 === presenter.view } ?? 0)
        }
        scene.window.addSubview(container)
        if presentation.shouldRemovePresentersView { container.addSubview(presenter.view) }
        presented.presentingViewController = presenter
        presented.presentationController = presentation
        presented.isBeingPresented = true
        presenter.presentedViewController = presented

        let context = TransitionContext(
            kind: .presentation, presentation: presentation, from: presenter, to: presented,
            container: container, scene: scene, restorePoint: restorePoint, isAnimated: animated,
            animator: animator, interactionController: driver, completion: completion)
        context.begin(presentation.presentationTransitionWillBegin, in: scene)
    }

    /// Dismisses, in the same order.
    static func dismiss(
        _ dismissed: SceneViewController, from presenter: SceneViewController, in scene: WindowScene,
        animated: Bool, isCovered: Bool = false, completion: (() -> Void)?
    ) {
        // What the dismissed controller presents itself goes first, at once and without its animator.
        if let upper = dismissed.presentedViewController {
            dismiss(upper, from: dismissed, in: scene, animated: false, isCovered: true, completion: nil)
        }
        // That ran callbacks, which may have changed everything.
        guard scene.transition == nil, dismissed.presentedViewController == nil,
            let presentation = dismissed.presentationController, let container = presentation.containerView
        else {
            return scene.report(.cannotDismiss(reason: "a callback has presented or dismissed meanwhile"))
        }
        let delegate = dismissed.transitioningDelegate
        var animator: (any ViewControllerAnimatedTransitioning)?
        var driver: (any ViewControllerInteractiveTransitioning)?
        if !isCovered, animated || dismissed.modalPresentationStyle == .custom {
            animator =
                delegate?.animationController(forDismissed: dismissed) ?? BuiltInAnimator(isPresenting: false)
        }
        if animated, let animator { driver = delegate?.interactionControllerForDismissal(using: animator) }
        var restorePoint = RestorePoint()
        restorePoint.capture(scene.window)
        // Out of the tree while it is covered.
        restorePoint.capture(presenter.view)
        dismissed.isBeingDismissed = true

        let context = TransitionContext(
            kind: .dismissal, presentation: presentation, from: dismissed, to: presenter,
            container: container, scene: scene, restorePoint: restorePoint, isAnimated: animated,
            animator: animator, interactionController: driver, completion: completion)
        context.begin(presentation.dismissalTransitionWillBegin, in: scene)
    }

    /// The part that both share: hook, presented view, appearance, start.
    private func begin(_ hook: () -> Void, in scene: WindowScene) {
        scene.transition = self
        scene.groups.append(group)
        if scene.policies.hooksJoinTimeline { scene.run(joining: group, hook) } else { scene.run(hook) }
        guard !isOver else { return }
        if let view = presentation.presentedView {
            restorePoint.capture(view)
            if kind == .presentation { view.frame = presentation.frameOfPresentedViewInContainerView }
        }
        let animates = isAnimated && animator != nil
        presentation.presentedViewController.beginAppearance(
            appearing: kind == .presentation, animated: animates, by: self)
        if presentation.shouldRemovePresentersView {
            let presenter = kind == .presentation ? fromController : toController
            presenter.beginAppearance(appearing: kind == .dismissal, animated: animates, by: self)
        }
        guard !isOver else { return }
        guard animator != nil else {
            if kind == .presentation, let view = presentation.presentedView { containerView.addSubview(view) }
            return completeTransition(true)
        }
        start()
    }

    /// Brings tree and links to the state after the transition.
    func takeDown(didComplete: Bool, in scene: WindowScene) {
        let presented = presentation.presentedViewController
        presented.isBeingPresented = false
        presented.isBeingDismissed = false
        guard let presenter = presentation.presentingViewController else { return }
        let isPresentedAfterwards = (kind == .presentation) == didComplete
        if isPresentedAfterwards {
            if presentation.shouldRemovePresentersView { presenter.view.removeFromSuperview() }
            return
        }
        presentation.presentedView?.removeFromSuperview()
        containerView.removeFromSuperview()
        // An animator may have put the presenter's view into the container, which is gone: bring it home.
        if let (home, index) = presentation.presenterHome, presenter.view.superview !== home {
            home.insertSubview(presenter.view, at: index)
        }
        presentation.containerView = nil
        presented.presentingViewController = nil
        presented.presentationController = nil
        scene.presentations.removeAll { $0 === presentation }
        presenter.presentedViewController = nil
    }

    /// Tells the controllers that appearance is over; after a cancel, that it went back. One that a callback has sent
    /// into another transition meanwhile is left to that.
    func endAppearance(didComplete: Bool) {
        let presented = presentation.presentedViewController
        let presenter = kind == .presentation ? fromController : toController
        let changes = presentation.shouldRemovePresentersView ? [presented, presenter] : [presented]
        for controller in changes where controller.appearanceOwner === self {
            if !didComplete {
                controller.beginAppearance(
                    appearing: controller.appearance == .disappearing, animated: isAnimated, by: self)
            }
            controller.endAppearance(by: self)
        }
    }
}

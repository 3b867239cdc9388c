import Foundation
import Hooke

extension TransitionContext {
    /// Presents, in UIKit's order: style, animator, driver, container, hook, appearance, start.
    static func present(
        _ presented: SceneViewController, by presenter: SceneViewController, source: SceneViewController,
        in scene: WindowScene, animated: Bool, completion: (() -> Void)?
    ) {
        let presentation = PresentationController.make(
            for: presented, by: presenter, source: source, in: scene)
        // The adaptive delegate may have replaced the controller.
        let presented = presentation.presentedViewController
        let delegate = presented.transitioningDelegate
        var animator: (any ViewControllerAnimatedTransitioning)?
        var driver: (any ViewControllerInteractiveTransitioning)?
        if animated || presentation.presentationStyle == .custom {
            let own =
                delegate?.animationController(forPresented: presented, presenting: presenter, source: source)
                ?? presented.preferredTransition?.openingAnimator(for: presented, over: presenter)
            if own != nil { presentation.checkOwnAnimator() }
            animator =
                own ?? presentation.ownAnimator(isPresenting: true)
                ?? presented.builtInAnimator(isPresenting: true, by: presenter)
        }
        if animated, let animator { driver = delegate?.interactionControllerForPresentation(using: animator) }
        guard scene.transition == nil, presenter.presentedViewController == nil,
            presented.presentingViewController == nil, presented.parent == nil, presenter.view.scene === scene
        else {
            return scene.report(
                .cannotPresent(reason: "a callback of the delegate has changed presentations"))
        }

        run(
            in: scene, isAnimated: animated, animator: animator, interactionController: driver,
            completion: completion
        ) {
            open(presentation, of: presented, by: presenter, in: scene)
        }
    }

    /// Puts the container of a presentation in place and links the controllers.
    private static func open(
        _ presentation: PresentationController, of presented: SceneViewController,
        by presenter: SceneViewController, in scene: WindowScene
    ) -> PresentationStage {
        scene.presentations.append(presentation)
        if let home = presenter.view.superview {
            presentation.presenterPosition = (
                home, home.subviews.firstIndex { $0 === presenter.view } ?? 0
            )
        }
        let container = PresentationContainer.put(presentation, over: presenter.view, in: scene)
        if presentation.movesPresentersView {
            container.addSubview(presenter.view)
            if presentation.presentationStyle.isInContext { presenter.view.frame = container.bounds }
        }
        presented.presentingViewController = presenter
        presented.presentationController = presentation
        presentation.retainsPresented = true
        (presented.isBeingPresented, presented.isBeingDismissed) = (true, false)
        presenter.presentedViewController = presented
        return PresentationStage(.presentation, presentation, from: presenter, to: presented, in: container)
    }

    /// A presentation that was dismissed together with its presenter.
    private struct Covered: SceneIsolated {
        let presenter: SceneViewController
        let presented: SceneViewController
        let presentation: PresentationController

        /// Presents it again, at once and without an animator, unless a callback has changed presentations.
        func presentAgain(in scene: WindowScene) {
            guard scene.transition == nil, presenter.presentedViewController == nil,
                presented.presentingViewController == nil, presented.parent == nil,
                presenter.view.scene === scene
            else { return }
            run(
                in: scene, isAnimated: false, animator: nil, interactionController: nil, completion: nil
            ) { open(presentation, of: presented, by: presenter, in: scene) }
        }
    }

    /// Dismisses, in the same order.
    static func dismiss(
        _ dismissed: SceneViewController, from presenter: SceneViewController, in scene: WindowScene,
        animated: Bool, isCovered: Bool = false, completion: (() -> Void)?
    ) {
        // First dismisses what the dismissed controller itself presents, at once and without an animator. A cancel
        // presents it again.
        var covered: [Covered] = []
        var lower = dismissed
        while !isCovered, let upper = lower.presentedViewController,
            let presentation = upper.presentationController
        {
            covered.append(Covered(presenter: lower, presented: upper, presentation: presentation))
            lower = upper
        }
        if let upper = dismissed.presentedViewController {
            dismiss(upper, from: dismissed, in: scene, animated: false, isCovered: true, completion: nil)
        }
        // Callbacks of that dismissal may have changed everything.
        guard scene.transition == nil, dismissed.presentedViewController == nil,
            let presentation = dismissed.presentationController, let container = presentation.containerView
        else {
            return scene.report(.cannotDismiss(reason: "a callback has changed presentations"))
        }
        let delegate = dismissed.transitioningDelegate
        var animator: (any ViewControllerAnimatedTransitioning)?
        var driver: (any ViewControllerInteractiveTransitioning)?
        if !isCovered, animated || presentation.presentationStyle == .custom {
            let own =
                delegate?.animationController(forDismissed: dismissed)
                ?? dismissed.preferredTransition?.closingAnimator(for: dismissed, over: presenter)
            if own != nil { presentation.checkOwnAnimator() }
            animator =
                own ?? presentation.ownAnimator(isPresenting: false)
                ?? dismissed.builtInAnimator(isPresenting: false, by: presenter)
        }
        if animated, let animator {
            driver =
                delegate?.interactionControllerForDismissal(using: animator)
                ?? dismissed.preferredTransition?.closingDriver()
        }
        guard scene.transition == nil, dismissed.presentedViewController == nil,
            dismissed.presentationController === presentation
        else {
            return scene.report(
                .cannotDismiss(reason: "a callback of the delegate has changed presentations"))
        }
        // The presenter's view is out of the tree while it is covered.
        let end = { [weak scene] in
            if let scene, dismissed.presentationController === presentation {
                for covered in covered { covered.presentAgain(in: scene) }
            }
            completion?()
        }
        run(
            in: scene, capturing: [presenter.view], isAnimated: animated, animator: animator,
            interactionController: driver, completion: covered.isEmpty ? completion : end
        ) {
            (dismissed.isBeingPresented, dismissed.isBeingDismissed) = (false, true)
            if presentation.keepsPresentersView { presentation.restorePresenterView() }
            return PresentationStage(
                .dismissal, presentation, from: dismissed, to: presenter, in: container)
        }
    }
}

extension PresentationController {
    /// Reports a style with which UIKit does not allow a custom animator.
    fileprivate func checkOwnAnimator() {
        if presentationStyle.isSheet { scene?.report(.sheetWithCustomAnimator(style: presentationStyle)) }
    }
}

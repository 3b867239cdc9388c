import Foundation

/// Adapts a presentation to the traits and observes dismissals by the user. Every method is optional.
public protocol AdaptivePresentationDelegate: AnyObject, SceneIsolated {
    /// Returns the style for these traits; `.none` keeps the requested style. Called before the presentation
    /// and when the traits change.
    func adaptivePresentationStyle(
        for controller: PresentationController, traitCollection: TraitCollection
    ) -> PresentationStyle
    /// Returns the controller to present in the adapted style, such as a navigation controller that contains
    /// the original; `nil` for the same one. Called only before the presentation.
    func presentationController(
        _ controller: PresentationController,
        viewControllerForAdaptivePresentationStyle style: PresentationStyle
    ) -> SceneViewController?
    /// Called before the presentation begins, and before the style changes with the traits. `style` is
    /// `.none` if nothing is adapted.
    func presentationController(
        _ controller: PresentationController, willPresentWithAdaptiveStyle style: PresentationStyle,
        transitionCoordinator: TransitionCoordinator?)
    /// Returns whether the user may dismiss the presentation.
    /// ``PresentationController/attemptToDismiss(animated:)`` calls it.
    func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool
    /// Called when an attempt of the user to dismiss was refused.
    func presentationControllerDidAttemptToDismiss(_ controller: PresentationController)
    /// Called when a dismissal by the user begins. The transition coordinator exists.
    func presentationControllerWillDismiss(_ controller: PresentationController)
    /// Called when a dismissal by the user has completed. Not called after a cancelled one.
    func presentationControllerDidDismiss(_ controller: PresentationController)
}

extension AdaptivePresentationDelegate {
    /// The default: the style that the presentation controller returns.
    public func adaptivePresentationStyle(
        for controller: PresentationController, traitCollection: TraitCollection
    ) -> PresentationStyle { controller.adaptivePresentationStyle(for: traitCollection) }
    /// The default: `nil`, the same controller.
    public func presentationController(
        _ controller: PresentationController,
        viewControllerForAdaptivePresentationStyle style: PresentationStyle
    ) -> SceneViewController? { nil }
    /// The default does nothing.
    public func presentationController(
        _ controller: PresentationController, willPresentWithAdaptiveStyle style: PresentationStyle,
        transitionCoordinator: TransitionCoordinator?
    ) {}
    /// The default: `true`.
    public func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool { true }
    /// The default does nothing.
    public func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {}
    /// The default does nothing.
    public func presentationControllerWillDismiss(_ controller: PresentationController) {}
    /// The default does nothing.
    public func presentationControllerDidDismiss(_ controller: PresentationController) {}
}

extension PresentationController {
    /// Dismisses as a user's gesture would. If ``SceneViewController/isModalInPresentation`` is true or the
    /// delegate refuses, only the delegate is notified. A dismissal in code does not ask the delegate.
    ///
    /// - Returns: whether the dismissal began.
    @discardableResult
    public func attemptToDismiss(animated: Bool = true) -> Bool {
        guard let scene, containerView != nil, let presenter = presentingViewController else { return false }
        guard !scene.isInTransition else {
            scene.report(.cannotDismiss(reason: "another transition is in progress"))
            return false
        }
        let may =
            !presentedViewController.isModalInPresentation
            && scene.run { delegate?.presentationControllerShouldDismiss(self) ?? true }
        guard may else {
            scene.run { delegate?.presentationControllerDidAttemptToDismiss(self) }
            return false
        }
        isDismissedByUser = true
        defer { isDismissedByUser = false }
        presenter.dismiss(animated: animated) {
            if self.containerView == nil { self.delegate?.presentationControllerDidDismiss(self) }
        }
        return containerView == nil || presentedViewController.isBeingDismissed
    }

    /// Returns the style for these traits.
    private func adapted(for traits: TraitCollection) -> PresentationStyle {
        let style =
            delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
            ?? adaptivePresentationStyle(for: traits)
        return style == .none ? requestedStyle : resolved(style)
    }

    /// The style to pass to the delegate; `.none` if not adapted.
    var adaptiveStyle: PresentationStyle { presentationStyle == requestedStyle ? .none : presentationStyle }

    /// Makes the presentation controller of `presented`: the delegate's for style `.custom`, adapted to the
    /// scene's traits. The adaptive delegate may replace the presented controller.
    static func make(
        for presented: SceneViewController, by presenter: SceneViewController, source: SceneViewController,
        in scene: WindowScene
    ) -> PresentationController {
        let isCustom = presented.modalPresentationStyle == .custom
        let asked =
            isCustom
            ? presented.transitioningDelegate?.presentationController(
                forPresented: presented, presenting: presenter, source: source)
            : nil
        var presentation =
            asked ?? presented.ownPresentationController(for: presenter, in: scene)
            ?? PresentationController(presentedViewController: presented, presenting: presenter)
        if presentation.delegate == nil { presentation.delegate = presented.adaptivePresentationDelegate }
        // A presentation controller may be used again.
        (presentation.scene, presentation.styles) = (scene, nil)
        let requested = presentation.requestedStyle
        let style = presentation.adapted(for: scene.traitCollection)
        if style != requested, let delegate = presentation.delegate,
            let other = delegate.presentationController(
                presentation, viewControllerForAdaptivePresentationStyle: style),
            other !== presented, other.presentingViewController == nil
        {
            presentation = PresentationController(presentedViewController: other, presenting: presenter)
            presentation.delegate = delegate
            presentation.scene = scene
        }
        // From now on the style is constant, except by adaptation.
        presentation.styles = (requested, style)
        presentation.startsWithZeroFrame =
            style == .custom && asked == nil && scene.policies.containers == .iOS7
        return presentation
    }

    /// Changes the style when the traits have changed, but not during the presentation's own transition.
    func adapt(to traits: TraitCollection, _ coordinator: TransitionCoordinator) {
        // A callback may have removed the presentation.
        guard containerView != nil else { return }
        let style = adapted(for: traits)
        guard style != presentationStyle, containerView != nil, scene?.transition?.presentation !== self,
            let presenter = presentingViewController
        else { return }
        let removed = shouldRemovePresentersView
        styles?.current = style
        delegate?.presentationController(
            self, willPresentWithAdaptiveStyle: adaptiveStyle, transitionCoordinator: coordinator)
        guard containerView != nil, scene?.transition?.presentation !== self else { return }
        (containerView as? PresentationContainer)?.needsPlacement = true
        containerView?.setNeedsLayout()
        guard let scene, shouldRemovePresentersView != removed else { return }
        scene.exchange { removed ? restorePresenterView() : presenter.view.removeFromSuperview() }
        scene.performDeferred()
    }
}

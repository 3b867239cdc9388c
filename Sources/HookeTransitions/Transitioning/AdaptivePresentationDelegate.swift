import Foundation

/// Adapts a presentation to the room there is, and hears when a finger takes it away. Every method is
/// optional.
public protocol AdaptivePresentationDelegate: AnyObject, SendableMetatype {
    /// The style to present in where there is such room; `.none` for the one that was asked for. Asked before
    /// the presentation, and again when the traits change.
    func adaptivePresentationStyle(
        for controller: PresentationController, traitCollection: TraitCollection
    ) -> PresentationStyle
    /// The controller to present instead in an adapted style, such as one in a navigation controller; `nil`
    /// for the same. Asked before the presentation only.
    func presentationController(
        _ controller: PresentationController,
        viewControllerForAdaptivePresentationStyle style: PresentationStyle
    ) -> SceneViewController?
    /// Called before the presentation begins, and before the style changes with the traits. `style` is
    /// `.none` where nothing is adapted.
    func presentationController(
        _ controller: PresentationController, willPresentWithAdaptiveStyle style: PresentationStyle,
        transitionCoordinator: TransitionCoordinator?)
    /// Whether a finger may take the presentation away; asked by
    /// ``PresentationController/attemptToDismiss(animated:)``.
    func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool
    /// Called when it may not.
    func presentationControllerDidAttemptToDismiss(_ controller: PresentationController)
    /// Called when a dismissal by a finger begins; the coordinator is there.
    func presentationControllerWillDismiss(_ controller: PresentationController)
    /// Called when a dismissal by a finger is over; after a cancelled one, not at all.
    func presentationControllerDidDismiss(_ controller: PresentationController)
}

extension AdaptivePresentationDelegate {
    /// What the presentation controller says itself.
    public func adaptivePresentationStyle(
        for controller: PresentationController, traitCollection: TraitCollection
    ) -> PresentationStyle { controller.adaptivePresentationStyle(for: traitCollection) }
    /// `nil`: the same controller.
    public func presentationController(
        _ controller: PresentationController,
        viewControllerForAdaptivePresentationStyle style: PresentationStyle
    ) -> SceneViewController? { nil }
    /// Does nothing.
    public func presentationController(
        _ controller: PresentationController, willPresentWithAdaptiveStyle style: PresentationStyle,
        transitionCoordinator: TransitionCoordinator?
    ) {}
    /// `true`.
    public func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {}
    /// Does nothing.
    public func presentationControllerWillDismiss(_ controller: PresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ controller: PresentationController) {}
}

extension PresentationController {
    /// Dismisses as a finger on what is presented would: where ``SceneViewController/isModalInPresentation``
    /// or the delegate say no, the delegate hears of the attempt instead. A dismissal in code asks nobody.
    ///
    /// - Returns: whether the dismissal began.
    @discardableResult
    public func attemptToDismiss(animated: Bool = true) -> Bool {
        guard let scene, containerView != nil, let presenter = presentingViewController else { return false }
        guard scene.transition == nil else {
            scene.report(.cannotDismiss(reason: "another transition is under way"))
            return false
        }
        let may =
            !presentedViewController.isModalInPresentation
            && scene.run { delegate?.presentationControllerShouldDismiss(self) ?? true }
        guard may else {
            scene.run { delegate?.presentationControllerDidAttemptToDismiss(self) }
            return false
        }
        isLeavingByUser = true
        defer { isLeavingByUser = false }
        presenter.dismiss(animated: animated) {
            if self.containerView == nil { self.delegate?.presentationControllerDidDismiss(self) }
        }
        return containerView == nil || presentedViewController.isBeingDismissed
    }

    /// The style to take where there is such room.
    private func adapted(for traits: TraitCollection) -> PresentationStyle {
        let style =
            delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
            ?? adaptivePresentationStyle(for: traits)
        return style == .none ? askedStyle : style.resolved
    }

    /// What the delegate is told of the style in force.
    var adaptiveStyle: PresentationStyle { presentationStyle == askedStyle ? .none : presentationStyle }

    /// The presentation of a controller in a scene: from its delegate where the style is custom, adapted to
    /// the scene's traits. It may be of another controller, if the delegate says so.
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
            asked ?? PresentationController(presentedViewController: presented, presenting: presenter)
        if presentation.delegate == nil { presentation.delegate = presented.adaptivePresentationDelegate }
        presentation.scene = scene
        let style = presentation.adapted(for: scene.traitCollection)
        if style != presentation.askedStyle, let delegate = presentation.delegate,
            let other = delegate.presentationController(
                presentation, viewControllerForAdaptivePresentationStyle: style),
            other !== presented, other.presentingViewController == nil
        {
            presentation = PresentationController(presentedViewController: other, presenting: presenter)
            presentation.delegate = delegate
            presentation.scene = scene
        }
        presentation.presentationStyle = style
        presentation.leavesViewUnplaced =
            style == .custom && asked == nil && scene.policies.containers == .iOS7
        return presentation
    }

    /// Takes another style when the traits have changed. What is on its way in or out keeps its own.
    func adapt(to traits: TraitCollection, _ coordinator: TransitionCoordinator) {
        // A callback may have taken the presentation away.
        guard containerView != nil else { return }
        let style = adapted(for: traits)
        guard style != presentationStyle, containerView != nil, scene?.transition?.presentation !== self,
            let presenter = presentingViewController
        else { return }
        let removed = shouldRemovePresentersView
        presentationStyle = style
        delegate?.presentationController(
            self, willPresentWithAdaptiveStyle: adaptiveStyle, transitionCoordinator: coordinator)
        guard containerView != nil, scene?.transition?.presentation !== self else { return }
        (containerView as? PresentationContainer)?.needsPlacing = true
        containerView?.setNeedsLayout()
        guard shouldRemovePresentersView != removed else { return }
        if removed {
            bringPresenterHome()
        } else {
            presenter.view.removeFromSuperview()
        }
    }

    /// Puts the presenter's view back where it was.
    func bringPresenterHome() {
        guard let (home, index) = presenterHome, let view = presentingViewController?.view,
            view.superview !== home
        else { return }
        home.insertSubview(view, at: index)
    }
}

import Foundation

extension SceneViewController {
    /// The implementation of ``present(_:animated:completion:)``.
    func beginPresentation(
        of controller: SceneViewController, animated: Bool, completion: (() -> Void)?
    ) {
        guard let scene else {
            WindowScene.current?.report(.cannotPresent(reason: "\(label) is in no scene"))
            return
        }
        scene.endSettlingFlights()
        let presenter = presenter(for: controller.modalPresentationStyle)
        if let reason = presenter.refusal(toPresent: controller, in: scene) {
            return scene.report(.cannotPresent(reason: reason))
        }
        scene.run {
            TransitionContext.present(
                controller, by: presenter, source: self, in: scene, animated: animated, completion: completion
            )
        }
    }

    /// The implementation of ``dismiss(animated:completion:)``.
    func beginDismissal(animated: Bool, completion: (() -> Void)?) {
        homeScene?.endSettlingFlights()
        guard let dismissed = presentedViewController ?? presentationController?.presentedViewController,
            let presenter = dismissed.presentingViewController
        else {
            (scene ?? WindowScene.current)?.report(
                .cannotDismiss(reason: "\(label) neither presents nor is presented"))
            return
        }
        guard let scene = dismissed.presentationController?.scene else { return }
        guard !scene.isInTransition else {
            return scene.report(.cannotDismiss(reason: "another transition is in progress"))
        }
        scene.run {
            TransitionContext.dismiss(
                dismissed, from: presenter, in: scene, animated: animated, completion: completion)
        }
    }

    /// Returns the controller that presents on behalf of this one.
    private func presenter(for style: PresentationStyle) -> SceneViewController {
        var presenter = self
        while let parent = presenter.parent {
            if style.usesPresentationContext, presenter.definesPresentationContext { break }
            presenter = parent
        }
        return presenter
    }

    /// The coordinator of the current transition if this controller or a container around it takes part. The
    /// container of a push, a pop or a change of tabs takes part.
    public var transitionCoordinator: TransitionCoordinator? {
        guard let transition = (scene ?? WindowScene.current)?.transition else { return nil }
        let takesPart =
            sequence(first: self, next: \.parent).contains(where: transition.involves)
            || transition.presentation == nil
                && (transition.fromController.parent === self || transition.toController.parent === self)
        return takesPart ? transition.coordinator : nil
    }

    /// Returns the presentation controller that this controller keeps, if its style is a sheet.
    func ownPresentationController(
        for presenter: SceneViewController, in scene: WindowScene
    ) -> PresentationController? {
        guard let own = preparedPresentation else { return nil }
        own.scene = scene
        guard own.resolved(modalPresentationStyle).isSheet else { return nil }
        own.presentingViewController = presenter
        return own
    }

    /// The scene of the controller's view, also while a presentation covers it.
    private var scene: WindowScene? {
        viewIfLoaded?.scene ?? presentedViewController?.presentationController?.scene
    }

    /// The scene that the controller belongs to, also while its view is out of the tree because a
    /// presentation covers it or a container around it.
    var homeScene: WindowScene? { scene ?? parent?.homeScene }

    /// The screen of the controller's scene, or of the running one, or that of code outside any scene.
    var screenBounds: CGRect { (homeScene ?? .current)?.bounds ?? WindowScene.fallbackBounds }

    var label: String { name.isEmpty ? "the controller" : name }

    private func refusal(toPresent controller: SceneViewController, in scene: WindowScene) -> String? {
        if scene.isInTransition { return "another transition is in progress" }
        if presentedViewController != nil { return "\(label) already presents a controller" }
        if controller === self { return "a controller cannot present itself" }
        if controller.presentingViewController != nil {
            return "\(controller.label) is already presented"
        }
        if let parent = controller.parent { return "\(controller.label) is a child of \(parent.label)" }
        return nil
    }
}

extension PresentationStyle {
    /// Whether the nearest controller that defines a context presents.
    fileprivate var usesPresentationContext: Bool { self == .currentContext || self == .overCurrentContext }
}

import Foundation

extension SceneViewController {
    /// Presents another controller over this one.
    ///
    /// - The presenter is the outermost container around this controller, as in UIKit. For
    ///   `PresentationStyle.currentContext` and `PresentationStyle.overCurrentContext` it is the nearest one,
    ///   this controller included, with ``definesPresentationContext``. The delegate gets this controller as
    ///   the source.
    /// - The transition starts before the call returns, so a gesture's callback may present and scrub at
    ///   once.
    /// - `completion` runs at the end, also after a cancel.
    /// - An invalid call is reported as `SceneDiagnostic.cannotPresent(reason:)` and does nothing;
    ///   `completion` does not run. It is invalid if this controller is in no scene, another transition runs,
    ///   the presenter already presents, or `controller` is already presented or has a parent.
    public func present(
        _ controller: SceneViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
        guard let scene else {
            WindowScene.current?.report(.cannotPresent(reason: "\(label) is in no scene"))
            return
        }
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

    /// Dismisses what this controller or a container around it presents; otherwise dismisses this controller
    /// or the presented container around it.
    ///
    /// The transition starts before the call returns. `completion` runs at its end, also of a cancelled one.
    /// If there is nothing to dismiss, or another transition runs, the scene reports it and nothing happens.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard let dismissed = presentedViewController ?? presentationController?.presentedViewController,
            let presenter = dismissed.presentingViewController
        else {
            (scene ?? WindowScene.current)?.report(
                .cannotDismiss(reason: "\(label) neither presents nor is presented"))
            return
        }
        guard let scene = dismissed.presentationController?.scene else { return }
        guard scene.transition == nil else {
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

    /// The scene of the controller's view, also while a presentation covers it.
    private var scene: WindowScene? {
        viewIfLoaded?.scene ?? presentedViewController?.presentationController?.scene
    }

    /// The scene that the controller belongs to, also while its view is out of the tree because a
    /// presentation covers it or a container around it.
    var homeScene: WindowScene? { scene ?? parent?.homeScene }

    var label: String { name.isEmpty ? "the controller" : name }

    private func refusal(toPresent controller: SceneViewController, in scene: WindowScene) -> String? {
        if scene.transition != nil { return "another transition is in progress" }
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

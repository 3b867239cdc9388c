import Foundation

extension SceneViewController {
    /// Presents another controller over this one.
    ///
    /// The presentation is by the outermost container around this controller, as in UIKit; for the styles
    /// `PresentationStyle.currentContext` and `PresentationStyle.overCurrentContext` by the nearest one,
    /// this controller included, with ``definesPresentationContext``. The delegate hears of this controller
    /// as the source.
    ///
    /// The transition starts before the call returns, so a gesture's callback may present and scrub in one
    /// go. `completion` runs when the transition is over, also after a cancelled one.
    ///
    /// From a controller that presents already, or whose view is in no scene, and for one that is presented
    /// already or is held by a container, it is reported as `SceneDiagnostic.cannotPresent(reason:)`;
    /// nothing happens then, and `completion` does not run.
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

    /// Dismisses what this controller, or a container around it, presents; when that is nothing, this
    /// controller or the container around it that is presented.
    ///
    /// The transition starts before the call returns. `completion` runs when it is over, also after a
    /// cancelled one. With nothing to dismiss, or during another transition, the scene reports it and nothing
    /// happens.
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
            return scene.report(.cannotDismiss(reason: "another transition is under way"))
        }
        scene.run {
            TransitionContext.dismiss(
                dismissed, from: presenter, in: scene, animated: animated, completion: completion)
        }
    }

    /// The controller that presents for this one.
    private func presenter(for style: PresentationStyle) -> SceneViewController {
        var presenter = self
        while let parent = presenter.parent {
            if style.usesPresentationContext, presenter.definesPresentationContext { break }
            presenter = parent
        }
        return presenter
    }

    /// The coordinator of the transition under way that this controller, or a container around it, takes part
    /// in. The container of a push, a pop or a change of tabs takes part in it.
    public var transitionCoordinator: TransitionCoordinator? {
        guard let transition = (scene ?? WindowScene.current)?.transition else { return nil }
        let takesPart =
            sequence(first: self, next: \.parent).contains(where: transition.involves)
            || transition.presentation == nil
                && (transition.fromController.parent === self || transition.toController.parent === self)
        return takesPart ? transition.coordinator : nil
    }

    /// The scene that holds the controller's view, or held it until what it presents covered it.
    private var scene: WindowScene? {
        viewIfLoaded?.scene ?? presentedViewController?.presentationController?.scene
    }

    /// The scene that the controller belongs to, also while its view is out of the tree because it, or a
    /// container around it, is covered.
    var homeScene: WindowScene? { scene ?? parent?.homeScene }

    var label: String { name.isEmpty ? "the controller" : name }

    private func refusal(toPresent controller: SceneViewController, in scene: WindowScene) -> String? {
        if scene.transition != nil { return "another transition is under way" }
        if presentedViewController != nil { return "\(label) presents already" }
        if controller === self { return "a controller cannot present itself" }
        if controller.presentingViewController != nil {
            return "\(controller.label) is presented already"
        }
        if let parent = controller.parent { return "\(controller.label) is held by \(parent.label)" }
        return nil
    }
}

extension PresentationStyle {
    /// Whether the presentation is by the nearest controller that defines a context.
    fileprivate var usesPresentationContext: Bool { self == .currentContext || self == .overCurrentContext }
}

import Foundation

extension SceneViewController {
    /// Presents another controller over this one.
    ///
    /// The transition starts before the call returns, so a gesture's callback may present and scrub in one go.
    /// `completion` runs when the transition is over, also after a cancelled one.
    ///
    /// A controller that presents already, or whose view is in no scene, is reported as
    /// ``SceneDiagnostic/cannotPresent(reason:)``; nothing happens then, and `completion` does not run.
    public func present(
        _ controller: SceneViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
        guard let scene else {
            Ambient.current?.scene?.report(.cannotPresent(reason: "\(label) is in no scene"))
            return
        }
        if let reason = refusal(toPresent: controller, in: scene) {
            return scene.report(.cannotPresent(reason: reason))
        }
        scene.run {
            TransitionContext.present(
                controller, by: self, in: scene, animated: animated, completion: completion)
        }
    }

    /// Dismisses what this controller presents, or, when it presents nothing, this controller itself.
    ///
    /// The transition starts before the call returns. `completion` runs when it is over, also after a cancelled
    /// one. With nothing to dismiss, or during another transition, the scene reports it and nothing happens.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard let dismissed = presentedViewController ?? (presentingViewController == nil ? nil : self),
            let presenter = dismissed.presentingViewController
        else {
            (scene ?? Ambient.current?.scene)?.report(
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

    /// The scene that holds the controller's view, or held it until what it presents covered it.
    private var scene: WindowScene? {
        viewIfLoaded?.scene ?? presentedViewController?.presentationController?.scene
    }

    /// The scene that the controller belongs to, also while its view is out of the tree because it, or a container
    /// around it, is covered.
    var homeScene: WindowScene? { scene ?? parent?.homeScene }

    private var label: String { name.isEmpty ? "the controller" : name }

    private func refusal(toPresent controller: SceneViewController, in scene: WindowScene) -> String? {
        if scene.transition != nil { return "another transition is under way" }
        if presentedViewController != nil { return "\(label) presents already" }
        if controller === self { return "a controller cannot present itself" }
        if controller.presentingViewController != nil {
            return "\(controller.label) is presented already"
        }
        if controller.parent != nil { return "\(controller.label) is held by a container" }
        return nil
    }
}

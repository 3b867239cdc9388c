extension SceneViewController {
    /// The traits of the scene that shows the controller, or whose code is running; all unspecified without
    /// one.
    public var traitCollection: TraitCollection {
        let scene =
            viewIfLoaded?.scene ?? presentationController?.scene
            ?? presentedViewController?.presentationController?.scene ?? WindowScene.current
        return scene?.traitCollection ?? TraitCollection()
    }
}

extension SceneViewController {
    /// The traits of the controller's scene, or of the scene whose code is running; unspecified without one.
    public var traitCollection: TraitCollection {
        let scene =
            viewIfLoaded?.scene ?? presentationController?.scene
            ?? presentedViewController?.presentationController?.scene ?? WindowScene.current
        return scene?.traitCollection ?? TraitCollection()
    }
}

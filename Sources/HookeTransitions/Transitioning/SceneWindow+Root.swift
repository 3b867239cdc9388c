extension SceneWindow {
    /// The controller whose view fills the window. Setting it replaces the view at once.
    public var rootViewController: SceneViewController? {
        get { root as? SceneViewController }
        set {
            rootViewController?.viewIfLoaded?.removeFromSuperview()
            root = newValue
            guard let newValue else { return }
            let install = {
                let view = newValue.view
                view.frame = self.bounds
                newValue.beginAppearance(appearing: true, animated: false, by: self)
                self.insertSubview(view, at: 0)
                newValue.endAppearance(by: self)
            }
            if let windowScene { windowScene.run(install) } else { install() }
        }
    }
}

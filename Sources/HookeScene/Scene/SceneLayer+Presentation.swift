extension SceneLayer {
    /// Returns a bare layer of this class with the values that this one shows at the scene's time. It is in no tree;
    /// changing it changes nothing else.
    public func presentationLayer() -> SceneLayer {
        let shown = BareLayerView(frame: .zero)
        shown.model = presentation
        return type(of: self).layer(of: shown)
    }
}

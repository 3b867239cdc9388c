extension SceneLayer {
    /// The keys of the layer's animations, oldest first.
    public var animationKeys: [String] {
        view.layerMotions.compactMap(\.key) + (view.extras?.transition == nil ? [] : [LayerTransition.key])
    }

    /// Removes the animation with a key.
    public func removeAnimation(forKey key: String) {
        view.removeLayerMotions { $0.key == key }
        if key == LayerTransition.key { view.removeTransition() }
    }

    /// Removes all layer animations, the transition and the motions of repeating blocks.
    /// `SceneView.removeAllAnimations()` also removes those of other blocks.
    public func removeAllAnimations() { view.removeLayerAnimations() }
}

extension SceneView {
    func removeLayerAnimations() {
        removeLayerMotions { _ in true }
        removeTransition()
    }

    /// Removes layer animations; their `onStop` receives false.
    func removeLayerMotions(where isGone: (ActiveLayerMotion) -> Bool) {
        for motion in takeLayerMotions(where: isGone) { motion.stopping.lose() }
    }

    /// Removes layer animations without calling `onStop`.
    func takeLayerMotions(where isGone: (ActiveLayerMotion) -> Bool) -> [ActiveLayerMotion] {
        let gone = layerMotions.filter(isGone)
        layerMotions.removeAll(where: isGone)
        return gone
    }
}

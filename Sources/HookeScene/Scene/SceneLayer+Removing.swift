extension SceneLayer {
    /// The keys of the animations that are there, oldest first.
    public var animationKeys: [String] {
        view.layerMotions.compactMap(\.key) + (view.extras?.transition == nil ? [] : [LayerTransition.key])
    }

    /// Takes the animation with a key away; the layer shows what it shows without it.
    public func removeAnimation(forKey key: String) {
        view.removeLayerMotions { $0.key == key }
        if key == LayerTransition.key { removeTransition() }
    }

    /// Takes all layer animations, the transition and the motions of repeating blocks away. Those of other
    /// blocks stay: `SceneView.removeAllAnimations()` takes them too.
    public func removeAllAnimations() {
        view.removeLayerMotions { _ in true }
        removeTransition()
    }
}

extension SceneView {
    /// Takes layer animations away, and tells those that were not over.
    func removeLayerMotions(where isGone: (ActiveLayerMotion) -> Bool) {
        for motion in takeLayerMotions(where: isGone) { motion.stopping.lose() }
    }

    /// Removes layer animations without calling a completion.
    func takeLayerMotions(where isGone: (ActiveLayerMotion) -> Bool) -> [ActiveLayerMotion] {
        let gone = layerMotions.filter(isGone)
        layerMotions.removeAll(where: isGone)
        return gone
    }
}

extension SceneLayer {
    /// Returns the keys of the layer's animations, oldest first, after the names of the properties that blocks move; `nil`
    /// without any.
    public func animationKeys() -> [String]? {
        var keys: [String] = []
        for name in view.motions.map(\.track.property.rawValue) where !keys.contains(name) {
            keys.append(name)
        }
        keys += view.layerMotions.compactMap(\.key)
        if view.extras?.transition != nil { keys.append(LayerTransition.key) }
        return keys.isEmpty ? nil : keys
    }

    /// Removes the animation with a key; for the name of a property also its motions of blocks.
    public func removeAnimation(forKey key: String) {
        let lost = LostMotions()
        if let property = AnimatedProperty(rawValue: key) { lost += view.removeMotions(of: property) }
        view.removeLayerMotions { $0.key == key }
        lost.tell(in: view.scene ?? .current)
        if key == LayerTransition.key { view.removeTransition() }
    }

    /// Removes all animations of the layer, also those of blocks: ``SceneView/removeAllAnimations()``.
    public func removeAllAnimations() { view.removeAllAnimations() }
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

import HookeTransitions

extension SceneLayer {
    /// Adds an animation, which starts now or at its `beginTime`. It replaces the animation with the same
    /// key.
    ///
    /// - Inside a transition's animator or hooks, or a property animator's block, it is scrubbed with them.
    /// - An invalid animation is reported and not added. A layer outside any scene has no time: nothing is
    ///   added.
    /// - The animations of a group have keys with their index: `key.0`, `key.1`.
    public func add(_ animation: CAAnimation, forKey key: String?) {
        guard let scene = owner.scene ?? WindowScene.current else {
            return PortDiagnostics.note("a layer animation was added outside any scene; used: nothing")
        }
        if let change = animation as? CATransition { return add(change, in: scene) }
        // Errors are reported to this scene.
        let parts = scene.perform { animation.layerAnimations() }
        let run = Confined(AnimationRun(animation, parts: parts.count, in: CATransaction.current))
        let isGroup = animation is CAAnimationGroup
        for (index, part) in parts.enumerated() {
            var part = part
            // A group that begins now begins at the scene's time.
            if isGroup, part.timing.beginTime != 0, animation.beginTime == 0 {
                part.timing.beginTime += scene.now
            }
            part.onStop = { finished in runIsolated { run.value.partStopped(finished: finished) } }
            let isAdded = add(part, forKey: isGroup ? key.map { "\($0).\(index)" } : key)
            if !isAdded { run.value.partStopped(finished: false) }
        }
    }

    /// A layer has one transition, whatever its key.
    private func add(_ change: CATransition, in scene: WindowScene) {
        let run = Confined(AnimationRun(change, parts: 1, in: CATransaction.current))
        var transition = scene.perform { change.layerTransition }
        transition.onStop = { finished in runIsolated { run.value.partStopped(finished: finished) } }
        if !add(transition) { run.value.partStopped(finished: false) }
    }
}

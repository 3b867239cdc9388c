import Hooke

extension SceneLayer {
    /// Adds an animation, which starts now or at its `beginTime`; one that has the same key goes.
    ///
    /// Inside a transition's animator or hooks, or a property animator's block, it joins their time, so that it is scrubbed
    /// and reversed with them; a `beginTime` of the layer is moved there. Else it runs with the scene. An animation that
    /// cannot be (a value of another kind than the key path names, numbers that are not finite) is reported and not
    /// added. A view that is in no scene has no time: nothing is added.
    ///
    /// - Parameters:
    ///   - animation: what to show.
    ///   - key: a name to find it by; `nil` for none.
    public func add(_ animation: LayerAnimation, forKey key: String? = nil) {
        guard let scene = view.scene ?? Ambient.current?.scene else { return }
        let (group, start, isJoined) = scene.groupToRecord(view.layerClock)
        var timing = animation.timing
        // 0 means now, as in Core Animation; other times are the layer's.
        let wait = timing.beginTime == 0 ? 0 : timing.beginTime - convertTime(scene.now, from: nil)
        timing.beginTime = start + wait
        let stopping = scene.stopping(in: group, isJoined: isJoined, animation.onStop)
        do throws(LayerMotion.Refusal) {
            let active = ActiveLayerMotion(
                group: group, key: key,
                motion: try LayerMotion(
                    animation, timing: timing, model: view.model, shown: view.presentationState),
                staysAtEnd: !animation.isRemovedOnCompletion, stopping: stopping)
            group.add(active, to: view)
            scene.hold(view)
            scene.schedule(stopping, in: group, isJoined: isJoined, end: timing.endTime)
        } catch {
            if !isJoined { scene.drop(group) }
            scene.report(.refusedAnimation(keyPath: animation.keyPath.description, reason: error.reason))
        }
    }

    /// The keys of the animations that are there, oldest first.
    public var animationKeys: [String] {
        view.layerMotions.compactMap(\.key) + (view.extras?.transition == nil ? [] : [LayerTransition.key])
    }

    /// Takes the animation with a key away; the layer shows what it shows without it.
    public func removeAnimation(forKey key: String) {
        view.removeLayerMotions { $0.key == key }
        if key == LayerTransition.key { removeTransition() }
    }

    /// Takes all layer animations, the transition and the motions of repeating blocks away. Those of other blocks stay:
    /// `SceneView.removeAllAnimations()` takes them too.
    public func removeAllAnimations() {
        view.removeLayerMotions { _ in true }
        removeTransition()
    }
}

extension SceneView {
    /// Takes layer animations away, and tells those that were not over.
    func removeLayerMotions(where isGone: (ActiveLayerMotion) -> Bool) {
        let gone = layerMotions.filter(isGone)
        layerMotions.removeAll(where: isGone)
        for motion in gone { motion.stopping.lose() }
    }
}

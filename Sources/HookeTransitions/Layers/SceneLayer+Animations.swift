import Hooke

extension SceneLayer {
    /// Adds an animation, which starts now or at its `beginTime`; one that has the same key goes.
    ///
    /// Inside a transition's animator or hooks, or a property animator's block, it joins their time, so that it is scrubbed
    /// and reversed with them; a `beginTime` of the scene is moved there. Else it runs with the scene. An animation that
    /// cannot be (a value of another kind than the key path names, numbers that are not finite) is reported and not
    /// added. A view that is in no scene has no time: nothing is added.
    ///
    /// - Parameters:
    ///   - animation: what to show.
    ///   - key: a name to find it by; `nil` for none.
    public func add(_ animation: LayerAnimation, forKey key: String? = nil) {
        guard let scene = view.scene ?? Ambient.current?.scene else { return }
        let group: AnimationGroup
        if let joined = scene.joined, !joined.isOver {
            group = joined
        } else {
            group = AnimationGroup(clock: .running(since: scene.now, from: 0))
            scene.groups.append(group)
        }
        var timing = animation.timing
        // 0 means now, as in Core Animation; other times are the scene's.
        let wait = timing.beginTime == 0 ? 0 : timing.beginTime - scene.now
        timing.beginTime = group.localTime + wait
        let isAlone = scene.joined !== group
        let onStop = animation.onStop
        let stopping = ActiveLayerMotion.Stopping { [weak scene, weak group] finished in
            if isAlone, !finished, let group {
                // Taken away: nothing is left that the group would wait for.
                scene?.groups.remove(group)
                group.stop(wasCancelled: true)
            }
            onStop?(finished)
        }
        do throws(LayerMotion.Refusal) {
            let active = ActiveLayerMotion(
                group: group, key: key,
                motion: try LayerMotion(
                    animation, timing: timing, model: view.model, shown: view.presentationState),
                staysAtEnd: !animation.isRemovedOnCompletion, stopping: stopping)
            group.add(active, to: view)
            let end = timing.endTime
            // In a transition an animation without an end does not keep it from ending.
            if end.isFinite || isAlone {
                group.addBlock(end: max(group.localTime, end)) { stopping.tell(finished: $0) }
            } else {
                group.endless.append(stopping)
            }
            group.refresh(at: scene.now)
        } catch {
            if isAlone { scene.groups.remove(group) }
            scene.report(.refusedAnimation(keyPath: animation.keyPath.description, reason: error.reason))
        }
    }

    /// The keys of the animations that are there, oldest first.
    public var animationKeys: [String] { view.layerMotions.compactMap(\.key) }

    /// Takes the animation with a key away; the layer shows what it shows without it.
    public func removeAnimation(forKey key: String) { view.removeLayerMotions { $0.key == key } }

    /// Takes all layer animations away. Those of animation blocks stay: `SceneView.removeAllAnimations()` takes both.
    public func removeAllAnimations() { view.removeLayerMotions { _ in true } }
}

extension SceneView {
    /// Takes layer animations away, and tells those that were not over.
    func removeLayerMotions(where isGone: (ActiveLayerMotion) -> Bool) {
        let gone = layerMotions.filter(isGone)
        layerMotions.removeAll(where: isGone)
        for motion in gone { motion.stopping.tell(finished: false) }
    }
}

extension WindowScene {
    /// Continues the endless layer animations of an ended transition in the scene's time.
    package func continueEndlessAnimations(_ group: AnimationGroup) {
        var left: [ActiveLayerMotion.Stopping] = []
        for stopping in group.ends.endless {
            let own = AnimationGroup(clock: .running(since: group.time(at: now), from: group.localTime))
            own.base = group.base
            let next = self.stopping(in: own, isJoined: false) { stopping.tell(finished: $0) }
            let isFound = layers.holders.values.reduce(false) { isFound, view in
                view.continueEndlessAnimations(stopping, by: next, in: own) || isFound
            }
            guard isFound else {
                left.append(stopping)
                continue
            }
            groups.append(own)
            schedule(next, in: own, isJoined: false, end: .infinity)
        }
        group.ends.endless = left
    }
}

extension SceneView {
    /// Moves the layer animations of a `Stopping` to another group.
    ///
    /// - Returns: whether the view had any.
    fileprivate func continueEndlessAnimations(
        _ stopping: ActiveLayerMotion.Stopping, by next: ActiveLayerMotion.Stopping, in own: AnimationGroup
    ) -> Bool {
        var isFound = false
        for (index, active) in layerMotions.enumerated() where active.stopping === stopping {
            layerMotions[index] = ActiveLayerMotion(
                group: own, key: active.key, motion: active.motion, staysAtEnd: active.staysAtEnd,
                stopping: next, blockAllowsTouches: active.blockAllowsTouches)
            next.gain()
            isFound = true
        }
        if isFound { own.note(self) }
        return isFound
    }
}

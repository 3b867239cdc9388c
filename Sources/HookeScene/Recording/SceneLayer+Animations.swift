import Hooke

extension SceneLayer {
    /// Adds an animation, which starts now or at its `beginTime`; one that has the same key goes.
    ///
    /// Inside a transition's animator or hooks, or a property animator's block, it joins their time, so that
    /// it is scrubbed and reversed with them; a `beginTime` of the layer is moved there. Else it runs with
    /// the scene. An animation that cannot be (a value of another kind than the key path names, numbers that
    /// are not finite) is reported and not added. A view that is in no scene has no time: nothing is added.
    ///
    /// - Parameters:
    ///   - animation: what to show.
    ///   - key: a name to find it by; `nil` for none.
    /// - Returns: whether it was added. Where it was not, nobody is told of its end.
    @discardableResult
    public func add(_ animation: LayerAnimation, forKey key: String? = nil) -> Bool {
        guard let scene = view.scene ?? Ambient.current?.scene else { return false }
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
            // Told last that they are gone: what that adds under the key comes after this one.
            let replaced = view.takeLayerMotions { active.key != nil && $0.key == active.key }
            group.add(active, to: view)
            scene.hold(view)
            scene.schedule(stopping, in: group, isJoined: isJoined, end: timing.endTime)
            for motion in replaced { motion.stopping.lose() }
            return true
        } catch {
            if !isJoined { scene.drop(group) }
            scene.report(.refusedAnimation(keyPath: animation.keyPath.description, reason: error.reason))
            return false
        }
    }
}

extension SceneLayer {
    /// Shows the change of this moment as a transition, which starts now or at its `beginTime`. A layer has
    /// one at a time, under ``LayerTransition/key``: a second one begins from what shows, and the first one
    /// goes.
    ///
    /// It may be added before or after the changes that it shows. Inside a transition's animator or hooks, or
    /// a property animator's block, it joins their time. Numbers that cannot be (progress outside [0, 1] or
    /// falling, a duration that is not finite) are reported, and nothing is added; so is nothing to a view
    /// that is in no scene.
    ///
    /// - Parameters:
    ///   - transition: what to show.
    ///   - key: is not used, as in Core Animation.
    /// - Returns: whether it was added. Where it was not, nobody is told of its end.
    @discardableResult
    public func add(_ transition: LayerTransition, forKey key: String? = nil) -> Bool {
        var fault = transition.timing.fault
        let (start, end) = (transition.startProgress, transition.endProgress)
        if !(0...1).contains(start) { fault = ("startProgress", start, "0 to 1") }
        if !(end >= start && end <= 1) { fault = ("endProgress", end, "startProgress to 1") }
        if let fault {
            view.scene?.report(
                .refusedAnimation(
                    keyPath: LayerTransition.key,
                    reason: "\(fault.field) is \(fault.value); accepted: \(fault.accepted)"))
            return false
        }
        let change = PictureChange(
            effect: .init(transition.kind, transition.subtype), timing: transition.timing,
            pacing: transition.pacing, progress: start...end)
        guard let old = view.pictureToChange() else { return false }
        view.add(
            change, from: old, staysAtEnd: !transition.isRemovedOnCompletion, holdsOffTouches: false,
            transition.onStop)
        return true
    }
}

import Hooke

extension SceneLayer {
    /// Adds an animation, which starts now or at its `beginTime`. It replaces the animation with the same
    /// key.
    ///
    /// - Inside a transition's animator or hooks, or a property animator's block, it is scrubbed and reversed
    ///   with them; `beginTime` is converted. Otherwise it runs with the scene.
    /// - An invalid animation (a wrong kind of value, a non-finite number) is reported and not added.
    /// - A view outside any scene has no time: nothing is added.
    ///
    /// - Parameters:
    ///   - animation: the animation.
    ///   - key: the key to find it by, or `nil`.
    /// - Returns: whether it was added. If not, `onStop` is not called.
    @discardableResult
    public func add(_ animation: LayerAnimation, forKey key: String? = nil) -> Bool {
        guard let scene = view.scene ?? Ambient.current?.scene else { return false }
        let (group, start, isJoined) = scene.recordingGroup(view.layerClock)
        var timing = animation.timing
        // 0 means now, as in Core Animation; other times are in the layer's time.
        let wait = timing.beginTime == 0 ? 0 : timing.beginTime - convertTime(scene.now, from: nil)
        timing.beginTime = start + wait
        let stopping = scene.stopping(in: group, isJoined: isJoined, animation.onStop)
        do throws(LayerMotion.Refusal) {
            let active = ActiveLayerMotion(
                group: group, key: key,
                motion: try LayerMotion(
                    animation, timing: timing, model: view.model, shown: view.presentationState),
                staysAtEnd: !animation.isRemovedOnCompletion, stopping: stopping)
            if active.motion.switches {
                scene.report(.switchedValue(view: view.name, property: animation.keyPath.property))
            }
            // Notified last, so that animations added by its `onStop` under this key replace this one.
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
    /// Adds a transition from the old picture to the current changes, which starts now or at its `beginTime`.
    ///
    /// - A layer has one transition, under ``LayerTransition/key``. A second one starts from what is shown
    ///   and replaces it.
    /// - It may be added before or after the changes.
    /// - Inside a transition's animator or hooks, or a property animator's block, it uses their time.
    /// - Invalid numbers (progress outside [0, 1] or decreasing, a non-finite duration) are reported and
    ///   nothing is added.
    /// - A view outside any scene has no time: nothing is added.
    ///
    /// - Parameters:
    ///   - transition: the transition.
    ///   - key: ignored, as in Core Animation.
    /// - Returns: whether it was added. If not, `onStop` is not called.
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
        guard let old = view.pictureBeforeChange() else { return false }
        view.add(
            change, from: old, staysAtEnd: !transition.isRemovedOnCompletion, holdsOffTouches: false,
            transition.onStop)
        return true
    }
}

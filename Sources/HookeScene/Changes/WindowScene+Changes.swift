import Hooke

extension WindowScene {
    /// Records a block as a change, held at its start.
    ///
    /// - Views inside the change receive touches, so that a gesture can grab them.
    /// - Inside the block of another change, of a transition or of a property animator, it joins that timeline:
    ///   the outer one drives it, and it ends with it. In a block of such a timeline the block's duration and
    ///   pacing apply, as for nested animation blocks.
    /// - Motions of views of other scenes run by time and are not part of the change.
    ///
    /// - Parameters:
    ///   - duration: seconds: the time that blocks and animators inside refer to, and that of
    ///     `SettlePlan.Style.timed(_:)` and `SettlePlan.Style.cubic`. A number that is not finite and
    ///     above 0 is reported and replaced by 0.4.
    ///   - pacing: the progress of the block's values over the fraction; linear by default, so that views
    ///     stay under the finger.
    ///   - animations: sets properties of views, adds and removes them.
    /// - Returns: the change. Keep it: a held change without owner is cancelled.
    public func change(
        duration: Double = 0.4, pacing: Pacing = .linear, _ animations: () -> Void
    ) -> SceneChange {
        var seconds = duration
        if !(seconds > 0 && seconds.isFinite) {
            report(.refusedParameter(field: "duration", value: duration, used: "0.4"))
            seconds = 0.4
        }
        let settings = Transaction.Settings(
            duration: seconds, delay: 0, pacing: pacing, options: .allowUserInteraction,
            interruption: .additive)
        if let joined, !joined.isOver { return nestedChange(settings, in: joined, animations) }
        let change = SceneChange(in: self, duration: seconds, restoring: RestorePoint(addsUp: true))
        change.record(settings, in: self, animations)
        return change
    }

    private func nestedChange(
        _ asked: Transaction.Settings, in group: AnimationGroup, _ animations: () -> Void
    ) -> SceneChange {
        let recorder = Recorder(scene: self)
        let settings = recorder.inherited(asked)
        let change = SceneChange(in: self, duration: settings.duration, joining: group)
        recorder.record(asked, animations) { change.endNested($0 ? .finish : .cancel) }
        return change
    }
}

extension SceneChange {
    /// Runs the block, and holds its motions at the start.
    fileprivate func record(
        _ settings: Transaction.Settings, in scene: WindowScene, _ animations: () -> Void
    ) {
        group.recording.isScrubbed = true
        scene.add(group)
        let transaction = Transaction(settings, inside: Ambient.current?.transaction, startsAnew: true)
        restorePoint.capture(scene.window)
        scene.run(joining: group) {
            transaction.record(scene: scene, animations)
            scene.run(joining: group) { Recorder(scene: scene).close(transaction, home: scene, nil) }
        }
        restorePoint.close()
        group.followCommonClock()
        send(.startInteractively)
    }
}

import Hooke

extension Recorder {
    /// Adds the motions of a block that repeats: they show on top of what else moves, and the model is at the
    /// end.
    ///
    /// The block is over when its time is (there and back), or when the last of its motions is taken away.
    ///
    /// - Parameters:
    ///   - paths: what moves, and how.
    ///   - settings: the time of one run, one way, and the options.
    ///   - group: where they are recorded.
    ///   - start: the group's time.
    ///   - isJoined: whether the group is somebody else's.
    ///   - scene: the scene of the views.
    ///   - gate: told how it ended.
    func addRepeating(
        _ paths: [(change: Transaction.Change, path: LayerMotion.BlockPath)],
        _ settings: Transaction.Settings,
        to group: AnimationGroup, start: Double, isJoined: Bool, in scene: WindowScene,
        _ gate: CompletionGate
    ) {
        let stopping = scene.stopping(in: group, isJoined: isJoined) { gate.tell(finished: $0) }
        var timing = MediaTiming(duration: settings.duration)
        timing.beginTime = start + settings.delay
        timing.autoreverses = settings.options.contains(.autoreverse)
        timing.repeatCount = settings.options.contains(.repeat) ? .infinity : 1
        timing.fillMode = .backwards
        for (change, path) in paths {
            group.remember(change)
            group.add(
                ActiveLayerMotion(
                    group: group, key: nil,
                    motion: LayerMotion(path, of: change.property, timing: timing),
                    staysAtEnd: false, stopping: stopping,
                    blockAllowsTouches: settings.options.contains(.allowUserInteraction)),
                to: change.view)
            scene.hold(change.view)
        }
        scene.schedule(
            stopping, in: group, isJoined: isJoined, end: paths.isEmpty && !isJoined ? start : timing.endTime)
    }
}

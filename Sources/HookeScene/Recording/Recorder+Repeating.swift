import Hooke

extension Recorder {
    /// Adds the motions of a repeating block. They add to other motions; the model has the end values.
    ///
    /// The block ends when its time is over, or when its last motion is removed.
    ///
    /// - Parameters:
    ///   - paths: the changed properties and their values over time.
    ///   - settings: options, and the duration of one run in one direction.
    ///   - start: the time of `group`.
    ///   - isJoined: whether `group` existed before the block.
    ///   - gate: receives the result.
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

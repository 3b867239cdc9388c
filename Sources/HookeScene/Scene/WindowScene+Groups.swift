extension WindowScene {
    /// Returns the group to record into. Without a recording transition or property animator, adds a new
    /// group in a layer's time or the scene's.
    ///
    /// - Returns: the group, its current time, and whether it existed before.
    func recordingGroup(_ base: LayerClock?) -> (group: AnimationGroup, start: Double, isJoined: Bool) {
        if let joined, !joined.isOver { return (joined, joined.localTime, true) }
        return (runningGroup(base), 0, false)
    }

    /// Adds a group that starts now, in a layer's time or the scene's.
    func runningGroup(_ base: LayerClock?) -> AnimationGroup {
        let group = AnimationGroup(clock: .running(since: base?.time(at: now) ?? now, from: 0))
        group.base = base
        groups.append(group)
        return group
    }

    /// Whether recording goes into an existing group.
    var isJoining: Bool { joined?.isOver == false }

    package func add(_ group: AnimationGroup) { groups.append(group) }

    package func drop(_ group: AnimationGroup) { groups.remove(group) }

    /// Creates the object that reports the end of layer animations or of a block. If they are alone in their group,
    /// removing all of their motions ends the group.
    func stopping(
        in group: AnimationGroup, isJoined: Bool, _ onStop: ((Bool) -> Void)?
    ) -> ActiveLayerMotion.Stopping {
        let stopping = ActiveLayerMotion.Stopping()
        stopping.onStop = { [weak self, weak group, unowned stopping] finished in
            if !isJoined, !finished, let group, !group.isShown {
                self?.drop(group)
                group.stop(wasCancelled: true)
            }
            onStop?(finished && !stopping.hasLost)
        }
        return stopping
    }

    /// Schedules the end of layer animations at a time of their group. Endless ones do not keep a transition
    /// from ending.
    func schedule(
        _ stopping: ActiveLayerMotion.Stopping, in group: AnimationGroup, isJoined: Bool, end: Double
    ) {
        if end.isFinite || !isJoined {
            group.addBlock(end: max(group.localTime, end)) { stopping.tell(finished: $0) }
        } else {
            group.ends.endless.append(stopping)
        }
        group.refresh(at: now)
    }
}

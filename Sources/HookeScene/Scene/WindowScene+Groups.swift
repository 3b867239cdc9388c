extension WindowScene {
    /// Adds a group that runs by the time of a layer, or the scene's, unless a transition's animator or a
    /// property animator is recording.
    ///
    /// - Returns: the group to record into, its time now, and whether it is somebody else's.
    func groupToRecord(_ base: LayerClock?) -> (group: AnimationGroup, start: Double, isJoined: Bool) {
        if let joined, !joined.isOver { return (joined, joined.localTime, true) }
        let group = AnimationGroup(clock: .running(since: base?.time(at: now) ?? now, from: 0))
        group.base = base
        groups.append(group)
        return (group, 0, false)
    }

    /// Whether what is recorded goes into a group that is there.
    var isJoining: Bool { joined?.isOver == false }

    /// Has the scene's time run for a group.
    package func add(_ group: AnimationGroup) { groups.append(group) }

    /// Takes a group out of the scene.
    package func drop(_ group: AnimationGroup) { groups.remove(group) }

    /// What tells that layer animations are over. Where they are alone in their group and are taken away,
    /// nothing is left that the group would wait for.
    func stopping(
        in group: AnimationGroup, isJoined: Bool, _ onStop: ((Bool) -> Void)?
    ) -> ActiveLayerMotion.Stopping {
        ActiveLayerMotion.Stopping { [weak self, weak group] finished in
            if !isJoined, !finished, let group {
                self?.drop(group)
                group.stop(wasCancelled: true)
            }
            onStop?(finished)
        }
    }

    /// Has layer animations end at a time of their group. In a transition one without an end does not keep it
    /// from ending.
    func schedule(
        _ stopping: ActiveLayerMotion.Stopping, in group: AnimationGroup, isJoined: Bool, end: Double
    ) {
        if end.isFinite || !isJoined {
            group.addBlock(end: max(group.localTime, end)) { stopping.tell(finished: $0) }
        } else {
            group.endless.append(stopping)
        }
        group.refresh(at: now)
    }
}

import Hooke

extension SceneView {
    /// Whether a block moves the view that does not let touches through: from the moment it was recorded, its delay
    /// included, until it is over, by time or in a driver's hands.
    ///
    /// UIKit documents it so: during an animation user interactions are disabled for the views that are animated, unless
    /// the block has `allowUserInteraction`. Layer animations added by hand disable nothing.
    var isMovedOutOfTouch: Bool {
        motions.contains { !$0.track.allowsUserInteraction && $0.group.localTime < $0.track.end }
            || layerMotions.contains {
                guard let block = $0.block else { return false }
                return !block.contains(.allowUserInteraction) && $0.group.localTime < $0.motion.timing.endTime
            }
            || extras?.transition?.holdsOffTouches == true
    }

    /// What a block that begins from the current state of a property starts from: what shows, without the layer animations
    /// that will go on adding to it.
    func stateToReplace(of property: AnimatedProperty) -> ViewState {
        shownState { $0.isReplaced(by: property) || !$0.motion.isAdditive }
    }

    /// Removes what a block replaces that begins from the current state of a property: the motions of blocks, and the layer
    /// animation under the property's name, which is the key that the block's own has in UIKit.
    func replaceMotions(of property: AnimatedProperty) {
        removeMotions(of: property)
        removeLayerMotions { $0.isReplaced(by: property) }
    }
}

extension ActiveLayerMotion {
    fileprivate func isReplaced(by property: AnimatedProperty) -> Bool {
        motion.keyPath.property == property && (block != nil || key == property.rawValue)
    }
}

extension WindowScene {
    /// Adds a group that runs by the time of a layer, or the scene's, unless a transition's animator or a property animator is recording.
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

    /// Takes a group out of the scene.
    func drop(_ group: AnimationGroup) { groups.remove(group) }

    /// What tells that layer animations are over. Where they are alone in their group and are taken away, nothing is left
    /// that the group would wait for.
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

    /// Has layer animations end at a time of their group. In a transition one without an end does not keep it from ending.
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

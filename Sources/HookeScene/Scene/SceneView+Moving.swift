import Hooke

extension SceneView {
    /// Whether a running block disables touches on the view, from its recording (before any delay) to its
    /// end.
    ///
    /// As UIKit documents: animated views receive no touches unless the block has `allowUserInteraction`.
    /// Layer animations added by hand disable nothing.
    var areTouchesDisabled: Bool {
        motions.contains { !$0.track.allowsUserInteraction && $0.group.localTime < $0.track.endTime }
            || layerMotions.contains {
                $0.blockAllowsTouches == false && $0.group.localTime < $0.motion.timing.endTime
            }
            || extras?.transition?.holdsOffTouches == true
    }

    /// Whether a motion of a property, or with `nil` any motion or layer animation of the view, has not reached its end.
    package func isInMotion(_ property: AnimatedProperty? = nil) -> Bool {
        for motion in motions where property == nil || motion.track.property == property {
            if motion.group.localTime < motion.track.endTime { return true }
        }
        guard property == nil else { return false }
        return layerMotions.contains { $0.group.localTime < $0.motion.timing.endTime }
    }

    /// Returns the start values of a block with `beginFromCurrentState`: the shown state without additive
    /// layer animations that continue.
    func stateToReplace(of property: AnimatedProperty) -> ViewState {
        shownState { $0.isReplaced(by: property) || !$0.motion.isAdditive }
    }

    /// Removes what a block with `beginFromCurrentState` replaces: the motions of blocks, and the layer
    /// animation whose key is the property's name, as in UIKit. Returns what waits for them.
    func replaceMotions(of property: AnimatedProperty) -> [ActiveLayerMotion.Stopping] {
        removeMotions(of: property) + takeLayerMotions { $0.isReplaced(by: property) }.map(\.stopping)
    }
}

extension ActiveLayerMotion {
    fileprivate func isReplaced(by property: AnimatedProperty) -> Bool {
        motion.keyPath.property == property && (blockAllowsTouches != nil || key == property.rawValue)
    }
}

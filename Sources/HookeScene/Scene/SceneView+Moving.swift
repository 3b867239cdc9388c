import Hooke

extension SceneView {
    /// Whether a block moves the view that does not let touches through: from the moment it was recorded, its
    /// delay included, until it is over, by time or in a driver's hands.
    ///
    /// UIKit documents it so: during an animation user interactions are disabled for the views that are
    /// animated, unless the block has `allowUserInteraction`. Layer animations added by hand disable nothing.
    var isMovedOutOfTouch: Bool {
        motions.contains { !$0.track.allowsUserInteraction && $0.group.localTime < $0.track.end }
            || layerMotions.contains {
                $0.blockAllowsTouches == false && $0.group.localTime < $0.motion.timing.endTime
            }
            || extras?.transition?.holdsOffTouches == true
    }

    /// What a block that begins from the current state of a property starts from: what shows, without the
    /// layer animations that will go on adding to it.
    func stateToReplace(of property: AnimatedProperty) -> ViewState {
        shownState { $0.isReplaced(by: property) || !$0.motion.isAdditive }
    }

    /// Removes what a block replaces that begins from the current state of a property: the motions of blocks,
    /// and the layer animation under the property's name, which is the key that the block's own has in UIKit.
    func replaceMotions(of property: AnimatedProperty) {
        removeMotions(of: property)
        removeLayerMotions { $0.isReplaced(by: property) }
    }
}

extension ActiveLayerMotion {
    fileprivate func isReplaced(by property: AnimatedProperty) -> Bool {
        motion.keyPath.property == property && (blockAllowsTouches != nil || key == property.rawValue)
    }
}

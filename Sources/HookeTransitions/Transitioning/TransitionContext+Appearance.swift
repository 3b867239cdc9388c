extension TransitionContext {
    /// Ends the appearance changes; after a cancel reverts them, the incoming controller's first. A
    /// controller that a callback has moved to another transition is left to that one.
    func endAppearance(_ appearances: [(controller: SceneViewController, appears: Bool)], didComplete: Bool) {
        var changes = appearances
        if !didComplete, scene?.policies.appearance == .balanced {
            changes.removeAll { $0.controller.appearanceOwner !== self }
            // Ends the changes that had begun.
            for change in changes where change.controller.appearanceOwner === self {
                change.controller.endAppearance(by: self)
                if change.controller.appearanceOwner == nil { change.controller.appearanceOwner = self }
            }
        }
        if !didComplete, changes.first?.controller !== toController { changes.reverse() }
        for (controller, appears) in changes where controller.appearanceOwner === self {
            if !didComplete {
                controller.beginAppearance(appearing: !appears, animated: isAnimated, by: self)
            }
            controller.endAppearance(by: self)
        }
    }
}

extension TransitionContext {
    /// Tells the controllers that appearance is over; after a cancel, that it went back, the one that came
    /// first. One that a callback has sent into another transition meanwhile is left to that.
    func endAppearance(_ appearances: [(controller: SceneViewController, appears: Bool)], didComplete: Bool) {
        var changes = appearances
        if !didComplete, scene?.policies.appearance == .balanced {
            changes.removeAll { $0.controller.appearanceOwner !== self }
            // What had begun is done first.
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

/// A part of the layers above in a slot of the scene: ``WindowScene/touches``, ``WindowScene/transitions``,
/// ``WindowScene/scrolling``.
package protocol SceneAttachment: AnyObject, SceneIsolated {
    /// The time of its next event in seconds of the scene; `nil` for none.
    var nextDeadline: Double? { get }
    /// Handles the event at ``nextDeadline``.
    func handleDeadline(in scene: WindowScene)
    var isIdle: Bool { get }
    /// Called at each moment of the scene, after layout; of scroll views, before it.
    func momentDidChange(in scene: WindowScene)
    /// Releases everything without calling completions: the scene is being released.
    func abandon()
}

/// A view or a controller, as a receiver of touches.
package protocol TouchResponder: AnyObject, SceneIsolated {
    func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?)
    func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?)
    func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?)
    func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?)
}

/// Called after a change of a view's model.
package protocol ViewObserver: AnyObject, SceneIsolated {
    func viewDidChange()
}

package protocol ViewOwner: TouchResponder {
    func viewWillLayoutSubviews()
    func viewDidLayoutSubviews()
    var additionalSafeAreaInsets: SceneInsets { get }
    func viewSafeAreaInsetsDidChange()
}

/// Notified when a view's bounds are set, or follow the superview.
package protocol BoundsObserver: AnyObject, SceneIsolated {
    func boundsDidChange()
}

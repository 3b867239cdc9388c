/// What a scene asks of the layers above it. Each puts itself into a slot of the scene:
/// ``WindowScene/touches``, ``WindowScene/transitions``.
package protocol SceneAttachment: AnyObject {
    /// When it has something to do by itself, in seconds of the scene; `nil` for not at all.
    var nextDeadline: Double? { get }
    /// Does what is due at ``nextDeadline``.
    func handleDeadline(in scene: WindowScene)
    /// Whether nothing is under way.
    var isIdle: Bool { get }
    /// Called at each moment that the scene comes to, when all is laid out.
    func momentDidChange(in scene: WindowScene)
    /// Releases everything and calls no completion: the scene is being released.
    func abandon()
}

/// The controller of a view, as the view knows it.
package protocol ViewOwner: AnyObject {
    func viewWillLayoutSubviews()
    func viewDidLayoutSubviews()
}

/// Told when the bounds of a view were set, or followed those of its superview.
package protocol BoundsObserver: AnyObject {
    func boundsDidChange()
}

/// The operations on a navigation stack.
public enum NavigationOperation: Int, Hashable, Sendable {
    /// No change; for `switch` statements of ported code. A delegate is never called with it.
    case none
    /// A controller becomes the top.
    case push
    /// The top is removed, down to a controller below it.
    case pop
}

/// Returns animators and drivers of a navigation controller, and observes what it shows. Every method is
/// optional.
public protocol NavigationControllerDelegate: AnyObject, SceneIsolated {
    /// Returns the animator of a change; `nil` for the built-in slide.
    func navigationController(
        _ navigationController: NavigationController, animationControllerFor operation: NavigationOperation,
        from: SceneViewController, to: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)?
    /// Returns the driver of a change; `nil` to run it by time, or by the edge pan if that began it.
    func navigationController(
        _ navigationController: NavigationController,
        interactionControllerFor animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)?
    /// Called before a controller becomes the top, if the change is visible.
    func navigationController(
        _ navigationController: NavigationController, willShow controller: SceneViewController, animated: Bool
    )
    /// Called after a controller has become the top, if the change was visible. Not called after a cancel.
    func navigationController(
        _ navigationController: NavigationController, didShow controller: SceneViewController, animated: Bool)
}

extension NavigationControllerDelegate {
    /// The default: `nil`, the built-in slide.
    public func navigationController(
        _ navigationController: NavigationController, animationControllerFor operation: NavigationOperation,
        from: SceneViewController, to: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { nil }
    /// The default: `nil`, not interactive.
    public func navigationController(
        _ navigationController: NavigationController,
        interactionControllerFor animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { nil }
    /// The default does nothing.
    public func navigationController(
        _ navigationController: NavigationController, willShow controller: SceneViewController, animated: Bool
    ) {}
    /// The default does nothing.
    public func navigationController(
        _ navigationController: NavigationController, didShow controller: SceneViewController, animated: Bool
    ) {}
}

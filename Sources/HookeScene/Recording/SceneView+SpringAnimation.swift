import Hooke

extension SceneView {
    /// Calls ``WindowScene/animate(_:delay:initialVelocity:options:animations:completion:)`` on the scene of
    /// each changed view.
    public static func animate(
        _ spring: Spring, delay: Double = 0, initialVelocity velocity: Double = 0,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Recorder(scene: nil).record(
            spring, delay: delay, velocity: velocity, options: options, animations, completion)
    }
}

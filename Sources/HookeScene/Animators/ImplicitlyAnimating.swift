/// The animator of an interruptible transition, shaped like `UIViewImplicitlyAnimating`.
public protocol ImplicitlyAnimating: AnyObject, SceneIsolated {
    /// Whether the animator has motions.
    var state: PropertyAnimator.State { get }
    /// Whether the motions run on their own.
    var isRunning: Bool { get }
    /// Whether the motions run towards the start values.
    var isReversed: Bool { get set }
    /// The progress of the motions, 0 to 1. Setting it pauses them there.
    var fractionComplete: Double { get set }
    /// Starts the animation, or continues it after a pause.
    func startAnimation()
    /// Starts the animation after a delay in seconds.
    func startAnimation(afterDelay delay: Double)
    /// Pauses the motions. An inactive animator becomes active, at its start.
    func pauseAnimation()
    /// Stops the motions where they are. If `withoutFinishing` is true, no completion is called.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation at a position.
    func finishAnimation(at position: PropertyAnimator.Position)
    /// Adds a block that is called with the final position when the animation ends.
    func addCompletion(_ completion: @escaping (PropertyAnimator.Position) -> Void)
}

/// What an interruptible transition asks of its animator, shaped like `UIViewImplicitlyAnimating`.
public protocol ImplicitlyAnimating: AnyObject, SendableMetatype {
    /// Whether the animator has motions.
    var state: PropertyAnimator.State { get }
    /// Whether the motions move by themselves.
    var isRunning: Bool { get }
    /// Whether the motions run towards the values from before.
    var isReversed: Bool { get set }
    /// How far the motions have come, 0 to 1. Setting it pauses them there.
    var fractionComplete: Double { get set }
    /// Starts, or goes on after a pause.
    func startAnimation()
    /// Starts after a delay in seconds.
    func startAnimation(afterDelay delay: Double)
    /// Pauses where the motions are. An inactive animator becomes active, at its start.
    func pauseAnimation()
    /// Ends the motions where they are; without finishing, no completion comes.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation at a position.
    func finishAnimation(at position: PropertyAnimator.Position)
    /// Adds a block that is called when the animation is over, with where it ended.
    func addCompletion(_ completion: @escaping (PropertyAnimator.Position) -> Void)
}

import Hooke

extension SceneView {
    /// Records the changes of `animations` as one motion along any timing curve or spring, on the scene of each changed
    /// view.
    ///
    /// Unlike a ``PropertyAnimator``, it joins the timeline of the transition in which it is called.
    ///
    /// - Parameters:
    ///   - duration: seconds; at least 0.
    ///   - delay: seconds until the motion starts; at least 0.
    ///   - pacing: the progress over the duration. Where its curve jumps, the values do; an interruption there continues
    ///     with velocity 0.
    ///   - options: the other options; their curve has no effect.
    ///   - animations: changes animatable properties of views.
    ///   - completion: called at the end; `false` if the motion was interrupted.
    public static func animate(
        withDuration duration: Double, delay: Double = 0, pacing: Pacing, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Recorder(scene: nil).record(
            .init(duration: duration, delay: delay, pacing: pacing, options: options), animations, completion)
    }
}

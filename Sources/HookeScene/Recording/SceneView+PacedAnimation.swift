import Hooke

extension SceneView {
    /// Records the changes of `animations` as one motion along a pacing over its duration, on the scene of
    /// each changed view.
    ///
    /// Unlike a ``PropertyAnimator``, it joins the timeline of the transition in which it is called.
    package static func animate(
        withDuration duration: Double, delay: Double, pacing: Pacing, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Recorder(scene: nil).record(
            .init(duration: duration, delay: delay, pacing: pacing, options: options), animations, completion)
    }
}

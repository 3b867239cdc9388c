import Hooke

extension WindowScene {
    /// Records the changes of `animations` as one motion, and calls `completion` at its end.
    ///
    /// - Each property starts from its shown value and velocity, and ends at the new value.
    /// - Overlapping animations add up; ``AnimationOptions/beginFromCurrentState`` replaces them.
    /// - A nested block inherits duration and curve, unless an option overrides this.
    /// - A block without changes ends at once.
    /// - Inside a transition's animator or hooks the block joins the transition's timeline and is scrubbed
    ///   with it.
    ///
    /// - Parameters:
    ///   - duration: seconds; 0 applies at once. Negative and non-finite values are reported and replaced by
    ///     0.
    ///   - delay: seconds before the motion starts; until then the old value shows.
    ///   - options: the curve, and the handling of current motions.
    ///   - animations: sets properties of views.
    ///   - completion: receives whether the motion ran to its end, at exactly `delay + duration`.
    public func animate(
        withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Recorder(scene: self).record(
            .init(duration: duration, delay: delay, pacing: options.pacing, options: options),
            animations, completion)
    }

    /// Records a motion along UIKit's `usingSpringWithDamping` spring. UIKit derives its frequency from the
    /// duration, and cuts it off there (usually within 0.1 %).
    ///
    /// - Parameters:
    ///   - duration: seconds.
    ///   - delay: seconds before the motion starts.
    ///   - dampingRatio: 1 does not overshoot; smaller values oscillate.
    ///   - velocity: the initial velocity in distances (start to end) per second.
    ///   - options: the handling of current motions; curve bits are ignored.
    ///   - animations: sets properties of views.
    ///   - completion: receives whether the motion ran to its end.
    public func animate(
        withDuration duration: Double, delay: Double = 0, usingSpringWithDamping dampingRatio: Double,
        initialSpringVelocity velocity: Double, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Recorder(scene: self).record(
            duration: duration, delay: delay, dampingRatio: dampingRatio, velocity: velocity,
            options: options,
            animations, completion)
    }

    /// Records a motion along a spring, until it stays within 0.1 % of its end.
    ///
    /// With ``AnimationOptions/beginFromCurrentState`` the spring starts with the shown velocity; otherwise
    /// it adds to current motions. Position and velocity are continuous in both cases.
    ///
    /// - Parameters:
    ///   - spring: the spring. An undamped one never settles: it is reported, and the changes apply at once.
    ///   - delay: seconds before the motion starts.
    ///   - velocity: the initial velocity in distances (start to end) per second.
    ///   - options: the handling of current motions.
    ///   - animations: sets properties of views.
    ///   - completion: receives whether the motion ran to its end.
    public func animate(
        _ spring: Spring, delay: Double = 0, initialVelocity velocity: Double = 0,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Recorder(scene: self).record(
            spring, delay: delay, velocity: velocity, options: options, animations, completion)
    }

    /// Records keyframes. Each ``SceneView/addKeyframe(withRelativeStartTime:relativeDuration:animations:)``
    /// in `animations` animates its changes in its window.
    ///
    /// - A property is constant before its first window and between windows.
    /// - Where windows overlap, the later one starts from the current value.
    /// - The pacing is ease-in-out, or linear with ``KeyframeAnimationOptions/curveLinear``. While a
    ///   transition is scrubbed, it is linear in the fraction.
    ///
    /// - Parameters:
    ///   - duration: seconds.
    ///   - delay: seconds before the motion starts.
    ///   - options: the interpolation, and the pacing of the whole.
    ///   - animations: adds keyframes.
    ///   - completion: receives whether the motion ran to its end.
    public func animateKeyframes(
        withDuration duration: Double, delay: Double = 0, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Recorder(scene: self).recordKeyframes(
            duration: duration, delay: delay, options: options, animations, completion)
    }

    /// Returns a duration in seconds; negative and non-finite ones are reported and replaced by 0.
    package func validDuration(_ duration: Double) -> Double {
        Recorder(scene: self).valid(.init(duration: duration, delay: 0, pacing: .linear, options: []))
            .duration
    }

    /// Runs a block whose changes apply at once, even inside an animation block.
    public func performWithoutAnimation(_ actions: () -> Void) { run(actions) }
}

extension SceneView {
    /// Calls ``WindowScene/animate(withDuration:delay:options:animations:completion:)`` on the scene of each
    /// changed view.
    ///
    /// Views may join a scene inside the block. A view outside any scene uses the current scene; without one,
    /// its changes apply and the completion runs at once.
    public static func animate(
        withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Recorder(scene: nil).record(
            .init(duration: duration, delay: delay, pacing: options.pacing, options: options),
            animations, completion)
    }

    /// Calls
    /// ``WindowScene/animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)``
    /// on the scene of each changed view.
    public static func animate(
        withDuration duration: Double, delay: Double = 0, usingSpringWithDamping dampingRatio: Double,
        initialSpringVelocity velocity: Double, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Recorder(scene: nil).record(
            duration: duration, delay: delay, dampingRatio: dampingRatio, velocity: velocity,
            options: options,
            animations, completion)
    }

    /// Calls ``WindowScene/animateKeyframes(withDuration:delay:options:animations:completion:)`` on the scene
    /// of each changed view.
    public static func animateKeyframes(
        withDuration duration: Double, delay: Double = 0, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Recorder(scene: nil).recordKeyframes(
            duration: duration, delay: delay, options: options, animations, completion)
    }

    /// Adds a keyframe to the current keyframe block: the changes of `animations` run from `start` to `start
    /// + duration`, in fractions of the whole. A duration of 0 is a jump.
    ///
    /// Outside a keyframe block, or with a window outside [0, 1], the changes apply at once and the scene
    /// reports it.
    public static func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration duration: Double, animations: () -> Void
    ) {
        let ambient = Ambient.current
        do throws(HookeError) {
            let window = try KeyframeWindow(start: start, duration: duration)
            if let transaction = ambient?.transaction, transaction.windows != nil {
                return transaction.record(window, scene: ambient?.scene, animations)
            }
            ambient?.scene?.report(
                .refusedParameter(
                    field: "the start of a keyframe outside a keyframe block", value: start,
                    used: "no animation"))
        } catch {
            if case .outOfRange(let field, let value, let accepted) = error {
                ambient?.scene?.report(
                    .refusedParameter(
                        field: "the keyframe's \(field)", value: value,
                        used: "no animation; accepted: \(accepted)"))
            } else {
                ambient?.scene?.report(.refusedMotion(error, used: "no animation"))
            }
        }
        Ambient.run(scene: ambient?.scene, transaction: nil, animations)
    }

    /// Runs a block whose changes apply at once, even inside an animation block.
    public static func performWithoutAnimation(_ actions: () -> Void) {
        Ambient.run(scene: Ambient.current?.scene, transaction: nil, actions)
    }
}

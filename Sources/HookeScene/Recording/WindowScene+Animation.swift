import Hooke

extension WindowScene {
    /// Records what `animations` sets as one motion, and runs `completion` when it is over.
    ///
    /// Each property that the block sets starts from what shows, with the velocity it has, and ends at the
    /// value that was set: overlapping animations add up (``AnimationOptions/beginFromCurrentState`` replaces
    /// them instead). A block inside another one inherits its duration and curve unless an option says
    /// otherwise. A block that changes nothing is over at once. Inside a transition's animator or hooks the
    /// block joins the transition's timeline and is scrubbed with it.
    ///
    /// - Parameters:
    ///   - duration: seconds; 0 sets at once. Negative and non-finite values are reported and taken as 0.
    ///   - delay: seconds before the motion starts; the old value shows until then.
    ///   - options: the curve, and how to treat motions under way.
    ///   - animations: sets properties of views.
    ///   - completion: told whether the motion ran to its end; comes at exactly `delay + duration`.
    public func animate(
        withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Recorder(scene: self).record(
            .init(duration: duration, delay: delay, pacing: options.pacing, options: options),
            animations, completion)
    }

    /// Records a motion along UIKit's `usingSpringWithDamping` spring: the one whose frequency UIKit derives
    /// from the duration, cut off at the duration, however far it still is (0.1 % as a rule).
    ///
    /// - Parameters:
    ///   - duration: seconds.
    ///   - delay: seconds before the motion starts.
    ///   - dampingRatio: 1 settles without overshoot; smaller values swing.
    ///   - velocity: the initial velocity in distances (start to end) per second.
    ///   - options: how to treat motions under way; the curve bits say nothing here.
    ///   - animations: sets properties of views.
    ///   - completion: told whether the motion ran to its end.
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

    /// Records a motion along a spring, which lasts until it stays within 0.1 % of its end.
    ///
    /// With ``AnimationOptions/beginFromCurrentState`` the spring takes over the velocity that shows, else it
    /// adds to the motions under way; either way position and velocity have no jump.
    ///
    /// - Parameters:
    ///   - spring: the spring; an undamped one never settles and is refused: reported, and set at once.
    ///   - delay: seconds before the motion starts.
    ///   - velocity: the initial velocity in distances (start to end) per second.
    ///   - options: how to treat motions under way.
    ///   - animations: sets properties of views.
    ///   - completion: told whether the motion ran to its end.
    public func animate(
        _ spring: Spring, delay: Double = 0, initialVelocity velocity: Double = 0,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Recorder(scene: self).record(
            spring, delay: delay, velocity: velocity, options: options, animations, completion)
    }

    /// Records keyframes: inside `animations`, each
    /// ``SceneView/addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` moves what it sets
    /// during its window. A property holds before its first window and between windows; where windows
    /// overlap, the later one starts from the running value.
    ///
    /// The whole runs slow at both ends unless `options` has ``KeyframeAnimationOptions/curveLinear``; while
    /// a transition is scrubbed it runs in proportion to the fraction.
    ///
    /// - Parameters:
    ///   - duration: seconds.
    ///   - delay: seconds before the motion starts.
    ///   - options: how keyframes are joined, and the curve over the whole.
    ///   - animations: adds keyframes.
    ///   - completion: told whether the motion ran to its end.
    public func animateKeyframes(
        withDuration duration: Double, delay: Double = 0, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Recorder(scene: self).recordKeyframes(
            duration: duration, delay: delay, options: options, animations, completion)
    }

    /// A duration in seconds; a negative or non-finite one is reported and taken as 0.
    package func validDuration(_ duration: Double) -> Double {
        Recorder(scene: self).valid(.init(duration: duration, delay: 0, pacing: .linear, options: []))
            .duration
    }

    /// Runs a block whose changes set at once, even inside an animation block.
    public func performWithoutAnimation(_ actions: () -> Void) { run(actions) }
}

extension SceneView {
    /// ``WindowScene/animate(withDuration:delay:options:animations:completion:)`` on the scene of each view
    /// that the block changes.
    ///
    /// Views that join a scene inside the block count; a view that is in none when the block returns moves
    /// with the scene whose code is running, and without one changes at once and the completion runs at once.
    public static func animate(
        withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Recorder(scene: nil).record(
            .init(duration: duration, delay: delay, pacing: options.pacing, options: options),
            animations, completion)
    }

    /// ``WindowScene/animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)``
    /// on the scene of each view that the block changes.
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

    /// ``WindowScene/animateKeyframes(withDuration:delay:options:animations:completion:)`` on the scene of
    /// each view that the block changes.
    public static func animateKeyframes(
        withDuration duration: Double, delay: Double = 0, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Recorder(scene: nil).recordKeyframes(
            duration: duration, delay: delay, options: options, animations, completion)
    }

    /// Adds a keyframe to the keyframe animation whose block is running: what `animations` sets moves there
    /// between `start` and `start + duration`, both in fractions of the whole. A duration of 0 is a jump.
    ///
    /// Outside a keyframe block, or with a window that is not inside [0, 1], the changes set at once and the
    /// scene reports it.
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
                    field: "the start of a keyframe outside a keyframe block", value: start, used: "at once"))
        } catch {
            if case .outOfRange(let field, let value, let accepted) = error {
                ambient?.scene?.report(
                    .refusedParameter(
                        field: "the keyframe's \(field)", value: value, used: "at once; accepted: \(accepted)"
                    ))
            } else {
                ambient?.scene?.report(.refusedMotion(error, used: "at once"))
            }
        }
        Ambient.run(scene: ambient?.scene, transaction: nil, animations)
    }

    /// Runs a block whose changes set at once, even inside an animation block.
    public static func performWithoutAnimation(_ actions: () -> Void) {
        Ambient.run(scene: Ambient.current?.scene, transaction: nil, actions)
    }
}

import Hooke

extension WindowScene {
    /// As ``animate(withDuration:delay:options:animations:completion:)``, with its own treatment of running
    /// motions.
    ///
    /// - Parameters:
    ///   - duration: seconds; 0 applies at once.
    ///   - delay: seconds before the motion starts. A handover begins at once.
    ///   - options: the curve. ``AnimationOptions/beginFromCurrentState`` has no effect.
    ///   - interruption: how the motions of the changed properties end.
    ///   - animations: sets properties of views.
    ///   - completion: receives whether the motion ran to its end, at exactly `delay + duration`.
    public func animate(
        withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
        interruption: Interruption, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Recorder(scene: self).record(
            .init(
                duration: duration, delay: delay, pacing: options.pacing, options: options,
                interruption: interruption), animations, completion)
    }

    /// As
    /// ``animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)``,
    /// with its own treatment of running motions.
    ///
    /// - Parameters:
    ///   - duration: seconds.
    ///   - delay: seconds before the motion starts. A handover begins at once.
    ///   - dampingRatio: 1 does not overshoot; smaller values oscillate.
    ///   - velocity: the initial velocity in distances (start to end) per second; a handover starts with the shown one.
    ///   - options: curve bits and ``AnimationOptions/beginFromCurrentState`` have no effect.
    ///   - interruption: how the motions of the changed properties end.
    ///   - animations: sets properties of views.
    ///   - completion: receives whether the motion ran to its end.
    public func animate(
        withDuration duration: Double, delay: Double = 0, usingSpringWithDamping dampingRatio: Double,
        initialSpringVelocity velocity: Double, options: AnimationOptions = [], interruption: Interruption,
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Recorder(scene: self).record(
            duration: duration, delay: delay, dampingRatio: dampingRatio, velocity: velocity,
            options: options, interruption: interruption, animations, completion)
    }

    /// As ``animate(_:delay:initialVelocity:options:animations:completion:)``, with its own treatment of running
    /// motions.
    ///
    /// A handover by the same spring is one motion of the spring from the shown value and velocity.
    ///
    /// - Parameters:
    ///   - spring: the spring of the new motion.
    ///   - delay: seconds before the motion starts. A handover begins at once.
    ///   - velocity: the initial velocity in distances (start to end) per second; a handover starts with the shown one.
    ///   - options: ``AnimationOptions/beginFromCurrentState`` has no effect.
    ///   - interruption: how the motions of the changed properties end.
    ///   - animations: sets properties of views.
    ///   - completion: receives whether the motion ran to its end.
    public func animate(
        _ spring: Spring, delay: Double = 0, initialVelocity velocity: Double = 0,
        options: AnimationOptions = [], interruption: Interruption, animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        Recorder(scene: self).record(
            spring, delay: delay, velocity: velocity, options: options, interruption: interruption,
            animations, completion)
    }

    /// As ``animateKeyframes(withDuration:delay:options:animations:completion:)``, with its own treatment of
    /// running motions.
    ///
    /// - Parameters:
    ///   - duration: seconds.
    ///   - delay: seconds before the motion starts. A handover begins at once.
    ///   - options: the interpolation, and the pacing of the whole.
    ///   - interruption: how the motions of the changed properties end.
    ///   - animations: adds keyframes.
    ///   - completion: receives whether the motion ran to its end.
    public func animateKeyframes(
        withDuration duration: Double, delay: Double = 0, options: KeyframeAnimationOptions = [],
        interruption: Interruption, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Recorder(scene: self).recordKeyframes(
            duration: duration, delay: delay, options: options, interruption: interruption, animations,
            completion)
    }
}

extension SceneView {
    /// Calls ``WindowScene/animate(withDuration:delay:options:interruption:animations:completion:)`` on the
    /// scene of each changed view.
    public static func animate(
        withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
        interruption: Interruption, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Recorder(scene: nil).record(
            .init(
                duration: duration, delay: delay, pacing: options.pacing, options: options,
                interruption: interruption), animations, completion)
    }

    /// Calls ``WindowScene/animate(_:delay:initialVelocity:options:interruption:animations:completion:)`` on the
    /// scene of each changed view.
    public static func animate(
        _ spring: Spring, delay: Double = 0, initialVelocity velocity: Double = 0,
        options: AnimationOptions = [], interruption: Interruption, animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        Recorder(scene: nil).record(
            spring, delay: delay, velocity: velocity, options: options, interruption: interruption,
            animations, completion)
    }
}

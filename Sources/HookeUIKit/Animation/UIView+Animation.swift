import Hooke
import HookeTransitions

extension SceneView {
    /// `HookeTransitions/AnimationOptions`.
    public typealias AnimationOptions = HookeTransitions.AnimationOptions
    /// `HookeTransitions/KeyframeAnimationOptions`.
    public typealias KeyframeAnimationOptions = HookeTransitions.KeyframeAnimationOptions

    /// The animations of `perform(_:on:options:animations:completion:)`.
    public enum SystemAnimation: Int, Hashable, Sendable {
        /// Fades views out and removes them.
        case delete
    }

    /// Records a motion along a spring, until it settles.
    ///
    /// - Parameters:
    ///   - duration: the spring's perceptual duration in seconds.
    ///   - bounce: 0 for none, up to 1; below 0 overdamped.
    ///   - velocity: the initial velocity in distances per second.
    ///   - delay: seconds before the motion starts.
    ///   - options: the handling of current motions.
    ///   - animations: sets properties of views.
    ///   - completion: receives whether the motion ran to its end.
    public static func animate(
        springDuration duration: Double = 0.5, bounce: Double = 0, initialSpringVelocity velocity: Double = 0,
        delay: Double = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring: Spring
        do throws(HookeError) {
            spring = try Spring(duration: duration, bounce: bounce)
        } catch {
            report(error, names: [.duration: "springDuration"], used: "springDuration 0.5, bounce 0")
            spring = .smooth
        }
        animate(
            spring, delay: delay, initialVelocity: velocity, options: options, animations: animations,
            completion: completion)
    }

    /// Fades views out over 0.25 s, together with the changes of `parallelAnimations`, and removes them.
    /// UIKit does not specify how a deletion looks.
    public static func perform(
        _ animation: SystemAnimation, on views: [SceneView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: 0.25, delay: 0, options: options) {
            for view in views { view.alpha = 0 }
            parallelAnimations?()
        } completion: { finished in
            for view in views { view.removeFromSuperview() }
            completion?(finished)
        }
    }
}

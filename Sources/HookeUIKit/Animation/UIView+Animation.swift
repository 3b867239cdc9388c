import Hooke
import HookeTransitions

extension SceneView {
    /// `HookeTransitions/AnimationOptions`.
    public typealias AnimationOptions = HookeTransitions.AnimationOptions
    /// `HookeTransitions/KeyframeAnimationOptions`.
    public typealias KeyframeAnimationOptions = HookeTransitions.KeyframeAnimationOptions

    /// The four curves, with UIKit's raw values.
    public enum AnimationCurve: Int, Hashable, Sendable {
        /// Slow at both ends.
        case easeInOut
        /// Slow at the start.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// In proportion to time.
        case linear

        /// The curve as one of the core's.
        public var cubicBezier: CubicBezier {
            switch self {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        }

        var pacing: Pacing { self == .linear ? .linear : .curve(cubicBezier) }
    }

    /// What `perform(_:on:options:animations:completion:)` can do.
    public enum SystemAnimation: Int, Hashable, Sendable {
        /// Fades views out and takes them away.
        case delete
    }

    /// Records a motion along a spring that settles in its own time.
    ///
    /// - Parameters:
    ///   - duration: the spring's perceptual duration, in seconds.
    ///   - bounce: 0 none, up to 1 for the most; below 0 sluggish.
    ///   - velocity: the initial velocity in distances per second.
    ///   - delay: seconds before the motion starts.
    ///   - options: how to treat motions under way.
    ///   - animations: sets properties of views.
    ///   - completion: told whether the motion ran to its end.
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

    /// Fades views out over a quarter of a second, along with what `parallelAnimations` sets, and takes them
    /// out of their superviews. In UIKit the picture of a deletion is not specified either.
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

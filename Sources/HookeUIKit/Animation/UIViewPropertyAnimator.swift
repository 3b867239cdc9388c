import Foundation
import HookeTransitions

/// `PropertyAnimator`.
public typealias UIViewPropertyAnimator = PropertyAnimator
/// `PropertyAnimator/Position`.
public typealias UIViewAnimatingPosition = PropertyAnimator.Position
/// `PropertyAnimator/State`.
public typealias UIViewAnimatingState = PropertyAnimator.State
/// `ImplicitlyAnimating`.
public typealias UIViewImplicitlyAnimating = ImplicitlyAnimating

extension PropertyAnimator {
    /// Creates an animator of duration 0, as a placeholder.
    public convenience init() { self.init(duration: 0, pacing: .curve(.easeInOut)) }

    /// Creates an animator with one of the four curves.
    public convenience init(
        duration: Double, curve: SceneView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, pacing: curve.pacing, animations: animations)
    }

    /// Creates an animator with a cubic.
    public convenience init(
        duration: Double, controlPoint1: CGPoint, controlPoint2: CGPoint, animations: (() -> Void)? = nil
    ) {
        let curve = UICubicTimingParameters(controlPoint1: controlPoint1, controlPoint2: controlPoint2)
        self.init(duration: duration, pacing: .curve(.bezier(curve)), animations: animations)
    }

    /// Creates an animator with a spring; UIKit's rule gives its frequency from the duration.
    public convenience init(duration: Double, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: dampingRatio))
        if let animations { addAnimations(delayFactor: 0, animations) }
    }

    /// Creates an animator with a cubic or a spring. A physical spring determines its own duration.
    public convenience init(duration: Double, timingParameters parameters: any UITimingCurveProvider) {
        let timing = parameters.timing(over: duration)
        self.init(duration: timing.duration, pacing: timing.pacing)
        axes = timing.axes
    }

    /// Creates and starts an animator.
    ///
    /// - Parameters:
    ///   - duration: seconds.
    ///   - delay: seconds before the motions start.
    ///   - options: the curve.
    ///   - animations: sets properties of views.
    ///   - completion: receives the final position.
    @discardableResult
    public static func runningPropertyAnimator(
        withDuration duration: Double, delay: Double, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Position) -> Void)? = nil
    ) -> PropertyAnimator {
        let curve = SceneView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 7)) ?? .easeInOut
        let animator = PropertyAnimator(duration: duration, curve: curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Adds a block whose motions start at `delayFactor` of the remaining time and end with the others.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        addAnimations(delayFactor: Double(delayFactor), animation)
    }

    /// Continues after a pause.
    ///
    /// - Parameters:
    ///   - parameters: the timing of the rest; `nil` for the animator's own.
    ///   - durationFactor: the seconds of the rest as a fraction of the duration; 0 takes the remaining time.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        let asked = durationFactor * duration
        let way = isReversed ? fractionFromStart : 1 - fractionFromStart
        let rest = asked > 0 && asked.isFinite ? asked : way * duration
        continueAnimation(
            pacing: parameters?.timing(over: rest).pacing, durationFactor: Double(durationFactor))
    }
}

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
    /// An animator along one of the four curves.
    public convenience init(
        duration: Double, curve: SceneView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, pacing: curve.pacing, animations: animations)
    }

    /// An animator along a cubic.
    public convenience init(
        duration: Double, controlPoint1: CGPoint, controlPoint2: CGPoint, animations: (() -> Void)? = nil
    ) {
        let curve = UICubicTimingParameters(controlPoint1: controlPoint1, controlPoint2: controlPoint2)
        self.init(duration: duration, pacing: .curve(curve), animations: animations)
    }

    /// An animator along a spring whose frequency follows from the duration by UIKit's rule.
    public convenience init(duration: Double, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: dampingRatio))
        if let animations { addAnimations(delayFactor: 0, animations) }
    }

    /// An animator along a cubic or a spring; a spring in physical terms takes its own time.
    public convenience init(duration: Double, timingParameters parameters: any UITimingCurveProvider) {
        let (pacing, length) = parameters.pacing(over: duration)
        self.init(duration: length, pacing: pacing)
    }

    /// An animator that is already on its way.
    ///
    /// - Parameters:
    ///   - duration: seconds.
    ///   - delay: seconds before the motions start.
    ///   - options: the curve.
    ///   - animations: sets properties of views.
    ///   - completion: called with where the animation ended.
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

    /// Adds a block whose motions start at `delayFactor` of the time that is left, and end with the others.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        addAnimations(delayFactor: Double(delayFactor), animation)
    }

    /// Goes on after a pause.
    ///
    /// - Parameters:
    ///   - parameters: how the rest goes; `nil` goes by the animator's own.
    ///   - durationFactor: the seconds of the rest as a share of the duration; 0 takes what is left of it.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        let asked = durationFactor * duration
        let way = isReversed ? fractionComplete : 1 - fractionComplete
        let rest = asked > 0 && asked.isFinite ? asked : way * duration
        continueAnimation(
            pacing: parameters?.pacing(over: rest).pacing, durationFactor: Double(durationFactor))
    }
}

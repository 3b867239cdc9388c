import Foundation
import Hooke
import HookeTransitions

/// The delegate of a layer animation. Both methods are optional.
public protocol CAAnimationDelegate: AnyObject, SceneIsolated {
    /// Called when the animation is added.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation ends, with whether it ran to its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The timing and the delegate of a layer animation. See `MediaTiming` for the timing.
open class CAAnimation: SceneIsolated {
    /// When it begins, in seconds of the scene or the group; 0 means when it is added.
    public var beginTime = 0.0
    /// The seconds of one run; 0 takes the transaction's, by default 0.25 s.
    public var duration = 0.0
    /// The rate of its own clock.
    public var speed: Float = 1
    /// Its own time at its beginning.
    public var timeOffset = 0.0
    /// The number of runs; 0 counts as 1.
    public var repeatCount: Float = 0
    /// The repeat duration; 0 uses `repeatCount`.
    public var repeatDuration = 0.0
    /// Whether each run is followed by the same run in reverse.
    public var autoreverses = false
    /// What is shown outside the active time.
    public var fillMode = CAMediaTimingFillMode.removed
    /// Whether the animation is removed at its end.
    public var isRemovedOnCompletion = true
    /// The curve of each run; `nil` takes the transaction's, by default linear.
    public var timingFunction: CAMediaTimingFunction?
    /// The delegate. Retained, as in Core Animation.
    public var delegate: (any CAAnimationDelegate)?

    /// Creates an empty animation.
    public init() {}

    func layerAnimations() -> [LayerAnimation] { [] }

    var mediaTiming: MediaTiming {
        var timing = MediaTiming(duration: duration > 0 ? duration : CATransaction.animationDuration())
        timing.beginTime = beginTime
        timing.speed = Double(speed)
        timing.timeOffset = timeOffset
        timing.repeatCount = Double(repeatCount)
        timing.repeatDuration = repeatDuration
        timing.autoreverses = autoreverses
        timing.fillMode = fillMode
        return timing
    }

    var pacing: Pacing {
        (timingFunction ?? CATransaction.animationTimingFunction()).map { .curve(.bezier($0.cubicBezier)) }
            ?? .linear
    }
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
    /// The property, such as `position.x`; `LayerKeyPath` lists them.
    public var keyPath: String?
    /// Whether the values are added to what is shown without the animation.
    public var isAdditive = false
    /// Whether each run starts where the previous one ended.
    public var isCumulative = false

    /// Creates an animation of a property.
    public init(keyPath path: String?) { keyPath = path }

    /// Creates an animation without a property.
    public override convenience init() { self.init(keyPath: nil) }

    /// Returns the values; throws if they are invalid.
    func layerValues() throws(PortedValue.Refusal) -> LayerAnimation.Values { .basic() }

    override func layerAnimations() -> [LayerAnimation] {
        let name = keyPath ?? ""
        do throws(HookeError) {
            let path = try LayerKeyPath(name)
            do throws(PortedValue.Refusal) {
                var animation = LayerAnimation(path, try layerValues(), pacing: pacing)
                animation.timing = mediaTiming
                animation.isAdditive = isAdditive
                animation.isCumulative = isCumulative
                animation.isRemovedOnCompletion = isRemovedOnCompletion
                return [animation]
            } catch {
                note(.refusedAnimation(keyPath: name, reason: error.reason))
            }
        } catch {
            note(.refusedAnimation(keyPath: name, reason: "\(error)"))
        }
        return []
    }
}

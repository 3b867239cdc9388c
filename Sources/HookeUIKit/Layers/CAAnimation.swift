import Foundation
import Hooke
import HookeTransitions

/// Hears when a layer animation starts and stops. Both methods are optional.
public protocol CAAnimationDelegate: AnyObject, SendableMetatype {
    /// Called when the animation was added.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation is over, with whether it ran to its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What layer animations share: their timing and their delegate. The numbers mean what `MediaTiming` says.
nonisolated open class CAAnimation {
    /// When it begins, in seconds of the scene; 0 is when it is added. In a group: of the group.
    public var beginTime = 0.0
    /// Seconds of one run; 0 takes the transaction's, 0.25 s by default.
    public var duration = 0.0
    /// How fast its clock goes.
    public var speed: Float = 1
    /// Where in its own time it begins.
    public var timeOffset = 0.0
    /// How often it runs; 0 counts as once.
    public var repeatCount: Float = 0
    /// For how long it repeats; 0 leaves it to the count.
    public var repeatDuration = 0.0
    /// Whether each run goes back again.
    public var autoreverses = false
    /// What shows outside the active time.
    public var fillMode = CAMediaTimingFillMode.removed
    /// Whether the animation goes when it is over.
    public var isRemovedOnCompletion = true
    /// The curve of each run; `nil` takes the transaction's, linear by default.
    public var timingFunction: CAMediaTimingFunction?
    /// Hears of the animation. Owned, as in Core Animation.
    public var delegate: (any CAAnimationDelegate)?

    /// An animation of nothing.
    public init() {}

    /// What the animation adds to a layer.
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
        (timingFunction ?? CATransaction.animationTimingFunction()).map { .curve($0.cubicBezier) } ?? .linear
    }
}

/// An animation of one property.
nonisolated open class CAPropertyAnimation: CAAnimation {
    /// The property, such as `position.x`; `LayerKeyPath` lists them.
    public var keyPath: String?
    /// Whether the values are added to what shows without the animation.
    public var isAdditive = false
    /// Whether each run starts where the one before ended.
    public var isCumulative = false

    /// An animation of a property.
    public init(keyPath path: String?) { keyPath = path }

    /// An animation of no property yet.
    public override convenience init() { self.init(keyPath: nil) }

    /// The values, or what is wrong with them.
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

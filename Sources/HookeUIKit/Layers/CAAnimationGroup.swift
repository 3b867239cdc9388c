import Foundation
import HookeTransitions

/// Animations of a layer with a common beginning and end.
///
/// - Animations end with the group's duration at the latest.
/// - The group's own repeats, speed, offset and curve are not supported; those of its animations are.
/// - An animation that ends earlier uses its fill mode until it is removed itself.
open class CAAnimationGroup: CAAnimation {
    /// The animations. Their delegates are not called, as in Core Animation.
    public var animations: [CAAnimation]?

    override func layerAnimations() -> [LayerAnimation] {
        if speed != 1 || timeOffset != 0 || repeatCount != 0 || repeatDuration != 0 || autoreverses
            || timingFunction != nil
        {
            note(
                .refusedAnimation(
                    keyPath: "group",
                    reason:
                        "a group has repeats, speed or a curve; accepted: set these on its animations"
                ))
        }
        return parts(over: mediaTiming.duration)
    }

    private func parts(over length: Double) -> [LayerAnimation] {
        (animations ?? []).flatMap { animation -> [LayerAnimation] in
            // An animation without a duration takes the group's.
            let inner = animation.duration <= 0 ? animation as? CAAnimationGroup : nil
            return (inner?.parts(over: length) ?? animation.layerAnimations()).compactMap {
                part -> LayerAnimation? in
                var part = part
                if inner == nil, animation.duration <= 0 { part.timing.duration = length }
                let start = part.timing.beginTime
                if start >= length { return nil }
                if part.timing.endTime > length {
                    part.timing.repeatDuration = (length - start) * part.timing.speed.magnitude
                }
                part.timing.beginTime = beginTime + start
                part.isRemovedOnCompletion = isRemovedOnCompletion
                return part
            }
        }
    }
}

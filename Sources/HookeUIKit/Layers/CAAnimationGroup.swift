import Foundation
import HookeTransitions

/// Animations of one layer that share a beginning and an end: none goes on past the group's duration.
///
/// The group's own repeats, speed, offset and curve are not supported; those of its animations are. An
/// animation that is over before the group is shows by its own fill mode until it, not the group, is taken
/// away.
nonisolated open class CAAnimationGroup: CAAnimation {
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
                        "a group repeats, changes speed or has a curve; accepted: give these to its animations"
                ))
        }
        return parts(over: mediaTiming.duration)
    }

    private func parts(over length: Double) -> [LayerAnimation] {
        (animations ?? []).flatMap { animation -> [LayerAnimation] in
            // An animation without a duration has the group's.
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

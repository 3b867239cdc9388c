import Foundation
import HookeTransitions

/// The effect of a layer transition, as `CATransitionType`.
public typealias CATransitionType = LayerTransition.Kind
/// The side from which the pictures move, as `CATransitionSubtype`.
public typealias CATransitionSubtype = LayerTransition.Subtype

/// A transition from a layer's old picture to its new one.
open class CATransition: CAAnimation {
    /// The effect.
    public var type = CATransitionType.fade
    /// The side from which the pictures move; the left by default.
    public var subtype: CATransitionSubtype?
    /// The progress at the start, 0 to 1.
    public var startProgress: Float = 0
    /// The progress at the end.
    public var endProgress: Float = 1

    /// A transition in a group is refused.
    override func layerAnimations() -> [LayerAnimation] {
        note(
            .refusedAnimation(
                keyPath: "group", reason: "a transition is in a group; accepted: add it to a layer"))
        return []
    }

    var layerTransition: LayerTransition {
        var transition = LayerTransition(type, subtype ?? .fromLeft, pacing: pacing)
        transition.timing = mediaTiming
        transition.startProgress = Double(startProgress)
        transition.endProgress = Double(endProgress)
        transition.isRemovedOnCompletion = isRemovedOnCompletion
        return transition
    }
}

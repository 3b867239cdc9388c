import Foundation
import HookeTransitions

/// What the pictures of a transition do, as `CATransitionType`.
public typealias CATransitionType = LayerTransition.Kind
/// From which side they move, as `CATransitionSubtype`.
public typealias CATransitionSubtype = LayerTransition.Subtype

/// From a layer's old picture to its new one.
nonisolated open class CATransition: CAAnimation {
    /// What the pictures do.
    public var type = CATransitionType.fade
    /// From which side they move; from the left unless it is said.
    public var subtype: CATransitionSubtype?
    /// How much of the change has happened at the start, 0 to 1.
    public var startProgress: Float = 0
    /// How much of the change has happened at the end.
    public var endProgress: Float = 1

    /// Only a layer can have a transition, by itself.
    override func layerAnimations() -> [LayerAnimation] {
        note(
            .refusedAnimation(
                keyPath: "group", reason: "a transition is in a group; accepted: one that a layer is given"))
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

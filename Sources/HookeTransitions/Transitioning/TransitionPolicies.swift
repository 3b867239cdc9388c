import Foundation
import Hooke

/// How a scene answers where UIKit's answers have changed, or surprise.
public struct TransitionPolicies: Hashable, Sendable {
    /// What `finalFrame(for:)` says of the presented controller of a dismissal.
    public enum DismissedFinalFrame: Hashable, Sendable {
        /// Zero, as the documentation says.
        case strict
        /// The frame it was presented in, as UIKit answers.
        case compat
    }

    /// What a presentation of style `.custom` happens in.
    public enum Containers: Hashable, Sendable {
        /// A container that keeps lying as the device does when the screen turns: it stays as wide as the
        /// device held upright, and ``ViewControllerContextTransitioning/targetTransform`` makes content
        /// upright in it. Without a presentation controller of the delegate's the presented view has no frame
        /// when the animator starts.
        case iOS7
        /// A container that follows the screen.
        case modern
    }

    /// What controllers hear of a change that is cancelled.
    public enum Appearance: Hashable, Sendable {
        /// UIKit's order. The one that was to come hears that it will and did go, the other one that it will
        /// and did come again: the first two "will" have no "did".
        case uiKit
        /// Each "will" has its "did": what had begun is said to be done, the one that went first, and then
        /// taken back in pairs, the one that came first.
        case balanced
    }

    /// What a presentation of style `.custom` happens in; `.modern` by default. Read when a presentation
    /// begins.
    public var containers = Containers.modern
    /// What controllers hear of a change that is cancelled; `.uiKit` by default.
    public var appearance = Appearance.uiKit
    /// Whether motion is to be reduced: a cross-fade of the same duration takes the place of every animator
    /// of a transition, also of one that a finger drives. False by default.
    public var reducesMotion = false
    /// What `finalFrame(for:)` says of the presented controller of a dismissal; `.compat` by default.
    public var dismissedFinalFrame = DismissedFinalFrame.compat
    /// Whether blocks opened in a presentation controller's hooks join the transition's timeline and are
    /// scrubbed with it, as in UIKit; true by default. Otherwise they run by time.
    public var hooksJoinTimeline = true

    /// The defaults.
    public init() {}
}

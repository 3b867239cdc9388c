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

    /// What `finalFrame(for:)` says of the presented controller of a dismissal; `.compat` by default.
    public var dismissedFinalFrame = DismissedFinalFrame.compat
    /// Whether blocks opened in a presentation controller's hooks join the transition's timeline and are scrubbed
    /// with it, as in UIKit; true by default. Otherwise they run by time.
    public var hooksJoinTimeline = true

    /// The defaults.
    public init() {}
}

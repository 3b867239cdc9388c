import Foundation
import Hooke

/// A scene's choices where the behaviour of UIKit's versions differs or surprises.
public struct TransitionPolicies: Hashable, Sendable {
    /// The result of `finalFrame(for:)` for the presented controller of a dismissal.
    public enum DismissedFinalFrame: Hashable, Sendable {
        /// Zero, as UIKit documents.
        case strict
        /// The frame in which it was presented, as UIKit returns.
        case compat
    }

    /// The container of a presentation of style `.custom`.
    public enum Containers: Hashable, Sendable {
        /// The container keeps the device's orientation when the screen rotates: its width is that of the
        /// device held upright, and ``ViewControllerContextTransitioning/targetTransform`` makes content
        /// upright in it. Without a presentation controller from the delegate, the presented view's frame is
        /// zero when the animator starts.
        case iOS7
        /// The container follows the screen.
        case modern
    }

    /// The style that `PresentationStyle.automatic` stands for.
    public enum AutomaticStyle: Hashable, Sendable {
        /// A page sheet, as since iOS 13.
        case pageSheet
        /// The whole screen, the default style before iOS 13.
        case fullScreen

        var style: PresentationStyle { self == .pageSheet ? .pageSheet : .fullScreen }
    }

    /// The appearance callbacks of a cancelled change.
    public enum Appearance: Hashable, Sendable {
        /// UIKit's order. The incoming controller gets a "will" and a "did" disappear, the other one a "will"
        /// and a "did" appear. Their first "will" has no "did".
        case uiKit
        /// Each "will" has its "did". First the callbacks that had begun are completed, the outgoing
        /// controller's first; then they are reverted in pairs, the incoming one's first.
        case balanced
    }

    /// What a cancelled transition restores besides the order and membership of views.
    public enum RestoredState: Hashable, Sendable {
        /// The properties that the timeline moved, as in UIKit. What an animator set outside animation blocks
        /// stays.
        case animated
        /// Every property of the views that were in the window when the transition began, and of those that it
        /// moves in: also anchor points, transforms of sublayers, hidden flags, clipping, masks, shapes, user
        /// interaction, tags and layer clocks. Also what other code has set on them since.
        case all
    }

    /// Where the translation of a pan is 0.
    public enum PanTranslation: Hashable, Sendable {
        /// Where the pan was recognised, as UIKit is assumed to do.
        case fromRecognition
        /// Where the touches began: at the recognition it is at least `PanGestureRecognizer.minimumDistance`.
        case fromTouch
    }

    /// What a cancelled transition restores; `.animated` by default. Read at the cancel.
    public var restoredByCancel = RestoredState.animated
    /// The container of a presentation of style `.custom`; `.modern` by default. Read when a presentation
    /// begins.
    public var containers = Containers.modern
    /// The style that `PresentationStyle.automatic` stands for; `.pageSheet` by default. Read when a
    /// presentation begins. Code that was written before iOS 13 expects `.fullScreen`.
    public var automaticStyle = AutomaticStyle.pageSheet
    /// The appearance callbacks of a cancelled change; `.uiKit` by default.
    public var appearance = Appearance.uiKit
    /// Whether to reduce motion: a cross-fade of the same duration replaces every animator of a transition,
    /// also an interactive one. False by default.
    public var reducesMotion = false
    /// The result of `finalFrame(for:)` for the presented controller of a dismissal; `.compat` by default.
    public var dismissedFinalFrame = DismissedFinalFrame.compat
    /// Whether animation blocks in a presentation controller's hooks join the transition's timeline and are
    /// scrubbed with it, as in UIKit. True by default; if false they run by time.
    public var hooksJoinTimeline = true
    /// Where the translation of a pan is 0; `.fromRecognition` by default. Read at the recognition. The drivers of this
    /// module count from the touch in both cases.
    public var panTranslation = PanTranslation.fromRecognition
    /// Whether `fractionComplete` of a reversed property animator counts from its end, so that it is 1 at the start, as
    /// users report of UIKit since iOS 11. True by default.
    public var mirrorsReversedFraction = true

    /// Creates the default policies.
    public init() {}
}

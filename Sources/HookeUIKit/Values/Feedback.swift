import Foundation
import HookeTransitions

/// A haptic feedback or a notification of accessibility that a program has asked for. Nothing is felt or read out.
public struct UIRecordedFeedback: Hashable, Sendable {
    /// The time, in seconds of the scene.
    public let time: Double
    /// What was asked for: `impact medium`, `selection`, `notification success`, `accessibility screenChanged`.
    public let name: String
}

extension WindowScene {
    /// The haptic feedback and notifications of accessibility that code in this scene has asked for, in order.
    public var recordedFeedback: [UIRecordedFeedback] {
        get { values["feedback"] as? [UIRecordedFeedback] ?? [] }
        set { values["feedback"] = newValue }
    }

    fileprivate static func record(_ name: String) {
        guard let scene = current else {
            return PortDiagnostics.note("feedback was asked for outside any scene; it was not recorded")
        }
        scene.recordedFeedback.append(UIRecordedFeedback(time: scene.now, name: name))
    }
}

/// Records haptic feedback in `WindowScene.recordedFeedback`.
open class UIFeedbackGenerator: IdentityHashable, SceneIsolated {
    /// Creates a generator.
    public init() {}
    /// Does nothing.
    open func prepare() {}
}

/// Records impacts.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The strength of an impact.
    public enum FeedbackStyle: String, Hashable, Sendable {
        /// A strength.
        case light, medium, heavy, soft, rigid
    }

    private let style: FeedbackStyle

    /// Creates a generator.
    public init(style: FeedbackStyle = .medium) { self.style = style }
    /// Records an impact.
    open func impactOccurred() { WindowScene.record("impact \(style.rawValue)") }
    /// Records an impact.
    open func impactOccurred(intensity: CGFloat) { impactOccurred() }
}

/// Records changes of a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Records a change.
    open func selectionChanged() { WindowScene.record("selection") }
}

/// Records results.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// A result.
    public enum FeedbackType: String, Hashable, Sendable {
        /// A result.
        case success, warning, error
    }

    /// Records a result.
    open func notificationOccurred(_ type: FeedbackType) {
        WindowScene.record("notification \(type.rawValue)")
    }
}

/// The settings and notifications of accessibility.
public enum UIAccessibility: SceneIsolated {
    /// A notification.
    public enum Notification: String, Hashable, Sendable {
        /// What changed, or what is read out.
        case screenChanged, layoutChanged, announcement, pageScrolled
    }

    /// Records a notification in `WindowScene.recordedFeedback`.
    public static func post(notification: Notification, argument: Any?) {
        WindowScene.record("accessibility \(notification.rawValue)")
    }

    /// Whether motion is reduced: `TransitionPolicies.reducesMotion` of the current scene.
    public static var isReduceMotionEnabled: Bool { WindowScene.current?.policies.reducesMotion ?? false }
    /// Always false.
    public static var isVoiceOverRunning: Bool { false }
    /// Always false.
    public static var isReduceTransparencyEnabled: Bool { false }
}

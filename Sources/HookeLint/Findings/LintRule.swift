/// A rule of the linter. Its raw value is its id.
public enum LintRule: String, CaseIterable, Sendable, Hashable, Codable {
    /// A spring does not settle, or is cut off away from its target.
    case unsettled
    /// A scale, a size or a radius becomes negative.
    case negativeScale = "negative-scale"
    /// A view rests outside the screen.
    case offScreen = "off-screen"
    /// A rotation between two keys is longer than a half turn.
    case longTurn = "long-turn"
    /// Euler angles near their singularity, or jumping where the rotation does not.
    case gimbal
    /// The value moves between two equal keys.
    case holdDrift = "hold-drift"
    /// A visible view reaches the eye.
    case nearPlane = "near-plane"
    /// Motion without an alternative for reduced motion, or long motion that starts by itself.
    case reducedMotion = "reduced-motion"
    /// More than three flashes in one second.
    case flash
    /// The smallest recognised gesture finishes the transition.
    case nearThreshold = "near-threshold"
    /// A view that is not seen takes touches.
    case ghostHit = "ghost-hit"

    /// The level without a configuration.
    public var level: LintLevel {
        switch self {
        case .negativeScale, .nearPlane, .flash, .ghostHit: .error
        default: .warning
        }
    }

    /// The rule in one sentence.
    public var summary: String {
        switch self {
        case .unsettled: "A spring has a stiffness and a damping above 0 and is at rest where it ends."
        case .negativeScale: "Scales, sizes and radii stay at or above 0."
        case .offScreen: "What has moved rests on the screen, or is hidden or removed."
        case .longTurn: "A turn between two keys is at most 180°, so that every player turns the same way."
        case .gimbal: "Euler angles stay away from their singularity and do not jump."
        case .holdDrift: "Between two equal keys the value is constant."
        case .nearPlane: "Every visible point stays in front of the eye."
        case .reducedMotion: "Motion has an alternative, and does not play by itself for more than 5 s."
        case .flash: "At most three flashes in one second, or a small area."
        case .nearThreshold: "The gesture that finishes is longer than the one that is recognised."
        case .ghostHit: "What is not seen takes no touches."
        }
    }

    /// The published source; `definition` for a rule that reports what is wrong by definition.
    public var source: String {
        switch self {
        case .reducedMotion: "WCAG 2.3.3 and 2.2.2"
        case .flash: "WCAG 2.3.1"
        case .nearThreshold: "touch slop: Android 8 dp, UIKit 10 pt"
        default: "definition"
        }
    }
}

/// A rule of the linter. Its raw value is its id.
public enum LintRule: String, CaseIterable, Sendable, Hashable, Codable {
    /// The duration is outside the accepted range.
    case duration
    /// A spring does not settle, or is cut off away from its target.
    case unsettled
    /// The velocity jumps where one motion takes over from another.
    case handover
    /// A motion goes far beyond its values.
    case overshoot
    /// A scale, a size or a radius becomes negative.
    case negativeScale = "negative-scale"
    /// An opacity leaves 0 to 1.
    case alpha
    /// A view rests outside the screen.
    case offScreen = "off-screen"
    /// A rotation between two keys is longer than a half turn.
    case longTurn = "long-turn"
    /// Euler angles near their singularity, or jumping where the rotation does not.
    case gimbal
    /// The value moves between two equal keys.
    case holdDrift = "hold-drift"
    /// A visible view shows its back.
    case backFace = "back-face"
    /// A visible view reaches the eye.
    case nearPlane = "near-plane"
    /// A long motion does not accept touches.
    case uninterruptible
    /// Motion without an alternative for reduced motion, or long motion that starts by itself.
    case reducedMotion = "reduced-motion"
    /// More than three flashes in one second.
    case flash
    /// Layers that stay move at very different speeds.
    case parallax
    /// Views move in many directions at once.
    case crowd
    /// No gesture can finish the transition.
    case unreachable
    /// The smallest recognised gesture finishes the transition.
    case nearThreshold = "near-threshold"
    /// A view that is not seen takes touches.
    case ghostHit = "ghost-hit"

    /// The level without a configuration.
    public var level: LintLevel {
        switch self {
        case .negativeScale, .nearPlane, .flash, .unreachable, .ghostHit: .error
        case .alpha, .parallax, .crowd: .note
        default: .warning
        }
    }

    /// The rule in one sentence.
    public var summary: String {
        switch self {
        case .duration: "Motion of an interface is neither too short to see nor too long to wait for."
        case .unsettled: "A spring has a stiffness and a damping above 0 and is at rest where it ends."
        case .handover: "Velocity is continuous where one motion takes over from another."
        case .overshoot: "A motion stays near the range of its keys."
        case .negativeScale: "Scales, sizes and radii stay at or above 0."
        case .alpha: "Opacities stay within 0 to 1."
        case .offScreen: "What has moved rests on the screen, or is hidden or removed."
        case .longTurn: "A turn between two keys is at most 180°, so that every player turns the same way."
        case .gimbal: "Euler angles stay away from their singularity and do not jump."
        case .holdDrift: "Between two equal keys the value is constant."
        case .backFace: "A visible view shows its front."
        case .nearPlane: "Every visible point stays in front of the eye."
        case .uninterruptible: "A long motion accepts touches."
        case .reducedMotion: "Motion has an alternative, and does not play by itself for more than 5 s."
        case .flash: "At most three flashes in one second, or a small area."
        case .parallax: "Layers that stay on the screen move at similar speeds."
        case .crowd: "Views move in few directions at once."
        case .unreachable: "A gesture on the screen can finish the transition."
        case .nearThreshold: "The gesture that finishes is longer than the one that is recognised."
        case .ghostHit: "What is not seen takes no touches."
        }
    }

    /// Where the rule comes from; `Hooke` for the package's own defaults.
    public var source: String {
        switch self {
        case .duration: "Nielsen Norman Group, 100 to 500 ms; Material 3, up to 1000 ms"
        case .reducedMotion: "WCAG 2.3.3 and 2.2.2"
        case .flash: "WCAG 2.3.1"
        case .nearThreshold: "touch slop: Android 8 dp, UIKit 10 pt"
        default: "Hooke"
        }
    }
}

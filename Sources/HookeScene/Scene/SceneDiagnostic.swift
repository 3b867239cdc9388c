import Hooke

/// Something a scene was asked to do that makes no sense, or that UIKit would do silently wrong.
///
/// Nothing is printed: read ``WindowScene/diagnostics``, or observe with
/// ``WindowScene/observeDiagnostics(_:)`` or ``WindowScene/diagnosticStream(bufferingNewest:)``.
public enum SceneDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// A property was given NaN or an infinity and kept its value.
    case refusedValue(view: String, property: AnimatedProperty, value: String)
    /// A number was given to an animation that it cannot use; what was used instead is named.
    case refusedParameter(field: String, value: Double, used: String)
    /// Numbers that are fine one by one make no motion: of a spring, or of the keyframes of a property. What was
    /// used instead is named.
    indirect case refusedMotion(HookeError, property: AnimatedProperty? = nil, used: String)
    /// An animation changed views outside any scene: they changed at once.
    case animationOutsideScene(view: String)
    /// A layer animation cannot be; nothing was added.
    case refusedAnimation(keyPath: String, reason: String)
    /// A property animator was asked for what its state does not allow; nothing happened.
    case animatorMisused(reason: String)
    /// A percent driver was given NaN; the fraction stayed.
    case refusedFraction
    /// `completionSpeed` was not above 0 and was taken as 1.
    case refusedSpeed(Double)
    /// `completeTransition` was called again; the first call stands.
    case transitionAlreadyComplete
    /// The animations of a transition ended and nobody called `completeTransition`.
    case transitionNotCompleted
    /// `present` on a controller that is presenting already, or whose view is in no window.
    case cannotPresent(reason: String)
    /// `dismiss` with nothing to dismiss, or during another transition.
    case cannotDismiss(reason: String)
    /// A sheet came with an animator of its own, which UIKit does not support: it runs, and the tree stays
    /// right.
    case sheetWithCustomAnimator(style: PresentationStyle)
    /// The scene was asked for a size or an orientation that cannot be; it kept its own.
    case cannotResize(reason: String)
    /// Layout asked for layout without end, and was given up.
    case endlessLayout(view: String)
    /// A navigation stack or a tab bar was asked for a change that cannot be.
    case cannotNavigate(reason: String)
    /// A gesture recogniser was asked for a state that its own does not lead to; nothing happened.
    case gestureMisused(reason: String)
    /// Work was given to the scene for a time before its own; the scene's time stayed.
    case timeRanBackwards(from: Double, to: Double)
    /// Completions at one instant started ten thousand more at that instant. The rest waits.
    case endlessEvents(at: Double)

    /// One sentence.
    public var description: String {
        switch self {
        case .refusedValue(let view, let property, let value):
            "\(view.isEmpty ? "a view" : view): \(property.rawValue) was given \(value); accepted: finite numbers"
        case .refusedParameter(let field, let value, let used): "\(field) is \(value); used: \(used)"
        case .refusedMotion(let error, let property, let used):
            "\(property.map { "the keyframes of \($0): " } ?? "")\(error); used: \(used)"
        case .animationOutsideScene(let view):
            "\(view.isEmpty ? "a view" : view) is in no scene, so its animation changed it at once"
        case .refusedAnimation(let keyPath, let reason): "the animation of \(keyPath): \(reason)"
        case .animatorMisused(let reason): "\(reason); nothing happened"
        case .refusedFraction: "the fraction is NaN; accepted: numbers, 0 to 1 on the timeline"
        case .refusedSpeed(let speed): "completionSpeed is \(speed); accepted: above 0; taken as 1"
        case .transitionAlreadyComplete: "completeTransition was called twice; the first call stands"
        case .transitionNotCompleted: "the transition's animations are over; it waits for completeTransition"
        case .cannotPresent(let reason): "cannot present: \(reason)"
        case .cannotDismiss(let reason): "cannot dismiss: \(reason)"
        case .sheetWithCustomAnimator(let style):
            "a presentation of style \(style) has an animator of its own; accepted: .custom and the full-screen styles"
        case .cannotResize(let reason): "cannot change the size: \(reason)"
        case .endlessLayout(let view):
            "the layout of \(view.isEmpty ? "a view" : view) asks for itself without end; it was given up"
        case .cannotNavigate(let reason): "cannot navigate: \(reason)"
        case .gestureMisused(let reason): "\(reason); nothing happened"
        case .timeRanBackwards(let from, let to): "the scene is at \(from) s and was asked to go to \(to) s"
        case .endlessEvents(let time): "more than 10000 events at \(time) s"
        }
    }
}

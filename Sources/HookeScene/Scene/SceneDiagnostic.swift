import Hooke

/// A request that a scene refused or corrected, or that UIKit would handle wrongly without notice.
///
/// Nothing is printed. Read ``WindowScene/diagnostics``, or use ``WindowScene/observeDiagnostics(_:)`` or
/// ``WindowScene/diagnosticStream(bufferingNewest:)``.
public enum SceneDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// A property was set to NaN or infinity and kept its value.
    case refusedValue(view: String, property: AnimatedProperty, value: String)
    /// An animation received an invalid number; `used` replaced it.
    case refusedParameter(field: String, value: Double, used: String)
    /// Valid numbers that together give no motion, of a spring or of a property's keyframes; `used` replaced
    /// it.
    indirect case refusedMotion(HookeError, property: AnimatedProperty? = nil, used: String)
    /// An animation changed a view outside any scene, which changed at once.
    case animationOutsideScene(view: String)
    /// A layer animation is invalid and was not added.
    case refusedAnimation(keyPath: String, reason: String)
    /// Paths of different structure, or lists of different length, cannot be interpolated: the animation shows
    /// its end from its start on.
    case switchedValue(view: String, property: AnimatedProperty)
    /// A view's `layerClass` makes layers of another class: it must override `SceneLayer.layer(of:)`.
    case wrongLayerClass(view: String, wanted: String, made: String)
    /// A property animator received a call that its state does not allow; nothing happened.
    case animatorMisused(reason: String)
    /// A change of the scene received a call that its state does not allow, or was released while held.
    case changeMisused(reason: String)
    /// A percent driver or a change received NaN; the fraction stayed.
    case refusedFraction
    /// `completionSpeed` was not above 0 and was replaced by 1.
    case refusedSpeed(Double)
    /// `completeTransition` was called again; the first call counts.
    case transitionAlreadyComplete
    /// A transition's animations ended without a call of `completeTransition`.
    case transitionNotCompleted
    /// `present` was called on a controller that already presents, or whose view is in no window.
    case cannotPresent(reason: String)
    /// `dismiss` was called with nothing to dismiss, or during another transition.
    case cannotDismiss(reason: String)
    /// A sheet has a custom animator, which UIKit does not support. The animator runs.
    case sheetWithCustomAnimator(style: PresentationStyle)
    /// The scene refused a size or an orientation.
    case cannotResize(reason: String)
    /// Layout requested layout again and again, and was stopped.
    case endlessLayout(view: String)
    /// A navigation stack or a tab bar refused a change.
    case cannotNavigate(reason: String)
    /// A collection view received a call or data that it cannot use.
    case collectionMisused(reason: String)
    /// A gesture recogniser refused a state that cannot follow its current one, or a recogniser or a control an
    /// action for another type.
    case gestureMisused(reason: String)
    /// A shared element flies otherwise than its views ask for.
    case sharedElement(String, reason: String)
    /// The scene received work for a time before its own; its time stayed.
    case timeRanBackwards(from: Double, to: Double)
    /// Completions started more than ten thousand events at one time. The rest waits.
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
            "\(view.isEmpty ? "a view" : view) is outside any scene; its changes applied without animation"
        case .refusedAnimation(let keyPath, let reason): "the animation of \(keyPath): \(reason)"
        case .switchedValue(let view, let property):
            "\(view.isEmpty ? "a layer" : view): \(property.rawValue) changes at once; accepted for a motion: "
                + (property.traits.kind == .path
                    ? "paths with the same steps in the same order" : "lists of one length")
        case .wrongLayerClass(let view, let wanted, let made):
            "the layer of \(view.isEmpty ? "a view" : view) is a \(made); accepted: \(wanted) with an override of layer(of:)"
        case .animatorMisused(let reason): "\(reason); nothing happened"
        case .changeMisused(let reason): reason
        case .refusedFraction: "the fraction is NaN; accepted: any number; 0 to 1 is the timeline"
        case .refusedSpeed(let speed): "completionSpeed is \(speed); accepted: above 0; taken as 1"
        case .transitionAlreadyComplete: "completeTransition was called twice; the first call counts"
        case .transitionNotCompleted: "the transition's animations have ended; call completeTransition"
        case .cannotPresent(let reason): "cannot present: \(reason)"
        case .cannotDismiss(let reason): "cannot dismiss: \(reason)"
        case .sheetWithCustomAnimator(let style):
            "a presentation of style \(style) has a custom animator; accepted: .custom and the full-screen styles"
        case .cannotResize(let reason): "cannot change the size: \(reason)"
        case .endlessLayout(let view):
            "the layout of \(view.isEmpty ? "a view" : view) did not end after 100 rounds; it was stopped"
        case .cannotNavigate(let reason): "cannot navigate: \(reason)"
        case .collectionMisused(let reason): "the collection view: \(reason)"
        case .gestureMisused(let reason): "\(reason); nothing happened"
        case .sharedElement(let identifier, let reason): "the shared element \(identifier): \(reason)"
        case .timeRanBackwards(let from, let to): "the scene is at \(from) s; \(to) s is before that"
        case .endlessEvents(let time): "more than 10000 events at \(time) s"
        }
    }
}

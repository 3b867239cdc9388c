import Hooke
import HookeTransitions

/// Reports a diagnostic to the current scene, or to `PortDiagnostics`.
func note(_ diagnostic: SceneDiagnostic) {
    runIsolated {
        if let scene = WindowScene.current {
            scene.report(diagnostic)
        } else {
            PortDiagnostics.note(diagnostic.description)
        }
    }
}

func report(_ field: String, value: Double, used: String) {
    note(.refusedParameter(field: field, value: value, used: used))
}

/// Reports the invalid number of an error, what is accepted, and the replacement.
///
/// - Parameters:
///   - error: the error of the core.
///   - names: the caller's names of the core's fields.
///   - used: the replacement.
func report(_ error: HookeError, names: [HookeError.Field: String] = [:], used: String) {
    guard case .outOfRange(let field, let value, let accepted) = error else {
        return report("\(error)", value: .nan, used: used)
    }
    report(names[field] ?? field.name, value: value, used: "\(used); accepted: \(accepted)")
}

import Hooke
import HookeTransitions

/// Says what cannot be done as it was asked: to the running scene, or else to `PortDiagnostics`.
func note(_ diagnostic: SceneDiagnostic) {
    if let scene = WindowScene.current {
        scene.report(diagnostic)
    } else {
        PortDiagnostics.note(diagnostic.description)
    }
}

/// Says that a number cannot be used, and what was used instead.
func report(_ field: String, value: Double, used: String) {
    note(.refusedParameter(field: field, value: value, used: used))
}

/// Says which number of several makes no value, what is accepted, and what was used instead.
///
/// - Parameters:
///   - error: what the core says.
///   - names: the caller's names of fields that the core calls otherwise.
///   - used: what stands for the value.
func report(_ error: HookeError, names: [HookeError.Field: String] = [:], used: String) {
    guard case .outOfRange(let field, let value, let accepted) = error else {
        return report("\(error)", value: .nan, used: used)
    }
    report(names[field] ?? field.name, value: value, used: "\(used); accepted: \(accepted)")
}

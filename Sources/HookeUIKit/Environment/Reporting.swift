import HookeTransitions

/// Says what cannot be done as it was asked: to the running scene, or else to `PortDiagnostics`.
func note(_ diagnostic: SceneDiagnostic) {
    if let scene = WindowScene.current {
        scene.note(diagnostic)
    } else {
        PortDiagnostics.note(diagnostic.description)
    }
}

/// Says that a number cannot be used, and what was used instead.
func report(_ field: String, value: Double, used: String) {
    note(.refusedParameter(field: field, value: value, used: used))
}

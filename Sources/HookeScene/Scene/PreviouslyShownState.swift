import Hooke

/// A state that showed the same motions and model before: only the moving properties may differ.
struct PreviouslyShownState: MotionStage {
    let state: UnsafeMutablePointer<ViewState>
    let view: Unmanaged<SceneView>

    @inline(never)
    func base<Value: StageValue>(at place: MotionTarget, end: Value) -> Value {
        view._withUnsafeGuaranteedRef { Value(place.property, of: $0.model) }
    }

    @inline(__always)
    func put<Value: StageValue>(_ value: Value, at place: MotionTarget) {
        value.put(in: &state.pointee, place.property)
    }

    @inline(never)
    func keep<Value: StageValue>(at place: MotionTarget, end: Value) {
        view._withUnsafeGuaranteedRef { state.pointee.copy(place.property, from: $0.model) }
    }
}

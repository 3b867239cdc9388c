import Hooke

/// A state that showed the same motions and model before: only the moving properties may differ.
struct PreviouslyShownState: MotionStage {
    let state: UnsafeMutablePointer<ViewState>
    let view: Unmanaged<SceneView>

    /// The caller runs in the isolation of scenes, which a `MotionStage` cannot require.
    @inline(__always)
    private func withModel<Result>(_ read: (ViewState) -> Result) -> Result {
        #if MainActor
            let view = view
            return read(MainActor.assumeIsolated { view._withUnsafeGuaranteedRef { $0.model } })
        #else
            view._withUnsafeGuaranteedRef { read($0.model) }
        #endif
    }

    @inline(never)
    func base<Value: StageValue>(at place: MotionTarget, end: Value) -> Value {
        withModel { Value(place.property, of: $0) }
    }

    @inline(__always)
    func put<Value: StageValue>(_ value: Value, at place: MotionTarget) {
        value.put(in: &state.pointee, place.property)
    }

    @inline(never)
    func keep<Value: StageValue>(at place: MotionTarget, end: Value) {
        withModel { state.pointee.copy(place.property, from: $0) }
    }
}

/// How blocks are recorded into a group.
package struct GroupRecording: SceneIsolated {
    /// Whether a gesture sets the time: keyframes are then linear in the fraction.
    package var isScrubbed = false
    /// Whether recorded blocks are linear in time, so that views follow the finger.
    package var usesLinearPacing = false
    /// Returns the span before it is set, while a transition's hooks run.
    package var expectedSpan: (() -> Double)?
    /// What property animators started while recording join.
    package weak var host: AnyObject?
    /// Whether touches hit the moved views where they show, instead of at their models.
    var isHitWhereShown = false
    /// The original values; `nil` if the group cannot be cancelled.
    var restorePoint: RestorePoint?
}

/// The layer whose time a group follows.
struct GroupBase: SceneIsolated {
    /// The view that gives a transition its time.
    weak var home: SceneView?
    /// The clock of the layer; `nil` for the scene's.
    var clock: LayerClock?
}

/// A motion of a view that is under way, in the clock of its group.
struct ActiveMotion {
    let group: AnimationGroup
    let track: Track
    let pace: GroupPace
}

/// A layer animation of a view, in the clock of its group.
struct ActiveLayerMotion {
    let group: AnimationGroup
    let key: String?
    let motion: LayerMotion
    /// Whether it stays when the group is over, for its fill mode to show.
    let staysAtEnd: Bool
    let stopping: Stopping

    /// Tells once that the animation is over.
    final class Stopping {
        private var onStop: ((Bool) -> Void)?

        init(_ onStop: ((Bool) -> Void)?) { self.onStop = onStop }

        func tell(finished: Bool) {
            let tell = onStop
            onStop = nil
            tell?(finished)
        }
    }
}

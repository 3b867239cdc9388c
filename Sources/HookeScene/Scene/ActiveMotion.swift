struct ActiveMotion {
    let group: AnimationGroup
    let track: Track
    let pace: GroupPace
}

/// A layer animation of a view, in its group's clock.
struct ActiveLayerMotion {
    let group: AnimationGroup
    let key: String?
    let motion: LayerMotion
    /// Whether it stays after the group's end, for its fill mode.
    let staysAtEnd: Bool
    let stopping: Stopping
    /// Whether the view receives touches during a repeating block's motion; `nil` for an animation added by
    /// hand.
    var blockAllowsTouches: Bool?

    /// Calls `onStop` once, at the end of the animation.
    final class Stopping: SceneIsolated {
        private var onStop: ((Bool) -> Void)?
        /// The number of motions; the animation ends with the last one.
        private var motions = 0

        init(_ onStop: ((Bool) -> Void)?) { self.onStop = onStop }

        func gain() { motions += 1 }

        func lose() {
            motions -= 1
            if motions == 0 { tell(finished: false) }
        }

        func handOver(to other: Stopping) {
            motions -= 1
            other.gain()
        }

        func tell(finished: Bool) {
            let tell = onStop
            onStop = nil
            tell?(finished)
        }
    }
}

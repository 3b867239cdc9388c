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
    /// Whether touches reach the view meanwhile, for the motion of a repeating block; `nil` for one that was
    /// added by hand.
    var blockAllowsTouches: Bool?

    /// Tells once that the animation is over.
    final class Stopping {
        private var onStop: ((Bool) -> Void)?
        /// How many motions are there: with the last one it is over.
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

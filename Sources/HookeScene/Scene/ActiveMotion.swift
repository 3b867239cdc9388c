struct ActiveMotion {
    let group: AnimationGroup
    let track: Track
    let pace: GroupPace
    /// Tells the block that the motion was removed; `nil` if nothing waits for the block.
    let stopping: ActiveLayerMotion.Stopping?
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

    /// Calls `onStop` once, at the end of an animation or a block.
    final class Stopping: SceneIsolated {
        var onStop: ((Bool) -> Void)?
        /// The number of motions; the animation ends with the last one.
        private var motions = 0
        /// Whether a motion was removed before its end: the animation has not finished then.
        private(set) var hasLost = false

        init(_ onStop: ((Bool) -> Void)? = nil) { self.onStop = onStop }

        func gain() { motions += 1 }

        func lose() {
            motions -= 1
            hasLost = true
            if motions == 0 { tell(finished: false) }
        }

        /// Another one tells the end of a motion.
        func release() { motions -= 1 }

        func tell(finished: Bool) {
            let tell = onStop
            onStop = nil
            tell?(finished)
        }
    }
}

/// The motions that a block or a call has removed, each with what waits for it. Told once all is recorded, because
/// completions may do anything.
final class LostMotions: SceneIsolated {
    private var stoppings: [ActiveLayerMotion.Stopping] = []

    static func += (lost: LostMotions, new: [ActiveLayerMotion.Stopping]) { lost.stoppings += new }

    /// Tells the blocks, outside of any block or transition that records.
    func tell(in scene: @autoclosure () -> WindowScene?) {
        guard !stoppings.isEmpty else { return }
        let told = stoppings
        stoppings = []
        guard let scene = scene() else { return told.forEach { $0.lose() } }
        scene.run(joining: nil) { for stopping in told { stopping.lose() } }
    }
}

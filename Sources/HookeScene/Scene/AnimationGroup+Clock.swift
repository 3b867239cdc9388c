import Hooke

extension AnimationGroup {
    /// How the scene's time becomes the group's.
    enum Clock {
        /// Runs with the scene: at the scene's time `since` it stood at `from`.
        case running(since: Double, from: Double)
        /// Stands still.
        case held(Double)
        /// Follows a plan for the fraction of `span` since the scene's time `since`. Indirect: a plan is hundreds of
        /// bytes, and clocks are set with every scrub.
        indirect case settling(SettlePlan, since: Double, span: Double)
        /// Follows a course since the scene's time `since`; then `onArrival` decides.
        case following(Course, since: Double)

        /// Whether it stands still.
        var isHeld: Bool { if case .held = self { true } else { false } }
    }

    /// A way through the group's time, back and forth as it likes.
    struct Course {
        /// How long it takes, in seconds of the scene.
        let duration: Double
        /// Where the group is so many seconds after the start.
        let place: (_ elapsed: Double) -> Place
    }

    /// Where a group is in its time.
    struct Place {
        /// The group's time.
        var time: Double
        /// The progress of the motions that last the whole span, when they go in proportion to it instead of
        /// by their own pacing.
        var proportion: Double?
    }
}

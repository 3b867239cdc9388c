import Hooke

extension AnimationGroup {
    /// The map from the scene's time to the group's.
    enum Clock {
        /// Runs with the scene, from `from` at the scene's time `since`.
        case running(since: Double, from: Double)
        /// Constant.
        case held(Double)
        /// Follows a settle plan for the fraction of `span`, from the scene's time `since`. Indirect, because
        /// a plan has hundreds of bytes and every scrub sets a clock.
        indirect case settling(SettlePlan, since: Double, span: Double)
        /// Follows a schedule from the scene's time `since`, then calls `onArrival`.
        case following(Schedule, since: Double)

        var isHeld: Bool { if case .held = self { true } else { false } }
    }

    /// The group's position as a function of elapsed time; it may run forwards and backwards.
    struct Schedule {
        /// Seconds of the scene.
        let duration: Double
        let place: (_ elapsed: Double) -> Position
    }

    struct Position {
        var time: Double
        /// The progress of motions over the whole span, where it replaces their own pacing.
        var proportion: Double?
    }
}

import Hooke

extension AnimationGroup {
    /// The map from the time of the group's base to the group's.
    enum Clock {
        /// Runs with the base, from `from` at the base's time `since`.
        case running(since: Double, from: Double)
        /// Constant.
        case held(Double)
        /// Follows a settle plan for the fraction of `span`, from the base's time `since`. Indirect, because
        /// a plan has hundreds of bytes and every scrub sets a clock.
        indirect case settling(SettlePlan, since: Double, span: Double)
        /// Follows a schedule from the base's time `since`, then calls `onArrival`.
        case following(Schedule, since: Double)

        var isHeld: Bool { if case .held = self { true } else { false } }

        /// Returns the position at a time of the base. A held and a settling group keep their proportion.
        func position(at now: Double, proportion: Double?) -> Position {
            switch self {
            case .running(let since, let from): Position(time: from + (now - since))
            case .held(let time): Position(time: time, proportion: proportion)
            case .settling(let plan, let since, let span):
                Position(time: plan.fraction(at: now - since) * span, proportion: proportion)
            case .following(let schedule, let since):
                schedule.place(min(now - since, schedule.duration))
            }
        }

        /// Returns the base's time of the next event; `nil` if there is none.
        ///
        /// - Parameter end: the group's time that a running group reaches next.
        func nextEvent(runningTo end: @autoclosure () -> Double) -> Double? {
            switch self {
            case .held: nil
            case .settling(let plan, let since, _): since + plan.duration
            case .following(let schedule, let since): since + schedule.duration
            case .running(let since, let from): since + max(0, end() - from)
            }
        }
    }

    /// The group's position as a function of elapsed time; it may run forwards and backwards.
    struct Schedule {
        /// Seconds of the base.
        let duration: Double
        let place: (_ elapsed: Double) -> Position
    }

    struct Position {
        var time: Double
        /// The progress of motions over the whole span, where it replaces their own pacing.
        var proportion: Double?
    }

    /// A clock with what is read often.
    struct ClockState {
        var clock: Clock {
            didSet {
                isHeld = clock.isHeld
                changes += 1
            }
        }
        private(set) var isHeld: Bool
        /// The number of changes: a completion that sets the clock takes control of the group.
        private(set) var changes = 0

        init(_ clock: Clock) { (self.clock, isHeld) = (clock, clock.isHeld) }
    }
}

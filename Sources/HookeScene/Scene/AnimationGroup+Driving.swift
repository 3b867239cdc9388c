import Hooke

// What drives a group from the layer above. Its stored properties stay this module's own: what other modules may change
// the compiler checks at every access, and a clock is hundreds of bytes to hand over.
extension AnimationGroup {
    /// A group that stands still at its start and whose motions may be taken back.
    package convenience init(restoring restorePoint: RestorePoint) {
        self.init(clock: .held(0))
        self.restorePoint = restorePoint
    }

    /// The motions that were recorded.
    package var recordedTimeline: Timeline { timeline }
    /// Whether the group runs by time.
    package var isRunning: Bool { if case .running = clock { true } else { false } }
    /// Whether motions go on past their ends.
    package var goesPastEnds: Bool { extrapolates }

    /// The velocity of the fraction while the group settles, per second; `nil` otherwise.
    package func settlingVelocity(at now: Double) -> Double? {
        guard case .settling(let plan, let since, _) = clock else { return nil }
        return plan.velocity(at: time(at: now) - since)
    }

    /// Gives the group the time of a view that holds all that it moves.
    package func follow(_ view: SceneView) { (home, base) = (view, view.layerClock) }

    /// Has recorded blocks run in proportion to time.
    package func linearise() { linearises = true }

    /// Sets the span that a driver scrubs, in seconds of the group's time.
    package func setSpan(_ span: Double) { self.span = span }

    /// Stands still at a time, which lies within the span unless a driver took hold past an end.
    package func scrub(to time: Double, isInside: Bool, now: Double) {
        if isInside { extrapolates = false }
        clock = .held(time)
        refresh(at: now)
    }

    /// Runs by time from where it is.
    package func play(from now: Double) { clock = .running(since: time(at: now), from: localTime) }

    /// Follows a plan for the fraction of a span.
    package func settle(by plan: SettlePlan, span: Double, from now: Double) {
        if case .clamp = plan.overshoot { extrapolates = false } else { extrapolates = true }
        clock = .settling(plan, since: time(at: now), span: span)
        refresh(at: now)
    }
}

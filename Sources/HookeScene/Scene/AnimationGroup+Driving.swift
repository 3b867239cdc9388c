import Hooke

// Control of a group from other modules. The stored properties stay internal: exclusivity checks across
// modules are slow, and a clock has hundreds of bytes to copy.
extension AnimationGroup {
    /// Creates a group that holds its start and can be cancelled.
    package convenience init(restoring restorePoint: RestorePoint) {
        self.init(clock: .held(0))
        self.restorePoint = restorePoint
    }

    package var recordedTimeline: Timeline { timeline }
    package var isRunning: Bool { if case .running = clock { true } else { false } }
    /// Whether motions continue beyond their ends.
    package var isExtrapolating: Bool { extrapolates }

    /// Returns the velocity of the fraction per second while the group settles; else `nil`.
    package func settlingVelocity(at now: Double) -> Double? {
        guard case .settling(let plan, let since, _) = clock else { return nil }
        return plan.velocity(at: time(at: now) - since)
    }

    /// Returns the seconds until a settle of the group ends; `nil` unless it settles.
    package func settlingTimeLeft(at now: Double) -> Double? {
        guard case .settling(let plan, let since, _) = clock else { return nil }
        return max(0, plan.duration - (time(at: now) - since))
    }

    /// Uses the time of a view that contains all moved views.
    package func follow(_ view: SceneView) { (home, base) = (view, view.layerClock) }

    /// Uses the layer clock of all moved views, if they have the same one.
    func followCommonClock() {
        let clock = views.first?.layerClock
        if views.allSatisfy({ $0.layerClock === clock }) { base = clock }
    }

    /// Makes recorded blocks linear in time.
    package func linearise() { usesLinearPacing = true }

    /// Returns the delay of a block that begins now at `start`, in the group's time: 0 instead of one that
    /// ends when a transition held by a driver does, or later. The driver would never reach the block.
    package func reachableDelay(_ delay: Double, from start: Double) -> Double {
        guard delay > 0, isScrubbed, isHeld else { return delay }
        let end = span > 0 ? span : expectedSpan?() ?? 0
        return end > 0 && start + delay >= end ? 0 : delay
    }

    package func setSpan(_ span: Double) { self.span = span }

    /// Holds a time. It is inside the span unless the driver grabbed the group beyond an end.
    package func scrub(to time: Double, isInside: Bool, now: Double) {
        if isInside { extrapolates = false }
        clock = .held(time)
        refresh(at: now)
    }

    package func play(from now: Double) { clock = .running(since: time(at: now), from: localTime) }

    /// Follows a settle plan for the fraction of a span.
    package func settle(by plan: SettlePlan, span: Double, from now: Double) {
        // Past an end, motions that rest there, or that continue beyond it, would jump.
        if localTime >= 0, localTime <= self.span {
            if case .clamp = plan.overshoot { extrapolates = false } else { extrapolates = true }
        }
        clock = .settling(plan, since: time(at: now), span: span)
        refresh(at: now)
    }
}

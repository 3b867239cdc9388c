import Hooke

// Control of a group from other modules. The stored properties stay internal: exclusivity checks across
// modules are slow, and a clock has hundreds of bytes to copy.
extension AnimationGroup {
    /// Creates a group that holds its start and can be cancelled.
    package convenience init(restoring restorePoint: RestorePoint) {
        self.init(clock: .held(0))
        recording.restorePoint = restorePoint
    }

    package var recordedTimeline: Timeline { timeline }
    package var isRunning: Bool { if case .running = clock { true } else { false } }
    /// Whether motions continue beyond their ends.
    package var continuesPastEnds: Bool { pastEnds.continues }

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

    /// Uses the layer clock of all moved views, if they have the same one.
    func followCommonClock() {
        let clock = views.first?.layerClock
        if views.allSatisfy({ $0.layerClock === clock }) { base = clock }
    }

    /// Makes recorded blocks linear in time.
    package func linearise() { recording.usesLinearPacing = true }

    /// Returns the delay of a block that begins now at `start`, in the group's time: 0 instead of one that
    /// ends when a transition held by a driver does, or later. The driver would never reach the block.
    package func reachableDelay(_ delay: Double, from start: Double) -> Double {
        guard delay > 0, recording.isScrubbed, isHeld else { return delay }
        let end = span > 0 ? span : recording.expectedSpan?() ?? 0
        return end > 0 && start + delay >= end ? 0 : delay
    }

    package func setSpan(_ span: Double) { self.span = span }

    /// Holds a fraction of a duration. It is from 0 to 1 unless the driver grabbed the group beyond an end.
    package func scrub(to fraction: Double, of duration: Double, now: Double) {
        pastEnds.hold(at: fraction)
        clock = .held(fraction * duration)
        refresh(at: now)
    }

    package func play(from now: Double) { clock = .running(since: time(at: now), from: localTime) }

    /// Follows a settle plan for the fraction of a span.
    package func settle(by plan: SettlePlan, span: Double, from now: Double) {
        pastEnds.settle(by: plan.overshoot, from: localTime, span: self.span)
        clock = .settling(plan, since: time(at: now), span: span)
        refresh(at: now)
    }
}

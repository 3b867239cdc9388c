import Hooke

extension PropertyAnimator {
    /// Pauses the motions. An inactive animator becomes active, at its start. The rest of a delay passes
    /// after the animator continues.
    public func pauseAnimation() {
        guard state != .stopped else { return report("a stopped animator was paused") }
        guard isInterruptible else { return report("an animator that is not interruptible was paused") }
        if state == .inactive { guard activate() else { return } } else if !isRunning, lead == nil { return }
        guard let group, let scene else { return }
        detachFromTransition()
        group.refresh(at: scene.now)
        isRunning = false
        remainingDelay = max(0, delayEnd - group.time(at: scene.now))
        delayEnd = -.infinity
        if group.localTime < 0 || remainingDelay > 0 {
            // Nothing has moved.
            anchor = AnimationGroup.Position(time: group.localTime)
        } else {
            anchor = anchored(group)
        }
        group.hold(at: anchor)
    }

    /// The group's position, as a starting point for scrubbing.
    private func anchored(_ group: AnimationGroup) -> AnimationGroup.Position {
        var place = AnimationGroup.Position(time: min(length, max(0, group.localTime)))
        if scrubsLinearly { place.proportion = group.proportion ?? progress(at: place.time) }
        return place
    }

    /// Ends a delay that has not passed.
    ///
    /// - Returns: the remaining seconds of the delay.
    func endDelay() -> Double {
        guard let group else { return 0 }
        let rest = max(remainingDelay, -group.localTime)
        guard rest > 0 else { return 0 }
        remainingDelay = 0
        anchor = anchored(group)
        return rest
    }

    /// Continues after a pause, with another pacing or another duration.
    ///
    /// - Parameters:
    ///   - pacing: the pacing of the rest, from a standstill. `nil` takes the animator's own pacing, or
    ///     linear if ``scrubsLinearly`` is false. A spring ignores `durationFactor`: it runs until it stays
    ///     within 0.1 %, and may overshoot.
    ///   - durationFactor: the seconds of the rest as a fraction of ``duration``; 0 takes the remaining time.
    ///     Negative and non-finite values, and those with no finite product, are reported and replaced by 0.
    public func continueAnimation(pacing: Pacing? = nil, durationFactor: Double = 0) {
        continueAnimation(to: isReversed ? 0 : 1, pacing: pacing, durationFactor: durationFactor)
    }

    /// Continues after a pause to a fraction. At 0 and 1 the animation ends; elsewhere it pauses again.
    ///
    /// - Parameters:
    ///   - fraction: the target, from 0 to 1. Other values are reported, and nothing happens.
    ///   - pacing: see ``continueAnimation(pacing:durationFactor:)``.
    ///   - durationFactor: see ``continueAnimation(pacing:durationFactor:)``.
    public func continueAnimation(to fraction: Double, pacing: Pacing? = nil, durationFactor: Double = 0) {
        guard fraction >= 0, fraction <= 1 else {
            scene?.report(
                .refusedParameter(field: "fraction", value: fraction, used: "nothing; it stays paused"))
            return
        }
        guard state == .active, !isRunning, let group else {
            return report("an animator that is not paused was continued")
        }
        var factor = durationFactor
        if !(factor >= 0 && (factor * duration).isFinite) || factor.isInfinite {
            scene?.report(.refusedParameter(field: "durationFactor", value: factor, used: "0"))
            factor = 0
        }
        detachFromTransition()
        let before = here(group)
        let wait = endDelay()
        var schedule = schedule(
            from: wait > 0 ? anchor : before, to: fraction, pacing: pacing, factor: factor)
        if wait > 0, let scene {
            let rest = schedule
            schedule = AnimationGroup.Schedule(duration: wait + rest.duration) { elapsed in
                guard elapsed < wait else { return rest.place(elapsed - wait) }
                return AnimationGroup.Position(time: before.time < 0 ? before.time + elapsed : before.time)
            }
            delayEnd = group.time(at: scene.now) + wait
        }
        follow(schedule, group) { [self] in
            if fraction == 0 || fraction == 1 {
                arrive(at: fraction == 0 ? .start : .end)
            } else {
                pauseAnimation()
            }
        }
    }
}

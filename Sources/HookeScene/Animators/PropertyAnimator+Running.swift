import Hooke

extension PropertyAnimator {
    // MARK: Position

    func here(_ group: AnimationGroup) -> AnimationGroup.Position {
        AnimationGroup.Position(time: group.localTime, proportion: group.proportion)
    }

    package func progress(at time: Double) -> Double {
        time <= 0 ? 0 : time >= length ? 1 : pacing.progress(elapsed: time, duration: length)
    }

    /// Returns the position at a fraction. With proportional scrubbing, the time of delayed motions is
    /// interpolated through the paused position, so that nothing jumps.
    func place(at fraction: Double) -> AnimationGroup.Position {
        guard let caught = anchor.proportion else {
            return AnimationGroup.Position(time: fraction * length)
        }
        var time = fraction * length
        if fraction > 0, fraction < 1, caught > 0, caught < 1 {
            time =
                fraction <= caught
                ? anchor.time * (fraction / caught)
                : anchor.time + (length - anchor.time) * ((fraction - caught) / (1 - caught))
        }
        return AnimationGroup.Position(time: time, proportion: fraction)
    }

    // MARK: Continuing

    /// Returns the positions over time from a standstill at `start` to a fraction.
    func schedule(
        from start: AnimationGroup.Position, to fraction: Double, pacing: Pacing?, factor: Double
    ) -> AnimationGroup.Schedule {
        let end = place(at: fraction)
        let pacing = pacing ?? (start.proportion == nil ? .linear : self.pacing)
        let distance =
            start.proportion.map { fraction - $0 } ?? (end.time - start.time) / length
        var time = factor > 0 ? factor * duration : distance.magnitude * duration
        if case .spring(let motion) = pacing, distance != 0,
            let settling = motion.settlingDuration(within: 1e-3)
        {
            time = settling
        }
        return AnimationGroup.Schedule(duration: time) { elapsed in
            guard elapsed < time else { return end }
            let p = pacing.progress(elapsed: elapsed, duration: time)
            let moment = start.time + (end.time - start.time) * p
            return AnimationGroup.Position(
                time: moment, proportion: start.proportion.map { $0 + distance * p })
        }
    }

    func follow(
        _ schedule: AnimationGroup.Schedule, _ group: AnimationGroup, _ onArrival: @escaping () -> Void
    ) {
        guard let scene else { return }
        isRunning = true
        group.ends.onArrival = onArrival
        group.clock = .following(schedule, since: group.time(at: scene.now))
        group.refresh(at: scene.now)
    }

    /// Continues from the current position to the end or the start. Only a first start in reverse uses
    /// `delay`; other starts wait while the group's time is below 0.
    func run(afterDelay delay: Double = 0) {
        guard let group, let scene else { return }
        group.refresh(at: scene.now)
        if group.proportion != nil {
            if isRunning { pauseAnimation() }
            return continueAnimation()
        }
        let from = group.localTime
        let delay = max(delay, remainingDelay)
        remainingDelay = 0
        // With a duration of 0 it is at its end at once, unless a block in it takes longer.
        let isImmediate = duration == 0 && group.recordedTimeline.duration <= length
        if isReversed || pausesOnCompletion || isImmediate {
            let (wait, time) = (from < 0 ? -from : delay, max(0, from))
            let (start, end) = isReversed ? (time, 0) : (time, length)
            let rest = isImmediate ? 0 : (end - start).magnitude
            let direction: Double = isReversed ? -1 : 1
            let schedule = AnimationGroup.Schedule(duration: wait + rest) { elapsed in
                // The remaining delay stays when the direction changes.
                if from < 0, elapsed < wait { return AnimationGroup.Position(time: from + elapsed) }
                return AnimationGroup.Position(
                    time: elapsed - wait >= rest ? end : start + direction * max(0, elapsed - wait))
            }
            if from >= 0, wait > 0 { delayEnd = group.time(at: scene.now) + wait }
            follow(schedule, group) { [self] in arrive(at: isReversed ? .start : .end) }
        } else {
            isRunning = true
            group.clock = .running(since: group.time(at: scene.now), from: from)
        }
    }

    // MARK: Life cycle

    /// Runs the blocks. Returns false and ends the animation if they changed no view of a scene.
    ///
    /// - Parameter host: the transition that will lead the animator.
    func activate(in host: (any AnimatorHost)? = nil) -> Bool {
        let group = AnimationGroup(clock: .held(0))
        group.recording.restorePoint = RestorePoint()
        group.recording.usesLinearPacing = host?.group.recording.usesLinearPacing == true
        group.recording.isHitWhereShown = !isManualHitTestingEnabled
        self.host = host
        isInsideChange = host?.group.recording.restorePoint?.addsUp == true
        (remainingDelay, delayEnd) = (0, -.infinity)
        group.span = length
        group.ends.onEnd = { [self] _ in arrive(at: .end) }
        self.group = group
        state = .active
        anchor = AnimationGroup.Position(time: 0)
        let recorded = blocks
        blocks = []
        for block in recorded { record(block) }
        // A block may have stopped the animator.
        guard state == .active, self.group === group else { return false }
        guard let scene else {
            end(at: .end)
            return false
        }
        if let refusedDuration {
            scene.report(.refusedParameter(field: "duration", value: refusedDuration, used: "0"))
        }
        if !scene.groups.contains(group) { scene.groups.append(group) }
        group.followCommonClock()
        group.hold(at: AnimationGroup.Position(time: isReversed ? length : -delay))
        return true
    }

    func record(_ block: Block) {
        guard let group else { return }
        if let scene { group.refresh(at: scene.now) }
        let wait = max(0, -group.localTime)
        let rest = length - max(0, group.localTime)
        let settings = Transaction.Settings(
            duration: rest - rest * block.delayFactor, delay: wait + rest * block.delayFactor, pacing: pacing,
            options: isUserInteractionEnabled || isManualHitTestingEnabled ? .allowUserInteraction : [],
            interruption: interruption, axes: axes)
        // Inside a block both motions of a property add up.
        let transaction = Transaction(settings, inside: Ambient.current?.transaction, startsAnew: true)
        if let scene {
            // Nested animation blocks are scrubbed with this one.
            scene.run(joining: group) { transaction.record(scene: scene, block.actions) }
        } else {
            transaction.record(scene: nil, block.actions)
        }
        // If the block stopped the animator, its changes stay.
        guard state == .active, self.group === group else { return }
        scene = scene ?? transaction.changes.lazy.compactMap(\.view.scene).first
        guard let scene else { return }
        noteInChange(transaction)
        // Changes without duration are restored on cancel as well.
        for change in transaction.changes where rest == 0 { group.remember(change) }
        if isReversed, group.localTime > 0 {
            return addReturning(transaction, rest: rest, factor: block.delayFactor, to: group)
        }
        scene.run(joining: group) { Recorder(scene: scene).close(transaction, home: scene, nil) }
    }

    /// Adds a block's differences to those of the change that leads the animator.
    private func noteInChange(_ transaction: Transaction) {
        guard let home = host?.group, !home.isOver, let outer = home.recording.restorePoint, outer.addsUp
        else { return }
        for change in transaction.changes {
            let origin = Ambient.current?.transaction?.origin(of: change.key) ?? change.origin
            outer.remember(change.property, of: change.view, model: origin)
        }
    }

    /// Leaves it to the change that leads the animator to take back its differences.
    func leaveRestoringToChange() {
        if isInsideChange { group?.recording.restorePoint = nil }
    }

    /// Adds a block's changes while the animator runs in reverse. Two motions per change: from the current
    /// value to the new one over the time left to the start, and the same over the time to the end, in case
    /// the direction changes again. They add to other motions of the property.
    private func addReturning(
        _ transaction: Transaction, rest: Double, factor: Double, to group: AnimationGroup
    ) {
        let here = group.localTime
        for change in transaction.changes {
            let (view, property) = (change.view, change.property)
            let (from, to) = (change.before, change.after)
            guard from != to else { continue }
            group.remember(change)
            func track(
                _ from: AnimatableValue, _ to: AnimatableValue, delay: Double, _ duration: Double,
                _ pacing: Pacing
            ) -> Track {
                var track = Track(
                    view: view.id, property: property, delay: delay, duration: duration, from: from, to: to,
                    pacing: pacing)
                track.allowsUserInteraction = isUserInteractionEnabled
                return track
            }
            group.add(track(to, from, delay: 0, here - here * factor, pacing.mirrored), to: view)
            group.add(track(from, to, delay: here + rest * factor, rest - rest * factor, pacing), to: view)
            // At its start the animator leaves the values shown there.
            var sum = MotionSum(model: view.model[property])
            for motion in view.motions.reversed()
            where motion.group === group && motion.track.property == property {
                sum.add(motion.track.value(at: 0), to: motion.track.to)
            }
            group.recording.restorePoint?.replace(change.key, by: sum.value)
        }
        if let scene { group.refresh(at: scene.now) }
    }

    func arrive(at position: Position) {
        isRunning = false
        if pausesOnCompletion, let group, !group.isOver {
            anchor = here(group)
        } else {
            end(at: position)
        }
    }

    /// Sets the models of the views to what is shown, and removes the motions. Returns those of other blocks.
    func keepShownState(of group: AnimationGroup) -> LostMotions {
        let lost = LostMotions()
        // Layer animations of others still show instead of, or on top of, the kept values.
        let moved = group.recording.restorePoint?.moved ?? [:]
        let shown = moved.values.map { view, change in (view, change, view.shownState { $0.group === group })
        }
        for (view, change, state) in shown {
            change.after = view.model
            // Other motions of the property are part of what is shown.
            lost += view.removeMotions(of: change.property)
            // An overshoot beyond all finite numbers cannot be kept: the model keeps its target.
            guard state[change.property].isFinite else { continue }
            view.model.copy(change.property, from: state)
        }
        group.detach()
        return lost
    }

    package func end(at position: Position) {
        guard let group else { return }
        var lost: LostMotions?
        switch position {
        case .start: group.recording.restorePoint?.restore()
        case .end: if state == .stopped { group.recording.restorePoint?.showEnds() }
        case .current: if state == .active { lost = keepShownState(of: group) }
        }
        let scene = scene
        scene?.drop(group)
        let completions = completions
        mergeRestorePoint(of: group)
        (self.group, self.completions, lead, host) = (nil, [], nil, nil)
        (state, isRunning, delay) = (.inactive, false, 0)
        let tell = {
            group.stop(wasCancelled: position == .start)
            group.detach()
            for completion in completions { completion(position) }
        }
        if let scene { scene.run(tell) } else { tell() }
        lost?.tell(in: scene)
    }

    /// Passes the original values to the transition, which restores them if it is cancelled later.
    func mergeRestorePoint(of group: AnimationGroup) {
        if let restorePoint = group.recording.restorePoint {
            host?.group.recording.restorePoint?.merge(restorePoint)
        }
    }

    func report(_ reason: String) { scene?.report(.animatorMisused(reason: reason)) }
}

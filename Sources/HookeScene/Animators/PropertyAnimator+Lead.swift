import Hooke

extension PropertyAnimator {
    /// The transition that is recording now; an animator that starts now joins it.
    var recordingHost: (any AnimatorHost)? {
        guard let group = scene?.joined, !group.isOver else { return nil }
        return group.recording.host as? any AnimatorHost
    }

    package func follow(_ lead: TransitionLink) {
        guard let group, let scene else { return }
        self.lead = lead
        isRunning = true
        group.pastEnds = lead.parent.pastEnds
        group.clock = .following(
            AnimationGroup.Schedule(duration: .infinity) { _ in lead.place }, since: group.time(at: scene.now)
        )
        group.refresh(at: scene.now)
    }

    /// Detaches the animator from the transition that leads it. The animator holds its position.
    func detachFromTransition() {
        guard lead != nil, let group, let scene else { return }
        group.refresh(at: scene.now)
        let place = here(group)
        lead = nil
        group.pastEnds.rest()
        group.hold(at: place)
    }

    package func transitionDidChange(isRunning: Bool, isCancelling: Bool) {
        guard let lead, let group, let scene else { return }
        self.isRunning = isRunning
        setReversed(isCancelling != lead.isMirrored)
        group.pastEnds = lead.parent.pastEnds
        group.refresh(at: scene.now)
    }

    /// Called when the animator's time in the transition is over.
    package func leave(_ lead: TransitionLink, finished: Bool) {
        guard self.lead === lead, state == .active else { return }
        detachFromTransition()
        if !finished { leaveRestoringToChange() }
        arrive(at: finished != lead.isMirrored ? .end : .start)
    }
}

import Hooke

extension PropertyAnimator {
    /// The transition whose animator or hooks are recording: an animator that starts there joins it.
    var recordingHost: (any AnimatorHost)? {
        guard let group = scene?.joined, !group.isOver else { return nil }
        return group.host as? any AnimatorHost
    }

    /// Goes wherever a transition is, until the user takes the animator back.
    package func follow(_ lead: AnimatorLead) {
        guard let group, let scene else { return }
        self.lead = lead
        isRunning = true
        group.extrapolates = lead.parent.extrapolates
        group.clock = .following(
            AnimationGroup.Course(duration: .infinity) { _ in lead.place }, since: group.time(at: scene.now))
        group.refresh(at: scene.now)
    }

    /// Takes the animator off the transition that leads it: it stands where it is.
    func dropLead() {
        guard lead != nil, let group, let scene else { return }
        group.refresh(at: scene.now)
        let place = here(group)
        lead = nil
        group.extrapolates = false
        group.hold(at: place)
    }

    /// The transition that leads the animator is held or runs.
    package func leadChanged(isRunning: Bool, isCancelling: Bool) {
        guard let lead, let group, let scene else { return }
        self.isRunning = isRunning
        setReversed(isCancelling != lead.isMirrored)
        group.extrapolates = lead.parent.extrapolates
        group.refresh(at: scene.now)
    }

    /// The time that a transition gives the animator is over.
    package func leave(_ lead: AnimatorLead, finished: Bool) {
        guard self.lead === lead, state == .active else { return }
        dropLead()
        arrive(at: finished != lead.isMirrored ? .end : .start)
    }
}

import Hooke

extension SceneChange {
    /// Whether property animators follow the change.
    package var hasAnimators: Bool { !animators.isEmpty }

    /// Makes a property animator follow the change. ``wholeAnimator`` takes the whole duration; others keep
    /// their own.
    ///
    /// - Returns: whether the animator follows; false if the motions are over, which would never end it.
    @discardableResult
    package func lead(_ animator: PropertyAnimator, delay asked: Double) -> Bool {
        guard !group.isOver else { return false }
        let delay = group.reachableDelay(asked, from: group.localTime)
        let takesWholeDuration = wholeAnimator === animator
        let own = isInteractive ? animator.length : animator.duration
        let length = takesWholeDuration ? max(0, duration - delay) : own
        let passed = animator.group.map { max(0, $0.localTime) } ?? 0
        let progress = animator.isReversed ? 0 : passed / animator.length
        let begin = takesWholeDuration && progress == 0 ? 0 : group.localTime
        let lead = TransitionLink(
            in: group, start: begin + delay - progress * length, length: length,
            duration: animator.length, isMirrored: animator.isReversed,
            isLinear: isInteractive && animator.scrubsLinearly)
        if !animators.contains(where: { $0 === animator }) { animators.append(animator) }
        animator.follow(lead)
        group.addBlock(end: max(group.localTime, lead.end)) { animator.leave(lead, finished: $0) }
        return true
    }

    /// Switches the animators to linear progress when a hand grabs the change.
    func grabAnimators() {
        owner?.willGrab()
        for animator in animators where animator.scrubsLinearly {
            animator.lead?.grab(animator.progress)
        }
    }

    /// Updates the animators when the change is held or released.
    func updateAnimators(isRunning: Bool, to outcome: TransitionOutcome? = nil) {
        for animator in animators {
            if let outcome { animator.lead?.release(to: outcome) }
            animator.transitionDidChange(isRunning: isRunning, isCancelling: outcome == .cancel)
        }
        owner?.didMove(to: outcome)
    }

    /// Ends the animators that still follow the change.
    func endAnimators(didComplete: Bool) {
        for animator in animators {
            if !didComplete { animator.leaveRestoringToChange() }
            if animator.lead == nil {
                // Its user has taken it back: it continues, unless the change was cancelled.
                guard !didComplete, animator.state == .active else { continue }
                animator.end(at: .start)
            } else {
                animator.end(at: didComplete != animator.lead?.isMirrored ? .end : .start)
            }
        }
        animators = []
    }
}

import Hooke

/// The property animators of a transition.
struct TransitionAnimators {
    /// The animators that were started during the transition.
    fileprivate(set) var members: [PropertyAnimator] = []
    /// The result of `interruptibleAnimator(using:)`.
    fileprivate var interruptible: (any ImplicitlyAnimating)?
    fileprivate var hasRequested = false
    /// Whether ``interruptible`` is not a `PropertyAnimator` and so receives each fraction.
    fileprivate(set) var receivesFractions = false
}

extension TransitionContext {
    /// Records the animator. If the transition starts interactively, its interruptible animator is used if it
    /// has one. Its blocks, and property animators that it starts, join the transition's timeline.
    func recordAnimator() {
        scene?.run(joining: group) {
            if isInteractive, requestInterruptible() { return beginInterruptible() }
            animator?.animateTransition(using: self)
        }
    }

    /// Asks for the interruptible animator, once.
    private func requestInterruptible() -> Bool {
        if !animators.hasRequested {
            animators.hasRequested = true
            animators.interruptible = animator?.interruptibleAnimator(using: self)
        }
        return animators.interruptible != nil
    }

    private func beginInterruptible() {
        guard let interruptible = animators.interruptible else { return }
        if let animator = interruptible as? PropertyAnimator {
            if animator.state == .inactive {
                animator.startAnimation()
            } else if animator.state == .active, animator.lead == nil {
                lead(animator, delay: 0)
            }
            return
        }
        animators.receivesFractions = true
        interruptible.pauseAnimation()
        group.addBlock(end: duration) { [weak self] finished in
            self?.animators.receivesFractions = false
            guard interruptible.state == .active else { return }
            interruptible.stopAnimation(false)
            interruptible.finishAnimation(at: finished ? .end : .start)
        }
    }

    /// Makes a property animator follow the transition. The interruptible animator takes the whole duration;
    /// others keep their own.
    package func lead(_ animator: PropertyAnimator, delay asked: Double) {
        let delay = group.reachableDelay(asked, from: group.localTime)
        let takesWholeDuration = animators.interruptible === animator
        let own = isInteractive ? animator.length : animator.duration
        let length = takesWholeDuration ? max(0, duration - delay) : own
        let passed = animator.group.map { max(0, $0.localTime) } ?? 0
        let progress = animator.isReversed ? 0 : passed / animator.length
        let begin = takesWholeDuration && progress == 0 ? 0 : group.localTime
        let lead = TransitionLink(
            in: group, start: begin + delay - progress * length, length: length,
            duration: animator.length, isMirrored: animator.isReversed,
            isLinear: isInteractive && animator.scrubsLinearly)
        if !animators.members.contains(where: { $0 === animator }) { animators.members.append(animator) }
        animator.follow(lead)
        group.addBlock(end: max(group.localTime, lead.end)) { animator.leave(lead, finished: $0) }
    }

    /// Switches the animators to linear progress when a driver grabs the transition.
    func grabAnimators() {
        // One that has run by itself until now joins the transition.
        if animators.members.isEmpty, !animators.hasRequested, let scene {
            scene.run(joining: group) { if requestInterruptible() { beginInterruptible() } }
        }
        for animator in animators.members where animator.scrubsLinearly {
            animator.lead?.grab(animator.progress)
        }
    }

    /// Updates the animators when the transition is held or released.
    func updateAnimators(isRunning: Bool, to outcome: TransitionOutcome? = nil) {
        for animator in animators.members {
            if let outcome { animator.lead?.release(to: outcome) }
            animator.transitionDidChange(isRunning: isRunning, isCancelling: outcome == .cancel)
        }
        guard animators.receivesFractions else { return }
        animators.interruptible?.isReversed = outcome == .cancel
        updateInterruptibleFraction()
    }

    /// Passes the current fraction to a custom interruptible animator.
    func updateInterruptibleFraction() {
        if animators.receivesFractions {
            animators.interruptible?.fractionComplete = min(1, max(0, fraction))
        }
    }

    /// Ends the animators that still follow the transition.
    func endAnimators(didComplete: Bool) {
        for animator in animators.members {
            if animator.lead == nil {
                // Its user has taken it back: it continues, unless the transition was cancelled.
                guard !didComplete, animator.state == .active else { continue }
                animator.end(at: .start)
            } else {
                animator.end(at: didComplete != animator.lead?.isMirrored ? .end : .start)
            }
        }
        animators.members = []
        guard animators.receivesFractions, let own = animators.interruptible else { return }
        animators.receivesFractions = false
        guard own.state == .active else { return }
        own.stopAnimation(false)
        own.finishAnimation(at: didComplete ? .end : .start)
    }
}

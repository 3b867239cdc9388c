import Hooke

/// The result of `interruptibleAnimator(using:)`.
struct InterruptibleAnimator {
    fileprivate var animator: (any ImplicitlyAnimating)?
    fileprivate var hasRequested = false
    /// Whether it is not a `PropertyAnimator` and so receives each fraction.
    fileprivate(set) var receivesFractions = false
}

/// Stands for no interruptible animator.
package final class NoAnimator: ImplicitlyAnimating {
    package let state = PropertyAnimator.State.inactive
    package let isRunning = false
    package var isReversed = false
    package var fractionComplete = 0.0

    package init() {}

    package func startAnimation() {}
    package func startAnimation(afterDelay delay: Double) {}
    package func pauseAnimation() {}
    package func stopAnimation(_ withoutFinishing: Bool) {}
    package func finishAnimation(at position: PropertyAnimator.Position) {}
    package func addCompletion(_ completion: @escaping (PropertyAnimator.Position) -> Void) {}
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
        if !interruptible.hasRequested {
            interruptible.hasRequested = true
            let own = animator?.interruptibleAnimator(using: self)
            interruptible.animator = own is NoAnimator ? nil : own
            change.wholeAnimator = interruptible.animator as? PropertyAnimator
        }
        return interruptible.animator != nil
    }

    private func beginInterruptible() {
        // The call that made it may have ended the transition.
        guard let own = interruptible.animator, !isOver else { return }
        if let animator = own as? PropertyAnimator {
            if animator.state == .inactive {
                animator.startAnimation()
            } else if animator.state == .active, animator.lead == nil {
                change.lead(animator, delay: 0)
            }
            return
        }
        interruptible.receivesFractions = true
        own.pauseAnimation()
        group.addBlock(end: duration) { [weak self] finished in
            self?.interruptible.receivesFractions = false
            guard own.state == .active else { return }
            own.stopAnimation(false)
            own.finishAnimation(at: finished ? .end : .start)
        }
    }

    /// An interruptible animator that has run by itself until now joins the transition.
    package func willGrab() {
        guard !change.hasAnimators, !interruptible.hasRequested, let scene else { return }
        scene.run(joining: group) { if requestInterruptible() { beginInterruptible() } }
    }

    package func didMove(to outcome: TransitionOutcome?) {
        guard interruptible.receivesFractions else { return }
        interruptible.animator?.isReversed = outcome == .cancel
        updateInterruptibleFraction()
    }

    /// Passes the current fraction to a custom interruptible animator.
    func updateInterruptibleFraction() {
        guard interruptible.receivesFractions, let own = interruptible.animator else { return }
        let shown = min(1, max(0, fraction))
        let isMirrored = own.isReversed && scene?.mirrorsReversedFraction != false
        own.fractionComplete = isMirrored ? 1 - shown : shown
    }

    /// Ends a custom interruptible animator.
    package func endAnimators(didComplete: Bool) {
        guard interruptible.receivesFractions, let own = interruptible.animator else { return }
        interruptible.receivesFractions = false
        guard own.state == .active else { return }
        own.stopAnimation(false)
        own.finishAnimation(at: didComplete ? .end : .start)
    }
}

import Hooke

extension SceneChange {
    /// The fraction that is shown: 0 at the start, 1 at the end, beyond them while a settle overshoots.
    ///
    /// Setting it holds the change there. Numbers below 0 show the start, those above 1 the end; held in an
    /// overshoot, the fraction can only move back. NaN is reported and changes nothing.
    public var fraction: Double {
        get { shownFraction }
        set {
            guard mayBeDriven("scrubbed") else { return }
            guard !newValue.isNaN else {
                scene?.report(.refusedFraction)
                return
            }
            hold()
            scrub(to: newValue)
        }
    }

    /// Holds a settling change where it is. Nothing moves.
    public func grab() {
        guard mayBeDriven("grabbed") else { return }
        hold()
    }

    /// Releases the change: decides, and settles to the end or to the start.
    ///
    /// - Parameters:
    ///   - velocity: the velocity of the fraction per second. `nil` takes the one of the settle, or of the
    ///     fractions that were set. A non-finite one is reported, and nothing happens. The settle has at most
    ///     `SettlePlan.velocityLimit`.
    ///   - decision: the rule that decides.
    /// - Returns: the decision with its reason; `nil` if nothing happened.
    @discardableResult
    public func release(
        velocity: Double? = nil, decision: ReleaseDecision = .projected()
    ) -> ReleaseDecision.Verdict? {
        guard mayBeDriven("released"), let velocity = valid(velocity) else { return nil }
        let verdict = decision.decide(.init(fraction: min(max(fraction, 0), 1), velocity: velocity))
        settle(to: verdict.outcome, velocity: velocity)
        return verdict
    }

    /// Settles to the end.
    ///
    /// - Parameter velocity: see ``release(velocity:decision:)``.
    public func finish(velocity: Double? = nil) { release(to: .finish, velocity) }

    /// Settles to the start, and restores it.
    ///
    /// - Parameter velocity: see ``release(velocity:decision:)``.
    public func cancel(velocity: Double? = nil) { release(to: .cancel, velocity) }

    /// Turns the change around: one that settles to the start settles to the end, every other one to the
    /// start, with its current velocity.
    public func reverse() {
        guard mayBeDriven("reversed") else { return }
        settle(to: state.phase == .settling(.cancel) ? .finish : .cancel, velocity: velocity)
    }

    // MARK: Steps

    private func release(to outcome: TransitionOutcome, _ asked: Double?) {
        guard mayBeDriven(outcome == .finish ? "finished" : "cancelled"), let velocity = valid(asked) else {
            return
        }
        if asked == nil, state.phase == .settling(outcome) { return }
        settle(to: outcome, velocity: velocity)
    }

    private func settle(to outcome: TransitionOutcome, velocity: Double) {
        hold()
        send(outcome == .finish ? .finish(velocity: velocity) : .cancel(velocity: velocity))
    }

    private func hold() {
        guard !isHeld else { return }
        forgetVelocity()
        send(.pause(at: shownFraction))
    }

    /// Returns the velocity of a release; reports an invalid one and returns `nil`.
    private func valid(_ asked: Double?) -> Double? {
        let velocity = asked ?? velocity
        if velocity.isFinite { return velocity }
        scene?.report(
            .refusedParameter(field: "velocity", value: velocity, used: "nothing; accepted: finite numbers"))
        return nil
    }

    private func mayBeDriven(_ verb: String) -> Bool {
        if isNested {
            report("a change inside another one's block was \(verb); the outer one drives it")
        } else if isOver {
            report("a change that has ended was \(verb)")
        } else {
            return true
        }
        return false
    }
}

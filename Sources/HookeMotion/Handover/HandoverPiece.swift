/// What is shown from a switch on: a trajectory, a trajectory plus an offset, or a fade. On the heap, and of single
/// properties, so that evaluation copies nothing.
final class HandoverPiece<State: HandoverState>: Sendable {
    /// The trajectory that took over.
    let trajectory: AnyTrajectory<State>
    /// What is added to it.
    let offset: State.Offset?
    /// The time at which the offset begins.
    let since: Double
    /// What is shown instead.
    let fade: HandoverFade<State>?

    init(
        _ trajectory: AnyTrajectory<State>, plus offset: State.Offset? = nil, since: Double = 0,
        fade: HandoverFade<State>? = nil
    ) {
        (self.trajectory, self.offset, self.since, self.fade) = (trajectory, offset, since, fade)
    }

    @inline(__always) func state(at time: Double) -> State {
        if fade != nil { return fade.unsafelyUnwrapped.state(at: time) }
        let state = trajectory.state(at: time)
        if offset == nil { return state }
        return offset.unsafelyUnwrapped.applied(to: state, at: time - since)
    }

    @inline(__always) func position(at time: Double) -> State.Position {
        if fade != nil { return fade.unsafelyUnwrapped.position(at: time) }
        let position = trajectory.position(at: time)
        if offset == nil { return position }
        return offset.unsafelyUnwrapped.applied(to: position, at: time - since)
    }

    /// What is shown from `time` on, when `new` takes over.
    func handedOver(to new: AnyTrajectory<State>, at time: Double, by law: HandoverLaw) -> HandoverPiece {
        if case .fade(let duration, let join, let outgoing) = law.kind {
            var damped: (state: State, rate: Double)?
            if case .damped(let halfLife) = outgoing {
                damped = (state(at: time), HandoverLaw.Outgoing.rate(halfLife: halfLife))
            }
            let fade = HandoverFade(
                start: time, duration: duration, join: join,
                outgoing: damped == nil ? self.outgoing(join, at: time) : nil, damped: damped, incoming: new)
            return HandoverPiece(new, fade: fade)
        }
        let old = state(at: time)
        if case .spring(let spring) = law.kind, let motion = new.continued(from: old, by: spring) {
            return HandoverPiece(AnyTrajectory(.stored(motion), startTime: time))
        }
        let running = offset.map { (offset: $0, time: time - since) }
        let rest = State.Offset(law, from: old, to: new.state(at: time), following: running)
        return HandoverPiece(new, plus: rest, since: time)
    }

    /// What a fade leaves at a time.
    ///
    /// Where this is itself an unfinished fade, the rest of it becomes a quintic offset of the same remaining duration
    /// on its new trajectory, so that the cost does not grow.
    private func outgoing(_ join: HandoverLaw.Join, at time: Double) -> HandoverPiece {
        guard let fade else {
            if let end = offset?.endTime, time - since >= end { return HandoverPiece(trajectory) }
            return self
        }
        let left = fade.duration - (time - fade.start)
        guard left > 0, let law = try? HandoverLaw.quintic(left, join),
            let offset = State.Offset(
                law, from: state(at: time), to: trajectory.state(at: time), following: nil)
        else { return HandoverPiece(trajectory) }
        return HandoverPiece(trajectory, plus: offset, since: time)
    }
}

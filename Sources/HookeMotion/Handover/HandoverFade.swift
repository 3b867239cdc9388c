/// A weighted mean of two trajectories: (1 − w)·E + w·B, with w from 0 to 1. On the heap, so that evaluation copies nothing.
final class HandoverFade<State: HandoverState>: Sendable {
    let start: Double
    let duration: Double
    let join: HandoverLaw.Join
    /// What was shown before, which is no fade; `nil` for a damped state.
    let outgoing: HandoverPiece<State>?
    /// The state at the start, whose velocity decays at a rate.
    let damped: (state: State, rate: Double)?
    let incoming: AnyTrajectory<State>

    init(
        start: Double, duration: Double, join: HandoverLaw.Join, outgoing: HandoverPiece<State>?,
        damped: (state: State, rate: Double)?, incoming: AnyTrajectory<State>
    ) {
        (self.start, self.duration, self.join) = (start, duration, join)
        (self.outgoing, self.damped, self.incoming) = (outgoing, damped, incoming)
    }

    func state(at time: Double) -> State {
        let s = time - start
        let new = incoming.state(at: time)
        if s >= duration { return new }
        let old: State
        if let damped {
            old = damped.state.damped(after: s, rate: damped.rate, join)
        } else {
            old = outgoing.unsafelyUnwrapped.state(at: time)
        }
        return State.mean(of: old, and: new, FadeWeights(join, duration: duration, s))
    }

    func position(at time: Double) -> State.Position {
        let s = time - start
        let new = incoming.position(at: time)
        if s >= duration { return new }
        let old: State.Position
        if let damped {
            old = damped.state.damped(after: s, rate: damped.rate, join).position
        } else {
            old = outgoing.unsafelyUnwrapped.position(at: time)
        }
        return State.mean(of: old, and: new, FadeWeights(join, duration: duration, s))
    }
}

/// The weights of the two states of a fade, and their derivatives by time.
public struct FadeWeights: Sendable {
    /// 1 − w, the old state's weight.
    public let old: Double
    /// w, the new state's weight.
    public let new: Double
    /// w′, per second.
    public let slope: Double
    /// w″, per second squared.
    public let bend: Double

    /// The weights `s` seconds after the start of a fade.
    @inline(__always) package init(_ join: HandoverLaw.Join, duration: Double, _ s: Double) {
        let (r, left) = (s / duration, (duration - s) / duration)
        switch join {
        case .c1:
            (old, new) = (left * left * (1 + 2 * r), r * r * (1 + 2 * left))
            (slope, bend) = (6 * r * left / duration, 6 * (left - r) / duration / duration)
        case .c2:
            let product = r * left
            old = left * left * left * (1 + r * (3 + 6 * r))
            new = r * r * r * (1 + left * (3 + 6 * left))
            slope = 30 * product * product / duration
            bend = 60 * product * (left - r) / duration / duration
        }
    }
}

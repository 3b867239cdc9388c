/// A weighted mean of two trajectories: (1 − w)·E + w·B, with w from 0 to 1.
struct HandoverFade<State: HandoverState>: Sendable {
    /// What is left.
    enum Outgoing: Sendable {
        case trajectory(AnyTrajectory<State>)
        /// A trajectory plus an offset that began at a time.
        case offset(AnyTrajectory<State>, State.Offset, since: Double)
        /// The state at the start, whose velocity decays at a rate.
        case damped(State, rate: Double)
    }

    let start: Double
    let duration: Double
    let join: HandoverLaw.Join
    let outgoing: Outgoing
    let incoming: AnyTrajectory<State>

    func state(at time: Double) -> State {
        let s = time - start
        let new = incoming.state(at: time)
        if s >= duration { return new }
        let old =
            switch outgoing {
            case .trajectory(let trajectory): trajectory.state(at: time)
            case .offset(let trajectory, let offset, let since):
                offset.applied(to: trajectory.state(at: time), at: time - since)
            case .damped(let state, let rate): state.damped(after: s, rate: rate, join)
            }
        return State.mean(of: old, and: new, FadeWeights(join, duration: duration, s))
    }

    func position(at time: Double) -> State.Position {
        let s = time - start
        let new = incoming.position(at: time)
        if s >= duration { return new }
        let old =
            switch outgoing {
            case .trajectory(let trajectory): trajectory.position(at: time)
            case .offset(let trajectory, let offset, let since):
                offset.applied(to: trajectory.position(at: time), at: time - since)
            case .damped(let state, let rate): state.damped(after: s, rate: rate, join).position
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

import Hooke
import HookeGeometry

/// The offset of a fade: (1 − w)·(E − B), which added to the new motion B gives the mean of B and the
/// outgoing motion E.
///
/// E starts with the shown value and velocity, and its velocity halves in each half-life. An interrupted
/// motion of a scene has ended, so `continuing` takes a quarter of the duration as the half-life.
package struct FadeOffset: Sendable {
    let duration: Double
    private let join: HandoverLaw.Join
    /// E, relative to B's value at the switch.
    private let outgoing: MotionState<SIMD4<Double>>
    private let rate: Double
    /// The new motion; `nil` if the outgoing motion moves along with it.
    private let track: Track?

    init?(_ law: HandoverLaw, from difference: MotionState<SIMD4<Double>>, over track: Track?) {
        guard case .fade(let duration, let join, let outgoing) = law.kind else { return nil }
        (self.duration, self.join, self.track) = (duration, join, track)
        var halfLife = duration / 4
        if case .damped(let asked) = outgoing { halfLife = asked }
        let first = track?.state(at: track?.delay ?? 0)?.withoutPosition ?? .still
        self.outgoing = (difference + first).withFiniteAcceleration
        rate = HandoverLaw.Outgoing.rate(halfLife: halfLife)
    }

    func state(at s: Double) -> MotionState<SIMD4<Double>> {
        guard s < duration else { return .still }
        var difference = outgoing.damped(after: s, rate: rate, join)
        if let track, let now = track.state(at: track.delay + s), let first = track.from.vector {
            difference = difference - now
            difference.position += first
        }
        return .mean(of: difference, and: .still, FadeWeights(join, duration: duration, s))
    }
}

extension MotionState<SIMD4<Double>> {
    fileprivate var withoutPosition: Self {
        MotionState(position: .zero, velocity: velocity, acceleration: acceleration)
    }
}

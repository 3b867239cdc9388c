import Hooke

/// The offset of a fade: (1 − w)·(E − B), which added to the new motion B gives the mean of B and the
/// outgoing motion E.
///
/// E starts with the shown value and velocity, and its velocity halves in each half-life. An interrupted
/// motion of a scene has ended, so `continuing` takes a quarter of the duration as the half-life.
package struct FadingMotion: Sendable {
    let duration: Double
    private let join: HandoverLaw.Join
    /// λ in 1/s.
    private let rate: Double
    /// The outgoing motion at the switch, relative to the new one.
    private let start: MotionState<SIMD4<Double>>
    /// The new motion; `nil` if the outgoing motion moves along with it.
    private let track: Track?

    init?(_ law: HandoverLaw, from difference: MotionState<SIMD4<Double>>, over track: Track?) {
        guard case .fade(let duration, let join, let outgoing) = law.kind else { return nil }
        (self.duration, self.join, self.track) = (duration, join, track)
        var halfLife = duration / 4
        if case .damped(let asked) = outgoing { halfLife = asked }
        rate = 0.693_147_180_559_945_3 / halfLife
        // E is relative to B's value at the switch.
        let first = track?.state(at: track?.delay ?? 0)?.withoutPosition ?? .still
        start = (difference + first).withFiniteAcceleration
    }

    /// Returns E − B's value at the switch.
    private func outgoing(at s: Double) -> MotionState<SIMD4<Double>> {
        let decay = Elementary.exp(-rate * s)
        let v = start.velocity
        // The C² term (a + λv) is 0 for C¹, whose acceleration is −λv.
        let bend = join == .c2 ? start.acceleration + v * rate : .zero
        let y = rate * s
        let far = v * (1 - decay) / rate + bend * ((1 - (1 + y) * decay) / (rate * rate))
        return MotionState(
            position: start.position + far, velocity: (v + bend * s) * decay,
            acceleration: (bend - (v + bend * s) * rate) * decay)
    }

    func state(at s: Double) -> MotionState<SIMD4<Double>> {
        let r = s / duration
        guard r < 1 else { return .still }
        var difference = outgoing(at: s)
        if let track, let now = track.state(at: track.delay + s), let first = track.from.vector {
            difference = difference - now
            difference.position += first
        }
        let left = 1 - r
        let (w, w1, w2): (Double, Double, Double)
        switch join {
        case .c1: (w, w1, w2) = (left * left * (1 + 2 * r), -6 * r * left, -6 * (1 - 2 * r))
        case .c2:
            w = left * left * left * (1 + r * (3 + 6 * r))
            w1 = -30 * r * r * left * left
            w2 = -60 * r * left * (1 - 2 * r)
        }
        let (d, v, a) = (difference.position, difference.velocity, difference.acceleration)
        let (slope, curve) = (w1 / duration, w2 / duration / duration)
        return MotionState(
            position: d * w, velocity: v * w + d * slope,
            acceleration: a * w + v * (2 * slope) + d * curve)
    }
}

extension MotionState<SIMD4<Double>> {
    fileprivate var withoutPosition: Self {
        MotionState(position: .zero, velocity: velocity, acceleration: acceleration)
    }
}

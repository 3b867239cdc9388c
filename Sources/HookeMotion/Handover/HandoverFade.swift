/// A weighted mean of two motions: (1 − w)·E + w·B, with w from 0 to 1.
struct HandoverFade<Value: VectorSpace>: Sendable {
    /// The motion that is left.
    enum Outgoing: Sendable {
        case motion(AnyMotion<Value>)
        /// A motion plus an offset that began at a time.
        case offset(AnyMotion<Value>, HandoverOffset<Value>, since: Double)
        case damped(DampedMotion<Value>)
    }

    let start: Double
    let duration: Double
    let join: HandoverLaw.Join
    let outgoing: Outgoing
    let incoming: AnyMotion<Value>

    func state(at time: Double) -> MotionState<Value> {
        let s = time - start
        let new = incoming.state(at: time)
        if s >= duration { return new }
        let old = outgoing.state(at: time, since: start)
        let w = HandoverLaw.fadeWeights(join, duration: duration, s)
        let gap = MotionState(
            position: new.position.subtracting(old.position),
            velocity: new.velocity.subtracting(old.velocity), acceleration: Value.zero)
        // The product rule: w′ and w″ multiply the distance of the motions.
        return MotionState(
            position: old.position.scaled(by: w.old).adding(new.position.scaled(by: w.new)),
            velocity: old.velocity.scaled(by: w.old).adding(new.velocity.scaled(by: w.new))
                .adding(gap.position.scaled(by: w.slope)),
            acceleration: old.acceleration.scaled(by: w.old).adding(new.acceleration.scaled(by: w.new))
                .adding(gap.velocity.scaled(by: 2 * w.slope))
                .adding(gap.position.scaled(by: w.bend)))
    }

    func position(at time: Double) -> Value {
        let s = time - start
        let new = incoming.position(at: time)
        if s >= duration { return new }
        let w = HandoverLaw.fadeWeights(join, duration: duration, s)
        return outgoing.position(at: time, since: start).scaled(by: w.old).adding(new.scaled(by: w.new))
    }
}

extension HandoverLaw {
    /// The weights 1 − w and w of a fade, w′ and w″ by time, `s` seconds after its start.
    @inline(__always) package static func fadeWeights(
        _ join: Join, duration: Double, _ s: Double
    ) -> (old: Double, new: Double, slope: Double, bend: Double) {
        let (r, left) = (s / duration, (duration - s) / duration)
        switch join {
        case .c1:
            return (
                left * left * (1 + 2 * r), r * r * (1 + 2 * left), 6 * r * left / duration,
                6 * (left - r) / duration / duration
            )
        case .c2:
            let product = r * left
            return (
                left * left * left * (1 + r * (3 + 6 * r)), r * r * r * (1 + left * (3 + 6 * left)),
                30 * product * product / duration, 60 * product * (left - r) / duration / duration
            )
        }
    }
}

extension HandoverFade.Outgoing {
    func state(at time: Double, since start: Double) -> MotionState<Value> {
        switch self {
        case .motion(let motion): motion.state(at: time)
        case .offset(let motion, let offset, let since): offset.added(to: motion, at: time, since: since)
        case .damped(let motion): motion.state(after: time - start)
        }
    }

    func position(at time: Double, since start: Double) -> Value {
        switch self {
        case .motion(let motion): motion.position(at: time)
        case .offset(let motion, let offset, let since):
            offset.position(addedTo: motion, at: time, since: since)
        case .damped(let motion): motion.state(after: time - start).position
        }
    }
}

extension HandoverOffset {
    /// The state of `motion` plus this offset, which began at `start`. From the offset's end on it is the motion's.
    func added(to motion: AnyMotion<Value>, at time: Double, since start: Double) -> MotionState<Value> {
        let s = time - start
        var state = motion.state(at: time)
        if let end, s >= end { return state }
        let offset = self.state(at: s)
        state.position = state.position.adding(offset.position)
        state.velocity = state.velocity.adding(offset.velocity)
        state.acceleration = state.acceleration.adding(offset.acceleration)
        return state
    }

    func position(addedTo motion: AnyMotion<Value>, at time: Double, since start: Double) -> Value {
        let s = time - start
        let position = motion.position(at: time)
        if let end, s >= end { return position }
        return position.adding(self.position(at: s))
    }
}

/// A state that goes on with an exponentially decaying velocity:
///
///     x = x0 + v·(1 − e^(−λs))/λ + (a + λv)·(1 − (1 + λs)·e^(−λs))/λ²
///
/// The second term keeps the acceleration a at 0; without it, it is −λv.
package struct DampedMotion<Value: VectorSpace>: Sendable {
    let start: MotionState<Value>
    /// a + λv, or `nil` for a = −λv.
    let rest: Value?
    let rate: Double

    package init(from start: MotionState<Value>, halfLife: Double, join: HandoverLaw.Join) {
        self.start = start
        rate = 0.693_147_180_559_945_3 / halfLife
        rest = join == .c2 ? start.acceleration.adding(start.velocity.scaled(by: rate)) : nil
    }

    package func state(after s: Double) -> MotionState<Value> {
        let y = rate * s
        let (decay, gone) = (Elementary.exp(-y), -Elementary.expm1(-y))
        var position = start.position.adding(start.velocity.scaled(by: gone / rate))
        var velocity = start.velocity.scaled(by: decay)
        var acceleration = start.velocity.scaled(by: -rate * decay)
        if let rest {
            let factor = y < 0.5 ? Self.series(y) : gone - y * decay
            position = position.adding(rest.scaled(by: factor / rate / rate))
            velocity = velocity.adding(rest.scaled(by: s * decay))
            acceleration = acceleration.adding(rest.scaled(by: (1 - y) * decay))
        }
        return MotionState(position: position, velocity: velocity, acceleration: acceleration)
    }

    /// 1 − (1 + y)·e^(−y) = Σ (−1)ᵏ·(k − 1)·yᵏ/k! from k = 2, without cancellation for small y.
    private static func series(_ y: Double) -> Double {
        var (term, sum) = (y * y / 2, 0.0)
        for k in 2..<18 {
            sum += Double(k - 1) * term
            term *= -y / Double(k + 1)
        }
        return sum
    }
}

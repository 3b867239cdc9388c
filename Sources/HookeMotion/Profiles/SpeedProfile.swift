/// A scalar motion of constant jerk in each phase, from a state at time 0 to a state at its end.
///
/// Phases up to the cruise are measured from the start, later ones backwards from the end, so that both ends are exact.
struct SpeedProfile: Sendable {
    struct Phase: Sendable {
        /// The time at which it ends.
        var end: Double
        /// The time of the numbers below.
        var base: Double
        /// Whether positions are relative to the end of the motion.
        var isFromEnd: Bool
        var position, velocity, acceleration, jerk: Double
        /// The seconds from `base` to its other end, below 0 if `base` is its end. In a long motion they have more digits than
        /// differences of times, which would exceed limits.
        var length: Double

        /// Whether no state of it overflows.
        var isFinite: Bool {
            let s = length.magnitude
            let change = s * (acceleration.magnitude + s * jerk.magnitude)
            return end.isFinite && (position.magnitude + s * (velocity.magnitude + change)).isFinite
        }

        /// The state at a time; the position is relative to the start or to the end.
        func state(at time: Double) -> MotionState<Double> {
            state(after: max(min(time - base, max(length, 0)), min(length, 0)))
        }

        /// The state some seconds after `base`.
        func state(after s: Double) -> MotionState<Double> {
            let slope = acceleration + jerk / 2 * s
            let mean = acceleration / 2 + jerk / 6 * s
            return MotionState(
                position: position + s * (velocity + s * mean), velocity: velocity + s * slope,
                acceleration: acceleration + jerk * s)
        }
    }

    private(set) var duration: Double
    private(set) var phases: [Phase]

    /// No motion for `duration` seconds.
    init(resting duration: Double = 0) {
        self.duration = duration
        phases = []
    }

    init(duration: Double, phases: [Phase]) {
        self.duration = duration
        self.phases = phases
    }

    /// Position, velocity and acceleration at a time in [0, duration); the position is relative to the start or to
    /// the end.
    func state(at time: Double) -> (state: MotionState<Double>, isFromEnd: Bool) {
        var index = 0
        while index < phases.count, phases[index].end <= time { index += 1 }
        guard index < phases.count else {
            return (MotionState(position: 0, velocity: 0, acceleration: 0), true)
        }
        return (phases[index].state(at: time), phases[index].isFromEnd)
    }

    /// The same motion with times and positions multiplied by powers of two, and positions by a sign.
    func scaled(timeExponent: Int, positionExponent: Int, sign: Double) -> SpeedProfile {
        func scaled(_ value: Double, _ order: Int) -> Double {
            sign * value.scaled(byPowerOfTwo: positionExponent - order * timeExponent)
        }
        var result = self
        result.duration = duration.scaled(byPowerOfTwo: timeExponent)
        for index in phases.indices {
            let phase = phases[index]
            result.phases[index] = Phase(
                end: phase.end.scaled(byPowerOfTwo: timeExponent),
                base: phase.base.scaled(byPowerOfTwo: timeExponent), isFromEnd: phase.isFromEnd,
                position: scaled(phase.position, 0), velocity: scaled(phase.velocity, 1),
                acceleration: scaled(phase.acceleration, 2), jerk: scaled(phase.jerk, 3),
                length: phase.length.scaled(byPowerOfTwo: timeExponent))
        }
        return result
    }

    /// The mean of this motion and of another one of the same duration, between the same velocities and accelerations.
    /// - Parameters:
    ///   - other: A motion over another distance.
    ///   - share: The share of the other one.
    ///   - start: Velocity and acceleration of both at the start.
    ///   - end: Velocity and acceleration of both at the end.
    func mixed(
        with other: SpeedProfile, share: Double, from start: (velocity: Double, acceleration: Double),
        to end: (velocity: Double, acceleration: Double)
    ) -> SpeedProfile {
        func mean(_ a: Double, _ b: Double) -> Double { a + share * (b - a) }
        let (way, otherWay) = (distance, other.distance)
        var result = SpeedProfile(duration: duration, phases: [])
        var (time, first, second) = (0.0, 0, 0)
        while first < phases.count, second < other.phases.count {
            let (a, b) = (phases[first], other.phases[second])
            let next = min(a.end, b.end)
            // From the middle on it is measured from the end, so that both ends are exact.
            let isFromEnd = time + (next - time) / 2 > duration / 2
            let base = isFromEnd ? next : time
            let (p, q) = (a.state(at: base), b.state(at: base))
            let shift = isFromEnd ? (a.isFromEnd ? 0 : -way) : (a.isFromEnd ? way : 0)
            let otherShift = isFromEnd ? (b.isFromEnd ? 0 : -otherWay) : (b.isFromEnd ? otherWay : 0)
            var state = MotionState(
                position: mean(p.position + shift, q.position + otherShift),
                velocity: mean(p.velocity, q.velocity), acceleration: mean(p.acceleration, q.acceleration))
            if base == 0 || base == duration {
                let known = base == 0 ? start : end
                state = MotionState(
                    position: 0, velocity: known.velocity, acceleration: known.acceleration)
            }
            if next > time {
                result.phases.append(
                    Phase(
                        end: next, base: base, isFromEnd: isFromEnd, position: state.position,
                        velocity: state.velocity, acceleration: state.acceleration,
                        jerk: mean(a.jerk, b.jerk),
                        length: isFromEnd ? time - next : next - time))
            }
            time = next
            if a.end <= next { first += 1 }
            if b.end <= next { second += 1 }
        }
        return result
    }

    /// From the start to the end.
    private var distance: Double {
        var result = 0.0
        for (index, phase) in phases.enumerated() {
            if !phase.isFromEnd {
                result = phase.state(after: phase.length).position
            } else if index == 0 || !phases[index - 1].isFromEnd {
                result -= phase.state(after: phase.length).position
            }
        }
        return result
    }

    /// The same motion from rest to rest in a longer time: all limits are kept.
    func stretched(to longer: Double) -> SpeedProfile {
        guard duration > 0, longer > duration else { return self }
        let factor = longer / duration
        var result = self
        result.duration = longer
        for index in phases.indices {
            result.phases[index].end *= factor
            result.phases[index].base *= factor
            result.phases[index].length *= factor
            result.phases[index].velocity /= factor
            result.phases[index].acceleration /= factor * factor
            result.phases[index].jerk /= factor * factor * factor
            if phases[index].base == duration { result.phases[index].base = longer }
            if phases[index].end == duration { result.phases[index].end = longer }
        }
        return result
    }
}

// MARK: - From arcs

extension SpeedProfile {
    /// A time of constant jerk, or of constant acceleration with that acceleration.
    struct Arc {
        var duration: Double
        var jerk = 0.0
        var acceleration: Double?
    }

    /// Creates the motion of consecutive arcs.
    /// - Parameters:
    ///   - duration: The sum of their durations.
    ///   - arcs: The arcs; the last three are measured from the end, backwards.
    ///   - start: Velocity and acceleration at the start.
    ///   - end: Velocity and acceleration at the end.
    init(
        duration: Double, arcs: [Arc], start: (velocity: Double, acceleration: Double),
        end: (velocity: Double, acceleration: Double)
    ) {
        self.init(duration: duration, phases: [])
        phases.reserveCapacity(arcs.count)
        var state = MotionState(position: 0, velocity: start.velocity, acceleration: start.acceleration)
        var time = 0.0
        func phase(_ arc: Arc, end: Double, length: Double) -> Phase {
            Phase(
                end: end, base: time, isFromEnd: length < 0, position: state.position,
                velocity: state.velocity,
                acceleration: arc.acceleration ?? state.acceleration, jerk: arc.jerk, length: length)
        }
        let middle = arcs.count - 3
        for index in 0..<middle where arcs[index].duration > 0 {
            let next = phase(arcs[index], end: time + arcs[index].duration, length: arcs[index].duration)
            phases.append(next)
            state = next.state(after: next.length)
            time = next.end
        }
        let count = phases.count
        state = MotionState(position: 0, velocity: end.velocity, acceleration: end.acceleration)
        time = duration
        for index in (middle..<arcs.count).reversed() where arcs[index].duration > 0 {
            let next = phase(arcs[index], end: time, length: -arcs[index].duration)
            phases.append(next)
            state = next.state(after: next.length)
            time -= arcs[index].duration
        }
        phases[count...].reverse()
        // The end of the first part is the start of the last, so that no time is between them.
        if count > 0 { phases[count - 1].end = time }
    }
}

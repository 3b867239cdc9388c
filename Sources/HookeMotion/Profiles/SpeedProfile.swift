/// A scalar motion of constant jerk in each phase, from its start at time 0 to rest at its end.
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
        let phase = phases[index]
        let s = time - phase.base
        let bend = phase.acceleration + phase.jerk * s
        let slope = phase.acceleration + phase.jerk / 2 * s
        let mean = phase.acceleration / 2 + phase.jerk / 6 * s
        let state = MotionState(
            position: phase.position + s * (phase.velocity + s * mean), velocity: phase.velocity + s * slope,
            acceleration: bend)
        return (state, phase.isFromEnd)
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
                acceleration: scaled(phase.acceleration, 2), jerk: scaled(phase.jerk, 3))
        }
        return result
    }
}

// MARK: - From rest to rest with limited jerk

extension SpeedProfile {
    /// The fastest motion over a distance above 0 from rest to rest; seven phases, some of which may be empty.
    ///
    /// Tj is the time of a constant jerk, Ta that of the whole acceleration, Tv that at full speed.
    init(distance: Double, limits: MotionLimits) {
        let (speed, acceleration, jerk) = (limits.speed, limits.acceleration, limits.jerk)
        var (rise, acceleratingTime): (Double, Double)
        if speed / acceleration >= acceleration / jerk {
            rise = acceleration / jerk
            acceleratingTime = rise + speed / acceleration
        } else {
            rise = (speed / jerk).squareRoot()
            acceleratingTime = 2 * rise
        }
        var cruisingTime = distance / speed - acceleratingTime
        if !(cruisingTime >= 0) {
            cruisingTime = 0
            let longest = acceleration / jerk
            if distance / acceleration / 2 >= longest * longest {
                rise = longest
                acceleratingTime =
                    (rise + Elementary.hypot(rise, 2 * (distance / acceleration).squareRoot())) / 2
            } else {
                rise = Elementary.cbrt(distance / jerk / 2)
                acceleratingTime = 2 * rise
            }
        }
        self.init(rise, acceleratingTime, cruisingTime, acceleration: acceleration, jerk: jerk)
    }

    private init(
        _ rise: Double, _ accelerating: Double, _ cruising: Double, acceleration: Double, jerk: Double
    ) {
        let total = 2 * accelerating + cruising
        let peak = min(jerk * rise, acceleration)
        let speed = peak * (accelerating - rise)
        let (v1, x1) = (jerk * rise * rise / 2, jerk * rise * rise * rise / 6)
        let x3 = speed * accelerating / 2
        let hold = accelerating - rise
        // Ends are sums with `rise`: one that is below the rounding of times gives an empty phase.
        let braking = accelerating + cruising
        func phase(
            _ end: Double, _ base: Double, _ isFromEnd: Bool, _ x: Double, _ v: Double, _ a: Double,
            _ j: Double
        ) -> Phase {
            Phase(
                end: end, base: base, isFromEnd: isFromEnd, position: x, velocity: v, acceleration: a,
                jerk: j)
        }
        self.init(
            duration: total,
            phases: [
                phase(rise, 0, false, 0, 0, 0, jerk),
                phase(hold, rise, false, x1, v1, peak, 0),
                phase(accelerating, accelerating, false, x3, speed, 0, -jerk),
                phase(braking, accelerating, false, x3, speed, 0, 0),
                phase(braking + rise, braking, true, -x3, speed, 0, -jerk),
                phase(total - rise, total - rise, true, -x1, v1, -peak, 0),
                phase(total, total, true, 0, 0, 0, jerk),
            ])
    }

    /// The same motion over the same distance in a longer time: all limits are kept.
    func stretched(to longer: Double) -> SpeedProfile {
        guard duration > 0, longer > duration else { return self }
        let factor = longer / duration
        var result = self
        result.duration = longer
        for index in phases.indices {
            result.phases[index].end *= factor
            result.phases[index].base *= factor
            result.phases[index].velocity /= factor
            result.phases[index].acceleration /= factor * factor
            result.phases[index].jerk /= factor * factor * factor
        }
        result.phases[phases.count - 1].end = longer
        result.phases[phases.count - 1].base = longer
        return result
    }
}

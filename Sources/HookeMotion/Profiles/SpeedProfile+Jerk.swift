// From any state to any state with a limited jerk.

extension SpeedProfile {
    /// Creates the shortest motion over `distance` with a limited jerk.
    /// - Parameters:
    ///   - distance: From the start to the end.
    ///   - slack: The rounding errors of positions, which are not worth another motion.
    ///   - start: Velocity and acceleration; outside the limits it first returns to them.
    ///   - end: Velocity and acceleration, within the limits.
    /// - Throws: `HookeError.noSolution` if a time or position is not finite.
    init(
        distance: DoubleDouble, slack: Double, start: (velocity: Double, acceleration: Double),
        end: (velocity: Double, acceleration: Double), within limits: AxisLimits
    ) throws(HookeError) {
        let braking = Self.braking(
            velocity: start.velocity, acceleration: start.acceleration, within: limits)
        let inside = braking.end
        if inside.position.isFinite, inside.velocity.isFinite, inside.acceleration.isFinite {
            let motion = JerkMotion(
                distance: distance + -inside.position, slack: slack,
                start: (inside.velocity, inside.acceleration), end: end, limits: limits)
            var arcs = braking.arcs
            var time = DoubleDouble(motion.duration)
            for arc in arcs { time = time + arc.duration }
            motion.append(to: &arcs, limits)
            self.init(duration: time.value, arcs: arcs, start: start, end: end)
            let isKnown = duration >= .leastNormalMagnitude || distance.high == 0
            if isKnown, duration.isFinite, phases.allSatisfy({ $0.isFinite }) { return }
        }
        throw .noSolution(
            field: .duration, reason: "times or positions of the motion are not finite, normal numbers")
    }
}

/// The shortest motion with a limited jerk from a state within the limits.
struct JerkMotion {
    /// In seconds.
    private(set) var duration = 0.0
    /// Rise, hold, fall, cruise, fall, hold and rise of the acceleration, in units of time; the other way round if it is
    /// mirrored.
    private var times = JerkFamily.Durations()
    /// The binary exponent of the unit of time.
    private var unit = -2_000
    private var isMirrored = false

    init(
        distance: DoubleDouble, slack: Double, start: (velocity: Double, acceleration: Double),
        end: (velocity: Double, acceleration: Double), limits: AxisLimits
    ) {
        // In units of a power of two seconds the times of this motion are near 1.
        let rate = Int(limits.jerk.exponent)
        func include(_ value: Double, _ order: Int) {
            if value != 0 { unit = max(unit, (Int(value.exponent) - rate) / order) }
        }
        include(start.acceleration, 1)
        include(end.acceleration, 1)
        include(start.velocity, 2)
        include(end.velocity, 2)
        include(distance.high, 3)
        guard unit > -2_000 else { return }
        let (scale, jerk) = (unit, limits.jerk.significand)
        let reciprocal = 1 / jerk
        func units(_ value: Double, _ order: Int) -> DoubleDouble {
            let number = DoubleDouble(value.scaled(byPowerOfTwo: -order * scale - rate))
            let result = number.divided(by: jerk, reciprocal: reciprocal)
            return result.low.isFinite ? result : DoubleDouble(number.high)
        }
        let way = units(distance.high, 3) + units(distance.low, 3)
        let problem = JerkProblem(
            distance: way, v0: units(start.velocity, 2), a0: units(start.acceleration, 1),
            v1: units(end.velocity, 2), a1: units(end.acceleration, 1), most: units(limits.acceleration, 1),
            least: units(limits.reverseAcceleration, 1), top: units(limits.speed, 2),
            bottom: units(limits.reverseSpeed, 2), slack: units(slack, 3).high)
        let (family, s, cruise, isForwards) = problem.shortest
        times = family.durations(s, cruise: cruise)
        duration = times.sum.scaled(byPowerOfTwo: unit)
        isMirrored = !isForwards
    }

    /// Appends its seven arcs.
    func append(to arcs: inout [SpeedProfile.Arc], _ limits: AxisLimits) {
        arcs.reserveCapacity(arcs.count + 7)
        let jerk = isMirrored ? -limits.jerk : limits.jerk
        let up = isMirrored ? -limits.reverseAcceleration : limits.acceleration
        let down = isMirrored ? limits.acceleration : -limits.reverseAcceleration
        func append(_ time: Double, jerk: Double = 0, acceleration: Double? = nil) {
            arcs.append(
                SpeedProfile.Arc(
                    duration: time.scaled(byPowerOfTwo: unit), jerk: jerk, acceleration: acceleration))
        }
        append(times.firstRise, jerk: jerk)
        append(times.firstHold, acceleration: up)
        append(times.firstFall, jerk: -jerk)
        append(times.cruise, acceleration: 0)
        append(times.lastFall, jerk: -jerk)
        append(times.lastHold, acceleration: down)
        append(times.lastRise, jerk: jerk)
    }
}

/// A motion between two states within limits, in units in which the jerk is 1.
struct JerkProblem {
    var distance, v0, a0, v1, a1, most, least, top, bottom: DoubleDouble
    /// The rounding errors of both positions.
    var slack: Double

    /// The motions that end as far forwards as possible, or backwards with all signs changed.
    private func family(_ isForwards: Bool) -> JerkFamily {
        isForwards
            ? JerkFamily(
                distance: distance, start: (v0, a0), end: (v1, a1), most: most, least: least, top: top)
            : JerkFamily(
                distance: -distance, start: (-v0, -a0), end: (-v1, -a1), most: least, least: most, top: bottom
            )
    }

    /// The shortest motion: its family, its s, the time of its cruise, and whether it is not mirrored.
    var shortest: (family: JerkFamily, s: DoubleDouble, cruise: Double, isForwards: Bool) {
        let forwards = family(true)
        var backwards: JerkFamily?
        func choose(_ side: Double) -> (family: JerkFamily, isForwards: Bool) {
            guard side > 0 else { return (forwards, true) }
            let result = backwards ?? family(false)
            backwards = result
            return (result, false)
        }
        if let start = forwards.lensStart {
            let side = side(of: forwards, start)
            if side == 0 { return (forwards, DoubleDouble(start), 0, true) }
            let (chosen, isForwards) = choose(side)
            if let low = chosen.lensStart, let s = chosen.firstRoot(from: low, to: chosen.lensEnd) {
                return (chosen, s, 0, isForwards)
            }
        }
        let side = side(of: forwards, forwards.start)
        let (chosen, isForwards) = choose(side)
        let low = chosen.start
        if side == 0 || chosen.excess(low) >= 0 { return (chosen, DoubleDouble(low), 0, isForwards) }
        let high = max(low, chosen.last)
        if let s = chosen.firstRoot(from: low, to: high) { return (chosen, s, 0, isForwards) }
        let end = DoubleDouble(high)
        return (chosen, end, (-chosen.excess(end) / chosen.top).value, isForwards)
    }

    /// The displacement beyond the target for s; 0 if it is less than the rounding errors.
    private func side(of family: JerkFamily, _ s: Double) -> Double {
        let (excess, time) = (family.excess(s), family.duration(s))
        // The positions of a motion of that duration have errors of this size.
        let size = distance.high.magnitude + time * (v0.high.magnitude + time * a0.high.magnitude)
        return excess.magnitude <= 0x1p-50 * size + (time > 0 ? slack : 0) ? 0 : excess
    }
}

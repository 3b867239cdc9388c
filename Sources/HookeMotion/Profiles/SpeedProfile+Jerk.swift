// From any state to any state with a limited jerk.

extension SpeedProfile {
    /// Creates the shortest motion over `distance` with a limited jerk, or one of a longer duration.
    /// - Parameters:
    ///   - distance: From the start to the end.
    ///   - slack: The rounding errors of positions, which are not worth another motion.
    ///   - start: Velocity and acceleration; outside the limits it first returns to them.
    ///   - end: Velocity and acceleration, within the limits.
    ///   - duration: `nil` for the shortest motion.
    /// - Throws: `HookeError.noSolution` if a time or position is not finite, or if no motion has the duration.
    init(
        distance: DoubleDouble, slack: Double, start: (velocity: Double, acceleration: Double),
        end: (velocity: Double, acceleration: Double), within limits: AxisLimits,
        duration given: Double? = nil
    ) throws(HookeError) {
        let braking = Self.braking(
            velocity: start.velocity, acceleration: start.acceleration, within: limits)
        let inside = braking.end
        if inside.position.isFinite, inside.velocity.isFinite, inside.acceleration.isFinite {
            var time = DoubleDouble(0)
            for arc in braking.arcs { time = time + arc.duration }
            let motion = JerkMotion(
                distance: distance + -inside.position, slack: slack,
                start: (inside.velocity, inside.acceleration), end: end, limits: limits,
                duration: given.map { DoubleDouble($0) - time })
            guard let motion else {
                throw .noSolution(
                    field: .duration,
                    reason: "no motion between these states takes exactly \(given ?? 0) s within the limits")
            }
            func profile(_ branch: JerkMotion.Branch) -> SpeedProfile {
                SpeedProfile(
                    duration: given ?? (DoubleDouble(motion.duration) + time).value,
                    arcs: braking.arcs + motion.arcs(branch, limits), start: start, end: end)
            }
            self = profile(motion.first)
            if let second = motion.second {
                self = mixed(with: profile(second), share: motion.share, from: start, to: end)
            }
            let isKnown = duration >= .leastNormalMagnitude || distance.high == 0
            if isKnown, duration.isFinite, phases.allSatisfy({ $0.isFinite }) { return }
        }
        throw .noSolution(
            field: .duration, reason: "times or positions of the motion are not finite, normal numbers")
    }
}

/// The shortest motion with a limited jerk from a state within the limits, or one of a given duration.
struct JerkMotion {
    /// A motion of one family.
    struct Branch {
        /// Rise, hold, fall, cruise, fall, hold and rise of the acceleration, in units of time; the other way round if it is
        /// mirrored.
        var times = JerkFamily.Durations()
        var isMirrored = false
    }

    /// In seconds, of the shortest motion.
    private(set) var duration = 0.0
    private(set) var first = Branch()
    /// The motion is a mean of the first branch and this one, which has `share` of it.
    private(set) var second: Branch?
    private(set) var share = 0.0
    /// The binary exponent of the unit of time.
    private var unit = -2_000

    /// Returns `nil` if no motion has the duration.
    init?(
        distance: DoubleDouble, slack: Double, start: (velocity: Double, acceleration: Double),
        end: (velocity: Double, acceleration: Double), limits: AxisLimits, duration given: DoubleDouble?
    ) {
        // In units of a power of two seconds the times of this motion are near 1.
        let slowest = min(limits.jerk, limits.reverseJerk)
        let rate = Int(slowest.exponent)
        func include(_ value: Double, _ order: Int) {
            if value != 0 { unit = max(unit, (Int(value.exponent) - rate) / order) }
        }
        include(start.acceleration, 1)
        include(end.acceleration, 1)
        include(start.velocity, 2)
        include(end.velocity, 2)
        include(distance.high, 3)
        guard unit > -2_000 else { return }
        // The jerk by which numbers are divided is the harmonic mean: times to rise and to fall are 2 together.
        let ratio = DoubleDouble(slowest) / max(limits.jerk, limits.reverseJerk)
        let (slow, fast) = (DoubleDouble(2) / (ratio + 1), ratio * 2 / (ratio + 1))
        let jerks: JerkRatio =
            limits.jerk == limits.reverseJerk
            ? JerkRatio()
            : limits.jerk < limits.reverseJerk
                ? JerkRatio(rise: slow, fall: fast) : JerkRatio(rise: fast, fall: slow)
        let (scale, jerk) = (unit, slowest.significand)
        let reciprocal = 1 / jerk
        func units(_ value: Double, _ order: Int) -> DoubleDouble {
            let number = DoubleDouble(value.scaled(byPowerOfTwo: -order * scale - rate))
            let result = number.divided(by: jerk, reciprocal: reciprocal)
            guard result.low.isFinite else { return DoubleDouble(number.high) }
            return jerks.isEven ? result : result / slow
        }
        let way = units(distance.high, 3) + units(distance.low, 3)
        let problem = JerkProblem(
            distance: way, v0: units(start.velocity, 2), a0: units(start.acceleration, 1),
            v1: units(end.velocity, 2), a1: units(end.acceleration, 1), most: units(limits.acceleration, 1),
            least: units(limits.reverseAcceleration, 1), top: units(limits.speed, 2),
            bottom: units(limits.reverseSpeed, 2), jerks: jerks, slack: units(slack, 3).high)
        guard let given else {
            let (family, s, cruise, isForwards) = problem.shortest
            first = Branch(times: family.durations(s, cruise: cruise), isMirrored: !isForwards)
            duration = first.times.sum.scaled(byPowerOfTwo: unit)
            return
        }
        let time = DoubleDouble(
            high: given.high.scaled(byPowerOfTwo: -unit), low: given.low.scaled(byPowerOfTwo: -unit))
        guard let pair = problem.lasting(time) else { return nil }
        first = Branch(times: pair.forwards.family.durations(pair.forwards.s, cruise: pair.forwards.cruise))
        let times = pair.backwards.family.durations(pair.backwards.s, cruise: pair.backwards.cruise)
        second = Branch(times: times, isMirrored: true)
        share = pair.share
    }

    /// Returns the seven arcs of a branch.
    func arcs(_ branch: Branch, _ limits: AxisLimits) -> [SpeedProfile.Arc] {
        var arcs: [SpeedProfile.Arc] = []
        arcs.reserveCapacity(7)
        let (times, isMirrored) = (branch.times, branch.isMirrored)
        let rising = isMirrored ? -limits.reverseJerk : limits.jerk
        let falling = isMirrored ? limits.jerk : -limits.reverseJerk
        let up = isMirrored ? -limits.reverseAcceleration : limits.acceleration
        let down = isMirrored ? limits.acceleration : -limits.reverseAcceleration
        func append(_ time: Double, jerk: Double = 0, acceleration: Double? = nil) {
            arcs.append(
                SpeedProfile.Arc(
                    duration: time.scaled(byPowerOfTwo: unit), jerk: jerk, acceleration: acceleration))
        }
        append(times.firstRise, jerk: rising)
        append(times.firstHold, acceleration: up)
        append(times.firstFall, jerk: falling)
        append(times.cruise, acceleration: 0)
        append(times.lastFall, jerk: falling)
        append(times.lastHold, acceleration: down)
        append(times.lastRise, jerk: rising)
        return arcs
    }
}

/// A motion between two states within limits, in the units of ``JerkFamily``.
struct JerkProblem {
    var distance, v0, a0, v1, a1, most, least, top, bottom: DoubleDouble
    var jerks: JerkRatio
    /// The rounding errors of both positions.
    var slack: Double

    /// The motions that end as far forwards as possible, or backwards with all signs changed.
    private func family(_ isForwards: Bool) -> JerkFamily {
        isForwards
            ? JerkFamily(
                distance: distance, start: (v0, a0), end: (v1, a1), most: most, least: least, top: top,
                jerks: jerks)
            : JerkFamily(
                distance: -distance, start: (-v0, -a0), end: (-v1, -a1), most: least, least: most,
                top: bottom,
                jerks: jerks.mirrored)
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
        let excess = family.excess(s)
        return excess.magnitude <= error(of: family.duration(s)) ? 0 : excess
    }

    /// The size of the rounding errors of the positions of a motion.
    private func error(of time: Double) -> Double {
        let size = distance.high.magnitude + time * (v0.high.magnitude + time * a0.high.magnitude)
        return 0x1p-50 * size + (time > 0 ? slack : 0)
    }

    /// A motion of a family, and its displacement beyond the target.
    struct Member {
        var family: JerkFamily
        var s: DoubleDouble
        var cruise, excess: Double
    }

    /// The motions of a duration that end as far forwards and backwards as possible, and the share of the second one in their
    /// mean that ends at the target; `nil` if there is none. Limits of speed, acceleration and jerk are those of any mean.
    ///
    /// The speed is limited to a power of two times the speed of the states, and the smallest one is taken: other motions
    /// would go far and come back.
    func lasting(_ time: DoubleDouble) -> (forwards: Member, backwards: Member, share: Double)? {
        func speed(_ v: DoubleDouble, _ a: DoubleDouble) -> Double { v.high.magnitude + a.high * a.high }
        var limit = max(speed(v0, a0), speed(v1, a1), distance.high.magnitude / time.high)
        let error = error(of: time.high)
        while true {
            var problem = self
            if limit < top.high { problem.top = DoubleDouble(limit) }
            if limit < bottom.high { problem.bottom = DoubleDouble(limit) }
            guard let forwards = problem.member(true, time), let backwards = problem.member(false, time)
            else {
                return nil
            }
            if min(forwards.excess, backwards.excess) >= -error {
                let (a, b) = (max(0, forwards.excess), max(0, backwards.excess))
                return (forwards, backwards, a + b > 0 ? a / (a + b) : 0)
            }
            let isLimited =
                forwards.cruise > 0 && limit < top.high || backwards.cruise > 0 && limit < bottom.high
            guard isLimited else { return nil }
            limit *= 2
        }
    }

    private func member(_ isForwards: Bool, _ time: DoubleDouble) -> Member? {
        let family = family(isForwards)
        guard let (s, cruise) = family.lasting(time) else { return nil }
        let excess = family.excess(s) + (cruise.high > 0 ? cruise * family.top : DoubleDouble(0))
        return Member(family: family, s: s, cruise: cruise.value, excess: excess.value)
    }
}

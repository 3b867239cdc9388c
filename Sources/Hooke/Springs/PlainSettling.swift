/// The settling time of a scalar motion: a search in plain doubles, and a state with a proven error that shows that the
/// result is not early. docs/internals/springs.md describes it.
struct PlainSettling {
    private let constants: FastConstants
    /// The displacement and velocity at time 0.
    private let start: DoubleDouble
    private let velocity: Double
    private let limit: Double

    /// The motion against a distance from its target.
    init(_ motion: SpringMotion<Double>, within limit: Double) {
        constants = motion.prepared.fast
        start = DoubleDouble(sumOf: motion.start, and: -motion.target)
        velocity = motion.initialVelocity
        self.limit = limit
    }

    /// `nil` if the motion needs the search in two words: undamped, near a tie, of unusual size, or where it crosses the
    /// limit almost along it.
    var duration: Double? {
        let size = max(start.high.magnitude, velocity.magnitude)
        guard size < 1e20, size > 1e-20, limit < 1e20, limit > 1e-20, constants.pull > 0,
            constants.drag > 0, let last = lastPeak
        else { return nil }
        if last.time > 0 { return crossing(after: last.time, last.reading) }
        // Below the limit at the start and at all later peaks.
        let ratio = start.high.magnitude / limit
        if ratio < 1 - 0x1p-20 { return 0 }
        guard ratio > 1 + 0x1p-20 else { return nil }
        let first = ScalarState(
            displacement: start.high, velocity: velocity,
            acceleration: -(constants.pull * start.high + constants.drag * velocity))
        return crossing(after: 0, reading(first))
    }

    /// The last peak of the distance above the limit; at time 0 or before if there is none. `nil` near ties.
    private var lastPeak: (time: Double, reading: SpringTrajectory.Reading)? {
        let none = (0.0, reading(excess: 0, rate: 0, curvature: 0))
        let rate = constants.decay.head + constants.decay.rest
        let frequency = constants.frequency.head + constants.frequency.rest
        let pulled = velocity + rate * start.high
        // Where sums cancel, or regimes are near each other, the time of a peak is not known well enough.
        func isKnown(_ sum: Double, _ rate: Double) -> Bool {
            sum.magnitude > 0x1p-20 * (velocity.magnitude + rate * start.high.magnitude)
        }
        let peak: Double
        switch constants.kind {
        case .unsupported: return nil
        case .underdamped:
            // x = amplitude·e^(−g·t)·cos(w·t − phase) has peaks where the cosine is ±w/ω0, each e^(−π·g/w) of the one before.
            let other = pulled * constants.inverseFrequency
            let amplitude = (start.high * start.high + other * other).squareRoot()
            let first = Elementary.atan2(other, start.high) - Elementary.atan2(rate, frequency)
            let excess = Elementary.log(amplitude * frequency / (constants.pull.squareRoot() * limit))
            let turns = (frequency / rate * excess - first) / .pi
            let turn = turns.rounded(.down)
            // The rounding of the excess and of the phase.
            let slack = 0x1p-38 * (1 + excess.magnitude) * (1 + frequency / rate + rate / frequency)
            guard slack < 0.25, turns - turn > slack, turns - turn < 1 - slack, turn.magnitude < 0x1p20 else {
                return nil
            }
            let time = (first + turn * .pi) * constants.inverseFrequency
            return (time, reading(excess: excess - rate * time, rate: 0, curvature: -constants.pull))
        case .critical:
            guard isKnown(pulled, rate) else { return nil }
            peak = velocity / (rate * pulled)
        case .overdamped:
            // frequency is −2w here, and e^(−2w·t) at the peak is r·(v0 + R·x0)/(R·(v0 + r·x0)).
            let fast = rate - frequency
            let other = velocity + fast * start.high
            guard isKnown(other, fast), isKnown(pulled, rate),
                frequency * frequency > 0x1p-40 * constants.pull
            else { return nil }
            let power = rate * other / (fast * pulled)
            guard power > 0, power < 1 else { return none }
            peak = Elementary.log(power) / frequency
        }
        guard peak > 0, peak < .infinity else { return none }
        guard let state = state(at: peak) else { return nil }
        let reading = reading(state)
        guard reading.excess.magnitude > 0x1p-20 else { return nil }
        return reading.excess > 0 ? (peak, reading) : none
    }

    /// The time from which a distance that falls through the limit stays below it.
    private func crossing(after start: Double, _ reading: SpringTrajectory.Reading) -> Double? {
        var (time, now) = (start, reading)
        let unit = constants.pull.squareRoot()
        for _ in 0..<8 {
            let step = now.step
            time += step
            guard time > start, time < .infinity, let next = state(at: time) else { return nil }
            // The error of a step is about the cube of this.
            let isClose = step.magnitude * max(unit, (now.curvature / now.rate).magnitude) < 0x1p-18
            if isClose { return proven(time, next, unit) }
            now = self.reading(next)
            guard now.excess > -.infinity else { return nil }
        }
        return nil
    }

    /// A time within few ulps of `time` at which the distance is below the limit with certainty.
    private func proven(_ time: Double, _ state: ScalarState, _ unit: Double) -> Double? {
        var (time, state) = (time, state)
        for _ in 0..<4 {
            // A state is within 6 u of its norm.
            let x = state.displacement.magnitude
            let speed = state.displacement < 0 ? state.velocity : -state.velocity
            let norm = (x * x + (speed / unit) * (speed / unit)).squareRoot()
            let margin = 7 * 0x1p-53 * norm / speed
            let late = (limit - x) / speed - margin
            let accepted = 4 * time.ulp + 0x1p-48 / unit
            guard speed > 0, margin < accepted else { return nil }
            if late >= 0, late < accepted { return time }
            time = (time - late).nextUp
            guard let next = self.state(at: time) else { return nil }
            state = next
        }
        return nil
    }

    // One copy for its three uses.
    @inline(never)
    private func state(at time: Double) -> ScalarState? {
        FastPhase(constants, elapsed: time).state(constants, from: start, velocity: velocity)
    }

    private func reading(_ state: ScalarState) -> SpringTrajectory.Reading {
        let x = state.displacement
        let rate = state.velocity / x
        return reading(
            excess: x == 0 ? -.infinity : Elementary.log(x.magnitude / limit), rate: rate,
            curvature: state.acceleration / x - rate * rate)
    }

    private func reading(excess: Double, rate: Double, curvature: Double) -> SpringTrajectory.Reading {
        SpringTrajectory.Reading(isWithin: excess <= 0, excess: excess, rate: rate, curvature: curvature)
    }
}

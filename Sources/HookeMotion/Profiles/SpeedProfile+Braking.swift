// States outside the limits return to them in the shortest time, before the motion begins.

extension SpeedProfile {
    /// Returns the arcs that bring a state within limits of speed and acceleration, with a limited jerk, and the state
    /// there. Where the acceleration is within its limit, but would lead to a speed above its limit, it is reduced too.
    static func braking(
        velocity v: Double, acceleration a: Double, within limits: AxisLimits
    ) -> (arcs: [Arc], end: MotionState<Double>) {
        let still = MotionState(position: 0, velocity: v, acceleration: a)
        let mirrored = limits.mirrored
        guard Self.isAbove(v, a, limits) || Self.isAbove(-v, -a, mirrored) else { return ([], still) }
        // A wrong acceleration is reduced first, then a wrong speed.
        let isForwards =
            a > limits.acceleration || a >= -limits.reverseAcceleration && Self.isAbove(v, a, limits)
        let sign: Double = isForwards ? 1 : -1
        let falling = isForwards ? limits.reverseJerk : limits.jerk
        let reducing = Self.reducing(sign * v, sign * a, isForwards ? limits : mirrored)
        let fall = Phase(
            end: 0, base: 0, isFromEnd: false, position: 0, velocity: v, acceleration: a,
            jerk: -sign * falling,
            length: reducing.fall
        ).state(after: reducing.fall)
        let hold = Phase(
            end: 0, base: 0, isFromEnd: false, position: fall.position, velocity: fall.velocity,
            acceleration: reducing.hold > 0 ? sign * reducing.held : fall.acceleration, jerk: 0,
            length: reducing.hold
        ).state(after: reducing.hold)
        let arcs = [
            Arc(duration: reducing.fall, jerk: -sign * falling),
            Arc(duration: reducing.hold, acceleration: sign * reducing.held),
        ]
        return (arcs, hold)
    }

    /// Whether acceleration or speed are above the limits, or will be.
    private static func isAbove(_ v: Double, _ a: Double, _ limits: AxisLimits) -> Bool {
        // What the velocity changes by until the acceleration is 0.
        let change = a / (a > 0 ? limits.reverseJerk : limits.jerk) * a / 2
        // Roundings of a motion that touches its limit are not above it.
        let slack = 1 + 0x1p-48
        if a > limits.acceleration * slack { return true }
        if v > limits.speed * slack, v - change > -limits.reverseSpeed { return true }
        return a > 0 && v + change > limits.speed + (limits.speed + change) * 0x1p-48
    }

    /// How long the acceleration falls, and then is held, for an acceleration or a speed above the limits.
    private static func reducing(
        _ v: Double, _ a: Double, _ limits: AxisLimits
    ) -> (fall: Double, hold: Double, held: Double) {
        let (most, least, jerk) = (limits.acceleration, -limits.reverseAcceleration, limits.reverseJerk)
        let (high, low) = (limits.speed, -limits.reverseSpeed)
        if a > most, v + a / jerk * a / 2 <= high {
            let fall = (a - most) / jerk
            let reached = v + fall * (a + most) / 2
            // Too fast backwards: it holds the largest acceleration.
            let hold = reached < low ? min(low - reached, high - reached - most / jerk * most / 2) / most : 0
            return (fall, max(0, hold), most)
        }
        let time = a / jerk
        let excess = (v - high) / jerk
        let room = (v - low) / jerk
        let toSpeed = time + max(0, time * time + 2 * excess).squareRoot()
        let toReverse =
            time + (max(0, time * time + 2 * room) / (1 + jerk / limits.jerk)).squareRoot()
        let fall = (a - least) / jerk
        let end = min(toSpeed, toReverse)
        guard fall < end else { return (end, 0, least) }
        let reached = v + fall * (a + least) / 2
        let hold = min(reached - high, reached - low - least / limits.jerk * least / 2) / -least
        return (fall, max(0, hold), least)
    }
}

// The pieces of a motion between bounds.

extension BoundedSpring {
    /// The pieces of a motion; `nil` for too many.
    static func legs(
        of motion: SpringMotion<Double>, _ minimum: Double, _ maximum: Double, _ restitution: Double
    ) -> [Leg]? {
        var legs = [Leg(begin: 0, motion: motion)]
        let (spring, target) = (motion.spring, motion.target)
        guard motion.start.isFinite, target.isFinite, motion.initialVelocity.isFinite else { return legs }
        if minimum == maximum {
            return [Leg(begin: 0, motion: SpringMotion(spring: spring, from: minimum, to: minimum))]
        }
        let frequency = spring.angularFrequency
        let size = max((motion.start - target).magnitude, motion.initialVelocity.magnitude / frequency)
        while true {
            let leg = legs[legs.count - 1]
            guard let (time, bound) = impact(of: leg.motion, minimum, maximum) else { return legs }
            guard legs.count <= mostImpacts else { return nil }
            var velocity = -restitution * leg.motion.velocity(at: time)
            // A motion that starts at a bound is not moved by its first impact.
            if time == 0 { velocity = -restitution * leg.motion.initialVelocity }
            let isPressed = bound == maximum ? target >= maximum : target <= minimum
            // The height of the next flight: pulled by the spring at the bound, or from its target.
            let (swing, pull) = (velocity.magnitude / frequency, (target - bound).magnitude)
            let height = isPressed && pull > swing ? swing * (swing / pull) / 2 : swing
            if height <= 0x1p-48 * size { velocity = 0 }
            let isAtRest = velocity == 0 && isPressed
            let next = SpringMotion(
                spring: spring, from: bound, to: isAtRest ? bound : target, initialVelocity: velocity)
            if time == 0 { legs.removeLast() }
            legs.append(Leg(begin: leg.begin + time, motion: next))
            if isAtRest { return legs }
        }
    }

    /// The first time at which a piece reaches a bound from inside, and that bound.
    private static func impact(
        of motion: SpringMotion<Double>, _ minimum: Double, _ maximum: Double
    ) -> (time: Double, bound: Double)? {
        var first: (time: Double, bound: Double)?
        for bound in [minimum, maximum] where bound.isFinite {
            let outward = bound == maximum ? 1.0 : -1.0
            var time: Double?
            if motion.start != bound {
                // From rest it swings at most as far to the other side: then it may touch the bound, without speed.
                let reach = (motion.start - motion.target).magnitude
                let isTouched = motion.initialVelocity == 0 && (bound - motion.target).magnitude >= reach
                time = isTouched ? nil : motion.firstTime(at: bound)
            } else if outward * motion.initialVelocity > 0 {
                time = 0
            } else if motion.initialVelocity == 0 {
                // Pulled outwards it stays there. Otherwise it has too little energy to come back.
                time = outward * (motion.target - bound) > 0 ? 0 : nil
            } else if let turn = motion.turningPoints.first(where: { $0.time > 0 }) {
                time = motion.firstTime(at: bound, in: turn.time...(.infinity))
            }
            if let time, time < first?.time ?? .infinity { first = (time, bound) }
        }
        return first
    }
}

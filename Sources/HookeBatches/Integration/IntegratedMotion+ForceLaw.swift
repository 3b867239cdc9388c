extension IntegratedMotion where Value == Double {
    /// Integrates the motion under a force law towards a constant target, with impacts.
    ///
    /// An impact is found in the step's interpolant to the last digit. There the velocity is reflected and reduced, and
    /// a new step begins. The motion comes to rest at a limit when the force presses it there and the next bounce would
    /// be at most as high as the absolute tolerance.
    /// - Parameters:
    ///   - start: The position at 0, within the limits.
    ///   - target: The target of the law's spring.
    ///   - velocity: The velocity at 0, in units per second.
    ///   - law: The forces.
    ///   - duration: The length of the motion, in seconds; finite, above 0.
    ///   - tolerance: The largest error of a step.
    ///   - stepLimit: The largest number of steps to try; at least 1.
    /// - Throws: The errors of the initialiser with an acceleration.
    public init(
        from start: Double, to target: Double = 0, initialVelocity velocity: Double = 0, under law: ForceLaw,
        duration: Double,
        tolerance: IntegrationTolerance = .standard, stepLimit: Int = 100_000
    ) throws(HookeError) {
        try IntegratedMotion.check(start, velocity, duration, stepLimit)
        guard target.isFinite else {
            throw .outOfRange(field: .target, value: target, accepted: "a finite number")
        }
        let force: @Sendable (Double, Double, Double) -> Double = { position, velocity, _ in
            law.acceleration(position: position, velocity: velocity, target: target)
        }
        let walls = Walls(law.limits)
        guard start >= walls.lower, start <= walls.upper else {
            throw .outOfRange(
                field: .start, value: start, accepted: "numbers from \(walls.lower) to \(walls.upper)")
        }
        var integrator = try DormandPrince(
            from: start, velocity: velocity, until: duration, tolerance: tolerance, stepLimit: stepLimit,
            acceleration: force)
        var steps: [DenseStep<Double>] = []
        var restStart = duration
        while integrator.time < duration {
            let (time, position) = (integrator.time, integrator.position)
            if let side = walls.side(touchedAt: position) {
                var leaving = integrator.velocity
                if leaving * side > 0 {
                    leaving = -walls.restitution * leaving
                    try integrator.restart(at: time, position: position, velocity: leaving)
                }
                let press = force(position, leaving, time) * side
                let height = leaving * leaving / (2 * press)
                if press > 0, height <= tolerance.absolute, walls.restitution < 1 || leaving == 0 {
                    steps.append(.resting(at: position, from: time, until: duration))
                    restStart = time
                    break
                }
            }
            let step = try integrator.next()
            steps.append(step)
            if let (fraction, wall) = walls.crossing(of: step) {
                let hit = min(duration, step.start + fraction * step.length)
                if hit <= step.start { steps.removeLast() }
                try integrator.restart(
                    at: hit, position: wall, velocity: step.velocity.value(at: fraction))
            }
        }
        try self.init(
            steps, duration: duration, stepCount: integrator.steps, restStart: restStart, force: force)
    }
}

extension DenseStep where Value == Double {
    static func resting(at position: Double, from start: Double, until end: Double) -> DenseStep {
        func constant(_ value: Double) -> Polynomial {
            Polynomial(start: value, chord: 0, bend: 0, twist: 0, correction: 0)
        }
        return DenseStep(
            start: start, length: end - start, position: constant(position), velocity: constant(0))
    }
}

/// The limits of a law, infinite if it has none.
private struct Walls {
    let lower, upper, restitution: Double

    init(_ limits: ForceLaw.Limits?) {
        (lower, upper) = (limits?.lower ?? -.infinity, limits?.upper ?? .infinity)
        restitution = limits?.restitution ?? 0
    }

    /// Returns the limit that a position touches: 1 for upper, −1 for lower.
    func side(touchedAt position: Double) -> Double? {
        position == upper ? 1 : position == lower ? -1 : nil
    }

    private func isOutside(_ position: Double) -> Bool { position > upper || position < lower }

    /// Returns the first fraction of a step at which it crosses a limit, and the limit.
    func crossing(of step: DenseStep<Double>) -> (Double, Double)? {
        var (inside, outside): (Double, Double?) = (0, nil)
        // If the velocity changes sign within the step, the position may leave and return, or return and leave.
        if let turn = turn(of: step) {
            if isOutside(step.position.value(at: turn)) { outside = turn } else { inside = turn }
        }
        if outside == nil, isOutside(step.position.value(at: 1)) { outside = 1 }
        guard let outside else { return nil }
        let wall = step.position.value(at: outside) > upper ? upper : lower
        return (bisect(inside, outside) { !isOutside(step.position.value(at: $0)) }.high, wall)
    }

    /// Returns the fraction of a step at which the velocity changes sign.
    private func turn(of step: DenseStep<Double>) -> Double? {
        let first = step.velocity.value(at: 0)
        guard first * step.velocity.value(at: 1) < 0 else { return nil }
        return bisect(0, 1) { step.velocity.value(at: $0) * first > 0 }.low
    }
}

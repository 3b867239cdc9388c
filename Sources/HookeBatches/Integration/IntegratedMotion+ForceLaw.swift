extension IntegratedMotion where Value == Double {
    /// The motion under a force law towards a target that stands still, with its impacts.
    ///
    /// An impact is found in the step's interpolant, to the last place; there the velocity turns and shrinks, and a new
    /// step begins. When a bounce under the force that presses against the limit would be no higher than the absolute
    /// tolerance, the motion rests there from then on.
    /// - Parameters:
    ///   - start: The position at 0, within the limits.
    ///   - target: Where the law's spring pulls to.
    ///   - velocity: The velocity at 0, in units a second.
    ///   - law: The forces.
    ///   - duration: How far to go, in seconds; finite, above 0.
    ///   - tolerance: How large an error a step may have.
    ///   - stepLimit: How many steps may be tried; at least 1.
    /// - Throws: as the initialiser with an acceleration.
    public init(
        from start: Double, to target: Double = 0, velocity: Double = 0, under law: ForceLaw,
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
        var restingFrom = duration
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
                    restingFrom = time
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
            steps, duration: duration, stepCount: integrator.steps, restingFrom: restingFrom, force: force)
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

/// The limits of a law, or none.
private struct Walls {
    let lower, upper, restitution: Double

    init(_ limits: ForceLaw.Limits?) {
        (lower, upper) = (limits?.lower ?? -.infinity, limits?.upper ?? .infinity)
        restitution = limits?.restitution ?? 0
    }

    /// Which side a position touches: 1 above, −1 below.
    func side(touchedAt position: Double) -> Double? {
        position == upper ? 1 : position == lower ? -1 : nil
    }

    private func isOutside(_ position: Double) -> Bool { position > upper || position < lower }

    /// The first fraction of a step at which it crosses a limit, and the limit.
    func crossing(of step: DenseStep<Double>) -> (Double, Double)? {
        var (inside, outside): (Double, Double?) = (0, nil)
        // Where the velocity turns within the step, the way out may be out and in again, or in and then out.
        if let turn = turn(of: step) {
            if isOutside(step.position.value(at: turn)) { outside = turn } else { inside = turn }
        }
        if outside == nil, isOutside(step.position.value(at: 1)) { outside = 1 }
        guard let outside else { return nil }
        let wall = step.position.value(at: outside) > upper ? upper : lower
        return (bisect(inside, outside) { !isOutside(step.position.value(at: $0)) }.high, wall)
    }

    /// Where the velocity changes sign within a step.
    private func turn(of step: DenseStep<Double>) -> Double? {
        let first = step.velocity.value(at: 0)
        guard first * step.velocity.value(at: 1) < 0 else { return nil }
        return bisect(0, 1) { step.velocity.value(at: $0) * first > 0 }.low
    }
}

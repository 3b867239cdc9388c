extension Spring {
    /// The spring whose unit step settles after a given time: the last moment at which the step from 0 to 1, started with
    /// `initialVelocity`, is farther than `distance` from its target is `settlingDuration`, as
    /// `SpringMotion.settlingDuration(within:)` measures it.
    ///
    /// Without a velocity the answer is ω0 = τ/T, with τ the settling time of the spring of ω0 = 1. With one the settling
    /// time depends on ω0 by more than scale: it may rise and fall and it jumps where a peak just reaches the tolerance. Of
    /// several frequencies that settle at T the smallest is taken; if all of them jump over T there is none, and the error
    /// says where. docs/springs.md, "Parameters", derives how all of them are found.
    ///
    /// Any damping ratio above 0 serves. The inverse is `settlingDuration(from:to:initialVelocity:within:)`.
    ///
    /// - Parameters:
    ///   - settlingDuration: T in seconds, positive. It is met within 1e-12 of itself; where T changes so steeply with ω0,
    ///     ζ or ε that no numbers near by allow that (the motion almost at a turn at T, or its slow part almost cancelled
    ///     by the velocity), within 4 u of that change and never farther than 1e-6. Within 8 u of a tie between a
    ///     peak and the tolerance either side may be taken.
    ///   - dampingRatio: ζ, 1e-140 to 1e140; 1 is critical. It reads back within 4 u, or within 2e-12 where T is met only
    ///     so: damping above critical, and a slow part almost cancelled.
    ///   - distance: ε, as a fraction of the step, 1e-300 to 1e300.
    ///   - initialVelocity: In steps a second, positive towards the target; |initialVelocity·settlingDuration| at most 1e250.
    ///   - mass: m, positive. It changes the forces, not the motion.
    /// - Throws: `HookeError.outOfRange` if a number is NaN, infinite or out of these ranges, or if the spring would be
    ///   outside the domain of `init(mass:stiffness:damping:)`; `HookeError.noSolution` if no frequency settles at T, with
    ///   the frequency at which the settling time jumps over it, and from where to where.
    /// - Complexity: 10 to 100 µs.
    public init(
        settlingDuration: Double, dampingRatio: Double, within distance: Double = 0.001,
        initialVelocity: Double = 0, mass: Double = 1
    ) throws(HookeError) {
        guard settlingDuration > 0, settlingDuration.isFinite else {
            throw .outOfRange(
                field: "settlingDuration", value: settlingDuration,
                accepted: "a finite number of seconds above 0")
        }
        guard (1e-140...1e140).contains(dampingRatio) else {
            throw .outOfRange(field: "dampingRatio", value: dampingRatio, accepted: "1e-140 to 1e140")
        }
        guard (1e-300...1e300).contains(distance) else {
            throw .outOfRange(field: "within", value: distance, accepted: "1e-300 to 1e300")
        }
        let travel = initialVelocity * settlingDuration
        guard initialVelocity.isFinite, travel.magnitude <= 1e250 else {
            throw .outOfRange(
                field: .initialVelocity, value: initialVelocity,
                accepted: "a finite number of at most 1e250/settlingDuration in size")
        }
        let tolerance = try Tolerance(distance: distance)
        func spring(_ time: Double) throws(HookeError) -> Spring? {
            let frequency = time / settlingDuration
            guard (1e-140...1e140).contains(frequency) else {
                throw .outOfRange(
                    field: "settlingDuration", value: settlingDuration,
                    accepted: "what makes the angular frequency, here \(frequency), 1e-140 to 1e140")
            }
            guard (1e-140...1e140).contains(dampingRatio * frequency) else {
                throw .outOfRange(
                    field: "dampingRatio", value: dampingRatio,
                    accepted: "what makes ζ·ω0 1e-140 to 1e140; ω0 is \(frequency)")
            }
            return try Spring(
                frequency: DoubleDouble(time) / settlingDuration, ratio: DoubleDouble(dampingRatio),
                mass: mass
            ).nearby(
                settlingAt: settlingDuration, within: tolerance, initialVelocity: initialVelocity,
                dampingRatio: dampingRatio)
        }
        let search = SettlingFrequency(ratio: dampingRatio, travel: travel, limit: distance)
        if let found = try search.first(spring) {
            self = found
            return
        }
        guard travel != 0 else {
            throw .noSolution(
                field: "settlingDuration",
                reason: "a step of 1 without velocity is never farther than \(distance) from its target, "
                    + "so it settles after 0 s whatever the frequency")
        }
        let (before, after) = search.jump()
        // A tie, or half-turns too short to tell: one side of the jump is as near as numbers go.
        for side in [before, after] where (side.settled / side.time - 1).magnitude <= 1e-12 {
            if let found = try spring(side.time) {
                self = found
                return
            }
        }
        let (from, to) = (before.settled / before.time, after.settled / after.time)
        throw .noSolution(
            field: "settlingDuration",
            reason:
                "with damping ratio \(dampingRatio) and initial velocity \(initialVelocity) the time to settle "
                + "within \(distance) jumps from \(from * settlingDuration) s to \(to * settlingDuration) s, over "
                + "\(settlingDuration) s, where the angular frequency reaches \(after.time / settlingDuration), "
                + "and takes that value at no other frequency")
    }

    /// The spring next to this one whose unit step settles nearest to `duration`, for stiffness and damping are rounded,
    /// and where the settling time depends on them steeply that shows.
    ///
    /// Tried are a few last places of both, ζ within 3 u; if that leaves more than 1e-12, stiffnesses up to 4e-12 away,
    /// which change ζ by half as much and a strongly damped spring's fast mode by far less. `nil` where even the nearest is
    /// more than 1e-6 off.
    private func nearby(
        settlingAt duration: Double, within tolerance: Tolerance, initialVelocity: Double,
        dampingRatio: Double
    ) -> Spring? {
        func excess(_ spring: Spring) -> Double {
            let settled = spring.settlingDuration(
                from: 0.0, to: 1, initialVelocity: initialVelocity, within: tolerance)
            return settled.map { $0 / duration - 1 } ?? .infinity
        }
        func spring(_ stiffness: Double, _ damping: Double) -> Spring {
            Spring(checkedMass: mass, stiffness: stiffness, damping: damping)
        }
        var (best, least) = (self, excess(self))
        func note(_ other: Spring) -> Double {
            let missed = excess(other)
            if missed.magnitude < least.magnitude { (best, least) = (other, missed) }
            return missed
        }
        guard least.magnitude > 0x1p-43 else { return best }
        for step in -8...8 {
            for turn in -3...3 {
                let other = spring(
                    stiffness + Double(step) * stiffness.ulp, damping + Double(turn) * damping.ulp)
                if (other.dampingRatio - dampingRatio).magnitude <= 3 * 0x1p-53 * dampingRatio {
                    _ = note(other)
                }
            }
        }
        if least.magnitude > 1e-12 {
            let damping = best.damping
            let (low, high) = (best.stiffness * (1 - 4e-12), best.stiffness * (1 + 4e-12))
            let isLate = note(spring(low, damping)) > 0
            if isLate != (note(spring(high, damping)) > 0) {
                bisect(low, high) { (note(spring($0, damping)) > 0) == isLate }
            }
        }
        return least.magnitude <= 1e-6 ? best : nil
    }
}

extension Spring {
    /// Creates the spring whose unit step settles at a given time T, as `SpringMotion.settlingDuration(within:)`
    /// measures it: T is the last time at which the step from 0 to 1 is farther than `distance` from its target.
    ///
    /// - Without an initial velocity, ω0 = τ/T, where τ is the settling time at ω0 = 1.
    /// - With one, the settling time may rise and fall with ω0. It jumps where a peak just reaches the tolerance.
    /// - If several frequencies settle at T, the smallest is used. If all of them jump over T, an error tells where.
    ///
    /// docs/internals/springs.md, "Parameters", has the derivation. The inverse is
    /// `settlingDuration(from:to:initialVelocity:within:)`.
    ///
    /// - Parameters:
    ///   - settlingDuration: T in seconds, positive. The spring settles at it within a relative error of 1e-12. Where
    ///     T is too steep a function of ω0, ζ or ε for that, the error is within 4 u of that change, and at most
    ///     1e-6. This is so if T is almost at a turning point, or if the velocity almost cancels the slow mode.
    ///     Within 8 u of a tie between a peak and the tolerance, either side is possible.
    ///   - dampingRatio: ζ, 1e-140 to 1e140; 1 is critical. It reads back within 4 u, or within 2e-12 if overdamped
    ///     with the slow mode almost cancelled.
    ///   - distance: ε, as a fraction of the step, 1e-300 to 1e300.
    ///   - initialVelocity: In steps per second, positive towards the target; |initialVelocity·settlingDuration| at
    ///     most 1e250.
    ///   - mass: m, positive. It changes the forces, not the motion.
    /// - Throws: `HookeError.outOfRange` if a number is NaN, infinite or outside these ranges, or if the spring would
    ///   be outside the domain of `init(mass:stiffness:damping:)`. `HookeError.noSolution` if no frequency settles at
    ///   T, with the frequency at which the settling time jumps over T and both ends of the jump.
    /// - Complexity: 10 to 100 µs.
    public init(
        settlingDuration: Double, dampingRatio: Double, within distance: Double = 0.001,
        initialVelocity: Double = 0, mass: Double = 1
    ) throws(HookeError) {
        guard initialVelocity != 0 else {
            try self.init(
                restSettlingDuration: settlingDuration, dampingRatio: dampingRatio, within: distance,
                mass: mass)
            return
        }
        try Self.check(settlingDuration, dampingRatio, distance)
        let travel = initialVelocity * settlingDuration
        guard initialVelocity.isFinite, travel.magnitude <= 1e250 else {
            throw .outOfRange(
                field: .initialVelocity, value: initialVelocity,
                accepted: "a finite number of at most 1e250/settlingDuration in size")
        }
        let tolerance = try Tolerance(distance: distance)
        func spring(_ time: Double) throws(HookeError) -> Spring? {
            try Self.spring(
                time, settlingDuration, dampingRatio, within: tolerance, initialVelocity: initialVelocity,
                mass: mass)
        }
        let search = SettlingFrequency(ratio: dampingRatio, travel: travel, limit: distance)
        if let found = try search.first(spring) {
            self = found
            return
        }
        guard travel != 0 else { throw Self.neverFarther(distance) }
        let (before, after) = search.jump()
        // A tie, or half periods too short to resolve: one side of the jump is within the accuracy of a double.
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
                + "and no other frequency gives that value")
    }

    /// Creates the spring whose unit step from rest settles at a given time: ω0 = τ/T. Without the search for other
    /// velocities, which small programs need not link.
    init(
        restSettlingDuration settlingDuration: Double, dampingRatio: Double, within distance: Double = 0.001,
        mass: Double = 1
    ) throws(HookeError) {
        try Self.check(settlingDuration, dampingRatio, distance)
        let unit = SpringConstants(Spring(checkedMass: 1, stiffness: 1, damping: 2 * dampingRatio))
        let time = SpringTrajectory(unit, from: 1.0, to: 0, velocity: 0).lastTime(
            of: .distance, above: distance)
        guard let time, time > 0,
            let found = try Self.spring(
                time, settlingDuration, dampingRatio, within: try Tolerance(distance: distance),
                initialVelocity: 0,
                mass: mass)
        else { throw Self.neverFarther(distance) }
        self = found
    }

    private static func neverFarther(_ distance: Double) -> HookeError {
        .noSolution(
            field: "settlingDuration",
            reason: "a step of 1 without velocity is never farther than \(distance) from its target, "
                + "so it settles after 0 s at every frequency")
    }

    private static func check(
        _ settlingDuration: Double, _ dampingRatio: Double, _ distance: Double
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
    }

    /// Returns the spring that is at its unit step's settling time `time` after `settlingDuration`, or `nil` if the
    /// nearest one is too far from it.
    private static func spring(
        _ time: Double, _ settlingDuration: Double, _ dampingRatio: Double, within tolerance: Tolerance,
        initialVelocity: Double, mass: Double
    ) throws(HookeError) -> Spring? {
        let frequency = time / settlingDuration
        guard (1e-140...1e140).contains(frequency) else {
            throw .outOfRange(
                field: "settlingDuration", value: settlingDuration,
                accepted: "a value with an angular frequency, here \(frequency), of 1e-140 to 1e140")
        }
        guard (1e-140...1e140).contains(dampingRatio * frequency) else {
            throw .outOfRange(
                field: "dampingRatio", value: dampingRatio,
                accepted: "a value for which ζ·ω0 is 1e-140 to 1e140; ω0 is \(frequency)")
        }
        return try Spring(
            frequency: DoubleDouble(time) / settlingDuration, ratio: DoubleDouble(dampingRatio),
            mass: mass
        ).nearby(
            settlingAt: settlingDuration, within: tolerance, initialVelocity: initialVelocity,
            dampingRatio: dampingRatio)
    }

    /// Returns the spring near this one whose unit step settles nearest to `duration`, or `nil` if even the nearest
    /// has a relative error above 1e-6. Rounding of stiffness and damping matters where the settling time depends
    /// steeply on them.
    ///
    /// It first tries stiffness and damping a few ulps away, with ζ within 3 u. If the relative error is still above
    /// 1e-12, it tries stiffnesses up to 4e-12 away. These change ζ by half as much, and the fast mode of a strongly
    /// damped spring by far less.
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

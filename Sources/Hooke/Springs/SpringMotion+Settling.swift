extension SpringMotion {
    /// Returns the time from which the motion stays within the tolerance.
    ///
    /// It is the last time at which the distance from the target is above the tolerance's distance, or the speed
    /// above its speed if it has one.
    ///
    /// - It is the last crossing itself, not an envelope, in every regime and with any initial velocity. For vectors
    ///   it uses the norm.
    /// - It is never early. For `Double` it is late by at most 10⁻¹² of itself + 10⁻¹⁴/ω0, and mostly by a few u.
    /// - A peak within 8 u of the tolerance may count as above it.
    ///
    /// - Parameter tolerance: By default a distance of one thousandth of a unit. A relative one is a fraction of the
    ///   largest distance from the target, from time 0 on.
    /// - Returns: Seconds from time 0; 0 if the motion starts settled. `nil` if it never settles: undamped and larger
    ///   than the tolerance, a tolerance of 0, or a non-finite motion.
    /// - Complexity: For a `Double` about five evaluations; for other types about six in double-double.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        // Generic code has the result of the variant for numbers.
        if let scalar = self as? SpringMotion<Double> { return scalar.settlingDuration(within: tolerance) }
        let tolerance = tolerance.absolute(excursion: excursion)
        let trajectory = self.trajectory
        // The distance may overflow although start and target are finite.
        return (trajectory.isFinite ? trajectory : halvedTrajectory).settlingDuration(within: tolerance)
    }

    /// Returns whether the motion stays within the tolerance from `time` on.
    public func isSettled(at time: Double, within tolerance: Tolerance = .standard) -> Bool {
        guard isNear(at: time, tolerance) else { return false }
        guard let settled = settlingDuration(within: tolerance) else { return false }
        return time >= settled
    }

    /// Whether the distance is within the tolerance at one time, up to rounding.
    func isNear(at time: Double, _ tolerance: Tolerance) -> Bool {
        let limit = tolerance.absolute(excursion: excursion).distance * (1 + 0x1p-40)
        return position(at: time).subtracting(target).norm <= limit + target.norm * 0x1p-50
    }

    /// The largest distance from the target, from time 0 on.
    package var excursion: Double {
        SpringMotion(
            spring: spring, from: start.subtracting(target), to: .zero, initialVelocity: initialVelocity
        ).largestNorm
    }

    var trajectory: SpringTrajectory {
        SpringTrajectory(constants, from: start, to: target, velocity: initialVelocity)
    }

    /// The trajectory, from half of each number.
    fileprivate var halvedTrajectory: SpringTrajectory {
        SpringTrajectory(
            constants, from: start.scaled(by: 0.5), to: target.scaled(by: 0.5),
            velocity: initialVelocity.scaled(by: 0.5), sizeExponent: 1)
    }
}

extension SpringMotion where Value == Double {
    /// Returns the time from which the motion stays within the tolerance; faster than for other types.
    /// - Parameter tolerance: By default a distance of one thousandth of a unit.
    /// - Returns: Seconds from time 0; 0 if the motion starts settled. `nil` if it never settles.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        let tolerance = tolerance.absolute(excursion: excursion)
        if tolerance.speed == nil,
            let time = PlainSettling(self, within: tolerance.distance).duration
        {
            return time
        }
        let trajectory = SpringTrajectory(constants, from: start, to: target, velocity: initialVelocity)
        return (trajectory.isFinite ? trajectory : halvedTrajectory).settlingDuration(within: tolerance)
    }
}

extension Spring {
    /// Returns the settling time of a motion on this spring; see `SpringMotion.settlingDuration(within:)`.
    /// - Parameters:
    ///   - start: The position at time 0.
    ///   - target: The position at rest.
    ///   - initialVelocity: In units per second.
    ///   - tolerance: The tolerance within which the motion counts as settled.
    /// - Returns: Seconds, or `nil` if it never settles.
    public func settlingDuration<Value: VectorSpace>(
        from start: Value, to target: Value, initialVelocity: Value = .zero,
        within tolerance: Tolerance = .standard
    ) -> Double? {
        SpringMotion(spring: self, from: start, to: target, initialVelocity: initialVelocity)
            .settlingDuration(within: tolerance)
    }

    /// Returns the settling time of the step from 0 to 1; see `SpringMotion.settlingDuration(within:)`.
    /// - Parameter tolerance: As a fraction of the step.
    /// - Returns: Seconds, or `nil` if it never settles.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        settlingDuration(from: 0.0, to: 1.0, within: tolerance)
    }
}

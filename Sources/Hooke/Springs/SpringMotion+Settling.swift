extension SpringMotion {
    /// When the motion has settled: the last time at which the distance from the target is above the tolerance's distance
    /// or, if the tolerance has one, the speed above its speed. From then on it never is again.
    ///
    /// Exact in every regime, for vectors of any dimension (the norm of the whole), with any initial velocity: the last
    /// crossing itself, not an envelope, and never early. For `Double` it is at most 10⁻¹² of itself + 10⁻¹⁴/ω0 late, and
    /// mostly a few units of roundoff. A peak that is within 8 u of the tolerance may count as above it.
    ///
    /// - Parameter tolerance: Distance and, if given, speed that count as settled; one thousandth of a unit by default.
    /// - Returns: Seconds from 0 on; 0 if the motion starts settled; `nil` if it never settles: undamped and larger than
    ///   the tolerance, a tolerance of 0, or a motion that is not a number.
    /// - Complexity: About six evaluations of the motion in two words, 1 µs for a `Double`.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        let trajectory = self.trajectory
        guard let still = trajectory.lastTime(of: .distance, above: tolerance.distance) else { return nil }
        let exponent = -trajectory.timeExponent
        guard let speed = tolerance.speed else { return still.scaled(byPowerOfTwo: exponent) }
        guard let slow = trajectory.lastTime(of: .speed, above: speed, exponent: exponent) else { return nil }
        return max(still, slow).scaled(byPowerOfTwo: exponent)
    }

    /// Whether the motion is within the tolerance at `time` and for ever after.
    public func isSettled(at time: Double, within tolerance: Tolerance = .standard) -> Bool {
        let now = state(at: time)
        guard
            now.position.subtracting(target).norm <= tolerance.distance * (1 + 0x1p-40) + target.norm
                * 0x1p-50
        else { return false }
        guard let settled = settlingDuration(within: tolerance) else { return false }
        return time >= settled
    }

    /// The motion relative to the target, for questions of size and time.
    var trajectory: SpringTrajectory {
        SpringTrajectory(constants, from: start, to: target, velocity: initialVelocity)
    }
}

extension Spring {
    /// When a motion on this spring has settled; see `SpringMotion.settlingDuration(within:)`.
    /// - Parameters:
    ///   - start: The position at time 0.
    ///   - target: Where the spring pulls to.
    ///   - initialVelocity: In units a second.
    ///   - tolerance: What counts as settled.
    /// - Returns: Seconds, or `nil` if it never settles.
    public func settlingDuration<Value: VectorSpace>(
        from start: Value, to target: Value, initialVelocity: Value = .zero,
        within tolerance: Tolerance = .standard
    ) -> Double? {
        SpringMotion(spring: self, from: start, to: target, initialVelocity: initialVelocity)
            .settlingDuration(within: tolerance)
    }

    /// When the unit step from 0 to 1 has settled; see `SpringMotion.settlingDuration(within:)`.
    /// - Parameter tolerance: What counts as settled, as a fraction of the step.
    /// - Returns: Seconds, or `nil` if it never settles.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        settlingDuration(from: 0.0, to: 1.0, within: tolerance)
    }
}

// Where a scalar motion turns, and when it is where.

extension SpringMotion where Value == Double {
    /// The first time from 0 on at which the velocity is zero; 0 if it starts at rest away from the target, `nil` if it
    /// never turns, or not before it has decayed below the smallest number.
    public var firstTurningTime: Double? {
        let trajectory = self.trajectory
        guard trajectory.isFinite, !trajectory.isAtRest, let time = trajectory.turningTime else { return nil }
        guard trajectory.scalarState(at: time).displacement != 0 else { return nil }
        return time.scaled(byPowerOfTwo: -constants.timeExponent)
    }

    /// The first time from 0 on at which the motion is at its target: 0 if it starts there, `nil` if it never arrives
    /// (at or above critical damping it usually only approaches), or not before it has decayed below the smallest
    /// number.
    ///
    /// Exact to a few units of roundoff of the time and of displacement/velocity at 0.
    public var firstTimeAtTarget: Double? {
        let trajectory = self.trajectory
        guard trajectory.isFinite else { return nil }
        if start == target { return 0 }
        guard let time = trajectory.crossingTime, trajectory.scalarState(at: time).velocity != 0 else {
            return nil
        }
        return time.scaled(byPowerOfTwo: -constants.timeExponent)
    }

    /// The smallest and the largest position from 0 on, the target included, which a damped motion comes as near to as you
    /// like. NaN for a motion that is not a number.
    public var extremes: (minimum: Double, maximum: Double) {
        let (low, high) = displacementExtremes
        return (target + low, target + high)
    }

    /// How far the motion ever goes past its target, seen from where it starts; from the target itself, the largest
    /// distance. At least 0, in the value's units; NaN for a motion that is not a number.
    public var overshoot: Double {
        let (low, high) = displacementExtremes
        if start == target { return max(-low, high) }
        return start < target ? high : -low
    }

    /// The first time from 0 on at which the position is `position`; `nil` if it never is.
    ///
    /// A position that is only approached, as the target usually is, is never reached. Where the motion just touches a
    /// position, rounding decides.
    public func firstTime(at position: Double) -> Double? {
        let trajectory = self.trajectory
        guard trajectory.isFinite, position.isFinite else { return nil }
        if position == start { return 0 }
        if position == target { return firstTimeAtTarget }
        guard !trajectory.isAtRest else { return nil }
        let level = position - target
        var points = [0.0]
        if let turn = trajectory.turningTime {
            if turn > 0 { points.append(turn) }
            if let period = trajectory.stationaryTimes.period {
                // Later swings stay within the first two.
                points.append(turn + period)
                points.append(turn + 2 * period)
            }
        }
        for (from, to) in zip(points, points.dropFirst()) {
            if let time = trajectory.time(at: level, from: from, to: to) {
                return time.scaled(byPowerOfTwo: -constants.timeExponent)
            }
        }
        guard trajectory.stationaryTimes.period == nil, let last = points.last else { return nil }
        // The rest is a monotone approach: beyond reach once nearer than the level.
        var stride = 1 / constants.slowestRate
        var end = last + stride
        let side = trajectory.scalarState(at: last).displacement
        guard (side > 0) == (level > 0), side.magnitude >= level.magnitude else { return nil }
        while trajectory.scalarState(at: end).displacement.magnitude > level.magnitude {
            stride *= 2
            end = last + stride
        }
        return trajectory.time(at: level, from: last, to: end)?.scaled(byPowerOfTwo: -constants.timeExponent)
    }

    /// Smallest and largest displacement from 0 on, zero included.
    private var displacementExtremes: (Double, Double) {
        let trajectory = self.trajectory
        guard trajectory.isFinite else { return (.nan, .nan) }
        var values = [0, trajectory.components[0].x.high]
        if !trajectory.isAtRest, let turn = trajectory.turningTime {
            values.append(trajectory.scalarState(at: turn).displacement)
            if let period = trajectory.stationaryTimes.period {
                values.append(trajectory.scalarState(at: turn + period).displacement)
            }
        }
        return (values.min() ?? 0, values.max() ?? 0)
    }
}

extension SpringTrajectory {
    /// The time at which a scalar motion, monotone from `start` to `end`, has a displacement; `nil` if it has not.
    fileprivate func time(at level: Double, from start: Double, to end: Double) -> Double? {
        let first = scalarState(at: start).displacement - level
        let last = scalarState(at: end).displacement - level
        if first == 0 { return start }
        if last == 0 { return end }
        guard (first < 0) != (last < 0) else { return nil }
        var (low, high) = (start, end)
        var time = low + (high - low) / 2
        while time > low && time < high {
            let state = scalarState(at: time)
            let value = state.displacement - level
            if value == 0 { return time }
            if (value < 0) == (first < 0) { low = time } else { high = time }
            let next = time - value / state.velocity
            let isNear = (next - time).magnitude <= 2 * time.ulp
            if isNear { return min(max(next, low), high) }
            time = next > low && next < high ? next : low + (high - low) / 2
        }
        return high
    }
}

// The range of a scalar motion.

extension SpringMotion where Value == Double {
    /// The smallest and largest position from time 0 on, including the target, which a damped motion approaches. NaN
    /// for a non-finite motion.
    public var extremes: (minimum: Double, maximum: Double) {
        guard trajectory.isFinite else { return (.nan, .nan) }
        let (low, high) = extremes(in: 0...(.infinity))
        return (min(low, target), max(high, target))
    }

    /// Returns the smallest and largest position in a time interval, ends included.
    ///
    /// Only the ends and the first two turning points are evaluated, because later oscillations stay within those.
    /// The accuracy is that of `position(at:)`.
    ///
    /// - Parameter interval: Seconds. An upper bound of +∞ includes the target of a damped motion. Times before 0
    ///   continue the motion backwards.
    /// - Returns: NaN for a non-finite motion, for an interval that begins at −∞, and undamped for one that begins at
    ///   +∞.
    /// - Complexity: At most four evaluations.
    public func extremes(in interval: ClosedRange<Double>) -> (minimum: Double, maximum: Double) {
        let first = position(at: interval.lowerBound)
        var (low, high) = (first, first)
        // An undamped motion has no position at infinity, but its first two turning points are its extremes.
        if interval.upperBound < .infinity || spring.damping != 0 {
            let last = position(at: interval.upperBound)
            guard !last.isNaN else { return (.nan, .nan) }
            (low, high) = (min(low, last), max(high, last))
        }
        guard !first.isNaN else { return (.nan, .nan) }
        for point in turningPoints(in: interval).prefix(2) {
            (low, high) = (min(low, point.position), max(high, point.position))
        }
        return (low, high)
    }

    /// The largest distance from the target on the side opposite to the start. For a motion that starts at its target,
    /// the largest distance on either side. At least 0, in the value's units; NaN for a non-finite motion.
    public var overshoot: Double {
        let trajectory = self.trajectory
        guard trajectory.isFinite else { return .nan }
        // Displacements keep digits that positions far from 0 lose.
        var distances = [0.0]
        if start == target { distances.append(trajectory.scalarState(at: 0).displacement.magnitude) }
        for time in SpringEvents(self, .turn, in: 0...(.infinity)).lazy.map({ $0.time }).prefix(2) {
            let past = displacement(at: time)
            distances.append(start == target ? past.magnitude : start < target ? past : -past)
        }
        return distances.max() ?? 0
    }

    /// The overshoot as a fraction of the distance from start to target: 0.09 is an overshoot of 9 %. `nil` for a
    /// motion that starts at its target, NaN for a non-finite one.
    public var overshootFraction: Double? {
        if start == target { return nil }
        return overshoot / trajectory.scalarState(at: 0).displacement.magnitude
    }
}

extension SpringMotion {
    /// The largest norm of the position from time 0 on; NaN if a number of the motion is not finite.
    package var largestNorm: Double {
        let trajectory = self.trajectory
        guard trajectory.isFinite else { return .nan }
        var largest = start.norm
        if trajectory.isAtRest { return largest }
        for time in trajectory.stationaryTimes.times {
            let seconds = time.scaled(byPowerOfTwo: -trajectory.timeExponent)
            largest = max(largest, position(at: seconds).norm)
        }
        return largest
    }
}

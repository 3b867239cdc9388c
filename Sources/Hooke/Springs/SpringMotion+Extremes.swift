// How far a scalar motion gets.

extension SpringMotion where Value == Double {
    /// The smallest and the largest position from 0 on, the target included, which a damped motion comes as near to as you
    /// like. NaN for a motion that is not a number.
    public var extremes: (minimum: Double, maximum: Double) {
        guard trajectory.isFinite else { return (.nan, .nan) }
        let (low, high) = extremes(in: 0...(.infinity))
        return (min(low, target), max(high, target))
    }

    /// The smallest and the largest position in an interval of time, its ends included.
    ///
    /// Found from the ends and from the first two turning points between them: later swings stay within those. As
    /// accurate as `position(at:)`.
    ///
    /// - Parameter interval: Seconds. An end of +∞ stands for all that follows, and the target is then included if the
    ///   motion is damped; before 0 the motion is continued backwards.
    /// - Returns: NaN for a motion that is not a number, and for an interval that begins at −∞, or at +∞ undamped.
    /// - Complexity: Up to four evaluations.
    public func extremes(in interval: ClosedRange<Double>) -> (minimum: Double, maximum: Double) {
        let first = position(at: interval.lowerBound)
        var (low, high) = (first, first)
        // Undamped it has no position at infinity, but all that it ever has are in two swings.
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

    /// How far the motion ever goes past its target, seen from where it starts; from the target itself, the largest
    /// distance. At least 0, in the value's units; NaN for a motion that is not a number.
    public var overshoot: Double {
        let trajectory = self.trajectory
        guard trajectory.isFinite else { return .nan }
        // Of displacements, which keep the digits that a position far from 0 has no room for.
        var distances = [0.0]
        if start == target { distances.append(trajectory.scalarState(at: 0).displacement.magnitude) }
        for time in SpringEvents(self, .turn, in: 0...(.infinity)).lazy.map({ $0.time }).prefix(2) {
            let past = displacement(at: time)
            distances.append(start == target ? past.magnitude : start < target ? past : -past)
        }
        return distances.max() ?? 0
    }

    /// The overshoot as a fraction of the way from start to target: 0.09 is what is also called 9 % of overshoot. `nil`
    /// for a motion that starts at its target, NaN for one that is not a number.
    public var overshootFraction: Double? {
        if start == target { return nil }
        return overshoot / trajectory.scalarState(at: 0).displacement.magnitude
    }
}

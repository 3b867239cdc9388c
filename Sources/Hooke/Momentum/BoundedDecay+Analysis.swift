extension BoundedDecay {
    /// Returns the time from which the fling stays within the tolerance, as `SpringMotion.settlingDuration(within:)`
    /// defines it.
    ///
    /// It is as exact as that of the last part; if the last part begins within the tolerance, as that of an earlier
    /// part. A relative tolerance is a fraction of the largest distance from ``endValue``, from time 0 on.
    /// - Returns: Seconds from time 0; 0 if it starts settled. `nil` if it never settles: an undamped spring at an
    ///   edge, a tolerance of 0, or a non-finite motion.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        let last = legs[legs.count - 1]
        let tolerance = tolerance.absolute(excursion: excursion)
        let own: Double?
        switch last.form {
        case .decay(let decay): own = decay.settlingDuration(within: tolerance)
        case .spring(let spring): own = spring.settlingDuration(within: tolerance)
        }
        guard let own else { return nil }
        if own > 0 { return last.begin + own }
        for index in legs.indices.dropLast().reversed() {
            if let time = lastTime(outside: tolerance, in: index) { return time }
        }
        return 0
    }

    /// The largest distance beyond an edge from time 0 on, in units, with the rounding of a position; 0 if it stays
    /// inside. NaN for a non-finite start or velocity.
    public var overshoot: Double {
        guard start.isFinite, initialVelocity.isFinite else { return .nan }
        let first = max(start - maximum, minimum - start, 0)
        // A spring that hands over moves inwards all the time.
        guard case .spring(let spring) = legs[legs.count - 1].form else { return first }
        let (low, high) = spring.extremes
        return max(first, high - maximum, minimum - low)
    }

    /// The largest distance from the end. Until the last hand-over the motion has one direction.
    private var excursion: Double {
        let first = (start - endValue).magnitude
        guard case .spring(let spring) = legs[legs.count - 1].form else { return first }
        return max(first, spring.excursion)
    }

    /// The last time at which the tolerance is exceeded in a part that is not the last, rounded up, or `nil`.
    ///
    /// Until the last hand-over the motion has one direction, so the distance from the end decreases. The speed
    /// decreases in a decay. In a spring that moves towards the edge it decreases from its only extreme on, if there
    /// is one.
    private func lastTime(outside tolerance: Tolerance, in index: Int) -> Double? {
        let leg = legs[index]
        func isOutside(_ time: Double) -> Bool {
            let state = leg.form.state(at: time)
            return (state.position - endValue).magnitude > tolerance.distance
                || tolerance.speed.map { state.velocity.magnitude > $0 } ?? false
        }
        var low = 0.0
        var high = legs[index + 1].begin - leg.begin
        guard !isOutside(high) else { return legs[index + 1].begin }
        if case .spring(let spring) = leg.form, tolerance.speed != nil {
            let speeds = SpringMotion(
                spring: spring.spring, from: spring.initialVelocity, to: 0,
                initialVelocity: spring.acceleration(at: 0))
            if let extreme = speeds.firstTurningTime, extreme < high {
                // If the fastest moment is within the tolerance, only the distance matters before it.
                if isOutside(extreme) { low = extreme } else { high = extreme }
            }
        }
        guard isOutside(low) else { return nil }
        return leg.begin + bisect(low, high, isLow: isOutside).high
    }
}

extension BoundedDecay {
    /// When it has settled: the last time at which the distance from `end` is above the tolerance's distance or, if the
    /// tolerance has one, the speed above its speed. From then on it never is again.
    ///
    /// Exact as that of its last part. If that begins within the tolerance the answer lies in the part before, where it is
    /// the last such double.
    /// - Returns: Seconds from 0 on; 0 if it starts settled; `nil` if it never settles: an undamped spring at an edge, a
    ///   tolerance of 0, or a motion that is not a number.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        let last = legs[legs.count - 1]
        let own: Double?
        switch last.path {
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

    /// How far it ever is beyond an edge, from time 0 on, in units, with the rounding of a position there; 0 if it stays
    /// inside. NaN for a start or velocity that is NaN or infinite.
    public var overshoot: Double {
        guard start.isFinite, initialVelocity.isFinite else { return .nan }
        let first = max(start - maximum, minimum - start, 0)
        // A spring that hands over was on its way inwards all the time.
        guard case .spring(let spring) = legs[legs.count - 1].path else { return first }
        let (low, high) = spring.extremes
        return max(first, high - maximum, minimum - low)
    }

    /// The last time in a part that is not the last one at which the tolerance is exceeded, rounded up; `nil` if it is not in
    /// there at all.
    ///
    /// Until the last hand-over the motion goes one way, so the distance from the end falls. The speed falls in a decay, and
    /// in a spring that is on its way to the edge from its only extreme on, if it has one there.
    private func lastTime(outside tolerance: Tolerance, in index: Int) -> Double? {
        let leg = legs[index]
        func isOutside(_ time: Double) -> Bool {
            let state = leg.path.state(at: time)
            return (state.position - end).magnitude > tolerance.distance
                || tolerance.speed.map { state.velocity.magnitude > $0 } ?? false
        }
        var low = 0.0
        var high = legs[index + 1].begin - leg.begin
        guard !isOutside(high) else { return legs[index + 1].begin }
        if case .spring(let spring) = leg.path, tolerance.speed != nil {
            let speeds = SpringMotion(
                spring: spring.spring, from: spring.initialVelocity, to: 0,
                initialVelocity: spring.acceleration(at: 0))
            if let extreme = speeds.firstTurningTime, extreme < high {
                // If not even the fastest moment is outside, only the distance counts before it.
                if isOutside(extreme) { low = extreme } else { high = extreme }
            }
        }
        guard isOutside(low) else { return nil }
        return leg.begin + bisect(low, high, isLow: isOutside).high
    }
}

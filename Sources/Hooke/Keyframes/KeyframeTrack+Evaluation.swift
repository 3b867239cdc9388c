extension KeyframeTrack {
    /// The value at a time. NaN gives a value of NaN components.
    ///
    /// Of a cubic within 5 u of |keys| + |tangents| of the exact one. By `TangentRule.holdSafe`, never outside the two
    /// keys around it.
    @inlinable
    public func value(at t: Double) -> Value {
        guard let position = knots.position(of: t) else { return valueOutside(t) }
        return value(at: position)
    }

    /// The value at a place within the keys, for callers that have found it.
    @inlinable
    func value(at position: Knots.Position) -> Value {
        let segment = segments[position.segment]
        if position.passed == 0 { return segment.start }
        if position.left == 0 { return segment.end }
        switch segment.kind {
        case .still: return segment.start
        case .linear: return segment.lineValue(position.passed, position.left)
        case .cubic: return segment.hermite.value(position.passed, position.left)
        case .special: return specialState(segment, position).position
        }
    }

    /// The velocity at a time, per unit of time; that of the segment which begins at a key, and of the one that
    /// ends at the last. Zero outside the keys and where the track holds. NaN gives NaN.
    @inlinable
    public func velocity(at t: Double) -> Value {
        guard let position = knots.position(of: t) else { return restOutside(t) }
        let segment = segments[position.segment]
        switch segment.kind {
        case .still: return .zero
        case .linear: return segment.end.subtracting(segment.start).scaled(by: 1 / position.duration)
        case .cubic:
            return segment.hermite.velocity(position.passed, position.left).scaled(by: 1 / position.duration)
        case .special: return specialState(segment, position).velocity
        }
    }

    /// The acceleration at a time, per unit of time squared, with the conventions of `velocity(at:)`. Most cubics
    /// jump in acceleration at their keys; `TangentRule.spline` does not.
    @inlinable
    public func acceleration(at t: Double) -> Value {
        guard let position = knots.position(of: t) else { return restOutside(t) }
        let segment = segments[position.segment]
        switch segment.kind {
        case .still, .linear: return .zero
        case .cubic:
            return segment.hermite.acceleration(position.passed)
                .scaled(by: 1 / position.duration).scaled(by: 1 / position.duration)
        case .special: return specialState(segment, position).acceleration
        }
    }

    /// Value, velocity and acceleration at a time, after one search.
    @inlinable
    public func state(at t: Double) -> MotionState<Value> {
        guard let position = knots.position(of: t) else {
            let rest = restOutside(t)
            return MotionState(position: valueOutside(t), velocity: rest, acceleration: rest)
        }
        let segment = segments[position.segment]
        if case .special = segment.kind {
            var state = specialState(segment, position)
            if position.passed == 0 { state.position = segment.start }
            if position.left == 0 { state.position = segment.end }
            return state
        }
        return MotionState(
            position: value(at: position), velocity: velocity(at: t), acceleration: acceleration(at: t))
    }

    /// The value where there is no segment: before the first key, from the last on, and at NaN.
    @usableFromInline
    func valueOutside(_ t: Double) -> Value {
        t.isNaN ? values[0].scaled(by: .nan) : t < knots.times[0] ? values[0] : values[values.count - 1]
    }

    /// Velocity and acceleration where there is no segment.
    @usableFromInline
    func restOutside(_ t: Double) -> Value { t.isNaN ? values[0].scaled(by: .nan) : .zero }

    @inlinable
    func specialState(_ segment: TrackSegment<Value>, _ position: Knots.Position) -> MotionState<Value> {
        guard let special = specials[position.segment] else {
            preconditionFailure("segment \(position.segment) is special, but says not how")
        }
        return special.state(in: segment, at: position)
    }
}

/// A segment of a track, ready to be evaluated: where and when it starts and ends, and its tangents in its own parameter.
@usableFromInline
struct TrackSegment<Value: VectorSpace>: Sendable {
    @usableFromInline let startTime, endTime: Double
    @usableFromInline let start, end, startTangent, endTangent: Value
    @usableFromInline let kind: Kind

    /// How a segment is evaluated.
    @usableFromInline
    enum Kind: UInt8, Sendable {
        /// It stays at its start.
        case still
        /// Its chord.
        case linear
        /// The Hermite cubic of its tangents.
        case cubic
        /// As the track's `SpecialSegment` says: with a timing function, by a spring, or at even speed.
        case special
    }

    @usableFromInline
    init(
        startTime: Double, endTime: Double, start: Value, end: Value, startTangent: Value, endTangent: Value,
        kind: Kind
    ) {
        self.startTime = startTime
        self.endTime = endTime
        self.start = start
        self.end = end
        self.startTangent = startTangent
        self.endTangent = endTangent
        self.kind = kind
    }

    @inlinable var duration: Double { endTime - startTime }

    @inlinable var hermite: HermiteSegment<Value> {
        HermiteSegment(
            start: start, end: end, chord: end.subtracting(start), startTangent: startTangent,
            endTangent: endTangent)
    }

    /// The value on the straight line at u, given with v = 1 − u.
    @inlinable
    func lineValue(_ u: Double, _ v: Double) -> Value {
        let chord = end.subtracting(start)
        return u < 0.5 ? start.adding(chord.scaled(by: u)) : end.subtracting(chord.scaled(by: v))
    }
}

/// A segment that takes more than its record says: a path, and a pace along it.
@usableFromInline
struct SpecialSegment<Value: VectorSpace>: Sendable {
    /// What lies between the keys.
    enum Shape: Sendable {
        case line, cubic
        case spring(SpringMotion<Value>)
        case even(EvenPath<Value>)
    }

    let shape: Shape
    let timing: TimingFunction?

    /// Value, and its first two derivatives by time, at a fraction of the segment's time.
    @usableFromInline
    func state(in segment: TrackSegment<Value>, at position: Knots.Position) -> MotionState<Value> {
        let pace = SegmentPace(timing, at: position)
        let path = pathState(segment, pace.fraction, pace.rest)
        let (velocity, acceleration) = pace.perTime(path.velocity, path.acceleration)
        return MotionState(position: path.position, velocity: velocity, acceleration: acceleration)
    }

    /// The path's value and derivatives by its own fraction.
    private func pathState(_ segment: TrackSegment<Value>, _ u: Double, _ v: Double) -> MotionState<Value> {
        switch shape {
        case .line:
            return MotionState(
                position: segment.lineValue(u, v), velocity: segment.end.subtracting(segment.start),
                acceleration: .zero)
        case .cubic:
            let hermite = segment.hermite
            return MotionState(
                position: hermite.value(u, v), velocity: hermite.velocity(u, v),
                acceleration: hermite.acceleration(u))
        case .spring(let motion):
            let duration = segment.duration
            let state = motion.state(at: u * duration)
            return MotionState(
                position: state.position, velocity: state.velocity.scaled(by: duration),
                acceleration: state.acceleration.scaled(by: duration).scaled(by: duration))
        case .even(let path):
            let state = path.state(at: u)
            return MotionState(
                position: state.value, velocity: state.derivative, acceleration: state.secondDerivative)
        }
    }
}

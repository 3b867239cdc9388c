/// A compiled key of a track: its time and value, and the arriving and leaving tangents by their segments'
/// parameters. A segment is two adjacent nodes: 64 bytes for scalars.
@usableFromInline
package struct TrackNode<Value: VectorSpace>: Sendable {
    @usableFromInline package let time: Double
    @usableFromInline package let value, arriving, leaving: Value

    @usableFromInline
    package init(time: Double, value: Value, arriving: Value, leaving: Value) {
        self.time = time
        self.value = value
        self.arriving = arriving
        self.leaving = leaving
    }
}

extension TrackNode {
    /// The value at the fraction u of a linear or cubic segment, with v = 1 − u.
    @inlinable @inline(__always)
    package static func value(
        of nodes: UnsafeBufferPointer<TrackNode>, in k: Int, _ u: Double, _ v: Double, isLinear: Bool
    ) -> Value {
        let weights = HermiteWeights(u, v)
        let nearest = nodes[k &+ (weights.isLate ? 1 : 0)].value
        if weights.distance == 0 { return nearest }
        let (first, second) = (nodes[k], nodes[k &+ 1])
        let chord = second.value.subtracting(first.value)
        if isLinear { return nearest.adding(chord.scaled(by: weights.straight)) }
        let segment = HermiteSegment(
            start: first.value, end: second.value, chord: chord, startTangent: first.leaving,
            endTangent: second.arriving)
        return nearest.adding(segment.way(weights))
    }
}

/// The kind of a segment, which selects its evaluation.
@usableFromInline
package enum SegmentKind: UInt8, Sendable {
    /// Constant.
    case still
    /// Linear.
    case linear
    /// The Hermite cubic of its tangents.
    case cubic
    /// Given by the track's `SpecialSegment`: with a timing function, a spring, or at constant speed.
    case special
}

/// A segment of a track: its times, values and tangents by its own parameter.
@usableFromInline
package struct TrackSegment<Value: VectorSpace>: Sendable {
    @usableFromInline package typealias Kind = SegmentKind

    @usableFromInline package let startTime, endTime: Double
    @usableFromInline package let start, end, startTangent, endTangent: Value
    @usableFromInline package let kind: Kind

    @usableFromInline
    package init(
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

    @inlinable package var duration: Double { endTime - startTime }

    @inlinable package var chord: Value { end.subtracting(start) }

    @inlinable package var hermite: HermiteSegment<Value> {
        HermiteSegment(
            start: start, end: end, chord: chord, startTangent: startTangent, endTangent: endTangent)
    }

    /// Returns the value on the straight line at u, given with v = 1 − u.
    @inlinable
    package func lineValue(_ u: Double, _ v: Double) -> Value {
        v < u ? end.subtracting(chord.scaled(by: v)) : start.adding(chord.scaled(by: u))
    }
}

/// The additional data of a special segment: a path and its timing.
@usableFromInline
package struct SpecialSegment<Value: VectorSpace>: Sendable {
    @usableFromInline
    package enum Shape: Sendable {
        case line, cubic
        indirect case spring(SpringMotion<Value>)
        indirect case even(EvenPath<Value>)
    }

    @usableFromInline package let shape: Shape
    @usableFromInline package let timing: TimingFunction?

    @usableFromInline
    package init(shape: Shape, timing: TimingFunction?) {
        self.shape = shape
        self.timing = timing
    }

    /// Whether the timing function has left 0 at the start already, as `steps(…, jump-start)` has.
    @usableFromInline package var jumpsAtStart: Bool { timing?.jumpsAtStart ?? false }

    /// Returns the value at a position in the segment.
    @inlinable
    package func value(in segment: TrackSegment<Value>, at position: Knots.Position) -> Value {
        let (u, v) = SegmentTiming.fraction(timing, at: position)
        switch shape {
        case .line: return segment.lineValue(u, v)
        case .cubic: return segment.hermite.value(u, v)
        case .spring(let motion): return motion.position(at: u * position.duration)
        case .even(let even): return even.state(at: u).value
        }
    }

    /// Returns the value and its first two derivatives by time, at a position in the segment.
    @inlinable
    package func state(in segment: TrackSegment<Value>, at position: Knots.Position) -> MotionState<Value> {
        let pace = SegmentTiming(timing, at: position)
        let (u, v) = (pace.fraction, pace.rest)
        // The path's value and derivatives by its own fraction.
        let path: MotionState<Value>
        switch shape {
        case .line:
            path = MotionState(
                position: segment.lineValue(u, v), velocity: segment.chord, acceleration: .zero)
        case .cubic:
            let hermite = segment.hermite
            path = MotionState(
                position: hermite.value(u, v), velocity: hermite.velocity(u, v),
                acceleration: hermite.acceleration(u))
        case .spring(let motion): return pace.state(of: motion)
        case .even(let even):
            let state = even.state(at: u)
            path = MotionState(
                position: state.value, velocity: state.derivative, acceleration: state.secondDerivative)
        }
        let (velocity, acceleration) = pace.perTime(path.velocity, path.acceleration)
        return MotionState(position: path.position, velocity: velocity, acceleration: acceleration)
    }
}

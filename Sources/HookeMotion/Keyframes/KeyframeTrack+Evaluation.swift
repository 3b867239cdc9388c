extension KeyframeTrack {
    /// Returns the value at a time. NaN gives NaN components.
    ///
    /// The error in a cubic is at most 5 u of |keys| + |tangents|. By `TangentRule.holdSafe` it never leaves the
    /// range of the two adjacent keys.
    ///
    /// - Complexity: O(1) for evenly spread keys, else O(log n) for n keys close together.
    @inlinable
    public func value(at t: Double) -> Value {
        guard let k = knots.segment(of: t) else { return valueOutside(t) }
        return value(at: t, in: k)
    }

    /// Returns the velocity at a time, per unit of time: at a key that of the next segment, at the last key that of
    /// the last segment. Zero outside the keys and in holds. NaN gives NaN.
    @inlinable
    public func velocity(at t: Double) -> Value {
        guard let position = knots.position(of: t) else { return zeroOutside(t) }
        return velocity(at: position)
    }

    /// Returns the acceleration at a time, per unit of time squared, at keys as `velocity(at:)`. In most cubics it
    /// jumps at keys; in `TangentRule.spline` it does not.
    @inlinable
    public func acceleration(at t: Double) -> Value {
        guard let position = knots.position(of: t) else { return zeroOutside(t) }
        return acceleration(at: position)
    }

    /// Returns value, velocity and acceleration at a time, with one search.
    @inlinable
    public func state(at t: Double) -> MotionState<Value> {
        guard let position = knots.position(of: t) else {
            let rest = zeroOutside(t)
            return MotionState(position: valueOutside(t), velocity: rest, acceleration: rest)
        }
        return state(at: position)
    }

    @inlinable
    package func state(at position: Knots.Position) -> MotionState<Value> {
        if case .special = kind(of: position.segment) {
            var state = specialState(position)
            if position.passed == 0, !special(position.segment).jumpsAtStart {
                state.position = values[position.segment]
            }
            if position.left == 0 { state.position = values[position.segment + 1] }
            return state
        }
        return MotionState(
            position: value(at: position), velocity: velocity(at: position),
            acceleration: acceleration(at: position))
    }
}

// MARK: - In a known segment

extension KeyframeTrack {
    /// The kind of a segment, which selects its evaluation.
    @inlinable @inline(__always)
    package func kind(of k: Int) -> SegmentKind {
        guard commonKind == .special else { return commonKind }
        return SegmentKind(rawValue: UInt8(min(codes[k], UInt32(SegmentKind.special.rawValue)))) ?? .special
    }

    /// The segment at an index, without the data of `special`. One with equal ends and zero tangents is `still`,
    /// whatever the rule.
    package func segment(_ k: Int) -> TrackSegment<Value> {
        let (first, second) = (nodes[k], nodes[k + 1])
        let kind = kind(of: k)
        let rests = first.value == second.value && first.leaving == .zero && second.arriving == .zero
        return TrackSegment(
            startTime: first.time, endTime: second.time, start: first.value, end: second.value,
            startTangent: first.leaving, endTangent: second.arriving,
            kind: rests && kind != .special ? .still : kind)
    }

    /// Whether a segment has left its start already at its start.
    package func jumpsAtStart(ofSegment k: Int) -> Bool { kind(of: k) == .special && special(k).jumpsAtStart }

    /// All segments, one fewer than keys.
    package var segments: LazyMapCollection<Range<Int>, TrackSegment<Value>> {
        (0..<knots.segmentCount).lazy.map(segment)
    }

    @usableFromInline
    func special(_ k: Int) -> SpecialSegment<Value> {
        specials[Int(codes[k]) - Int(SegmentKind.special.rawValue)]
    }

    @inlinable @inline(__always)
    func value(at t: Double, in k: Int) -> Value {
        // From the nodes, which are read next anyway.
        let (start, end) = nodes.withUnsafeBufferPointer { ($0[k].time, $0[k &+ 1].time) }
        let duration = end - start
        return value(in: k, (t - start) / duration, (end - t) / duration)
    }

    @inlinable
    package func value(at position: Knots.Position) -> Value {
        value(in: position.segment, position.passed, position.left)
    }

    /// The value at the fraction u of a segment, with v = 1 − u.
    @inlinable @inline(__always)
    func value(in k: Int, _ u: Double, _ v: Double) -> Value {
        let kind = kind(of: k)
        if kind == .still || kind == .special { return specialValue(in: k, u, v) }
        return nodes.withUnsafeBufferPointer {
            TrackNode.value(of: $0, in: k, u, v, isLinear: kind == .linear)
        }
    }

    // Other modules call the next two as generic functions: common vectors have specialised code, as in the initialiser.

    /// The value in a hold or a special segment.
    #if compiler(>=6.3)
        @specialized(where Value == Double)
        @specialized(where Value == SIMD2<Double>)
        @specialized(where Value == SIMD3<Double>)
        @specialized(where Value == SIMD4<Double>)
    #endif
    @usableFromInline
    func specialValue(in k: Int, _ u: Double, _ v: Double) -> Value {
        if v == 0 { return nodes[k + 1].value }
        if kind(of: k) == .still || u == 0 && !special(k).jumpsAtStart { return nodes[k].value }
        let duration = nodes[k + 1].time - nodes[k].time
        return special(k).value(
            in: segment(k), at: Knots.Position(segment: k, passed: u, left: v, duration: duration))
    }

    @inlinable
    package func velocity(at position: Knots.Position) -> Value {
        let (first, second) = (nodes[position.segment], nodes[position.segment + 1])
        switch kind(of: position.segment) {
        case .still: return .zero
        case .linear: return second.value.subtracting(first.value).scaled(by: 1 / position.duration)
        case .cubic:
            return cubic(first, second).velocity(position.passed, position.left)
                .scaled(by: 1 / position.duration)
        case .special: return specialState(position).velocity
        }
    }

    @inlinable
    package func acceleration(at position: Knots.Position) -> Value {
        let (first, second) = (nodes[position.segment], nodes[position.segment + 1])
        switch kind(of: position.segment) {
        case .still, .linear: return .zero
        case .cubic:
            return cubic(first, second).acceleration(position.passed)
                .scaled(by: 1 / position.duration).scaled(by: 1 / position.duration)
        case .special: return specialState(position).acceleration
        }
    }

    @inlinable
    func cubic(_ first: TrackNode<Value>, _ second: TrackNode<Value>) -> HermiteSegment<Value> {
        HermiteSegment(
            start: first.value, end: second.value, chord: second.value.subtracting(first.value),
            startTangent: first.leaving, endTangent: second.arriving)
    }

    #if compiler(>=6.3)
        @specialized(where Value == Double)
        @specialized(where Value == SIMD2<Double>)
        @specialized(where Value == SIMD3<Double>)
        @specialized(where Value == SIMD4<Double>)
    #endif
    @usableFromInline
    package func specialState(_ position: Knots.Position) -> MotionState<Value> {
        special(position.segment).state(in: segment(position.segment), at: position)
    }

    /// The value outside all segments: before the first key, from the last on, and at NaN.
    @usableFromInline
    func valueOutside(_ t: Double) -> Value {
        t.isNaN ? values[0].scaled(by: .nan) : t < knots.times[0] ? values[0] : values[values.count - 1]
    }

    /// Velocity and acceleration outside all segments.
    @usableFromInline
    func zeroOutside(_ t: Double) -> Value { t.isNaN ? values[0].scaled(by: .nan) : .zero }
}

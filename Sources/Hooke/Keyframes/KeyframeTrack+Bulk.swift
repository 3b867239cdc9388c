internal import CHookeKernels

// Many times at once, and times that go on.

extension KeyframeTrack {
    /// The values at many times, in any order: the same bits as `value(at:)` one by one.
    ///
    /// - Parameters:
    ///   - times: In any order; NaN gives a value of NaN components.
    ///   - values: Where to write the values.
    /// - Precondition: There is room for as many values as there are times, no more and no less.
    @inlinable
    public func values(at times: [Double], into values: inout [Value]) {
        values.withUnsafeMutableBufferPointer { values in
            times.withUnsafeBufferPointer { evaluate($0, into: values, { value(at: $0) }) }
        }
    }

    /// The values at many times, in any order: the same bits as `value(at:)` one by one.
    public func values(at times: [Double]) -> [Value] {
        var values = [Value](repeating: .zero, count: times.count)
        self.values(at: times, into: &values)
        return values
    }

    /// The velocities at many times, in any order: the same bits as `velocity(at:)` one by one.
    ///
    /// - Parameters:
    ///   - times: In any order; NaN gives a velocity of NaN components.
    ///   - velocities: Where to write the velocities.
    /// - Precondition: There is room for as many velocities as there are times, no more and no less.
    @inlinable
    public func velocities(at times: [Double], into velocities: inout [Value]) {
        velocities.withUnsafeMutableBufferPointer { velocities in
            times.withUnsafeBufferPointer { evaluate($0, into: velocities, { velocity(at: $0) }) }
        }
    }

    /// The velocities at many times, in any order: the same bits as `velocity(at:)` one by one.
    public func velocities(at times: [Double]) -> [Value] {
        var velocities = [Value](repeating: .zero, count: times.count)
        self.velocities(at: times, into: &velocities)
        return velocities
    }

    @inlinable
    func evaluate(
        _ times: UnsafeBufferPointer<Double>, into results: UnsafeMutableBufferPointer<Value>,
        _ answer: (Double) -> Value
    ) {
        precondition(
            times.count == results.count, "\(times.count) times and room for \(results.count) results")
        for index in times.indices { results[index] = answer(times[index]) }
    }
}

extension KeyframeTrack where Value == Double {
    /// The values at many times, in any order: the same bits as `value(at:)` one by one.
    ///
    /// In a track of one rule several are worked out side by side, and so are the searches for them: a quarter to a half of
    /// the time of one by one for times in no order, an eighth to a quarter for times that rise and are several to a segment.
    ///
    /// - Parameters:
    ///   - times: In any order; NaN gives NaN.
    ///   - values: Where to write the values.
    /// - Precondition: There is room for as many values as there are times, no more and no less.
    public func values(at times: [Double], into values: inout [Double]) {
        values.withUnsafeMutableBufferPointer { values in
            times.withUnsafeBufferPointer { self.values(at: $0, into: values) }
        }
    }

    /// The values at many times, in any order: the same bits as `value(at:)` one by one.
    public func values(at times: [Double]) -> [Double] {
        [Double](unsafeUninitializedCapacity: times.count) { values, initialized in
            times.withUnsafeBufferPointer {
                self.values(at: $0, into: .init(rebasing: values[..<times.count]))
            }
            initialized = times.count
        }
    }

    /// The values at many times, from and into the caller's own memory, which must not overlap.
    ///
    /// - Precondition: There is room for as many values as there are times, no more and no less.
    public func values(
        at times: UnsafeBufferPointer<Double>, into values: UnsafeMutableBufferPointer<Double>
    ) {
        let (first, last) = (self.values[0], self.values[self.values.count - 1])
        guard canRunInBulk else { return evaluate(times, into: values) { value(at: $0) } }
        run(times, into: values, before: first, atEnd: last, after: last) {
            commonKind == .linear
                ? hooke_track_linear_values_f64($0, $1, $2, $3)
                : hooke_track_cubic_values_f64($0, $1, $2, $3)
        }
    }

    /// The velocities at many times, in any order: the same bits as `velocity(at:)` one by one, and as fast as
    /// `values(at:into:)`.
    ///
    /// - Parameters:
    ///   - times: In any order; NaN gives NaN.
    ///   - velocities: Where to write the velocities.
    /// - Precondition: There is room for as many velocities as there are times, no more and no less.
    public func velocities(at times: [Double], into velocities: inout [Double]) {
        velocities.withUnsafeMutableBufferPointer { velocities in
            times.withUnsafeBufferPointer { self.velocities(at: $0, into: velocities) }
        }
    }

    /// The velocities at many times, in any order: the same bits as `velocity(at:)` one by one.
    public func velocities(at times: [Double]) -> [Double] {
        [Double](unsafeUninitializedCapacity: times.count) { velocities, initialized in
            times.withUnsafeBufferPointer {
                self.velocities(at: $0, into: .init(rebasing: velocities[..<times.count]))
            }
            initialized = times.count
        }
    }

    /// The velocities at many times, from and into the caller's own memory, which must not overlap.
    ///
    /// - Precondition: There is room for as many velocities as there are times, no more and no less.
    public func velocities(
        at times: UnsafeBufferPointer<Double>, into velocities: UnsafeMutableBufferPointer<Double>
    ) {
        guard canRunInBulk else { return evaluate(times, into: velocities) { velocity(at: $0) } }
        let last = velocity(at: knots.times[knots.times.count - 1])
        run(times, into: velocities, before: 0, atEnd: last, after: 0) {
            commonKind == .linear
                ? hooke_track_linear_velocities_f64($0, $1, $2, $3)
                : hooke_track_cubic_velocities_f64($0, $1, $2, $3)
        }
    }

    /// Whether the kernels serve: one formula for all segments, and a search that they know.
    private var canRunInBulk: Bool {
        let times = knots.times
        return (commonKind == .linear || commonKind == .cubic) && times[0] < times[times.count - 1]
            && (times.count <= Knots.fewest || !knots.lastKeys.isEmpty)
    }

    private func run(
        _ times: UnsafeBufferPointer<Double>, into results: UnsafeMutableBufferPointer<Double>,
        before: Double, atEnd: Double, after: Double,
        _ kernel: (
            UnsafePointer<hooke_track_f64>, UnsafePointer<Double>, Int, UnsafeMutablePointer<Double>
        ) -> Void
    ) {
        precondition(
            times.count == results.count, "\(times.count) times and room for \(results.count) results")
        guard let input = times.baseAddress, let output = results.baseAddress, !times.isEmpty else { return }
        nodes.withUnsafeBytes { nodes in
            knots.lastKeys.withUnsafeBufferPointer { lastKeys in
                var track = hooke_track_f64(
                    keys: nodes.baseAddress?.assumingMemoryBound(to: hooke_track_key_f64.self),
                    count: knots.times.count, lastKeys: lastKeys.isEmpty ? nil : lastKeys.baseAddress,
                    scale: knots.scale, before: before, atEnd: atEnd, after: after)
                kernel(&track, input, times.count, output)
            }
        }
    }
}

/// Where in a track playback has got to: a hint for the caller to keep, which saves the search while times go on.
///
/// ```swift
/// let track = try KeyframeTrack(times: [0, 1], values: [0.0, 1], rule: .linear)
/// var cursor = KeyframeCursor()
/// let value = track.value(at: 0.016, from: &cursor)
/// ```
///
/// It never changes an answer: a cursor from another time or another track only brings nothing.
public struct KeyframeCursor: Hashable, Sendable {
    @usableFromInline var segment = 0

    /// A cursor at the first segment.
    @inlinable public init() {}
}

extension KeyframeTrack {
    /// The value at a time: the same bits as `value(at:)`, without a search if the time is in the segment that the cursor
    /// is at or in the one after it.
    @inlinable
    public func value(at t: Double, from cursor: inout KeyframeCursor) -> Value {
        guard let k = segment(of: t, from: &cursor) else { return valueOutside(t) }
        return value(at: t, in: k)
    }

    /// The velocity at a time: the same bits as `velocity(at:)`, with as little search as `value(at:from:)`.
    @inlinable
    public func velocity(at t: Double, from cursor: inout KeyframeCursor) -> Value {
        guard let k = segment(of: t, from: &cursor) else { return velocity(at: t) }
        return velocity(at: knots.position(of: t, in: k))
    }

    @inlinable @inline(__always)
    func segment(of t: Double, from cursor: inout KeyframeCursor) -> Int? {
        let times = knots.times
        var k = cursor.segment
        if k &+ 2 < times.count, t >= times[k] {
            if t < times[k &+ 1] { return k }
            k &+= 1
            if t < times[k &+ 1] {
                cursor.segment = k
                return k
            }
        }
        guard let found = knots.segment(of: t) else { return nil }
        cursor.segment = found
        return found
    }
}

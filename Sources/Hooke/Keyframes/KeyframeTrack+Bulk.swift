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
    package func evaluate(
        _ times: UnsafeBufferPointer<Double>, into results: UnsafeMutableBufferPointer<Value>,
        _ answer: (Double) -> Value
    ) {
        precondition(
            times.count == results.count, "\(times.count) times and room for \(results.count) results")
        for index in times.indices { results[index] = answer(times[index]) }
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

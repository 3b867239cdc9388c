// Evaluation at many times.

extension KeyframeTrack {
    /// Writes the values at many times: bit-identical to `value(at:)`.
    ///
    /// - Parameters:
    ///   - times: In any order; NaN gives NaN components.
    ///   - values: The array to write to.
    /// - Precondition: Both arrays have the same count.
    @inlinable
    public func values(at times: [Double], into values: inout [Value]) {
        values.withUnsafeMutableBufferPointer { values in
            times.withUnsafeBufferPointer { evaluate($0, into: values, { value(at: $0) }) }
        }
    }

    /// Returns the values at many times, in any order: bit-identical to `value(at:)`.
    public func values(at times: [Double]) -> [Value] {
        var values = [Value](repeating: .zero, count: times.count)
        self.values(at: times, into: &values)
        return values
    }

    /// Writes the velocities at many times: bit-identical to `velocity(at:)`.
    ///
    /// - Parameters:
    ///   - times: In any order; NaN gives NaN components.
    ///   - velocities: The array to write to.
    /// - Precondition: Both arrays have the same count.
    @inlinable
    public func velocities(at times: [Double], into velocities: inout [Value]) {
        velocities.withUnsafeMutableBufferPointer { velocities in
            times.withUnsafeBufferPointer { evaluate($0, into: velocities, { velocity(at: $0) }) }
        }
    }

    /// Returns the velocities at many times, in any order: bit-identical to `velocity(at:)`.
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

extension KeyframeTrack {
    /// Returns the value at a time: bit-identical to `value(at:)`, without a search if the time is in the segment of the last
    /// call or the next one.
    @inlinable
    package func value(at t: Double, near last: inout Int) -> Value {
        guard let k = segment(of: t, near: &last) else { return valueOutside(t) }
        return value(at: t, in: k)
    }

    /// Returns the velocity at a time: bit-identical to `velocity(at:)`, with the segment as in `value(at:near:)`.
    @inlinable
    package func velocity(at t: Double, near last: inout Int) -> Value {
        guard let k = segment(of: t, near: &last) else { return velocity(at: t) }
        return velocity(at: knots.position(of: t, in: k))
    }

    @inlinable @inline(__always)
    func segment(of t: Double, near last: inout Int) -> Int? {
        let times = knots.times
        var k = last
        if k &+ 2 < times.count, t >= times[k] {
            if t < times[k &+ 1] { return k }
            k &+= 1
            if t < times[k &+ 1] {
                last = k
                return k
            }
        }
        guard let found = knots.segment(of: t) else { return nil }
        last = found
        return found
    }
}

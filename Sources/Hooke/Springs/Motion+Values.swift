// Evaluation at many times.

extension Trajectory {
    /// Writes the positions at many times, in any order: bit-identical to `position(at:)`.
    ///
    /// - Precondition: Both arrays have the same count.
    @inlinable public func values(at times: [Double], into values: inout [State.Position]) {
        precondition(
            times.count == values.count, "\(times.count) times and room for \(values.count) values")
        for index in times.indices { values[index] = position(at: times[index]) }
    }
}

extension SpringMotion where Value == Double {
    /// Writes the positions at many times, in any order: bit-identical to `position(at:)`.
    ///
    /// - Precondition: Both arrays have the same count.
    public func values(at times: [Double], into values: inout [Double]) {
        precondition(
            times.count == values.count, "\(times.count) times and room for \(values.count) values")
        let motion = self
        times.withUnsafeBufferPointer { times in
            values.withUnsafeMutableBufferPointer { values in
                for index in times.indices { values[index] = motion.position(at: times[index]) }
            }
        }
    }
}

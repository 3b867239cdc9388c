// Evaluation at many times.

extension TimingCurve {
    /// Writes the values at many fractions of the time, in any order: bit-identical to `value(at:)`.
    ///
    /// - Precondition: Both arrays have the same count.
    @inlinable public func values(at times: [Double], into values: inout [Double]) {
        precondition(
            times.count == values.count, "\(times.count) times and room for \(values.count) values")
        times.withUnsafeBufferPointer { times in
            values.withUnsafeMutableBufferPointer { values in
                for index in times.indices { values[index] = value(at: times[index]) }
            }
        }
    }
}

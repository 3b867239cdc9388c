extension ExactSpringBatch {
    /// Writes the state of every spring at a time in seconds; velocities are in units per second. It uses at most
    /// `threads` threads.
    ///
    /// - Returns: The number of springs moving at that time.
    /// - Precondition: `positions` and `velocities` have `count` elements, and `threads` is at least 1.
    @inlinable @discardableResult
    public func evaluate(
        at time: Double, into positions: inout [Scalar], _ velocities: inout [Scalar], threads: Int = 1
    ) -> Int {
        positions.withUnsafeMutableBufferPointer { positions in
            velocities.withUnsafeMutableBufferPointer { velocities in
                evaluate(at: time, into: positions, velocities, threads: threads)
            }
        }
    }

    /// Writes the state of each spring at its own time. See the variant with one time.
    ///
    /// - Returns: The number of springs moving, each at its time.
    /// - Precondition: All arrays have `count` elements.
    @inlinable @discardableResult
    public func evaluate(
        at times: [Double], into positions: inout [Scalar], _ velocities: inout [Scalar], threads: Int = 1
    ) -> Int {
        positions.withUnsafeMutableBufferPointer { positions in
            velocities.withUnsafeMutableBufferPointer { velocities in
                times.withUnsafeBufferPointer { times in
                    evaluate(at: times, into: positions, velocities, threads: threads)
                }
            }
        }
    }

    /// Writes the state of every spring at a time into the caller's memory. See the variant for arrays.
    ///
    /// - Returns: The number of springs moving at that time.
    /// - Precondition: `positions` and `velocities` have `count` elements and do not overlap.
    @inlinable @discardableResult
    public func evaluate(
        at time: Double, into positions: UnsafeMutableBufferPointer<Scalar>,
        _ velocities: UnsafeMutableBufferPointer<Scalar>, threads: Int = 1
    ) -> Int {
        evaluate(time, nil, positions, velocities, threads)
    }

    /// Writes the state of each spring at its own time into the caller's memory. See the variant for arrays.
    ///
    /// - Returns: The number of springs moving, each at its time.
    /// - Precondition: All buffers have `count` elements and do not overlap.
    @inlinable @discardableResult
    public func evaluate(
        at times: UnsafeBufferPointer<Double>, into positions: UnsafeMutableBufferPointer<Scalar>,
        _ velocities: UnsafeMutableBufferPointer<Scalar>, threads: Int = 1
    ) -> Int {
        precondition(times.count == count, "\(times.count) times for \(count) springs")
        return evaluate(0, times.baseAddress, positions, velocities, threads)
    }

    @inlinable func evaluate(
        _ time: Double, _ times: UnsafePointer<Double>?, _ positions: UnsafeMutableBufferPointer<Scalar>,
        _ velocities: UnsafeMutableBufferPointer<Scalar>, _ threads: Int
    ) -> Int {
        precondition(positions.count == count, "\(positions.count) positions for \(count) springs")
        BatchRanges.check(positions.count, velocities.count)
        guard let x = positions.baseAddress, let v = velocities.baseAddress else { return 0 }
        return BatchRanges.sum(of: count, threads: threads, least: BatchRanges.minimumEvaluations) { range in
            Scalar._evaluate(
                x + range.lowerBound, v + range.lowerBound, range, time: time,
                times: times.map { $0 + range.lowerBound }, self)
        }
    }
}

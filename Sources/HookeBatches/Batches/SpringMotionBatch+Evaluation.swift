extension SpringMotionBatch {
    /// Writes the state of every spring at a time.
    ///
    /// - Parameters:
    ///   - time: In seconds.
    ///   - positions: Where to write the positions.
    ///   - velocities: Where to write the velocities, in units a second.
    ///   - threads: How many threads may share the work, at least 1.
    /// - Returns: How many are moving then.
    /// - Precondition: There is room for as many positions and velocities as there are springs, no more and no less.
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

    /// Writes the state of each spring at a time of its own.
    ///
    /// - Parameters:
    ///   - times: In seconds, one for each spring.
    ///   - positions: Where to write the positions.
    ///   - velocities: Where to write the velocities, in units a second.
    ///   - threads: How many threads may share the work, at least 1.
    /// - Returns: How many are moving, each at its time.
    /// - Precondition: There are as many times, positions and velocities as springs.
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

    /// Writes the state of every spring at a time, into the caller's own memory.
    ///
    /// - Parameters:
    ///   - time: In seconds.
    ///   - positions: Where to write the positions.
    ///   - velocities: Where to write the velocities, in units a second; does not overlap the positions.
    ///   - threads: How many threads may share the work, at least 1.
    /// - Returns: How many are moving then.
    /// - Precondition: There is room for as many positions and velocities as there are springs, no more and no less.
    @inlinable @discardableResult
    public func evaluate(
        at time: Double, into positions: UnsafeMutableBufferPointer<Scalar>,
        _ velocities: UnsafeMutableBufferPointer<Scalar>, threads: Int = 1
    ) -> Int {
        evaluate(time, nil, positions, velocities, threads)
    }

    /// Writes the state of each spring at a time of its own, into the caller's own memory.
    ///
    /// - Parameters:
    ///   - times: In seconds, one for each spring.
    ///   - positions: Where to write the positions.
    ///   - velocities: Where to write the velocities, in units a second. None of the three overlap.
    ///   - threads: How many threads may share the work, at least 1.
    /// - Returns: How many are moving, each at its time.
    /// - Precondition: There are as many times, positions and velocities as springs.
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
        BatchShares.check(positions.count, velocities.count)
        guard let x = positions.baseAddress, let v = velocities.baseAddress else { return 0 }
        return BatchShares.sum(of: count, threads: threads, least: BatchShares.leastEvaluations) { range in
            Scalar._evaluate(
                x + range.lowerBound, v + range.lowerBound, range, time: time,
                times: times.map { $0 + range.lowerBound }, self)
        }
    }
}

internal import CHookeKernels

extension KeyframeBatch {
    /// Writes the value and velocity of every channel at a time. Time is in the tracks' unit, and velocities are per
    /// that unit.
    ///
    /// `threads` is the largest number of threads to use, at least 1. Each thread gets at least 65,536 channels, so
    /// fewer may be used.
    ///
    /// - Precondition: `values` and `velocities` have exactly `count` elements.
    public func evaluate(
        at time: Double, into values: inout [Double], _ velocities: inout [Double], threads: Int = 1
    ) {
        values.withUnsafeMutableBufferPointer { values in
            velocities.withUnsafeMutableBufferPointer { velocities in
                evaluate(at: time, into: values, velocities, threads: threads)
            }
        }
    }

    /// Writes the value and velocity of every channel at a time into the caller's memory. See the variant for arrays.
    ///
    /// - Precondition: `values` and `velocities` have exactly `count` elements and do not overlap.
    public func evaluate(
        at time: Double, into values: UnsafeMutableBufferPointer<Double>,
        _ velocities: UnsafeMutableBufferPointer<Double>, threads: Int = 1
    ) {
        precondition(values.count == count, "\(values.count) values for \(count) channels")
        precondition(velocities.count == count, "\(velocities.count) velocities for \(count) channels")
        guard let x = values.baseAddress, let v = velocities.baseAddress else { return }
        if time.isNaN {
            values.update(repeating: .nan)
            velocities.update(repeating: .nan)
            return
        }
        // A block has at most 1,024 channels.
        let least = BatchRanges.minimumEvaluations / Int(HOOKE_KEYFRAME_BLOCK)
        let isLong: Int32 = count * MemoryLayout<Double>.stride >= 1 << 23 ? 1 : 0
        _ = BatchRanges.sum(of: pages.blocks.count, threads: threads, least: least, unit: 1) { range in
            pages.blocks.withUnsafeBufferPointer { blocks in
                pages.rows.withPointer { rows in
                    hooke_keyframes_evaluate_f64(
                        blocks.baseAddress! + range.lowerBound, range.count, pages.pageTimes, pages.pages,
                        rows,
                        time, isLong, x, v)
                }
            }
            return 0
        }
        for special in specials { special.evaluate(at: time, into: x, v) }
    }
}

#if canImport(Dispatch)
    import Dispatch
#endif

/// Checks, block layout and division of work among threads for the spring batches.
@usableFromInline enum BatchRanges {
    /// The number of springs in a kernel's block. Ranges of threads begin at multiples of it.
    @usableFromInline static let block = 64

    /// The smallest number of springs for which another thread pays, as measured: for a step, and for an exact
    /// evaluation.
    @usableFromInline static let minimumSteps = 1_048_576
    @usableFromInline static let minimumEvaluations = 65_536

    /// Divides 0..<count into one range per thread, each at least `least` long and beginning at a multiple of `unit`.
    /// Returns the sum of what the ranges return.
    ///
    /// A single range runs on the caller's thread. More ranges run on Dispatch's threads, one call per range, and this
    /// call waits for all. Without Dispatch they run one after the other. Nothing is allocated here.
    @inlinable static func sum(
        of count: Int, threads: Int, least: Int, unit: Int = block, _ share: (Range<Int>) -> Int
    ) -> Int {
        precondition(threads >= 1, "\(threads) threads; accepted: 1 or more")
        if threads == 1 || count < 2 * least { return share(0..<count) }
        return inRanges(of: count, min(threads, count / least), unit: unit, share)
    }

    @usableFromInline static func inRanges(
        of count: Int, _ shares: Int, unit: Int = block, _ share: (Range<Int>) -> Int
    ) -> Int {
        let units = (count + unit - 1) / unit
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: shares) { results in
            withoutActuallyEscaping(share) { share in
                // Each range writes to its own element, and all have returned before this call does.
                nonisolated(unsafe) let (results, share) = (results, share)
                let run: @Sendable (Int) -> Void = { index in
                    let start = units * index / shares * unit
                    let end = min(units * (index + 1) / shares * unit, count)
                    results.initializeElement(at: index, to: share(start..<end))
                }
                #if canImport(Dispatch)
                    DispatchQueue.concurrentPerform(iterations: shares, execute: run)
                #else
                    for index in 0..<shares { run(index) }
                #endif
            }
            return results.reduce(0, +)
        }
    }

    @usableFromInline static func check(_ positions: Int, _ velocities: Int, _ targets: Int? = nil) {
        precondition(positions == velocities, "\(velocities) velocities for \(positions) positions")
        precondition(
            targets == nil || targets == positions, "\(targets ?? 0) targets for \(positions) positions")
    }

    /// Throws for tolerances that are negative or not finite.
    static func checkRest(_ position: Double, _ velocity: Double) throws(HookeError) {
        for (field, value) in [("restPosition", position), ("restVelocity", velocity)]
        where !(value >= 0 && value.isFinite) {
            throw .outOfRange(field: .init(field), value: value, accepted: "finite numbers of at least 0")
        }
    }

    /// Returns the index of a spring's field in the kernels' rows of `fields` numbers per spring.
    static func place<Scalar>(_ index: Int, field: Int, of fields: Int, _: Scalar.Type) -> Int {
        let lanes = 64 / MemoryLayout<Scalar>.stride
        return index / lanes * lanes * fields + field * lanes + index % lanes
    }

    /// `count` rounded up to whole blocks.
    static func padded(_ count: Int) -> Int { (count + block - 1) / block * block }
}

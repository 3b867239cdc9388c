#if canImport(Dispatch)
    import Dispatch
#endif

/// What the batches of springs have in common: checks, blocks, and the sharing of work among threads.
@usableFromInline enum BatchShares {
    /// Springs that the kernels handle together. Shares begin at multiples of it.
    @usableFromInline static let block = 64

    /// The least springs that are worth a thread of their own, as measured: of a step, and of an exact evaluation.
    @usableFromInline static let leastSteps = 1_048_576
    @usableFromInline static let leastEvaluations = 65_536

    /// Cuts 0..<count into as many shares as there are threads, at least `least` long and beginning at multiples of `unit`,
    /// and adds up what they return.
    ///
    /// One share runs where it is called. More run on Dispatch's threads, one call a share, and all have returned before
    /// this does; where there is no Dispatch they run one after the other. Nothing is allocated here.
    @inlinable static func sum(
        of count: Int, threads: Int, least: Int, unit: Int = block, _ share: (Range<Int>) -> Int
    ) -> Int {
        precondition(threads >= 1, "\(threads) threads; accepted: 1 or more")
        if threads == 1 || count < 2 * least { return share(0..<count) }
        return inShares(of: count, min(threads, count / least), unit: unit, share)
    }

    @usableFromInline static func inShares(
        of count: Int, _ shares: Int, unit: Int = block, _ share: (Range<Int>) -> Int
    ) -> Int {
        let units = (count + unit - 1) / unit
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: shares) { results in
            withoutActuallyEscaping(share) { share in
                // Shares write to elements of their own, and all have returned before this does.
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

    /// Refuses tolerances that are negative or not finite.
    static func checkRest(_ position: Double, _ velocity: Double) throws(HookeError) {
        for (field, value) in [("restPosition", position), ("restVelocity", velocity)]
        where !(value >= 0 && value.isFinite) {
            throw .outOfRange(field: .init(field), value: value, accepted: "finite numbers of at least 0")
        }
    }

    /// Where in rows of `fields` numbers a spring the kernels look for a field of a spring.
    static func place<Scalar>(_ index: Int, field: Int, of fields: Int, _: Scalar.Type) -> Int {
        let lanes = 64 / MemoryLayout<Scalar>.stride
        return index / lanes * lanes * fields + field * lanes + index % lanes
    }

    /// `count` rounded up to whole blocks.
    static func padded(_ count: Int) -> Int { (count + block - 1) / block * block }
}

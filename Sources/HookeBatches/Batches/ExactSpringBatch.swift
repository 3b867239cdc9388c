/// Computes the exact states of any number of springs at any time. Each spring has its own parameters, start, velocity
/// and target, and costs one exponential, one sine and one cosine.
///
/// ```swift
/// var batch = try ExactSpringBatch<Double>(
///     springs: [.snappy, .bouncy], from: [0, 0], to: [100, -20], initialVelocities: [0, 400],
///     restPosition: 0.01, restVelocity: 0.1)
/// var positions = [0.0, 0]
/// var velocities = [0.0, 0]
/// batch.evaluate(at: 0.1, into: &positions, &velocities)  // any time, in any order
/// try batch.retarget([1], to: [50], at: 0.1)              // continues with its position and velocity
/// print(batch.evaluate(at: 5, into: &positions, &velocities), "still moving")
/// ```
///
/// A batch is a pure function of time, like `SpringMotion`: nothing is stepped and no error accumulates. Constants of
/// each spring are computed once, from its exact constants. An evaluation writes into the caller's storage and
/// allocates nothing.
///
/// - **Rest**: a spring within `restPosition` of its target and at most as fast as `restVelocity` is written exactly at
///   the target with velocity 0, and is not counted as moving. An oscillating spring can leave that range again.
/// - **Error**: displacement and velocity/ω₀ are within 20 u + u·ω₀·h of the state norm √(x² + (v/ω₀)²). h is the time
///   since the spring's start and u = 2⁻⁵³, for `Float` 2⁻²⁴. For a nearly critical spring the bound is 20 u +
///   1.05 u·ω₀·h, and 20 u + 8 u·ω₀·h if its initial state cancels. Along the fast mode of an overdamped spring, and backwards, the rate g + w replaces
///   ω₀. The position adds one rounding, that of target + displacement.
/// - **Decay**: below 2⁻¹⁰²¹ (`Float` 2⁻¹²⁵) of the initial displacement a spring has arrived.
/// - **Time**: before its start a spring continues its motion backwards, while the numbers are finite. At +∞ it rests
///   at the target, or is NaN if undamped. NaN and −∞ give NaN. After more than 2⁵⁰ half-turns (`Float` 2²¹) no digit
///   of the phase is known, and the state is NaN until it has decayed.
/// - **Non-finite values**: a NaN or infinite start, target or velocity makes only that spring NaN or infinite.
/// - **Threads**: `threads` is the largest number of threads to use; the default is the caller's thread. Each thread
///   gets at least 65,536 springs (for a step 1,048,576), because fewer take longer than one thread.
/// - **Reproducibility**: a spring's result is the same bit for bit, whatever the threads, its index and its
///   neighbours.
/// - **Memory**: seven numbers per spring, and the spring itself.
public struct ExactSpringBatch<Scalar: BatchScalar>: Sendable {
    /// The springs.
    public let springs: [Spring]
    /// The largest distance from the target at which a slow spring is at rest, in units of position.
    public let restPosition: Double
    /// The largest speed at which a spring near its target is at rest, in units of position per second.
    public let restVelocity: Double

    /// Rate, frequency, first, second and target in the kernels' rows.
    var fields: AlignedRows<Scalar>
    /// The amplitude of an overdamped spring's slow mode.
    var slow: AlignedRows<Scalar>
    /// Each spring's start time, in seconds. Always double precision, because times since the start are differences.
    var starts: AlignedRows<Double>
    /// The common start time; nil once a spring has been retargeted.
    var commonStart: Double?
    /// One per block: 1 for oscillating springs, 2 for overdamped springs, 3 for both.
    let kinds: [UInt8]
    /// The time since the start up to which every phase is within the kernels' fast range.
    let reach: Scalar

    /// The number of springs.
    public var count: Int { springs.count }

    /// Creates the motions of `springs`, at about 0.3 µs each.
    ///
    /// - Parameters:
    ///   - springs: The springs; may be empty.
    ///   - starts: The position of each spring at `time`.
    ///   - targets: The target of each spring.
    ///   - initialVelocities: The velocity of each spring at `time`, in units per second; empty for 0.
    ///   - time: The start time, in seconds; finite.
    ///   - restPosition: At least 0. With 0 a spring is at rest only after it has decayed completely.
    ///   - restVelocity: At least 0, with the same note.
    /// - Throws: `HookeError.outOfRange(field:value:accepted:)` with the parameter's name as the field.
    ///   `HookeError.badElement(field:index:value:accepted:)` for a spring too fast or too slow for `Scalar`; the value
    ///   is its halvings or half-turns per second.
    /// - Precondition: `starts` and `targets` have `springs.count` elements, and `initialVelocities` as many or none.
    public init(
        springs: [Spring], from starts: [Scalar], to targets: [Scalar], initialVelocities: [Scalar] = [],
        at time: Double = 0, restPosition: Double = 0, restVelocity: Double = 0
    ) throws(HookeError) {
        let count = springs.count
        precondition(starts.count == count, "\(starts.count) starts for \(count) springs")
        precondition(targets.count == count, "\(targets.count) targets for \(count) springs")
        precondition(
            initialVelocities.isEmpty || initialVelocities.count == count,
            "\(initialVelocities.count) initial velocities for \(count) springs")
        try Self.check(time)
        try BatchRanges.checkRest(restPosition, restVelocity)
        let padded = BatchRanges.padded(count)
        self.springs = springs
        self.restPosition = restPosition
        self.restVelocity = restVelocity
        self.starts = AlignedRows(zeros: padded)
        commonStart = time
        fields = AlignedRows(zeros: 5 * padded)
        slow = AlignedRows(zeros: padded)
        var kinds = [UInt8](repeating: 0, count: padded / BatchRanges.block)
        var greatest = 0.0
        var own: [SpringBatchConstants<Scalar>] = []
        own.reserveCapacity(count)
        for (index, spring) in springs.enumerated() {
            let constants = SpringBatchConstants<Scalar>(spring)
            if let rate = constants.unrepresentable {
                throw .badElement(
                    field: "springs", index: index, value: rate,
                    accepted:
                        "springs whose halvings and half-turns per second are normal \(Scalar.self) numbers")
            }
            kinds[index / BatchRanges.block] |= constants.frequency < 0 ? 2 : 1
            greatest = max(
                greatest, Double(constants.rate.magnitude), Double(constants.frequency.magnitude))
            own.append(constants)
        }
        self.kinds = kinds
        // Half the exact limit, so that rounding does not matter.
        let farthest = Double(sign: .plus, exponent: Scalar.significandBitCount - 3, significand: 1)
        reach = Scalar(min(farthest / greatest, Double(Scalar.greatestFiniteMagnitude)))
        for (index, constants) in own.enumerated() {
            fields[fieldIndex(index, 0)] = constants.rate
            fields[fieldIndex(index, 1)] = constants.frequency
            start(
                index, constants, from: starts[index], to: targets[index],
                velocity: initialVelocities.isEmpty ? 0 : initialVelocities[index], at: time)
        }
    }

    /// Returns the target of a spring.
    /// - Precondition: `index` is in range.
    public func target(of index: Int) -> Scalar {
        checkIndex(index)
        return fields[fieldIndex(index, 4)]
    }

    /// Returns the start time of a spring's current motion, in seconds: its last retarget, or the batch's start.
    /// - Precondition: `index` is in range.
    public func startTime(of index: Int) -> Double {
        checkIndex(index)
        return starts[index]
    }

    /// Gives springs new targets at a time. Each continues with the position and velocity that it has at `time`, and
    /// stays exact. Other springs do not change. Costs about 0.4 µs per spring.
    ///
    /// Before `time`, a retargeted spring continues its new motion backwards.
    ///
    /// - Parameters:
    ///   - indices: The springs, in any order. For a repeated index the last target counts.
    ///   - targets: One new target per index.
    ///   - time: The time, in seconds; finite.
    /// - Throws: `HookeError.outOfRange(field:value:accepted:)` for a time that is not finite; the batch is then
    ///   unchanged.
    /// - Precondition: `targets` has as many elements as `indices`, and the indices are in range.
    public mutating func retarget(
        _ indices: [Int], to targets: [Scalar], at time: Double
    ) throws(HookeError) {
        precondition(targets.count == indices.count, "\(targets.count) targets for \(indices.count) springs")
        try Self.check(time)
        if !indices.isEmpty { commonStart = nil }
        for (index, target) in zip(indices, targets) {
            checkIndex(index)
            let (position, velocity) = state(of: index, at: time)
            start(
                index, SpringBatchConstants(springs[index]), from: position, to: target, velocity: velocity,
                at: time)
        }
    }

    /// Returns the state of one spring, bit-identical to `evaluate`. It computes a whole block of springs, so use
    /// `evaluate` for many.
    /// - Precondition: `index` is in range.
    public func state(of index: Int, at time: Double) -> (position: Scalar, velocity: Scalar) {
        checkIndex(index)
        let first = index / BatchRanges.block * BatchRanges.block
        let range = first..<min(first + BatchRanges.block, count)
        return withUnsafeTemporaryAllocation(of: Scalar.self, capacity: 2 * BatchRanges.block) { states in
            let x = states.baseAddress!
            let v = x + BatchRanges.block
            _ = Scalar._evaluate(x, v, range, time: time, times: nil, self)
            return (x[index - first], v[index - first])
        }
    }

    private mutating func start(
        _ index: Int, _ constants: SpringBatchConstants<Scalar>, from start: Scalar, to target: Scalar,
        velocity: Scalar, at time: Double
    ) {
        let amplitudes = constants.amplitudes(from: start, to: target, velocity: velocity)
        fields[fieldIndex(index, 2)] = amplitudes.first
        fields[fieldIndex(index, 3)] = amplitudes.second
        fields[fieldIndex(index, 4)] = target
        slow[index] = amplitudes.slow
        starts[index] = time
    }

    private func fieldIndex(_ index: Int, _ field: Int) -> Int {
        BatchRanges.place(index, field: field, of: 5, Scalar.self)
    }

    private func checkIndex(_ index: Int) {
        precondition(springs.indices.contains(index), "index \(index) among \(count) springs")
    }

    private static func check(_ time: Double) throws(HookeError) {
        guard time.isFinite else {
            throw .outOfRange(field: "time", value: time, accepted: "finite numbers of seconds")
        }
    }
}

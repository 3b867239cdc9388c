/// The motions of any number of springs, each with parameters, start, velocity and target of its own: all their exact
/// states at any time, at the speed of one exponential and one sine and cosine each.
///
/// ```swift
/// var batch = try SpringMotionBatch<Double>(
///     springs: [.snappy, .bouncy], from: [0, 0], to: [100, -20], initialVelocities: [0, 400],
///     restPosition: 0.01, restVelocity: 0.1)
/// var positions = [0.0, 0]
/// var velocities = [0.0, 0]
/// batch.evaluate(at: 0.1, into: &positions, &velocities)  // any time, in any order
/// try batch.retarget([1], to: [50], at: 0.1)              // goes on from where it is, as fast as it is
/// print(batch.evaluate(at: 5, into: &positions, &velocities), "still moving")
/// ```
///
/// A batch is a pure function of time, like `SpringMotion`: nothing is stepped and no error grows. What does not depend on
/// time is worked out once a spring, from the spring's exact constants. An evaluation writes into the caller's storage and
/// allocates nothing. A spring that is within `restPosition` of its target and not faster than `restVelocity` is written as
/// at rest, exactly at the target with velocity 0, and not counted as moving; while it swings it can leave that again.
///
/// Displacement and velocity/ω₀ are within 20 u + u·ω₀·h of the state norm √(x² + (v/ω₀)²), with h the time since the spring
/// started and u = 2⁻⁵³, for `Float` 2⁻²⁴; within 20 u + 8 u·ω₀·h where a nearly critical spring is started so that its state
/// cancels. Along an overdamped spring's fast mode, and backwards, its rate g + w takes the place of ω₀. The position adds
/// one rounding, that of target + displacement. Decay below 2⁻¹⁰²¹
/// (`Float` 2⁻¹²⁵) of where a spring started is arrival. Times before a spring's start continue its motion backwards, while
/// the numbers are finite. At +∞ a spring rests at the target, or is NaN if undamped. After more than 2⁵⁰
/// half-turns (2²¹) no digit of the phase is known, and it is NaN until it has decayed. NaN and −∞ give NaN. A start, target or velocity that is NaN or
/// infinite makes that spring NaN, or infinite, and no other.
///
/// `threads` says how many threads may share an evaluation. The default is the caller's own thread alone. Fewer are used when
/// less than 65,536 springs were left to each (a million of a step), as then sharing takes longer than it saves. A spring's
/// result is the same bit for bit whatever the number of threads, its place in the arrays and its neighbours.
///
/// Memory: seven numbers a spring, and the spring itself.
public struct SpringMotionBatch<Scalar: SpringBatchScalar>: Sendable {
    /// The springs.
    public let springs: [Spring]
    /// The distance from the target within which a slow spring rests, in units of position.
    public let restPosition: Double
    /// The speed up to which a spring that has arrived rests, in units of position per second.
    public let restVelocity: Double

    /// Rate, frequency, first, second and target in the kernels' rows.
    var fields: AlignedRows<Scalar>
    /// The amplitude of an overdamped spring's slow mode.
    var slow: AlignedRows<Scalar>
    /// When each spring started, in seconds: of double precision always, as times since then are differences.
    var starts: AlignedRows<Double>
    /// The start of all, as long as none has been retargeted.
    var commonStart: Double?
    /// One a block: 1 if there are oscillating springs, and 2 if there are overdamped ones; their sum for both.
    let kinds: [UInt8]
    /// The time since the start up to which every phase is within the kernels' plain range.
    let reach: Scalar

    /// How many springs there are.
    public var count: Int { springs.count }

    /// The motions of some springs, prepared at about 0.3 µs each.
    ///
    /// - Parameters:
    ///   - springs: The springs. None at all is fine.
    ///   - starts: The position of each at `time`.
    ///   - targets: Where each spring pulls to.
    ///   - initialVelocities: The velocity of each at `time`, in units a second; none stands for all at rest.
    ///   - time: When they start, in seconds; finite.
    ///   - restPosition: At least 0. With 0 only what has decayed altogether is at rest.
    ///   - restVelocity: At least 0; as before.
    /// - Throws: `HookeError.outOfRange(field:value:accepted:)` with the parameter's name as the field, and
    ///   `HookeError.badElement(field:index:value:accepted:)` for a spring that is too fast or too slow for `Scalar`,
    ///   with its halvings or half-turns a second as the value.
    /// - Precondition: There are as many starts, targets and velocities as springs.
    public init(
        springs: [Spring], from starts: [Scalar], to targets: [Scalar], initialVelocities: [Scalar] = [],
        at time: Double = 0, restPosition: Double, restVelocity: Double
    ) throws(HookeError) {
        let count = springs.count
        precondition(starts.count == count, "\(starts.count) starts for \(count) springs")
        precondition(targets.count == count, "\(targets.count) targets for \(count) springs")
        precondition(
            initialVelocities.isEmpty || initialVelocities.count == count,
            "\(initialVelocities.count) initial velocities for \(count) springs")
        try Self.check(time)
        try BatchShares.checkRest(restPosition, restVelocity)
        let padded = BatchShares.padded(count)
        self.springs = springs
        self.restPosition = restPosition
        self.restVelocity = restVelocity
        self.starts = AlignedRows(zeros: padded)
        commonStart = time
        fields = AlignedRows(zeros: 5 * padded)
        slow = AlignedRows(zeros: padded)
        var kinds = [UInt8](repeating: 0, count: padded / BatchShares.block)
        var greatest = 0.0
        var own: [SpringBatchConstants<Scalar>] = []
        own.reserveCapacity(count)
        for (index, spring) in springs.enumerated() {
            let constants = SpringBatchConstants<Scalar>(spring)
            if let rate = constants.unrepresentable {
                throw .badElement(
                    field: "springs", index: index, value: rate,
                    accepted: "halvings and half-turns a second that are normal numbers of \(Scalar.self)")
            }
            kinds[index / BatchShares.block] |= constants.frequency < 0 ? 2 : 1
            greatest = max(
                greatest, Double(constants.rate.magnitude), Double(constants.frequency.magnitude))
            own.append(constants)
        }
        self.kinds = kinds
        // Half the reach, so that no rounding matters.
        let farthest = Double(sign: .plus, exponent: Scalar.significandBitCount - 3, significand: 1)
        reach = Scalar(min(farthest / greatest, Double(Scalar.greatestFiniteMagnitude)))
        for (index, constants) in own.enumerated() {
            fields[place(index, 0)] = constants.rate
            fields[place(index, 1)] = constants.frequency
            start(
                index, constants, from: starts[index], to: targets[index],
                velocity: initialVelocities.isEmpty ? 0 : initialVelocities[index], at: time)
        }
    }

    /// The target of a spring.
    /// - Precondition: `index` is that of a spring.
    public func target(of index: Int) -> Scalar {
        checkIndex(index)
        return fields[place(index, 4)]
    }

    /// When a spring's present motion started, in seconds: at the beginning, or when it was retargeted last.
    /// - Precondition: `index` is that of a spring.
    public func startTime(of index: Int) -> Double {
        checkIndex(index)
        return starts[index]
    }

    /// Gives some springs new targets at a time: each goes on from the position and with the velocity that evaluating at
    /// `time` gives, and stays exact. The others are not touched. About 0.4 µs a spring.
    ///
    /// Evaluating a retargeted spring before `time` continues its new motion backwards.
    ///
    /// - Parameters:
    ///   - indices: Which springs, in any order. If one is named more than once its last target counts.
    ///   - targets: A new target for each.
    ///   - time: When, in seconds; finite.
    /// - Throws: `HookeError.outOfRange(field:value:accepted:)` for a time that is not finite; nothing has changed then.
    /// - Precondition: There are as many targets as indices, and the indices are those of springs.
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

    /// The state of one spring, by the bits what evaluating all gives. Its whole block is evaluated, so where many are
    /// wanted that is the better way.
    /// - Precondition: `index` is that of a spring.
    public func state(of index: Int, at time: Double) -> (position: Scalar, velocity: Scalar) {
        checkIndex(index)
        let first = index / BatchShares.block * BatchShares.block
        let range = first..<min(first + BatchShares.block, count)
        return withUnsafeTemporaryAllocation(of: Scalar.self, capacity: 2 * BatchShares.block) { states in
            let x = states.baseAddress!
            let v = x + BatchShares.block
            _ = Scalar._evaluate(x, v, range, time: time, times: nil, self)
            return (x[index - first], v[index - first])
        }
    }

    private mutating func start(
        _ index: Int, _ constants: SpringBatchConstants<Scalar>, from start: Scalar, to target: Scalar,
        velocity: Scalar, at time: Double
    ) {
        let amplitudes = constants.amplitudes(from: start, to: target, velocity: velocity)
        fields[place(index, 2)] = amplitudes.first
        fields[place(index, 3)] = amplitudes.second
        fields[place(index, 4)] = target
        slow[index] = amplitudes.slow
        starts[index] = time
    }

    private func place(_ index: Int, _ field: Int) -> Int {
        BatchShares.place(index, field: field, of: 5, Scalar.self)
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

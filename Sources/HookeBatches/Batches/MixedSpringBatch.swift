/// Steps any number of springs that differ, each with parameters and a target of its own, at the speed of memory.
///
/// What a step of each spring is, is worked out once. The caller owns the states, as with ``SpringBatch``: a step writes
/// into them, allocates nothing, and says how many springs are still moving. A spring's parameters are found by its place
/// in the arrays. Targets may change with every step.
///
/// ```swift
/// let batch = try MixedSpringBatch<Double>(
///     [.snappy, .bouncy], step: 1.0 / 120, restPosition: 0.01, restVelocity: 0.1)
/// var positions = [0.0, 0]
/// var velocities = [0.0, 0]
/// while batch.step(&positions, &velocities, targets: [100, -20]) > 0 { print(positions) }
/// ```
///
/// The formula, what rests, the error of a step and of n, and the bits are those of ``SpringBatch``: only the coefficients
/// are a spring's own, rounded to `Scalar` once. They take four numbers a spring, which the step has to read too.
public struct MixedSpringBatch<Scalar: SpringBatchScalar>: Sendable {
    /// How many springs there are.
    public let count: Int
    /// The length of a step, in seconds.
    public let stepLength: Double
    /// The distance from the target within which a slow spring rests, in units of position.
    public let restPosition: Double
    /// The speed up to which a spring that has arrived rests, in units of position per second.
    public let restVelocity: Double

    /// xx, xv, vx and vv in the kernels' rows.
    let coefficients: AlignedRows<Scalar>

    /// Works out the steps of some springs, at about 0.2 µs each.
    ///
    /// - Parameters:
    ///   - springs: The springs. None at all is fine.
    ///   - step: The length of a step, in seconds; finite.
    ///   - restPosition: At least 0. With 0 only exact arrival counts, and decaying states get very slow in the end.
    ///   - restVelocity: At least 0; as before.
    /// - Throws: `HookeError.outOfRange(field:value:accepted:)` with the parameter's name as the field, and
    ///   `HookeError.badElement(field:index:value:accepted:)` for a spring with a coefficient that is not finite in
    ///   `Scalar`.
    public init(
        _ springs: [Spring], step: Double, restPosition: Double, restVelocity: Double
    ) throws(HookeError) {
        guard step.isFinite else {
            throw .outOfRange(field: "step", value: step, accepted: "finite numbers of seconds")
        }
        try BatchShares.checkRest(restPosition, restVelocity)
        var rows = AlignedRows<Scalar>(zeros: 4 * BatchShares.padded(springs.count))
        for (index, spring) in springs.enumerated() {
            let own = SpringPropagator(spring, elapsed: step).coefficients
            for (field, value) in [
                own.positionFromPosition, own.positionFromVelocity, own.velocityFromPosition,
                own.velocityFromVelocity,
            ].enumerated() {
                let rounded = Scalar(value)
                guard rounded.isFinite else {
                    throw .badElement(
                        field: "springs", index: index, value: value,
                        accepted: "steps with coefficients up to \(Scalar.greatestFiniteMagnitude)")
                }
                rows[BatchShares.place(index, field: field, of: 4, Scalar.self)] = rounded
            }
        }
        count = springs.count
        stepLength = step
        coefficients = rows
        self.restPosition = restPosition
        self.restVelocity = restVelocity
    }

    /// Steps every spring towards its own target, in place.
    ///
    /// As many as `threads` may share the work; see ``SpringMotionBatch``.
    ///
    /// - Returns: How many are still moving.
    /// - Precondition: There are as many positions, velocities and targets as springs.
    @inlinable @discardableResult
    public func step(
        _ positions: inout [Scalar], _ velocities: inout [Scalar], targets: [Scalar], threads: Int = 1
    ) -> Int {
        positions.withUnsafeMutableBufferPointer { positions in
            velocities.withUnsafeMutableBufferPointer { velocities in
                targets.withUnsafeBufferPointer { targets in
                    step(positions, velocities, targets: targets, threads: threads)
                }
            }
        }
    }

    /// Steps every spring towards its own target, in the caller's own memory.
    ///
    /// As many as `threads` may share the work; see ``SpringMotionBatch``.
    ///
    /// - Returns: How many are still moving.
    /// - Precondition: There are as many positions, velocities and targets as springs, and none of the three overlap.
    @inlinable @discardableResult
    public func step(
        _ positions: UnsafeMutableBufferPointer<Scalar>, _ velocities: UnsafeMutableBufferPointer<Scalar>,
        targets: UnsafeBufferPointer<Scalar>, threads: Int = 1
    ) -> Int {
        precondition(positions.count == count, "\(positions.count) positions for \(count) springs")
        BatchShares.check(positions.count, velocities.count, targets.count)
        guard let x = positions.baseAddress, let v = velocities.baseAddress, let goal = targets.baseAddress
        else { return 0 }
        return BatchShares.sum(of: count, threads: threads, least: BatchShares.leastSteps) {
            Scalar._step(
                x + $0.lowerBound, v + $0.lowerBound, $0, targets: goal + $0.lowerBound, self)
        }
    }
}

/// Steps any number of springs, each with its own parameters and target, limited by memory bandwidth.
///
/// The coefficients of each spring are computed once. As with ``UniformSpringBatch``, the caller owns the states. A step
/// writes into them, allocates nothing, and returns the number of moving springs. Parameters belong to array indices.
/// Targets may change at every step.
///
/// ```swift
/// let batch = try MixedSpringBatch<Double>(
///     [.snappy, .bouncy], step: 1.0 / 120, restPosition: 0.01, restVelocity: 0.1)
/// var positions = [0.0, 0]
/// var velocities = [0.0, 0]
/// while batch.step(&positions, &velocities, targets: [100, -20]) > 0 { print(positions) }
/// ```
///
/// Formula, rest rule, error bounds and reproducibility are those of ``UniformSpringBatch``. Each spring's four coefficients
/// are rounded to `Scalar` once, and a step reads them too.
public struct MixedSpringBatch<Scalar: BatchScalar>: Sendable {
    /// The number of springs.
    public let count: Int
    /// The length of a step, in seconds.
    public let stepLength: Double
    /// The largest distance from the target at which a slow spring is put to rest, in units of position.
    public let restPosition: Double
    /// The largest speed at which a spring near its target is put to rest, in units of position per second.
    public let restVelocity: Double

    /// xx, xv, vx and vv in the kernels' rows.
    let coefficients: AlignedRows<Scalar>

    /// Computes the coefficients of `springs`, at about 0.2 µs each.
    ///
    /// - Parameters:
    ///   - springs: The springs; may be empty.
    ///   - step: The length of a step, in seconds; finite.
    ///   - restPosition: At least 0. With 0 a spring rests only exactly at its target, and steps get very slow once
    ///     states are subnormal.
    ///   - restVelocity: At least 0, with the same note.
    /// - Throws: `HookeError.outOfRange(field:value:accepted:)` with the parameter's name as the field, and
    ///   `HookeError.badElement(field:index:value:accepted:)` for a spring with a coefficient that is not finite in
    ///   `Scalar`.
    public init(
        _ springs: [Spring], step: Double, restPosition: Double = 0, restVelocity: Double = 0
    ) throws(HookeError) {
        guard step.isFinite else {
            throw .outOfRange(field: "step", value: step, accepted: "finite numbers of seconds")
        }
        try BatchRanges.checkRest(restPosition, restVelocity)
        var rows = AlignedRows<Scalar>(zeros: 4 * BatchRanges.padded(springs.count))
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
                        accepted:
                            "springs whose step coefficients are at most \(Scalar.greatestFiniteMagnitude)")
                }
                rows[BatchRanges.place(index, field: field, of: 4, Scalar.self)] = rounded
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
    /// For `threads` see ``ExactSpringBatch``.
    ///
    /// - Returns: The number of springs still moving.
    /// - Precondition: `positions`, `velocities` and `targets` have `count` elements.
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

    /// Steps every spring towards its own target in the caller's memory.
    ///
    /// For `threads` see ``ExactSpringBatch``.
    ///
    /// - Returns: The number of springs still moving.
    /// - Precondition: `positions`, `velocities` and `targets` have `count` elements and do not overlap.
    @inlinable @discardableResult
    public func step(
        _ positions: UnsafeMutableBufferPointer<Scalar>, _ velocities: UnsafeMutableBufferPointer<Scalar>,
        targets: UnsafeBufferPointer<Scalar>, threads: Int = 1
    ) -> Int {
        precondition(positions.count == count, "\(positions.count) positions for \(count) springs")
        BatchRanges.check(positions.count, velocities.count, targets.count)
        guard let x = positions.baseAddress, let v = velocities.baseAddress, let goal = targets.baseAddress
        else { return 0 }
        return BatchRanges.sum(of: count, threads: threads, least: BatchRanges.minimumSteps) {
            Scalar._step(
                x + $0.lowerBound, v + $0.lowerBound, $0, targets: goal + $0.lowerBound, self)
        }
    }
}

internal import CHookeKernels

/// Steps any number of springs with the same parameters and step length, limited by memory bandwidth.
///
/// The caller owns the states: arrays of positions and velocities, and of targets unless all springs share one, in
/// double or single precision. A step writes into them, allocates nothing, and returns the number of moving springs.
/// For springs with different parameters use ``MixedSpringBatch``; for exact states at any time use
/// ``ExactSpringBatch``.
///
/// ```swift
/// let batch = try UniformSpringBatch(.snappy, step: 1.0 / 120, restPosition: 0.01, restVelocity: 0.1)
/// var positions = [Double](repeating: 0, count: 1000)
/// var velocities = positions
/// while batch.step(&positions, &velocities, target: 100) > 0 { print(positions[0]) }
/// ```
///
/// With d = x − target, a step is x′ = target + (xx·d + xv·v) and v′ = vx·d + vv·v.
///
/// - **Rest**: a spring with |x′ − target| ≤ `restPosition` and |v′| ≤ `restVelocity` is put to rest: x′ = target and
///   v′ = 0 exactly. Without that, decaying states end as subnormal numbers, which are slow. NaN stays NaN and never
///   rests.
/// - **Error**: one step is within 20 u of this formula in plain arithmetic, relative to |xx·d| + |xv·v| + |target|
///   (and |vx·d| + |vv·v|). n steps of a damped spring are within 20n u; u = 2⁻⁵³, for `Float` 2⁻²⁴. The difference
///   comes from fused multiply-adds, which only some machines have.
/// - **Reproducibility**: on one machine a spring's result is the same bit for bit in every run, whatever its index and
///   the division into batches.
/// - **Single precision**: coefficients and tolerances are rounded to `Float` once per step.
/// - **Cost**: each state is read and written once, limited by memory; see docs/internals/performance.md.
public struct UniformSpringBatch: Sendable, Hashable {
    /// The coefficients of a step.
    public let coefficients: SpringPropagator.Coefficients
    /// The largest distance from the target at which a slow spring is put to rest, in units of position.
    public let restPosition: Double
    /// The largest speed at which a spring near its target is put to rest, in units of position per second.
    public let restVelocity: Double

    /// Creates a batch step for a spring.
    ///
    /// - Parameters:
    ///   - spring: The parameters of all springs.
    ///   - step: The length of a step, in seconds; finite.
    ///   - restPosition: At least 0; see ``init(coefficients:restPosition:restVelocity:)``.
    ///   - restVelocity: At least 0.
    /// - Throws: `HookeError.outOfRange(field:value:accepted:)` with the parameter's name as the field.
    public init(
        _ spring: Spring, step: Double, restPosition: Double = 0, restVelocity: Double = 0
    ) throws(HookeError) {
        guard step.isFinite else {
            throw .outOfRange(field: "step", value: step, accepted: "finite numbers of seconds")
        }
        try self.init(
            coefficients: SpringPropagator(spring, elapsed: step).coefficients,
            restPosition: restPosition, restVelocity: restVelocity)
    }

    /// Creates a batch step from its coefficients.
    ///
    /// - Parameters:
    ///   - coefficients: The coefficients; all finite.
    ///   - restPosition: At least 0. With 0 a spring rests only exactly at its target, and steps get very slow once
    ///     states are subnormal.
    ///   - restVelocity: At least 0, with the same note.
    /// - Throws: `HookeError.outOfRange(field:value:accepted:)` with the parameter's name as the field.
    public init(
        coefficients: SpringPropagator.Coefficients, restPosition: Double = 0, restVelocity: Double = 0
    ) throws(HookeError) {
        for (field, value) in [
            ("positionFromPosition", coefficients.positionFromPosition),
            ("positionFromVelocity", coefficients.positionFromVelocity),
            ("velocityFromPosition", coefficients.velocityFromPosition),
            ("velocityFromVelocity", coefficients.velocityFromVelocity),
        ] where !value.isFinite {
            throw .outOfRange(field: "coefficients.\(field)", value: value, accepted: "finite numbers")
        }
        try BatchRanges.checkRest(restPosition, restVelocity)
        self.coefficients = coefficients
        self.restPosition = restPosition
        self.restVelocity = restVelocity
    }

    /// Steps every spring towards one target, in place. For `threads` see ``ExactSpringBatch``.
    ///
    /// - Returns: The number of springs still moving.
    /// - Precondition: `positions` and `velocities` have the same length; they may be empty. For `Float`, the
    ///   coefficients are within its range.
    @inlinable @discardableResult
    public func step<Scalar: BatchScalar>(
        _ positions: inout [Scalar], _ velocities: inout [Scalar], target: Scalar, threads: Int = 1
    ) -> Int {
        positions.withUnsafeMutableBufferPointer { positions in
            velocities.withUnsafeMutableBufferPointer { velocities in
                step(positions, velocities, target: target, threads: threads)
            }
        }
    }

    /// Steps every spring towards its own target, in place. For `threads` see ``ExactSpringBatch``.
    ///
    /// - Returns: The number of springs still moving.
    /// - Precondition: `positions`, `velocities` and `targets` have the same length; they may be empty. For `Float`,
    ///   the coefficients are within its range.
    @inlinable @discardableResult
    public func step<Scalar: BatchScalar>(
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

    /// Steps every spring towards one target in the caller's memory. For `threads` see ``ExactSpringBatch``.
    ///
    /// - Returns: The number of springs still moving.
    /// - Precondition: The buffers have the same length and do not overlap. For `Float`, the coefficients are within
    ///   its range.
    @inlinable @discardableResult
    public func step<Scalar: BatchScalar>(
        _ positions: UnsafeMutableBufferPointer<Scalar>, _ velocities: UnsafeMutableBufferPointer<Scalar>,
        target: Scalar, threads: Int = 1
    ) -> Int {
        BatchRanges.check(positions.count, velocities.count)
        guard let x = positions.baseAddress, let v = velocities.baseAddress else { return 0 }
        return BatchRanges.sum(of: positions.count, threads: threads, least: BatchRanges.minimumSteps) {
            Scalar._step(x + $0.lowerBound, v + $0.lowerBound, $0.count, target: target, self)
        }
    }

    /// Steps every spring towards its own target in the caller's memory. For `threads` see ``ExactSpringBatch``.
    ///
    /// - Returns: The number of springs still moving.
    /// - Precondition: The buffers have the same length and do not overlap. For `Float`, the coefficients are within
    ///   its range.
    @inlinable @discardableResult
    public func step<Scalar: BatchScalar>(
        _ positions: UnsafeMutableBufferPointer<Scalar>, _ velocities: UnsafeMutableBufferPointer<Scalar>,
        targets: UnsafeBufferPointer<Scalar>, threads: Int = 1
    ) -> Int {
        BatchRanges.check(positions.count, velocities.count, targets.count)
        guard let x = positions.baseAddress, let v = velocities.baseAddress, let goal = targets.baseAddress
        else { return 0 }
        return BatchRanges.sum(of: positions.count, threads: threads, least: BatchRanges.minimumSteps) {
            Scalar._step(
                x + $0.lowerBound, v + $0.lowerBound, $0.count, targets: goal + $0.lowerBound, self)
        }
    }
}

extension UniformSpringBatch {
    var doubleStep: hooke_spring_step_f64_t {
        hooke_spring_step_f64_t(
            xx: coefficients.positionFromPosition, xv: coefficients.positionFromVelocity,
            vx: coefficients.velocityFromPosition, vv: coefficients.velocityFromVelocity,
            restPosition: restPosition, restVelocity: restVelocity)
    }

    /// Coefficients and tolerances rounded to single precision; a tolerance below 2⁻¹⁴⁹ becomes 0.
    var floatStep: hooke_spring_step_f32_t {
        let step = hooke_spring_step_f32_t(
            xx: Float(coefficients.positionFromPosition), xv: Float(coefficients.positionFromVelocity),
            vx: Float(coefficients.velocityFromPosition), vv: Float(coefficients.velocityFromVelocity),
            restPosition: Float(restPosition), restVelocity: Float(restVelocity))
        precondition(
            step.xx.isFinite && step.xv.isFinite && step.vx.isFinite && step.vv.isFinite,
            "\(coefficients) in single precision; accepted: magnitudes up to \(Float.greatestFiniteMagnitude)"
        )
        return step
    }
}

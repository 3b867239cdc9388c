internal import CHookeKernels

/// Steps any number of springs that share parameters and step length, at the speed of memory.
///
/// The caller owns the states: an array of positions and one of velocities (and one of targets, unless all share one), in
/// double or single precision. A step writes into them, allocates nothing, and says how many springs are still moving.
/// For springs that differ there is ``MixedSpringBatch``, and for exact answers at any time ``SpringMotionBatch``.
///
/// ```swift
/// let batch = try SpringBatch(.snappy, step: 1.0 / 120, restPosition: 0.01, restVelocity: 0.1)
/// var positions = [Double](repeating: 0, count: 1000)
/// var velocities = positions
/// while batch.step(&positions, &velocities, target: 100) > 0 { print(positions[0]) }
/// ```
///
/// With d = x − target, a step is x′ = target + (xx·d + xv·v) and v′ = vx·d + vv·v. A spring with |x′ − target| ≤
/// `restPosition` and |v′| ≤ `restVelocity` is put to rest: x′ = target and v′ = 0 exactly. That is the physics of the
/// tolerance, and it keeps decaying states from ending among the subnormal numbers, which are slow. NaN stays NaN and
/// never rests.
///
/// One step is within 20 u of this formula in plain arithmetic, as a share of |xx·d| + |xv·v| + |target| (and |vx·d| +
/// |vv·v|), and n steps of a damped spring within 20n u; u = 2⁻⁵³, for `Float` 2⁻²⁴. The difference is fused
/// multiply-adds, which the widest instructions of the machine bring along. On one machine a spring's result is the same
/// bit for bit from run to run, wherever it stands in the arrays and however they are cut into batches.
///
/// In single precision coefficients and tolerances are rounded to `Float` once a step. Cost: a read and a write of each
/// state, limited by memory; see docs/performance.md.
public struct SpringBatch: Sendable, Hashable {
    /// The step.
    public let coefficients: SpringPropagator.Coefficients
    /// The distance from the target within which a slow spring rests, in units of position.
    public let restPosition: Double
    /// The speed up to which a spring that has arrived rests, in units of position per second.
    public let restVelocity: Double

    /// A batch step of a spring.
    ///
    /// - Parameters:
    ///   - spring: The spring that all share.
    ///   - step: The length of a step, in seconds; finite.
    ///   - restPosition: At least 0; see ``init(coefficients:restPosition:restVelocity:)``.
    ///   - restVelocity: At least 0; as before.
    /// - Throws: `HookeError.outOfRange(field:value:accepted:)` with the parameter's name as the field.
    public init(
        _ spring: Spring, step: Double, restPosition: Double, restVelocity: Double
    ) throws(HookeError) {
        guard step.isFinite else {
            throw .outOfRange(field: "step", value: step, accepted: "finite numbers of seconds")
        }
        try self.init(
            coefficients: SpringPropagator(spring, elapsed: step).coefficients,
            restPosition: restPosition, restVelocity: restVelocity)
    }

    /// A batch step.
    ///
    /// - Parameters:
    ///   - coefficients: The step; all finite.
    ///   - restPosition: At least 0. With 0 only exact arrival counts, and decaying states get very slow in the end.
    ///   - restVelocity: At least 0; as before.
    /// - Throws: `HookeError.outOfRange(field:value:accepted:)` with the parameter's name as the field.
    public init(
        coefficients: SpringPropagator.Coefficients, restPosition: Double, restVelocity: Double
    ) throws(HookeError) {
        for (field, value) in [
            ("positionFromPosition", coefficients.positionFromPosition),
            ("positionFromVelocity", coefficients.positionFromVelocity),
            ("velocityFromPosition", coefficients.velocityFromPosition),
            ("velocityFromVelocity", coefficients.velocityFromVelocity),
        ] where !value.isFinite {
            throw .outOfRange(field: "coefficients.\(field)", value: value, accepted: "finite numbers")
        }
        try BatchShares.checkRest(restPosition, restVelocity)
        self.coefficients = coefficients
        self.restPosition = restPosition
        self.restVelocity = restVelocity
    }

    /// Steps every spring towards one target, in place. As many as `threads` may share the work; see ``SpringMotionBatch``.
    ///
    /// - Returns: How many are still moving.
    /// - Precondition: There are as many velocities as positions. None at all is fine. For `Float`, the coefficients are
    ///   within its range.
    @inlinable @discardableResult
    public func step<Scalar: SpringBatchScalar>(
        _ positions: inout [Scalar], _ velocities: inout [Scalar], target: Scalar, threads: Int = 1
    ) -> Int {
        positions.withUnsafeMutableBufferPointer { positions in
            velocities.withUnsafeMutableBufferPointer { velocities in
                step(positions, velocities, target: target, threads: threads)
            }
        }
    }

    /// Steps every spring towards its own target, in place. As many as `threads` may share the work; see ``SpringMotionBatch``.
    ///
    /// - Returns: How many are still moving.
    /// - Precondition: There are as many velocities and targets as positions. None at all is fine. For `Float`, the
    ///   coefficients are within its range.
    @inlinable @discardableResult
    public func step<Scalar: SpringBatchScalar>(
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

    /// Steps every spring towards one target, in the caller's own memory. As many as `threads` may share the work; see ``SpringMotionBatch``.
    ///
    /// - Returns: How many are still moving.
    /// - Precondition: There are as many velocities as positions, and the two do not overlap. For `Float`, the
    ///   coefficients are within its range.
    @inlinable @discardableResult
    public func step<Scalar: SpringBatchScalar>(
        _ positions: UnsafeMutableBufferPointer<Scalar>, _ velocities: UnsafeMutableBufferPointer<Scalar>,
        target: Scalar, threads: Int = 1
    ) -> Int {
        BatchShares.check(positions.count, velocities.count)
        guard let x = positions.baseAddress, let v = velocities.baseAddress else { return 0 }
        return BatchShares.sum(of: positions.count, threads: threads, least: BatchShares.leastSteps) {
            Scalar._step(x + $0.lowerBound, v + $0.lowerBound, $0.count, target: target, self)
        }
    }

    /// Steps every spring towards its own target, in the caller's own memory. As many as `threads` may share the work; see ``SpringMotionBatch``.
    ///
    /// - Returns: How many are still moving.
    /// - Precondition: There are as many velocities and targets as positions, and none of the three overlap. For `Float`,
    ///   the coefficients are within its range.
    @inlinable @discardableResult
    public func step<Scalar: SpringBatchScalar>(
        _ positions: UnsafeMutableBufferPointer<Scalar>, _ velocities: UnsafeMutableBufferPointer<Scalar>,
        targets: UnsafeBufferPointer<Scalar>, threads: Int = 1
    ) -> Int {
        BatchShares.check(positions.count, velocities.count, targets.count)
        guard let x = positions.baseAddress, let v = velocities.baseAddress, let goal = targets.baseAddress
        else { return 0 }
        return BatchShares.sum(of: positions.count, threads: threads, least: BatchShares.leastSteps) {
            Scalar._step(
                x + $0.lowerBound, v + $0.lowerBound, $0.count, targets: goal + $0.lowerBound, self)
        }
    }
}

extension SpringBatch {
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

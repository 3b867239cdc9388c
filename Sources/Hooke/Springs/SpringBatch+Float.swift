internal import CHookeKernels

// The same in single precision: half the memory, so twice the springs. Coefficients and tolerances are rounded to
// Float once a step; a tolerance below 2⁻¹⁴⁹ becomes 0.
extension SpringBatch {
    /// Steps every spring towards one target, in place and in single precision.
    ///
    /// - Returns: How many are still moving.
    /// - Precondition: There are as many velocities as positions, and the coefficients are within Float's range.
    @discardableResult
    public func step(_ positions: inout [Float], _ velocities: inout [Float], target: Float) -> Int {
        positions.withUnsafeMutableBufferPointer { positions in
            velocities.withUnsafeMutableBufferPointer { velocities in
                step(positions, velocities, target: target)
            }
        }
    }

    /// Steps every spring towards its own target, in place and in single precision.
    ///
    /// - Returns: How many are still moving.
    /// - Precondition: There are as many velocities and targets as positions, and the coefficients are within Float's
    ///   range.
    @discardableResult
    public func step(_ positions: inout [Float], _ velocities: inout [Float], targets: [Float]) -> Int {
        positions.withUnsafeMutableBufferPointer { positions in
            velocities.withUnsafeMutableBufferPointer { velocities in
                targets.withUnsafeBufferPointer { targets in
                    step(positions, velocities, targets: targets)
                }
            }
        }
    }

    /// Steps every spring towards one target, in the caller's own memory and in single precision.
    ///
    /// - Returns: How many are still moving.
    /// - Precondition: There are as many velocities as positions, the two do not overlap, and the coefficients are
    ///   within Float's range.
    @discardableResult
    public func step(
        _ positions: UnsafeMutableBufferPointer<Float>, _ velocities: UnsafeMutableBufferPointer<Float>,
        target: Float
    ) -> Int {
        SpringBatch.check(positions.count, velocities.count)
        guard let x = positions.baseAddress, let v = velocities.baseAddress else { return 0 }
        return hooke_spring_step_f32(x, v, positions.count, target, floatStep)
    }

    /// Steps every spring towards its own target, in the caller's own memory and in single precision.
    ///
    /// - Returns: How many are still moving.
    /// - Precondition: There are as many velocities and targets as positions, none of the three overlap, and the
    ///   coefficients are within Float's range.
    @discardableResult
    public func step(
        _ positions: UnsafeMutableBufferPointer<Float>, _ velocities: UnsafeMutableBufferPointer<Float>,
        targets: UnsafeBufferPointer<Float>
    ) -> Int {
        SpringBatch.check(positions.count, velocities.count, targets.count)
        guard let x = positions.baseAddress, let v = velocities.baseAddress, let goal = targets.baseAddress
        else { return 0 }
        return hooke_spring_step_targets_f32(x, v, positions.count, goal, floatStep)
    }

    private var floatStep: hooke_spring_step_f32_t {
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

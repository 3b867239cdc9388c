// The reference implementation of the kernels in plain Swift: one spring at a time, without fused multiply-add. It
// defines a step, and the kernels are tested against it.

import Hooke

@testable import HookeBatches

extension UniformSpringBatch {
    /// The reference for `step(_:_:targets:)`. A single target applies to all.
    func referenceStep<Scalar: BinaryFloatingPoint>(
        _ positions: inout [Scalar], _ velocities: inout [Scalar], targets: [Scalar]
    ) -> Int {
        let xx = Scalar(coefficients.positionFromPosition)
        let xv = Scalar(coefficients.positionFromVelocity)
        let vx = Scalar(coefficients.velocityFromPosition)
        let vv = Scalar(coefficients.velocityFromVelocity)
        var moving = 0
        for index in positions.indices {
            let target = targets[targets.count == 1 ? 0 : index]
            let displacement = positions[index] - target
            let velocity = velocities[index]
            let nextPosition = target + (xx * displacement + xv * velocity)
            let nextVelocity = vx * displacement + vv * velocity
            let rests =
                (nextPosition - target).magnitude <= Scalar(restPosition)
                && nextVelocity.magnitude <= Scalar(restVelocity)
            positions[index] = rests ? target : nextPosition
            velocities[index] = rests ? 0 : nextVelocity
            if !rests { moving += 1 }
        }
        return moving
    }
}

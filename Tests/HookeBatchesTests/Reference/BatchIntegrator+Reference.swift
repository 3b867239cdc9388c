// The reference implementation of the kernels in plain Swift: one point at a time, without fused multiply-add. It
// defines a step, and the kernels are tested against it.

import Hooke

@testable import HookeBatches

extension BatchIntegrator {
    /// The reference for `step`, for one point whose target follows `target`.
    /// - Returns: Whether the point is at rest.
    func referenceStep<Scalar: BinaryFloatingPoint>(
        _ x: inout Scalar, _ v: inout Scalar, target: TargetPath
    ) -> Bool {
        let terms = NormalizedLaw<Scalar>(law)
        let path = target.polynomial(step: step)
        let h = Scalar(step / Double(substeps))
        for substep in 0..<substeps {
            terms.advance(method, &x, &v, by: h) { fraction in
                Scalar(path.value(at: (Double(substep) + Double(fraction)) / Double(substeps)))
            }
        }
        guard let balance, v.magnitude <= Scalar(restVelocity) else { return false }
        if hasNoRestoringForce {
            v = 0
            return true
        }
        guard path.isStill else { return false }
        let point = min(max(Scalar(path.to) + Scalar(balance), terms.lower), terms.upper)
        guard (x - point).magnitude <= Scalar(restPosition) else { return false }
        (x, v) = (point, 0)
        return true
    }
}

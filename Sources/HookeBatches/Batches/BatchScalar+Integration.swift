internal import CHookeKernels

// The loop of batch integration.

extension Double {
    /// The loop in double precision.
    public static func _integrate(
        _ positions: UnsafeMutableBufferPointer<Double>, _ velocities: UnsafeMutableBufferPointer<Double>,
        _ starts: UnsafePointer<Double>?, _ ends: UnsafePointer<Double>?, _ target: TargetPath,
        _ batch: BatchIntegrator
    ) -> BatchProgress {
        let terms = NormalizedLaw<Double>(batch.law)
        let path = target.polynomial(step: batch.step)
        return BatchProgress(
            hooke_integrate_f64(
                batch.kernelMethod, positions.baseAddress, velocities.baseAddress, positions.count, starts,
                ends,
                hooke_target_path_f64(
                    from: path.from, to: path.to, linear: path.linear, square: path.square, cube: path.cube,
                    still: path.isStill ? 1 : 0),
                hooke_integration_f64(
                    stiffness: terms.stiffness, cubic: terms.cubic, damping: terms.damping, drag: terms.drag,
                    force: terms.force, lower: terms.lower, upper: terms.upper,
                    restitution: terms.restitution, restPosition: batch.restPosition,
                    restVelocity: batch.balance == nil ? -1 : batch.restVelocity,
                    restOffset: batch.balance ?? 0, hasNoRestoringForce: batch.hasNoRestoringForce ? 1 : 0,
                    step: batch.step / Double(batch.substeps), substeps: batch.substeps)))
    }
}

extension Float {
    /// The loop in single precision.
    public static func _integrate(
        _ positions: UnsafeMutableBufferPointer<Float>, _ velocities: UnsafeMutableBufferPointer<Float>,
        _ starts: UnsafePointer<Float>?, _ ends: UnsafePointer<Float>?, _ target: TargetPath,
        _ batch: BatchIntegrator
    ) -> BatchProgress {
        let terms = NormalizedLaw<Float>(batch.law)
        let path = target.polynomial(step: batch.step)
        let h = Float(batch.step / Double(batch.substeps))
        precondition(
            terms.isFinite && h > 0 && h.isFinite,
            "\(batch.law) in substeps of \(batch.step / Double(batch.substeps)) s exceeds the range of Float")
        return BatchProgress(
            hooke_integrate_f32(
                batch.kernelMethod, positions.baseAddress, velocities.baseAddress, positions.count, starts,
                ends,
                hooke_target_path_f32(
                    from: Float(path.from), to: Float(path.to), linear: Float(path.linear),
                    square: Float(path.square), cube: Float(path.cube), still: path.isStill ? 1 : 0),
                hooke_integration_f32(
                    stiffness: terms.stiffness, cubic: terms.cubic, damping: terms.damping, drag: terms.drag,
                    force: terms.force, lower: terms.lower, upper: terms.upper,
                    restitution: terms.restitution, restPosition: Float(batch.restPosition),
                    restVelocity: batch.balance == nil ? -1 : Float(batch.restVelocity),
                    restOffset: Float(batch.balance ?? 0),
                    hasNoRestoringForce: batch.hasNoRestoringForce ? 1 : 0,
                    step: h, substeps: batch.substeps)))
    }
}

extension BatchIntegrator {
    fileprivate var kernelMethod: Int32 {
        switch method {
        case .semiImplicitEuler: Int32(HOOKE_SEMI_IMPLICIT_EULER)
        case .velocityVerlet: Int32(HOOKE_VELOCITY_VERLET)
        case .rungeKutta4: Int32(HOOKE_RUNGE_KUTTA_4)
        }
    }
}

extension BatchProgress {
    fileprivate init(_ result: hooke_integration_result_t) {
        self.init(moving: result.moving, diverged: result.diverged)
    }
}

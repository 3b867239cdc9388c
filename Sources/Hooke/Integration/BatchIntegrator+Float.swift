internal import CHookeKernels

// The same in single precision: half the memory, twice the points a register. The law, the target's path and the rest
// tolerances are rounded to Float once a step; a tolerance below 2⁻¹⁴⁹ becomes 0.
extension BatchIntegrator {
    /// Steps every point towards one target, in place and in single precision.
    /// - Precondition: There are as many velocities as positions, and the law is within Float's range.
    @discardableResult
    public func step(
        _ positions: inout [Float], _ velocities: inout [Float], target: TargetPath = .fixed(0)
    ) -> BatchProgress {
        positions.withUnsafeMutableBufferPointer { positions in
            velocities.withUnsafeMutableBufferPointer { step(positions, $0, target: target) }
        }
    }

    /// Steps every point towards its own target, in place and in single precision.
    /// - Precondition: There are as many velocities and targets as positions, and the law is within Float's range.
    @discardableResult
    public func step(
        _ positions: inout [Float], _ velocities: inout [Float], targetsFrom starts: [Float],
        to ends: [Float]
    ) -> BatchProgress {
        positions.withUnsafeMutableBufferPointer { positions in
            velocities.withUnsafeMutableBufferPointer { velocities in
                starts.withUnsafeBufferPointer { starts in
                    ends.withUnsafeBufferPointer { step(positions, velocities, targetsFrom: starts, to: $0) }
                }
            }
        }
    }

    /// Steps every point towards one target, in the caller's own memory and in single precision.
    /// - Precondition: There are as many velocities as positions, the two do not overlap, and the law is within Float's
    ///   range.
    @discardableResult
    public func step(
        _ positions: UnsafeMutableBufferPointer<Float>, _ velocities: UnsafeMutableBufferPointer<Float>,
        target: TargetPath = .fixed(0)
    ) -> BatchProgress {
        SpringBatch.check(positions.count, velocities.count)
        return BatchProgress(
            hooke_integrate_f32(
                kernelMethod, positions.baseAddress, velocities.baseAddress, positions.count, nil, nil,
                floatPath(target), floatLaw))
    }

    /// Steps every point towards its own target, in the caller's own memory and in single precision.
    /// - Precondition: There are as many velocities and targets as positions, neither positions nor velocities overlap
    ///   anything else, and the law is within Float's range.
    @discardableResult
    public func step(
        _ positions: UnsafeMutableBufferPointer<Float>, _ velocities: UnsafeMutableBufferPointer<Float>,
        targetsFrom starts: UnsafeBufferPointer<Float>, to ends: UnsafeBufferPointer<Float>
    ) -> BatchProgress {
        SpringBatch.check(positions.count, velocities.count, starts.count)
        SpringBatch.check(positions.count, velocities.count, ends.count)
        return BatchProgress(
            hooke_integrate_f32(
                kernelMethod, positions.baseAddress, velocities.baseAddress, positions.count,
                starts.baseAddress, ends.baseAddress, floatPath(.fixed(0)), floatLaw))
    }

    private func floatPath(_ target: TargetPath) -> hooke_target_path_f32 {
        let path = target.polynomial(step: step)
        return hooke_target_path_f32(
            from: Float(path.from), to: Float(path.to), linear: Float(path.linear),
            square: Float(path.square), cube: Float(path.cube), still: path.isStill ? 1 : 0)
    }

    private var floatLaw: hooke_integration_f32 {
        let terms = LawTerms<Float>(law)
        let h = Float(step / Double(substeps))
        precondition(
            terms.isFinite && h > 0 && h.isFinite,
            "\(law) in substeps of \(step / Double(substeps)) s is beyond single precision")
        return hooke_integration_f32(
            stiffness: terms.stiffness, cubic: terms.cubic, damping: terms.damping, drag: terms.drag,
            force: terms.force, lower: terms.lower, upper: terms.upper, restitution: terms.restitution,
            restPosition: Float(restPosition), restVelocity: balance == nil ? -1 : Float(restVelocity),
            restOffset: Float(balance ?? 0), restsAnywhere: restsAnywhere ? 1 : 0, step: h,
            substeps: substeps)
    }
}

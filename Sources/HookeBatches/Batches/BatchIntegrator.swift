/// Steps any number of points under one force law: the counterpart of `UniformSpringBatch` for forces without an exact
/// solution.
///
/// The caller owns the states: an array of positions and one of velocities. A step writes into them and allocates
/// nothing. It consists of equal substeps, computed for many points in parallel with their states in registers.
///
/// ```swift
/// let law = try ForceLaw(stiffness: 200, damping: 6, cubicStiffness: 0.05, limits: .init(upper: 110, restitution: 0.5))
/// let batch = try BatchIntegrator(
///     law, method: .rungeKutta4, step: 1.0 / 60, reach: 100, restPosition: 0.01, restVelocity: 0.1)
/// var positions = [Double](repeating: 0, count: 1000)
/// var velocities = positions
/// while batch.step(&positions, &velocities, target: .fixed(100)).moving > 0 { print(positions[0]) }
/// ```
///
/// - **Stability.** Every method diverges if the step is too long for the stiffness. The initialisers refuse such a
///   step, for the law linearised within `reach` of the target and up to `topSpeed`. Points outside these may still
///   diverge; every step returns their number (`BatchProgress.diverged`).
/// - **Limits.** A substep that ends beyond a limit is computed again from the time of the impact, which is found to
/// - **Impacts.** A substep that ends beyond a limit is computed again from the time of the impact, which is found to
///   the method's own order. There the velocity becomes −e·v. No impact gains energy. At most 8 impacts per substep are
///   computed; after that the point stays at the limit until the substep ends.
/// - **Rest at a limit.** A point rests at a limit if it returns to it within the same substep, or is pressed against
///   it without velocity. With e = 1 a returning point bounces on.
/// - **Undetected crossings.** Only the ends of substeps are checked: a point that crosses a limit and returns within
///   one substep is not detected. A position that a substep leaves beyond a limit is moved to it.
///   `restPosition` of it and no faster than `restVelocity` is put there exactly, with velocity 0. This requires a
///   target that is constant during the step (per point: equal ends). Without any spring or constant force, a slow
///   point rests anywhere. With the defaults of 0 only exact arrival counts, and decaying states end as subnormal
///   numbers, which are slow.
/// - **Reproducibility.** On one machine a point's result is the same bit for bit in every run, whatever its index and
///   the division into batches. A substep is within 8 u of plain arithmetic, relative to the sums of the magnitudes in
///   it; u = 2⁻⁵³, for `Float` 2⁻²⁴.
///
/// NaN stays NaN and does not affect other points.
public struct BatchIntegrator: Sendable, Hashable {
    /// The forces.
    public let law: ForceLaw
    /// The method.
    public let method: IntegrationMethod
    /// The length of a step, in seconds.
    public let step: Double
    /// The number of substeps in a step.
    public let substeps: Int
    /// The largest distance from balance at which a slow point is put to rest, in units of position.
    public let restPosition: Double
    /// The largest speed at which a point near balance is put to rest, in units of position per second.
    public let restVelocity: Double

    /// The position where the forces balance, minus the target; see `ForceLaw.balance`.
    let balance: Double?

    /// Creates a batch step with a given number of substeps.
    /// - Parameters:
    ///   - law: The forces on all points.
    ///   - method: The integration method.
    ///   - step: The length of a step, in seconds; finite, above 0.
    ///   - substeps: From 1 to a million, and enough to be stable.
    ///   - reach: The distance from the target up to which the step must be stable; only `law.cubicStiffness` uses it.
    ///   - topSpeed: The speed up to which the step must be stable; only `law.quadraticDrag` uses it.
    ///   - restPosition: At least 0. It must be 0 if a stiffness of the law is negative, because then the rest position
    ///     is not unique.
    ///   - restVelocity: At least 0.
    /// - Throws: `HookeError.outOfRange` with the parameter's name as the field.
    public init(
        _ law: ForceLaw, method: IntegrationMethod, step: Double, substeps: Int, reach: Double = 0,
        topSpeed: Double = 0, restPosition: Double = 0, restVelocity: Double = 0
    ) throws(HookeError) {
        try ForceLaw.check(step: step, reach: reach, topSpeed: topSpeed)
        let bound = law.largestStableStep(for: method, reach: reach, topSpeed: topSpeed)
        let least = (step / bound).rounded(.down) + 1
        guard substeps >= 1, substeps <= 1_000_000, Double(substeps) >= least else {
            throw .outOfRange(
                field: "substeps", value: Double(substeps),
                accepted: least <= 1_000_000
                    ? "\(Int(least)) to 1000000; \(method.rawValue) is unstable with fewer"
                    : "a shorter step; \(method.rawValue) is unstable even with 1000000 substeps")
        }
        try BatchRanges.checkRest(restPosition, restVelocity)
        let balance = law.balance
        guard restPosition == 0 || balance != nil else {
            throw .outOfRange(
                field: "restPosition", value: restPosition, accepted: "0, because a stiffness is negative")
        }
        self.law = law
        self.balance = balance
        self.method = method
        self.step = step
        self.substeps = substeps
        self.restPosition = restPosition
        self.restVelocity = restVelocity
    }

    /// Creates a batch step with the number of substeps from `ForceLaw.substeps(for:over:error:reach:topSpeed:)`.
    /// - Throws: The errors of the other initialiser and of that method.
    public init(
        _ law: ForceLaw, method: IntegrationMethod, step: Double, error: Double = 1e-3, reach: Double = 0,
        topSpeed: Double = 0, restPosition: Double = 0, restVelocity: Double = 0
    ) throws(HookeError) {
        try self.init(
            law, method: method, step: step,
            substeps: law.substeps(for: method, over: step, error: error, reach: reach, topSpeed: topSpeed),
            reach: reach, topSpeed: topSpeed, restPosition: restPosition, restVelocity: restVelocity)
    }

    /// Steps every point towards one target, in place.
    /// - Precondition: `positions` and `velocities` have the same length; they may be empty. For `Float`, the law is
    ///   within its range.
    @discardableResult
    public func step<Scalar: BatchScalar>(
        _ positions: inout [Scalar], _ velocities: inout [Scalar], target: TargetPath = .fixed(0)
    ) -> BatchProgress {
        positions.withUnsafeMutableBufferPointer { positions in
            velocities.withUnsafeMutableBufferPointer { step(positions, $0, target: target) }
        }
    }

    /// Steps every point towards its own target, in place; see the variant with pointers.
    /// - Precondition: All arrays have the same length; they may be empty. For `Float`, the law is within its range.
    @discardableResult
    public func step<Scalar: BatchScalar>(
        _ positions: inout [Scalar], _ velocities: inout [Scalar], targetsFrom starts: [Scalar],
        to ends: [Scalar]
    ) -> BatchProgress {
        positions.withUnsafeMutableBufferPointer { positions in
            velocities.withUnsafeMutableBufferPointer { velocities in
                starts.withUnsafeBufferPointer { starts in
                    ends.withUnsafeBufferPointer { step(positions, velocities, targetsFrom: starts, to: $0) }
                }
            }
        }
    }

    /// Steps every point towards one target in the caller's memory.
    /// - Precondition: The buffers have the same length and do not overlap. For `Float`, the law is within its range.
    @discardableResult
    public func step<Scalar: BatchScalar>(
        _ positions: UnsafeMutableBufferPointer<Scalar>, _ velocities: UnsafeMutableBufferPointer<Scalar>,
        target: TargetPath = .fixed(0)
    ) -> BatchProgress {
        BatchRanges.check(positions.count, velocities.count)
        return Scalar._integrate(positions, velocities, nil, nil, target, self)
    }

    /// Steps every point towards its own target in the caller's memory.
    ///
    /// During the step a target moves linearly from its value in `starts` to its value in `ends`. For constant targets
    /// both may be the same memory.
    /// - Precondition: All buffers have the same length, and neither positions nor velocities overlap another buffer.
    ///   For `Float`, the law is within its range.
    @discardableResult
    public func step<Scalar: BatchScalar>(
        _ positions: UnsafeMutableBufferPointer<Scalar>, _ velocities: UnsafeMutableBufferPointer<Scalar>,
        targetsFrom starts: UnsafeBufferPointer<Scalar>, to ends: UnsafeBufferPointer<Scalar>
    ) -> BatchProgress {
        BatchRanges.check(positions.count, velocities.count, starts.count)
        BatchRanges.check(positions.count, velocities.count, ends.count)
        return Scalar._integrate(
            positions, velocities, starts.baseAddress, ends.baseAddress, .fixed(0), self)
    }

    /// Whether damping is the only force.
    var hasNoRestoringForce: Bool { law.stiffness == 0 && law.cubicStiffness == 0 && law.constantForce == 0 }
}

/// The result of a step of a `BatchIntegrator`.
public struct BatchProgress: Hashable, Sendable {
    /// The number of points not at rest, including those that diverged.
    public let moving: Int
    /// The number of points with a velocity that is not finite. A non-finite position makes the velocity non-finite
    /// within a substep.
    public let diverged: Int

    init(moving: Int, diverged: Int) {
        self.moving = moving
        self.diverged = diverged
    }
}

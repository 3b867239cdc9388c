/// Steps any number of points under one force law: what `SpringBatch` is where there is an exact solution, for forces
/// that have none.
///
/// The caller owns the states: an array of positions and one of velocities. A step writes into them and allocates
/// nothing. It is divided into equal substeps, which run side by side for many points and keep their states in
/// registers.
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
/// - **Stability.** A step too long for the stiffness makes any such method explode. The initialisers refuse one, for
///   the law linearised within `reach` of the target and up to `topSpeed`; what goes beyond them may still diverge, and
///   every step says how many have (`BatchProgress.diverged`).
/// - **Limits.** A substep that ends beyond a limit is taken back to the time of the impact, found to the method's own
///   order; the velocity there becomes −e·v, and the rest of the substep starts from the limit. Whoever returns to the
///   same limit within that substep, or lies on it without velocity and is pressed against it, rests there, unless
///   nothing is lost in a bounce (e = 1). Up to 8 impacts a substep are followed; then the point waits at the limit for
///   the substep's end. No impact gains energy. Only substeps' ends are looked at: what goes beyond a limit and returns
///   within one is not seen. A position beyond a limit is put on it when a substep leaves it beyond.
/// - **Rest.** After the step, a point that is within `restPosition` of where the forces balance, or of the limit before
///   that place, and no faster than `restVelocity`, is put there exactly, with velocity 0: provided the target stands
///   still throughout the step (one of its own, when both ends are the same). Without any spring or constant force it
///   rests wherever it is slow. With the defaults, 0, only exact arrival counts, and decaying states end among the
///   subnormal numbers, which are slow.
/// - **Same bits.** On one machine a point's result is the same bit for bit from run to run, wherever it stands in the
///   arrays and however they are cut into batches. A substep is within 8 u of plain arithmetic, as a share of the sums
///   of the magnitudes in it; u = 2⁻⁵³, for `Float` 2⁻²⁴.
///
/// NaN stays NaN, in its own point alone.
public struct BatchIntegrator: Sendable, Hashable {
    /// The forces.
    public let law: ForceLaw
    /// The method.
    public let method: IntegrationMethod
    /// The length of a step, in seconds.
    public let step: Double
    /// How many substeps there are in a step.
    public let substeps: Int
    /// The distance from balance within which a slow point rests, in units of position.
    public let restPosition: Double
    /// The speed up to which a point in balance rests, in units of position a second.
    public let restVelocity: Double

    /// Where the forces balance, less the target; see `ForceLaw.balance`.
    let balance: Double?

    /// A batch step in a given number of substeps.
    /// - Parameters:
    ///   - law: The forces that all share.
    ///   - method: How to integrate.
    ///   - step: The length of a step, in seconds; finite, above 0.
    ///   - substeps: From 1 to a million, and enough to be stable.
    ///   - reach: The distance from the target up to which the step has to be stable; it matters to
    ///     `law.cubicStiffness` alone.
    ///   - topSpeed: The speed up to which the step has to be stable; it matters to `law.quadraticDrag` alone.
    ///   - restPosition: At least 0; 0 under a law with a negative stiffness, which has no one place of rest.
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
                    ? "from \(Int(least)), or \(method.rawValue) explodes, to 1000000"
                    : "none: \(method.rawValue) explodes in 1000000 too; a shorter step")
        }
        try BatchShares.checkRest(restPosition, restVelocity)
        let balance = law.balance
        guard restPosition == 0 || balance != nil else {
            throw .outOfRange(
                field: "restPosition", value: restPosition, accepted: "0 where a stiffness is negative")
        }
        self.law = law
        self.balance = balance
        self.method = method
        self.step = step
        self.substeps = substeps
        self.restPosition = restPosition
        self.restVelocity = restVelocity
    }

    /// A batch step in as many substeps as the law asks for: `ForceLaw.substeps(for:over:error:reach:topSpeed:)`.
    /// - Throws: as the other initialiser and as that method.
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
    /// - Precondition: There are as many velocities as positions. None at all is fine. For `Float`, the law is within its
    ///   range.
    @discardableResult
    public func step<Scalar: BatchIntegratorScalar>(
        _ positions: inout [Scalar], _ velocities: inout [Scalar], target: TargetPath = .fixed(0)
    ) -> BatchProgress {
        positions.withUnsafeMutableBufferPointer { positions in
            velocities.withUnsafeMutableBufferPointer { step(positions, $0, target: target) }
        }
    }

    /// Steps every point towards its own target, in place; see the form with pointers.
    /// - Precondition: There are as many velocities and targets as positions. None at all is fine. For `Float`, the law is
    ///   within its range.
    @discardableResult
    public func step<Scalar: BatchIntegratorScalar>(
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

    /// Steps every point towards one target, in the caller's own memory.
    /// - Precondition: There are as many velocities as positions, and the two do not overlap. For `Float`, the law is within
    ///   its range.
    @discardableResult
    public func step<Scalar: BatchIntegratorScalar>(
        _ positions: UnsafeMutableBufferPointer<Scalar>, _ velocities: UnsafeMutableBufferPointer<Scalar>,
        target: TargetPath = .fixed(0)
    ) -> BatchProgress {
        BatchShares.check(positions.count, velocities.count)
        return Scalar._integrate(positions, velocities, nil, nil, target, self)
    }

    /// Steps every point towards its own target, in the caller's own memory.
    ///
    /// During the step a target goes straight from its place in `starts` to its place in `ends`. Targets that stand
    /// still may be the same memory twice.
    /// - Precondition: There are as many velocities and targets as positions, and neither positions nor velocities
    ///   overlap anything else. For `Float`, the law is within its range.
    @discardableResult
    public func step<Scalar: BatchIntegratorScalar>(
        _ positions: UnsafeMutableBufferPointer<Scalar>, _ velocities: UnsafeMutableBufferPointer<Scalar>,
        targetsFrom starts: UnsafeBufferPointer<Scalar>, to ends: UnsafeBufferPointer<Scalar>
    ) -> BatchProgress {
        BatchShares.check(positions.count, velocities.count, starts.count)
        BatchShares.check(positions.count, velocities.count, ends.count)
        return Scalar._integrate(
            positions, velocities, starts.baseAddress, ends.baseAddress, .fixed(0), self)
    }

    /// Whether nothing but damping acts.
    var restsAnywhere: Bool { law.stiffness == 0 && law.cubicStiffness == 0 && law.constantForce == 0 }
}

/// What a step of a `BatchIntegrator` came to.
public struct BatchProgress: Hashable, Sendable {
    /// How many points are not at rest, those that diverged included.
    public let moving: Int
    /// How many points have a velocity that is not a finite number. A position that is none makes it so in a substep.
    public let diverged: Int

    init(moving: Int, diverged: Int) {
        self.moving = moving
        self.diverged = diverged
    }
}

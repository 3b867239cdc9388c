internal import HookeLinearAlgebra

/// The motion of a network from given positions and velocities to its rest positions: a pure function of time.
///
/// It obeys M·x″ + C·x′ + K·(x − rest) = forces. Each component of the values moves independently.
///
/// ```swift
/// let graph = try SpringGraph.trailing(5, spring: .smooth)
/// let views = try SpringNetwork(graph)
/// let still = Array(repeating: SIMD2(0.0, 0.0), count: 5)
/// let finger = Array(repeating: SIMD2(120.0, 40.0), count: 5)
/// let motion = SpringNetworkMotion(views, from: still, to: finger)
/// let next = motion.retargeted(to: still, at: 0.1)     // same positions and velocities
/// ```
///
/// - **Error**: modal networks are within a few n·u of the state's norm √(2·energy), plus a phase error from the
///   rounding of the eigenvalues. docs/internals/spring-networks.md has both methods and measurements.
/// - **Time**: before 0 the motion continues backwards. At +∞ it is at rest, or NaN or infinite without damping. At −∞
///   and NaN it is NaN.
/// - **Non-finite values**: one NaN or infinite number makes its component NaN at every node.
/// - **Underflow**: velocities and displacements of a mode below 2⁻⁹⁰⁰ count as zero.
public struct SpringNetworkMotion<Value: ComponentVector>: Sendable {
    /// The network.
    public let network: SpringNetwork
    /// The positions at time 0.
    public let start: [Value]
    /// The rest positions, in which every spring is relaxed.
    public let rest: [Value]
    /// The velocities at time 0, in units per second.
    public let initialVelocities: [Value]
    /// The constant forces on the nodes; `nil` for none.
    public let forces: [Value]?

    /// Modal coordinates and velocities, or displacements above velocities; and the loads from forces.
    let origin: Matrix
    let originRates: Matrix
    let loads: Matrix?
    let restColumns: Matrix

    /// Creates a network's motion.
    /// - Parameters:
    ///   - network: The network.
    ///   - start: The positions at time 0.
    ///   - rest: The rest positions: anchored nodes are pulled to theirs, and connected nodes to equal displacements
    ///     from them. Zero by default.
    ///   - initialVelocities: The velocities at time 0, in units per second; zero by default.
    ///   - forces: Constant forces, which accelerate a network that floats.
    /// - Precondition: Each array has one value per node.
    public init(
        _ network: SpringNetwork, from start: [Value], to rest: [Value]? = nil,
        initialVelocities: [Value]? = nil, forces: [Value]? = nil
    ) {
        let still = Array(repeating: Value.zero, count: network.count)
        self.network = network
        self.start = start
        self.rest = rest ?? still
        self.initialVelocities = initialVelocities ?? still
        self.forces = forces
        for values in [self.start, self.rest, self.initialVelocities, forces ?? still] {
            precondition(values.count == network.count, "\(values.count) values for \(network.count) nodes")
        }
        restColumns = Matrix(components: self.rest)
        let displacements = (Matrix(components: start) - restColumns).spreadingNaN
        let velocities = Matrix(components: self.initialVelocities).spreadingNaN
        let force = forces.map { Matrix(components: $0).spreadingNaN }
        switch network.solver {
        case .modal(let modes):
            origin = modes.coordinates(of: displacements, network.mass)
            originRates = modes.coordinates(of: velocities, network.mass)
            loads = force.map { modes.loads(of: $0) }
        case .exponential:
            origin = stacked(displacements, velocities)
            originRates = Matrix(rows: 0, columns: 0)
            loads = force
        }
    }

    /// Returns the motion that continues from `time` to other rest positions: same positions and velocities, with its
    /// time starting at 0.
    /// - Parameters:
    ///   - rest: The new rest positions.
    ///   - time: The time of the change in this motion, in seconds.
    /// - Precondition: `rest` has one value per node.
    public func retargeted(to rest: [Value], at time: Double) -> SpringNetworkMotion {
        let now = state(at: time)
        return SpringNetworkMotion(
            network, from: now.positions, to: rest, initialVelocities: now.velocities, forces: forces)
    }

    /// Returns positions and velocities of all nodes at `time` seconds.
    ///
    /// - Complexity: O(n²) for modal networks, O(n³) for others. For many times `sample` is cheaper.
    public func state(at time: Double) -> (positions: [Value], velocities: [Value]) {
        var frame = NetworkFrames<Value>(network, count: 1, includingVelocities: true)
        sample(from: time, step: 0, into: &frame)
        return (frame.positions(0), frame.velocities(0)!)
    }

    /// Returns the mechanical energy ½·x′ᵀ·M·x′ + ½·uᵀ·K·u − uᵀ·forces at `time`, summed over the components, with u
    /// the displacements from rest. Damping only reduces it. It is not conserved if nodes follow others without a
    /// reaction, because that does work.
    public func energy(at time: Double) -> Double {
        let (positions, velocities) = state(at: time)
        let u = Matrix(components: positions) - restColumns
        let v = Matrix(components: velocities)
        var energy = (v.innerProduct(network.mass.times(v)) + u.innerProduct(network.stiffnessMatrix * u)) / 2
        if let forces { energy -= u.innerProduct(Matrix(components: forces)) }
        return energy
    }
}

/// Displacements above velocities.
func stacked(_ displacements: Matrix, _ velocities: Matrix) -> Matrix {
    let size = displacements.rows
    return Matrix(rows: 2 * size, columns: displacements.columns) {
        $0 < size ? displacements[$0, $1] : velocities[$0 - size, $1]
    }
}

extension Matrix {
    /// Σ aᵢⱼ·bᵢⱼ.
    func innerProduct(_ other: Matrix) -> Double {
        zip(elements, other.elements).reduce(0) { $0 + $1.0 * $1.1 }
    }
}

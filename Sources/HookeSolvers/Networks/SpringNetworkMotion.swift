internal import HookeLinearAlgebra

/// The motion of a whole network: a pure function of time from where its nodes are and how fast, to where they rest.
///
/// It obeys M·x″ + C·x′ + K·(x − rest) = forces. Every component of the values moves by itself.
///
/// ```swift
/// let graph = try SpringGraph.trailing(5, spring: .smooth)
/// let views = try SpringNetwork(graph)
/// let still = Array(repeating: SIMD2(0.0, 0.0), count: 5)
/// let finger = Array(repeating: SIMD2(120.0, 40.0), count: 5)
/// let motion = SpringNetworkMotion(views, from: still, to: finger)
/// let next = motion.retargeted(to: still, at: 0.1)     // same places, same velocities
/// ```
///
/// Answers are exact but for rounding: of the modal method within a few n·u of the state's norm √(2·energy), and a phase
/// error of the eigenvalues' rounding; see docs/spring-networks.md for both methods and what was measured. Before 0 the
/// motion is continued backwards. At +∞ it is at rest, or NaN or infinite where nothing damps it; at −∞ and NaN it is NaN, and so is
/// every node of a component of which one number is NaN or infinite. Velocities and displacements below 2⁻⁹⁰⁰ in a mode count
/// as zero.
public struct SpringNetworkMotion<Value: ComponentVector>: Sendable {
    /// The network.
    public let network: SpringNetwork
    /// The positions at time 0.
    public let start: [Value]
    /// The positions in which every spring is relaxed.
    public let rest: [Value]
    /// The velocities at time 0, in units a second.
    public let initialVelocities: [Value]
    /// The constant forces on the nodes; `nil` for none.
    public let forces: [Value]?

    /// Modal coordinates and velocities, or displacements above velocities; and the loads of forces.
    let origin: Matrix
    let originRates: Matrix
    let loads: Matrix?
    let restColumns: Matrix

    /// A network's motion.
    /// - Parameters:
    ///   - network: The network.
    ///   - start: The positions at time 0.
    ///   - rest: The positions in which every spring is relaxed; nodes that are held are pulled there, and nodes that are
    ///     joined to what differs in displacement. All zero if not given.
    ///   - initialVelocities: In units a second; zero if not given.
    ///   - forces: Constant forces. A network that floats is accelerated by them.
    /// - Precondition: As many values as the network has nodes.
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

    /// The motion that goes on from `time` towards another rest: same positions, same velocities, its own time from 0.
    /// - Parameters:
    ///   - rest: The new rest positions.
    ///   - time: When, in this motion's seconds.
    /// - Precondition: As many values as the network has nodes.
    public func retargeted(to rest: [Value], at time: Double) -> SpringNetworkMotion {
        let now = state(at: time)
        return SpringNetworkMotion(
            network, from: now.positions, to: rest, initialVelocities: now.velocities, forces: forces)
    }

    /// Positions and velocities of all nodes at `time` seconds.
    ///
    /// - Complexity: O(n²) for modal networks, O(n³) for the others. Many times at once are cheaper: `sample`.
    public func state(at time: Double) -> (positions: [Value], velocities: [Value]) {
        var frame = NetworkFrames<Value>(network, count: 1, includingVelocities: true)
        sample(from: time, step: 0, into: &frame)
        return (frame.positions(0), frame.velocities(0)!)
    }

    /// The mechanical energy ½·x′ᵀ·M·x′ + ½·uᵀ·K·u − uᵀ·forces at `time`, with u the displacements from rest, summed over the
    /// components. Damping only takes from it. Where nodes follow others unfelt it is no balance: following does work.
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

public import HookeLinearAlgebra

/// A network and an elapsed time: the map that takes any state of it to what it is that much later.
///
/// For many scenarios at once, or for a loop with a fixed step. A state is a column of 2n numbers, the n displacements from
/// rest above the n velocities; every scenario and every component is a column of its own, and one matrix product steps
/// them all.
///
/// ```swift
/// import HookeLinearAlgebra
///
/// let network = try SpringNetwork(SpringGraph.grid(rows: 4, columns: 4, spring: .bouncy, anchors: .corners))
/// let frame = SpringNetworkPropagator(network, elapsed: 1.0 / 60)
/// var states = Matrix(rows: 32, columns: 1000) { Double(($0 * 7 + $1) % 11) }
/// var next = states
/// frame.advance(states, into: &next)
/// swap(&states, &next)
/// ```
///
/// Negative times go back. At +∞ it is the limit: of the modal method wherever there is one, of the exponential where
/// everything decays, else NaN. −∞ and NaN give NaN.
public struct SpringNetworkPropagator: Sendable {
    /// The network.
    public let network: SpringNetwork
    /// The elapsed time, in seconds.
    public let elapsed: Double
    /// The map itself, 2n × 2n.
    public let matrix: Matrix

    /// The propagator of `network` over `elapsed` seconds. O(n³).
    public init(_ network: SpringNetwork, elapsed: Double) {
        self.network = network
        self.elapsed = elapsed
        switch network.solver {
        case .modal(let modes):
            let size = network.count
            let responses = modes.modes.map { $0.response(after: elapsed) }
            // V·D·VᵀM, a block for each coefficient.
            let weighted = network.mass.times(modes.shapes.transposed)
            func block(_ coefficient: KeyPath<NetworkMode.Response, Double>) -> Matrix {
                modes.shapes.times(
                    weighted.transposed.scalingRows { responses[$0][keyPath: coefficient] },
                    transposingSelf: true)
            }
            let (xx, xv, vx, vv) = (block(\.xx), block(\.xv), block(\.vx), block(\.vv))
            matrix = Matrix(rows: 2 * size, columns: 2 * size) { row, column in
                switch (row < size, column < size) {
                case (true, true): xx[row, column]
                case (true, false): xv[row, column - size]
                case (false, true): vx[row - size, column]
                case (false, false): vv[row - size, column - size]
                }
            }
        case .exponential(let flow):
            matrix = flow.transition(after: elapsed).map
        }
    }

    /// What constant forces, a column of n for each, add to a state meanwhile: columns of 2n. O(n²) a column for modal
    /// networks, O(n³) for the others.
    /// - Precondition: `forces` has a row for each node.
    public func response(to forces: Matrix) -> Matrix {
        precondition(forces.rows == network.count, "\(forces.rows) forces for \(network.count) nodes")
        switch network.solver {
        case .modal(let modes):
            let responses = modes.modes.map { $0.response(after: elapsed) }
            let loads = modes.loads(of: forces)
            return stacked(
                modes.shapes.times(loads.scalingRows { responses[$0].load }, transposingSelf: true),
                modes.shapes.times(loads.scalingRows { responses[$0].xv }, transposingSelf: true))
        case .exponential(let flow):
            return flow.transition(after: elapsed, forces: forces).response!
        }
    }

    /// Writes the states after the elapsed time into the memory of `next`.
    /// - Parameters:
    ///   - states: Displacements above velocities, a column for each state.
    ///   - next: Where they go.
    /// - Precondition: Both have 2n rows and the same number of columns.
    public func advance(_ states: Matrix, into next: inout Matrix) {
        next.setProduct(matrix, states)
    }

    /// The states after the elapsed time.
    /// - Precondition: As `advance(_:into:)`.
    public func advance(_ states: Matrix) -> Matrix { matrix * states }
}

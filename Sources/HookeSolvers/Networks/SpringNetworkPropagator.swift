public import HookeLinearAlgebra

/// The linear map from any state of a network to the state after an elapsed time.
///
/// Use it for many states at once, or for a loop with a fixed step. A state is a column of 2n numbers: n displacements
/// from rest above n velocities. Each state and each component has its own column, and one matrix product steps them
/// all.
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
/// Negative times go back. At +∞ it is the limit: modal, where it exists; exponential, if everything decays; otherwise
/// NaN. −∞ and NaN give NaN.
public struct SpringNetworkPropagator: Sendable {
    /// The network.
    public let network: SpringNetwork
    /// The elapsed time, in seconds.
    public let elapsed: Double
    /// The 2n × 2n matrix of the map.
    public let matrix: Matrix

    /// Creates the propagator of `network` over `elapsed` seconds. O(n³).
    public init(_ network: SpringNetwork, elapsed: Double) {
        self.network = network
        self.elapsed = elapsed
        switch network.solver {
        case .modal(let modes):
            let size = network.count
            let responses = modes.modes.map { $0.response(after: elapsed) }
            // V·D·VᵀM, one block per coefficient.
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

    /// Returns what constant forces, one column of n each, add to a state meanwhile: columns of 2n. O(n²) per column
    /// for modal networks, O(n³) for others.
    /// - Precondition: `forces` has one row per node.
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

    /// Writes the states after the elapsed time into `next`.
    /// - Parameters:
    ///   - states: Displacements above velocities, one column per state.
    ///   - next: Receives the later states.
    /// - Precondition: Both have 2n rows and the same number of columns.
    public func advance(_ states: Matrix, into next: inout Matrix) {
        next.setProduct(matrix, states)
    }

    /// Returns the states after the elapsed time.
    /// - Precondition: As in `advance(_:into:)`.
    public func advance(_ states: Matrix) -> Matrix { matrix * states }
}

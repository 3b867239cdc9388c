public import HookeLinearAlgebra

/// Masses joined by springs: M·x″ + C·x′ + K·x = f, answered exactly at any time.
///
/// ```swift
/// let graph = try SpringGraph.chain(20, spring: .snappy)
/// let network = try SpringNetwork(graph)
/// let rest = (0..<20).map { Double($0) * 44 }
/// let motion = SpringNetworkMotion(network, from: rest.map { $0 + 300 }, to: rest)
/// motion.state(at: 0.1).positions      // where the twenty are, any time, in any order
/// ```
///
/// A network is prepared once and serves any number of motions and scenarios. x are displacements from rest. Node values may
/// be numbers or vectors: every component moves by itself, by the same network.
///
/// There are two methods, and ``method`` says which one serves:
///
/// - **Modal**, where real modes diagonalise damping along with stiffness: K and C symmetric, as every graph of `connect`
///   and `anchor` makes them, and C = αM + βK or any other that commutes (relative to M). Each mode is then one scalar spring, solved by the
///   propagator that `Spring` has; modes without stiffness drift. It is chosen where it can be.
/// - **The matrix exponential** of the system of first order, for any other damping, and for nodes that follow without being
///   felt. A fixed time step costs one exponential and then a product a step.
///
/// Set-up is O(n³), memory O(n²). Errors and derivations: docs/spring-networks.md.
public struct SpringNetwork: Sendable {
    /// How a network is solved.
    public enum Method: String, Hashable, Sendable, Codable, CaseIterable {
        /// Each mode as a scalar spring.
        case modal
        /// The exponential of the system of first order.
        case exponential
    }

    /// How many nodes.
    public var count: Int { mass.count }
    /// How this network is solved.
    public var method: Method {
        switch solver {
        case .modal: .modal
        case .exponential: .exponential
        }
    }
    /// M.
    public var massMatrix: Matrix { mass.matrix }
    /// C.
    public let dampingMatrix: Matrix
    /// K.
    public let stiffnessMatrix: Matrix

    enum Solver: Sendable {
        case modal(NetworkModes)
        case exponential(NetworkFlow)
    }

    let mass: NetworkMass
    let solver: Solver

    /// A network of a graph's springs.
    /// - Parameters:
    ///   - graph: Nodes and springs; none at all is fine.
    ///   - method: How to solve it; `nil` has it chosen.
    /// - Throws: As `init(masses:damping:stiffness:method:)`.
    public init(_ graph: SpringGraph, method: Method? = nil) throws(HookeError) {
        try self.init(
            masses: graph.masses, damping: graph.dampingMatrix, stiffness: graph.stiffnessMatrix,
            method: method)
    }

    /// A network with a mass for each node.
    /// - Parameters:
    ///   - masses: The diagonal of M; finite, above 0.
    ///   - damping: C, finite. A symmetric one has to be positive semidefinite.
    ///   - stiffness: K, finite. A symmetric one has to be positive semidefinite; singular is fine, and floats.
    ///   - method: How to solve it; `nil` has it chosen.
    /// - Throws: `HookeError.badElement` or `outOfRange`, naming the matrix and the element or eigenvalue;
    ///   `noSolution`, where numbers overflow, or where `.modal` is asked for and there are no real modes.
    /// - Precondition: Both matrices are square, with a row for each mass.
    public init(
        masses: [Double], damping: Matrix, stiffness: Matrix, method: Method? = nil
    ) throws(HookeError) {
        for (index, mass) in masses.enumerated() where !(mass > 0 && mass.isFinite) {
            throw .badElement(
                field: "masses", index: index, value: mass, accepted: "finite numbers above 0")
        }
        try self.init(.nodes(masses), damping, stiffness, method)
    }

    /// A network with a mass matrix, as finite elements have it.
    /// - Parameters:
    ///   - mass: M, symmetric and positive definite.
    ///   - damping: As for `init(masses:damping:stiffness:method:)`.
    ///   - stiffness: Likewise.
    ///   - method: How to solve it; `nil` has it chosen.
    /// - Throws: As `init(masses:damping:stiffness:method:)`, and `noSolution` for an M that is not symmetric or not positive
    ///   definite.
    /// - Precondition: The three are square and of one size.
    public init(
        mass: Matrix, damping: Matrix, stiffness: Matrix, method: Method? = nil
    ) throws(HookeError) {
        try Self.checkFinite(mass, "mass")
        let factor = try refusing("mass") { () throws(LinearAlgebraError) in try Cholesky(mass) }
        try self.init(.matrix(mass, factor), damping, stiffness, method)
    }

    private init(
        _ mass: NetworkMass, _ damping: Matrix, _ stiffness: Matrix, _ method: Method?
    ) throws(HookeError) {
        for matrix in [damping, stiffness] {
            precondition(
                matrix.rows == mass.count && matrix.columns == mass.count,
                "a \(matrix.rows) × \(matrix.columns) matrix for \(mass.count) nodes")
        }
        try Self.checkFinite(damping, "damping")
        try Self.checkFinite(stiffness, "stiffness")
        self.mass = mass
        dampingMatrix = damping
        stiffnessMatrix = stiffness
        let isSymmetric = damping.isSymmetric && stiffness.isSymmetric
        // Asked even when the exponential is wanted: it is what knows a stiffness that pushes away.
        let modes =
            isSymmetric ? try NetworkModes(mass: mass, damping: damping, stiffness: stiffness) : nil
        if let modes, method != .exponential {
            solver = .modal(modes)
            return
        }
        if method == .modal {
            throw .noSolution(
                field: isSymmetric || !damping.isSymmetric ? "damping" : "stiffness",
                reason: isSymmetric
                    ? "no real modes diagonalise it along with the stiffness; the exponential serves"
                    : "it is not symmetric; the exponential serves")
        }
        if modes == nil, damping.isSymmetric {
            try Self.checkSemidefinite(damping, "damping")
        } else if !damping.isSymmetric, stiffness.isSymmetric {
            try Self.checkSemidefinite(stiffness, "stiffness")
        }
        solver = .exponential(try NetworkFlow(mass: mass, damping: damping, stiffness: stiffness))
    }

    /// Refuses a symmetric damping that would drive instead of brake, and a symmetric stiffness that pushes away.
    private static func checkSemidefinite(_ matrix: Matrix, _ field: String) throws(HookeError) {
        let values = try refusing(field) { () throws(LinearAlgebraError) in
            try SymmetricEigen(matrix).values
        }
        let allowed = 4 * Double(matrix.rows) * 0x1p-53 * matrix.maxNorm * Double(matrix.rows)
        if let least = values.first, least < -allowed {
            throw .outOfRange(
                field: .init(field), value: least,
                accepted: "positive semidefinite matrices (this is the least eigenvalue)")
        }
    }

    private static func checkFinite(_ matrix: Matrix, _ field: String) throws(HookeError) {
        guard let index = matrix.elements.firstIndex(where: { !$0.isFinite }) else { return }
        throw .outOfRange(
            field: "\(field)[\(index % matrix.rows), \(index / matrix.rows)]", value: matrix.elements[index],
            accepted: "finite numbers")
    }

    /// The undamped angular frequency of every mode, ascending, in radians a second, 0 for those that float; `nil` where
    /// the network has no real modes.
    public var angularFrequencies: [Double]? {
        guard case .modal(let modes) = solver else { return nil }
        return modes.modes.map { $0.stiffness.squareRoot() }.sorted()
    }
}

extension Matrix {
    /// Whether mirrored elements are equal.
    var isSymmetric: Bool {
        elements.withUnsafeBufferPointer { elements in
            for column in 0..<columns {
                for row in column + 1..<max(rows, column + 1)
                where elements[row + column * rows] != elements[column + row * rows] { return false }
            }
            return true
        }
    }
}

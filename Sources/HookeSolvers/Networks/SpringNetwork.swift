public import HookeLinearAlgebra

/// Masses connected by springs: M·x″ + C·x′ + K·x = f, solved exactly at any time.
///
/// ```swift
/// let graph = try SpringGraph.chain(20, spring: .snappy)
/// let network = try SpringNetwork(graph)
/// let rest = (0..<20).map { Double($0) * 44 }
/// let motion = SpringNetworkMotion(network, from: rest.map { $0 + 300 }, to: rest)
/// motion.state(at: 0.1).positions      // any time, in any order
/// ```
///
/// A network is prepared once for any number of motions. x are displacements from rest. Node values may be numbers or
/// vectors; each component moves independently by the same network.
///
/// There are two methods; ``method`` is the one in use:
///
/// - **Modal**, if real modes diagonalise both damping and stiffness: K and C are symmetric, as `connect` and `anchor`
///   make them, and C = αM + βK or any other that commutes (relative to M). Each mode is a scalar spring, solved by the
///   propagator of `Spring`; modes without stiffness drift. It is the default where possible.
/// - **The matrix exponential** of the first-order system, for any other damping, and for nodes that follow without a
///   reaction. A fixed time step costs one exponential, then one product per step.
///
/// Setup is O(n³), memory O(n²). Error bounds and derivations: docs/internals/spring-networks.md.
public struct SpringNetwork: Sendable {
    /// The method that solves a network.
    public enum Method: String, Hashable, Sendable, Codable, CaseIterable {
        /// Each mode as a scalar spring.
        case modal
        /// The exponential of the first-order system.
        case exponential
    }

    /// The number of nodes.
    public var count: Int { mass.count }
    /// The method that solves this network.
    public var method: Method {
        switch solver {
        case .modal: .modal
        case .exponential: .exponential
        }
    }
    /// The mass matrix M.
    public var massMatrix: Matrix { mass.matrix }
    /// The damping matrix C.
    public let dampingMatrix: Matrix
    /// The stiffness matrix K.
    public let stiffnessMatrix: Matrix

    enum Solver: Sendable {
        case modal(NetworkModes)
        case exponential(NetworkExponential)
    }

    let mass: NetworkMass
    let solver: Solver

    /// Creates the network of a graph.
    /// - Parameters:
    ///   - graph: Nodes and springs; may be empty.
    ///   - method: The method; `nil` chooses it.
    /// - Throws: The errors of `init(masses:damping:stiffness:method:)`.
    public init(_ graph: SpringGraph, method: Method? = nil) throws(HookeError) {
        try self.init(
            masses: graph.masses, damping: graph.dampingMatrix, stiffness: graph.stiffnessMatrix,
            method: method)
    }

    /// Creates a network with one mass per node.
    /// - Parameters:
    ///   - masses: The diagonal of M; finite, above 0.
    ///   - damping: C, finite. A symmetric C must be positive semidefinite.
    ///   - stiffness: K, finite. A symmetric K must be positive semidefinite; with a singular K nodes may float.
    ///   - method: The method; `nil` chooses it.
    /// - Throws: `HookeError.badElement` or `outOfRange`, naming the matrix and the element or eigenvalue; `noSolution`
    ///   if numbers overflow, or if `.modal` is requested and there are no real modes.
    /// - Precondition: Both matrices are square, with one row per mass.
    public init(
        masses: [Double], damping: Matrix, stiffness: Matrix, method: Method? = nil
    ) throws(HookeError) {
        for (index, mass) in masses.enumerated() where !(mass > 0 && mass.isFinite) {
            throw .badElement(
                field: "masses", index: index, value: mass, accepted: "finite numbers above 0")
        }
        try self.init(.nodes(masses), damping, stiffness, method)
    }

    /// Creates a network with a mass matrix, as in finite elements.
    /// - Parameters:
    ///   - mass: M, symmetric and positive definite.
    ///   - damping: As in `init(masses:damping:stiffness:method:)`.
    ///   - stiffness: As in `init(masses:damping:stiffness:method:)`.
    ///   - method: The method; `nil` chooses it.
    /// - Throws: The errors of `init(masses:damping:stiffness:method:)`, and `noSolution` for an M that is not
    ///   symmetric or not positive definite.
    /// - Precondition: The three matrices are square and of the same size.
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
        // Also runs if the exponential is requested, because it detects a negative stiffness.
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
                    ? "no real modes diagonalise both it and the stiffness; use .exponential"
                    : "it is not symmetric; use .exponential")
        }
        if modes == nil, damping.isSymmetric {
            try Self.checkSemidefinite(damping, "damping")
        } else if !damping.isSymmetric, stiffness.isSymmetric {
            try Self.checkSemidefinite(stiffness, "stiffness")
        }
        solver = .exponential(try NetworkExponential(mass: mass, damping: damping, stiffness: stiffness))
    }

    /// Throws for a symmetric damping or stiffness with a negative eigenvalue.
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

    /// The undamped angular frequency of every mode, ascending, in radians per second; 0 for modes that float. `nil` if
    /// the network has no real modes.
    public var angularFrequencies: [Double]? {
        guard case .modal(let modes) = solver else { return nil }
        return modes.modes.map { $0.stiffness.squareRoot() }.sorted()
    }
}

extension Matrix {
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

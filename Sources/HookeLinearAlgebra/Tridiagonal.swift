/// A square matrix with three diagonals, such as those of splines and chains of springs, solved in O(n).
///
/// ```swift
/// let system = Tridiagonal(lower: [1, 1], diagonal: [4, 4, 4], upper: [1, 1])
/// try system.solve([6, 12, 14])
/// ```
///
/// Row `i` reads `lower[i − 1]`, `diagonal[i]`, `upper[i]`. Solved by elimination with partial pivoting (LAPACK's dgtsv),
/// so it need not be diagonally dominant: the computed solution solves a system off by at most a few u·‖A‖, u = 2⁻⁵³.
public struct Tridiagonal: Sendable, Hashable, Codable {
    /// Below the diagonal: one element less than ``diagonal``.
    public let lower: [Double]
    /// The diagonal.
    public let diagonal: [Double]
    /// Above the diagonal: one element less than ``diagonal``.
    public let upper: [Double]

    /// A matrix from its three diagonals.
    ///
    /// - Precondition: `lower` and `upper` have one element less than `diagonal`; all are empty for 0 × 0.
    public init(lower: [Double], diagonal: [Double], upper: [Double]) {
        let beside = max(diagonal.count - 1, 0)
        precondition(lower.count == beside, "lower has \(lower.count) elements, diagonal \(diagonal.count)")
        precondition(upper.count == beside, "upper has \(upper.count) elements, diagonal \(diagonal.count)")
        self.lower = lower
        self.diagonal = diagonal
        self.upper = upper
    }

    private enum CodingKeys: String, CodingKey { case lower, diagonal, upper }

    /// Reads the three diagonals, and refuses counts that do not agree.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let lower = try container.decode([Double].self, forKey: .lower)
        let diagonal = try container.decode([Double].self, forKey: .diagonal)
        let upper = try container.decode([Double].self, forKey: .upper)
        let beside = max(diagonal.count - 1, 0)
        guard lower.count == beside, upper.count == beside else {
            throw DecodingError.dataCorruptedError(
                forKey: .diagonal, in: container,
                debugDescription:
                    "\(lower.count), \(diagonal.count) and \(upper.count) elements on the diagonals")
        }
        self.init(lower: lower, diagonal: diagonal, upper: upper)
    }

    /// How many rows and columns.
    public var size: Int { diagonal.count }

    /// The same matrix with all its zeros.
    public var matrix: Matrix {
        var result = Matrix.diagonal(diagonal)
        for index in lower.indices {
            result[index + 1, index] = lower[index]
            result[index, index + 1] = upper[index]
        }
        return result
    }

    /// X with A·X = B, for every column of B at once.
    ///
    /// - Throws: ``LinearAlgebraError/singular(pivot:)`` when a pivot is exactly zero;
    ///   ``LinearAlgebraError/notFinite(field:row:column:value:)`` (fields `matrix`, `rightHandSides`);
    ///   ``LinearAlgebraError/overflow(field:)`` (field `solution`). Whatever is returned is finite.
    /// - Precondition: `rightHandSides` has ``size`` rows.
    public func solve(
        _ rightHandSides: Matrix, backend: LinearAlgebraBackend = .current
    ) throws(LinearAlgebraError) -> Matrix {
        precondition(
            rightHandSides.rows == size,
            "a right-hand side of \(rightHandSides.rows) rows for \(size) unknowns")
        let exponent = normalizingExponent(ofLargest: try largestFinite())
        var (lower, diagonal, upper) = (lower, diagonal, upper)
        lower.scale(by: exponent)
        diagonal.scale(by: exponent)
        upper.scale(by: exponent)
        var solution = rightHandSides
        let applied = try solution.normalizeColumns(field: "rightHandSides")
        guard size > 0 else { return solution }
        let width = max(solution.columns, 1)
        var b = solution.columns == 0 ? [Double](repeating: 0, count: size) : solution.elements
        let zero =
            switch backend {
            case .openBLAS:
                OpenBLAS.solveTridiagonal(
                    lower: lower, diagonal: diagonal, upper: upper, &b, columns: width)
            case .reference:
                Reference.solveTridiagonal(
                    lower: lower, diagonal: diagonal, upper: upper, &b, columns: width)
            }
        if let zero { throw .singular(pivot: zero) }
        guard solution.columns > 0 else { return solution }
        solution.elements = b
        try solution.unscaleColumns(applied.map { exponent - $0 }, field: "solution")
        return solution
    }

    /// x with A·x = b; otherwise as ``solve(_:backend:)-(Matrix,_)``.
    public func solve(
        _ rightHandSide: [Double], backend: LinearAlgebraBackend = .current
    ) throws(LinearAlgebraError) -> [Double] {
        try solve(Matrix(column: rightHandSide), backend: backend).elements
    }

    private func largestFinite() throws(LinearAlgebraError) -> Double {
        var largest = 0.0
        for (offset, band) in [(-1, lower), (0, diagonal), (1, upper)] {
            for (index, value) in band.enumerated() {
                guard value.isFinite else {
                    throw .notFinite(
                        field: "matrix", row: index + max(-offset, 0), column: index + max(offset, 0),
                        value: value)
                }
                largest = max(largest, value.magnitude)
            }
        }
        return largest
    }
}

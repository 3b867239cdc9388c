/// A tridiagonal matrix, as in splines and chains of springs, solved in O(n).
///
/// ```swift
/// let system = Tridiagonal(lower: [1, 1], diagonal: [4, 4, 4], upper: [1, 1])
/// try system.solve([6, 12, 14])
/// ```
///
/// Row `i` has `lower[i − 1]`, `diagonal[i]`, `upper[i]`. Elimination uses partial pivoting (LAPACK's dgtsv), so the
/// matrix need not be diagonally dominant. The solution solves a system that differs by at most a few u·‖A‖, u = 2⁻⁵³.
public struct Tridiagonal: Sendable, Hashable, Codable {
    /// The elements below the diagonal: one fewer than ``diagonal``.
    public let lower: [Double]
    /// The diagonal.
    public let diagonal: [Double]
    /// The elements above the diagonal: one fewer than ``diagonal``.
    public let upper: [Double]

    /// Creates a matrix from its three diagonals.
    ///
    /// - Precondition: `lower` and `upper` have one element fewer than `diagonal`; all are empty for 0 × 0.
    public init(lower: [Double], diagonal: [Double], upper: [Double]) {
        let beside = max(diagonal.count - 1, 0)
        precondition(lower.count == beside, "lower has \(lower.count) elements, diagonal \(diagonal.count)")
        precondition(upper.count == beside, "upper has \(upper.count) elements, diagonal \(diagonal.count)")
        self.lower = lower
        self.diagonal = diagonal
        self.upper = upper
    }

    private enum CodingKeys: String, CodingKey { case lower, diagonal, upper }

    /// Decodes the three diagonals; throws if the counts do not agree.
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

    /// The number of rows and columns.
    public var size: Int { diagonal.count }

    /// The full matrix.
    public var matrix: Matrix {
        var result = Matrix.diagonal(diagonal)
        for index in lower.indices {
            result[index + 1, index] = lower[index]
            result[index, index + 1] = upper[index]
        }
        return result
    }

    /// Returns X with A·X = B, for all columns of B.
    ///
    /// - Throws: ``LinearAlgebraError/singular(pivot:)`` if a pivot is exactly zero;
    ///   ``LinearAlgebraError/notFinite(field:row:column:value:)`` (fields `matrix`, `rightHandSides`);
    ///   ``LinearAlgebraError/overflow(field:)`` (field `solution`). A returned solution is finite.
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

    /// Returns x with A·x = b; otherwise as ``solve(_:backend:)-(Matrix,_)``.
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

/// The factorisation PA = LU of a square matrix with partial pivoting, computed once for many right-hand sides.
///
/// ```swift
/// let lu = try LU([[2, 1], [1, 3]])
/// try lu.solve([3, 5])           // [0.8, 1.4]
/// lu.determinant                 // 5
/// lu.reciprocalCondition()       // 1/(‖A‖₁·‖A⁻¹‖₁), estimated
/// ```
///
/// A singular matrix has a factorisation too, with determinant 0; only solving throws. A pivot smaller than the least
/// normal double counts as zero. Matrices whose largest element is outside 2^±200 are first scaled exactly by a power
/// of two, so any magnitude works.
///
/// - **Error**: the solution solves a system whose matrix differs by at most about 3n·u·|P⁻¹L||U| (u = 2⁻⁵³), in
///   practice a few u·‖A‖. The relative error is thus about u/`reciprocalCondition()`.
/// - **Cost**: O(n³) to factor, O(n²) per solution.
/// - Source: Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., theorem 9.4; LAPACK dgetrf, dgetrs.
public struct LU: Sendable, Hashable {
    /// The number of rows and columns.
    public let size: Int
    /// The first pivot that is zero or underflows; `nil` if the matrix is invertible.
    public let firstZeroPivot: Int?
    /// The library that factors and solves.
    public let backend: LinearAlgebraBackend

    /// L below the diagonal (its diagonal is ones) and U above, for A·2^exponent.
    private let factors: [Double]
    /// The row that each row was exchanged with, in order.
    private let pivots: [Int]
    private let exponent: Int
    private let oneNorm: Double

    /// Factors a square matrix.
    ///
    /// - Throws: ``LinearAlgebraError/notFinite(field:row:column:value:)`` (field `matrix`).
    /// - Precondition: The matrix is square; it may be 0 × 0.
    public init(_ matrix: Matrix, backend: LinearAlgebraBackend = .current) throws(LinearAlgebraError) {
        precondition(matrix.isSquare, "LU of \(matrix.rows) rows and \(matrix.columns) columns")
        size = matrix.rows
        self.backend = backend
        exponent = normalizingExponent(ofLargest: try matrix.largestFinite(field: "matrix"))
        var scaledMatrix = matrix
        scaledMatrix.elements.scale(by: exponent)
        oneNorm = scaledMatrix.oneNorm
        var factors = scaledMatrix.elements
        if size == 0 {
            pivots = []
        } else {
            switch backend {
            case .openBLAS: pivots = OpenBLAS.factor(&factors, size: size)
            case .reference: pivots = Reference.factor(&factors, size: size)
            }
        }
        self.factors = factors
        let size = size
        firstZeroPivot = (0..<size).first { !(factors[$0 + $0 * size].magnitude >= .leastNormalMagnitude) }
    }

    /// Returns X with A·X = B, for all columns of B.
    ///
    /// - Throws: ``LinearAlgebraError/singular(pivot:)``; ``LinearAlgebraError/notFinite(field:row:column:value:)``
    ///   (field `rightHandSides`); ``LinearAlgebraError/overflow(field:)`` (field `solution`). A returned solution is
    ///   finite.
    /// - Precondition: `rightHandSides` has ``size`` rows.
    public func solve(_ rightHandSides: Matrix) throws(LinearAlgebraError) -> Matrix {
        try solve(rightHandSides, transposed: false)
    }

    /// Returns X with Aᵀ·X = B; otherwise as ``solve(_:)-(Matrix)``.
    public func solveTransposed(_ rightHandSides: Matrix) throws(LinearAlgebraError) -> Matrix {
        try solve(rightHandSides, transposed: true)
    }

    /// Returns x with A·x = b; otherwise as ``solve(_:)-(Matrix)``.
    public func solve(_ rightHandSide: [Double]) throws(LinearAlgebraError) -> [Double] {
        try solve(Matrix(column: rightHandSide)).elements
    }

    /// Returns A⁻¹. For systems ``solve(_:)-(Matrix)`` is faster and more accurate.
    ///
    /// - Throws: The errors of ``solve(_:)-(Matrix)``.
    public func inverse() throws(LinearAlgebraError) -> Matrix { try solve(.identity(size)) }

    /// The determinant. It is 0 if a pivot is zero, ±∞ or 0 beyond the range of doubles (see ``determinantParts``), and
    /// 1 for 0 × 0. The relative error is about n·u as a determinant of a nearby matrix.
    public var determinant: Double {
        let parts = determinantParts
        return scaled(parts.significand, by: parts.exponent)
    }

    /// The determinant as significand·2^exponent with a significand of magnitude in [1, 2), or 0. It never overflows.
    public var determinantParts: (significand: Double, exponent: Int) {
        guard firstZeroPivot == nil else { return (0, 0) }
        var significand = 1.0
        var total = -exponent * size
        for index in 0..<size {
            significand *= factors[index + index * size]
            if pivots[index] != index { significand.negate() }
            total += Int(significand.exponent)
            significand = scaled(significand, by: -Int(significand.exponent))
        }
        return (significand, total)
    }

    /// 1/(‖A‖₁·‖A⁻¹‖₁): near 1 for a well-conditioned matrix, 0 for a singular one, ∞ for 0 × 0.
    ///
    /// It is an estimate at the cost of a few solutions. It is never below the true value except for rounding, and
    /// rarely above it by more than a factor of 3 (Hager 1984; Higham, algorithm 15.4; LAPACK's dgecon).
    public func reciprocalCondition() -> Double {
        guard size > 0 else { return .infinity }
        guard firstZeroPivot == nil else { return 0 }
        let inverseNorm = estimateOneNorm(size: size) { x, transposed in
            substitute(&x, columns: 1, transposed: transposed)
        }
        return inverseNorm.isFinite ? 1 / oneNorm / inverseNorm : 0
    }

    private func solve(_ right: Matrix, transposed: Bool) throws(LinearAlgebraError) -> Matrix {
        precondition(right.rows == size, "a right-hand side of \(right.rows) rows for \(size) unknowns")
        var solution = right
        let applied = try solution.normalizeColumns(field: "rightHandSides")
        if let firstZeroPivot { throw .singular(pivot: firstZeroPivot) }
        guard size > 0, right.columns > 0 else { return solution }
        substitute(&solution.elements, columns: right.columns, transposed: transposed)
        try solution.unscaleColumns(applied.map { exponent - $0 }, field: "solution")
        return solution
    }

    private func substitute(_ b: inout [Double], columns: Int, transposed: Bool) {
        switch backend {
        case .openBLAS:
            OpenBLAS.solve(
                factors: factors, pivots: pivots, size: size, &b, columns: columns, transposed: transposed)
        case .reference:
            Reference.solve(
                factors: factors, pivots: pivots, size: size, &b, columns: columns, transposed: transposed)
        }
    }
}

extension Matrix {
    /// Returns X with self·X = B, by ``LU``.
    ///
    /// - Throws: The errors of ``LU/init(_:backend:)`` and ``LU/solve(_:)-(Matrix)``.
    public func solve(
        _ rightHandSides: Matrix, backend: LinearAlgebraBackend = .current
    ) throws(LinearAlgebraError) -> Matrix {
        try LU(self, backend: backend).solve(rightHandSides)
    }

    /// Returns x with self·x = b, by ``LU``.
    ///
    /// - Throws: The errors of ``LU/init(_:backend:)`` and ``LU/solve(_:)-(Matrix)``.
    public func solve(
        _ rightHandSide: [Double], backend: LinearAlgebraBackend = .current
    ) throws(LinearAlgebraError) -> [Double] {
        try LU(self, backend: backend).solve(rightHandSide)
    }
}

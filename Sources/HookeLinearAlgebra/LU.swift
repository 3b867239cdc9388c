/// The factorisation PA = LU of a square matrix with partial pivoting, made once and used for many right-hand sides.
///
/// ```swift
/// let lu = try LU([[2, 1], [1, 3]])
/// try lu.solve([3, 5])           // [0.8, 1.4]
/// lu.determinant                 // 5
/// lu.reciprocalCondition()       // 1/(‖A‖₁·‖A⁻¹‖₁), estimated
/// ```
///
/// A singular matrix has a factorisation too (its determinant is 0); only solving with it throws. A pivot that is
/// smaller than the least normal double counts as zero. Matrices whose largest element lies outside 2^±200 are scaled by
/// a power of two first, exactly, so that huge and tiny systems work like any other.
///
/// The computed solution solves a system whose matrix is off by at most about 3n·u·|P⁻¹L||U| (u = 2⁻⁵³), in practice a
/// few u·‖A‖; hence a relative error of about u/`reciprocalCondition()`. O(n³) to factor, O(n²) a solution.
/// Source: Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., theorem 9.4; LAPACK dgetrf, dgetrs.
public struct LU: Sendable, Hashable {
    /// How many rows and columns.
    public let size: Int
    /// The first pivot that is zero or underflows; `nil` where the matrix has an inverse.
    public let firstZeroPivot: Int?
    /// The library that factored, and will solve.
    public let backend: LinearAlgebraBackend

    /// L below the diagonal (its own is ones) and U above, of A·2^exponent.
    private let factors: [Double]
    /// The row that each row was exchanged with, in this order.
    private let pivots: [Int]
    private let exponent: Int
    private let oneNorm: Double

    /// Factors a square matrix.
    ///
    /// - Throws: ``LinearAlgebraError/notFinite(field:row:column:value:)`` (field `matrix`).
    /// - Precondition: the matrix is square. 0 × 0 is fine.
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

    /// X with A·X = B, for every column of B at once.
    ///
    /// - Throws: ``LinearAlgebraError/singular(pivot:)``; ``LinearAlgebraError/notFinite(field:row:column:value:)`` (field
    ///   `rightHandSides`); ``LinearAlgebraError/overflow(field:)`` (field `solution`). Whatever is returned is finite.
    /// - Precondition: `rightHandSides` has ``size`` rows.
    public func solve(_ rightHandSides: Matrix) throws(LinearAlgebraError) -> Matrix {
        try solve(rightHandSides, transposed: false)
    }

    /// X with Aᵀ·X = B; otherwise as ``solve(_:)-(Matrix)``.
    public func solveTransposed(_ rightHandSides: Matrix) throws(LinearAlgebraError) -> Matrix {
        try solve(rightHandSides, transposed: true)
    }

    /// x with A·x = b; otherwise as ``solve(_:)-(Matrix)``.
    public func solve(_ rightHandSide: [Double]) throws(LinearAlgebraError) -> [Double] {
        try solve(Matrix(column: rightHandSide)).elements
    }

    /// A⁻¹. To solve systems, prefer ``solve(_:)-(Matrix)``: it is faster and more accurate than a product with this.
    ///
    /// - Throws: as ``solve(_:)-(Matrix)``.
    public func inverse() throws(LinearAlgebraError) -> Matrix { try solve(.identity(size)) }

    /// The determinant: 0 where a pivot is zero; beyond the range of doubles ±∞ or 0 (see ``determinantParts``).
    /// 1 for 0 × 0. Relative error about n·u as a determinant of a nearby matrix.
    public var determinant: Double {
        let parts = determinantParts
        return scaled(parts.significand, by: parts.exponent)
    }

    /// The determinant as significand·2^exponent with a significand of magnitude in [1, 2), or 0. Never overflows.
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
    /// An estimate, never below the true value by more than rounding and rarely above it by more than a factor of 3, at
    /// the price of a few solutions (Hager 1984; Higham, algorithm 15.4; LAPACK's dgecon).
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
    /// X with self·X = B, by ``LU``.
    ///
    /// - Throws: as ``LU/init(_:backend:)`` and ``LU/solve(_:)-(Matrix)``.
    public func solve(
        _ rightHandSides: Matrix, backend: LinearAlgebraBackend = .current
    ) throws(LinearAlgebraError) -> Matrix {
        try LU(self, backend: backend).solve(rightHandSides)
    }

    /// x with self·x = b, by ``LU``.
    ///
    /// - Throws: as ``LU/init(_:backend:)`` and ``LU/solve(_:)-(Matrix)``.
    public func solve(
        _ rightHandSide: [Double], backend: LinearAlgebraBackend = .current
    ) throws(LinearAlgebraError) -> [Double] {
        try LU(self, backend: backend).solve(rightHandSide)
    }
}

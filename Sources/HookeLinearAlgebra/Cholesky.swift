/// The factorisation A = L·Lᵀ of a symmetric positive definite matrix, L lower triangular with a positive diagonal.
///
/// ```swift
/// let mass = try Cholesky([[4, 2], [2, 5]])
/// mass.lower            // [[2, 0], [1, 2]]
/// try mass.solve([[8], [10]])
/// ```
///
/// - **Error**: the factor is that of a matrix that differs from A by at most about n·u·‖A‖₂ (u = 2⁻⁵³), and no element
///   of L exceeds the square root of the largest of A.
/// - **Range**: any magnitude, as in ``LU``.
/// - **Cost**: O(n³/3) to factor, O(n²) per solved column.
/// - Source: Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., theorem 10.3; LAPACK dpotrf.
public struct Cholesky: Sendable, Hashable {
    /// The number of rows and columns.
    public let size: Int
    /// The library that factors and solves.
    public let backend: LinearAlgebraBackend

    /// L·2^halfExponent, zeros above the diagonal.
    private let factor: [Double]
    private let halfExponent: Int

    /// Factors a symmetric positive definite matrix.
    ///
    /// - Throws: ``LinearAlgebraError/notFinite(field:row:column:value:)``,
    ///   ``LinearAlgebraError/notSymmetric(field:row:column:value:mirrored:)`` and
    ///   ``LinearAlgebraError/notPositiveDefinite(field:pivot:)`` (field `matrix`). A matrix that is singular, or
    ///   indefinite within rounding, may or may not be refused.
    /// - Precondition: The matrix is square; it may be 0 × 0.
    public init(_ matrix: Matrix, backend: LinearAlgebraBackend = .current) throws(LinearAlgebraError) {
        try self.init(matrix, field: "matrix", backend: backend)
    }

    /// Factors a matrix that errors call `field`.
    init(_ matrix: Matrix, field: String, backend: LinearAlgebraBackend) throws(LinearAlgebraError) {
        precondition(
            matrix.isSquare, "a Cholesky factor of \(matrix.rows) rows and \(matrix.columns) columns")
        size = matrix.rows
        self.backend = backend
        // The exponent is even; the factor gets half of it.
        halfExponent = normalizingExponent(ofLargest: try matrix.largestFinite(field: field)) / 2
        try matrix.requireSymmetry(field: field)
        var elements = matrix.elements
        elements.scale(by: 2 * halfExponent)
        if size > 0 {
            let failure =
                switch backend {
                case .openBLAS: OpenBLAS.factorPositive(&elements, size: size)
                case .reference: Reference.factorPositive(&elements, size: size)
                }
            if let failure { throw .notPositiveDefinite(field: field, pivot: failure) }
            for column in 1..<max(size, 1) {
                for row in 0..<column { elements[row + column * size] = 0 }
            }
        }
        factor = elements
    }

    /// L, with zeros above the diagonal.
    public var lower: Matrix {
        var elements = factor
        elements.scale(by: -halfExponent)
        return Matrix(rows: size, columns: size, columnMajor: elements)
    }

    /// Returns X with A·X = B, for all columns of B.
    ///
    /// - Throws: ``LinearAlgebraError/notFinite(field:row:column:value:)`` (field `rightHandSides`);
    ///   ``LinearAlgebraError/overflow(field:)`` (field `solution`).
    /// - Precondition: `rightHandSides` has ``size`` rows.
    public func solve(_ rightHandSides: Matrix) throws(LinearAlgebraError) -> Matrix {
        try substitute(rightHandSides, steps: [false, true])
    }

    /// Returns L⁻¹·B; otherwise as ``solve(_:)``.
    public func solveLower(_ rightHandSides: Matrix) throws(LinearAlgebraError) -> Matrix {
        try substitute(rightHandSides, steps: [false])
    }

    /// Returns L⁻ᵀ·B; otherwise as ``solve(_:)``.
    public func solveLowerTransposed(_ rightHandSides: Matrix) throws(LinearAlgebraError) -> Matrix {
        try substitute(rightHandSides, steps: [true])
    }

    private func substitute(_ right: Matrix, steps: [Bool]) throws(LinearAlgebraError) -> Matrix {
        precondition(right.rows == size, "a right-hand side of \(right.rows) rows for \(size) unknowns")
        var solution = right
        let applied = try solution.normalizeColumns(field: "rightHandSides")
        guard size > 0, right.columns > 0 else { return solution }
        for transposed in steps {
            switch backend {
            case .openBLAS:
                OpenBLAS.solveLower(
                    factor, size: size, &solution.elements, columns: right.columns, transposed: transposed)
            case .reference:
                for column in 0..<right.columns {
                    Reference.solveTriangular(
                        factor, size: size, stride: size, upper: false, transposed: transposed, unit: false,
                        &solution.elements, at: column * size)
                }
            }
        }
        let gained = halfExponent * steps.count
        try solution.unscaleColumns(applied.map { gained - $0 }, field: "solution")
        return solution
    }
}

extension Reference {
    /// A = L·Lᵀ in the lower triangle of an n × n matrix, by columns (Golub and Van Loan, Matrix Computations, 4th ed.,
    /// algorithm 4.2.2). Stops at the first pivot that is not positive, and returns it.
    static func factorPositive(_ a: inout [Double], size n: Int) -> Int? {
        a.withUnsafeMutableBufferPointer { a in
            for step in 0..<n {
                for earlier in 0..<step {
                    addMultiple(
                        -a[step + earlier * n], step + earlier * n, to: step + step * n, count: n - step,
                        in: a)
                }
                let pivot = a[step + step * n]
                guard pivot > 0 else { return step }
                let root = pivot.squareRoot()
                for row in step..<n { a[row + step * n] /= root }
            }
            return nil
        }
    }
}

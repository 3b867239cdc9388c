/// The eigenvalues and eigenvectors of a symmetric matrix: A = V·diag(values)·Vᵀ with VᵀV = I.
///
/// ```swift
/// let modes = try SymmetricEigen([[2, -1], [-1, 2]])
/// modes.values             // [1, 3]
/// modes.vectors.column(0)  // ±[0.7071…, 0.7071…]
/// ```
///
/// - **Error**: every value is within a modest multiple of n·u·‖A‖₂ (u = 2⁻⁵³), so small eigenvalues of a large matrix
///   have a small absolute, not relative error. VᵀV − I is within 16·n·u (100·n·u with OpenBLAS from
///   26 rows on), and the residual A·V − V·diag(values) within 12·n·u·‖A‖₂, in Frobenius's norm.
/// - **Uniqueness**: vectors of equal or close values are not unique, and any vector may have either sign.
/// - **Cost**: O(n³).
/// - Source: LAPACK dsyevd; Golub and Van Loan, Matrix Computations, 4th ed., chapter 8.
public struct SymmetricEigen: Sendable, Hashable {
    /// The eigenvalues, ascending.
    public let values: [Double]
    /// The eigenvectors, of length 1: column `j` belongs to `values[j]`.
    public let vectors: Matrix

    /// Decomposes a symmetric matrix.
    ///
    /// - Throws: ``LinearAlgebraError/notFinite(field:row:column:value:)`` and
    ///   ``LinearAlgebraError/notSymmetric(field:row:column:value:mirrored:)`` (field `matrix`; mirrored elements must
    ///   be equal, see ``Matrix/symmetrized``); ``LinearAlgebraError/overflow(field:)`` (field `values`) if an
    ///   eigenvalue exceeds the largest double; ``LinearAlgebraError/notConverged(eigenvalue:)``.
    /// - Precondition: The matrix is square; it may be 0 × 0.
    public init(_ matrix: Matrix, backend: LinearAlgebraBackend = .current) throws(LinearAlgebraError) {
        precondition(matrix.isSquare, "eigenvalues of \(matrix.rows) rows and \(matrix.columns) columns")
        let size = matrix.rows
        let exponent = normalizingExponent(ofLargest: try matrix.largestFinite(field: "matrix"))
        try matrix.requireSymmetry(field: "matrix")
        var elements = matrix.elements
        elements.scale(by: exponent)
        var values: [Double] = []
        if size > 0 {
            switch backend {
            case .openBLAS: values = try OpenBLAS.symmetricEigen(&elements, size: size)
            case .reference: values = try Reference.symmetricEigen(&elements, size: size)
            }
        }
        values.scale(by: -exponent)
        guard values.allSatisfy(\.isFinite) else { throw .overflow(field: "values") }
        self.values = values
        vectors = Matrix(rows: size, columns: size, columnMajor: elements)
    }
}

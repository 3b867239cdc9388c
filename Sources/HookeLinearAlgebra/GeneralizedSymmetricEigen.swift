/// The generalised symmetric eigenproblem K·v = λ·M·v with M positive definite: the vibration modes of a system with
/// stiffness K and mass M. VᵀMV = I and VᵀKV = diag(values).
///
/// ```swift
/// let modes = try GeneralizedSymmetricEigen([[2, -1], [-1, 2]], mass: [1, 4])
/// modes.values             // squares of the angular frequencies, ascending
/// ```
///
/// With M = L·Lᵀ these are the eigenvalues of A = L⁻¹·K·L⁻ᵀ, and V = L⁻ᵀ·Y with A's eigenvectors Y.
///
/// - **Error**: that of ``SymmetricEigen`` for A; computing A adds a modest multiple of n·u·‖K‖₂·‖M⁻¹‖₂. A diagonal M
///   is divided out by its square roots, with a few u per element for any range; prefer that initialiser.
/// - **Cost**: O(n³).
/// - Source: Golub and Van Loan, Matrix Computations, 4th ed., section 8.7.2; LAPACK dsygvd does the same.
public struct GeneralizedSymmetricEigen: Sendable, Hashable {
    /// The eigenvalues λ, ascending.
    public let values: [Double]
    /// The eigenvectors: column `j` belongs to `values[j]`, and vᵀ·M·v = 1.
    public let vectors: Matrix

    /// Decomposes with one mass per row.
    ///
    /// - Throws: The errors of ``SymmetricEigen/init(_:backend:)``. For field `mass`
    ///   ``LinearAlgebraError/notPositiveDefinite(field:pivot:)`` if a mass is not above 0, and
    ///   ``LinearAlgebraError/notFinite(field:row:column:value:)`` for NaN and infinities.
    ///   ``LinearAlgebraError/overflow(field:)``, field `values` or `vectors`.
    /// - Precondition: The matrix is square, with one row per mass.
    public init(
        _ matrix: Matrix, mass: [Double], backend: LinearAlgebraBackend = .current
    ) throws(LinearAlgebraError) {
        let size = mass.count
        precondition(
            matrix.rows == size && matrix.columns == size,
            "\(size) masses for \(matrix.rows) rows and \(matrix.columns) columns")
        for (index, value) in mass.enumerated() {
            guard value.isFinite else {
                throw .notFinite(field: "mass", row: index, column: index, value: value)
            }
            guard value > 0 else { throw .notPositiveDefinite(field: "mass", pivot: index) }
        }
        _ = try matrix.largestFinite(field: "matrix")
        try matrix.requireSymmetry(field: "matrix")
        let roots = mass.map { $0.squareRoot() }
        var reduced = Matrix(rows: size, columns: size)
        for column in 0..<size {
            for row in column..<size {
                let value = matrix.elements[row + column * size] / roots[row] / roots[column]
                guard value.isFinite else { throw .overflow(field: "values") }
                reduced.elements[row + column * size] = value
                reduced.elements[column + row * size] = value
            }
        }
        let eigen = try SymmetricEigen(reduced, backend: backend)
        values = eigen.values
        var vectors = eigen.vectors
        for column in 0..<size {
            for row in 0..<size { vectors.elements[row + column * size] /= roots[row] }
        }
        self.vectors = vectors
    }

    /// Decomposes with a mass matrix.
    ///
    /// - Throws: The errors of ``SymmetricEigen/init(_:backend:)`` (field `matrix`) and ``Cholesky/init(_:backend:)``
    ///   (field `mass`); ``LinearAlgebraError/overflow(field:)``.
    /// - Precondition: Both matrices are square and of the same size.
    public init(
        _ matrix: Matrix, mass: Matrix, backend: LinearAlgebraBackend = .current
    ) throws(LinearAlgebraError) {
        precondition(
            matrix.isSquare && mass.rows == matrix.rows && mass.columns == matrix.columns,
            "a mass of \(mass.rows) × \(mass.columns) for \(matrix.rows) rows and \(matrix.columns) columns")
        _ = try matrix.largestFinite(field: "matrix")
        try matrix.requireSymmetry(field: "matrix")
        let factor = try Cholesky(mass, field: "mass", backend: backend)
        let half = try factor.solveLower(matrix)
        let reduced = try factor.solveLower(half.transposed).symmetrized
        let eigen = try SymmetricEigen(reduced, backend: backend)
        values = eigen.values
        vectors = try factor.solveLowerTransposed(eigen.vectors)
    }
}

/// The singular value decomposition of a matrix of any shape: A = U·diag(σ)·Vᵀ with UᵀU = I and VᵀV = I.
///
/// ```swift
/// let svd = try SVD([[3, 0], [4, 5]])
/// svd.singularValues       // √45 and √5, descending
/// svd.rank()               // 2
/// svd.reciprocalCondition  // 1/3
/// try svd.solve([3, 9])    // [1, 1]
/// ```
///
/// It is thin: for m × n, with k = min(m, n), U is m × k and V n × k. For the null space of a wide matrix, append rows
/// of zeros to make it square; the last columns of V then span it.
///
/// - **Error**, in multiples of max(m, n)·u (u = 2⁻⁵³): every singular value within 2·σ₁, UᵀU − I and VᵀV − I within 16,
///   U·diag(σ)·Vᵀ − A within 50·σ₁ with OpenBLAS and 12·σ₁ with the reference, in Frobenius's norm.
/// - **Columns of different units**: the reference is more accurate. If A = B·D with D diagonal, small singular values
///   have a relative error of about u·κ(B) for any D, down to 2⁻²⁸⁰ of the largest.
/// - **Uniqueness**: a pair of vectors may have either sign, and vectors of equal or close values are not unique.
/// - **Cost**: O(max(m, n)·min(m, n)²).
/// - Source: LAPACK dgesdd; for the reference Hestenes 1958, de Rijk 1989, Demmel and Veselić 1992 (one-sided Jacobi).
public struct SVD: Sendable, Hashable {
    /// U: the left singular vectors, of length 1. Column `j` belongs to `singularValues[j]`.
    public let u: Matrix
    /// The singular values, descending, at least 0.
    public let singularValues: [Double]
    /// V, not transposed: the right singular vectors, of length 1. Column `j` belongs to `singularValues[j]`.
    public let v: Matrix
    /// The library that decomposes and multiplies.
    public let backend: LinearAlgebraBackend

    /// The singular values of A·2^exponent, which are near 1 if A is very large or small.
    private let scaledValues: [Double]
    private let exponent: Int

    /// Decomposes a matrix.
    ///
    /// - Throws: ``LinearAlgebraError/notFinite(field:row:column:value:)`` (field `matrix`);
    ///   ``LinearAlgebraError/overflow(field:)`` (field `singularValues`) if one exceeds the largest double;
    ///   ``LinearAlgebraError/singularValuesNotConverged``. Matrices may be empty.
    public init(_ matrix: Matrix, backend: LinearAlgebraBackend = .current) throws(LinearAlgebraError) {
        let (rows, columns) = (matrix.rows, matrix.columns)
        self.backend = backend
        exponent = normalizingExponent(ofLargest: try matrix.largestFinite(field: "matrix"))
        guard min(rows, columns) > 0 else {
            u = Matrix(rows: rows, columns: 0)
            v = Matrix(rows: columns, columns: 0)
            (singularValues, scaledValues) = ([], [])
            return
        }
        var elements = matrix.elements
        elements.scale(by: exponent)
        switch backend {
        case .openBLAS:
            (u, scaledValues, v) = try OpenBLAS.singularValues(&elements, rows: rows, columns: columns)
        case .reference:
            (u, scaledValues, v) = try Reference.singularValues(&elements, rows: rows, columns: columns)
        }
        var values = scaledValues
        values.scale(by: -exponent)
        guard values.allSatisfy(\.isFinite) else { throw .overflow(field: "singularValues") }
        singularValues = values
    }

    /// The default tolerance of the rank, relative to σ₁: max(rows, columns)·2⁻⁵².
    public var defaultTolerance: Double { Double(max(u.rows, v.rows)) * 0x1p-52 }

    /// Returns the number of singular values above `tolerance`·σ₁; 0 for a matrix of zeros or an empty one.
    ///
    /// - Parameter tolerance: Relative to the largest singular value; by default ``defaultTolerance``.
    /// - Precondition: `tolerance` is not negative.
    public func rank(tolerance: Double? = nil) -> Int {
        let tolerance = tolerance ?? defaultTolerance
        precondition(tolerance >= 0, "a tolerance of \(tolerance); accepted: 0 or more")
        guard let largest = scaledValues.first else { return 0 }
        return scaledValues.prefix { $0 > tolerance * largest }.count
    }

    /// 1/κ₂ = σₖ/σ₁, the distance to a matrix of lower rank relative to ‖A‖₂: 1 for a multiple of an orthogonal matrix,
    /// 0 if the rank is not full, ∞ if empty.
    public var reciprocalCondition: Double {
        guard let largest = scaledValues.first, let least = scaledValues.last else { return .infinity }
        return largest > 0 ? least / largest : 0
    }

    /// Returns the X of least ‖x‖₂ that minimises ‖A·x − b‖₂, for every column of B: x = V·diag(1/σ)·Uᵀ·b over the
    /// singular values that ``rank(tolerance:)`` counts.
    ///
    /// For matrices of full rank ``LeastSquares`` gives the same result and is faster; this method does not need full
    /// rank. The error is about u/`reciprocalCondition` of ‖x‖₂, over the counted values.
    ///
    /// - Throws: ``LinearAlgebraError/notFinite(field:row:column:value:)`` (field `rightHandSides`);
    ///   ``LinearAlgebraError/overflow(field:)`` (field `solution`).
    /// - Precondition: B has as many rows as A; `tolerance` is not negative.
    public func solve(_ rightHandSides: Matrix, tolerance: Double? = nil) throws(LinearAlgebraError) -> Matrix
    {
        precondition(
            rightHandSides.rows == u.rows,
            "a right-hand side of \(rightHandSides.rows) rows for a matrix of \(u.rows)")
        var right = rightHandSides
        let applied = try right.normalizeColumns(field: "rightHandSides")
        var along = u.times(right, transposingSelf: true, backend: backend)
        divideRows(of: &along, rank: rank(tolerance: tolerance))
        var solution = v.times(along, backend: backend)
        try solution.unscaleColumns(applied.map { exponent - $0 }, field: "solution")
        return solution
    }

    /// Returns the x of least ‖x‖₂ that minimises ‖A·x − b‖₂; otherwise as ``solve(_:tolerance:)-(Matrix,_)``.
    public func solve(_ rightHandSide: [Double], tolerance: Double? = nil) throws(LinearAlgebraError)
        -> [Double]
    {
        try solve(Matrix(column: rightHandSide), tolerance: tolerance).elements
    }

    /// Returns the Moore–Penrose inverse A⁺ = V·diag(1/σ)·Uᵀ over the singular values that ``rank(tolerance:)`` counts.
    /// For systems prefer ``solve(_:tolerance:)-(Matrix,_)``.
    ///
    /// - Throws: ``LinearAlgebraError/overflow(field:)`` (field `pseudoInverse`).
    /// - Precondition: `tolerance` is not negative.
    public func pseudoInverse(tolerance: Double? = nil) throws(LinearAlgebraError) -> Matrix {
        var left = u.transposed
        divideRows(of: &left, rank: rank(tolerance: tolerance))
        var result = v.times(left, backend: backend)
        try result.unscaleColumns(Array(repeating: exponent, count: result.columns), field: "pseudoInverse")
        return result
    }

    /// Divides row j by σⱼ·2^exponent, and sets rows from `rank` on to zero.
    private func divideRows(of matrix: inout Matrix, rank: Int) {
        for column in 0..<matrix.columns {
            for row in 0..<matrix.rows {
                let index = row + column * matrix.rows
                matrix.elements[index] = row < rank ? matrix.elements[index] / scaledValues[row] : 0
            }
        }
    }
}

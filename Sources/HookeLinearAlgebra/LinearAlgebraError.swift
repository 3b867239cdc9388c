/// The errors of linear algebra. Rows, columns and pivots count from 0.
///
/// Mismatched dimensions are programmer errors and trap with both numbers.
public enum LinearAlgebraError: Error, Hashable, Sendable, CustomStringConvertible {
    /// An element is NaN or infinite.
    case notFinite(field: String, row: Int, column: Int, value: Double)
    /// Two mirrored elements of a matrix that must be symmetric differ.
    case notSymmetric(field: String, row: Int, column: Int, value: Double, mirrored: Double)
    /// Elimination met a pivot that is zero, or smaller than any normal double: there is no unique solution.
    case singular(pivot: Int)
    /// A matrix that must be positive definite is not: elimination without exchanges met a pivot that is not positive.
    case notPositiveDefinite(field: String, pivot: Int)
    /// The matrix of a least-squares problem is rank-deficient in double precision.
    ///
    /// `reciprocalCondition` is the estimate, 0 for an exact deficiency; `accepted` is the least accepted value.
    case rankDeficient(reciprocalCondition: Double, accepted: Double)
    /// A result or an intermediate number is too large for a double.
    case overflow(field: String)
    /// The iteration for an eigenvalue did not converge. Not seen on finite symmetric input.
    case notConverged(eigenvalue: Int)
    /// The iteration for the singular values did not converge. Not seen on finite input.
    case singularValuesNotConverged

    /// One sentence with field, value, and what is accepted.
    public var description: String {
        switch self {
        case .notFinite(let field, let row, let column, let value):
            "\(field)[\(row), \(column)] is \(value); accepted: finite numbers"
        case .notSymmetric(let field, let row, let column, let value, let mirrored):
            "\(field)[\(row), \(column)] is \(value) but \(field)[\(column), \(row)] is \(mirrored); "
                + "accepted: equal mirrored elements (`symmetrized` averages them)"
        case .singular(let pivot):
            "the matrix is singular: pivot \(pivot) is zero or underflows; accepted: matrices with an inverse"
        case .notPositiveDefinite(let field, let pivot):
            "\(field) is not positive definite: pivot \(pivot) is not positive; "
                + "accepted: symmetric matrices with xᵀAx > 0 for every x but 0"
        case .rankDeficient(let reciprocalCondition, let accepted):
            "the matrix is rank deficient: its reciprocal condition is \(reciprocalCondition); "
                + "accepted: at least \(accepted)"
        case .overflow(let field):
            "\(field) is too large for a double; accepted: problems whose answer stays below 1.8e308"
        case .notConverged(let eigenvalue):
            "eigenvalue \(eigenvalue) did not converge; accepted: finite symmetric matrices"
        case .singularValuesNotConverged:
            "the singular values did not converge; accepted: finite matrices"
        }
    }
}

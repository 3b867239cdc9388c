internal import HookeLinearAlgebra

/// The masses M = L·Lᵀ of a network, one per node or as a matrix.
///
/// With y = Lᵀ·x, M·x″ + C·x′ + K·x = f becomes y″ + L⁻¹CL⁻ᵀ·y′ + L⁻¹KL⁻ᵀ·y = L⁻¹f.
enum NetworkMass: Sendable {
    case nodes([Double])
    case matrix(Matrix, Cholesky)

    var count: Int {
        switch self {
        case .nodes(let masses): masses.count
        case .matrix(let matrix, _): matrix.rows
        }
    }

    var matrix: Matrix {
        switch self {
        case .nodes(let masses): .diagonal(masses)
        case .matrix(let matrix, _): matrix
        }
    }

    func times(_ x: Matrix) -> Matrix {
        switch self {
        case .nodes(let masses): x.scalingRows { masses[$0] }
        case .matrix(let matrix, _): matrix * x
        }
    }

    /// The eigenproblem of a symmetric matrix with this mass.
    func eigen(_ matrix: Matrix) throws(LinearAlgebraError) -> GeneralizedSymmetricEigen {
        switch self {
        case .nodes(let masses): try GeneralizedSymmetricEigen(matrix, mass: masses)
        case .matrix(let mass, _): try GeneralizedSymmetricEigen(matrix, mass: mass)
        }
    }

    /// L⁻¹·A·L⁻ᵀ.
    func reduce(_ a: Matrix) throws(LinearAlgebraError) -> Matrix {
        switch self {
        case .nodes(let masses):
            let roots = masses.map { $0.squareRoot() }
            return Matrix(rows: a.rows, columns: a.columns) { a[$0, $1] / roots[$0] / roots[$1] }
        case .matrix(_, let factor):
            return try factor.solveLower(try factor.solveLower(a.transposed).transposed)
        }
    }

    /// L⁻¹·f.
    func reduceForces(_ f: Matrix) throws(LinearAlgebraError) -> Matrix {
        switch self {
        case .nodes(let masses): f.scalingRows { 1 / masses[$0].squareRoot() }
        case .matrix(_, let factor): try factor.solveLower(f)
        }
    }

    /// L⁻ᵀ·y: displacements or velocities from reduced ones.
    func restore(_ y: Matrix) throws(LinearAlgebraError) -> Matrix {
        switch self {
        case .nodes(let masses): y.scalingRows { 1 / masses[$0].squareRoot() }
        case .matrix(_, let factor): try factor.solveLowerTransposed(y)
        }
    }

    /// L⁻ᵀ·E·Lᵀ: a map of displacements from one of reduced displacements.
    func restoreMap(_ e: Matrix) throws(LinearAlgebraError) -> Matrix {
        switch self {
        case .nodes(let masses):
            let roots = masses.map { $0.squareRoot() }
            return Matrix(rows: e.rows, columns: e.columns) { e[$0, $1] * roots[$1] / roots[$0] }
        case .matrix(_, let factor):
            return try factor.solveLowerTransposed(e.times(factor.lower, transposingOther: true))
        }
    }
}

extension Matrix {
    func scalingRows(_ factor: (Int) -> Double) -> Matrix {
        let factors = (0..<rows).map(factor)
        var result = self
        let (height, width) = (rows, columns)
        result.withUnsafeMutableElements { elements in
            for column in 0..<width {
                for row in 0..<height { elements[row + column * height] *= factors[row] }
            }
        }
        return result
    }
}

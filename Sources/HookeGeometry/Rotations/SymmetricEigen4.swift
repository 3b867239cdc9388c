/// The eigenvalues and orthonormal eigenvectors of a symmetric 4×4 matrix, by Jacobi's method.
///
/// Cyclic sweeps of plane rotations until no off-diagonal field can change the diagonal. The errors are a few
/// u of the largest eigenvalue. For a 3×3 matrix, set the last row and column to 0.
struct SymmetricEigen4 {
    /// The eigenvalues, unordered.
    let values: SIMD4<Double>
    /// The eigenvectors: row i is the vector of value i.
    let vectors: Transform3D

    /// Solves a matrix of finite fields whose squares neither overflow nor underflow.
    init(_ matrix: Transform3D) {
        var a = matrix
        var v = Transform3D()
        for _ in 0..<16 {
            var offDiagonal = 0.0
            for p in 0..<3 {
                for q in p + 1..<4 {
                    let apq = a[p][q]
                    offDiagonal = max(offDiagonal, apq.magnitude)
                    guard apq != 0 else { continue }
                    let theta = (a[q][q] - a[p][p]) / (2 * apq)
                    let t = (theta < 0 ? -1 : 1) / (theta.magnitude + (theta * theta + 1).squareRoot())
                    let c = 1 / (t * t + 1).squareRoot()
                    let s = t * c
                    let (rowP, rowQ) = (a[p], a[q])
                    a[p] = c * rowP - s * rowQ
                    a[q] = s * rowP + c * rowQ
                    for i in 0..<4 {
                        let (x, y) = (a[i][p], a[i][q])
                        a[i][p] = c * x - s * y
                        a[i][q] = s * x + c * y
                    }
                    (a[p][q], a[q][p]) = (0, 0)
                    let (axisP, axisQ) = (v[p], v[q])
                    v[p] = c * axisP - s * axisQ
                    v[q] = s * axisP + c * axisQ
                }
            }
            let size = SIMD4(a.m11, a.m22, a.m33, a.m44).absolute.max()
            if offDiagonal <= 0x1p-60 * size { break }
        }
        values = SIMD4(a.m11, a.m22, a.m33, a.m44)
        vectors = v
    }
}

extension Transform3D {
    /// The row at `index`, from 0.
    fileprivate subscript(index: Int) -> SIMD4<Double> {
        get {
            switch index {
            case 0: row1
            case 1: row2
            case 2: row3
            default: row4
            }
        }
        set {
            switch index {
            case 0: row1 = newValue
            case 1: row2 = newValue
            case 2: row3 = newValue
            default: row4 = newValue
            }
        }
    }

    /// Returns the row at `index`, from 0.
    func row(_ index: Int) -> SIMD4<Double> { self[index] }
}

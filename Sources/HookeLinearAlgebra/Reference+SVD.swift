extension Reference {
    /// The thin A = U·diag(values)·Vᵀ, values descending; overwrites the matrix.
    ///
    /// One-sided Jacobi on the triangle of a Householder QR (of Aᵀ if A is wide): pairs of columns are rotated until
    /// all are orthogonal. Small columns keep their relative accuracy (Demmel and Veselić, Jacobi's method is more
    /// accurate than QR, 1992).
    static func singularValues(
        _ a: inout [Double], rows: Int, columns: Int
    ) throws(LinearAlgebraError) -> (u: Matrix, values: [Double], v: Matrix) {
        guard rows >= columns else {
            var transposed = Matrix(rows: rows, columns: columns, columnMajor: a).transposed.elements
            let (u, values, v) = try singularValues(&transposed, rows: columns, columns: rows)
            return (v, values, u)
        }
        let n = columns
        let factors = rows > n ? householder(&a, rows: rows, columns: n) : []
        // Columns of R, or of A itself if it is square.
        var r = [Double](repeating: 0, count: n * n)
        for column in 0..<n {
            for row in 0..<(rows > n ? column + 1 : n) { r[row + column * n] = a[row + column * rows] }
        }
        var v = Matrix.identity(n).elements
        try r.withUnsafeMutableBufferPointer { r throws(LinearAlgebraError) in
            try v.withUnsafeMutableBufferPointer { v throws(LinearAlgebraError) in
                try orthogonalize(r, rotating: v, size: n)
            }
        }
        let (values, order) = normalizeColumns(&r, size: n)
        completeColumns(&r, order: order, values: values, size: n)
        var u = Matrix(rows: rows, columns: n)
        var sorted = Matrix(rows: n, columns: n)
        for (position, column) in order.enumerated() {
            for row in 0..<n {
                u[row, position] = r[row + column * n]
                sorted[row, position] = v[row + column * n]
            }
            for step in factors.indices.reversed() {
                reflect(a, rows, step, factors[step], &u.elements, at: position * rows)
            }
        }
        return (u, order.map { values[$0] }, sorted)
    }

    /// The squared norm below which a column is negligible and not rotated, because the underflow of its squares would
    /// matter.
    private static let negligibleSquare = 0x1p-960

    /// Rotates pairs of columns of `a`, and those of `v` with them, until all are orthogonal to √n·2⁻⁵² of their norms.
    private static func orthogonalize(
        _ a: UnsafeMutableBufferPointer<Double>, rotating v: UnsafeMutableBufferPointer<Double>, size n: Int
    ) throws(LinearAlgebraError) {
        let tolerance = Double(n).squareRoot() * 0x1p-52
        for _ in 0..<60 {
            var changes = 0
            for first in 0..<max(n - 1, 0) {
                for second in first + 1..<n {
                    let (i, j) = (first * n, second * n)
                    var (square, otherSquare, along) = (0.0, 0.0, 0.0)
                    for row in 0..<n {
                        let (x, y) = (a[i + row], a[j + row])
                        square += x * x
                        otherSquare += y * y
                        along += x * y
                    }
                    // With the longer column first the values converge quickly, in descending order. After an exchange
                    // this sweep has not treated every pair.
                    if square < otherSquare {
                        changes += 1
                        for row in 0..<n {
                            a.swapAt(i + row, j + row)
                            v.swapAt(i + row, j + row)
                        }
                        swap(&square, &otherSquare)
                    }
                    guard otherSquare > negligibleSquare,
                        along.magnitude > tolerance * square.squareRoot() * otherSquare.squareRoot()
                    else { continue }
                    changes += 1
                    let (cosine, sine) = turn(square, otherSquare, along)
                    rotate(a, i, j, count: n, cosine, sine)
                    rotate(v, i, j, count: n, cosine, sine)
                }
            }
            if changes == 0 { return }
        }
        throw .singularValuesNotConverged
    }

    /// Cosine and sine of the smaller rotation that makes two columns with these squared norms and this scalar product
    /// orthogonal.
    private static func turn(_ square: Double, _ otherSquare: Double, _ along: Double) -> (Double, Double) {
        let zeta = (otherSquare - square) / (2 * along)
        let size = zeta.magnitude
        let tangent = size < 0x1p+500 ? 1 / (size + (1 + size * size).squareRoot()) : 1 / (2 * size)
        let cosine = 1 / (1 + tangent * tangent).squareRoot()
        return (cosine, cosine * (zeta < 0 ? -tangent : tangent))
    }

    private static func rotate(
        _ a: UnsafeMutableBufferPointer<Double>, _ i: Int, _ j: Int, count: Int, _ cosine: Double,
        _ sine: Double
    ) {
        for row in 0..<count {
            let (x, y) = (a[i + row], a[j + row])
            a[i + row] = cosine * x - sine * y
            a[j + row] = sine * x + cosine * y
        }
    }

    /// Divides the columns by their norms. Returns the norms and their descending order.
    private static func normalizeColumns(_ a: inout [Double], size n: Int) -> ([Double], [Int]) {
        let values = a.withUnsafeMutableBufferPointer { a in
            (0..<n).map { column in
                let length = norm(a, column * n, count: n)
                if length > 0 {
                    for row in 0..<n { a[column * n + row] /= length }
                }
                return length
            }
        }
        return (values, (0..<n).sorted { values[$0] > values[$1] })
    }

    /// Replaces columns that were not rotated (those of norm 0, or nearly) by directions orthogonal to all before them:
    /// their own if possible, else the axis with the least part in the others.
    private static func completeColumns(_ a: inout [Double], order: [Int], values: [Double], size n: Int) {
        for (position, column) in order.enumerated() where values[column] * values[column] <= negligibleSquare
        {
            let before = order[..<position]
            let parts = (0..<n).map { row in before.reduce(0) { $0 + a[row + $1 * n] * a[row + $1 * n] } }
            let axes = (0..<n).sorted { parts[$0] < parts[$1] }
            let own = Array(a[column * n..<(column + 1) * n])
            for candidate in [own] + axes.map({ axis in (0..<n).map { $0 == axis ? 1 : 0 } }) {
                var direction = candidate
                // Two passes are enough (Kahan; Parlett, The Symmetric Eigenvalue Problem, section 6.9).
                for _ in 0..<2 {
                    for other in before {
                        let along = (0..<n).reduce(0) { $0 + a[$1 + other * n] * direction[$1] }
                        for row in 0..<n { direction[row] -= along * a[row + other * n] }
                    }
                }
                let length = direction.reduce(0) { $0 + $1 * $1 }.squareRoot()
                // At least 1/√n of that axis remains.
                guard length * Double(n).squareRoot() > 0.5 else { continue }
                for row in 0..<n { a[row + column * n] = direction[row] / length }
                break
            }
        }
    }
}

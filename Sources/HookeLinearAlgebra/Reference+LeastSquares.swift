extension Reference {
    /// Least squares (rows ≥ columns, by QR) or minimum norm (rows < columns, by QR of the transpose), in place, with
    /// dgels's conventions: R or L in the triangle of `a`; `b` has max(rows, columns) rows and receives the solution
    /// above the transformed residual. Householder reflections (Golub and Van Loan, 4th ed., sections 5.2.2, 5.3.2 and
    /// 5.6.2).
    static func leastSquares(
        _ a: inout [Double], rows: Int, columns: Int, _ b: inout [Double], width: Int
    ) {
        if rows >= columns {
            let factors = householder(&a, rows: rows, columns: columns)
            for column in 0..<width {
                for step in 0..<columns { reflect(a, rows, step, factors[step], &b, at: column * rows) }
                solveTriangular(
                    a, size: columns, stride: rows, upper: true, transposed: false, unit: false,
                    &b, at: column * rows)
            }
        } else {
            // Aᵀ = QR, so A = RᵀQᵀ: with Rᵀ·y = b, x = Q·(y, 0) is the shortest solution.
            var transposed = Matrix(rows: rows, columns: columns, columnMajor: a).transposed
            let factors = householder(&transposed.elements, rows: columns, columns: rows)
            for column in 0..<width {
                let start = column * columns
                solveTriangular(
                    transposed.elements, size: rows, stride: columns, upper: true, transposed: true,
                    unit: false,
                    &b, at: start)
                for row in rows..<columns { b[start + row] = 0 }
                for step in (0..<rows).reversed() {
                    reflect(transposed.elements, columns, step, factors[step], &b, at: start)
                }
            }
            a = transposed.transposed.elements
        }
    }

    /// QR in place: R in the upper triangle, below it the reflectors v without their leading 1. Returns their factors.
    static func householder(_ a: inout [Double], rows: Int, columns: Int) -> [Double] {
        var factors = [Double](repeating: 0, count: columns)
        a.withUnsafeMutableBufferPointer { a in
            for step in 0..<columns {
                let head = step + step * rows
                let (factor, diagonal) = makeReflector(a, head, count: rows - step)
                factors[step] = factor
                if factor != 0 {
                    for column in step + 1..<columns {
                        let start = step + column * rows
                        let along =
                            factor
                            * dot(
                                UnsafeBufferPointer(a), head, UnsafeBufferPointer(a), start,
                                count: rows - step)
                        addMultiple(-along, head, to: start, count: rows - step, in: a)
                    }
                }
                a[head] = diagonal
            }
        }
        return factors
    }

    /// b = (I − τ·v·vᵀ)·b for the reflector in column `step`, whose leading 1 is not stored.
    static func reflect(
        _ a: [Double], _ rows: Int, _ step: Int, _ factor: Double, _ b: inout [Double], at start: Int
    ) {
        guard factor != 0 else { return }
        a.withUnsafeBufferPointer { a in
            b.withUnsafeMutableBufferPointer { b in
                let (head, row) = (step + 1 + step * rows, start + step)
                let count = rows - step - 1
                let along =
                    factor * (b[row] + dot(a, head, UnsafeBufferPointer(b), row + 1, count: count))
                b[row] -= along
                addMultiple(-along, a, head, to: b, row + 1, count: count)
            }
        }
    }

    /// Replaces x (`count` elements at `head`) by v with v₀ = 1 and returns (τ, β) with (I − τ·v·vᵀ)x = β·e₀ (LAPACK's
    /// dlarfg). τ = 0 if no reflection is needed.
    static func makeReflector(
        _ a: UnsafeMutableBufferPointer<Double>, _ head: Int, count: Int
    ) -> (factor: Double, first: Double) {
        guard count > 0 else { return (0, 0) }
        let first = a[head]
        a[head] = 1
        let rest = norm(a, head + 1, count: count - 1)
        guard rest > 0 else { return (0, first) }
        let length = hypotenuse(first, rest)
        let beta = first >= 0 ? -length : length
        let divisor = first - beta
        for index in head + 1..<head + count { a[index] /= divisor }
        return ((beta - first) / beta, beta)
    }

    /// The Euclidean norm, scaled against overflow and underflow.
    static func norm(_ a: UnsafeMutableBufferPointer<Double>, _ start: Int, count: Int) -> Double {
        var largest = 0.0
        for index in start..<start + count { largest = max(largest, a[index].magnitude) }
        guard largest > 0 else { return 0 }
        var sum = 0.0
        for index in start..<start + count {
            let ratio = a[index] / largest
            sum += ratio * ratio
        }
        return largest * sum.squareRoot()
    }
}

extension Reference {
    /// PA = LU of an n × n matrix in place, by outer products with partial pivoting (Golub and Van Loan, Matrix
    /// Computations, 4th ed., algorithm 3.4.1). Returns the row swapped with each row. A column without a usable pivot
    /// (larger than the least normal double) is skipped, as dgetrf skips zeros.
    static func factor(_ a: inout [Double], size n: Int) -> [Int] {
        var pivots = Array(0..<n)
        a.withUnsafeMutableBufferPointer { a in
            for step in 0..<n {
                var pivot = step
                for row in step + 1..<n
                where a[row + step * n].magnitude > a[pivot + step * n].magnitude { pivot = row }
                pivots[step] = pivot
                if pivot != step {
                    for column in 0..<n { a.swapAt(step + column * n, pivot + column * n) }
                }
                let value = a[step + step * n]
                guard value.magnitude >= .leastNormalMagnitude else { continue }
                for row in step + 1..<n { a[row + step * n] /= value }
                for column in step + 1..<n {
                    addMultiple(
                        -a[step + column * n], step + 1 + step * n, to: step + 1 + column * n,
                        count: n - step - 1, in: a)
                }
            }
        }
        return pivots
    }

    /// Solves A·x = b, or Aᵀ·x = b, in place with the factors, column by column of `b`.
    static func solve(
        factors: [Double], pivots: [Int], size n: Int, _ b: inout [Double], columns: Int, transposed: Bool
    ) {
        for column in 0..<columns {
            let start = column * n
            if transposed {
                solveTriangular(
                    factors, size: n, stride: n, upper: true, transposed: true, unit: false, &b, at: start)
                solveTriangular(
                    factors, size: n, stride: n, upper: false, transposed: true, unit: true, &b, at: start)
                for row in (0..<n).reversed() { b.swapAt(start + row, start + pivots[row]) }
            } else {
                for row in 0..<n { b.swapAt(start + row, start + pivots[row]) }
                solveTriangular(
                    factors, size: n, stride: n, upper: false, transposed: false, unit: true, &b, at: start)
                solveTriangular(
                    factors, size: n, stride: n, upper: true, transposed: false, unit: false, &b, at: start)
            }
        }
    }

    /// Solves T·x = b, or Tᵀ·x = b, in place, where T is a triangle of the first `size` × `size` block of `a` (columns
    /// `stride` apart). With `unit` the diagonal counts as ones. Both cases read `a` by columns.
    static func solveTriangular(
        _ a: [Double], size n: Int, stride: Int, upper: Bool, transposed: Bool, unit: Bool,
        _ b: inout [Double], at start: Int
    ) {
        // T upper and Tᵀ lower run backwards through columns, the other two forwards.
        a.withUnsafeBufferPointer { a in
            b.withUnsafeMutableBufferPointer { b in
                for step in 0..<n {
                    let column = upper != transposed ? n - 1 - step : step
                    let head = upper ? column * stride : column * stride + column + 1
                    let rest = upper ? start : start + column + 1
                    let count = upper ? column : n - 1 - column
                    if transposed {
                        let sum = dot(a, head, UnsafeBufferPointer(b), rest, count: count)
                        let value = b[start + column] - sum
                        b[start + column] = unit ? value : value / a[column + column * stride]
                    } else {
                        if !unit { b[start + column] /= a[column + column * stride] }
                        addMultiple(-b[start + column], a, head, to: b, rest, count: count)
                    }
                }
            }
        }
    }
}

extension Reference {
    /// Solves a tridiagonal system in place by elimination with partial pivoting; exchanged rows fill a second
    /// superdiagonal (LAPACK's dgtsv; Golub and Van Loan, 4th ed., section 4.3). Returns the first zero pivot, if any.
    /// O(n) per right-hand side.
    static func solveTridiagonal(
        lower: [Double], diagonal: [Double], upper: [Double], _ b: inout [Double], columns: Int
    ) -> Int? {
        let n = diagonal.count
        var (diagonal, upper) = (diagonal, upper)
        var second = [Double](repeating: 0, count: max(n - 2, 0))
        for row in 0..<n - 1 {
            let below = lower[row]
            if diagonal[row].magnitude >= below.magnitude {
                guard diagonal[row] != 0 else { return row }
                let factor = below / diagonal[row]
                diagonal[row + 1] -= factor * upper[row]
                for column in 0..<columns { b[row + 1 + column * n] -= factor * b[row + column * n] }
            } else {
                let factor = diagonal[row] / below
                let right = diagonal[row + 1]
                diagonal[row] = below
                diagonal[row + 1] = upper[row] - factor * right
                upper[row] = right
                if row < n - 2 {
                    second[row] = upper[row + 1]
                    upper[row + 1] = -factor * second[row]
                }
                for column in 0..<columns {
                    let index = row + column * n
                    (b[index], b[index + 1]) = (b[index + 1], b[index] - factor * b[index + 1])
                }
            }
        }
        guard diagonal[n - 1] != 0 else { return n - 1 }
        for start in stride(from: 0, to: columns * n, by: n) {
            b[start + n - 1] /= diagonal[n - 1]
            if n > 1 {
                b[start + n - 2] = (b[start + n - 2] - upper[n - 2] * b[start + n - 1]) / diagonal[n - 2]
            }
            for row in stride(from: n - 3, through: 0, by: -1) {
                let known = upper[row] * b[start + row + 1] + second[row] * b[start + row + 2]
                b[start + row] = (b[start + row] - known) / diagonal[row]
            }
        }
        return nil
    }
}

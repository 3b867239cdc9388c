extension Reference {
    /// Returns the eigenvalues, ascending, and replaces the matrix by the eigenvectors: Householder reduction to
    /// tridiagonal form, then implicitly shifted QL (Golub and Van Loan, 4th ed., sections 8.3.1 and 8.3.3; Bowdler,
    /// Martin, Reinsch and Wilkinson 1968). Reads the lower triangle. About 9n³ operations.
    static func symmetricEigen(_ a: inout [Double], size n: Int) throws(LinearAlgebraError) -> [Double] {
        var (diagonal, off) = tridiagonalize(&a, size: n)
        try diagonalize(&diagonal, &off, vectors: &a, size: n)
        sortAscending(&diagonal, vectors: &a, size: n)
        return diagonal
    }

    /// A = Q·T·Qᵀ: returns T's diagonal and subdiagonal (n − 1) and leaves Q in `a`.
    private static func tridiagonalize(_ a: inout [Double], size n: Int) -> ([Double], [Double]) {
        var off = [Double](repeating: 0, count: max(n - 1, 0))
        var factors = [Double](repeating: 0, count: max(n - 1, 0))
        var product = [Double](repeating: 0, count: n)
        let diagonal = a.withUnsafeMutableBufferPointer { a in
            for step in 0..<max(n - 2, 0) {
                let head = step + 1 + step * n
                let count = n - 1 - step
                let (factor, first) = makeReflector(a, head, count: count)
                factors[step] = factor
                off[step] = first
                guard factor != 0 else { continue }
                // The remaining block B becomes H·B·H = B − v·wᵀ − w·vᵀ with p = τ·B·v, w = p − (τ/2)(pᵀv)·v.
                product.withUnsafeMutableBufferPointer { p in
                    for row in 0..<count { p[row] = 0 }
                    for column in 0..<count {
                        let start = (step + 1 + column) * n + step + 1
                        let value = a[head + column]
                        var sum = a[start + column] * value
                        for row in column + 1..<count {
                            p[row] += a[start + row] * value
                            sum += a[start + row] * a[head + row]
                        }
                        p[column] += sum
                    }
                    for row in 0..<count { p[row] *= factor }
                    let along =
                        factor / 2
                        * dot(UnsafeBufferPointer(p), 0, UnsafeBufferPointer(a), head, count: count)
                    for row in 0..<count { p[row] -= along * a[head + row] }
                    for column in 0..<count {
                        let start = (step + 1 + column) * n + step + 1
                        for row in column..<count {
                            a[start + row] -= a[head + row] * p[column] + p[row] * a[head + column]
                        }
                    }
                }
            }
            if n > 1 { off[n - 2] = a[n - 1 + (n - 2) * n] }
            let diagonal = (0..<n).map { a[$0 + $0 * n] }
            accumulate(a, factors, size: n)
            return diagonal
        }
        return (diagonal, off)
    }

    /// Replaces the reflectors below the subdiagonal by their product Q, backwards, so that only the block reached so
    /// far changes.
    private static func accumulate(_ a: UnsafeMutableBufferPointer<Double>, _ factors: [Double], size n: Int)
    {
        guard n > 0 else { return }
        a[n * n - 1] = 1
        for step in (0..<max(n - 1, 0)).reversed() {
            // Rows and columns after `step` hold the product so far; multiplies by the reflector of column `step`.
            let count = n - 1 - step
            let head = step + 1 + step * n
            if step < n - 2, factors[step] != 0 {
                for column in step + 1..<n {
                    let start = step + 1 + column * n
                    let along =
                        factors[step]
                        * dot(UnsafeBufferPointer(a), head, UnsafeBufferPointer(a), start, count: count)
                    addMultiple(-along, head, to: start, count: count, in: a)
                }
            }
            for row in step + 1..<n {
                a[row + step * n] = 0
                a[step + row * n] = 0
            }
            a[step + step * n] = 1
        }
    }

    /// Diagonalises T by QL steps with Wilkinson's shift, and rotates the columns of `vectors` with it.
    private static func diagonalize(
        _ d: inout [Double], _ off: inout [Double], vectors: inout [Double], size n: Int
    ) throws(LinearAlgebraError) {
        guard n > 1 else { return }
        for low in 0..<n {
            var sweeps = 0
            while true {
                var high = low
                while high < n - 1 {
                    let scale = d[high].magnitude + d[high + 1].magnitude
                    if off[high].magnitude <= 0x1p-53 * scale + .leastNormalMagnitude { break }
                    high += 1
                }
                if high < n - 1 { off[high] = 0 }
                if high == low { break }
                sweeps += 1
                guard sweeps <= 60 else { throw .notConverged(eigenvalue: low) }
                qlStep(&d, &off, from: low, to: high, vectors: &vectors, size: n)
            }
        }
    }

    /// One implicit QL step on rows `low`…`high`.
    private static func qlStep(
        _ d: inout [Double], _ off: inout [Double], from low: Int, to high: Int,
        vectors: inout [Double], size n: Int
    ) {
        let half = (d[low + 1] - d[low]) / (2 * off[low])
        let root = hypotenuse(half, 1)
        var g = d[high] - d[low] + off[low] / (half + (half < 0 ? -root : root))
        var (sine, cosine, shift) = (1.0, 1.0, 0.0)
        for row in (low..<high).reversed() {
            let f = sine * off[row]
            let b = cosine * off[row]
            let r = hypotenuse(f, g)
            if row + 1 < high { off[row + 1] = r }
            if r == 0 {
                // The block splits here: the rotation is undefined and not needed.
                d[row + 1] -= shift
                return
            }
            sine = f / r
            cosine = g / r
            g = d[row + 1] - shift
            let t = (d[row] - g) * sine + 2 * cosine * b
            shift = sine * t
            d[row + 1] = g + shift
            g = cosine * t - b
            vectors.withUnsafeMutableBufferPointer { v in
                let (left, right) = (row * n, (row + 1) * n)
                for k in 0..<n {
                    let (x, y) = (v[left + k], v[right + k])
                    v[right + k] = sine * x + cosine * y
                    v[left + k] = cosine * x - sine * y
                }
            }
        }
        d[low] -= shift
        off[low] = g
    }

    /// Selection sort: n² comparisons beside n³ work, and at most n exchanges of columns.
    private static func sortAscending(_ values: inout [Double], vectors: inout [Double], size n: Int) {
        for position in 0..<n {
            var least = position
            for index in position..<n where values[index] < values[least] { least = index }
            guard least != position else { continue }
            values.swapAt(position, least)
            for row in 0..<n { vectors.swapAt(row + position * n, row + least * n) }
        }
    }

    /// √(x² + y²) without intermediate overflow.
    static func hypotenuse(_ x: Double, _ y: Double) -> Double {
        let (large, small) = (max(x.magnitude, y.magnitude), min(x.magnitude, y.magnitude))
        guard large > 0 else { return 0 }
        let ratio = small / large
        return large * (1 + ratio * ratio).squareRoot()
    }
}

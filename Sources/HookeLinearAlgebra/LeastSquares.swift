/// The least-squares solution of A·X ≈ B for a matrix of full rank.
///
/// With at least as many rows as columns, each column of X minimises ‖A·x − b‖₂. With fewer rows than columns it is the
/// solution of A·x = b with the least ‖x‖₂.
///
/// ```swift
/// let line = try LeastSquares([[1, 0], [1, 1], [1, 2]], [1, 3, 5])
/// line.solution            // [[1], [2]]: 1 + 2t
/// line.residualNorms       // about [0]
/// ```
///
/// - **Error**: Householder QR (LAPACK's dgels). X solves a problem whose A and B differ by a modest multiple of m·n·u
///   in norm (u = 2⁻⁵³; Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., theorem 20.3).
/// - **Scaling**: columns (or rows, if there are fewer) are first scaled to equal magnitude by exact powers of two. So
///   units do not matter: one column in metres and one in nanometres lose no accuracy.
/// - **Cost**: O(max(m, n)·min(m, n)²).
public struct LeastSquares: Sendable, Hashable {
    /// X, with one row per column of A and one column per column of B.
    public let solution: Matrix
    /// ‖A·x − b‖₂ for each column; 0 unless A has more rows than columns.
    public let residualNorms: [Double]
    /// The distance of the scaled A from a matrix of lower rank: an estimate of 1/(‖R‖₁·‖R⁻¹‖₁) with its triangular
    /// factor R; ∞ if A is empty.
    public let reciprocalCondition: Double

    /// Solves a least-squares problem.
    ///
    /// - Throws:
    ///   - ``LinearAlgebraError/rankDeficient(reciprocalCondition:accepted:)`` if the reciprocal condition is below
    ///     max(rows, columns)·2⁻⁵². In double precision the columns (or rows) are then dependent, and the solution
    ///     would be noise.
    ///   - ``LinearAlgebraError/notFinite(field:row:column:value:)`` (fields `matrix`, `rightHandSides`).
    ///   - ``LinearAlgebraError/overflow(field:)`` (fields `solution`, `residualNorms`).
    /// - Precondition: A and B have the same number of rows. Either may be empty.
    public init(
        _ matrix: Matrix, _ rightHandSides: Matrix, backend: LinearAlgebraBackend = .current
    ) throws(LinearAlgebraError) {
        precondition(
            rightHandSides.rows == matrix.rows,
            "a right-hand side of \(rightHandSides.rows) rows for a matrix of \(matrix.rows)")
        let (rows, columns, width) = (matrix.rows, matrix.columns, rightHandSides.columns)
        let rank = min(rows, columns)
        _ = try matrix.largestFinite(field: "matrix")
        _ = try rightHandSides.largestFinite(field: "rightHandSides")

        // Scales the lines of A's smaller dimension to about 1; if they are rows, b's rows too.
        var a = matrix
        let exponents = a.equilibrate(byColumns: rows >= columns)
        var right = rightHandSides
        if rows < columns {
            for column in 0..<width {
                for row in 0..<rows {
                    right[row, column] = scaled(right[row, column], by: exponents[row])
                    guard right[row, column].isFinite else { throw .overflow(field: "solution") }
                }
            }
        }
        let rightExponents = try right.normalizeColumns(field: "rightHandSides")
        guard rank > 0 else {
            solution = Matrix(rows: columns, columns: width)
            residualNorms = try LeastSquares.tailNorms(right, from: 0, rightExponents)
            reciprocalCondition = .infinity
            return
        }

        // dgels wants b in the upper part of a taller matrix. At least one column, so that A is factored.
        let height = max(rows, columns)
        var b = Matrix(rows: height, columns: max(width, 1))
        for column in 0..<width {
            let (from, to) = (column * rows, column * height)
            b.elements.replaceSubrange(to..<to + rows, with: right.elements[from..<from + rows])
        }
        switch backend {
        case .openBLAS:
            OpenBLAS.leastSquares(
                &a.elements, rows: rows, columns: columns, &b.elements, width: max(width, 1))
        case .reference:
            Reference.leastSquares(
                &a.elements, rows: rows, columns: columns, &b.elements, width: max(width, 1))
        }

        reciprocalCondition = LeastSquares.reciprocalCondition(of: a, upper: rows >= columns)
        let accepted = Double(height) * 0x1p-52
        guard reciprocalCondition >= accepted else {
            throw .rankDeficient(reciprocalCondition: reciprocalCondition, accepted: accepted)
        }
        residualNorms =
            rows > columns && width > 0
            ? try LeastSquares.tailNorms(b, from: columns, rightExponents)
            : Array(repeating: 0, count: width)
        var solution = Matrix(rows: columns, columns: width)
        for column in 0..<width {
            for row in 0..<columns {
                let exponent = rows >= columns ? exponents[row] : 0
                let value = scaled(b[row, column], by: exponent - rightExponents[column])
                guard value.isFinite else { throw .overflow(field: "solution") }
                solution[row, column] = value
            }
        }
        self.solution = solution
    }

    /// Returns ‖·‖₂ of every column from row `start` on, without the column's scaling.
    private static func tailNorms(
        _ b: Matrix, from start: Int, _ exponents: [Int]
    ) throws(LinearAlgebraError) -> [Double] {
        var norms: [Double] = []
        for (column, exponent) in exponents.enumerated() {
            let tail = Matrix(column: Array(b.column(column)[start...]))
            norms.append(scaled(tail.frobeniusNorm, by: -exponent))
            guard norms[column].isFinite else { throw .overflow(field: "residualNorms") }
        }
        return norms
    }

    private static func reciprocalCondition(of a: Matrix, upper: Bool) -> Double {
        let size = min(a.rows, a.columns)
        var norm = 0.0
        for column in 0..<size {
            guard a[column, column].magnitude >= .leastNormalMagnitude else { return 0 }
            let range = upper ? 0..<column + 1 : column..<size
            norm = max(norm, range.reduce(0) { $0 + a[$1, column].magnitude })
        }
        let inverse = estimateOneNorm(size: size) { x, transposed in
            Reference.solveTriangular(
                a.elements, size: size, stride: a.rows, upper: upper, transposed: transposed, unit: false,
                &x, at: 0)
        }
        return inverse.isFinite ? 1 / norm / inverse : 0
    }
}

extension LeastSquares {
    /// Solves for one right-hand side; otherwise as ``init(_:_:backend:)-(Matrix,Matrix,_)``.
    public init(
        _ matrix: Matrix, _ rightHandSide: [Double], backend: LinearAlgebraBackend = .current
    ) throws(LinearAlgebraError) {
        try self.init(matrix, Matrix(column: rightHandSide), backend: backend)
    }
}

extension Matrix {
    /// Scales every column (or row) by a power of two so that its largest element is in [1, 2), and returns the
    /// exponents. Columns (or rows) of zeros do not change.
    fileprivate mutating func equilibrate(byColumns: Bool) -> [Int] {
        let (lines, next, length, step) = byColumns ? (columns, rows, rows, 1) : (rows, 1, columns, rows)
        return elements.withUnsafeMutableBufferPointer { elements in
            var exponents: [Int] = []
            for line in 0..<lines {
                var largest = 0.0
                for index in 0..<length {
                    largest = max(largest, elements[line * next + index * step].magnitude)
                }
                let exponent = largest > 0 ? -Int(largest.exponent) : 0
                exponents.append(exponent)
                guard exponent != 0 else { continue }
                for index in 0..<length {
                    elements[line * next + index * step] = scaled(
                        elements[line * next + index * step], by: exponent)
                }
            }
            return exponents
        }
    }
}

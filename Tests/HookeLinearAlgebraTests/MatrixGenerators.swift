import Foundation
import HookeLinearAlgebra
import TestSupport

// Random matrices, and error measures that do not use the code under test.

/// Square matrices of 1…`size` rows with elements in [−1, 1]; with `graded` each row and column has its own magnitude.
func squares(upTo size: Int, graded: Bool = false) -> Generator<Matrix> {
    Generator(
        draw: { random in
            let n = random.integer(1...size)
            let rowScales = (0..<n).map { _ in graded ? random.logUniform(1e-6...1e6) : 1 }
            return Matrix(rows: n, columns: n) { row, _ in rowScales[row] * random.uniform(-1...1) }
        },
        shrink: simplerMatrices)
}

/// Simpler matrices than `matrix`: without its last row and column, and with elements rounded to integers.
func simplerMatrices(_ matrix: Matrix) -> [Matrix] {
    var candidates: [Matrix] = []
    if matrix.rows > 1, matrix.columns > 1 {
        candidates.append(Matrix(rows: matrix.rows - 1, columns: matrix.columns - 1) { matrix[$0, $1] })
    }
    let rounded = Matrix(rows: matrix.rows, columns: matrix.columns) { matrix[$0, $1].rounded() }
    if rounded != matrix { candidates.append(rounded) }
    return candidates
}

func randomMatrix(_ rows: Int, _ columns: Int, _ random: inout SeededGenerator) -> Matrix {
    Matrix(rows: rows, columns: columns) { _, _ in random.uniform(-1...1) }
}

/// An orthogonal matrix as a product of reflections; orthogonal to a few u by construction.
func randomOrthogonal(_ size: Int, _ random: inout SeededGenerator) -> Matrix {
    var q = Matrix.identity(size)
    for _ in 0..<3 {
        let v = (0..<size).map { _ in random.uniform(-1...1) }
        let square = v.reduce(0) { $0 + $1 * $1 }
        for column in 0..<size {
            let along = 2 / square * (0..<size).reduce(0) { $0 + v[$1] * q[$1, column] }
            for row in 0..<size { q[row, column] -= along * v[row] }
        }
    }
    return q
}

/// A rows × columns matrix with logarithmically spaced singular values from 1 to 1/condition.
func randomMatrix(_ rows: Int, _ columns: Int, condition: Double, _ random: inout SeededGenerator) -> Matrix {
    let rank = min(rows, columns)
    let left = randomOrthogonal(rows, &random)
    let right = randomOrthogonal(columns, &random)
    let values = (0..<rank).map { index in
        rank == 1 ? 1 : power(1 / condition, Double(index) / Double(rank - 1))
    }
    return Matrix(rows: rows, columns: columns) { row, column in
        (0..<rank).reduce(0) { $0 + left[row, $1] * values[$1] * right[column, $1] }
    }
}

private func power(_ base: Double, _ exponent: Double) -> Double {
    // Bisection of the exponent: only square roots, so Foundation is not needed.
    var (result, factor, rest) = (1.0, base, exponent)
    if rest >= 1 { return base }
    for _ in 0..<60 {
        factor = factor.squareRoot()
        rest *= 2
        if rest >= 1 {
            result *= factor
            rest -= 1
        }
    }
    return result
}

func hilbert(_ size: Int) -> Matrix { Matrix(rows: size, columns: size) { 1 / Double($0 + $1 + 1) } }

/// The inverse of the Hilbert matrix. Its elements are integers, exact in a double up to a size of about 13:
/// (−1)^(i+j)·(i+j+1)·C(n+i, n−j−1)·C(n+j, n−i−1)·C(i+j, i)².
func hilbertInverse(_ n: Int) -> Matrix {
    func choose(_ a: Int, _ b: Int) -> Double {
        (0..<b).reduce(1.0) { ($0 * Double(a - $1) / Double($1 + 1)).rounded() }
    }
    return Matrix(rows: n, columns: n) { i, j in
        let size =
            Double(i + j + 1) * choose(n + i, n - j - 1) * choose(n + j, n - i - 1) * choose(i + j, i)
            * choose(i + j, i)
        return (i + j).isMultiple(of: 2) ? size : -size
    }
}

/// A·X − B with double-double sums, more accurate than the error it measures.
func residual(_ a: Matrix, _ x: Matrix, _ b: Matrix) -> Matrix {
    Matrix(rows: b.rows, columns: b.columns) { row, column in
        var (high, low) = (-b[row, column], 0.0)
        for inner in 0..<a.columns {
            let product = a[row, inner] * x[inner, column]
            low += (-product).addingProduct(a[row, inner], x[inner, column])
            let sum = high + product
            let part = sum - high
            low += (high - (sum - part)) + (product - part)
            high = sum
        }
        return high + low
    }
}

/// The largest normwise backward error of the columns of X, in units of n·u:
/// ‖A·x − b‖∞ / (‖A‖∞·‖x‖∞ + ‖b‖∞) (Higham, theorem 7.1).
func backwardError(_ a: Matrix, _ x: Matrix, _ b: Matrix) -> Double {
    let rest = residual(a, x, b)
    let norm = a.infinityNorm
    return (0..<b.columns).map { column in
        let error = Matrix(column: rest.column(column)).maxNorm
        guard error != 0 else { return 0 }
        let size = norm * Matrix(column: x.column(column)).maxNorm + Matrix(column: b.column(column)).maxNorm
        return error / (size * Double(max(a.rows, a.columns)) * unitRoundoff)
    }.max() ?? 0
}

/// Frobenius's norm of VᵀV − I, in units of n·u.
func orthogonalityError(_ v: Matrix) -> Double {
    let rest = residual(v.transposed, v, .identity(v.columns))
    return rest.frobeniusNorm / (Double(max(v.rows, 1)) * unitRoundoff)
}

/// A random matrix of one of six kinds: plain; of given singular values; of lower rank; graded by rows and columns; of
/// small whole numbers, where values are equal; nearly diagonal. Most have up to eight rows and columns, some up to thirty.
func variedMatrix(_ index: Int, _ random: inout SeededGenerator, isSquare: Bool = false) -> (
    matrix: Matrix, rank: Int?
) {
    let size = index % 10 == 9 ? 30 : 8
    let m = random.integer(1...size)
    let n = isSquare ? m : random.integer(1...size)
    switch index % 6 {
    case 0: return (randomMatrix(m, n, &random), nil)
    case 1: return (randomMatrix(m, n, condition: random.logUniform(1...1e16), &random), nil)
    case 2:
        let rank = random.integer(1...min(m, n))
        return (
            randomMatrix(m, rank, &random).times(randomMatrix(rank, n, &random), backend: .reference), rank
        )
    case 3:
        let (a, spread) = (randomMatrix(m, n, &random), random.logUniform(1...1e8))
        let rows = (0..<m).map { _ in random.logUniform(1 / spread...spread) }
        let columns = isSquare ? rows : (0..<n).map { _ in random.logUniform(1 / spread...spread) }
        return (Matrix(rows: m, columns: n) { rows[$0] * a[$0, $1] * columns[$1] }, nil)
    case 4: return (Matrix(rows: m, columns: n) { _, _ in Double(random.integer(-2...2)) }, nil)
    default:
        let a = random.logUniform(1e-17...1e-1) * randomMatrix(m, n, &random)
        return (Matrix(rows: m, columns: n) { $0 == $1 ? a[$0, $1] + 1 : a[$0, $1] }, nil)
    }
}

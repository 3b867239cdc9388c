import Hooke
import HookeLinearAlgebra
import TestSupport

/// A square matrix in double-double arithmetic, column by column, and its exponential by the plainest series.
struct WideMatrix {
    let size: Int
    private(set) var elements: [DoubleDouble]

    init(_ matrix: Matrix) {
        size = matrix.rows
        elements = (0..<size * size).map { DoubleDouble(matrix[$0 % matrix.rows, $0 / matrix.rows]) }
    }

    /// The exact sum of two matrices.
    init(_ matrix: Matrix, plus other: Matrix) {
        self.init(matrix)
        for index in elements.indices {
            let (row, column) = (index % size, index / size)
            elements[index] = DoubleDouble(sumOf: matrix[row, column], and: other[row, column])
        }
    }

    /// Its elements rounded to doubles.
    var rounded: Matrix {
        Matrix(rows: size, columns: size) { row, column in elements[row + column * size].value }
    }

    /// ‖self‖ in Frobenius's norm, rounded.
    var norm: Double { rounded.frobeniusNorm }

    /// The exponential: Taylor's series of A·2⁻ˢ, whose norm is at most 1/8, less I while it is small. The error
    /// is 2⁻¹⁰⁰ times a small multiple of the condition.
    func exponential() -> WideMatrix {
        var squarings = 0
        var norm = rounded.oneNorm
        while norm > 0.125 {
            norm /= 2
            squarings += 1
        }
        let base = scaled {
            $0.scaled(byPowerOfTwo: Double(sign: .plus, exponent: -squarings, significand: 1))
        }
        var (term, sum) = (base, base)
        for order in 2...19 {
            term = term.times(base).scaled { $0 / Double(order) }
            for index in sum.elements.indices {
                sum.elements[index] = sum.elements[index] + term.elements[index]
            }
        }
        // (I + Y)² = I + (2Y + Y²).
        while squarings > 0, sum.rounded.oneNorm < 0.25 {
            let square = sum.times(sum)
            for index in sum.elements.indices {
                sum.elements[index] = sum.elements[index] + sum.elements[index] + square.elements[index]
            }
            squarings -= 1
        }
        for index in 0..<size { sum.elements[index * (size + 1)] = sum.elements[index * (size + 1)] + 1 }
        for _ in 0..<squarings { sum = sum.times(sum) }
        return sum
    }

    private func scaled(_ change: (DoubleDouble) -> DoubleDouble) -> WideMatrix {
        var result = self
        for index in result.elements.indices { result.elements[index] = change(result.elements[index]) }
        return result
    }

    private func times(_ other: WideMatrix) -> WideMatrix {
        var result = self
        for column in 0..<size {
            for row in 0..<size {
                var sum = DoubleDouble(0)
                for inner in 0..<size {
                    sum = sum + elements[row + inner * size] * other.elements[inner + column * size]
                }
                result.elements[row + column * size] = sum
            }
        }
        return result
    }

    /// self − other, rounded.
    func minus(_ other: WideMatrix) -> Matrix {
        Matrix(rows: size, columns: size) { row, column in
            (elements[row + column * size] - other.elements[row + column * size]).value
        }
    }
}

/// The exponential of a matrix in double-double arithmetic, and its condition.
struct ReferenceExponential {
    let exponential: WideMatrix
    /// ‖L‖·‖A‖/‖e^A‖ in Frobenius norms, with L the derivative at A; from below, by the power method on LᵀL.
    let condition: Double

    init(_ matrix: Matrix) {
        let exponential = WideMatrix(matrix).exponential()
        self.exponential = exponential
        let mirrored = WideMatrix(matrix.transposed).exponential()
        func derivative(_ a: Matrix, _ power: WideMatrix, along direction: Matrix) -> Matrix {
            let step = 1e-13 / max(1, a.oneNorm)
            return (1 / step) * WideMatrix(a, plus: step * direction).exponential().minus(power)
        }
        var random = SeededGenerator(seed: 5)
        var direction = randomMatrix(matrix.rows, matrix.rows, &random)
        var largest = 0.0
        for _ in 0..<3 {
            let size = direction.frobeniusNorm
            guard size > 0, size.isFinite else { break }
            direction = (1 / size) * direction
            let image = derivative(matrix, exponential, along: direction)
            largest = max(largest, image.frobeniusNorm)
            direction = derivative(matrix.transposed, mirrored, along: (1 / image.frobeniusNorm) * image)
        }
        condition = largest * matrix.frobeniusNorm / exponential.norm
    }

    /// The error of a result, relative to u·(1 + condition)·‖e^A‖.
    func error(of result: Matrix) -> Double {
        let apart = WideMatrix(result).minus(exponential).frobeniusNorm
        return apart / (unitRoundoff * (1 + condition) * exponential.norm)
    }
}

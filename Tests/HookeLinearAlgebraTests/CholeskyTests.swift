import HookeLinearAlgebra
import TestSupport
import Testing

@Suite struct CholeskyTests {
    /// A·Aᵀ + I/8.
    private func positive(_ a: Matrix) -> Matrix {
        let square = a.times(a.transposed, backend: .reference).symmetrized
        return square + 0.125 * .identity(a.rows)
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `A factor by hand`(backend: LinearAlgebraBackend) throws {
        let factor = try Cholesky([[4, 2], [2, 5]], backend: backend)
        #expect(factor.lower == [[2, 0], [1, 2]])
        #expect(try factor.solveLower([[4], [6]]) == [[2], [2]])
        #expect(try factor.solveLowerTransposed([[4], [6]]) == [[0.5], [3]])
        #expect(try factor.solve([[8], [10]]) == [[1.25], [1.5]])
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `L·Lᵀ is the matrix, and solutions solve the system`(backend: LinearAlgebraBackend) throws {
        var worst = Worst<Int>()
        var worstSolution = Worst<Int>()
        var random = SeededGenerator(seed: 70)
        checkProperty(seed: 71, cases: 60, squares(upTo: 30)) { drawn in
            let a = positive(drawn)
            let factor = try Cholesky(a, backend: backend)
            let rest = residual(factor.lower, factor.lower.transposed, a).maxNorm
            worst.note(rest / (Double(a.rows) * unitRoundoff * a.maxNorm), a.rows)
            let b = randomMatrix(a.rows, 3, &random)
            worstSolution.note(backwardError(a, try factor.solve(b), b), a.rows)
            for column in 0..<a.rows {
                for row in 0..<column where factor.lower[row, column] != 0 { return "not lower" }
            }
            return nil
        }
        // Measured 1.9 (for n = 1, the rounding of the root) and 0.99.
        #expect(worst.error > 0 && worst.error <= 3, "\(worst)")
        #expect(worstSolution.error <= 2, "\(worstSolution)")
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Results do not depend on scale`(backend: LinearAlgebraBackend) throws {
        for exponent in [-1_000, -501, 501, 1_000] {
            let factor = Double(sign: .plus, exponent: exponent, significand: 1)
            let result = try Cholesky(factor * [[4, 2], [2, 5]], backend: backend)
            let plain = try result.solve(factor * [[8], [10]])
            #expect((plain - [[1.25], [1.5]]).maxNorm <= 4e-16)
            let square = result.lower.times(result.lower, transposingOther: true)
            #expect((1 / factor * square - [[4, 2], [2, 5]]).maxNorm <= 2e-15)
        }
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Matrices that are not positive definite throw errors that name the field`(
        backend: LinearAlgebraBackend
    ) throws {
        #expect(throws: LinearAlgebraError.notPositiveDefinite(field: "matrix", pivot: 1)) {
            try Cholesky([[1, 2], [2, 1]], backend: backend)
        }
        #expect(throws: LinearAlgebraError.notPositiveDefinite(field: "matrix", pivot: 0)) {
            try Cholesky([[0, 0], [0, 1]], backend: backend)
        }
        #expect(
            throws: LinearAlgebraError.notSymmetric(field: "matrix", row: 1, column: 0, value: 1, mirrored: 2)
        ) {
            try Cholesky([[4, 2], [1, 5]], backend: backend)
        }
        #expect(throws: LinearAlgebraError.notFinite(field: "matrix", row: 0, column: 1, value: .infinity)) {
            try Cholesky([[4, .infinity], [1, 5]], backend: backend)
        }
        let factor = try Cholesky([[1e-300]], backend: backend)
        #expect(throws: LinearAlgebraError.overflow(field: "solution")) { try factor.solve([[1e300]]) }
        #expect(try Cholesky(Matrix(rows: 0, columns: 0), backend: backend).lower.rows == 0)
    }
}

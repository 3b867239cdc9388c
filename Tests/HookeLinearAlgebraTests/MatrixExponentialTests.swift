import Foundation
import HookeLinearAlgebra
import TestSupport
import Testing

@Suite struct MatrixExponentialTests {
    private struct Case {
        let name: String
        let condition: Double
        let matrix, exponential: Matrix
    }

    private func cases() throws -> [Case] {
        let url = try #require(
            Bundle.module.url(forResource: "exponentials", withExtension: "txt", subdirectory: "Golden"))
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
            let words = line.split(separator: " ")
            let size = try #require(Int(words[1]))
            let numbers = try words.dropFirst(2).map {
                Double(bitPattern: try #require(UInt64($0, radix: 16)))
            }
            let count = size * size
            return Case(
                name: String(words[0]), condition: numbers[0],
                matrix: Matrix(rows: size, columns: size, columnMajor: Array(numbers[1...count])),
                exponential: Matrix(rows: size, columns: size, columnMajor: Array(numbers[(count + 1)...])))
        }
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Exponentials match the table within their condition number`(backend: LinearAlgebraBackend) throws {
        var worst = Worst<String>()
        for known in try cases() {
            let error = (try known.matrix.exponential(backend: backend) - known.exponential).frobeniusNorm
            let unit = unitRoundoff * (1 + known.condition) * known.exponential.frobeniusNorm
            worst.note(error / unit, known.name)
        }
        // In u·(1 + condition number). Measured with OpenBLAS 1.4, with the reference 2.4.
        #expect(worst.error > 0 && worst.error <= 8, "\(worst)")
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `e^0 is I, and nilpotent matrices give their finite series`(backend: LinearAlgebraBackend) throws {
        for size in [0, 1, 5] {
            #expect(try Matrix(rows: size, columns: size).exponential(backend: backend) == .identity(size))
        }
        let tiny = Double.leastNonzeroMagnitude
        #expect(
            try ([[0, tiny], [0, 0]] as Matrix).exponential(backend: backend) == [[1, tiny], [0, 1]])
        let shift: Matrix = [[0, 2, 0], [0, 0, 2], [0, 0, 0]]
        let expected: Matrix = [[1, 2, 2], [0, 1, 2], [0, 0, 1]]
        #expect((try shift.exponential(backend: backend) - expected).maxNorm <= 4 * unitRoundoff)
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `A huge off-diagonal element does not reduce the diagonal's accuracy`(backend: LinearAlgebraBackend)
        throws
    {
        // Scaling by the norm would need twenty squarings, and each would double the diagonal's error.
        for rate in [1.0, 6] {
            let result = try ([[rate, 1e6], [0, -rate]] as Matrix).exponential(backend: backend)
            let corner = 1e6 * sinh(rate) / rate
            for (found, exact) in [
                (result[0, 0], exp(rate)), (result[1, 1], exp(-rate)), (result[0, 1], corner),
            ] {
                #expect((found / exact - 1).magnitude <= 1e-14, "\(rate): \(found), \(exact)")
            }
            #expect(result[1, 0] == 0)
        }
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `e^A·e^−A is I, and e^2A is the square of e^A`(backend: LinearAlgebraBackend) throws {
        var worst = Worst<Int>()
        checkProperty(seed: 91, cases: 60, squares(upTo: 12)) { a in
            let forth = try a.exponential(backend: backend)
            let back = try (-1 * a).exponential(backend: backend)
            let twice = try (2 * a).exponential(backend: backend)
            let size = forth.oneNorm * back.oneNorm
            let n = Double(a.rows)
            worst.note(residual(forth, back, .identity(a.rows)).maxNorm / (n * size * unitRoundoff), a.rows)
            worst.note(
                residual(forth, forth, twice).maxNorm / (n * forth.oneNorm * forth.oneNorm * unitRoundoff),
                a.rows)
            return nil
        }
        // In n·u·‖…‖². Measured 3.6, for n = 1.
        #expect(worst.error > 0 && worst.error <= 8, "\(worst)")
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Exponentials of symmetric matrices match the eigenvalues, also for large norms`(
        backend: LinearAlgebraBackend
    ) throws {
        var random = SeededGenerator(seed: 92)
        var worst = Worst<Double>()
        for scale in [1e-3, 1, 10, 60] {
            let a = scale * randomMatrix(20, 20, &random).symmetrized
            let eigen = try SymmetricEigen(a, backend: backend)
            let powers = Matrix.diagonal(eigen.values.map { exp($0) })
            let known = eigen.vectors.times(
                powers.times(eigen.vectors, transposingOther: true, backend: backend), backend: backend)
            let error = (try a.exponential(backend: backend) - known).maxNorm / known.maxNorm
            worst.note(error / (20 * (1 + a.oneNorm) * unitRoundoff), scale)
        }
        // Measured 0.6.
        #expect(worst.error > 0 && worst.error <= 1, "\(worst)")
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Huge decay gives 0, huge growth and non-finite numbers throw`(backend: LinearAlgebraBackend)
        throws
    {
        #expect(try ([[-1e300]] as Matrix).exponential(backend: backend) == [[0]])
        #expect(try Matrix.diagonal([-1e10, -2]).exponential(backend: backend)[0, 0] == 0)
        #expect(throws: LinearAlgebraError.overflow(field: "exponential")) {
            try ([[1e300]] as Matrix).exponential(backend: backend)
        }
        #expect(throws: LinearAlgebraError.overflow(field: "exponential")) {
            try ([[800, 1], [1, 800]] as Matrix).exponential(backend: backend)
        }
        #expect(throws: LinearAlgebraError.notFinite(field: "matrix", row: 0, column: 1, value: .infinity)) {
            try ([[0, .infinity], [0, 0]] as Matrix).exponential(backend: backend)
        }
        #expect(throws: LinearAlgebraError.self) { try ([[.nan]] as Matrix).exponential(backend: backend) }
    }

    @Test(
        .enabled(if: LinearAlgebraBackend.current == .openBLAS, "this build has no OpenBLAS to compare with"))
    func `OpenBLAS and the reference agree`() throws {
        var random = SeededGenerator(seed: 93)
        var worst = Worst<Int>()
        for n in [1, 3, 10, 50] {
            let a = randomMatrix(n, n, &random)
            let (blas, twin) = (
                try a.exponential(backend: .openBLAS), try a.exponential(backend: .reference)
            )
            worst.note((blas - twin).maxNorm / (Double(n) * twin.maxNorm * unitRoundoff), n)
        }
        // Measured 0.43.
        #expect(worst.error > 0 && worst.error <= 4, "\(worst)")
    }
}

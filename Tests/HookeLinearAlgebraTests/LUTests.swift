import HookeLinearAlgebra
import TestSupport
import Testing

@Suite struct LUTests {
    @Test(arguments: LinearAlgebraBackend.available)
    func `Small systems by hand`(backend: LinearAlgebraBackend) throws {
        let lu = try LU([[2, 1], [1, 3]], backend: backend)
        #expect(ulpDistance(try lu.solve([3, 5])[0], 0.8) <= 1)
        #expect(ulpDistance(try lu.solve([3, 5])[1], 1.4) <= 1)
        #expect(lu.determinant == 5)
        // A zero on the diagonal requires a row exchange.
        let swap = try LU([[0, 2], [4, 0]], backend: backend)
        #expect(try swap.solve([2, 4]) == [1, 1])
        #expect(swap.determinant == -8)
        #expect(try LU([[-4]], backend: backend).solve([2]) == [-0.5])
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `The backward error of a solution is a few n·u`(backend: LinearAlgebraBackend) throws {
        var worst = Worst<Int>()
        for graded in [false, true] {
            checkProperty(seed: 21, cases: 150, squares(upTo: 40, graded: graded)) { a in
                var random = SeededGenerator(seed: UInt64(a.rows))
                let b = randomMatrix(a.rows, 3, &random)
                let lu = try LU(a, backend: backend)
                for transposed in [false, true] {
                    let x = try transposed ? lu.solveTransposed(b) : lu.solve(b)
                    let error = backwardError(transposed ? a.transposed : a, x, b)
                    worst.note(error, a.rows)
                    if error > 2 { return "backward error \(error) n·u, transposed \(transposed)" }
                }
                return nil
            }
        }
        // Measured 0.63 with OpenBLAS, 0.38 with the reference (n = 1, where the bound is smallest).
        #expect(worst.error > 0)
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `The forward error is proportional to the condition number`(backend: LinearAlgebraBackend) throws {
        var random = SeededGenerator(seed: 22)
        var worst = Worst<Double>()
        for condition in [1, 1e3, 1e6, 1e9, 1e12] {
            for _ in 0..<5 {
                let a = randomMatrix(25, 25, condition: condition, &random)
                let x = randomMatrix(25, 2, &random)
                // b has its own rounding, at most n·u·‖A‖‖x‖, which the condition number multiplies too.
                let error =
                    (try a.solve(a.times(x, backend: .reference), backend: backend) - x).maxNorm / x.maxNorm
                worst.note(error / (condition * 25 * unitRoundoff), condition)
            }
        }
        // Measured 0.55.
        #expect(worst.error <= 2, "\(worst)")
        #expect(worst.error > 0)
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Hilbert matrices are inverted within their condition number`(
        backend: LinearAlgebraBackend
    ) throws {
        var worst = Worst<Int>()
        for n in 1...11 {
            let (exact, a) = (hilbertInverse(n), hilbert(n))
            let condition = a.oneNorm * exact.oneNorm
            let error = (try LU(a, backend: backend).inverse() - exact).maxNorm / exact.maxNorm
            worst.note(error / (condition * unitRoundoff), n)
        }
        // In units of u·κ₁; the rounding of 1/(i+j+1) alone could change the inverse by 1. Measured 0.10.
        #expect(worst.error <= 1, "\(worst)")
        #expect(worst.error > 0)
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `The reciprocal condition is between the true value and, with few exceptions, three times it`(
        backend: LinearAlgebraBackend
    ) throws {
        for n in 2...11 {
            let truth = 1 / hilbert(n).oneNorm / hilbertInverse(n).oneNorm
            let ratio = try LU(hilbert(n), backend: backend).reciprocalCondition() / truth
            // At κ = 5e14 the factors have an error of a few per cent.
            #expect(ratio >= 0.8 && ratio <= 3, "n = \(n): \(ratio)")
        }
        var random = SeededGenerator(seed: 23)
        var worse = 0
        let cases = randomCases(50)
        for _ in 0..<cases {
            let n = random.integer(1...20)
            let lu = try LU(randomMatrix(n, n, condition: 1e5, &random), backend: backend)
            let inverse = try lu.inverse()
            // The norm of A from the inverse of A⁻¹, because A is private.
            let norm = try LU(inverse, backend: backend).inverse().oneNorm
            let ratio = lu.reciprocalCondition() * norm * inverse.oneNorm
            // Measured 3.4 in 1,000 matrices.
            #expect(ratio >= 1 - 1e-9 && ratio <= 10, "n = \(n): \(ratio)")
            if ratio > 3 { worse += 1 }
        }
        #expect(worse <= cases / 50, "\(worse) of \(cases)")
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Determinants of integer matrices`(backend: LinearAlgebraBackend) throws {
        var random = SeededGenerator(seed: 24)
        var worst = Worst<Int>()
        for _ in 0..<randomCases(200) {
            let n = random.integer(1...7)
            let table = (0..<n).map { _ in (0..<n).map { _ in random.integer(-9...9) } }
            let a = Matrix(rows: table.map { $0.map(Double.init) })
            let exact = Double(exactDeterminant(table))
            // Hadamard: |det| is at most the product of the rows' norms, and rounding is proportional to it.
            let bound = (0..<n).reduce(1.0) { $0 * max(Matrix(column: a.row($1)).frobeniusNorm, 1) }
            worst.note(
                (try LU(a, backend: backend).determinant - exact) / (bound * Double(n) * unitRoundoff), n)
        }
        // Measured 0.41, in 4,000 matrices 1.2.
        #expect(worst.error <= 3, "\(worst)")
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `determinantParts represents determinants beyond the range of doubles`(backend: LinearAlgebraBackend)
        throws
    {
        let huge = try LU(.diagonal(Array(repeating: 3e200, count: 4)), backend: backend)
        #expect(huge.determinant == .infinity)
        // 81e800 = 1.…·2^2663: log₂ 81 + 800·log₂ 10 = 2663.88.
        #expect(huge.determinantParts.exponent == 2663)
        let tiny = try LU(.diagonal(Array(repeating: -3e-200, count: 3)), backend: backend)
        #expect(tiny.determinant == 0)
        #expect(tiny.determinantParts.exponent == -1989)
        #expect(tiny.determinantParts.significand < 0)
        #expect(try LU(Matrix(rows: 0, columns: 0), backend: backend).determinant == 1)
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Results do not depend on scale`(backend: LinearAlgebraBackend) throws {
        var random = SeededGenerator(seed: 25)
        let a = randomMatrix(6, 6, &random)
        let x = try a.solve(Matrix.identity(6), backend: backend)
        for exponent in [-1_000, -600, 600, 1_000] {
            let factor = Double(sign: .plus, exponent: exponent, significand: 1)
            let scaledBoth = try (factor * a).solve(factor * Matrix.identity(6), backend: backend)
            #expect((scaledBoth - x).maxNorm <= x.maxNorm * 1e-13, "2^\(exponent)")
            let lu = try LU(factor * a, backend: backend)
            #expect(
                abs(lu.reciprocalCondition() / (try LU(a, backend: backend)).reciprocalCondition() - 1)
                    < 1e-12)
        }
        // Subnormal elements have few bits, but work.
        let least = Double.leastNonzeroMagnitude
        #expect(
            try ([[2 * least, least], [least, 3 * least]] as Matrix).solve(
                [3 * least, 4 * least], backend: backend) == [1, 1])
        // Neighbouring elements of the largest magnitude.
        let most = Double.greatestFiniteMagnitude
        #expect(
            try ([[most, -most], [most, most]] as Matrix).solve([0, most], backend: backend) == [0.5, 0.5])
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `A singular matrix factors, and solving throws`(backend: LinearAlgebraBackend) throws {
        let cases: [(Matrix, Int)] = [
            ([[1, 2], [2, 4]], 1), ([[0, 0], [0, 1]], 0), ([[0]], 0), (Matrix(rows: 3, columns: 3), 0),
            (.diagonal([1, 0x1p-1030]), 1),
        ]
        for (a, pivot) in cases {
            let lu = try LU(a, backend: backend)
            #expect(lu.firstZeroPivot == pivot)
            #expect(lu.determinant == 0)
            #expect(lu.reciprocalCondition() == 0)
            #expect(throws: LinearAlgebraError.singular(pivot: pivot)) {
                try lu.solve(Matrix(rows: a.rows, columns: 1))
            }
        }
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `NaN, infinities and overflow throw errors that name the field`(backend: LinearAlgebraBackend) throws
    {
        #expect(throws: LinearAlgebraError.notFinite(field: "matrix", row: 1, column: 0, value: .infinity)) {
            try LU([[1, 0], [.infinity, 1]], backend: backend)
        }
        let error = #expect(throws: LinearAlgebraError.self) {
            try LU([[1, .nan], [0, 1]], backend: backend)
        }
        #expect(error?.description.hasPrefix("matrix[0, 1] is nan") == true)
        let lu = try LU(.identity(2), backend: backend)
        #expect(
            throws: LinearAlgebraError.notFinite(
                field: "rightHandSides", row: 1, column: 0, value: -.infinity)
        ) { try lu.solve([0, -.infinity]) }
        #expect(throws: LinearAlgebraError.overflow(field: "solution")) {
            try ([[1e-300]] as Matrix).solve([1e300], backend: backend)
        }
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Empty systems have empty solutions`(backend: LinearAlgebraBackend) throws {
        let none = try LU(Matrix(rows: 0, columns: 0), backend: backend)
        #expect(try none.solve([]) == [])
        #expect(none.reciprocalCondition() == .infinity)
        #expect(try LU(.identity(3), backend: backend).solve(Matrix(rows: 3, columns: 0)).columns == 0)
    }

    @Test(
        .enabled(if: LinearAlgebraBackend.current == .openBLAS, "this build has no OpenBLAS to compare with"))
    func `OpenBLAS and the reference agree within the condition number`() throws {
        var random = SeededGenerator(seed: 26)
        var worst = Worst<Int>()
        for _ in 0..<randomCases(60) {
            let n = random.integer(1...60)
            let a = randomMatrix(n, n, &random)
            let b = randomMatrix(n, 2, &random)
            let blas = try LU(a, backend: .openBLAS)
            let twin = try LU(a, backend: .reference)
            let (x, y) = (try blas.solve(b), try twin.solve(b))
            let allowed = Double(n + 1) * unitRoundoff / twin.reciprocalCondition() * y.maxNorm
            worst.note((x - y).maxNorm / allowed, n)
            let determinants = blas.determinant / twin.determinant
            #expect(abs(determinants - 1) <= Double(n) * unitRoundoff / twin.reciprocalCondition())
        }
        // Measured 0.85.
        #expect(worst.error <= 2, "\(worst)")
    }

    @Test func `Concurrent solutions have the same bits as sequential ones`() async throws {
        var random = SeededGenerator(seed: 27)
        let systems = (0..<4).map { _ in randomMatrix(120, 120, &random) }
        let inTurn = try systems.map { try LU($0).inverse() }
        let atOnce = try await withThrowingTaskGroup(of: (Int, Matrix).self) { group in
            for (index, system) in systems.enumerated() {
                group.addTask { (index, try LU(system).inverse()) }
            }
            var results = systems
            for try await (index, inverse) in group { results[index] = inverse }
            return results
        }
        #expect(atOnce == inTurn)
    }

    /// The exact determinant in integers, by fraction-free elimination (Bareiss 1968).
    private func exactDeterminant(_ table: [[Int]]) -> Int {
        var a = table
        let n = a.count
        var (sign, previous) = (1, 1)
        for step in 0..<n - 1 {
            if a[step][step] == 0 {
                guard let row = (step + 1..<n).first(where: { a[$0][step] != 0 }) else { return 0 }
                a.swapAt(step, row)
                sign = -sign
            }
            for row in step + 1..<n {
                for column in step + 1..<n {
                    a[row][column] =
                        (a[row][column] * a[step][step] - a[row][step] * a[step][column]) / previous
                }
            }
            previous = a[step][step]
        }
        return sign * a[n - 1][n - 1]
    }
}

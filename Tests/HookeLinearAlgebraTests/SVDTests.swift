import Foundation
import HookeLinearAlgebra
import TestSupport
import Testing

@Suite struct SVDTests {
    /// Frobenius's norm of A − U·diag(σ)·Vᵀ, in units of max(m, n)·u·σ₁.
    private func residualError(_ a: Matrix, _ svd: SVD) -> Double {
        guard let largest = svd.singularValues.first, largest > 0 else { return a.maxNorm }
        let left = svd.u.times(.diagonal(svd.singularValues), backend: .reference)
        return residual(left, svd.v.transposed, a).frobeniusNorm
            / (Double(max(a.rows, a.columns)) * unitRoundoff * largest)
    }

    /// LAPACK's iteration for bidiagonal matrices stops at elements of 90 u of the larger ones, so 45·n·u for two rows.
    private func residualBound(_ backend: LinearAlgebraBackend) -> Double { backend == .openBLAS ? 50 : 12 }

    private struct Known {
        var name: String
        var rank: Int
        var matrix: Matrix
        var values: [Double]
        var solution: [Double]
    }

    private func table() throws -> [Known] {
        let url = try #require(
            Bundle.module.url(forResource: "singular_values", withExtension: "txt", subdirectory: "Golden"))
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
            let words = line.split(separator: " ")
            let counts = words[1...3].compactMap { Int($0) }
            let numbers = try words.dropFirst(4).map {
                Double(bitPattern: try #require(UInt64($0, radix: 16)))
            }
            let (m, n) = (counts[0], counts[1])
            return Known(
                name: String(words[0]), rank: counts[2],
                matrix: Matrix(rows: m, columns: n, columnMajor: Array(numbers[..<(m * n)])),
                values: Array(numbers[(m * n)..<(m * n + min(m, n))]),
                solution: Array(numbers[(m * n + min(m, n))...]))
        }
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `A decomposition by hand`(backend: LinearAlgebraBackend) throws {
        let svd = try SVD([[3, 0], [4, 5]], backend: backend)
        #expect(ulpDistance(svd.singularValues[0], 45.squareRoot()) <= 4)
        #expect(ulpDistance(svd.singularValues[1], 5.squareRoot()) <= 4)
        #expect(difference(svd.reciprocalCondition, 1 / 3.0, within: 4e-16) == nil)
        #expect(svd.rank() == 2)
        // The long axis of the image is along (1, 3), from (1, 1).
        #expect(difference((svd.u[1, 0] / svd.u[0, 0]), 3, within: 4e-15) == nil)
        #expect(difference((svd.v[1, 0] / svd.v[0, 0]), 1, within: 4e-15) == nil)
        let x = try svd.solve([3, 9])
        #expect(difference(x[0], 1, within: 1e-15) == nil && difference(x[1], 1, within: 1e-15) == nil)
        let inverse = try svd.pseudoInverse()
        #expect((inverse - Matrix(rows: [[1 / 3.0, 0], [-4 / 15.0, 0.2]])).maxNorm <= 1e-16 * 2)
        #expect(try SVD([[-2]], backend: backend).singularValues == [2])
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Values, ranks and solutions match the table`(backend: LinearAlgebraBackend) throws {
        var worst = Worst<String>()
        var worstSolution = Worst<String>()
        for known in try table() {
            let (m, n) = (known.matrix.rows, known.matrix.columns)
            let svd = try SVD(known.matrix, backend: backend)
            let unit = Double(max(m, n)) * unitRoundoff
            for (value, truth) in zip(svd.singularValues, known.values) {
                worst.note((value - truth) / (unit * max(known.values[0], .leastNormalMagnitude)), known.name)
            }
            guard !known.name.hasPrefix("graded") else { continue }
            #expect(svd.rank() == known.rank, "\(known.name)")
            let b = (1...m).map(Double.init)
            let x = try svd.solve(b)
            guard known.rank > 0 else {
                #expect(x == known.solution)
                continue
            }
            // Higham, theorem 20.1: κ for the solution, κ² for the residual.
            let condition = known.values[0] / known.values[known.rank - 1]
            let size = Matrix(column: known.solution).frobeniusNorm
            let rest = residual(known.matrix, Matrix(column: x), Matrix(column: b)).frobeniusNorm
            let allowed = condition * unit * (size + condition * rest / known.values[0])
            let apart = Matrix(column: zip(x, known.solution).map { $0 - $1 }).frobeniusNorm
            worstSolution.note(apart / allowed, known.name)
        }
        // In max(m, n)·u·σ₁, and in the theorem's bound. Measured with OpenBLAS 1.1 and 1.1, with the reference 1.0 and
        // 0.97.
        #expect(worst.error > 0 && worst.error <= 2, "\(worst)")
        #expect(worstSolution.error > 0 && worstSolution.error <= 2, "\(worstSolution)")
    }

    @Test func `The reference's small values have a small relative error for any column units`() throws {
        var worst = Worst<String>()
        for known in try table() where known.name.hasPrefix("graded") || known.name == "lauchli" {
            let svd = try SVD(known.matrix, backend: .reference)
            let plain = Matrix(rows: known.matrix.rows, columns: known.matrix.columns) { row, column in
                known.matrix[row, column] / Matrix(column: known.matrix.column(column)).frobeniusNorm
            }
            let condition = 1 / (try SVD(plain, backend: .reference).reciprocalCondition)
            for (value, truth) in zip(svd.singularValues, known.values) {
                worst.note((value / truth - 1) / (condition * unitRoundoff), known.name)
            }
        }
        // In u·κ(B). Measured 1.3; OpenBLAS loses the small values completely.
        #expect(worst.error > 0 && worst.error <= 4, "\(worst)")
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `U and V are orthonormal and reproduce the matrix`(backend: LinearAlgebraBackend) throws {
        var random = SeededGenerator(seed: 71)
        var worstAngle = Worst<String>()
        var worstResidual = Worst<String>()
        for index in 0..<randomCases(400) {
            let (a, rank) = variedMatrix(index, &random)
            let (m, n, k) = (a.rows, a.columns, min(a.rows, a.columns))
            let svd = try SVD(a, backend: backend)
            #expect(svd.u.rows == m && svd.u.columns == k && svd.v.rows == n && svd.v.columns == k)
            #expect(zip(svd.singularValues, svd.singularValues.dropFirst()).allSatisfy { $0 >= $1 })
            #expect(svd.singularValues.allSatisfy { $0 >= 0 })
            if let rank { #expect(svd.rank() == rank, "case \(index): \(m) × \(n)") }
            worstAngle.note(
                max(orthogonalityError(svd.u), orthogonalityError(svd.v)), "case \(index): \(m) × \(n)")
            worstResidual.note(residualError(a, svd), "case \(index): \(m) × \(n)")
        }
        // Measured in 100,000 cases with OpenBLAS 10.7 and 34.9, with the reference 10.1 and 8.0.
        #expect(worstAngle.error > 0 && worstAngle.error <= 16, "\(worstAngle)")
        #expect(worstResidual.error > 0 && worstResidual.error <= residualBound(backend), "\(worstResidual)")
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `The pseudo-inverse has Penrose's four properties`(backend: LinearAlgebraBackend) throws {
        var random = SeededGenerator(seed: 72)
        for _ in 0..<randomCases(40) {
            let (m, n) = (random.integer(1...10), random.integer(1...10))
            let rank = random.integer(1...min(m, n))
            let a = randomMatrix(m, rank, &random).times(randomMatrix(rank, n, &random), backend: .reference)
            let svd = try SVD(a, backend: backend)
            let p = try svd.pseudoInverse()
            let size = svd.singularValues[0] / svd.singularValues[rank - 1] * 40 * unitRoundoff
            let (ap, pa) = (a * p, p * a)
            #expect((ap * a - a).maxNorm <= size * a.frobeniusNorm)
            #expect((pa * p - p).maxNorm <= size * p.frobeniusNorm)
            #expect((ap - ap.transposed).maxNorm <= size)
            #expect((pa - pa.transposed).maxNorm <= size)
        }
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `The null space of a wide matrix comes from rows of zeros`(backend: LinearAlgebraBackend) throws {
        var random = SeededGenerator(seed: 73)
        let wide = randomMatrix(8, 9, &random)
        let svd = try SVD(
            Matrix(rows: 9, columns: 9) { $0 < 8 ? wide[$0, $1] : 0 }, backend: backend)
        #expect(svd.singularValues[8] <= 1e-15)
        #expect(Matrix(column: wide.times(svd.v.column(8), backend: .reference)).maxNorm <= 4e-15)
        #expect(orthogonalityError(svd.u) <= 16 && orthogonalityError(svd.v) <= 16)
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Jacobi rotates every pair of columns despite exchanges`(backend: LinearAlgebraBackend)
        throws
    {
        // Many pairs are orthogonal from the start, and the longest columns are last: the equations of a projective map
        // of a square, with eigenvalues of AᵀA by hand.
        var a = Matrix(rows: 9, columns: 9)
        for (index, (x, y)) in [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].enumerated() {
            for (row, column, value) in [(2 * index, 0, x), (2 * index + 1, 3, y)] {
                (a[row, column], a[row, column + 1], a[row, column + 2]) = (x, y, 1)
                (a[row, 6], a[row, 7], a[row, 8]) = (-value * x, -value * y, -value)
            }
        }
        let svd = try SVD(a, backend: backend)
        let (long, short) = ((6 + 20.squareRoot()).squareRoot(), (6 - 20.squareRoot()).squareRoot())
        let expected = [12.squareRoot(), long, long, 2, 2, 2, short, short, 0]
        for (value, truth) in zip(svd.singularValues, expected) {
            #expect(difference(value, truth, within: 4e-15) == nil)
        }
        let null = svd.v.column(8)
        #expect([0, 4, 8].allSatisfy { difference(null[$0] / null[8], 1, within: 4e-15) == nil })
        // Integers in every order: 0 and 1 make orthogonal pairs frequent.
        var random = SeededGenerator(seed: 76)
        for _ in 0..<randomCases(200) {
            let (m, n) = (random.integer(1...9), random.integer(1...9))
            let sparse = Matrix(rows: m, columns: n) { _, _ in
                random.chance(0.6) ? 0 : Double(random.integer(-3...3))
            }
            let svd = try SVD(sparse, backend: backend)
            #expect(residualError(sparse, svd) <= residualBound(backend))
            #expect(max(orthogonalityError(svd.u), orthogonalityError(svd.v)) <= 16)
        }
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Results do not depend on scale`(backend: LinearAlgebraBackend) throws {
        var random = SeededGenerator(seed: 74)
        let a = randomMatrix(7, 4, &random)
        let plain = try SVD(a, backend: backend)
        let x = try plain.solve(a.column(0))
        for exponent in [-1_000, -500, 500, 1_000] {
            let factor = Double(sign: .plus, exponent: exponent, significand: 1)
            let svd = try SVD(factor * a, backend: backend)
            #expect(svd.singularValues == plain.singularValues.map { $0 * factor }, "2^\(exponent)")
            #expect(svd.u == plain.u && svd.v == plain.v && svd.rank() == 4)
            #expect(try svd.solve((factor * a).column(0)) == x)
            #expect(try svd.pseudoInverse().elements == plain.pseudoInverse().elements.map { $0 / factor })
        }
        let least = Double.leastNonzeroMagnitude
        #expect(
            try SVD([[2 * least, 0], [0, 4 * least]], backend: backend).singularValues == [
                4 * least, 2 * least,
            ])
        // Elements over the whole range of doubles.
        let wide = try SVD(.diagonal([1e-300, 1, 0, 1e300]), backend: backend)
        #expect(wide.singularValues[0] == 1e300 && wide.rank() == 1)
        #expect(orthogonalityError(wide.u) <= 16 && orthogonalityError(wide.v) <= 16)
        let dense = Matrix(rows: 6, columns: 6) { row, column in
            Double(sign: .plus, exponent: -100 * column * row, significand: 1 + random.unit())
        }
        let graded = try SVD(dense, backend: backend)
        #expect(orthogonalityError(graded.u) <= 16 && orthogonalityError(graded.v) <= 16)
        #expect(residualError(dense, graded) <= residualBound(backend))
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Zero and empty matrices have rank 0 and zero solutions`(backend: LinearAlgebraBackend) throws {
        let zero = try SVD(Matrix(rows: 3, columns: 2), backend: backend)
        #expect(zero.singularValues == [0, 0] && zero.rank() == 0 && zero.reciprocalCondition == 0)
        #expect(orthogonalityError(zero.u) == 0 && orthogonalityError(zero.v) == 0)
        #expect(try zero.solve([1, 2, 3]) == [0, 0])
        #expect(try zero.pseudoInverse() == Matrix(rows: 2, columns: 3))
        for (rows, columns) in [(0, 0), (0, 3), (3, 0)] {
            let none = try SVD(Matrix(rows: rows, columns: columns), backend: backend)
            #expect(none.singularValues.isEmpty && none.rank() == 0 && none.reciprocalCondition == .infinity)
            #expect(none.u.rows == rows && none.v.rows == columns && none.v.columns == 0)
            #expect(
                try none.solve(Matrix(rows: rows, columns: 2)) == Matrix(rows: columns, columns: 2))
            #expect(try none.pseudoInverse() == Matrix(rows: columns, columns: rows))
        }
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `The tolerance determines the rank`(backend: LinearAlgebraBackend) throws {
        let svd = try SVD(.diagonal([1, 1e-3, 1e-6]), backend: backend)
        #expect([0, 1e-7, 1e-5, 1e-2, 1].map { svd.rank(tolerance: $0) } == [3, 3, 2, 1, 0])
        let x = try svd.solve([1, 1, 1], tolerance: 1e-5)
        #expect(difference(x[1], 1e3, within: 1e-12) == nil && x[2] == 0)
        #expect(try svd.pseudoInverse(tolerance: 0.5)[1, 1] == 0)
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Non-finite numbers and overflow throw errors that name the field`(backend: LinearAlgebraBackend)
        throws
    {
        #expect(throws: LinearAlgebraError.notFinite(field: "matrix", row: 0, column: 1, value: .infinity)) {
            try SVD([[1, .infinity]], backend: backend)
        }
        let error = #expect(throws: LinearAlgebraError.self) { try SVD([[1], [.nan]], backend: backend) }
        if case .notFinite(let field, let row, let column, let value)? = error {
            #expect(field == "matrix" && row == 1 && column == 0 && value.isNaN)
        } else {
            Issue.record("another error: \(String(describing: error))")
        }
        let most = Double.greatestFiniteMagnitude
        #expect(throws: LinearAlgebraError.overflow(field: "singularValues")) {
            try SVD([[most, most]], backend: backend)
        }
        let tiny = try SVD([[1e-300]], backend: backend)
        #expect(throws: LinearAlgebraError.overflow(field: "solution")) { try tiny.solve([1e300]) }
        #expect(throws: LinearAlgebraError.overflow(field: "pseudoInverse")) {
            try SVD([[0x1p-1030]], backend: backend).pseudoInverse()
        }
        #expect(
            throws: LinearAlgebraError.notFinite(
                field: "rightHandSides", row: 0, column: 0, value: -.infinity)
        ) { try tiny.solve([-.infinity]) }
    }

    @Test(
        .enabled(if: LinearAlgebraBackend.current == .openBLAS, "this build has no OpenBLAS to compare with"))
    func `OpenBLAS and the reference agree in values, and in vectors of separated values`() throws {
        var random = SeededGenerator(seed: 75)
        var worst = Worst<String>()
        var worstVector = Worst<String>()
        for (m, n) in [(1, 1), (2, 2), (9, 9), (5, 20), (20, 5), (60, 60), (110, 40), (512, 9)] {
            let a = randomMatrix(m, n, &random)
            let blas = try SVD(a, backend: .openBLAS)
            let twin = try SVD(a, backend: .reference)
            let k = min(m, n)
            let unit = Double(max(m, n)) * unitRoundoff * twin.singularValues[0]
            for index in 0..<k {
                worst.note((blas.singularValues[index] - twin.singularValues[index]) / unit, "\(m) × \(n)")
                let gap: Double =
                    [index - 1, index + 1].filter { (0..<k).contains($0) }
                    .map { (twin.singularValues[$0] - twin.singularValues[index]).magnitude }.min() ?? 1
                for (one, other) in [(blas.v, twin.v), (blas.u, twin.u)] {
                    let (x, y) = (one.column(index), other.column(index))
                    let sign = zip(x, y).reduce(0) { $0 + $1.0 * $1.1 } < 0 ? -1.0 : 1
                    let apart = zip(x, y).map { ($0 - sign * $1).magnitude }.max()!
                    worstVector.note(apart / (unit / min(gap, twin.singularValues[index])), "\(m) × \(n)")
                }
            }
        }
        // Measured 0.89 and 0.71.
        #expect(worst.error > 0 && worst.error <= 2, "\(worst)")
        #expect(worstVector.error <= 2, "\(worstVector)")
    }
}

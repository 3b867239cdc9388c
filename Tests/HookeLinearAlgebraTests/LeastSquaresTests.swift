import HookeLinearAlgebra
import TestSupport
import Testing

@Suite struct LeastSquaresTests {
    @Test(arguments: LinearAlgebraBackend.available)
    func `A line through points by hand`(backend: LinearAlgebraBackend) throws {
        let line = try LeastSquares([[1, 0], [1, 1], [1, 2], [1, 3]], [1, 3, 5, 8], backend: backend)
        // Normal equations: slope 2.3, intercept 0.8; residuals 0.2, 0.1, 0.4, −0.3.
        #expect(difference(line.solution[0, 0], 0.8, within: 8e-15) == nil)
        #expect(difference(line.solution[1, 0], 2.3, within: 8e-15) == nil)
        #expect(difference(line.residualNorms[0], 0.3.squareRoot(), within: 8e-15) == nil)
        // Two unknowns, one equation: the shortest solution of 3x + 4y = 25 is (3, 4).
        let shortest = try LeastSquares([[3, 4]], [25], backend: backend)
        #expect(difference(shortest.solution[0, 0], 3, within: 4e-15) == nil)
        #expect(difference(shortest.solution[1, 0], 4, within: 4e-15) == nil)
        #expect(shortest.residualNorms == [0])
        #expect(try LeastSquares([[-2]], [4], backend: backend).solution == [[-2]])
    }

    /// Longley's data, a classical ill-conditioned case (condition number 5e9), with the certified values of NIST's
    /// Statistical Reference Datasets. The further digits are the exact solution, computed with 60 digits.
    @Test(arguments: LinearAlgebraBackend.available)
    func `Longley's regression has the certified coefficients`(backend: LinearAlgebraBackend) throws {
        let data: [[Double]] = [
            [60323, 83.0, 234289, 2356, 1590, 107608, 1947], [61122, 88.5, 259426, 2325, 1456, 108632, 1948],
            [60171, 88.2, 258054, 3682, 1616, 109773, 1949], [61187, 89.5, 284599, 3351, 1650, 110929, 1950],
            [63221, 96.2, 328975, 2099, 3099, 112075, 1951], [63639, 98.1, 346999, 1932, 3594, 113270, 1952],
            [64989, 99.0, 365385, 1870, 3547, 115094, 1953],
            [63761, 100.0, 363112, 3578, 3350, 116219, 1954],
            [66019, 101.2, 397469, 2904, 3048, 117388, 1955],
            [67857, 104.6, 419180, 2822, 2857, 118734, 1956],
            [68169, 108.4, 442769, 2936, 2798, 120445, 1957],
            [66513, 110.8, 444546, 4681, 2637, 121950, 1958],
            [68655, 112.6, 482704, 3813, 2552, 123366, 1959],
            [69564, 114.2, 502601, 3931, 2514, 125368, 1960],
            [69331, 115.7, 518173, 4806, 2572, 127852, 1961],
            [70551, 116.9, 554894, 4007, 2827, 130081, 1962],
        ]
        let certified = [
            -3482258.63459581842, 15.0618722713733237, -0.0358191792925910219, -2.02022980381682515,
            -1.033226867173592, -0.0511041056535807101, 1829.15146461355189,
        ]
        let matrix = Matrix(rows: data.map { [1] + $0.dropFirst() })
        let fit = try LeastSquares(matrix, data.map { $0[0] }, backend: backend)
        var worst = Worst<Int>()
        for (index, value) in certified.enumerated() {
            worst.note(fit.solution[index, 0] / value - 1, index)
        }
        // Measured 1.3e-11 with OpenBLAS, 1.2e-11 with the reference; κ·u is 5e-7.
        #expect(worst.error <= 1e-10, "\(worst)")
        #expect(difference(fit.residualNorms[0], 914.562220685894401, within: 1e-8) == nil)
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `The residual is orthogonal to every column`(backend: LinearAlgebraBackend) throws {
        var random = SeededGenerator(seed: 51)
        var worst = Worst<String>()
        var worstNorm = Worst<String>()
        for _ in 0..<randomCases(80) {
            let n = random.integer(1...15)
            let m = n + random.integer(0...20)
            let a = randomMatrix(m, n, &random)
            let b = randomMatrix(m, 2, &random)
            let fit = try LeastSquares(a, b, backend: backend)
            let rest = residual(a, fit.solution, b)
            let along = a.times(rest, transposingSelf: true, backend: .reference)
            let size = a.frobeniusNorm * fit.solution.maxNorm + b.frobeniusNorm
            worst.note(
                along.maxNorm / (a.frobeniusNorm * size * Double(n) * unitRoundoff), "\(m) × \(n)")
            for column in 0..<2 {
                let exact = Matrix(column: rest.column(column)).frobeniusNorm
                worstNorm.note(
                    (fit.residualNorms[column] - exact) / (size * Double(m) * unitRoundoff), "\(m) × \(n)")
            }
        }
        // Measured 1.3 for the first; the second is within its bound for six seeds at 20 times the cases.
        #expect(worst.error <= 4, "\(worst)")
        #expect(worst.error > 0)
        #expect(worstNorm.error <= 6, "\(worstNorm)")
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `With fewer equations than unknowns the solution has the least norm`(
        backend: LinearAlgebraBackend
    ) throws {
        var random = SeededGenerator(seed: 52)
        var worst = Worst<String>()
        for _ in 0..<randomCases(80) {
            let m = random.integer(1...12)
            let n = m + random.integer(1...12)
            let a = randomMatrix(m, n, &random)
            let b = randomMatrix(m, 2, &random)
            let fit = try LeastSquares(a, b, backend: backend)
            worst.note(backwardError(a, fit.solution, b), "\(m) × \(n)")
            #expect(fit.residualNorms == [0, 0])
            // The shortest solution is in the row space: x = Aᵀy for the least-squares y.
            let inRows = try LeastSquares(a.transposed, fit.solution, backend: .reference)
            let allowed = 50 * Double(n) * unitRoundoff / inRows.reciprocalCondition
            #expect(inRows.residualNorms.max()! <= allowed * fit.solution.maxNorm)
        }
        // Measured 0.31.
        #expect(worst.error <= 2, "\(worst)")
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `A square system has the solution of LU`(backend: LinearAlgebraBackend) throws {
        var random = SeededGenerator(seed: 53)
        for n in [1, 2, 7, 20] {
            let a = randomMatrix(n, n, condition: 1e3, &random)
            let b = randomMatrix(n, 1, &random)
            let x = try a.solve(b, backend: .reference)
            let fit = try LeastSquares(a, b, backend: backend)
            #expect((fit.solution - x).maxNorm <= 1e3 * 4 * Double(n) * unitRoundoff * x.maxNorm)
        }
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Results do not depend on units`(backend: LinearAlgebraBackend) throws {
        var random = SeededGenerator(seed: 54)
        let a = randomMatrix(9, 3, &random)
        let b = randomMatrix(9, 1, &random)
        let plain = try LeastSquares(a, b, backend: backend)
        let units = [1.0, 0x1p-900, 0x1p+1000]
        let inUnits = Matrix(rows: 9, columns: 3) { a[$0, $1] * units[$1] }
        for size in [1.0, 0x1p-600, 0x1p+20] {
            let fit = try LeastSquares(inUnits, size * b, backend: backend)
            for column in 0..<3 {
                #expect(fit.solution[column, 0] == plain.solution[column, 0] / units[column] * size)
            }
            #expect(fit.residualNorms[0] == plain.residualNorms[0] * size)
            #expect(fit.reciprocalCondition == plain.reciprocalCondition)
        }
        // With fewer rows than columns each equation may have its own units.
        let wide = a.transposed
        let right = randomMatrix(3, 1, &random)
        let shortest = try LeastSquares(wide, right, backend: backend)
        let rows = [0x1p-1000, 1, 0x1p+400]
        let fit = try LeastSquares(
            Matrix(rows: 3, columns: 9) { wide[$0, $1] * rows[$0] },
            Matrix(rows: 3, columns: 1) { row, _ in right[row, 0] * rows[row] }, backend: backend)
        #expect((fit.solution - shortest.solution).maxNorm <= 1e-14 * shortest.solution.maxNorm)
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Dependent columns or rows throw rankDeficient`(backend: LinearAlgebraBackend)
        throws
    {
        var random = SeededGenerator(seed: 55)
        var largest = Worst<String>()
        for _ in 0..<randomCases(200) {
            let n = random.integer(2...12)
            let m = n + random.integer(0...12)
            // One column is a linear combination of the others, up to rounding.
            var a = randomMatrix(m, n, &random)
            let place = random.integer(0...n - 1)
            let weights = (0..<n).map { _ in random.uniform(-1...1) }
            for row in 0..<m {
                a[row, place] = (0..<n).reduce(0) { $1 == place ? $0 : $0 + weights[$1] * a[row, $1] }
            }
            for matrix in [a, a.transposed] {
                let error = #expect(throws: LinearAlgebraError.self, "\(matrix.rows) × \(matrix.columns)") {
                    try LeastSquares(matrix, Matrix(rows: matrix.rows, columns: 1), backend: backend)
                }
                if case .rankDeficient(let reciprocal, let accepted)? = error {
                    largest.note(reciprocal / accepted, "\(matrix.rows) × \(matrix.columns)")
                } else {
                    Issue.record("another error: \(String(describing: error))")
                }
            }
        }
        // Measured 0.17 of the accepted value.
        #expect(largest.error < 1, "\(largest)")
        #expect(throws: LinearAlgebraError.rankDeficient(reciprocalCondition: 0, accepted: 3 * 0x1p-52)) {
            try LeastSquares([[1, 0], [1, 0], [1, 0]], [1, 2, 3], backend: backend)
        }
        #expect(throws: LinearAlgebraError.rankDeficient(reciprocalCondition: 0, accepted: 0x1p-51)) {
            try LeastSquares(Matrix(rows: 1, columns: 2), [0], backend: backend)
        }
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `An ill-conditioned matrix of full rank is accepted`(backend: LinearAlgebraBackend) throws {
        var random = SeededGenerator(seed: 56)
        for condition in [1e4, 1e8, 1e11] {
            let a = randomMatrix(20, 6, condition: condition, &random)
            let x = randomMatrix(6, 1, &random)
            let fit = try LeastSquares(a, a.times(x, backend: .reference), backend: backend)
            #expect((fit.solution - x).maxNorm <= condition * 20 * 4 * unitRoundoff)
        }
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Non-finite numbers and overflow throw errors that name the field`(backend: LinearAlgebraBackend) {
        #expect(throws: LinearAlgebraError.notFinite(field: "matrix", row: 1, column: 0, value: .infinity)) {
            try LeastSquares([[1], [.infinity]], [1, 2], backend: backend)
        }
        #expect(
            throws: LinearAlgebraError.notFinite(
                field: "rightHandSides", row: 0, column: 0, value: -.infinity)
        ) { try LeastSquares([[1], [1]], [-.infinity, 2], backend: backend) }
        for matrix: Matrix in [[[1e-300], [1e-300]], [[1e-300, 1e-300]]] {
            #expect(throws: LinearAlgebraError.overflow(field: "solution")) {
                try LeastSquares(matrix, Array(repeating: 1e300, count: matrix.rows), backend: backend)
            }
        }
        let most = Double.greatestFiniteMagnitude
        #expect(throws: LinearAlgebraError.overflow(field: "residualNorms")) {
            try LeastSquares([[1], [1], [1]], [most, -most, most], backend: backend)
        }
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Empty problems have empty solutions`(backend: LinearAlgebraBackend) throws {
        let nothing = try LeastSquares(Matrix(rows: 2, columns: 0), [3, 4], backend: backend)
        #expect(nothing.solution.rows == 0 && nothing.residualNorms == [5])
        let free = try LeastSquares(Matrix(rows: 0, columns: 2), [], backend: backend)
        #expect(free.solution == Matrix(rows: 2, columns: 1) && free.residualNorms == [0])
        let noQuestion = try LeastSquares([[1], [2]], Matrix(rows: 2, columns: 0), backend: backend)
        #expect(noQuestion.solution.columns == 0 && noQuestion.reciprocalCondition == 1)
    }

    @Test(
        .enabled(if: LinearAlgebraBackend.current == .openBLAS, "this build has no OpenBLAS to compare with"))
    func `OpenBLAS and the reference agree within the condition number`() throws {
        var random = SeededGenerator(seed: 57)
        var worst = Worst<String>()
        for _ in 0..<randomCases(100) {
            let (m, n) = (random.integer(1...40), random.integer(1...40))
            let a = randomMatrix(m, n, &random)
            let b = randomMatrix(m, 2, &random)
            let blas = try LeastSquares(a, b, backend: .openBLAS)
            let twin = try LeastSquares(a, b, backend: .reference)
            // For least squares with a residual r the condition number enters squared, times ‖r‖ (Higham, theorem
            // 20.1).
            let condition = 1 / twin.reciprocalCondition
            let size = condition * twin.solution.maxNorm + condition * condition * twin.residualNorms.max()!
            let terms = Double(max(m, n)).squareRoot()
            worst.note(
                (blas.solution - twin.solution).maxNorm / (size * terms * unitRoundoff), "\(m) × \(n)")
            #expect((blas.reciprocalCondition / twin.reciprocalCondition - 1).magnitude <= 1e-8)
        }
        // Within the bound for six seeds at 20 times the cases.
        #expect(worst.error <= 10, "\(worst)")
        #expect(worst.error > 0)
    }
}

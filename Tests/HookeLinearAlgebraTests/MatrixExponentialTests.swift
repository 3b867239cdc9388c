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
        #expect(worst.error > 0 && worst.error <= 4, "\(worst)")
    }

    @Test func `The double-double reference matches the table and its condition numbers`() throws {
        for known in try cases() where known.matrix.maxNorm < 1e100 && known.name != "down" {
            let reference = ReferenceExponential(known.matrix)
            let error = (reference.exponential.rounded - known.exponential).maxNorm
            #expect(error <= 2 * unitRoundoff * known.exponential.maxNorm, "\(known.name)")
            // From below; the power method is not done for derivatives with close singular values.
            let share = reference.condition / known.condition
            #expect(share > 0.5 && share < 1 + 1e-5, "\(known.name): \(share)")
        }
    }

    /// Matrices of one to eight rows, of a kind each.
    private static let kinds: [(name: String, draw: @Sendable (Int, inout SeededGenerator) -> Matrix)] = [
        ("random", { n, random in random.logUniform(1e-3...1e2) * randomMatrix(n, n, &random) }),
        (
            "damped",
            { n, random in
                let size = random.logUniform(1e-3...1e2)
                return size * randomMatrix(n, n, &random) - (size * random.uniform(0...3)) * .identity(n)
            }
        ),
        (
            "stiff and symmetric",
            { n, random in
                let q = randomOrthogonal(n, &random)
                let rates = (0..<n).map { _ in -random.logUniform(0.01...300) }
                return q.times(
                    Matrix.diagonal(rates).times(q, transposingOther: true, backend: .reference),
                    backend: .reference
                )
                .symmetrized
            }
        ),
        (
            "stiff",
            { n, random in
                // Eigenvectors with a condition of up to some hundreds.
                let q = randomOrthogonal(n, &random)
                let s = Matrix(rows: n, columns: n) {
                    $0 == $1 ? 1 : $0 < $1 ? random.uniform(-0.5...0.5) : 0
                }
                let rates = Matrix.diagonal((0..<n).map { _ in -random.logUniform(0.01...1e3) })
                let moved = q.times(s, backend: .reference)
                let right = moved.times(rates, backend: .reference)
                return try! moved.transposed.solve(right.transposed, backend: .reference).transposed
            }
        ),
        (
            "graded",
            { n, random in
                let units = (0..<n).map { _ in random.logUniform(0.01...100) }
                let a = random.logUniform(1e-3...10) * randomMatrix(n, n, &random)
                return Matrix(rows: n, columns: n) { a[$0, $1] * units[$0] / units[$1] }
            }
        ),
        (
            "triangular",
            { n, random in
                let (size, isLower) = (random.logUniform(1e-3...1e2), random.chance(0.5))
                return Matrix(rows: n, columns: n) { row, column in
                    row == column || (row < column) != isLower ? size * random.uniform(-1...1) : 0
                }
            }
        ),
        (
            "stiff and triangular",
            { n, random in
                Matrix(rows: n, columns: n) { row, column in
                    row == column
                        ? -random.logUniform(0.01...1e4) : row < column ? random.logUniform(1e-3...1e3) : 0
                }
            }
        ),
        (
            "nilpotent and triangular",
            { n, random in
                let size = random.logUniform(1e-3...1e4)
                return Matrix(rows: n, columns: n) { $0 < $1 ? size * random.uniform(-1...1) : 0 }
            }
        ),
        (
            "nilpotent",
            { n, random in
                let (q, size) = (randomOrthogonal(n, &random), random.logUniform(1e-2...30))
                let triangle = Matrix(rows: n, columns: n) { $0 < $1 ? size * random.uniform(-1...1) : 0 }
                return q.times(
                    triangle.times(q, transposingOther: true, backend: .reference), backend: .reference)
            }
        ),
        (
            "turning",
            { n, random in
                let a = random.logUniform(1e-2...1e2) * randomMatrix(n, n, &random)
                return a - a.transposed
            }
        ),
    ]

    @Test
    func
        `Exponentials of random matrices of every kind are within the stated constant of double-double ones`()
        throws
    {
        let cases = randomCases(300)
        var random = SeededGenerator(seed: 94)
        var worst: [String: Worst<String>] = [:]
        for index in 0..<cases {
            let kind = Self.kinds[index % Self.kinds.count]
            let n = random.integer(1...8)
            let a = kind.draw(n, &random)
            let reference = ReferenceExponential(a)
            // Beyond that range the products of the reference underflow or overflow.
            guard reference.exponential.norm > 1e-250, reference.exponential.norm < 1e250 else { continue }
            for backend in LinearAlgebraBackend.available {
                let result = try a.exponential(backend: backend)
                worst["\(kind.name), \(backend)", default: Worst()].note(
                    reference.error(of: result), "case \(index), \(n) rows, norm \(a.oneNorm)")
                guard kind.name.hasSuffix("triangular") else { continue }
                for place in 0..<n {
                    let exact = reference.exponential.rounded[place, place]
                    #expect(exact < 1e-250 || ulpDistance(result[place, place], exact) <= 1, "\(a)")
                }
            }
        }
        if cases > 300 { print(worst.map { "\($0): \($1)" }.sorted().joined(separator: "\n")) }
        // In u·(1 + condition number). Measured in 100,000 matrices: 4.9 with OpenBLAS, 5.2 with the reference.
        for (name, worst) in worst { #expect(worst.error > 0 && worst.error <= 8, "\(name): \(worst)") }
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Numbers and diagonal matrices give exponentials within an ulp`(backend: LinearAlgebraBackend) throws
    {
        let single = try ([[-15.406236190335036]] as Matrix).exponential(backend: backend)
        #expect(ulpDistance(single[0, 0], 2.0377769038386222e-07) <= 1)
        let numbers = (-158...158).map { Double($0) * 0.2531 }
        let diagonal = try Matrix.diagonal(numbers).exponential(backend: backend)
        for (index, x) in numbers.enumerated() {
            let exact = WideMatrix([[x]]).exponential().rounded[0, 0]
            #expect(
                ulpDistance(try ([[x]] as Matrix).exponential(backend: backend)[0, 0], exact) <= 1, "\(x)")
            #expect(ulpDistance(diagonal[index, index], exact) <= 1, "\(x)")
        }
        #expect((diagonal - .diagonal((0..<317).map { diagonal[$0, $0] })).maxNorm == 0)
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `A mean that no double can be raised to is divided out, where the result exists`(
        backend: LinearAlgebraBackend
    )
        throws
    {
        // Eigenvalues 0 and −2s, and one of a growth of e^700 beside a decay.
        for size in [10.0, 1e3, 1e6] {
            let result = try ([[-size, size], [size, -size]] as Matrix).exponential(backend: backend)
            let share = exp(-2 * size) / 2
            let error = (result - [[0.5 + share, 0.5 - share], [0.5 - share, 0.5 + share]]).maxNorm
            #expect(error <= 4 * unitRoundoff * size, "\(size): \(error)")
        }
        let result = try ([[700, 0, 0], [1, -1e3, 0], [0, 1, -1e3]] as Matrix).exponential(backend: backend)
        #expect(ulpDistance(result[0, 0], exp(700)) <= 2)
        let spread = try ([[-150, 850], [850, -150]] as Matrix).exponential(backend: backend)
        #expect((spread[0, 1] / (exp(700) / 2) - 1).magnitude <= 1e-12)
        #expect(throws: LinearAlgebraError.overflow(field: "exponential")) {
            try ([[-150, 861], [861, -150]] as Matrix).exponential(backend: backend)
        }
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

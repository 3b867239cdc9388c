import Foundation
import HookeLinearAlgebra
import TestSupport
import Testing

@Suite struct TridiagonalTests {
    private func random(_ n: Int, dominant: Bool, _ random: inout SeededGenerator) -> Tridiagonal {
        let beside = max(n - 1, 0)
        return Tridiagonal(
            lower: (0..<beside).map { _ in random.uniform(-1...1) },
            diagonal: (0..<n).map { _ in dominant ? random.uniform(2...4) : random.uniform(-0.1...0.1) },
            upper: (0..<beside).map { _ in random.uniform(-1...1) })
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `A spline's system by hand`(backend: LinearAlgebraBackend) throws {
        let system = Tridiagonal(lower: [1, 1], diagonal: [4, 4, 4], upper: [1, 1])
        #expect(system.matrix == [[4, 1, 0], [1, 4, 1], [0, 1, 4]])
        let x = try system.solve([6, 12, 14], backend: backend)
        for (value, exact) in zip(x, [1.0, 2, 3]) { #expect(ulpDistance(value, exact) <= 1) }
        // The diagonal is zero, so rows must be exchanged.
        let swap = Tridiagonal(lower: [2], diagonal: [0, 0], upper: [4])
        #expect(try swap.solve([4, 2], backend: backend) == [1, 1])
        let chain = Tridiagonal(lower: [1, 1, 1], diagonal: [0, 0, 0, 0], upper: [1, 1, 1])
        #expect(try chain.solve([2, 4, 6, 3], backend: backend) == [1, 2, 3, 4])
        #expect(try Tridiagonal(lower: [], diagonal: [-4], upper: []).solve([2], backend: backend) == [-0.5])
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `The backward error is a few u, with or without diagonal dominance`(backend: LinearAlgebraBackend)
        throws
    {
        var source = SeededGenerator(seed: 31)
        var worst = Worst<String>()
        for dominant in [true, false] {
            for _ in 0..<randomCases(150) {
                let n = source.integer(1...60)
                let system = random(n, dominant: dominant, &source)
                let b = randomMatrix(n, 3, &source)
                let error = backwardError(system.matrix, try system.solve(b, backend: backend), b)
                worst.note(error * Double(n), "n = \(n), dominant \(dominant)")
            }
        }
        // Measured 0.88, with both backends.
        #expect(worst.error <= 4, "\(worst)")
        #expect(worst.error > 0)
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Several right-hand sides give the same solutions as single ones`(backend: LinearAlgebraBackend)
        throws
    {
        var source = SeededGenerator(seed: 32)
        let system = random(20, dominant: false, &source)
        let b = randomMatrix(20, 4, &source)
        let together = try system.solve(b, backend: backend)
        for column in 0..<4 {
            #expect(try system.solve(b.column(column), backend: backend) == together.column(column))
        }
        #expect(b == b.transposed.transposed, "the right-hand sides are not written to")
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Results do not depend on scale`(backend: LinearAlgebraBackend) throws {
        let least = Double.leastNonzeroMagnitude
        let tiny = Tridiagonal(lower: [least], diagonal: [2 * least, 3 * least], upper: [least])
        #expect(try tiny.solve([3 * least, 4 * least], backend: backend) == [1, 1])
        let most = Double.greatestFiniteMagnitude
        let huge = Tridiagonal(lower: [most], diagonal: [most, most], upper: [-most])
        #expect(try huge.solve([0, most], backend: backend) == [0.5, 0.5])
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Singular systems and non-finite numbers throw errors that name the field`(
        backend: LinearAlgebraBackend
    ) throws {
        #expect(throws: LinearAlgebraError.singular(pivot: 1)) {
            try Tridiagonal(lower: [2], diagonal: [1, 4], upper: [2]).solve([1, 1], backend: backend)
        }
        #expect(throws: LinearAlgebraError.singular(pivot: 0)) {
            try Tridiagonal(lower: [], diagonal: [0], upper: []).solve([1], backend: backend)
        }
        let infinity = Double.infinity
        for (system, row, column) in [
            (Tridiagonal(lower: [0, infinity], diagonal: [1, 1, 1], upper: [0, 0]), 2, 1),
            (Tridiagonal(lower: [0, 0], diagonal: [1, infinity, 1], upper: [0, 0]), 1, 1),
            (Tridiagonal(lower: [0, 0], diagonal: [1, 1, 1], upper: [0, infinity]), 1, 2),
        ] {
            #expect(
                throws: LinearAlgebraError.notFinite(
                    field: "matrix", row: row, column: column, value: infinity)
            ) { try system.solve([1, 1, 1], backend: backend) }
        }
        #expect(throws: LinearAlgebraError.overflow(field: "solution")) {
            try Tridiagonal(lower: [], diagonal: [1e-300], upper: []).solve([1e300], backend: backend)
        }
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Empty systems have empty solutions`(backend: LinearAlgebraBackend) throws {
        #expect(try Tridiagonal(lower: [], diagonal: [], upper: []).solve([], backend: backend) == [])
        let two = Tridiagonal(lower: [0], diagonal: [1, 1], upper: [0])
        #expect(try two.solve(Matrix(rows: 2, columns: 0), backend: backend).columns == 0)
    }

    @Test(
        .enabled(if: LinearAlgebraBackend.current == .openBLAS, "this build has no OpenBLAS to compare with"))
    func `OpenBLAS and the reference agree within the condition number`() throws {
        var source = SeededGenerator(seed: 33)
        var worst = Worst<Int>()
        for _ in 0..<randomCases(200) {
            let n = source.integer(1...80)
            let system = random(n, dominant: source.chance(0.5), &source)
            let b = randomMatrix(n, 2, &source)
            let (x, y) = (
                try system.solve(b, backend: .openBLAS), try system.solve(b, backend: .reference)
            )
            let condition = 1 / (try LU(system.matrix)).reciprocalCondition()
            worst.note((x - y).maxNorm / (condition * unitRoundoff * y.maxNorm), n)
        }
        // Measured 0.08.
        #expect(worst.error <= 1, "\(worst)")
    }

    @Test func `Coding round-trips, and decoding throws if counts disagree`() throws {
        let system = Tridiagonal(lower: [1], diagonal: [2, 3], upper: [4])
        let data = try JSONEncoder().encode(system)
        #expect(try JSONDecoder().decode(Tridiagonal.self, from: data) == system)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(
                Tridiagonal.self, from: Data(#"{"lower":[1,2],"diagonal":[1,2],"upper":[1]}"#.utf8))
        }
    }
}

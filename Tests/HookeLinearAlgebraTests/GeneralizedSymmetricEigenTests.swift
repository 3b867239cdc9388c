import Foundation
import HookeLinearAlgebra
import TestSupport
import Testing

@Suite struct GeneralizedSymmetricEigenTests {
    /// ‖VᵀMV − I‖ in n·u·κ, and ‖K·V − M·V·Λ‖ in n·u·‖K‖·√(κ/‖M‖), with κ = 1/least mass·largest.
    private func errors(
        _ k: Matrix, _ mass: Matrix, _ eigen: GeneralizedSymmetricEigen, condition: Double
    ) -> (Double, Double) {
        let n = Double(k.rows)
        let weighted = mass.times(eigen.vectors, backend: .reference)
        let angle = residual(eigen.vectors.transposed, weighted, .identity(k.rows)).maxNorm
        let right = weighted.times(.diagonal(eigen.values), backend: .reference)
        let rest = residual(k, eigen.vectors, right).maxNorm
        let size = max(k.maxNorm, .leastNormalMagnitude) * eigen.vectors.maxNorm * condition
        return (angle / (n * unitRoundoff * condition), rest / (n * n * unitRoundoff * size))
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Two masses on three springs by hand`(backend: LinearAlgebraBackend) throws {
        // K = (3, −1; −1, 3), M = (1, 4): 4λ² − 15λ + 8 = 0.
        let exact = [(15 - 97.0.squareRoot()) / 8, (15 + 97.0.squareRoot()) / 8]
        let k: Matrix = [[3, -1], [-1, 3]]
        for eigen in [
            try GeneralizedSymmetricEigen(k, mass: [1, 4], backend: backend),
            try GeneralizedSymmetricEigen(k, mass: [[1, 0], [0, 4]] as Matrix, backend: backend),
        ] {
            #expect((eigen.values[0] - exact[0]).magnitude <= 8 * unitRoundoff * exact[1])
            #expect((eigen.values[1] - exact[1]).magnitude <= 8 * unitRoundoff * exact[1])
        }
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Vectors are orthonormal with respect to the mass and diagonalise the matrix`(
        backend: LinearAlgebraBackend
    ) throws {
        var random = SeededGenerator(seed: 81)
        var (worst, worstRest) = (Worst<Int>(), Worst<Int>())
        for _ in 0..<randomCases(40) {
            let n = random.integer(1...25)
            let k = randomMatrix(n, n, &random).symmetrized
            let masses = (0..<n).map { _ in random.logUniform(1e-3...1e3) }
            let (angle, rest) = errors(
                k, .diagonal(masses), try GeneralizedSymmetricEigen(k, mass: masses, backend: backend),
                condition: 1)
            worst.note(angle, n)
            worstRest.note(rest / (masses.max()! / masses.min()!).squareRoot(), n)

            let q = randomOrthogonal(n, &random)
            let mass = q.times(
                Matrix.diagonal(masses).times(q, transposingOther: true, backend: .reference),
                backend: .reference
            ).symmetrized
            let condition = masses.max()! / masses.min()!
            let dense = errors(
                k, mass, try GeneralizedSymmetricEigen(k, mass: mass, backend: backend), condition: condition)
            worst.note(dense.0, n)
            worstRest.note(dense.1, n)
        }
        // Measured with OpenBLAS 3.2 and 1.6, with the reference 3.4 and 2.1.
        #expect(worst.error > 0 && worst.error <= 8, "\(worst)")
        #expect(worstRest.error <= 8, "\(worstRest)")
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `A chain with equal masses has eigenvalues (2 − 2·cos)/m`(backend: LinearAlgebraBackend) throws {
        let n = 30
        let k = Matrix(rows: n, columns: n) { $0 == $1 ? 2 : ($0 - $1).magnitude == 1 ? -1 : 0 }
        for mass in [1e-3, 1.0, 7.0] {
            let values = try GeneralizedSymmetricEigen(
                k, mass: Array(repeating: mass, count: n), backend: backend
            ).values
            for mode in 1...n {
                let half = sin(Double(mode) * .pi / Double(2 * (n + 1)))
                let exact = 4 * half * half / mass
                #expect((values[mode - 1] - exact).magnitude <= 2 * Double(n) * unitRoundoff * 4 / mass)
            }
        }
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Invalid masses and matrices throw errors that name the field`(backend: LinearAlgebraBackend) {
        let k: Matrix = [[1, 0], [0, 1]]
        #expect(throws: LinearAlgebraError.notPositiveDefinite(field: "mass", pivot: 1)) {
            try GeneralizedSymmetricEigen(k, mass: [1, 0], backend: backend)
        }
        #expect(throws: LinearAlgebraError.self) {
            try GeneralizedSymmetricEigen(k, mass: [.nan, 1], backend: backend)
        }
        #expect(throws: LinearAlgebraError.notPositiveDefinite(field: "mass", pivot: 1)) {
            try GeneralizedSymmetricEigen(k, mass: [[1, 2], [2, 1]] as Matrix, backend: backend)
        }
        #expect(
            throws: LinearAlgebraError.notSymmetric(field: "matrix", row: 1, column: 0, value: 0, mirrored: 3)
        ) { try GeneralizedSymmetricEigen([[1, 3], [0, 1]], mass: [1, 1], backend: backend) }
        #expect(throws: LinearAlgebraError.notFinite(field: "matrix", row: 0, column: 0, value: .infinity)) {
            try GeneralizedSymmetricEigen([[.infinity]], mass: [1], backend: backend)
        }
        #expect(throws: LinearAlgebraError.overflow(field: "values")) {
            try GeneralizedSymmetricEigen([[1e200]], mass: [1e-200], backend: backend)
        }
        #expect(throws: Never.self) {
            try GeneralizedSymmetricEigen(Matrix(rows: 0, columns: 0), mass: [Double](), backend: backend)
        }
    }
}

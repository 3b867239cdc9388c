import Foundation
import TestSupport
import Testing

@testable import HookeMotion

@Suite struct ChebyshevStepTests {
    /// The problem with these residuals and derivatives, and bounds of ±`bound`.
    private func step(_ residuals: [Double], _ derivatives: [[Double]], bound: Double) -> ChebyshevStep {
        var step = ChebyshevStep(count: derivatives[0].count)
        step.residuals = residuals
        step.derivatives = derivatives.flatMap { $0 }
        for unknown in derivatives[0].indices {
            (step.lower[unknown], step.upper[unknown]) = (-bound, bound)
        }
        return step
    }

    @Test func `The best line to x² on [0, 1] is x − 1/8, within 1/8`() {
        let xs = (0...64).map { Double($0) / 64 }
        var step = step(xs.map { $0 * $0 }, xs.map { [-1, -$0] }, bound: 4)
        let isSolved = step.solve()
        #expect(isSolved)
        #expect((step.largest - 0.125).magnitude < 1e-14)
        #expect((step.step[0] + 0.125).magnitude < 1e-14)
        #expect((step.step[1] - 1).magnitude < 1e-14)
    }

    @Test func `A bound that is in the way is met exactly`() {
        let xs = (0...64).map { Double($0) / 64 }
        var step = step(xs.map { $0 * $0 }, xs.map { [-1, -$0] }, bound: 0.5)
        let isSolved = step.solve()
        #expect(isSolved)
        // The best line of slope ½ misses by half of the range of x² − x/2, from −1/16 to 1/2.
        #expect(step.step[1] == 0.5)
        #expect((step.largest - 9.0 / 32).magnitude < 1e-14)
    }

    @Test func `No point near the solution of a random problem has smaller residuals`() {
        var random = SeededGenerator(seed: 22)
        for count in [1, 2, 4] {
            for _ in 0..<randomCases(50) {
                let residuals = (0..<30).map { _ in Double.random(in: -1...1, using: &random) }
                let rows = residuals.map { _ in
                    (0..<count).map { _ in Double.random(in: -1...1, using: &random) }
                }
                func largest(_ delta: [Double]) -> Double {
                    zip(residuals, rows).map { e, row -> Double in
                        let product = zip(row, delta).reduce(0.0) { $0 + $1.0 * $1.1 }
                        return (e + product).magnitude
                    }.max()!
                }
                var step = step(residuals, rows, bound: 1)
                let isSolved = step.solve()
                #expect(isSolved)
                #expect((largest(step.step) - step.largest).magnitude < 1e-9)
                for _ in 0..<50 {
                    let other = step.step.map {
                        min(max($0 + Double.random(in: -0.1...0.1, using: &random), -1), 1)
                    }
                    #expect(largest(other) >= step.largest - 1e-9)
                }
            }
        }
    }
}

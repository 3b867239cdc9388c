import Foundation
import TestSupport
import Testing

@testable import HookeMotion

@Suite struct PieceProofTests {
    private func measured(
        _ curve: CubicCurve, from start: Double, to end: Double, _ source: PiecewiseCubic
    ) -> Double {
        (0...20_000).map { index in
            let s = Double(index) / 20_000
            let time = start + (end - start) * curve.time(s)
            return (curve.value(s) - source.value(at: time)).magnitude
        }.max()!
    }

    @Test func `Random Béziers are within the bound, which is not above the distance by more than the slack`()
    {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<randomCases(60) {
            func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
            var time = -1.0
            var pieces: [PiecewiseCubic.Piece] = []
            var (value, slope) = (number(-1...1), number(-2...2))
            while time < 3 {
                let end = time + number(0.1...1)
                let (nextValue, nextSlope) = (number(-1...1), number(-2...2))
                pieces.append(
                    Bool.random(using: &random)
                        ? .init(lineFrom: time, to: end, values: (value, nextValue))
                        : .init(from: time, to: end, values: (value, nextValue), slopes: (slope, nextSlope)))
                (time, value, slope) = (end, nextValue, nextSlope)
            }
            let source = PiecewiseCubic(pieces)
            let curve = CubicCurve(
                x1: number(0...1), x2: number(0...1), start: number(-1...1), first: number(-2...2),
                second: number(-2...2), end: number(-1...1))
            let bound = PieceProof(curve, from: -0.7, to: 2.1, source).bound(limit: 100, slack: 1e-3)
            let found = measured(curve, from: -0.7, to: 2.1, source)
            #expect(found <= bound)
            #expect(bound <= found + 2e-3)
            #expect(
                PieceProof(curve, from: -0.7, to: 2.1, source).bound(limit: found / 2, slack: 1e-3)
                    == .infinity)
        }
    }

    @Test func `The published Béziers of a spring with damping ratio 0.8 are within 2.85e-4`() throws {
        let spring = try Spring(mass: 1, stiffness: 1, damping: 1.6)
        let motion = SpringMotion(spring: spring, from: 0.0, to: 1)
        let end = 8.47353
        let source = try PiecewiseCubic(motion, component: 0, from: 0, to: end, error: 1e-8)
        let rows: [(Double, Double, Double, Double, [Double])] = [
            (0, 0.327, 0, 0.865296186, [0.2413, 0.0047, 0.5044, 0.7175]),
            (0.327, 1, 0.865296186, 1.001, [0.2083, 1.5544, 0.4091, 1.017]),
        ]
        var worst = 0.0
        for (from, to, first, last, handles) in rows {
            let change = last - first
            let curve = CubicCurve(
                x1: handles[0], x2: handles[2], start: first, first: first + change * handles[1],
                second: first + change * handles[3], end: last)
            let proof = PieceProof(curve, from: from * end, to: to * end, source)
            worst = max(worst, proof.bound(limit: 1, slack: 1e-8))
        }
        #expect(worst <= 2.85e-4)
        #expect(worst > 2.8e-4)
    }
}

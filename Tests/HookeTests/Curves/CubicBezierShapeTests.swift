import Foundation
import TestSupport
import Testing

@testable import Hooke

/// Extremes, second derivatives and presets of curves.
@Suite struct CubicBezierShapeTests {
    private static let random = Generator<CubicBezier>(draw: { random in
        CubicBezier(unchecked: random.unit(), random.uniform(-3...4), random.unit(), random.uniform(-3...4))
    })

    @Test func `Extremes over any interval match dense sampling`() {
        let curves = Generator<(CubicBezier, ClosedRange<Double>)>(draw: { random in
            let ends = [random.uniform(-0.5...1.5), random.uniform(-0.5...1.5)].sorted()
            return (Self.random.draw(&random), ends[0]...ends[1])
        })
        checkProperty(seed: 77, cases: 200, curves) { curve, interval in
            let (low, high) = curve.extremes(in: interval)
            let span = interval.upperBound - interval.lowerBound
            let values = (0...400).map {
                curve.value(at: min(interval.lowerBound + span * Double($0) / 400, interval.upperBound))
            }
            guard values.allSatisfy({ $0 >= low - 1e-14 && $0 <= high + 1e-14 }) else {
                return "a value is beyond \(low)...\(high)"
            }
            // Between two samples the curve changes little, except where it is steep.
            let steps = zip(values, values.dropFirst()).map { ($0 - $1).magnitude }.max()!
            return difference(values.min()!, low, within: steps, "minimum")
                ?? difference(values.max()!, high, within: steps, "maximum")
        }
        #expect(CubicBezier.ease.extremes == (0, 1))
        let back = CubicBezier.swinging
        #expect(back.extremes(in: 0.5...1).minimum == back.value(at: 0.5))
        #expect(CubicBezier.ease.extremes(in: 1...(.infinity)) == (1, 1))
        #expect(back.extremes(in: 1...(.infinity)) == (-.infinity, 1))
        #expect(CubicBezier.easeIn.extremes(in: -(.infinity)...0) == (0, 0))
    }

    @Test func `The second derivative is the derivative of the slope`() throws {
        checkProperty(seed: 78, cases: 300, Self.random) { curve in
            for t in [0.05, 0.3, 0.5, 0.8, 0.95] {
                let h = 1e-6
                let (before, after) = (curve.slope(at: t - h), curve.slope(at: t + h))
                let bend = curve.secondDerivative(at: t)
                let wider = (curve.slope(at: t + 2 * h) - curve.slope(at: t - 2 * h)) / (4 * h)
                let found = (after - before) / (2 * h)
                // The error of the difference quotient shows in its change with h.
                let room = 1e-6 * (1 + bend.magnitude) + 4 * (found - wider).magnitude
                if let fault = difference(bend, found, within: room, "at \(t)") { return fault }
            }
            return nil
        }
    }

    @Test func `The second derivative at the ends is the limit from inside, 0 outside`() throws {
        // y = s³ and 3s²(1−s) + s³ over x = s: closed forms.
        let third = 1.0 / 3
        let cube = try CubicBezier(x1: third, y1: 0, x2: 2 * third, y2: 0)
        for t in [0, 0.2, 0.5, 1] {
            #expect((cube.secondDerivative(at: t) - 6 * t).magnitude < 2e-15)
            #expect((cube.slope(at: t) - 3 * t * t).magnitude < 2e-15)
        }
        #expect(cube.secondDerivative(at: -0.1) == 0)
        #expect(cube.secondDerivative(at: 1.1) == 0)
        #expect(CubicBezier.linear.secondDerivative(at: 0.3) == 0)
        #expect(CubicBezier.ease.secondDerivative(at: .nan).isNaN)
        // At a vertical tangent it is infinite, with the sign next to it.
        let vertical = try CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1)
        #expect(vertical.secondDerivative(at: 0.5) == -.infinity)
        #expect(vertical.secondDerivative(at: 0.4999) > 9e5)
        #expect(try CubicBezier(x1: 0, y1: 1, x2: 0.5, y2: 1).secondDerivative(at: 0) == -.infinity)
        #expect(try CubicBezier(x1: 0.5, y1: 0, x2: 1, y2: 0).secondDerivative(at: 1) == .infinity)
        #expect(try CubicBezier(x1: 1, y1: 0, x2: 1, y2: 0).secondDerivative(at: 1) == .infinity)
        // A size that only the scaled values can represent.
        let huge = try CubicBezier(x1: 0.3, y1: 1e300, x2: 0.7, y2: -1e300)
        let small = try CubicBezier(x1: 0.3, y1: 1e3, x2: 0.7, y2: -1e3)
        let ratio = huge.secondDerivative(at: 0.3) / small.secondDerivative(at: 0.3)
        #expect((ratio / 1e297 - 1).magnitude < 1e-2)
    }

    @Test func `A curve with its first control points at one end is vertical there and near it`() throws {
        // x = s³ and y near 3·y2·s².
        let start = try CubicBezier(x1: 0, y1: 0, x2: 0, y2: 0.5)
        #expect(start.slope(at: 0) == .infinity && start.slope(at: 1e-60) > 1e19)
        #expect(try CubicBezier(x1: 0, y1: 0, x2: 0, y2: -0.5).slope(at: 0) == -.infinity)
        #expect(try CubicBezier(x1: 1, y1: 0.5, x2: 1, y2: 1).slope(at: 1) == .infinity)
        #expect(try CubicBezier(x1: 1, y1: 2, x2: 1, y2: 1).slope(at: 1) == -.infinity)
        #expect(start.slope(at: -1) == 0, "outside it is level, as CSS has it")
    }

    @Test func `Huge curves have the extremes and inverses of scaled small ones`() throws {
        let small = try CubicBezier(x1: 0.3, y1: 1e20, x2: 0.6, y2: -1e20)
        for scale in [1e130, 1e180, 1e250, 1e288] {
            let huge = try CubicBezier(x1: 0.3, y1: 1e20 * scale, x2: 0.6, y2: -1e20 * scale)
            #expect((huge.extremes.minimum / scale / small.extremes.minimum - 1).magnitude < 1e-14)
            #expect((huge.extremes.maximum / scale / small.extremes.maximum - 1).magnitude < 1e-14)
            let (time, expected) = (huge.firstTime(reaching: 1e19 * scale), small.firstTime(reaching: 1e19))
            #expect(try (#require(time) - #require(expected)).magnitude < 1e-15)
        }
    }

    @Test func `Named curves are pairs of mirror images`() {
        let pairs: [(CubicBezier, CubicBezier)] = [
            (.easeIn, .easeOut), (.easeInOut, .easeInOut),
            (.fastOutLinearIn, CubicBezier(unchecked: 0, 0, 0.6, 1)),
        ]
        for (first, second) in pairs {
            let (here, there) = (
                [first.x1, first.y1, first.x2, first.y2], [second.x2, second.y2, second.x1, second.y1]
            )
            for (a, b) in zip(here, there) { #expect((a + b - 1).magnitude < 1e-15, "\(first)") }
        }
    }
}

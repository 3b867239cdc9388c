import Foundation
import HookeSolvers
import TestSupport
import Testing

@Suite struct SpringFitVerdictTests {
    private static let times = (0...60).map { Double($0) / 60 }

    private func fit(
        known: SpringFit.Known = .init(), _ value: (Double) -> Double
    ) throws -> SpringFit {
        try SpringFit(times: Self.times, values: Self.times.map(value), known: known)
    }

    /// The description of what `motion(within:)` throws; `nil` if it does not.
    private func refusal(_ fit: SpringFit, within tolerance: Double? = nil) -> String? {
        do {
            _ = try fit.motion(within: tolerance)
            return nil
        } catch { return error.description }
    }

    @Test func `Equal values are at rest and not a spring`() throws {
        for value in [0, 0.3, -1e300, .leastNonzeroMagnitude] {
            let fit = try fit { _ in value }
            #expect(fit.verdict() == .notASpring(.atRest))
            #expect(fit.nearest.start == value && fit.nearest.target == value)
            #expect(fit.residual.largest <= .leastNonzeroMagnitude)
            #expect(fit.standardErrors.stiffness == .infinity)
            #expect(refusal(fit)?.contains("values are equal") == true)
        }
        #expect(try fit { $0 < 0.5 ? 0.3 : 0.3.nextUp }.verdict() == .notASpring(.atRest))
        // Noise around one value is rest too, within a tolerance.
        let noise = try fit { 5 + 0.01 * sin(1_000 * $0) }
        #expect(noise.verdict(within: 0.02) == .notASpring(.atRest))
        // A spring at rest away from its known target would move.
        let elsewhere = try fit(known: .init(target: 1)) { _ in 0.25 }
        #expect(elsewhere.verdict() == .notASpring(.atRest))
        #expect(elsewhere.nearest.target == 1)
        // Rest fits any spring with the given mass.
        let heavy = try SpringFit(times: Self.times, values: Self.times.map { _ in 7 }, mass: 3)
        #expect(heavy.nearest.spring.mass == 3)
    }

    @Test func `Lines and parabolas show no restoring force`() throws {
        var random = SeededGenerator(seed: 41)
        #expect(try fit { 3 + 2 * $0 }.verdict() == .notASpring(.noRestoringForce))
        #expect(try fit { -7 * $0 }.verdict() == .notASpring(.noRestoringForce))
        #expect(try fit { 3 + 2 * $0 - 5 * $0 * $0 }.verdict() == .notASpring(.noRestoringForce))
        for _ in 0..<4 {
            let noisy = try fit { 3 + 2 * $0 + random.uniform(-0.02...0.02) }
            #expect(noisy.verdict() == .notASpring(.noRestoringForce))
            #expect(noisy.verdict(within: 0.05) == .notASpring(.noRestoringForce))
        }
        let line = try fit { 3 + 2 * $0 }
        #expect(line.residual.largest < 1e-6)
        #expect(refusal(line)?.contains("rest") == true)
        #expect(
            try fit(known: .init(target: 9)) { 3 + 2 * $0 }.verdict(within: 0.1)
                == .notASpring(.noRestoringForce))
    }

    @Test(arguments: [
        (0.25, 0.1, 0.25, 1), (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.34, 1.56, 0.64, 1),
        (0.7, 0, 0.84, 0),
    ])
    func `Timing curves are not springs, even with small residuals`(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
    ) throws {
        let curve = try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
        let fit = try fit { curve.value(at: $0) }
        #expect(fit.verdict() == .notASpring(.misses))
        #expect(fit.residual.roughness < 0.5)
        let text = try #require(refusal(fit))
        #expect(text.contains("values[\(fit.residual.indexOfLargest)]"), "\(text)")
        #expect(text.contains("\(fit.residual.largest)"))
        // A caller who accepts the difference gets the motion and its verdict.
        let allowed = fit.verdict(within: fit.residual.largest)
        #expect(allowed != .notASpring(.misses))
        #expect(fit.verdict(within: fit.residual.largest.nextDown) == .notASpring(.misses))
    }

    @Test func `Stopping ramps, growing oscillations, two frequencies and noise are not springs`() throws {
        var random = SeededGenerator(seed: 42)
        #expect(try fit { min($0, 0.5) }.verdict() == .notASpring(.misses))
        #expect(try fit { exp($0) * sin(20 * $0) }.verdict() == .notASpring(.misses))
        #expect(try fit { sin(20 * $0) + sin(33 * $0) }.verdict() == .notASpring(.misses))
        for _ in 0..<2 {
            #expect(try fit { _ in random.uniform(-1...1) }.verdict() == .notASpring(.misses))
        }
    }

    @Test func `Springs with noise or rounded to pixels are springs`() throws {
        var random = SeededGenerator(seed: 43)
        for _ in 0..<8 {
            let motion = SpringMotion(
                spring: try Spring(
                    response: random.uniform(0.2...0.7), dampingRatio: random.uniform(0.1...1)),
                from: 0, to: 100, initialVelocity: random.uniform(-500...500))
            let noisy = try fit { motion.position(at: $0) + random.uniform(-2...2) }
            #expect(noisy.verdict() == .spring, "\(motion.spring)")
            #expect(refusal(noisy) == nil)
            #expect(noisy.verdict(within: 0.5) == .notASpring(.misses))
            let pixels = try fit { motion.position(at: $0).rounded() }
            #expect(pixels.verdict() == .spring, "\(motion.spring)")
        }
    }

    /// With the drawn generators, the noise makes a drift to a target far away fit best: that of the slowest spring, and
    /// of one whose fast mode is not its damping.
    @Test(arguments: [
        SeededGenerator(seed: 44), SeededGenerator(drawn: 0xed2b_37f7_9c71_694a),
        SeededGenerator(drawn: 0x5790_c9c2_74df_b588),
    ])
    func `An exponential approach is ambiguous`(_ generator: SeededGenerator) throws {
        var random = generator
        let exact = try fit { 100 * (1 - exp(-3 * $0)) }
        #expect(exact.verdict() == .ambiguous)
        #expect(exact.reciprocalCondition < 1e-12)
        #expect((exact.nearest.target - 100).magnitude < 1e-6)
        let creeping = SpringMotion(spring: try Spring(response: 0.1, dampingRatio: 6), from: 0.0, to: 100)
        let noisy = try fit { creeping.position(at: $0) + random.uniform(-0.5...0.5) }
        let (nearest, errors) = (noisy.nearest, noisy.standardErrors)
        // Noise determines the stiffness to a half in few cases. Least of 4,000: 0.40.
        let isAmbiguous = errors.stiffness > nearest.spring.stiffness / 2
        #expect(noisy.verdict() == (isAmbiguous ? .ambiguous : .spring))
        #expect(errors.stiffness > nearest.spring.stiffness / 3)
        // Worst of 4,000: 1.5.
        #expect((nearest.target - 100).magnitude < 3 * max(0.25, errors.target))
        #expect(refusal(noisy) == nil, "it is a motion of a spring, one of several")
    }

    @Test func `Negative and NaN tolerances accept nothing`() throws {
        let motion = SpringMotion(spring: .bouncy, from: 0, to: 1)
        let fit = try fit { motion.position(at: $0) + 0.001 * sin(4_000 * $0) }
        #expect(fit.verdict(within: 0.01) == .spring)
        #expect(fit.verdict(within: 0) == .notASpring(.misses))
        #expect(fit.verdict(within: -1) == .notASpring(.misses))
        #expect(fit.verdict(within: .nan) == .notASpring(.misses))
        #expect(fit.verdict(within: .infinity) == .notASpring(.atRest))
    }

    @Test func `The residual is the samples minus the motion`() throws {
        let curve = try CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
        let values = Self.times.map { curve.value(at: $0) }
        let fit = try SpringFit(times: Self.times, values: values)
        let rest = zip(Self.times, values).map { $1 - fit.nearest.position(at: $0) }
        let sum = rest.reduce(0) { $0 + $1 * $1 }
        let mean = values.reduce(0, +) / 61
        let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        let changes = zip(rest, rest.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
        #expect((fit.residual.rootMeanSquare - (sum / 61).squareRoot()).magnitude < 1e-15)
        #expect(fit.residual.largest == rest.map(\.magnitude).max())
        #expect(rest[fit.residual.indexOfLargest].magnitude == fit.residual.largest)
        #expect((fit.residual.explained - (1 - sum / variance)).magnitude < 1e-14)
        #expect((fit.residual.roughness - changes / sum).magnitude < 1e-12)
        #expect(fit.residual.count == 61)
    }
}

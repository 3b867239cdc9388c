import Foundation
import HookeSolvers
import TestSupport
import Testing

@Suite struct SpringFitStartTests {
    private static let times = (0..<80).map { Double($0) / 60 }

    /// A random spring from rest or with a velocity, after some rest.
    private struct Late: CustomStringConvertible {
        var motion: SpringMotion<Double>
        var startTime: Double
        var values: [Double] {
            SpringFitStartTests.times.map {
                $0 < startTime ? motion.start : motion.position(at: $0 - startTime)
            }
        }
        var description: String { "\(motion) from \(startTime) s" }

        init(_ random: inout SeededGenerator, hasVelocity: Bool) throws {
            let spring = try Spring(
                response: random.uniform(0.2...0.7), dampingRatio: random.uniform(0.1...0.9))
            motion = SpringMotion(
                spring: spring, from: random.uniform(-5...5), to: random.uniform(90...110),
                initialVelocity: hasVelocity ? random.uniform(-400...800) : 0)
            startTime = random.uniform(0.1...0.6)
        }
    }

    @Test(arguments: [false, true])
    func `The start of an exact motion after rest is found`(hasVelocity: Bool) throws {
        var random = SeededGenerator(seed: 71)
        var worst = Worst<Late>()
        for _ in 0..<randomCases(3) {
            let late = try Late(&random, hasVelocity: hasVelocity)
            let fit = try SpringFit.findingStart(times: Self.times, values: late.values)
            #expect(fit.verdict() == .spring, "\(late)")
            worst.note((fit.startTime - late.startTime).magnitude, late)
            #expect(
                (fit.nearest.spring.stiffness / late.motion.spring.stiffness - 1).magnitude < 1e-4, "\(late)")
            #expect((fit.nearest.start - late.motion.start).magnitude < 1e-3, "\(late)")
        }
        // With a velocity 2.2e-4 was seen.
        let bound: Double = hasVelocity ? 3.3e-4 : 1e-7
        #expect(worst.error < bound, "\(worst)")
    }

    @Test func `Noise moves the start by less than a sample`() throws {
        var random = SeededGenerator(seed: 72)
        for _ in 0..<randomCases(3) {
            let late = try Late(&random, hasVelocity: false)
            let values = late.values.map { $0 + random.uniform(-1...1) }
            let fit = try SpringFit.findingStart(times: Self.times, values: values)
            #expect(fit.verdict() == .spring, "\(late)")
            #expect((fit.startTime - late.startTime).magnitude < 1.0 / 60, "\(late): \(fit.startTime)")
        }
    }

    @Test func `Samples without rest start at the first one`() throws {
        let motion = SpringMotion(spring: .bouncy, from: 5, to: 105, initialVelocity: 300)
        let values = Self.times.map { motion.position(at: $0) }
        let fit = try SpringFit.findingStart(times: Self.times, values: values)
        #expect(fit == (try SpringFit(times: Self.times, values: values)))
        #expect(fit.startTime == 0)
    }

    @Test(arguments: [
        (0.25, 0.1, 0.25, 1), (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.7, 0, 0.84, 0),
    ])
    func `Timing curves are no springs after rest either`(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
    ) throws {
        let curve = try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
        let fit = try SpringFit.findingStart(
            times: Self.times, values: Self.times.map { curve.value(at: min(max(($0 - 0.2) / 0.8, 0), 1)) })
        #expect(fit.verdict() == .notASpring(.misses))
    }

    @Test func `A known velocity or spring is kept`() throws {
        let motion = SpringMotion(spring: .bouncy, from: 0.0, to: 1)
        let values = Self.times.map { motion.position(at: max($0 - 0.25, 0)) }
        let still = try SpringFit.findingStart(
            times: Self.times, values: values, known: .init(initialVelocity: 0))
        #expect((still.startTime - 0.25).magnitude < 1e-7 && still.nearest.initialVelocity == 0)
        let given = try SpringFit.findingStart(
            times: Self.times, values: values, known: .init(spring: .bouncy))
        #expect((given.startTime - 0.25).magnitude < 1e-7 && given.nearest.spring == .bouncy)
    }

    @Test func `The differences of samples before the start are from rest`() throws {
        let motion = SpringMotion(spring: .bouncy, from: 5, to: 105, initialVelocity: 300)
        let values = Self.times.map { motion.position(at: max($0 - 0.5, 0)) }
        let fit = try SpringFit(times: Self.times, values: values, startTime: 0.5)
        #expect(fit.residual.largest < 1e-9 && fit.residual.count == 80)
        #expect(fit.verdict() == .spring)
    }
}

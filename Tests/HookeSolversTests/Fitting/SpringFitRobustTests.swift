import Foundation
import HookeSolvers
import TestSupport
import Testing

@Suite struct SpringFitRobustTests {
    private static let times = (0..<60).map { Double($0) / 60 }

    @Test func `Wrong samples beside an exact motion are outliers, and do not change the result`() throws {
        var random = SeededGenerator(seed: 81)
        for _ in 0..<randomCases(4) {
            let spring = try Spring(
                response: random.uniform(0.2...0.7), dampingRatio: random.uniform(0.1...1.5))
            let motion = SpringMotion(
                spring: spring, from: 0, to: 100, initialVelocity: random.uniform(-500...500))
            var values = Self.times.map { motion.position(at: $0) }
            let wrong = Array(Set((0..<3).map { _ in random.integer(1...58) })).sorted()
            for index in wrong { values[index] += random.uniform(30...300) * (random.chance(0.5) ? 1 : -1) }
            #expect(
                try SpringFit(times: Self.times, values: values).verdict() == .notASpring(.misses),
                "\(motion)")
            let fit = try SpringFit(times: Self.times, values: values, loss: .huber)
            #expect(fit.outliers == wrong, "\(motion)")
            #expect(fit.verdict() == .spring && fit.residual.count == 60 - wrong.count, "\(motion)")
            #expect((fit.nearest.spring.stiffness / spring.stiffness - 1).magnitude < 1e-5, "\(motion)")
            #expect(fit.residual.largest < 1e-5, "\(motion)")
        }
    }

    /// Σ ρ with σ from the median, as `Loss.huber` states.
    private func cost(_ motion: SpringMotion<Double>, _ values: [Double], sigma: Double) -> Double {
        zip(Self.times, values).reduce(0) { sum, sample in
            let r = (sample.1 - motion.position(at: sample.0)).magnitude / sigma
            return sum + (r <= 1.345 ? r * r / 2 : 1.345 * (r - 1.345 / 2))
        }
    }

    @Test func `With noise the result minimises Huber's loss`() throws {
        var random = SeededGenerator(seed: 82)
        for _ in 0..<randomCases(3) {
            let motion = SpringMotion(spring: .bouncy, from: 0, to: 100, initialVelocity: 200)
            let values = Self.times.map { time in
                motion.position(at: time) + random.uniform(-2...2)
                    + (random.chance(0.1) ? random.uniform(-50...50) : 0)
            }
            let fit = try SpringFit(times: Self.times, values: values, loss: .huber)
            let found = fit.nearest
            let sizes = zip(Self.times, values).map { ($1 - found.position(at: $0)).magnitude }.sorted()
            let sigma = 1.4826 * sizes[30]
            let least = cost(found, values, sigma: sigma)
            // No change of one number by a ten-thousandth, in either direction, has a smaller loss.
            let spring = found.spring
            for factor in [1 - 1e-4, 1 + 1e-4] {
                let others = [
                    SpringMotion(
                        spring: try Spring(
                            mass: 1, stiffness: spring.stiffness * factor, damping: spring.damping),
                        from: found.start, to: found.target, initialVelocity: found.initialVelocity),
                    SpringMotion(
                        spring: try Spring(
                            mass: 1, stiffness: spring.stiffness, damping: spring.damping * factor),
                        from: found.start, to: found.target, initialVelocity: found.initialVelocity),
                    SpringMotion(
                        spring: spring, from: found.start + 100 * (factor - 1), to: found.target,
                        initialVelocity: found.initialVelocity),
                    SpringMotion(
                        spring: spring, from: found.start, to: found.target * factor,
                        initialVelocity: found.initialVelocity),
                    SpringMotion(
                        spring: spring, from: found.start, to: found.target,
                        initialVelocity: found.initialVelocity * factor),
                ]
                for other in others { #expect(cost(other, values, sigma: sigma) > least, "\(other)") }
            }
            #expect(fit.verdict() == .spring)
        }
    }

    @Test func `Samples without wrong ones give nearly the same spring as least squares`() throws {
        let motion = SpringMotion(spring: .snappy, from: 0, to: 1, initialVelocity: 3)
        let values = Self.times.map { motion.position(at: $0) }
        let fit = try SpringFit(times: Self.times, values: values, loss: .huber)
        #expect(fit.outliers.isEmpty)
        #expect((fit.nearest.spring.stiffness / motion.spring.stiffness - 1).magnitude < 1e-10)
        let known = try SpringFit(
            times: Self.times, values: values, known: .init(spring: .snappy), loss: .huber)
        #expect(known.nearest.spring == .snappy && known.residual.largest < 1e-12)
    }
}

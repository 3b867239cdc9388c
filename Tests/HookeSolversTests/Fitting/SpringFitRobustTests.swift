import Foundation
import HookeSolvers
import TestSupport
import Testing

@Suite struct SpringFitRobustTests {
    private static let times = (0..<60).map { Double($0) / 60 }

    @Test func `Wrong samples beside an exact motion are outliers, and do not change the result`() throws {
        var random = SeededGenerator(seed: 81)
        let cases = randomCases(4)
        var missed: [String] = []
        for _ in 0..<cases {
            let spring = try Spring(
                response: random.uniform(0.2...0.7), dampingRatio: random.uniform(0.1...1.5))
            let motion = SpringMotion(
                spring: spring, from: 0, to: 100, initialVelocity: random.uniform(-500...500))
            var values = Self.times.map { motion.position(at: $0) }
            let wrong = Array(Set((0..<3).map { _ in random.integer(1...58) })).sorted()
            for index in wrong { values[index] += random.uniform(30...300) * (random.chance(0.5) ? 1 : -1) }
            // Without a tolerance a single wrong sample can pass for noise.
            let plain = try SpringFit(times: Self.times, values: values)
            #expect(plain.verdict(within: 1) == .notASpring(.misses), "\(motion)")
            let fit = try SpringFit(times: Self.times, values: values, loss: .huber)
            #expect(fit.verdict() == .spring, "\(motion)")
            if fit.outliers != wrong || fit.residual.count != 60 - wrong.count || fit.residual.largest >= 1e-5
                || (fit.nearest.spring.stiffness / spring.stiffness - 1).magnitude >= 1e-5
            {
                missed.append("\(motion), \(fit.outliers)")
            }
        }
        // The rest are local minima: 1 of 400.
        #expect(missed.count <= cases / 20, "\(missed)")
    }

    @Test(arguments: [
        // Stiffness, damping, velocity, and the wrong samples.
        (203.96356239474937, 8.168557684058577, -114.1309347693088, [1: 250.0, 28: 100, 55: -100]),
        (369.13735495144283, 15.040848193518537, -104.52591020580536, [2: 250, 40: 100, 54: -100]),
        (82.76116572611706, 20.837781217766356, 355.65422010727025, [1: 250, 16: 100, 21: -100]),
        (203.96356239474937, 8.168557684058577, -114.1309347693088, [1: -250, 2: 250, 3: -100]),
    ])
    func `Wrong samples near the start do not hold the search in a local minimum`(
        _ stiffness: Double, _ damping: Double, _ velocity: Double, _ wrong: [Int: Double]
    ) throws {
        let spring = try Spring(mass: 1, stiffness: stiffness, damping: damping)
        let motion = SpringMotion(spring: spring, from: 0, to: 100, initialVelocity: velocity)
        var values = Self.times.map { motion.position(at: $0) }
        for (index, error) in wrong { values[index] += error }
        let fit = try SpringFit(times: Self.times, values: values, loss: .huber)
        #expect(fit.outliers == wrong.keys.sorted())
        #expect((fit.nearest.spring.stiffness / stiffness - 1).magnitude < 1e-5)
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

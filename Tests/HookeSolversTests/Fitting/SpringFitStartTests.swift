import Foundation
@testable import Hooke
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
        /// The last time before the next sample when the motion is at its start: a motion that begins away from its
        /// target and is back before then has the same samples as one that begins there.
        var lastStartTime: Double {
            let next = SpringFitStartTests.times.first { $0 > startTime } ?? startTime
            func distance(_ time: Double) -> Double { motion.position(at: time - startTime) - motion.start }
            let knots = (1...1_000).map { startTime + (next - startTime) * Double($0) / 1_000 }
            for (low, high) in zip(knots, knots.dropFirst()).reversed()
            where distance(low) * distance(high) <= 0 {
                return bisect(low, high) { (distance($0) > 0) == (distance(low) > 0) }.high
            }
            return startTime
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

        init(_ motion: SpringMotion<Double>, from startTime: Double) {
            (self.motion, self.startTime) = (motion, startTime)
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
            worst.note((fit.startTime - late.lastStartTime).magnitude, late)
            #expect(
                (fit.nearest.spring.stiffness / late.motion.spring.stiffness - 1).magnitude < 1e-4, "\(late)")
            #expect((fit.nearest.start - late.motion.start).magnitude < 1e-3, "\(late)")
        }
        if RandomCases.isAsked { print("starts are found within \(worst)") }
        // From rest the start is a double root. Measured 5.6e-9 s from rest, 1.2e-14 s with a velocity.
        #expect(worst.error < (hasVelocity ? 1e-12 : 2e-8), "\(worst)")
    }

    @Test(arguments: [
        // Stiffness, damping, start, target, velocity and time.
        (
            113.53099589060608, 4.991257648856751, 4.2343219800685645, 93.64044093963115, 760.314192127053,
            0.5504033571870309
        ),
        (
            327.7453148394013, 4.963473839473701, 2.279566035117549, 98.16679769249849, 199.20999117948304,
            0.299
        ),
        (327.7453148394013, 4.963473839473701, 2.279566035117549, 98.16679769249849, -150, 0.2005),
        (327.7453148394013, 4.963473839473701, 2.279566035117549, 98.16679769249849, 0, 0.02),
        (100, 2, 0, 100, -400, 0.01),
    ])
    func `Late motions with a velocity are found, at the later of two starts with the same samples`(
        _ stiffness: Double, _ damping: Double, _ start: Double, _ target: Double, _ velocity: Double,
        _ time: Double
    ) throws {
        let spring = try Spring(mass: 1, stiffness: stiffness, damping: damping)
        let late = Late(
            SpringMotion(spring: spring, from: start, to: target, initialVelocity: velocity), from: time)
        let fit = try SpringFit.findingStart(times: Self.times, values: late.values)
        #expect(fit.verdict() == .spring)
        #expect((fit.startTime - late.lastStartTime).magnitude < 1e-7, "\(fit.startTime)")
        let expected = late.motion.velocity(at: late.lastStartTime - time)
        #expect((fit.nearest.initialVelocity - expected).magnitude < 1e-2, "\(fit.nearest.initialVelocity)")
    }

    @Test func `A known velocity other than 0 gives the start too`() throws {
        var random = SeededGenerator(seed: 73)
        for _ in 0..<randomCases(3) {
            let late = try Late(&random, hasVelocity: true)
            let fit = try SpringFit.findingStart(
                times: Self.times, values: late.values,
                known: .init(initialVelocity: late.motion.initialVelocity))
            #expect(fit.verdict() == .spring, "\(late)")
            #expect((fit.startTime - late.startTime).magnitude < 1e-7, "\(late): \(fit.startTime)")
        }
    }

    @Test func `Wrong samples do not move the start`() throws {
        var random = SeededGenerator(seed: 74)
        let cases = randomCases(3)
        var missed: [String] = []
        for _ in 0..<cases {
            let late = try Late(&random, hasVelocity: true)
            var values = late.values
            let wrong = [random.integer(1...4), random.integer(50...60), random.integer(61...78)]
            for index in wrong { values[index] += random.uniform(30...300) }
            let fit = try SpringFit.findingStart(times: Self.times, values: values, loss: .huber)
            if !wrong.allSatisfy(fit.outliers.contains) || fit.residual.largest >= 1e-6
                || (fit.startTime - late.lastStartTime).magnitude >= 1e-6
            {
                missed.append("\(late): \(fit.startTime)")
            }
        }
        // The rest are local minima: 2 of 300.
        #expect(missed.count <= cases / 20, "\(missed)")
    }

    /// A motion from rest is ½·x″·t² from there after t, so it leaves noise of standard deviation σ only after √(2σ/x″).
    @Test func `Noise moves the start of a motion from rest by less than it hides it`() throws {
        var random = SeededGenerator(seed: 72)
        var worst = Worst<Late>()
        for _ in 0..<randomCases(3) {
            let late = try Late(&random, hasVelocity: false)
            let values = late.values.map { $0 + random.uniform(-1...1) }
            let fit = try SpringFit.findingStart(times: Self.times, values: values)
            #expect(fit.verdict() == .spring, "\(late)")
            let motion = late.motion
            let pull = motion.spring.stiffness * (motion.target - motion.start).magnitude
            let hidden = (2 / (3.0.squareRoot() * pull)).squareRoot()
            worst.note((fit.startTime - late.startTime) / hidden, late)
        }
        if RandomCases.isAsked { print("noise moves a start by \(worst)") }
        // In √(2σ/x″), which is 4 to 13 ms here. Noise moves the motion at its start, and the rest, by a standard error below
        // σ each; √6 is 4.2 times both. Measured 1.97.
        #expect(worst.error < 6.0.squareRoot(), "\(worst)")
    }

    @Test func `Samples without rest start at the first one`() throws {
        let motion = SpringMotion(spring: .bouncy, from: 5, to: 105, initialVelocity: 300)
        let values = Self.times.map { motion.position(at: $0) }
        let fit = try SpringFit.findingStart(times: Self.times, values: values)
        #expect(fit == (try SpringFit(times: Self.times, values: values)))
        #expect(fit.startTime == 0)
        var random = SeededGenerator(seed: 75)
        for _ in 0..<randomCases(3) {
            let noisy = values.map { $0 + random.uniform(-1...1) }
            #expect(try SpringFit.findingStart(times: Self.times, values: noisy).startTime == 0)
        }
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

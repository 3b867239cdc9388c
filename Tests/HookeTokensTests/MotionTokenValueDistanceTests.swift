import Foundation
import HookeTokens
import TestSupport
import Testing

@Suite struct MotionTokenValueDistanceTests {
    private func transition(_ duration: Double, delay: Double = 0) throws -> MotionTokenValue {
        .transition(
            TokenTransition(
                duration: try TokenDuration(duration, .seconds), delay: try TokenDuration(delay, .seconds),
                curve: .bezier(.linear)))
    }

    /// The step of an underdamped spring from rest, by the textbook.
    private func step(_ response: Double, _ ratio: Double, _ time: Double) -> Double {
        let rate = 2 * Double.pi / response
        let (decay, turn) = (ratio * rate, rate * (1 - ratio * ratio).squareRoot())
        return 1 - exp(-decay * time) * (cos(turn * time) + decay / turn * sin(turn * time))
    }

    @Test func `A transition is compared with a slower spring until the spring has settled`() throws {
        // The spring overshoots by exp(−πζ/√(1 − ζ²)) at 0.5 s, long after the transition; at its end its error is 0.692.
        let ratio = 0.05
        let spring = MotionTokenValue.spring(try Spring(response: 1, dampingRatio: ratio))
        let overshoot = exp(-Double.pi * ratio / (1 - ratio * ratio).squareRoot())
        let quick = try transition(0.2)
        for (a, b) in [(quick, spring), (spring, quick)] {
            let found = try #require(a.distance(to: b))
            #expect((found - overshoot).magnitude < 1e-6, "\(found)")
        }
    }

    @Test func `Values of different ends are compared until the later one, in both directions`() throws {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<20 {
            let (response, ratio) = (random.logUniform(0.3...2), random.uniform(0.2...0.9))
            let spring = MotionTokenValue.spring(try Spring(response: response, dampingRatio: ratio))
            let (quick, late) = (random.logUniform(0.3...2), random.uniform(0...2))
            let second: (MotionTokenValue, (Double) -> Double)
            if random.chance(0.5) {
                second = (try transition(quick, delay: late), { min(max(($0 - late) / quick, 0), 1) })
            } else {
                second = (
                    .spring(try Spring(response: quick, dampingRatio: 0.3)), { step(quick, 0.3, $0) }
                )
            }
            // Dense samples of the plain formulas, past both ends: 0.001 is left there.
            let end = 8 / (ratio * 2 * Double.pi / response) + late + quick + 8 * quick
            let largest =
                (0...40_000).map { index in
                    let time = end * Double(index) / 40_000
                    return (step(response, ratio, time) - second.1(time)).magnitude
                }.max() ?? 0
            let (there, back) = (spring.distance(to: second.0), second.0.distance(to: spring))
            let (found, other) = (try #require(there), try #require(back))
            #expect((found - other).magnitude < 1e-9)
            #expect((found - largest).magnitude < 2e-3, "\(found), not \(largest)")
        }
    }

    @Test func `An undamped spring is compared for ten periods, and a delay counts`() throws {
        let swing = MotionTokenValue.spring(try Spring(response: 1, dampingRatio: 0))
        let quick = try transition(0.2)
        // From 0.2 s on it swings from 0 to 2 around the end.
        for distance in [quick.distance(to: swing), swing.distance(to: quick)] {
            #expect(((distance ?? 0) - 1).magnitude < 1e-6)
        }
        // Two lines of equal speed, one of them 0.1 s later.
        let late = try transition(0.2, delay: 0.1)
        for distance in [quick.distance(to: late), late.distance(to: quick)] {
            #expect(((distance ?? 0) - 0.5).magnitude < 1e-9)
        }
        // The delayed one is at its end after 0.5 s, half the time of the other one.
        let (after, slow) = (try transition(0.3, delay: 0.2), try transition(1))
        for distance in [after.distance(to: slow), slow.distance(to: after)] {
            #expect(((distance ?? 0) - 0.5).magnitude < 1e-9)
        }
    }
}

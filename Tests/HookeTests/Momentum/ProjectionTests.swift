import Foundation
import Hooke
import TestSupport
import Testing

@Suite struct ProjectionTests {
    @Test func `A fling of 1000 units per second ends at the published positions`() {
        func distance(_ rate: DecelerationRate, _ rule: MomentumProjection.Rule) -> Double {
            MomentumProjection(rate: rate, rule: rule).distance(at: 1_000.0)
        }
        #expect(abs(distance(.normal, .discrete) - 499) < 1e-9)
        #expect(abs(distance(.fast, .discrete) - 99) < 1e-10)
        #expect(abs(distance(.normal, .exact) - 499.50) < 0.005)
        #expect(abs(distance(.fast, .exact) - 99.50) < 0.005)
    }

    @Test func `The exact rule is the integral of the velocity`() {
        // Simpson's rule over 20 half-lives and the rest of the geometric series; worst difference 4.2e-16.
        for rate in [DecelerationRate.normal, .fast] {
            let steps = 20_000
            let end = 20 * rate.halfLife
            func velocity(_ time: Double) -> Double { pow(rate.perMillisecond, 1_000 * time) }
            var sum = velocity(0) + velocity(end)
            for step in 1..<steps {
                sum += (step.isMultiple(of: 2) ? 2 : 4) * velocity(end * Double(step) / Double(steps))
            }
            let travelled = sum * end / Double(steps) / 3 / (1 - pow(0.5, 20))
            let expected = MomentumProjection(rate: rate).distance(at: 1.0)
            #expect(abs(travelled - expected) < 1e-14 * expected)
        }
    }

    @Test func `The velocity halves in the half-life`() {
        #expect(abs(DecelerationRate.normal.halfLife - 0.3462) < 5e-5)
        #expect(abs(DecelerationRate.fast.halfLife - 0.06897) < 5e-6)
    }

    @Test func `A distance converts back to its velocity`() {
        // Worst error: 2 u.
        var random = SeededGenerator(seed: 5)
        for _ in 0..<randomCases(1_000) {
            let velocity = SIMD2(random.uniform(-1e4...1e4), random.uniform(-1e4...1e4))
            for rule in MomentumProjection.Rule.allCases {
                let projection = MomentumProjection(rate: .fast, rule: rule)
                let back = projection.velocity(covering: projection.distance(at: velocity))
                #expect(abs(back.x - velocity.x) <= 4 * unitRoundoff * abs(velocity.x))
                #expect(abs(back.y - velocity.y) <= 4 * unitRoundoff * abs(velocity.y))
            }
        }
    }

    @Test func `The end is the position plus the distance`() {
        let projection = MomentumProjection(rate: .normal, rule: .discrete)
        #expect(abs(projection.end(from: 100.0, velocity: -1_000) - -399) < 1e-9)
        #expect(projection.distance(at: Double.nan).isNaN)
    }

    @Test(arguments: [0, 1, -0.5, 1.5, .nan, .infinity])
    func `A rate outside (0, 1) is refused`(_ rate: Double) {
        #expect(throws: HookeError.self) { try DecelerationRate(perMillisecond: rate) }
    }

    @Test func `Coding keeps rates and projections and checks their numbers`() throws {
        let projection = MomentumProjection(rate: .fast, rule: .discrete)
        let data = try JSONEncoder().encode(projection)
        #expect(try JSONDecoder().decode(MomentumProjection.self, from: data) == projection)
        #expect(throws: HookeError.self) {
            try JSONDecoder().decode(DecelerationRate.self, from: Data("2".utf8))
        }
    }
}

import Foundation
import Hooke
import TestSupport
import Testing

@Suite struct SpringHalfLifeTests {
    @Test func `The envelope of an oscillation halves in each envelope half-life`() throws {
        for ratio in [0.1, 0.5, 0.9] {
            let spring = try Spring(envelopeHalfLife: 0.3, dampingRatio: ratio)
            #expect(abs(spring.decayRate / (log(2) / 0.3) - 1) <= 4 * unitRoundoff)
            #expect(abs(spring.dampingRatio - ratio) <= 4 * unitRoundoff)
            let motion = SpringMotion(spring: spring, from: 1, to: 0)
            let period = 2 * Double.pi / spring.dampedAngularFrequency
            let share = motion.position(at: period) / motion.position(at: 0)
            #expect(abs(share - exp2(-period / 0.3)) <= 16 * unitRoundoff)
        }
    }

    @Test func `Holden's half-life leaves his share of the distance`() throws {
        // (1 + 2 log 2)/4, from rest at critical damping.
        let spring = try Spring(holdenHalfLife: 0.25)
        #expect(spring.regime == .critical || abs(spring.dampingRatio - 1) <= 2 * unitRoundoff)
        let left = SpringMotion(spring: spring, from: 1, to: 0).position(at: 0.25)
        #expect(abs(left - 0.596_573_590_279_972_7) <= 4 * unitRoundoff)
        // His damping: 4 log(2)/half-life.
        #expect(abs(spring.damping / (4 * log(2) / 0.25) - 1) <= 4 * unitRoundoff)
    }

    @Test func `Half of the distance is left at the half-distance time`() throws {
        for time in [1e-3, 0.2, 7] {
            let spring = try Spring(halfDistanceTime: time)
            #expect(abs(spring.angularFrequency * time / 1.678_346_990_016_660_5 - 1) <= 4 * unitRoundoff)
            let left = SpringMotion(spring: spring, from: 1, to: 0).position(at: time)
            #expect(abs(left - 0.5) <= 4 * unitRoundoff)
        }
    }

    @Test func `Each half-life reads back`() throws {
        // Worst error: 2 u.
        var random = SeededGenerator(seed: 3)
        for _ in 0..<randomCases(200) {
            let (time, ratio) = (pow(10, random.uniform(-4...3)), pow(10, random.uniform(-1...1)))
            let envelope = try Spring(envelopeHalfLife: time, dampingRatio: ratio, mass: 2.5)
            #expect(envelope.mass == 2.5)
            #expect(abs(envelope.envelopeHalfLife / time - 1) <= 4 * unitRoundoff)
            let holden = try Spring(holdenHalfLife: time, dampingRatio: ratio)
            #expect(abs(holden.holdenHalfLife / time - 1) <= 4 * unitRoundoff)
            let half = try Spring(halfDistanceTime: time)
            #expect(abs(half.halfDistanceTime / time - 1) <= 8 * unitRoundoff)
        }
        #expect(try Spring(mass: 1, stiffness: 4, damping: 0).envelopeHalfLife == .infinity)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -1, 1e-300, 1e300])
    func `Half-lives and ratios outside their domain are errors`(value: Double) {
        #expect(throws: HookeError.self) { try Spring(envelopeHalfLife: value) }
        #expect(throws: HookeError.self) { try Spring(holdenHalfLife: value) }
        #expect(throws: HookeError.self) { try Spring(halfDistanceTime: value) }
        #expect(throws: HookeError.self) { try Spring(envelopeHalfLife: 1, dampingRatio: value) }
        #expect(throws: HookeError.self) { try Spring(holdenHalfLife: 1, dampingRatio: value) }
    }
}

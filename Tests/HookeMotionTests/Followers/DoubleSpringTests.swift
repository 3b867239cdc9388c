import Foundation
import HookeMotion
import TestSupport
import Testing

@Suite struct DoubleSpringTests {
    @Test func `The state is that of the 40-digit vector`() throws {
        let spring = try DoubleSpring(
            angularFrequency: 12, from: 1.0, velocity: 2, intermediate: -3, intermediateVelocity: 4, to: 10)
        let state = spring.state(at: 0.25)
        // Conditioned: the terms are up to five times the position.
        #expect(abs(state.position / 2.482_152_676_452_545 - 1) <= 8 * unitRoundoff)
        #expect(abs(state.velocity / 27.582_035_875_796_624 - 1) <= 8 * unitRoundoff)
        #expect(spring.position(at: 0) == 1 && spring.velocity(at: 0) == 2)
    }

    @Test func `States match the table`() throws {
        var errors = FollowerErrors()
        for item in try FollowerGolden.cases("B") {
            let n = item.numbers
            let spring = try DoubleSpring(
                angularFrequency: n[0], from: n[1], velocity: n[2], intermediate: n[3],
                intermediateVelocity: n[4], to: n[5])
            errors.note(spring, item, rate: n[0])
        }
        // Worst errors in u of the sizes: 0.92, 0.48 and 0.58.
        #expect(errors.position.error <= 2, "\(errors.position)")
        #expect(errors.velocity.error <= 1, "\(errors.velocity)")
        #expect(errors.acceleration.error <= 2, "\(errors.acceleration)")
    }

    @Test func `It starts without acceleration from rest, and ends at its goal`() throws {
        let spring = try DoubleSpring(angularFrequency: 5, from: SIMD2(0.0, 1), to: SIMD2(7, 7))
        #expect(spring.acceleration(at: 0).norm < 1e-12)
        #expect(spring.position(at: .infinity) == SIMD2(7, 7))
        #expect(spring.velocity(at: 1e300) == .zero)
        #expect(spring.position(at: .nan).x.isNaN && spring.position(at: -.infinity).x.isNaN)
        let data = try JSONEncoder().encode(spring)
        #expect(try JSONDecoder().decode(DoubleSpring<SIMD2<Double>>.self, from: data) == spring)
    }

    @Test(arguments: [Double.nan, .infinity, 0, -1])
    func `Frequencies outside their domain are errors`(value: Double) {
        #expect(throws: HookeError.self) { try DoubleSpring(angularFrequency: value, from: 0.0, to: 1) }
    }
}

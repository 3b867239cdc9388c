import Foundation
import TestSupport
import Testing

@testable import HookeMotion

@Suite struct BoundedMotionTests {
    @Test(arguments: [0.0, 0.2, 0.8, 1, 1.5])
    func `The bound of a spring's fourth derivative holds, and is reached within a quarter period`(
        ratio: Double
    ) throws {
        let spring = try Spring(mass: 1, stiffness: 9, damping: 6 * ratio)
        let motion = SpringMotion(spring: spring, from: 0.0, to: 2, initialVelocity: -3)
        for start in [0.0, 0.3, 1, 2.5] {
            let bound = motion.fourthDerivativeBound(in: start...(start + 4))
            var largest = 0.0
            for index in 0...400 {
                let time = start + Double(index) / 100
                // y⁗ = (c² − k)·a + c·k·v with a = −k·y − c·v, by the equation of motion.
                let (a, v) = (motion.acceleration(at: time), motion.velocity(at: time))
                let damping = 6 * ratio
                let fourth = (damping * damping - 9) * a + damping * 9 * v
                largest = max(largest, fourth.magnitude)
            }
            #expect(largest <= bound)
            if ratio == 0 { #expect(largest > 0.999 * bound) }
        }
    }

    @Test(arguments: [0.0, 0.3, 1, 2])
    func `Cubics in place of a spring are within their error`(ratio: Double) throws {
        let spring = try Spring(mass: 2, stiffness: 50, damping: 20 * ratio)
        let motion = SpringMotion(spring: spring, from: 10.0, to: 110, initialVelocity: 40)
        for error in [1.0, 1e-3, 1e-6] {
            let cubics = try PiecewiseCubic(motion, component: 0, from: 0, to: 3, error: error)
            var worst = 0.0
            for index in 0...3_000 {
                let time = Double(index) / 1_000
                worst = max(worst, (cubics.value(at: time) - motion.position(at: time)).magnitude)
            }
            #expect(worst <= cubics.error)
            #expect(worst > 0.05 * error)
        }
    }
}

import Foundation
import Hooke
import TestSupport
import Testing

/// A vector type of the caller.
private struct Place: VectorSpace {
    var x, y: Double
    static let zero = Place(x: 0, y: 0)
    func adding(_ other: Place) -> Place { Place(x: x + other.x, y: y + other.y) }
    func subtracting(_ other: Place) -> Place { Place(x: x - other.x, y: y - other.y) }
    func scaled(by factor: Double) -> Place { Place(x: x * factor, y: y * factor) }
    var norm: Double { (x * x + y * y).squareRoot() }
}

@Suite struct SpringMotionTests {
    private let springs: [Spring]

    init() throws {
        springs = try [0, 0.2, 1, 1.0000001, 4].map {
            try Spring(response: 0.6, dampingRatio: $0, mass: 2.5)
        }
    }

    @Test func `A motion starts at its start with its velocity`() {
        for spring in springs {
            let motion = SpringMotion(spring: spring, from: 3.1, to: 10.7, initialVelocity: -5)
            #expect(motion.position(at: 0) == 3.1)
            #expect(motion.velocity(at: 0) == -5)
            let state = motion.state(at: 0.2)
            #expect(state.position == motion.position(at: 0.2))
            #expect(state.velocity == motion.velocity(at: 0.2))
            #expect(state.acceleration == motion.acceleration(at: 0.2))
        }
    }

    @Test func `A worked example is reproduced`() throws {
        // p = 0.4, v = 2/s, ζ = 1, response 0.4 s.
        let motion = SpringMotion(
            spring: try Spring(response: 0.4, dampingRatio: 1), from: 0.4, to: 1, initialVelocity: 2)
        for (time, position) in [(0.1, 0.72093), (0.2, 0.90990), (0.4, 0.99333)] {
            #expect(abs(motion.position(at: time) - position) < 5e-6)
        }
    }

    @Test func `SIMD components are bit-identical to scalar motions`() {
        for spring in springs {
            let motion = SpringMotion(
                spring: spring, from: SIMD4(1.0, -2, 0, 7), to: SIMD4(0, 5, 0, 3),
                initialVelocity: SIMD4(3, 0, 0, -1e3))
            for time in [-0.1, 0, 0.05, 0.9, 30] {
                let state = motion.state(at: time)
                for index in 0..<4 {
                    let scalar = SpringMotion(
                        spring: spring, from: motion.start[index], to: motion.target[index],
                        initialVelocity: motion.initialVelocity[index]
                    ).state(at: time)
                    #expect(state.position[index] == scalar.position)
                    #expect(state.velocity[index] == scalar.velocity)
                    #expect(state.acceleration[index] == scalar.acceleration)
                }
            }
        }
    }

    @Test func `Single precision is the double rounded once`() {
        for spring in springs {
            let single = SpringMotion<SIMD2<Float>>(
                spring: spring, from: SIMD2(1.1, 2), to: SIMD2(-3.3, 0), initialVelocity: SIMD2(0, 9))
            let scalar = SpringMotion<Float>(spring: spring, from: 1.1, to: -3.3)
            let double = SpringMotion(spring: spring, from: Double(Float(1.1)), to: Double(Float(-3.3)))
            for time in [0, 0.1, 0.7] {
                #expect(single.position(at: time).x == Float(double.position(at: time)))
                #expect(scalar.position(at: time) == Float(double.position(at: time)))
                #expect(scalar.velocity(at: time) == Float(double.velocity(at: time)))
            }
        }
    }

    @Test func `A custom vector type is within its error bound`() {
        // Worst error: 2.95 u of the terms.
        var worst = Worst<Double>()
        for spring in springs {
            let motion = SpringMotion(
                spring: spring, from: Place(x: 1, y: -2), to: Place(x: 10, y: 5),
                initialVelocity: Place(x: 30, y: 4))
            let exact = SpringMotion(
                spring: spring, from: SIMD2(1.0, -2), to: SIMD2(10, 5), initialVelocity: SIMD2(30, 4))
            for step in -10...200 {
                let time = Double(step) * 0.013
                let (found, known) = (motion.state(at: time), exact.state(at: time))
                let c = SpringPropagator(spring, elapsed: time).coefficients
                let scale = abs(c.positionFromPosition) * 9 + abs(c.positionFromVelocity) * 30
                let fast = abs(c.velocityFromPosition) * 9 + abs(c.velocityFromVelocity) * 30
                worst.note((found.position.x - known.position.x) / (unitRoundoff * (scale + 10)), time)
                worst.note((found.velocity.x - known.velocity.x) / (unitRoundoff * fast), time)
            }
        }
        #expect(worst.error <= 8, "\(worst)")
    }

    @Test func `Retargeting is continuous in position and velocity`() {
        for spring in springs {
            let motion = SpringMotion(spring: spring, from: 0.0, to: 100, initialVelocity: 40)
            let next = motion.retargeted(to: -3, at: 0.17)
            #expect(next.position(at: 0) == motion.position(at: 0.17))
            #expect(next.velocity(at: 0) == motion.velocity(at: 0.17))
            #expect(next.target == -3 && next.spring == spring)
            #expect(motion.retargeted(to: 0, at: 0.17, spring: .snappy).spring == .snappy)
            // Retargeting to the same target does not change the motion.
            let same = motion.retargeted(to: 100, at: 0.17)
            #expect(abs(same.position(at: 0.2) - motion.position(at: 0.37)) < 1e-12)
        }
    }

    @Test func `Retargeting at any time keeps position and velocity bit-identical`() {
        checkProperty(seed: 71, cases: 1_000, SpringCase.generator) { sample in
            let motion = sample.motion
            for fraction in [-0.01, 0, 0.02, 0.3, 1, 5] {
                let time = fraction * sample.span
                let now = motion.state(at: time)
                for target in [motion.target, -motion.target, now.position] {
                    let next = motion.retargeted(to: target, at: time).state(at: 0)
                    if next.position != now.position || next.velocity != now.velocity {
                        return "\(next) after \(now) at \(time)"
                    }
                }
            }
            return nil
        }
    }

    @Test func `A velocity at the target moves the value out and back`() throws {
        for spring in springs {
            let motion = SpringMotion(spring: spring, from: 3.0, to: 3, initialVelocity: -8)
            #expect(motion.position(at: 0) == 3 && motion.velocity(at: 0) == -8)
            #expect(abs(motion.position(at: 1e-9) - (3 - 8e-9)) < 1e-15)
            let turn = try #require(motion.turningPoints.first { _ in true })
            #expect(turn.time > 0 && turn.position < 3)
            // Retargeted to its position, it continues with its velocity.
            let moving = SpringMotion(spring: spring, from: 0.0, to: 9).state(at: 0.1)
            let caught = SpringMotion(spring: spring, from: 0.0, to: 9)
                .retargeted(to: moving.position, at: 0.1)
            #expect(caught.velocity(at: 0) == moving.velocity && moving.velocity > 0)
            #expect(caught.overshoot > 0)
        }
    }

    @Test func `A non-finite start, target or velocity makes that component NaN`() {
        for spring in springs {
            for bad in [Double.nan, .infinity, -.infinity] {
                for time in [0, 0.3] {
                    let start = SpringMotion(spring: spring, from: SIMD2(bad, 1), to: SIMD2(0, 0))
                    #expect(start.position(at: time).x.isNaN && start.velocity(at: time).x.isNaN)
                    #expect(start.position(at: time).y.isFinite)
                    #expect(SpringMotion(spring: spring, from: 0, to: bad).position(at: time).isNaN)
                    #expect(
                        SpringMotion(spring: spring, from: 0, to: 1, initialVelocity: bad).position(at: time)
                            .isNaN)
                }
                #expect(SpringMotion(spring: spring, from: bad, to: 1).settlingDuration() == nil)
                #expect(SpringMotion(spring: spring, from: bad, to: 1).firstTimeAtTarget == nil)
                #expect(SpringMotion(spring: spring, from: bad, to: 1).overshoot.isNaN)
            }
        }
    }

    @Test func `A damped motion is at its target at late times`() throws {
        let faint = try Spring(mass: 1, stiffness: 1, damping: 1e-29)
        let creeping = try Spring(mass: 1, stiffness: 1e-200, damping: 1e30)
        for spring in springs + [faint, creeping] where spring.regime != .undamped {
            for time in [1e299, 1e300, 1e307, Double.greatestFiniteMagnitude, .infinity] {
                let state = SpringMotion(spring: spring, from: 3, to: 7, initialVelocity: -1e5).state(
                    at: time)
                #expect(state.position == 7 && state.velocity == 0 && state.acceleration == 0, "\(time)")
            }
        }
    }

    @Test func `A distance that is not a double is kept exactly`() {
        // start − target is rounded, but at time 0 the motion is at its start.
        let start = 1e17 + 16
        let motion = SpringMotion(spring: .smooth, from: start, to: 0.75)
        #expect(motion.position(at: 0) == start)
        let far = SpringMotion(
            spring: .bouncy, from: -Double.greatestFiniteMagnitude, to: Double.greatestFiniteMagnitude)
        #expect(far.position(at: 0) == -Double.greatestFiniteMagnitude, "the distance itself is infinite")
        #expect(far.position(at: 0.1).isFinite && far.position(at: 10) == .greatestFiniteMagnitude)
    }

    @Test func `Motions are equal if their arguments are equal`() throws {
        let motion = SpringMotion(spring: .snappy, from: 0.0, to: 1, initialVelocity: 2)
        #expect(motion == SpringMotion(spring: .snappy, from: 0.0, to: 1, initialVelocity: 2))
        #expect(motion != SpringMotion(spring: .bouncy, from: 0.0, to: 1, initialVelocity: 2))
        #expect(motion != SpringMotion(spring: .snappy, from: 0.0, to: 1, initialVelocity: 3))
        #expect(Set([motion, motion]).count == 1)
        let data = try JSONEncoder().encode(motion)
        #expect(try JSONDecoder().decode(SpringMotion<Double>.self, from: data) == motion)
    }
}

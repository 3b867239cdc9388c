import Hooke
import TestSupport
import Testing

@Suite struct SpringParametersTests {
    /// |found − given| in u of `scale`.
    private func units(_ found: Double, _ given: Double, of scale: Double) -> Double {
        abs(found - given) / (unitRoundoff * scale)
    }

    @Test func `Response and damping ratio read back within 4 u`() throws {
        // Worst seen: response 0, damping ratio 2 u.
        var random = SeededGenerator(seed: 31)
        var (response, ratio) = (Worst<String>(), Worst<String>())
        for _ in 0..<5_000 {
            let given = (
                random.logUniform(1e-3...1e3), random.chance(0.1) ? 1 : random.logUniform(1e-6...1e4),
                random.logUniform(1e-3...1e3)
            )
            let spring = try Spring(response: given.0, dampingRatio: given.1, mass: given.2)
            #expect(spring.mass == given.2)
            response.note(units(spring.response, given.0, of: given.0), "\(given)")
            ratio.note(units(spring.dampingRatio, given.1, of: given.1), "\(given)")
            #expect(spring.duration == spring.response)
        }
        #expect(response.error <= 4, "\(response)")
        #expect(ratio.error <= 4, "\(ratio)")
    }

    @Test func `Duration and bounce read back within 4 u`() throws {
        // Worst seen: duration 0, bounce 1.3 u.
        var random = SeededGenerator(seed: 32)
        var (duration, bounce) = (Worst<String>(), Worst<String>())
        for _ in 0..<5_000 {
            let given = (
                random.logUniform(1e-3...1e3),
                random.chance(0.1)
                    ? [0, 1, -0.999, 1e-12, -1e-12][random.integer(0...4)] : random.uniform(-0.99...1)
            )
            let spring = try Spring(duration: given.0, bounce: given.1)
            #expect(spring.mass == 1)
            duration.note(units(spring.duration, given.0, of: given.0), "\(given)")
            bounce.note(units(spring.bounce, given.1, of: 1), "\(given)")
        }
        #expect(duration.error <= 4, "\(duration)")
        #expect(bounce.error <= 4, "\(bounce)")
    }

    @Test func `Extreme masses and responses read back too`() throws {
        for (response, ratio, mass) in [
            (1e-130, 0.5, 1e-30), (1e130, 0.1, 1e250), (1e-3, 2.0, 1e-290), (7.0, 1.0, 3e300),
        ] {
            let spring = try Spring(response: response, dampingRatio: ratio, mass: mass)
            #expect(units(spring.response, response, of: response) <= 4)
            #expect(units(spring.dampingRatio, ratio, of: ratio) <= 4)
        }
    }

    @Test func `A mass other than 1 changes forces, not the motion`() throws {
        let light = try Spring(response: 0.4, dampingRatio: 0.7)
        let heavy = try Spring(response: 0.4, dampingRatio: 0.7, mass: 8)
        #expect(heavy.stiffness == 8 * light.stiffness && heavy.damping == 8 * light.damping)
        #expect(heavy.dampingRatio == light.dampingRatio)
    }

    @Test func `The derived rates are those of the textbook`() throws {
        let spring = try Spring(mass: 2, stiffness: 50, damping: 12)  // ω0 5, g 3, w 4
        #expect(spring.angularFrequency == 5)
        #expect(spring.decayRate == 3)
        #expect(spring.dampedAngularFrequency == 4)
        #expect(spring.dampingRatio == 0.6)
        #expect(ulpDistance(spring.response, 1.2566370614359172) <= 1)
        #expect(abs(spring.bounce - 0.4) <= 2 * unitRoundoff)
        let slow = try Spring(mass: 2, stiffness: 32, damping: 20)  // ω0 4, g 5, w 3
        #expect(slow.dampedAngularFrequency == 3 && slow.decayRate == 5 && slow.dampingRatio == 1.25)
        #expect(abs(slow.bounce - -0.2) <= 2 * unitRoundoff)
        let far = try Spring(mass: 1e-200, stiffness: 4e60, damping: 0)
        #expect(ulpDistance(far.dampedAngularFrequency, 2e130) <= 1)
        #expect(ulpDistance(far.angularFrequency, 2e130) <= 1)
    }

    @Test func `The presets have their published numbers`() throws {
        func check(_ spring: Spring, duration: Double, bounce: Double) {
            #expect(units(spring.duration, duration, of: duration) <= 4)
            #expect(units(spring.bounce, bounce, of: 1) <= 4)
        }
        check(.smooth, duration: 0.5, bounce: 0)
        check(.snappy, duration: 0.5, bounce: 0.15)
        check(.bouncy, duration: 0.5, bounce: 0.3)
        check(.interactive, duration: 0.15, bounce: 0.14)
        check(.responsive, duration: 0.5, bounce: 0.175)
        check(try .smooth(duration: 0.3, extraBounce: 0.1), duration: 0.3, bounce: 0.1)
        check(try .snappy(duration: 0.3, extraBounce: 0.1), duration: 0.3, bounce: 0.25)
        check(try .bouncy(extraBounce: 0.1), duration: 0.5, bounce: 0.4)
        check(try .interactive(dampingRatio: 0.5), duration: 0.15, bounce: 0.5)
        #expect(Spring() == .smooth)
        #expect(Spring.coreAnimationDefault.dampingRatio == 0.5)
        #expect(abs(Spring.uiKitTimingDefault.dampingRatio - 4.564) < 5e-4)
        #expect(throws: HookeError.self) { try Spring.snappy(extraBounce: 0.9) }
    }
}

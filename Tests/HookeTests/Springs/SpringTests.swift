import Foundation
import Hooke
import TestSupport
import Testing

@Suite struct SpringTests {
    @Test func `Mass, stiffness and damping are kept exactly`() throws {
        let spring = try Spring(mass: 0.1, stiffness: 170.3, damping: 26.7)
        #expect(spring.mass == 0.1 && spring.stiffness == 170.3 && spring.damping == 26.7)
    }

    @Test func `The regime is decided without rounding`() throws {
        #expect(try Spring(mass: 2, stiffness: 50, damping: 0).regime == .undamped)
        #expect(try Spring(mass: 2, stiffness: 50, damping: 20).regime == .critical)
        #expect(try Spring(mass: 2, stiffness: 50, damping: 20.0.nextUp).regime == .overdamped)
        #expect(try Spring(mass: 2, stiffness: 50, damping: 20.0.nextDown).regime == .underdamped)
        #expect(try Spring(mass: 2, stiffness: 50.0.nextUp, damping: 20).regime == .underdamped)
        // 4mk and c² differ in the 100th bit: both round to the same double.
        let c = 1 + 0x1p-50
        let k = (c * c).nextDown
        let spring = try Spring(mass: 0.25, stiffness: c * c, damping: c)
        let below = try Spring(mass: 0.25, stiffness: k, damping: c)
        #expect(spring.regime == .overdamped && below.regime == .overdamped)
        #expect(try Spring(mass: 0.25, stiffness: (c * c).nextUp, damping: c).regime == .underdamped)
    }

    @Test(arguments: [0, -1, Double.nan, Double.infinity])
    func `Errors for numbers outside the domain name the field`(_ bad: Double) {
        func field(_ make: () throws(HookeError) -> Spring) -> String? {
            do {
                _ = try make()
                return nil
            } catch {
                guard case .outOfRange(let field, _, _) = error else { return "\(error)" }
                return field.name
            }
        }
        #expect(field { () throws(HookeError) in try Spring(mass: bad, stiffness: 1, damping: 1) } == "mass")
        #expect(
            field { () throws(HookeError) in try Spring(mass: 1, stiffness: bad, damping: 1) } == "stiffness")
        if bad != 0 {
            #expect(
                field { () throws(HookeError) in try Spring(mass: 1, stiffness: 1, damping: bad) }
                    == "damping")
            #expect(
                field { () throws(HookeError) in try Spring(response: 1, dampingRatio: bad) }
                    == "dampingRatio")
            #expect(field { () throws(HookeError) in try Spring(duration: 1, bounce: 2 * bad) } == "bounce")
        }
        #expect(field { () throws(HookeError) in try Spring(response: bad, dampingRatio: 1) } == "response")
        #expect(field { () throws(HookeError) in try Spring(duration: bad, bounce: 0) } == "duration")
        #expect(
            field { () throws(HookeError) in try Spring(response: 1, dampingRatio: 1, mass: bad) } == "mass")
    }

    @Test func `The ends of the domain are accepted, numbers beyond throw`() throws {
        _ = try Spring(mass: 1, stiffness: 1e-280, damping: 2e-140)
        _ = try Spring(mass: 1, stiffness: 1e280, damping: 1.9e140)
        _ = try Spring(mass: 1e-300, stiffness: 1e-20, damping: 1e-170)
        #expect(throws: HookeError.self) { try Spring(mass: 1, stiffness: 0.9e-280, damping: 1) }
        #expect(throws: HookeError.self) { try Spring(mass: 1, stiffness: 1.1e280, damping: 1) }
        #expect(throws: HookeError.self) { try Spring(mass: 1, stiffness: 1, damping: 1e-141) }
        #expect(throws: HookeError.self) { try Spring(mass: 1, stiffness: 1, damping: 1e141) }
        #expect(throws: HookeError.self) { try Spring(mass: 1e-300, stiffness: 1e300, damping: 1) }
        #expect(throws: HookeError.self) { try Spring(response: 1e-150, dampingRatio: 1) }
        #expect(throws: HookeError.self) { try Spring(duration: 1e160, bounce: 0) }
        #expect(throws: HookeError.self) { try Spring(duration: 1, bounce: -1) }
        #expect(throws: HookeError.self) { try Spring(duration: 1, bounce: 1.0.nextUp) }
        #expect(throws: HookeError.self) { try Spring(response: 1e-100, dampingRatio: 1, mass: 1e300) }
    }

    @Test func `Coding keeps the spring and checks its numbers`() throws {
        let spring = try Spring(mass: 0.1, stiffness: 170.3, damping: 26.7)
        let data = try JSONEncoder().encode(spring)
        #expect(try JSONDecoder().decode(Spring.self, from: data) == spring)
        let bad = Data(#"{"mass":1,"stiffness":-4,"damping":1}"#.utf8)
        #expect(throws: HookeError.self) { try JSONDecoder().decode(Spring.self, from: bad) }
    }

    /// Springs of damping ratio 1 in spellings whose numbers are rounded.
    @Test func `A spring is reported as critical within the rounding of its parameters`() throws {
        var random = SeededGenerator(seed: 17)
        var springs = [Spring.smooth, Spring()]
        for _ in 0..<60 {
            let (mass, time) = (random.logUniform(1e-3...1e3), random.logUniform(1e-3...1e3))
            let stiffness = random.logUniform(1e-3...1e5)
            springs += [
                try Spring(response: time, dampingRatio: 1, mass: mass),
                try Spring(duration: time, bounce: 0),
                try Spring(settlingDuration: time, dampingRatio: 1, mass: mass),
                try Spring(
                    mass: mass, stiffness: stiffness, damping: 2 * (stiffness * mass).squareRoot()),
            ]
            // Origami's numbers from 0 on begin at a stiffness of 85.4.
            let tension = random.uniform(0...500)
            let root = ((tension - 30) * 3.62 + 194).squareRoot()
            springs.append(try Spring(origamiTension: tension, friction: (2 * root - 25) / 3 + 8))
        }
        #expect(springs.count > 300)
        var worst = 0.0
        for spring in springs {
            let (m, c, k) = (spring.mass, spring.damping, spring.stiffness)
            let critical = DoubleDouble(productOf: 4 * m, and: k)
            let off = (DoubleDouble(productOf: c, and: c) - critical).high / critical.high * 0x1p53
            worst = max(worst, off.magnitude)
            #expect(spring.reportedRegime == .critical, "\(spring): \(off) u")
        }
        print("critically damped springs: at most", worst, "u from critical")
        #expect(worst <= 8, "\(worst)")
        #expect(
            springs.contains { $0.regime == .underdamped } && springs.contains { $0.regime == .overdamped })
    }

    @Test func `A spring beyond the rounding of its parameters is not reported as critical`() throws {
        for (damping, regime) in [
            (20 * (1 + 0x1p-49), Spring.Regime.overdamped), (20 * (1 - 0x1p-49), .underdamped),
            (26.0768, .underdamped), (0, .undamped),
        ] {
            let stiffness = damping == 26.0768 ? 170.0 : 100
            let spring = try Spring(mass: 1, stiffness: stiffness, damping: damping)
            #expect(spring.reportedRegime == regime && spring.regime == regime)
        }
        for size in [1e-150, 1e150] {
            let spring = try Spring(mass: size, stiffness: 100 * size, damping: 20 * size)
            #expect(spring.reportedRegime == .critical)
        }
    }
}

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
}

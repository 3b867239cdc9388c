import Hooke
import TestSupport
import Testing

@Suite struct SpringMotionDevTests {
    @Test func `Motion's search finds the frequency of its envelope`() throws {
        // The roots to 25 digits, at Motion's defaults and without bounce.
        let spring = try Spring(motionDuration: 0.8, bounce: 0.3)
        #expect(abs(spring.stiffness / 151.2791327794634675 - 1) < 1e-14)
        #expect(abs(spring.damping / 17.21938152918821868 - 1) < 1e-14)
        let critical = try Spring(motionDuration: 1, bounce: 0)
        #expect(abs(critical.stiffness.squareRoot() / 9.233413476451585730 - 1) < 1e-14)
        #expect(critical.dampingRatio == 1)
        // ω0 = log(1000·ζ/√(1 − ζ²))/(ζ·duration) for every bounce; eleven steps suffice from 0.05 to 0.999.
        for step in 0...94 {
            let bounce = 0.001 + Double(step) / 100
            let ratio = 1 - bounce
            let found = try Spring(motionDuration: 0.4, bounce: bounce)
            let root = Elementary.log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * 0.4)
            #expect(abs(found.stiffness.squareRoot() / root - 1) < 1e-12, "\(bounce)")
        }
    }

    @Test func `Ranges are Motion's, and other numbers are refused`() throws {
        #expect(try Spring(motionDuration: 99, bounce: 0.2) == Spring(motionDuration: 10, bounce: 0.2))
        #expect(try Spring(motionDuration: 0, bounce: 0.2) == Spring(motionDuration: 0.01, bounce: 0.2))
        #expect(try abs(Spring(motionDuration: 1, bounce: 1).dampingRatio - 0.05) < 1e-15)
        #expect(try Spring(motionDuration: 1, bounce: -1) == Spring(motionDuration: 1, bounce: 0))
        #expect(throws: HookeError.self) { try Spring(motionDuration: .nan, bounce: 0) }
        #expect(throws: HookeError.self) { try Spring(motionDuration: 1, bounce: .infinity) }
        // The same numbers are another spring for SwiftUI.
        #expect(try Spring(duration: 0.8, bounce: 0.3).stiffness < 62)
    }
}

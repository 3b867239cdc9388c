import Foundation
import Testing
import TestSupport

@testable import Hooke

@Suite struct SpringCurveTests {
    @Test func `Within the duration it is the spring's motion, and it ends at exactly 1`() throws {
        let spring = try Spring(mass: 2, stiffness: 130, damping: 7)
        let curve = try SpringCurve(spring, initialVelocity: 3, duration: 0.75)
        let motion = SpringMotion(spring: spring, from: 0.0, to: 1, initialVelocity: 3)
        for t in [0, 1e-300, 0.1, 0.5, 0.9, 1.0.nextDown] {
            #expect(curve.value(at: t) == motion.position(at: t * 0.75))
            #expect(curve.slope(at: t) == motion.velocity(at: t * 0.75) * 0.75)
            #expect(curve.secondDerivative(at: t) == motion.acceleration(at: t * 0.75) * 0.75 * 0.75)
        }
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1)
        #expect(curve.slope(at: 1) == motion.velocity(at: 0.75) * 0.75, "as it arrives")
        #expect(curve.gap == 1 - motion.position(at: 0.75))
        #expect(curve.gap.magnitude > 0.01, "a cut, not a settled spring")
    }

    @Test func `Outside it continues along the first tangent, and rests at the target`() throws {
        let curve = try SpringCurve(.bouncy, initialVelocity: 2, duration: 0.5)
        #expect(curve.value(at: -3) == -3)
        #expect(curve.slope(at: -3) == 1)
        let still = try SpringCurve(.bouncy)
        for t in [-Double.infinity, -5] {
            #expect(still.value(at: t) == 0)
            #expect(still.slope(at: t) == 0)
            #expect(curve.secondDerivative(at: t) == 0)
        }
        #expect(curve.value(at: -.infinity) == -.infinity)
        let slow = try SpringCurve(.bouncy, initialVelocity: 1e-200, duration: 1e-200)
        #expect(slow.value(at: -.infinity) == 0, "level in doubles, as its slope is")
        for t in [2, 1.0.nextUp, Double.infinity] {
            #expect(curve.value(at: t) == 1)
            #expect(curve.slope(at: t) == 0)
            #expect(curve.secondDerivative(at: t) == 0)
        }
        #expect(curve.value(at: .nan).isNaN)
        #expect(curve.slope(at: .nan).isNaN)
        #expect(curve.secondDerivative(at: .nan).isNaN)
    }

    @Test func `The default duration is the settling time`() throws {
        for (spring, velocity) in [(Spring.bouncy, 0.0), (.smooth, 12), (.coreAnimationDefault, -4)] {
            let curve = try SpringCurve(spring, initialVelocity: velocity, within: 0.01)
            let motion = SpringMotion(spring: spring, from: 0.0, to: 1, initialVelocity: velocity)
            #expect(curve.duration == motion.settlingDuration(within: 0.01))
            #expect((curve.gap.magnitude - 0.01).magnitude < 1e-12)
        }
        #expect(try SpringCurve(.snappy).duration == Spring.snappy.settlingDuration())
    }

    @Test func `Errors for invalid curves name the field`() throws {
        let endless = try Spring(mass: 1, stiffness: 10, damping: 0)
        #expect(throws: HookeError.self) { try SpringCurve(endless) }
        #expect(try SpringCurve(endless, duration: 2).duration == 2)
        let settled = #expect(throws: HookeError.self) { try SpringCurve(.smooth, within: 2) }
        #expect(settled?.description.hasPrefix("duration has no solution") == true)
        for bad in [0, -1, Double.nan, Double.infinity] {
            let error = #expect(throws: HookeError.self) { try SpringCurve(.smooth, duration: bad) }
            #expect(error?.description.hasPrefix("duration is") == true)
        }
        let error = #expect(throws: HookeError.self) { try SpringCurve(.smooth, initialVelocity: .infinity) }
        #expect(error?.description.hasPrefix("initialVelocity is") == true)
    }

    @Test func `Coding keeps the curve and checks its numbers`() throws {
        let curve = try SpringCurve(.bouncy, initialVelocity: 2, duration: 0.4)
        let data = try JSONEncoder().encode(curve)
        #expect(try JSONDecoder().decode(SpringCurve.self, from: data) == curve)
        #expect(try Set([curve, curve, SpringCurve(.bouncy, initialVelocity: 2, duration: 0.41)]).count == 2)
        let text = String(decoding: data, as: UTF8.self)
        let bad = text.replacingOccurrences(of: "\"duration\":0.4", with: "\"duration\":-0.4")
        #expect(bad != text)
        #expect(throws: HookeError.self) { try JSONDecoder().decode(SpringCurve.self, from: Data(bad.utf8)) }
    }
}

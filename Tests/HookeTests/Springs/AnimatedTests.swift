import Foundation
import Hooke
import Testing

@Suite struct AnimatedTests {
    @Test func `A new value rests where it is`() {
        let value = Animated(3.0)
        for time in [-1e9, 0, 5] {
            #expect(value.value(at: time) == 3)
            #expect(value.velocity(at: time) == 0)
            #expect(value.isSettled(at: time))
        }
        #expect(value.target == 3 && value.startTime == nil && value.settlingTime == -.infinity)
        #expect(value.value(at: .nan).isNaN)
    }

    @Test func `A value follows its target and settles on it`() throws {
        var value = Animated(0.0, spring: .snappy, tolerance: 0.01)
        value.retarget(to: 100, at: 10)
        #expect(value.value(at: 10) == 0)
        #expect(value.value(at: 9) == 0, "before the change the value is unchanged")
        #expect(
            value.value(at: 10.1) == SpringMotion(spring: .snappy, from: 0, to: 100).position(at: 10.1 - 10))
        let end = try #require(value.settlingTime)
        #expect(!value.isSettled(at: end - 1e-6))
        #expect(value.isSettled(at: end))
        #expect(abs(value.value(at: end + 1e-9) - 100) <= 0.01)
        // Crossing the target does not count as settled.
        let crossing = try #require(value.motion.firstTimeAtTarget)
        #expect(abs(value.value(at: 10 + crossing) - 100) < 1e-9)
        #expect(!value.isSettled(at: 10 + crossing))
    }

    @Test func `Retargeting keeps position and velocity bit-identical`() {
        var value = Animated(SIMD2(0.0, 5), spring: .bouncy)
        value.retarget(to: SIMD2(100, -20), at: 0)
        for step in 1...20 {
            let time = Double(step) * 0.07
            let before = value.state(at: time)
            value.retarget(
                to: SIMD2(Double(step * 31 % 17), 4), at: time, spring: step == 10 ? .interactive : nil)
            #expect(value.value(at: time) == before.position)
            #expect(value.velocity(at: time) == before.velocity)
        }
        #expect(value.spring == .interactive)
    }

    @Test func `A given velocity replaces the current one`() {
        var value = Animated(10.0)
        value.retarget(to: 0, at: 1, velocity: 250)
        #expect(value.value(at: 1) == 10 && value.velocity(at: 1) == 250)
        // A start at the target with a velocity moves away first.
        var there = Animated(0.0)
        there.retarget(to: 0, at: 0, velocity: 100)
        #expect(there.value(at: 0.05) > 1)
        #expect(!there.isSettled(at: 0))
    }

    @Test func `Retargeting before the latest change uses that change's time`() {
        var value = Animated(0.0)
        value.retarget(to: 1, at: 5)
        value.retarget(to: 7, at: 3)
        #expect(value.startTime == 5 && value.target == 7)
        #expect(value.value(at: 5) == 0)
    }

    @Test func `A jump is immediate and ends at rest`() {
        var value = Animated(0.0)
        value.retarget(to: 1, at: 5)
        value.jump(to: 4)
        #expect(value.value(at: 5) == 4 && value.velocity(at: 5.1) == 0 && value.isSettled(at: 0))
    }

    @Test func `An undamped value never settles`() throws {
        var value = Animated(0.0, spring: try Spring(mass: 1, stiffness: 10, damping: 0))
        value.retarget(to: 1, at: 0)
        #expect(value.settlingTime == nil)
        #expect(!value.isSettled(at: 1e12))
    }

    @Test func `Coding keeps the value`() throws {
        var value = Animated(0.0, spring: .bouncy, tolerance: 0.5)
        #expect(try JSONDecoder().decode(Animated<Double>.self, from: JSONEncoder().encode(value)) == value)
        value.retarget(to: 3, at: 2)
        #expect(try JSONDecoder().decode(Animated<Double>.self, from: JSONEncoder().encode(value)) == value)
    }
}

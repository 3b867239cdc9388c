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
        #expect(value.target == 3 && value.startTime == nil && value.settlingDuration == 0)
        #expect(value.value(at: .nan).isNaN)
    }

    @Test func `A value follows its target and settles on it`() throws {
        var value = Animated(0.0, spring: .snappy, tolerance: 0.01)
        try value.retarget(to: 100, at: 10)
        #expect(value.value(at: 10) == 0)
        #expect(value.value(at: 9) == 0, "before the change the value is unchanged")
        #expect(
            value.value(at: 10.1) == SpringMotion(spring: .snappy, from: 0, to: 100).position(at: 10.1 - 10))
        let end = try 10 + #require(value.settlingDuration)
        #expect(!value.isSettled(at: end - 1e-6))
        #expect(value.isSettled(at: end))
        #expect(abs(value.value(at: end + 1e-9) - 100) <= 0.01)
        // Crossing the target does not count as settled.
        let crossing = try #require(value.motion.firstTimeAtTarget)
        #expect(abs(value.value(at: 10 + crossing) - 100) < 1e-9)
        #expect(!value.isSettled(at: 10 + crossing))
    }

    @Test func `Retargeting keeps position and velocity bit-identical`() throws {
        var value = Animated(SIMD2(0.0, 5), spring: .bouncy)
        try value.retarget(to: SIMD2(100, -20), at: 0)
        for step in 1...20 {
            let time = Double(step) * 0.07
            let before = value.state(at: time)
            try value.retarget(
                to: SIMD2(Double(step * 31 % 17), 4), at: time, spring: step == 10 ? .interactive : nil)
            #expect(value.value(at: time) == before.position)
            #expect(value.velocity(at: time) == before.velocity)
        }
        #expect(value.spring == .interactive)
    }

    @Test func `A given velocity replaces the current one`() throws {
        var value = Animated(10.0)
        try value.retarget(to: 0, at: 1, velocity: 250)
        #expect(value.value(at: 1) == 10 && value.velocity(at: 1) == 250)
        // A start at the target with a velocity moves away first.
        var there = Animated(0.0)
        try there.retarget(to: 0, at: 0, velocity: 100)
        #expect(there.value(at: 0.05) > 1)
        #expect(!there.isSettled(at: 0))
    }

    @Test func `Before a change in the future it shows the motion before`() throws {
        var value = Animated(0.0, spring: .snappy)
        try value.retarget(to: 1, at: 0.5)
        let before = value
        try value.retarget(to: -3, at: 0.55)
        let shown = SpringMotion(spring: .snappy, from: 0.0, to: 1)
        for time in [0.2, 0.5, 0.52, 0.549] {
            #expect(value.value(at: time) == before.value(at: time), "\(time)")
            #expect(value.velocity(at: time) == before.velocity(at: time))
            #expect(value.value(at: time) == shown.position(at: max(0, time - 0.5)))
            #expect(!value.isSettled(at: time))
        }
        #expect(abs(value.value(at: 0.52) - 0.0274) < 5e-5)
        #expect(value.value(at: 0.55) == before.value(at: 0.55))
        #expect(value.value(at: 0.6) < before.value(at: 0.6))
        // Only the motion before the latest change is kept.
        try value.retarget(to: 9, at: 0.7)
        #expect(value.value(at: 0.52) == value.value(at: 0.55))
        #expect(value.value(at: 0.6) != value.value(at: 0.55))
    }

    @Test func `A change replaces those at its time and later`() throws {
        var value = Animated(0.0)
        try value.retarget(to: 1, at: 5)
        var late = value
        try late.retarget(to: 7, at: 6)
        try late.retarget(to: 8, at: 5.5)
        try value.retarget(to: 8, at: 5.5)
        #expect(late == value && late.startTime == 5.5 && late.target == 8)
        // Two changes at one time are one, and the first change is not forgotten.
        try late.retarget(to: 9, at: 5.5)
        #expect(late.value(at: 5.2) == value.value(at: 5.2) && late.startTime == 5.5)
        // A time before the change before it counts as that one's time.
        try late.retarget(to: 2, at: 3)
        #expect(late.startTime == 5 && late.value(at: 5) == 0 && late.value(at: 4) == 0)
        // A value at rest has no change before its first.
        var first = Animated(0.0)
        try first.retarget(to: 1, at: 5)
        try first.retarget(to: 7, at: 3)
        #expect(first.startTime == 3 && first.target == 7 && first.value(at: 3) == 0)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `A time that is not finite is refused, and changes nothing`(time: Double) throws {
        var value = Animated(0.0)
        try value.retarget(to: 1, at: 5)
        let before = value
        #expect(throws: HookeError.self) { try value.retarget(to: 2, at: time) }
        #expect(throws: HookeError.self) { try value.retarget(to: 2, at: time, velocity: 3) }
        #expect(value == before)
    }

    @Test func `A jump is immediate and ends at rest`() throws {
        var value = Animated(0.0)
        try value.retarget(to: 1, at: 5)
        value.jump(to: 4)
        #expect(value.value(at: 5) == 4 && value.velocity(at: 5.1) == 0 && value.isSettled(at: 0))
    }

    @Test func `An undamped value never settles`() throws {
        var value = Animated(0.0, spring: try Spring(mass: 1, stiffness: 10, damping: 0))
        try value.retarget(to: 1, at: 0)
        #expect(value.settlingDuration == nil)
        #expect(!value.isSettled(at: 1e12))
    }

    @Test func `Coding keeps the value`() throws {
        var value = Animated(0.0, spring: .bouncy, tolerance: 0.5)
        #expect(try JSONDecoder().decode(Animated<Double>.self, from: JSONEncoder().encode(value)) == value)
        try value.retarget(to: 3, at: 2)
        #expect(try JSONDecoder().decode(Animated<Double>.self, from: JSONEncoder().encode(value)) == value)
    }

    @Test func `A held value has the finger's velocity and gives it to the next change`() throws {
        var value = Animated(0.0, spring: .snappy)
        try value.retarget(to: 50, at: -1)
        var tracker = VelocityTracker<Double>()
        for step in 0...8 {
            let (time, place) = (Double(step) / 60, 300 * Double(step * step) / 3600)
            try value.hold(place, at: time)
            try tracker.addSample(time: time, position: place)
            #expect(value.isHeld && value.target == place)
            #expect(value.value(at: time) == place && value.value(at: time + 9) == place)
            #expect(value.velocity(at: time) == tracker.velocity(releasedAt: time))
            #expect(!value.isSettled(at: time + 9) && value.settlingDuration == nil)
        }
        let release = 8.0 / 60
        // place = 300·t²: a parabola, so the slope is exact but for rounding.
        #expect(abs(value.velocity(at: release) - 600 * release) < 1e-11)
        #expect(value.velocity(at: release + 0.041) == 0, "the finger had stopped")
        let decoded = try JSONDecoder().decode(Animated<Double>.self, from: JSONEncoder().encode(value))
        #expect(decoded == value)
        var free = value
        try free.retarget(to: 800, at: release)
        #expect(free.velocity(at: release) == tracker.velocity(releasedAt: release) && !free.isHeld)
        #expect(free.value(at: release) == value.value(at: release))
        var stopped = value
        stopped.jump(to: 3)
        #expect(!stopped.isHeld && stopped.velocity(at: release) == 0 && stopped.isSettled(at: release))
    }

    @Test func `A hold refuses what a tracker refuses and changes nothing`() throws {
        var value = Animated(SIMD2(1.0, 2))
        try value.retarget(to: .zero, at: 0)
        let moving = value
        #expect(
            throws: HookeError.outOfRange(field: "position", value: .infinity, accepted: "a finite position")
        ) {
            try value.hold(SIMD2(0, .infinity), at: 0.1)
        }
        #expect(value == moving)
        try value.hold(.zero, at: 0.2)
        try value.hold(SIMD2(1, 0), at: 0.2)
        let held = value
        #expect(throws: HookeError.self) { try value.hold(.zero, at: 0.1) }
        #expect(value == held)
    }
}

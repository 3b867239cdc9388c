import HookeMotion
import TestSupport
import Testing

@Suite struct FollowerRampTests {
    @Test func `The velocity spring is that of the 40-digit vector`() throws {
        let spring = try Spring(mass: 1, stiffness: 100, damping: 20)
        let state = try Follower(spring: spring, from: 0, to: 100.0, speed: 120).state(at: 0.5)
        #expect(abs(state.position / 59.595_723_180_054_875 - 1) <= 4 * unitRoundoff)
        #expect(abs(state.velocity / 123.234_214_559_561_02 - 1) <= 4 * unitRoundoff)
    }

    @Test func `It approaches the line at its speed and rests at the goal`() throws {
        let spring = try Spring(response: 0.2, dampingRatio: 0.8)
        let follower = try Follower(spring: spring, from: 10, to: -90.0, speed: 25)
        #expect(abs(follower.position(at: 3) - (10 - 75)) < 1e-9)
        #expect(abs(follower.velocity(at: 3) + 25) < 1e-8)
        #expect(follower.position(at: .infinity) == -90)
        let timed = try Follower(spring: spring, from: 10, to: -90.0, duration: 4)
        #expect(timed.path == follower.path)
        // The point arrives before the lag's time: only the goal is left.
        let quick = try Follower(spring: spring, from: 10, to: 12.0, speed: 1e6)
        #expect(quick.path.values == [12])
        #expect(try Follower(spring: spring, from: 10, to: 10.0, speed: 3).position(at: 1) == 10)
    }

    @Test(arguments: [Double.nan, .infinity, 0, -1])
    func `Speeds and durations outside their domain are errors`(value: Double) {
        #expect(throws: HookeError.self) { try Follower(spring: .smooth, from: 0, to: 1.0, speed: value) }
        #expect(throws: HookeError.self) { try Follower(spring: .smooth, from: 0, to: 1.0, duration: value) }
        if value != 0, value != -1 {
            #expect(throws: HookeError.self) { try Follower(spring: .smooth, from: 0, to: value, speed: 1) }
            #expect(throws: HookeError.self) { try Follower(spring: .smooth, from: value, to: 1, speed: 1) }
        }
    }
}

import Foundation
import HookeMotion
import TestSupport
import Testing

@Suite struct AnyMotionTests {
    @Test func `Each kind of motion is shown unchanged, and later by its start time`() throws {
        let spring = SpringMotion(spring: .bouncy, from: 0.0, to: 10, initialVelocity: 5)
        let fling = Decay(from: 3.0, velocity: 800)
        let track = try KeyframeTrack(times: [0, 1, 3], values: [0.0, 4, -2], rule: .catmullRom)
        let drift = UniformMotion(from: 2.0, velocity: -7)
        let sine = SineMotion(amplitude: 3, rate: 4)
        func check(_ motion: some Motion<Double>) throws {
            let same = AnyMotion(motion)
            let later = try AnyMotion(motion, startTime: 0.5)
            for time in [-0.25, 0, 0.125, 1, 2.5, 8] {
                #expect(same.state(at: time) == motion.state(at: time))
                #expect(later.state(at: time + 0.5) == motion.state(at: time))
                #expect(later.position(at: time + 0.5) == motion.position(at: time))
            }
            #expect(same.position(at: .nan).isNaN && same.velocity(at: .nan).isNaN)
            #expect(same.settlingDuration(within: 0.1) == motion.settlingDuration(within: 0.1))
            #expect(
                later.settlingDuration(within: 0.1) == motion.settlingDuration(within: 0.1).map { $0 + 0.5 })
            #expect(same == same && same != later)
            #expect(AnyMotion(same) == same)
            let twice = try AnyMotion(later, startTime: 0.25)
            #expect(twice.startTime == 0.75 && twice.state(at: 1.75) == motion.state(at: 1))
        }
        try check(spring)
        try check(fling)
        try check(track)
        try check(drift)
        try check(sine)
        #expect(AnyMotion(spring) == AnyMotion(spring) && AnyMotion(spring) != AnyMotion(fling))
        #expect(AnyMotion(sine) != AnyMotion(sine), "boxes are compared by identity")
    }

    @Test func `The start times of nested motions add up, and equality and coding are kept`() throws {
        let spring = SpringMotion(spring: .bouncy, from: 0.0, to: 10, initialVelocity: 5)
        let nested = try AnyMotion(AnyMotion(spring, startTime: 2), startTime: 3)
        #expect(try nested == AnyMotion(spring, startTime: 5) && nested != AnyMotion(spring, startTime: 3))
        let data = try JSONEncoder().encode(nested)
        #expect(try JSONDecoder().decode(AnyMotion<Double>.self, from: data) == nested)
        let back = try AnyMotion(nested, startTime: -5)
        #expect(back == AnyMotion(spring))
        // A boxed motion stays one box.
        let sine = AnyMotion(SineMotion(amplitude: 3, rate: 4))
        #expect(try AnyMotion(AnyMotion(sine, startTime: 1), startTime: 1) == AnyMotion(sine, startTime: 2))
    }

    @Test func `A start time that is not finite is refused, also as a sum`() throws {
        let rest = UniformMotion(at: 1.0)
        for time in [Double.nan, .infinity] {
            #expect(throws: HookeError.self) { try AnyMotion(rest, startTime: time) }
            #expect(throws: HookeError.self) { try AnyMotion(AnyMotion(rest, startTime: 2), startTime: time) }
        }
        let late = try AnyMotion(rest, startTime: .greatestFiniteMagnitude)
        #expect(throws: HookeError.self) { try AnyMotion(late, startTime: .greatestFiniteMagnitude) }
    }
}

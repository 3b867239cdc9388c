import Foundation
import HookeMotion
import TestSupport
import Testing

@Suite struct AnyTrajectoryTests {
    @Test func `Each kind of motion is shown unchanged, and later by its start time`() throws {
        let spring = SpringMotion(spring: .bouncy, from: 0.0, to: 10, initialVelocity: 5)
        let fling = Decay(from: 3.0, initialVelocity: 800)
        let track = try KeyframeTrack(times: [0, 1, 3], values: [0.0, 4, -2], rule: .catmullRom)
        let drift = UniformMotion(from: 2.0, velocity: -7)
        let sine = SineMotion(amplitude: 3, rate: 4)
        func check(_ motion: some Motion<Double>) throws {
            let same = AnyTrajectory(motion)
            let later = try AnyTrajectory(motion, startTime: 0.5)
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
            #expect(AnyTrajectory(same) == same)
            let twice = try AnyTrajectory(later, startTime: 0.25)
            #expect(twice.startTime == 0.75 && twice.state(at: 1.75) == motion.state(at: 1))
        }
        try check(spring)
        try check(fling)
        try check(track)
        try check(drift)
        try check(sine)
        #expect(
            AnyTrajectory(spring) == AnyTrajectory(spring) && AnyTrajectory(spring) != AnyTrajectory(fling))
        #expect(AnyTrajectory(sine) != AnyTrajectory(sine), "boxes are compared by identity")
    }

    @Test func `The start times of nested motions add up, and equality and coding are kept`() throws {
        let spring = SpringMotion(spring: .bouncy, from: 0.0, to: 10, initialVelocity: 5)
        let nested = try AnyTrajectory(AnyTrajectory(spring, startTime: 2), startTime: 3)
        #expect(
            try nested == AnyTrajectory(spring, startTime: 5) && nested != AnyTrajectory(spring, startTime: 3)
        )
        let data = try JSONEncoder().encode(nested)
        #expect(try JSONDecoder().decode(AnyTrajectory<MotionState<Double>>.self, from: data) == nested)
        let back = try AnyTrajectory(nested, startTime: -5)
        #expect(back == AnyTrajectory(spring))
        // A boxed motion stays one box.
        let sine = AnyTrajectory(SineMotion(amplitude: 3, rate: 4))
        #expect(
            try AnyTrajectory(AnyTrajectory(sine, startTime: 1), startTime: 1)
                == AnyTrajectory(sine, startTime: 2))
    }

    @Test func `A start time that is not finite is refused, also as a sum`() throws {
        let rest = UniformMotion(at: 1.0)
        for time in [Double.nan, .infinity] {
            #expect(throws: HookeError.self) { try AnyTrajectory(rest, startTime: time) }
            #expect(throws: HookeError.self) {
                try AnyTrajectory(AnyTrajectory(rest, startTime: 2), startTime: time)
            }
        }
        let late = try AnyTrajectory(rest, startTime: .greatestFiniteMagnitude)
        #expect(throws: HookeError.self) { try AnyTrajectory(late, startTime: .greatestFiniteMagnitude) }
    }
}

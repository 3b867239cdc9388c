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
            #expect(
                try AnyMotion(later, startTime: 0.25).startTime + AnyMotion(same, startTime: 1).startTime
                    == 1.25)
        }
        try check(spring)
        try check(fling)
        try check(track)
        try check(drift)
        try check(sine)
        #expect(AnyMotion(spring) == AnyMotion(spring) && AnyMotion(spring) != AnyMotion(fling))
        #expect(AnyMotion(sine) != AnyMotion(sine), "boxes are compared by identity")
    }

    @Test func `A start time that is not finite is refused`() {
        for time in [Double.nan, .infinity] {
            #expect(throws: HookeError.self) { try AnyMotion(UniformMotion(at: 1.0), startTime: time) }
        }
    }
}

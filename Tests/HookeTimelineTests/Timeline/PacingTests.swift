import Hooke
import HookeTimeline
import Testing

@Suite struct PacingTests {
    @Test(arguments: [0.0, 1, -3, 50])
    func `A spring continues before its start along its tangent`(_ velocity: Double) {
        let motion = SpringMotion(spring: .bouncy, from: 0.0, to: 1, initialVelocity: velocity)
        let pacing = Pacing.spring(motion)
        for elapsed in [-1e-300, -0.01, -1, -30, -1e6] {
            #expect(pacing.progress(elapsed: elapsed, duration: 0.5) == velocity * elapsed)
            #expect(pacing.velocity(elapsed: elapsed, duration: 0.5) == velocity)
            #expect(pacing.acceleration(elapsed: elapsed, duration: 0.5) == 0)
        }
        // From the start on it is the spring, with the same position and velocity there.
        for elapsed in [0, 0.01, 0.5, 30] {
            #expect(pacing.progress(elapsed: elapsed, duration: 0.5) == motion.position(at: elapsed))
            #expect(pacing.velocity(elapsed: elapsed, duration: 0.5) == motion.velocity(at: elapsed))
            #expect(pacing.acceleration(elapsed: elapsed, duration: 0.5) == motion.acceleration(at: elapsed))
        }
        #expect(pacing.progress(elapsed: 0, duration: 0.5) == 0)
    }
}

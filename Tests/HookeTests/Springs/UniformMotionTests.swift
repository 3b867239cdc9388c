import Foundation
import Hooke
import Testing

@Suite struct UniformMotionTests {
    @Test func `The position is start plus velocity times time`() throws {
        let motion = UniformMotion(from: SIMD2(1.0, 2), velocity: SIMD2(3, -4))
        #expect(motion.position(at: 0.5) == SIMD2(2.5, 0) && motion.velocity(at: 9) == SIMD2(3, -4))
        #expect(motion.acceleration(at: -1) == .zero && motion.settlingDuration() == nil)
        #expect(motion.position(at: .nan).x.isNaN && motion.velocity(at: .nan).x.isNaN)
        #expect(
            try JSONDecoder().decode(UniformMotion<SIMD2<Double>>.self, from: JSONEncoder().encode(motion))
                == motion)
    }

    @Test func `A value at rest stays, at infinity too`() {
        let motion = UniformMotion(at: 7.0)
        #expect(motion.position(at: .infinity) == 7 && motion.velocity(at: -3) == 0)
        #expect(motion.settlingDuration() == 0)
        #expect(motion.position(at: .nan).isNaN && motion.acceleration(at: .nan).isNaN)
    }
}

import TestSupport
import Testing

@testable import Hooke

@Suite struct MotionValuesTests {
    private static let times: [Double] =
        [.nan, .infinity, -.infinity, 0, -0.0, -1, 1e-300, 1e9] + (0..<200).map { Double($0) / 61 }

    @Test func `Many values of a motion have the bits of single ones`() throws {
        func check<Value: VectorSpace>(_ motion: some Motion<Value>, _ bits: (Value) -> [UInt64]) {
            var values = [Value](repeating: .zero, count: Self.times.count)
            motion.values(at: Self.times, into: &values)
            for (time, value) in zip(Self.times, values) {
                #expect(bits(value) == bits(motion.position(at: time)), "\(motion) at \(time)")
            }
        }
        for damping in [0, 8, 19.999999, 20, 40] {
            let spring = try Spring(mass: 1, stiffness: 100, damping: damping)
            let motion = SpringMotion(spring: spring, from: 3.0, to: 100, initialVelocity: -70)
            check(motion) { [$0.bitPattern] }
            // Not through the protocol, which calls the general function.
            var values = [Double](repeating: 0, count: Self.times.count)
            motion.values(at: Self.times, into: &values)
            for (time, value) in zip(Self.times, values) {
                #expect(value.bitPattern == motion.position(at: time).bitPattern)
            }
            check(SpringMotion(spring: spring, from: SIMD2(3.0, 1), to: SIMD2(100, 2))) {
                [$0.x.bitPattern, $0.y.bitPattern]
            }
        }
        check(Decay(from: 2.0, initialVelocity: 1_000)) { [$0.bitPattern] }
        check(Decay(from: SIMD2(2.0, 1), initialVelocity: SIMD2(-1_000, 0))) {
            [$0.x.bitPattern, $0.y.bitPattern]
        }
    }
}

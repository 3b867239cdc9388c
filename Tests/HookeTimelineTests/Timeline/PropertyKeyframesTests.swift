import Hooke
import Testing

@testable import HookeTimeline

@Suite struct KeyframeMotionTests {
    @Test func `The remainder of a remainder is scaled twice`() throws {
        var windows = RelativeKeyframes(from: AnimatableValue.pair(SIMD2(0, 0)))
        windows.add(try KeyframeWindow(start: 0, duration: 1), to: .pair(SIMD2(10, 20)))
        let motion = try PropertyKeyframes(
            windows, last: .pair(SIMD2(10, 20)), mode: .linear, pacing: .linear)
        let once = motion.remainder(scaledBy: SIMD4(repeating: 2), endingAt: .pair(SIMD2(5, 5)))
        let twice = once.remainder(scaledBy: SIMD4(repeating: 0.5), endingAt: .pair(SIMD2(1, 1)))
        // A quarter of the way is (2.5, 5): 5 + 2·(2.5 − 10) = −10 and 5 + 2·(5 − 20) = −25, and from these half to go.
        #expect(once.value(at: 0.25) == .pair(SIMD2(-10, -25)))
        #expect(twice.value(at: 0.25) == .pair(SIMD2(-6.5, -14)))
        #expect(twice.first == .pair(SIMD2(-9, -19)))
        #expect(twice.value(at: 0) == twice.first && twice.value(at: 1) == twice.last)
    }
}

import HookeBenchmarks
import Testing

#if DEBUG
    private let isOptimized = false
#else
    private let isOptimized = true
#endif

@Suite struct AllocationTests {
    @Test(.enabled(if: isOptimized, "a debug build allocates"))
    func `A frame of eight transitions allocates nothing, a snapshot does`() {
        guard let counts = allocationsOfFrames(100, views: 1_000) else { return }
        #expect(counts.frames == 0)
        #expect(counts.snapshots > 1_000 / 125, "the count counts: \(counts.snapshots)")
    }

    @Test(.enabled(if: isOptimized, "a debug build allocates"))
    func `A frame of shared elements allocates nothing`() {
        guard let count = allocationsOfFlights(100, pairs: 20) else { return }
        #expect(count == 0)
    }
}

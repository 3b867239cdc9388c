import TestSupport
import Testing

@testable import HookeTimeline

@Suite struct SortedIndicesTests {
    private func expectSorted(_ numbers: [Double], sourceLocation: SourceLocation = #_sourceLocation) {
        let expected = numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }.map { Int32($0) }
        #expect(numbers.sortedIndices { $0 } == expected, sourceLocation: sourceLocation)
    }

    @Test
    func
        `Numbers that spread, cluster, repeat or span all sizes are sorted, and equal ones keep their order`()
    {
        var random = SeededGenerator(seed: 3)
        expectSorted([])
        expectSorted([1])
        expectSorted([2, 1, -0.0, 0, 2, 1])
        expectSorted((0..<3_000).map { _ in random.uniform(-5...5) })
        expectSorted((0..<3_000).map { _ in Double(random.integer(-9...9)) })
        // Two clusters, far narrower than 2⁻²² of the range.
        expectSorted((0..<3_000).map { _ in random.uniform(0...1e-9) + (random.chance(0.5) ? 1 : 0) })
        expectSorted(
            (0..<3_000).map { _ in random.logUniform(1e-300...1e300) * (random.chance(0.5) ? 1 : -1) })
        expectSorted([.greatestFiniteMagnitude, 0, -.greatestFiniteMagnitude, .leastNonzeroMagnitude])
    }
}

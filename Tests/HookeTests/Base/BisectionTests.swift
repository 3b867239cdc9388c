import TestSupport
import Testing

@testable import Hooke

@Suite struct BisectionTests {
    @Test func `Bisection ends between adjacent doubles`() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<randomCases(200) {
            let limit = Double.random(in: -1e3...1e3, using: &generator)
            let (low, high) = bisect(-2e3, 3e3) { $0 <= limit }
            #expect(low == limit && high == limit.nextUp, "\(limit)")
        }
        let (low, high) = bisect(0, 1) { $0 <= .leastNonzeroMagnitude }
        #expect(low == .leastNonzeroMagnitude && high == low.nextUp)
    }

    @Test func `A limit of steps limits the number of bisections`() {
        var asked: [Double] = []
        let (low, high) = bisect(0, 16, steps: 3) {
            asked.append($0)
            return $0 <= 5
        }
        #expect(asked == [8, 4, 6])
        #expect(low == 4 && high == 6)
    }

    @Test(
        arguments: [
            (0, .infinity), (-.infinity, 0), (.nan, 1), (0, .nan), (1, 1.0.nextUp), (2, 1),
        ] as [(Double, Double)])
    func `Intervals that cannot be bisected are returned unchanged`(low: Double, high: Double) {
        let found = bisect(low, high) { _ in
            Issue.record("called between \(low) and \(high)")
            return true
        }
        #expect(found.low.bitPattern == low.bitPattern && found.high.bitPattern == high.bitPattern)
    }

    @Test func `A monotone root is that of the function, also where Newton's method fails`() {
        for target in [1e-300, 1e-9, 0.3, 0.999, 1] {
            let root = monotoneRoot(from: 0, to: 2, rises: true, within: 0x1p-53) {
                ($0 * $0 * $0 - target * target * target, 3 * $0 * $0)
            }
            let distance: Double = (root - target).magnitude
            // The cube of 1e-300 underflows, so that Newton's steps are NaN or 0.
            #expect(distance <= 4 * target.ulp || target * target * target == 0, "\(root) for \(target)")
        }
        // An infinite and a zero slope, a fall, a first guess, and a step that leaves the interval.
        let steep = monotoneRoot(from: -1, to: 2, rises: true, within: 0x1p-53) { ($0 - 0.7, .infinity) }
        #expect(steep == 0.5)
        let flat = monotoneRoot(from: -1, to: 2, rises: true, within: 0x1p-53) { ($0 - 0.7, 0) }
        #expect(flat == 0.7)
        let falling = monotoneRoot(from: 0, to: 1, startingAt: 0.9, rises: false, within: 0x1p-53) {
            (0.25 - $0, -1)
        }
        #expect(falling == 0.25)
        let wide = monotoneRoot(from: 0, to: 1, rises: true, within: 0x1p-53) { ($0 - 0.7, 1e-3) }
        #expect(wide == 0.7)
        let beyond = monotoneRoot(from: 0, to: 1, rises: true, within: 0) { _ in (-1, .nan) }
        #expect(beyond == 1)
    }

    @Test func `firstInstant is where a predicate becomes true, or the end`() {
        #expect(firstInstant(from: 0, to: 1) { $0 >= 0.3 } == 0.3)
        #expect(firstInstant(from: 0, to: 1) { _ in true } == 0)
        #expect(firstInstant(from: 0, to: 1) { _ in false } == 1)
        #expect(firstInstant(from: 2, to: 1) { _ in false } == 2)
    }

    @Test func `The partitioning index is that of the first element beyond`() {
        for count in 0..<20 {
            let list = Array(0..<count)
            for limit in -1...count {
                #expect(list.partitioningIndex { $0 > limit } == max(0, min(limit + 1, count)))
            }
        }
        let list = [1.0, 1, 2, 2, 2, 7]
        #expect(list.partitioningIndex { $0 >= 2 } == 2)
        #expect(list.partitioningIndex { $0 > 2 } == 5)
        #expect(list[2...].partitioningIndex { $0 > 1 } == 2)
        #expect((3..<9).partitioningIndex { $0 > 5 } == 6)
    }
}

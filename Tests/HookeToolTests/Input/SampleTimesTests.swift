import TestSupport
import Testing

@testable import HookeTool

@Suite struct SampleTimesTests {
    // 0.56 · 50 and (0.4 − 0.1) · 10 round up beyond a whole number; the sum −0.2 + 7/10 rounds to below 0.5.
    @Test(arguments: [
        (0.0, 0.56, 50.0, 29), (0.1, 0.4, 10, 4), (-0.2, 0.5, 10, 9), (0, 0.55, 20, 12), (0, 0, 60, 1),
    ])
    func `Samples end at the first at or after the end, whatever its product with the rate rounds to`(
        start: Double, end: Double, rate: Double, count: Int
    ) throws {
        #expect(try sampleTimes(from: start, to: end, rate: rate).count == count)
    }

    @Test func `Random samples are start + n/rate, and only the last is at or after the end`() throws {
        var random = SeededGenerator(seed: 60)
        for _ in 0..<randomCases(2_000) {
            let start = (random.uniform(-100...100)).rounded() / 100
            let end = start + random.uniform(1...300).rounded() / 100
            let rate = random.uniform(5...240).rounded()
            let times = try sampleTimes(from: start, to: end, rate: rate)
            #expect(times.indices.allSatisfy { times[$0] == start + Double($0) / rate })
            #expect(
                times.last ?? 0 >= end && times.dropLast().allSatisfy { $0 < end },
                "\(start), \(end), \(rate)")
        }
    }
}

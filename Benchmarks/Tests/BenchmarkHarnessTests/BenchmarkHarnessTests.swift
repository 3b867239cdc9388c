import BenchmarkHarness
import Foundation
import Testing

@Suite struct MeasurementTests {
    @Test func `The median is the middle value, or the mean of the middle two`() {
        #expect(median([3, 1, 2]) == 2)
        #expect(median([4, 1, 3, 2]) == 2.5)
        #expect(median([]).isNaN)
    }

    @Test func `Ratios are relative to the limit and the naive variant, and times are per item`() {
        func sleeping(_ microseconds: UInt32) -> (Int) -> Void {
            { count in usleep(microseconds * UInt32(count)) }
        }
        let job = Job(
            "sleep", size: 3, items: 2,
            variants: [
                Variant("limit", .limit, run: sleeping(2_000)), Variant("ours", .hooke, run: sleeping(4_000)),
                Variant("theirs", .naive, run: sleeping(40_000)),
            ])
        let all = measure(job, effort: Effort(rounds: 1, seconds: 0.002))
        #expect(all.map(\.variant) == ["limit", "ours", "theirs"])
        // A sleep is never too short.
        #expect(all.map(\.minimumNanoseconds) == all.map(\.medianNanoseconds))
        for (timing, least) in zip(all, [1e6, 2e6, 20e6]) {
            #expect(timing.medianNanoseconds >= least, "\(timing.variant): the sleep over 2 items")
        }
        #expect(all[0].shareOfLimit == nil && all[2].timesNaive == nil)
        #expect(all[1].shareOfLimit == all[0].medianNanoseconds / all[1].medianNanoseconds)
        #expect(all[1].timesNaive == all[2].medianNanoseconds / all[1].medianNanoseconds)
    }
}

@Suite struct OptionsTests {
    @Test func `Arguments are read, in any order`() throws {
        let options = try Options([
            "--json", "--filter", "Step", "--threads", "2", "--largest", "1000", "--quick",
        ])
        #expect(options.json && options.quick && !options.list)
        #expect(options.threads == 2 && options.largest == 1_000)
        #expect(options.includes("shared step, f64") && !options.includes("LU"))
        #expect(try Options([]).includes("anything"))
    }

    @Test func `A quick run takes the smallest size, or all up to the largest`() throws {
        #expect(try Options([]).chosen(from: [10, 20, 30]) == [10, 20, 30])
        #expect(try Options(["--quick"]).chosen(from: [10, 20, 30]) == [10])
        #expect(try Options(["--quick", "--largest", "20"]).chosen(from: [10, 20, 30]) == [10, 20])
        #expect(try Options(["--largest", "9"]).chosen(from: [10, 20, 30]).isEmpty)
    }

    @Test func `Invalid arguments throw`() {
        for bad in [["--filter"], ["--threads", "none"], ["--threads", "0"], ["--largest"], ["--speed"]] {
            #expect(throws: Options.Refusal.self) { try Options(bad) }
        }
    }
}

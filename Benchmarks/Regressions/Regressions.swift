import Benchmark
import BenchmarkHarness
import HookeBenchmarks

// Runs Hooke's variant of the runner's jobs with ordo-one/benchmark: a recorded baseline shows whether a change made
// something slower on this machine. The runner compares with the limit and the naive variant.

/// A job that is created for its run and released after it.
private final class Prepared {
    var hooke: Variant?
    var repetitions = 0
}

let benchmarks: @Sendable () -> Void = {
    _ = prepareMachine(threads: 1)
    // The accepted change against the baseline, in percent; see the README.
    let tolerances: [BenchmarkMetric: BenchmarkThresholds] = [
        .wallClock: BenchmarkThresholds(relative: [.p25: 20]),
        .instructions: BenchmarkThresholds(relative: [.p50: 3]),
        .throughput: .none,
    ]
    for job in HookeBenchmarks.benchmarks {
        // The middle size: large enough to be timed, small enough to be timed often.
        let size = job.sizes[(job.sizes.count - 1) / 2]
        let prepared = Prepared()
        Benchmark(
            "\(job.name), \(size)",
            configuration: .init(
                metrics: [.wallClock, .throughput, .instructions], warmupIterations: 3,
                maxDuration: .milliseconds(500), thresholds: tolerances),
            closure: { _ in prepared.hooke?.run(prepared.repetitions) },
            setup: {
                let made = job.job(size: size)
                prepared.hooke = made.variants.first { $0.role == .hooke }
                // An iteration has at least a thousand items, the same number each time on any machine.
                prepared.repetitions = max(1, 1_000 / made.items)
            },
            teardown: { prepared.hooke = nil }
        )
    }
}

import Benchmark
import BenchmarkHarness
import HookeBenchmarks

// Every job of the runner again, Hooke's way only, watched by ordo-one/benchmark: a recorded baseline tells whether a
// change made something slower. How near the machine's limit it is, and how far from the naive way, the runner tells.

/// A job that is made when its turn comes and let go after it.
private final class Prepared {
    var hooke: Variant?
}

let benchmarks: @Sendable () -> Void = {
    _ = prepareMachine(threads: 1)
    // What a job may lose against the baseline before the comparison fails, in percent.
    let tolerances: [BenchmarkMetric: BenchmarkThresholds] = [
        .instructions: BenchmarkThresholds(relative: [.p50: 3]),
        .wallClock: BenchmarkThresholds(relative: [.p25: 15]),
    ]
    for job in HookeBenchmarks.benchmarks {
        guard let size = job.sizes.first else { continue }
        let prepared = Prepared()
        Benchmark(
            "\(job.name), \(size)",
            configuration: .init(
                metrics: [.instructions, .wallClock], warmupIterations: 3, scalingFactor: .one,
                maxDuration: .milliseconds(500), thresholds: tolerances),
            closure: { benchmark in
                prepared.hooke?.run(benchmark.scaledIterations.count)
            },
            setup: {
                prepared.hooke = job.job(size: size).variants.first { $0.role == .hooke }
            },
            teardown: { prepared.hooke = nil }
        )
    }
}

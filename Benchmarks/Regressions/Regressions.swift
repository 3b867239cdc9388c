import Benchmark
import BenchmarkHarness
import HookeBenchmarks

// The runner's jobs once more, Hooke's way only, watched by ordo-one/benchmark: a recorded baseline tells whether a change
// made something slower on this machine. How near the limit it is, and how far from the naive way, the runner tells.

/// A job that is made when its turn comes and let go after it.
private final class Prepared {
    var hooke: Variant?
    var repetitions = 0
}

let benchmarks: @Sendable () -> Void = {
    _ = prepareMachine(threads: 1)
    // What a job may lose against the baseline before the check fails, in percent; see the README.
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
                // An iteration is a thousand items or more, and the same number each time, whatever the machine.
                prepared.repetitions = max(1, 1_000 / made.items)
            },
            teardown: { prepared.hooke = nil }
        )
    }
}

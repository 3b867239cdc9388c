import BenchmarkHarness
import HookeSolvers

/// Fits a spring to samples of a bouncy motion; times are for one fit.
private func fit(_ name: String, noise: Double) -> Benchmark {
    Benchmark("spring fit, \(name)", sizes: [30, 100, 1_000]) { size in
        let motion = SpringMotion(spring: .bouncy, from: 0, to: 100, initialVelocity: 400)
        var times = (0..<size).map { Double($0) / Double(size) }
        var values = times.enumerated().map { motion.position(at: $1) + noise * scattered($0) }
        return (
            1,
            [
                Variant("SpringFit", .hooke) { repetitions in
                    for _ in 0..<repetitions {
                        consume(&times)
                        consume(&values)
                        consume(result: try! SpringFit(times: times, values: values))
                    }
                }
            ]
        )
    }
}

let fits = [fit("exact samples", noise: 0), fit("noise of 1 %", noise: 1)]

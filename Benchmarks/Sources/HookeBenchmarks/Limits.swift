import BenchmarkHarness
import CMachineLimits

// The machine's limits, measured by independent loops: memory, elementary functions, matrix products. Sizes are those
// of the batch jobs: 16 bytes per spring are 16 KB (L1 cache), 1.6 MB (L2 or L3) and 160 MB (memory).

private let distances = [1_000, 100_000, 10_000_000]

private func limit(_ name: String, _ make: @escaping @Sendable (Int) -> (Int) -> Void) -> Benchmark {
    Benchmark(name, sizes: distances) { size in (size, [Variant(name, .limit, run: make(size))]) }
}

/// An item is one copied number: 8 bytes read and 8 written.
private let copying = limit("copy, a double") { count in
    let from = Buffer(count: count) { scattered($0) }
    let to = Buffer(count: count) { _ in 0.0 }
    return { repetitions in
        for _ in 0..<repetitions {
            machine_copy(to.values.baseAddress!, from.values.baseAddress!, 8 * count)
        }
    }
}

/// An item is a pair of numbers, read and written in place.
private let updating = limit("in-place update, two doubles") { count in
    let (x, v) = (Buffer(count: count) { scattered($0) }, Buffer(count: count) { scattered($0 + 1) })
    return { repetitions in
        for _ in 0..<repetitions {
            machine_update_pair_f64(x.values.baseAddress!, v.values.baseAddress!, count, -1)
        }
    }
}

/// An item is one exponential, one sine and one cosine.
private let transcendental = limit("exp and sincos") { count in
    let exponents = Buffer(count: count) { 10 * scattered($0) }
    let angles = Buffer(count: count) { 100 * scattered($0 + 1) }
    let (even, odd) = (Buffer(count: count) { _ in 0.0 }, Buffer(count: count) { _ in 0.0 })
    return { repetitions in
        for _ in 0..<repetitions {
            machine_exp_sincos_f64(
                even.values.baseAddress!, odd.values.baseAddress!, exponents.values.baseAddress!,
                angles.values.baseAddress!, count)
        }
    }
}

/// An item is a product of two square matrices.
private let multiplying = Benchmark("dgemm, a product", sizes: [64, 256, 1_024]) { n in
    let (a, b) = (Buffer(count: n * n) { scattered($0) }, Buffer(count: n * n) { scattered($0 + 1) })
    let c = Buffer(count: n * n) { _ in 0.0 }
    return (
        1,
        [
            Variant("dgemm", .limit) { repetitions in
                for _ in 0..<repetitions {
                    let done = machine_multiply_f64(
                        c.values.baseAddress!, a.values.baseAddress!, b.values.baseAddress!, Int32(n))
                    precondition(done == 1, "a build without OpenBLAS has no dgemm")
                }
            }
        ]
    )
}

/// Every limit that this build can measure.
public let limits: [Limit] =
    [
        Limit(copying, .bytes) { _ in 16 }, Limit(updating, .bytes) { _ in 32 }, Limit(transcendental),
    ]
    + (machine_blas() == nil
        ? []
        : [Limit(multiplying, .operations) { n in 2 * Double(n) * Double(n) * Double(n) }])

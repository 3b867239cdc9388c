import BenchmarkHarness
import HookeMotion

// The tangents of C² splines, for one or more channels. scripts/compare-splines.py measures SciPy with the same input.

/// The textbook algorithm (Thomas) for one channel: assembles and eliminates, substitutes back, computes the tangents.
private func plainSpline(times: [Double], values: [Double]) -> (starts: [Double], ends: [Double]) {
    let n = times.count
    var slopes = [Double](repeating: 0, count: n)
    var shares = slopes
    var h = times[1] - times[0]
    var v = (values[1] - values[0]) / h
    shares[0] = 0.5
    slopes[0] = 1.5 * v
    for k in 1..<n - 1 {
        let next = times[k + 1] - times[k]
        let after = (values[k + 1] - values[k]) / next
        let pivot = 2 * (h + next) - next * shares[k - 1]
        shares[k] = h / pivot
        slopes[k] = (3 * (next * v + h * after) - next * slopes[k - 1]) / pivot
        (h, v) = (next, after)
    }
    slopes[n - 1] = (3 * v - slopes[n - 2]) / (2 - shares[n - 2])
    for k in stride(from: n - 2, through: 0, by: -1) { slopes[k] -= shares[k] * slopes[k + 1] }
    var tangents = (
        starts: [Double](repeating: 0, count: n - 1), ends: [Double](repeating: 0, count: n - 1)
    )
    for k in 0..<n - 1 {
        let h = times[k + 1] - times[k]
        tangents.starts[k] = h * slopes[k]
        tangents.ends[k] = h * slopes[k + 1]
    }
    return tangents
}

/// Times are per key and channel.
private func splineBuild<Value: VectorSpace>(_ width: Int, _ value: @escaping @Sendable (Int) -> Value)
    -> Benchmark
{
    Benchmark("natural spline, \(width) channels", sizes: [1_000, 100_000]) { keyCount in
        // The allocator keeps freed memory after a block of this size; otherwise new pages would be measured.
        consume(result: [Double](repeating: 1, count: 3_000_000))
        let keys = 0..<keyCount
        var times = keys.map { Double($0) + 0.4 * scattered($0) }
        var values = keys.map(value)
        var channels = (0..<width).map { channel in keys.map { scattered($0 * width + channel) } }
        var durations = zip(times.dropFirst(), times).map(-)
        var chords = zip(values.dropFirst(), values).map { $0.subtracting($1) }
        return (
            keyCount * width,
            [
                Variant("tangents, from chords", .hooke) { repetitions in
                    for _ in 0..<repetitions {
                        consume(&durations)
                        consume(&chords)
                        consume(
                            result: try! Tangents(
                                .spline(ends: .natural), chords: chords, durations: durations))
                    }
                },
                Variant("KeyframeTrack, checks included", .other) { repetitions in
                    for _ in 0..<repetitions {
                        consume(&times)
                        consume(&values)
                        consume(
                            result: try! KeyframeTrack(
                                times: times, values: values, rule: .spline(ends: .natural)))
                    }
                },
                Variant("Thomas, a channel at a time", .naive) { repetitions in
                    for _ in 0..<repetitions {
                        consume(&times)
                        consume(&channels)
                        for channel in channels {
                            consume(result: plainSpline(times: times, values: channel))
                        }
                    }
                },
            ]
        )
    }
}

let splineBuilds = [
    splineBuild(1) { scattered($0) },
    splineBuild(4) { key in SIMD4((0..<4).map { scattered(key * 4 + $0) }) },
    splineBuild(16) { key in SIMD16((0..<16).map { scattered(key * 16 + $0) }) },
]

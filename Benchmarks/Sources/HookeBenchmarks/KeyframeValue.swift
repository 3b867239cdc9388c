import BenchmarkHarness
import HookeMotion

// A track at increasing and at random times.

/// Keys with their tangents in an array of structs, bisection, and the four Hermite polynomials: a plain implementation
/// with precomputed tangents.
private struct PlainTrack {
    struct Key {
        let time: Double
        let value: Double
        let slope: Double
    }
    let keys: [Key]

    init(times: [Double], values: [Double]) {
        keys = times.indices.map { k in
            let (before, after) = (max(k - 1, 0), min(k + 1, times.count - 1))
            return Key(
                time: times[k], value: values[k],
                slope: (values[after] - values[before]) / (times[after] - times[before]))
        }
    }

    @inline(__always)
    func value(at time: Double) -> Double {
        if time <= keys[0].time { return keys[0].value }
        if time >= keys[keys.count - 1].time { return keys[keys.count - 1].value }
        var (low, high) = (0, keys.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if keys[middle].time <= time { low = middle } else { high = middle }
        }
        let (a, b) = (keys[low], keys[low + 1])
        let h = b.time - a.time
        let u = (time - a.time) / h
        let (u2, u3) = (u * u, u * u * u)
        return (2 * u3 - 3 * u2 + 1) * a.value + (u3 - 2 * u2 + u) * h * a.slope
            + (3 * u2 - 2 * u3) * b.value + (u3 - u2) * h * b.slope
    }
}

/// Enough times that neither branch prediction nor the L1 cache holds them.
private let askedCount = 65_536

private func keys(_ count: Int) -> (times: [Double], values: [Double]) {
    ((0..<count).map { Double($0) + 0.4 * scattered($0) }, (0..<count).map { scattered($0 + 7) })
}

/// Evaluates all inputs in one call and adds the results.
@inline(__always)
private func sampleInBulk(_ repetitions: Int, _ track: KeyframeTrack<Double>, at inputs: [Double]) {
    var track = track
    var inputs = inputs
    var results = inputs
    for _ in 0..<repetitions {
        consume(&track)
        consume(&inputs)
        track.values(at: inputs, into: &results)
        consume(&results)
    }
}

private func keyframes(_ order: String, isSorted: Bool, asked askedCount: Int, sizes: [Int]) -> Benchmark {
    Benchmark("keyframe track, times \(order)", sizes: sizes) { keyCount in
        let (times, values) = keys(keyCount)
        let asked = scattered(from: times[0], to: times[keyCount - 1], count: askedCount)
        let inputs = isSorted ? asked.sorted() : asked
        let cubic = try! KeyframeTrack(times: times, values: values, rule: .timeAwareCatmullRom)
        let linear = try! KeyframeTrack(times: times, values: values, rule: .linear)
        let pairs = try! KeyframeTrack(
            times: times, values: values.map { SIMD2($0, $0) }, rule: .timeAwareCatmullRom)
        let plain = PlainTrack(times: times, values: values)
        return (
            askedCount,
            [
                Variant("KeyframeTrack, cubic", .hooke) {
                    sample($0, cubic, at: inputs) { $0.value(at: $1) }
                },
                Variant("KeyframeTrack, cubic, in bulk", .other) { sampleInBulk($0, cubic, at: inputs) },
                Variant("KeyframeTrack, linear", .other) {
                    sample($0, linear, at: inputs) { $0.value(at: $1) }
                },
                Variant("KeyframeTrack, linear, in bulk", .other) { sampleInBulk($0, linear, at: inputs) },
                Variant("KeyframeTrack, cubic, of SIMD2", .other) {
                    sample($0, pairs, at: inputs) { $0.value(at: $1).x }
                },
                Variant("array of structs, cubic", .naive) {
                    sample($0, plain, at: inputs) { $0.value(at: $1) }
                },
            ]
        )
    }
}

/// Creating a track, for each rule.
private let trackBuild = Benchmark("keyframe track, made", sizes: [4, 1_000, 100_000]) { keyCount in
    let (times, values) = keys(keyCount)
    func made(_ name: String, _ rule: TangentRule, _ role: Variant.Role = .other) -> Variant {
        Variant(name, role) { repetitions in
            var (times, values) = (times, values)
            for _ in 0..<repetitions {
                consume(&times)
                consume(&values)
                let track = try! KeyframeTrack(times: times, values: values, rule: rule)
                consume(result: track.value(at: 0.5))
            }
        }
    }
    return (
        keyCount,
        [
            made("KeyframeTrack, time-aware cubic", .timeAwareCatmullRom, .hooke),
            made("KeyframeTrack, uniform cubic", .catmullRom),
            made("KeyframeTrack, linear", .linear),
            made("KeyframeTrack, discrete", .discrete),
            made("KeyframeTrack, hold-safe", .holdSafe),
            made("KeyframeTrack, monotone", .monotone),
            made("KeyframeTrack, PCHIP", .pchip),
            made("KeyframeTrack, Akima", .akima),
            made("KeyframeTrack, natural spline", .spline(ends: .natural)),
            made("KeyframeTrack, spline, not-a-knot", .spline(ends: .notAKnot)),
            Variant("array of structs, cubic", .naive) { repetitions in
                var (times, values) = (times, values)
                for _ in 0..<repetitions {
                    consume(&times)
                    consume(&values)
                    consume(result: PlainTrack(times: times, values: values).value(at: 0.5))
                }
            },
        ]
    )
}

/// A track of four keys over the frames of a second.
private let trackLife = Benchmark("keyframe track of 4 keys made and read 60 times", sizes: [4]) { keyCount in
    let tracks = (0..<16).map { index -> (times: [Double], values: [Double]) in
        (
            (0..<keyCount).map { (Double($0) + 0.4 * scattered($0 + index)) / Double(keyCount - 1) },
            (0..<keyCount).map { scattered($0 + 7 * index) }
        )
    }
    return (
        tracks.count * lifeFrames.count,
        [
            Variant("KeyframeTrack, cubic", .hooke) {
                live($0, tracks) {
                    try! KeyframeTrack(times: $0.times, values: $0.values, rule: .timeAwareCatmullRom)
                } _: {
                    $0.value(at: $1)
                }
            },
            Variant("array of structs, cubic", .naive) {
                live($0, tracks) {
                    PlainTrack(times: $0.times, values: $0.values)
                } _: {
                    $0.value(at: $1)
                }
            },
        ]
    )
}

let keyframeTracks = [
    keyframes("sorted", isSorted: true, asked: askedCount, sizes: [10, 1_000, 100_000]),
    keyframes("sorted, a million", isSorted: true, asked: 1_000_000, sizes: [100_000]),
    keyframes("at random", isSorted: false, asked: askedCount, sizes: [10, 1_000, 100_000]),
    keyframes("at random, a million", isSorted: false, asked: 1_000_000, sizes: [100_000]),
    trackBuild, trackLife,
]

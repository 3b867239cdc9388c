import BenchmarkHarness
import Hooke

// A track at a time, played in order and asked at random.

/// Keys with their tangents in one array of structs, found by halving, and the four Hermite polynomials: a plain
/// implementation, whose tangents are worked out beforehand too.
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

/// So many times that neither the processor's branch prediction nor its first cache knows them by heart.
private let askedCount = 65_536

private func keyframes(_ order: String, isSorted: Bool) -> Benchmark {
    Benchmark("keyframe track, times \(order)", sizes: [10, 1_000, 100_000]) { keyCount in
        let times = (0..<keyCount).map { Double($0) + 0.4 * scattered($0) }
        let values = (0..<keyCount).map { scattered($0 + 7) }
        let asked = scattered(from: times[0], to: times[keyCount - 1], count: askedCount)
        let inputs = isSorted ? asked.sorted() : asked
        let cubic = try! KeyframeTrack(times: times, values: values, rule: .timeAwareCatmullRom)
        let safe = try! KeyframeTrack(times: times, values: values, rule: .holdSafe)
        let linear = try! KeyframeTrack(times: times, values: values, rule: .linear)
        let plain = PlainTrack(times: times, values: values)
        return (
            askedCount,
            [
                Variant("KeyframeTrack, cubic", .hooke) {
                    sample($0, cubic, at: inputs) { $0.value(at: $1) }
                },
                Variant("KeyframeTrack, hold-safe", .other) {
                    sample($0, safe, at: inputs) { $0.value(at: $1) }
                },
                Variant("KeyframeTrack, linear", .other) {
                    sample($0, linear, at: inputs) { $0.value(at: $1) }
                },
                Variant("array of structs, cubic", .naive) {
                    sample($0, plain, at: inputs) { $0.value(at: $1) }
                },
            ]
        )
    }
}

let keyframeTracks = [keyframes("sorted", isSorted: true), keyframes("at random", isSorted: false)]

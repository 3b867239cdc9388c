import BenchmarkHarness
import CMachineLimits
import Foundation
import HookeBatches

// Many tracks at one time, in playback and seeking, relative to the cost of copying the bytes.

private let length = 10.0
private let frame = 1.0 / 60

/// Twelve keys at uneven times, the track's own or shared; every eighth track is linear.
private func track(_ index: Int, shared: Bool) -> KeyframeTrack<Double> {
    let times = (0..<12).map { key in
        (Double(key) + 0.9 * scattered(12 * (shared ? 0 : index) + key) / 2 + 0.45) * length / 12
    }
    return try! KeyframeTrack(
        times: times, values: (0..<12).map { scattered(12 * index + $0 + 5) },
        rule: index % 8 == 7 ? .linear : .timeAwareCatmullRom)
}

/// The naive variant: each track searches its segment.
@inline(never)
private func evaluate(
    _ tracks: [KeyframeTrack<Double>], at time: Double, _ values: UnsafeMutableBufferPointer<Double>,
    _ velocities: UnsafeMutableBufferPointer<Double>
) {
    for index in tracks.indices {
        values[index] = tracks[index].value(at: time)
        velocities[index] = tracks[index].velocity(at: time)
    }
}

/// The time of a variant from frame to frame.
private final class Playhead {
    private var frames = 0

    /// Frames at 60 Hz, in a loop.
    func forward() -> Double {
        frames += 1
        return (Double(frames) * frame).truncatingRemainder(dividingBy: length)
    }

    func backward() -> Double { length - forward() }

    func random() -> Double {
        frames += 1
        return length * (scattered(frames) + 1) / 2
    }
}

private final class Tracks: Sendable {
    let all: [KeyframeTrack<Double>]
    let batch: KeyframeBatch

    /// Above 100,000 tracks repeat: as objects they share memory, but in the batch each has its own.
    init(_ count: Int, shared: Bool) {
        let some = (0..<min(count, 100_000)).map { track($0, shared: shared) }
        all = (0..<count).map { some[$0 % some.count] }
        batch = KeyframeBatch(tracks: all)
    }
}

/// A million tracks with their own times take 3 GB, so they need HOOKE_LARGE.
private let sizes =
    [1_000, 100_000] + (ProcessInfo.processInfo.environment["HOOKE_LARGE"] == nil ? [] : [1_000_000])

/// An evaluation must at least read the numbers of one segment (seven, or four with shared times) and write two: the
/// limit copies as many bytes. With `stretches` it copies within memory of the size of the whole batch, at another
/// offset each time, like a seek to uncached data.
private func copying(_ count: Int, numbers: Int, stretches: Int) -> (Int) -> Void {
    let size = count * (numbers + 2) / 2
    let from = Buffer(count: size * stretches) { Double($0) }
    let to = Buffer(count: size * stretches) { Double($0) }
    return { repetitions in
        for index in 0..<repetitions {
            let place = index * 7 % stretches * size
            machine_copy(to.values.baseAddress! + place, from.values.baseAddress! + place, 8 * size)
        }
    }
}

private func playing(_ name: String, shared: Bool, _ time: @escaping @Sendable (Playhead) -> Double)
    -> Benchmark
{
    Benchmark("keyframe batch, \(name)", sizes: sizes) { count in
        let tracks = Tracks(count, shared: shared)
        let (x, v) = (Buffer(count: count) { _ in 0.0 }, Buffer(count: count) { _ in 0.0 })
        let (single, double, naive) = (Playhead(), Playhead(), Playhead())
        return (
            count,
            [
                Variant(
                    "copy of as many bytes", .limit,
                    run: copying(count, numbers: shared ? 4 : 7, stretches: 1)),
                Variant("KeyframeBatch", .hooke) { repetitions in
                    for _ in 0..<repetitions {
                        tracks.batch.evaluate(at: time(single), into: x.values, v.values)
                    }
                },
                Variant("KeyframeBatch, 2 threads", .other) { repetitions in
                    for _ in 0..<repetitions {
                        tracks.batch.evaluate(at: time(double), into: x.values, v.values, threads: 2)
                    }
                },
                Variant("each track by itself", .naive) { repetitions in
                    for _ in 0..<repetitions { evaluate(tracks.all, at: time(naive), x.values, v.values) }
                },
            ]
        )
    }
}

/// The cost of a seek relative to playback: "of limit" is forward over random. The copies show the machine's cost of
/// uncached memory.
private func seeking(_ name: String, shared: Bool) -> Benchmark {
    Benchmark("keyframe batch, seek against playback, \(name)", sizes: sizes) { count in
        let tracks = Tracks(count, shared: shared)
        let (x, v) = (Buffer(count: count) { _ in 0.0 }, Buffer(count: count) { _ in 0.0 })
        let heads = (Playhead(), Playhead(), Playhead())
        func variant(_ name: String, _ role: Variant.Role, _ time: @escaping () -> Double) -> Variant {
            Variant(name, role) { repetitions in
                for _ in 0..<repetitions { tracks.batch.evaluate(at: time(), into: x.values, v.values) }
            }
        }
        let numbers = shared ? 4 : 7
        return (
            count,
            [
                variant("forward at 60 Hz", .limit) { heads.0.forward() },
                variant("backward", .other) { heads.1.backward() },
                variant("at random", .hooke) { heads.2.random() },
                Variant("copy of as many bytes", .other, run: copying(count, numbers: numbers, stretches: 1)),
                Variant(
                    "the same in all of 12 times the memory", .other,
                    run: copying(count, numbers: numbers, stretches: count > 100_000 ? 2 : 12)),
            ]
        )
    }
}

/// Segments that the tracks evaluate themselves: here each has a timing function.
private let eased = Benchmark("keyframe batch, eased segments", sizes: [1_000]) { count in
    let tracks = (0..<count).map { index in
        let plain = track(index, shared: false)
        return try! KeyframeTrack(
            times: plain.times, values: plain.values,
            interpolations: Array(repeating: .eased(.easeInOut), count: plain.times.count - 1))
    }
    let batch = KeyframeBatch(tracks: tracks)
    let (x, v) = (Buffer(count: count) { _ in 0.0 }, Buffer(count: count) { _ in 0.0 })
    let heads = (Playhead(), Playhead())
    return (
        count,
        [
            Variant("KeyframeBatch", .hooke) { repetitions in
                for _ in 0..<repetitions { batch.evaluate(at: heads.0.random(), into: x.values, v.values) }
            },
            Variant("each track by itself", .naive) { repetitions in
                for _ in 0..<repetitions { evaluate(tracks, at: heads.1.random(), x.values, v.values) }
            },
        ]
    )
}

/// The cost of creating a batch, per key.
private func making(_ name: String, shared: Bool) -> Benchmark {
    Benchmark("keyframe batch, made, \(name)", sizes: [1_000]) { count in
        let tracks = (0..<count).map { track($0, shared: shared) }
        return (
            12 * count,
            [
                Variant("KeyframeBatch(tracks:)", .hooke) { repetitions in
                    for _ in 0..<repetitions { consume(result: KeyframeBatch(tracks: tracks).count) }
                }
            ]
        )
    }
}

let keyframeBatches = [
    playing("forward", shared: false) { $0.forward() },
    playing("at random", shared: false) { $0.random() },
    playing("shared times, forward", shared: true) { $0.forward() },
    playing("shared times, at random", shared: true) { $0.random() },
    seeking("own times", shared: false), seeking("shared times", shared: true),
    eased, making("own times", shared: false), making("shared times", shared: true),
]

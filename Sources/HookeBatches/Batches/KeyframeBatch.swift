internal import CHookeKernels

/// Any number of keyframe tracks at one time, at the speed of memory, in any order of asking.
///
/// ```swift
/// let tracks = try (1...1000).map { index in
///     try KeyframeTrack(
///         times: [0, 0.3, 0.5 + Double(index) / 1000], values: [0, Double(index), 100.0],
///         rule: .timeAwareCatmullRom)
/// }
/// let batch = KeyframeBatch(tracks: tracks)
/// var values = [Double](repeating: 0, count: batch.count)
/// var velocities = values
/// batch.evaluate(at: 0.4, into: &values, &velocities)  // forwards, backwards, anywhere
/// ```
///
/// Tracks may differ in everything: times, lengths, interpolations. Each component of a track is a channel of the batch:
/// component c of track i, of n components, is channel i·n + c.
///
/// A batch is a pure function of time, like `KeyframeTrack`: nothing is remembered from one evaluation to the next, so
/// a seek costs what playback does, but for what the caches still hold of the frame before. Values and velocities are
/// those of `KeyframeTrack.value(at:)` and `velocity(at:)`, bit for bit, whatever was asked before, a channel's place, its
/// neighbours, the threads and the processor, for tracks of `Double` and its SIMD vectors: keys and holds are exact, and by
/// `TangentRule.holdSafe` no value leaves its keys. Components of single precision are taken as doubles, where
/// the track would round each step to single precision.
///
/// Segments with a timing function, springs, and those at even speed are evaluated by their tracks, within the same call and
/// at the track's own speed: a search, and what such a segment takes.
///
/// Times are in the tracks' unit. Before its first key and after its last a channel holds, with velocity 0; so it does at −∞ and +∞.
/// NaN gives NaN. An evaluation writes into the caller's storage and allocates nothing.
///
/// Memory: about 300 bytes a key and channel, however times are spread, and 64 a channel; 32 a key where 64 or more neighbouring
/// channels have the same times, which also takes half the time: keep tracks that share their times together. Making a
/// batch is O(n log n) in the keys, 0.2 µs each.
public struct KeyframeBatch: Sendable {
    /// How many channels there are.
    public let count: Int

    let pages: KeyframePages
    let specials: [SpecialChannels]

    /// A batch of tracks; none at all is fine.
    public init<Value: ComponentVector>(tracks: [KeyframeTrack<Value>]) {
        count = tracks.count * Value.componentCount
        pages = KeyframePages(tracks)
        specials = tracks.enumerated().compactMap { index, track in
            track.specials.isEmpty
                ? nil : SpecialChannels(track, first: index * Value.componentCount)
        }
    }
}

/// The channels of a track some of whose segments the track evaluates by itself.
struct SpecialChannels: Sendable {
    private let write: @Sendable (Double, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void

    init<Value: ComponentVector>(_ track: KeyframeTrack<Value>, first: Int) {
        write = { time, values, velocities in
            guard let position = track.knots.position(of: time),
                case .special = track.kind(of: position.segment)
            else { return }
            let state = track.state(at: time)
            for component in 0..<Value.componentCount {
                values[first + component] = state.position[component: component]
                velocities[first + component] = state.velocity[component: component]
            }
        }
    }

    /// Writes value and velocity of its channels where a special segment serves. The arrays begin with channel 0.
    func evaluate(
        at time: Double, into values: UnsafeMutablePointer<Double>, _ velocities: UnsafeMutablePointer<Double>
    ) {
        write(time, values, velocities)
    }
}

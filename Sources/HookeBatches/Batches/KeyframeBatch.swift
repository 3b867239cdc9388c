internal import CHookeKernels

/// Evaluates any number of keyframe tracks at one time, limited by memory bandwidth. Times come in any order.
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
/// Tracks may differ in times, lengths and interpolations. Each component of a track is a channel of the batch:
/// component c of track i, of n components, is channel i·n + c.
///
/// A batch is a pure function of time, like `KeyframeTrack`. No evaluation depends on an earlier one, so a seek costs
/// the same as playback except for cache misses.
///
/// - **Accuracy**: values and velocities of tracks of `Double` and its SIMD vectors are bit-identical to
///   `KeyframeTrack.value(at:)` and `velocity(at:)`. They do not depend on earlier times, the channel's index, other
///   channels, threads or the processor. Keys and holds are exact, and with `TangentRule.holdSafe` values stay between
///   their keys. `Float` components are computed in double precision; the track rounds each step to single precision.
/// - **Special segments** (timing functions, springs, even speed) are evaluated by their tracks within the same call,
///   each at the cost of a search and the segment itself.
/// - **Edges**: before its first key, after its last, and at −∞ and +∞ a channel holds its value with velocity 0. NaN
///   gives NaN.
/// - **Memory**: about 300 bytes per key and channel, plus 64 per channel. Where 64 or more neighbouring channels have
///   the same times it is 32 bytes per key, and evaluation takes half the time: keep tracks with equal times together.
/// - **Cost**: creating a batch is O(n log n) in the keys, 0.2 µs per key. An evaluation writes into the caller's
///   storage and allocates nothing.
/// batch is O(n log n) in the keys, 0.2 µs each.
public struct KeyframeBatch: Sendable {
    /// The number of channels.
    public let count: Int

    let pages: KeyframePages
    let specials: [TrackEvaluatedChannels]

    /// Creates a batch of tracks. `tracks` may be empty.
    public init<Value: ComponentVector>(tracks: [KeyframeTrack<Value>]) {
        count = tracks.count * Value.componentCount
        pages = KeyframePages(tracks)
        specials = tracks.enumerated().compactMap { index, track in
            track.specials.isEmpty
                ? nil : TrackEvaluatedChannels(track, first: index * Value.componentCount)
        }
    }
}

/// The channels of a track that evaluates some of its segments itself.
struct TrackEvaluatedChannels: Sendable {
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

    /// Writes values and velocities of the channels whose current segment is special. The pointers start at channel 0.
    func evaluate(
        at time: Double, into values: UnsafeMutablePointer<Double>, _ velocities: UnsafeMutablePointer<Double>
    ) {
        write(time, values, velocities)
    }
}

import Hooke

/// The motion of a property through the windows of a keyframe block.
struct KeyframeMotion: Sendable {
    private enum Channels: Sendable {
        case vector(KeyframeTrack<SIMD4<Double>>)
        case transform(TransformTrack)
    }

    /// The value before the motion.
    let first: AnimatableValue
    /// The value after it: what the code set last, also where its window is not the last in time.
    let last: AnimatableValue
    /// Whether any keyframe differs from the first.
    let moves: Bool
    /// How the whole goes over its duration.
    let pacing: Pacing
    private let channels: Channels

    /// - Throws: `HookeError` when the values are too large for the track's arithmetic.
    init(
        _ windows: KeyframeWindows<AnimatableValue>, last: AnimatableValue, mode: CalculationMode,
        pacing: Pacing
    ) throws(HookeError) {
        first = windows.initialValue
        self.last = last
        self.pacing = pacing
        if case .transform = first {
            let track = try windows.mapValues(\.asTransform).track(mode: mode)
            moves = track.values.contains { $0 != track.values[0] }
            channels = .transform(track)
        } else {
            let track = try windows.mapValues { $0.vector! }.track(mode: mode)
            moves = track.values.contains { $0 != track.values[0] }
            channels = .vector(track)
        }
    }

    /// The value at a fraction of the whole.
    func value(at p: Double) -> AnimatableValue {
        switch channels {
        case .vector(let track): return first.replacingVector(track.value(at: p))
        case .transform(let track): return .transform(track.transform(at: p))
        }
    }
}

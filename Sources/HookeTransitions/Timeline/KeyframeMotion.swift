import Hooke

/// The motion of a property through keyframes at fractions of a whole, as UIKit's keyframe blocks describe it.
struct KeyframeMotion: Sendable {
    /// Keyframes in the making.
    struct Keys {
        private(set) var times: [Double] = [0]
        private(set) var values: [AnimatableValue]

        init(first: AnimatableValue) { values = [first] }

        /// Moves to `value` during a window; holds until it starts, or cuts off what still runs then.
        mutating func add(start: Double, end: Double, to value: AnimatableValue) {
            let running = self.value(at: start)
            while times.last! > start {
                times.removeLast()
                values.removeLast()
            }
            append(start, running)
            append(end, value)
        }

        /// The keyframes with the last value held to the end. Of several at one time (a jump) each follows right
        /// behind the one before.
        func finished() -> (times: [Double], values: [AnimatableValue]) {
            var keys = self
            if keys.times.last! < 1 { keys.append(1, keys.values.last!) }
            for index in keys.times.indices.dropFirst() where keys.times[index] <= keys.times[index - 1] {
                keys.times[index] = keys.times[index - 1].nextUp
            }
            return (keys.times, keys.values)
        }

        private mutating func append(_ time: Double, _ value: AnimatableValue) {
            guard time > times.last! || value != values.last! else { return }
            times.append(time)
            values.append(value)
        }

        private func value(at time: Double) -> AnimatableValue {
            // Of a jump at this very time the value behind it counts.
            guard let next = times.firstIndex(where: { $0 > time }) else { return values.last! }
            let p = (time - times[next - 1]) / (times[next] - times[next - 1])
            let (a, b) = (values[next - 1], values[next])
            if p == 0 { return a }
            if case .transform(let from) = a, case .transform(let to) = b {
                return .transform(TransformInterpolation(from: from, to: to).transform(at: p))
            }
            return a.replacingVector(a.vector! + (b.vector! - a.vector!) * p)
        }
    }

    private enum Channels: Sendable {
        case vector(KeyframeTrack<SIMD4<Double>>)
        case transform(TransformTrack)
    }

    let first: AnimatableValue
    let last: AnimatableValue
    /// Whether any keyframe differs from the first.
    let moves: Bool
    private let channels: Channels
    private let pacing: Pacing

    /// - Throws: `HookeError` when the values are too large for the track's arithmetic.
    init(
        _ keys: (times: [Double], values: [AnimatableValue]), mode: KeyframeMode, pacing: Pacing
    ) throws(HookeError) {
        first = keys.values.first!
        last = keys.values.last!
        moves = keys.values.contains { $0 != keys.values.first! }
        self.pacing = pacing
        if case .transform = first {
            let transforms = keys.values.map { value -> Transform3D in
                if case .transform(let m) = value { m } else { .identity }
            }
            channels = .transform(
                try TransformTrack(times: keys.times, values: transforms, rule: mode.tangentRule))
        } else {
            channels = .vector(
                try KeyframeTrack(
                    times: keys.times, values: keys.values.map { $0.vector! }, rule: mode.tangentRule))
        }
    }

    /// The value `elapsed` seconds into a whole of `duration` seconds.
    func value(elapsed: Double, duration: Double) -> AnimatableValue {
        let p = pacing.progress(elapsed: elapsed, duration: duration)
        switch channels {
        case .vector(let track): return first.replacingVector(track.value(at: p))
        case .transform(let track): return .transform(track.transform(at: p))
        }
    }
}

extension KeyframeMode {
    var tangentRule: TangentRule {
        switch self {
        case .linear: .linear
        case .discrete: .discrete
        case .cubic: .catmullRom
        case .holdSafeCubic: .holdSafe
        }
    }
}

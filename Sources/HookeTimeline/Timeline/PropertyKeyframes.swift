import HookeGeometry

/// The motion of a property through the windows of a keyframe block.
@usableFromInline
package struct PropertyKeyframes: Sendable {
    package enum Channels: Sendable {
        case vector(Boxed<KeyframeTrack<SIMD4<Double>>>)
        case transform(Boxed<TransformTrack>)
        /// The values of the windows, by the number that the track gives.
        case list([AnimatableValue], Boxed<KeyframeTrack<Double>>)
        case choreography(ChoreographedMotion)
    }

    package private(set) var first: AnimatableValue
    /// The value after the motion: the last change in the code, even if its window is not the last in time.
    package private(set) var last: AnimatableValue
    /// Whether any keyframe differs from the first.
    package let moves: Bool
    package let pacing: Pacing
    package let channels: Channels
    /// A map of the channels' values.
    package private(set) var map: (@Sendable (SIMD4<Double>) -> SIMD4<Double>)?

    /// - Throws: `HookeError` if the values overflow the track's arithmetic.
    package init(
        _ windows: RelativeKeyframes<AnimatableValue>, last: AnimatableValue, mode: CalculationMode,
        pacing: Pacing
    ) throws(HookeError) {
        first = windows.initialValue
        self.last = last
        self.pacing = pacing
        if case .transform = first {
            let track = try windows.mapValues({ $0.asTransform }).track(mode: mode)
            moves = track.values.contains { $0 != track.values[0] }
            channels = .transform(Boxed(track))
        } else if first.vector == nil {
            // A track of indices: linear between two neighbours.
            var values: [AnimatableValue] = []
            let indices = windows.mapValues { value in
                values.append(value)
                return Double(values.count - 1)
            }
            let isSteps = mode == .discrete
            moves = values.contains { $0 != values[0] }
            channels = .list(values, Boxed(try indices.track(mode: isSteps ? .discrete : .linear)))
        } else {
            let track = try windows.mapValues { $0.vector! }.track(mode: mode)
            moves = track.values.contains { $0 != track.values[0] }
            channels = .vector(Boxed(track))
        }
    }

    /// Creates the motion of a choreography, with values of the kind of `model`, which has components.
    package init(_ motion: ChoreographedMotion, like model: AnimatableValue) {
        first = model.replacingVector(motion.first)
        last = model.replacingVector(motion.last)
        moves = true
        pacing = .linear
        channels = .choreography(motion)
    }

    /// Returns a motion to `end` with `k` times the remaining distance of this one.
    package func remainder(scaledBy k: SIMD4<Double>, endingAt end: AnimatableValue) -> PropertyKeyframes {
        var copy = self
        guard let target = end.vector, let last = last.vector else { return copy }
        let before = map
        let scaled: @Sendable (SIMD4<Double>) -> SIMD4<Double> = { target + k * ($0 - last) }
        copy.map = { scaled(before?($0) ?? $0) }
        (copy.first, copy.last) = (first.replacingVector(scaled(first.vector!)), end)
        return copy
    }

    @usableFromInline
    package func value(at p: Double) -> AnimatableValue {
        switch channels {
        case .vector(let track):
            let value = track.content.value(at: p)
            return first.replacingVector(map?(value) ?? value)
        case .choreography(let motion):
            let value = motion.value(at: p)
            return first.replacingVector(map?(value) ?? value)
        case .transform(let track): return .transform(track.content.transform(at: p))
        case .list(let values, let track): return Self.value(track.content.value(at: p), of: values)
        }
    }

    /// Returns the state at a progress, by progress; `nil` for transforms, paths, lists and scaled keyframes.
    package func state(at p: Double) -> MotionState<SIMD4<Double>>? {
        guard map == nil else { return nil }
        switch channels {
        case .vector(let track): return track.content.state(at: p)
        case .choreography(let motion): return motion.state(at: p)
        case .transform, .list: return nil
        }
    }

    /// Returns a transform with its derivatives by progress; `nil` for other values.
    func jet(at p: Double) -> TransformJet? {
        guard map == nil, case .transform(let box) = channels else { return nil }
        var jet = box.content.jet(at: p)
        jet.value = box.content.transform(at: p)
        return jet
    }

    /// Returns the value at an index between two of a list.
    package static func value(_ index: Double, of values: [AnimatableValue]) -> AnimatableValue {
        let low = min(max(index.rounded(.down), 0), Double(values.count - 1))
        let (from, next, p) = (values[Int(low)], Int(low) + 1, index - low)
        return p > 0 && next < values.count ? from.interpolated(to: values[next], at: p) : from
    }
}

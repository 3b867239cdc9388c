import Hooke

/// The motion of one property of one view: a pure function of the time of its timeline.
public struct Track: Sendable {
    /// The view that moves.
    public let view: ViewID
    /// The property that moves.
    public let property: AnimatedProperty
    /// When the motion begins, in seconds of the timeline; before it the first value holds.
    public let delay: Double
    /// How long the motion lasts, in seconds; after it the last value holds.
    public let duration: Double
    let motion: Motion
    /// Whether touches reach the view while it moves.
    var allowsUserInteraction = false

    /// Indirect, so that a track is a few words: curves and transforms take hundreds of bytes each.
    indirect enum Motion: Sendable {
        case basic(from: AnimatableValue, to: AnimatableValue, pacing: Pacing)
        case turning(from: Transform3D, to: Transform3D, path: TransformInterpolation, pacing: Pacing)
        case keyframes(KeyframeMotion)
    }

    /// A motion from one value to another of the same kind.
    init(
        view: ViewID, property: AnimatedProperty, delay: Double, duration: Double,
        from: AnimatableValue, to: AnimatableValue, pacing: Pacing
    ) {
        self.view = view
        self.property = property
        self.delay = delay
        self.duration = duration
        if case .transform(let a) = from, case .transform(let b) = to {
            motion = .turning(
                from: a, to: b, path: TransformInterpolation(from: a, to: b), pacing: pacing)
        } else {
            motion = .basic(from: from, to: to, pacing: pacing)
        }
    }

    /// A motion through keyframes.
    init(
        view: ViewID, property: AnimatedProperty, delay: Double, duration: Double, keyframes: KeyframeMotion
    ) {
        self.view = view
        self.property = property
        self.delay = delay
        self.duration = duration
        motion = .keyframes(keyframes)
    }

    /// The value before the motion.
    public var from: AnimatableValue {
        switch motion {
        case .basic(let from, _, _): from
        case .turning(let from, _, _, _): .transform(from)
        case .keyframes(let keyframes): keyframes.first
        }
    }

    /// The value after the motion.
    public var to: AnimatableValue {
        switch motion {
        case .basic(_, let to, _): to
        case .turning(_, let to, _, _): .transform(to)
        case .keyframes(let keyframes): keyframes.last
        }
    }

    /// The moment the motion is over, in seconds of the timeline.
    public var end: Double { delay + duration }

    /// How far the motion still is from its end when its time is up, as a share of the way: it snaps by that much. 0
    /// for curves; a spring of UIKit's rule is cut off at its duration, wherever it is.
    public var remainder: Double {
        let pacing: Pacing? =
            switch motion {
            case .basic(_, _, let pacing), .turning(_, _, _, let pacing): pacing
            case .keyframes: nil
            }
        guard case .spring(let spring) = pacing, duration > 0 else { return 0 }
        return (1 - spring.position(at: duration)).magnitude
    }

    /// The value at a time of the timeline. Exactly ``from`` up to ``delay`` and exactly ``to`` from ``end``
    /// on; with `extrapolating`, past the end the motion goes on along its end tangent instead.
    public func value(at time: Double, extrapolating: Bool = false) -> AnimatableValue {
        let elapsed = time - delay
        if elapsed <= 0, !(extrapolating && elapsed < 0 && delay == 0) { return from }
        if elapsed >= duration, !(extrapolating && elapsed > duration) { return to }
        switch motion {
        case .basic(let from, let to, let pacing):
            let p = pacing.progress(elapsed: elapsed, duration: duration)
            let a = from.vector!
            let b = to.vector!
            return from.replacingVector(a + (b - a) * p)
        case .turning(_, _, let path, let pacing):
            return .transform(path.transform(at: pacing.progress(elapsed: elapsed, duration: duration)))
        case .keyframes(let keyframes):
            return keyframes.value(elapsed: elapsed, duration: duration)
        }
    }

    /// The value when the motion has come `progress` of its way, not limited to [0, 1], whatever its pacing.
    func value(inProportion progress: Double) -> AnimatableValue {
        if progress == 0 { return from }
        if progress == 1 { return to }
        switch motion {
        case .basic(let from, let to, _):
            let (a, b) = (from.vector!, to.vector!)
            return from.replacingVector(a + (b - a) * progress)
        case .turning(_, _, let path, _): return .transform(path.transform(at: progress))
        case .keyframes(let keyframes): return keyframes.value(at: progress)
        }
    }

    /// The velocity in units per second, 0 outside the motion; `nil` for transforms and keyframes.
    func velocity(at time: Double) -> SIMD4<Double>? {
        guard case .basic(let from, let to, let pacing) = motion else { return nil }
        let elapsed = time - delay
        guard elapsed >= 0, elapsed < duration else { return .zero }
        return (to.vector! - from.vector!) * pacing.velocity(elapsed: elapsed, duration: duration)
    }
}

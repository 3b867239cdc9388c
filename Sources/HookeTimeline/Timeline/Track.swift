import HookeGeometry

/// The motion of one property of one view: a pure function of the time of its timeline.
public struct Track: Sendable {
    /// The view that moves.
    public let view: ViewID
    /// The property that moves.
    public let property: AnimatedProperty
    package let pace: Pace
    package let path: Path
    /// Whether touches reach the view while it moves.
    package var allowsUserInteraction = false

    /// What a motion goes through. Indirect, so that a track is a few words: curves and transforms take
    /// hundreds of bytes each.
    package indirect enum Path: Sendable {
        case basic(from: AnimatableValue, to: AnimatableValue)
        case turning(TransformInterpolation)
        case keyframes(KeyframeMotion)
    }

    /// A motion from one value to another of the same kind.
    package init(
        view: ViewID, property: AnimatedProperty, delay: Double, duration: Double,
        from: AnimatableValue, to: AnimatableValue, pacing: Pacing
    ) {
        self.view = view
        self.property = property
        pace = Pace(delay: delay, duration: duration, pacing: pacing)
        if case .transform(let a) = from, case .transform(let b) = to {
            path = .turning(TransformInterpolation(from: a, to: b))
        } else {
            path = .basic(from: from, to: to)
        }
    }

    /// A motion through keyframes.
    package init(
        view: ViewID, property: AnimatedProperty, delay: Double, duration: Double, keyframes: KeyframeMotion
    ) {
        self.view = view
        self.property = property
        pace = Pace(delay: delay, duration: duration, pacing: keyframes.pacing)
        path = .keyframes(keyframes)
    }

    /// When the motion begins, in seconds of the timeline; before it the first value holds.
    public var delay: Double { pace.delay }

    /// How long the motion lasts, in seconds; after it the last value holds.
    public var duration: Double { pace.duration }

    /// The value before the motion.
    public var from: AnimatableValue {
        switch path {
        case .basic(let from, _): from
        case .turning(let way): .transform(way.from)
        case .keyframes(let keyframes): keyframes.first
        }
    }

    /// The value after the motion.
    public var to: AnimatableValue {
        switch path {
        case .basic(_, let to): to
        case .turning(let way): .transform(way.to)
        case .keyframes(let keyframes): keyframes.last
        }
    }

    /// The moment the motion is over, in seconds of the timeline.
    public var end: Double { pace.end }

    /// How far the motion still is from its end when its time is up, as a share of the way: it snaps by that
    /// much. 0 for curves; a spring of UIKit's rule is cut off at its duration, wherever it is.
    public var remainder: Double {
        guard case .spring(let spring) = pace.pacing, duration > 0 else { return 0 }
        if case .keyframes = path { return 0 }
        return (1 - spring.position(at: duration)).magnitude
    }

    /// The value at a time of the timeline. Exactly ``from`` up to ``delay`` and exactly ``to`` from ``end``
    /// on; with `extrapolating`, past the end the motion goes on along its end tangent instead.
    public func value(at time: Double, extrapolating: Bool = false) -> AnimatableValue {
        value(pace.progress(at: time, extrapolating: extrapolating))
    }

    /// The value so far on the way.
    package func value(_ progress: Progress) -> AnimatableValue {
        guard case .part(let p) = progress else {
            if case .start = progress { return from }
            return to
        }
        switch path {
        case .basic(let from, let to):
            let (a, b) = (from.vector!, to.vector!)
            return from.replacingVector(a + (b - a) * p)
        case .turning(let way): return .transform(way.transform(at: p))
        case .keyframes(let keyframes): return keyframes.value(at: p)
        }
    }

    /// The velocity in units per second, 0 outside the motion; `nil` for transforms and keyframes.
    package func velocity(at time: Double) -> SIMD4<Double>? {
        guard case .basic(let from, let to) = path else { return nil }
        let elapsed = time - delay
        guard elapsed >= 0, elapsed < duration else { return .zero }
        return (to.vector! - from.vector!) * pace.pacing.velocity(elapsed: elapsed, duration: duration)
    }
}

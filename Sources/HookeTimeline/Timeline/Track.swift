import HookeGeometry

/// The motion of a property of a view: a pure function of its timeline's time.
public struct Track: Sendable {
    /// The view.
    public let view: ViewID
    /// The property.
    public let property: AnimatedProperty
    package let pace: Pace
    package let path: Path
    /// Whether the view receives touches during the motion.
    package var allowsUserInteraction = false

    /// The values of a motion. Indirect to keep tracks small: curves and transforms have hundreds of bytes.
    package indirect enum Path: Sendable {
        case basic(from: AnimatableValue, to: AnimatableValue)
        case turning(TransformInterpolation)
        case keyframes(KeyframeMotion)
    }

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

    package init(
        view: ViewID, property: AnimatedProperty, delay: Double, duration: Double, keyframes: KeyframeMotion
    ) {
        self.view = view
        self.property = property
        pace = Pace(delay: delay, duration: duration, pacing: keyframes.pacing)
        path = .keyframes(keyframes)
    }

    /// The start in seconds of the timeline; before it the value is ``from``.
    public var delay: Double { pace.delay }

    /// The duration in seconds; after it the value is ``to``.
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

    /// The end in seconds of the timeline.
    public var end: Double { pace.end }

    /// The jump at the end, as a fraction of the distance: 0 for curves. A spring of UIKit's rule is cut off
    /// at its duration.
    public var remainder: Double {
        guard case .spring(let spring) = pace.pacing, duration > 0 else { return 0 }
        if case .keyframes = path { return 0 }
        return (1 - spring.position(at: duration)).magnitude
    }

    /// Returns the value at a time of the timeline: exactly ``from`` up to ``delay``, exactly ``to`` from
    /// ``end`` on. With `extrapolating`, the motion continues along its end tangent.
    public func value(at time: Double, extrapolating: Bool = false) -> AnimatableValue {
        value(pace.progress(at: time, extrapolating: extrapolating))
    }

    package func value(_ progress: Progress) -> AnimatableValue {
        guard case .part(let p) = progress else {
            if case .start = progress { return from }
            return to
        }
        switch path {
        case .basic(let from, let to):
            return from.interpolated(to: to, at: p)
        case .turning(let way): return .transform(way.transform(at: p))
        case .keyframes(let keyframes): return keyframes.value(at: p)
        }
    }

    /// Returns the velocity in units per second, 0 outside the motion; `nil` for transforms, keyframes, paths
    /// and lists.
    package func velocity(at time: Double) -> SIMD4<Double>? {
        guard case .basic(let first, let last) = path, let from = first.vector, let to = last.vector else {
            return nil
        }
        let elapsed = time - delay
        guard elapsed >= 0, elapsed < duration else { return .zero }
        return (to - from) * pace.pacing.velocity(elapsed: elapsed, duration: duration)
    }
}

import Hooke
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
        /// Paths of different structure.
        case morph(PathMorph)
        case keyframes(KeyframeMotion)
        case offset(OffsetMotion)
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
        } else if let morph = PathMorph(between: from, and: to) {
            path = .morph(morph)
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

    /// Creates the rest of an interrupted motion.
    package init(view: ViewID, property: AnimatedProperty, delay: Double, offset: OffsetMotion) {
        self.view = view
        self.property = property
        pace = Pace(delay: delay, duration: offset.duration, pacing: .linear)
        path = .offset(offset)
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
        case .morph(let morph): .path(morph.start)
        case .keyframes(let keyframes): keyframes.first
        case .offset(let offset): offset.value(at: 0)
        }
    }

    /// The value after the motion.
    public var to: AnimatableValue {
        switch path {
        case .basic(_, let to): to
        case .turning(let way): .transform(way.to)
        case .morph(let morph): .path(morph.end)
        case .keyframes(let keyframes): keyframes.last
        case .offset(let offset): offset.rest
        }
    }

    /// The end in seconds of the timeline.
    public var end: Double { pace.end }

    /// Whether it is the rest of an interrupted motion.
    package var isOffset: Bool { if case .offset = path { true } else { false } }

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
        case .morph(let morph): return .path(morph.path(at: p))
        case .keyframes(let keyframes): return keyframes.value(at: p)
        case .offset(let offset): return offset.value(at: p * duration)
        }
    }

    /// Returns position, velocity and acceleration at a time of the timeline, at a corner those after it;
    /// `nil` for transforms, paths, lists and scaled keyframes.
    package func state(at time: Double) -> MotionState<SIMD4<Double>>? {
        guard let to = to.vector else { return nil }
        let elapsed = time - delay
        guard elapsed >= 0, elapsed < duration else {
            guard let value = elapsed < 0 ? from.vector : to else { return nil }
            return MotionState(position: value, velocity: .zero, acceleration: .zero)
        }
        if case .offset(let offset) = path {
            guard let state = offset.state(at: elapsed) else { return nil }
            return MotionState(
                position: to + state.position, velocity: state.velocity, acceleration: state.acceleration)
        }
        let p = pace.pacing.progress(elapsed: elapsed, duration: duration)
        let slope = pace.pacing.velocity(elapsed: elapsed, duration: duration)
        let bend = pace.pacing.acceleration(elapsed: elapsed, duration: duration)
        switch path {
        case .basic(let first, _):
            guard let from = first.vector else { return nil }
            let way = to - from
            return MotionState(position: from + way * p, velocity: way * slope, acceleration: way * bend)
        case .keyframes(let motion):
            guard let state = motion.state(at: p) else { return nil }
            return MotionState(
                position: state.position, velocity: state.velocity * slope,
                acceleration: state.acceleration * (slope * slope) + state.velocity * bend)
        case .turning, .morph, .offset: return nil
        }
    }

    /// Whether the value changes at once, because nothing lies between its ends.
    package var switches: Bool {
        if case .basic(let from, let to) = path { !from.canInterpolate(to: to) } else { false }
    }
}

import Hooke
import HookeGeometry

/// The motion of a property of a view: a pure function of its timeline's time.
public struct Track: Sendable {
    /// The view.
    public let view: ViewID
    /// The property.
    public let property: AnimatedProperty
    /// Whether the view receives touches during the motion.
    package var allowsUserInteraction = false
    private let motion: TrackMotion

    /// The values of a motion.
    package enum Form: Sendable {
        case straight(StraightMotion)
        /// Lists of numbers, and paths of one structure.
        indirect case list(from: AnimatableValue, to: AnimatableValue)
        indirect case turning(TransformInterpolation)
        /// Paths of different structure.
        indirect case morph(PathMorph)
        indirect case keyframes(PropertyKeyframes)
        indirect case offset(AnimatableOffset)
    }

    package init(
        view: ViewID, property: AnimatedProperty, delay: Double, duration: Double,
        from: AnimatableValue, to: AnimatableValue, pacing: Pacing
    ) {
        let form: Form
        if let straight = StraightMotion(from: from, to: to) {
            form = .straight(straight)
        } else if case .transform(let a) = from, case .transform(let b) = to {
            form = .turning(TransformInterpolation(from: a, to: b))
        } else if let morph = PathMorph(between: from, and: to) {
            form = .morph(morph)
        } else {
            form = .list(from: from, to: to)
        }
        self.init(view, property, Pace(delay: delay, duration: duration, pacing: pacing), form)
    }

    package init(
        view: ViewID, property: AnimatedProperty, delay: Double, duration: Double,
        keyframes: PropertyKeyframes
    ) {
        let pace = Pace(delay: delay, duration: duration, pacing: keyframes.pacing)
        self.init(view, property, pace, .keyframes(keyframes))
    }

    /// Creates the rest of an interrupted motion.
    package init(view: ViewID, property: AnimatedProperty, delay: Double, offset: AnimatableOffset) {
        let pace = Pace(delay: delay, duration: offset.duration, pacing: .linear)
        self.init(view, property, pace, .offset(offset))
    }

    private init(_ view: ViewID, _ property: AnimatedProperty, _ pace: Pace, _ form: Form) {
        (self.view, self.property) = (view, property)
        motion = TrackMotion(pace, form)
    }

    package var pace: Pace { motion.pace }

    package var form: Form { motion.form }

    /// The start in seconds of the timeline; before it the value is ``from``.
    public var delay: Double { motion.pace.delay }

    /// The duration in seconds; after it the value is ``to``.
    public var duration: Double { motion.pace.duration }

    /// The value before the motion.
    public var from: AnimatableValue { motion.from }

    /// The value after the motion.
    public var to: AnimatableValue { motion.to }

    /// The end in seconds of the timeline.
    public var endTime: Double { motion.pace.endTime }

    /// Whether it is the rest of an interrupted motion.
    package var isOffset: Bool { if case .offset = form { true } else { false } }

    /// The jump at the end, as a fraction of the distance: 0 for curves. A spring of UIKit's rule is cut off
    /// at its duration.
    public var remainder: Double {
        guard case .spring(let spring) = pace.pacing, duration > 0 else { return 0 }
        if case .keyframes = form { return 0 }
        return (1 - spring.position(at: duration)).magnitude
    }

    /// Returns the value at a time of the timeline: exactly ``from`` up to ``delay``, exactly ``to`` from
    /// ``endTime`` on. With `extrapolating`, the motion continues along its end tangent.
    public func value(at time: Double, extrapolating: Bool = false) -> AnimatableValue {
        motion.value(motion.pace.progress(at: time, extrapolating: extrapolating))
    }

    package func value(_ progress: Progress) -> AnimatableValue { motion.value(progress) }

    /// Returns the value at a time without other motions of the property: exactly ``to`` if it is equal.
    @inline(__always)
    func shownValue(at time: Double) -> AnimatableValue {
        let progress = motion.pace.progress(at: time)
        if case .straight(let straight) = motion.form { return straight.shownValue(progress) }
        let (value, end) = (motion.value(progress), motion.to)
        return value.equals(end) ? end : value
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
        if case .offset(let offset) = form {
            guard let state = offset.state(at: elapsed) else { return nil }
            return MotionState(
                position: to + state.position, velocity: state.velocity, acceleration: state.acceleration)
        }
        let p = pace.pacing.progress(elapsed: elapsed, duration: duration)
        let slope = pace.pacing.velocity(elapsed: elapsed, duration: duration)
        let bend = pace.pacing.acceleration(elapsed: elapsed, duration: duration)
        switch form {
        case .straight(let motion):
            let (from, way) = (motion.from, to - motion.from)
            return MotionState(position: from + way * p, velocity: way * slope, acceleration: way * bend)
        case .keyframes(let motion):
            guard let state = motion.state(at: p) else { return nil }
            return MotionState(
                position: state.position, velocity: state.velocity * slope,
                acceleration: state.acceleration * (slope * slope) + state.velocity * bend)
        case .list, .turning, .morph, .offset: return nil
        }
    }

    /// Returns a transform with its derivatives at a time of the timeline, at a corner those after it; `nil` where they are
    /// not known, and for other values.
    package func jet(at time: Double) -> TransformJet? {
        guard case .transform(let to) = to, case .transform(let from) = from else { return nil }
        let elapsed = time - delay
        guard elapsed >= 0, elapsed < duration else { return TransformJet(elapsed < 0 ? from : to) }
        if case .offset(let offset) = form { return offset.jet(at: elapsed) }
        let p = pace.pacing.progress(elapsed: elapsed, duration: duration)
        let way: TransformJet?
        switch form {
        case .turning(let turning): way = turning.jet(at: p)
        case .keyframes(let keyframes): way = keyframes.jet(at: p)
        case .straight, .list, .morph, .offset: way = nil
        }
        let bend = pace.pacing.acceleration(elapsed: elapsed, duration: duration)
        // A curve's second derivative may be infinite at its start.
        return way?.paced(
            slope: pace.pacing.velocity(elapsed: elapsed, duration: duration), bend: bend.isFinite ? bend : 0)
    }

    /// Whether the value changes at once, because nothing lies between its ends.
    package var switches: Bool {
        if case .list(let from, let to) = form { !from.canInterpolate(to: to) } else { false }
    }
}

/// The times and values of a track. They have hundreds of bytes: an object keeps tracks small, and is read in place.
private final class TrackMotion: Sendable {
    let pace: Pace
    let form: Track.Form

    init(_ pace: Pace, _ form: Track.Form) { (self.pace, self.form) = (pace, form) }

    var from: AnimatableValue {
        switch form {
        case .straight(let straight): straight.value(straight.from)
        case .list(let from, _): from
        case .turning(let way): .transform(way.from)
        case .morph(let morph): .path(morph.start)
        case .keyframes(let keyframes): keyframes.first
        case .offset(let offset): offset.value(at: 0)
        }
    }

    var to: AnimatableValue {
        switch form {
        case .straight(let straight): straight.value(straight.to)
        case .list(_, let to): to
        case .turning(let way): .transform(way.to)
        case .morph(let morph): .path(morph.end)
        case .keyframes(let keyframes): keyframes.last
        case .offset(let offset): offset.rest
        }
    }

    func value(_ progress: Progress) -> AnimatableValue {
        guard case .part(let p) = progress else {
            if case .start = progress { return from }
            return to
        }
        switch form {
        case .straight(let straight): return straight.value(straight.vector(progress))
        case .list(let from, let to): return from.interpolated(to: to, at: p)
        case .turning(let way): return .transform(way.transform(at: p))
        case .morph(let morph): return .path(morph.path(at: p))
        case .keyframes(let keyframes): return keyframes.value(at: p)
        case .offset(let offset): return offset.value(at: p * pace.duration)
        }
    }
}

/// The straight motion between two values of one, two or four numbers.
package struct StraightMotion: Sendable {
    package let from, to: SIMD4<Double>
    private let count: Int

    /// `nil` for other values, and for values of two kinds.
    init?(from: AnimatableValue, to: AnimatableValue) {
        switch (from, to) {
        case (.scalar, .scalar): count = 1
        case (.pair, .pair): count = 2
        case (.quad, .quad): count = 4
        default: return nil
        }
        (self.from, self.to) = (from.vector!, to.vector!)
    }

    // A value is larger than its numbers: it is made once, where it is returned.

    @inline(__always)
    func vector(_ progress: Progress) -> SIMD4<Double> {
        switch progress {
        case .start: from
        case .part(let p): from + (to - from) * p
        case .end: to
        }
    }

    @inline(__always)
    func shownValue(_ progress: Progress) -> AnimatableValue {
        let vector = vector(progress)
        return value(vector.equals(to) ? to : vector)
    }

    @inline(__always)
    func value(_ vector: SIMD4<Double>) -> AnimatableValue {
        switch count {
        case 1: .scalar(vector.x)
        case 2: .pair(vector.lowHalf)
        default: .quad(vector)
        }
    }
}

import Hooke
import HookeGeometry

/// The rest of an interrupted motion, which is added to the motion that took over: a pure function of the
/// seconds since the switch. One offset replaces all motions before, so its cost does not grow with the
/// number of interruptions.
@usableFromInline
package struct AnimatableOffset: Sendable {
    /// The value without offset, which it approaches: that of the model.
    package let rest: AnimatableValue
    /// The seconds until it is over. A law that only approaches 0 is cut off where the offset stays within
    /// 1e-4 of its largest size.
    package let duration: Double
    package let form: Form

    package enum Form: Sendable {
        case vector(VectorOffset)
        case transform(DecomposedOffset)
    }

    /// Creates the offset of a vector property; `nil` if nothing remains, or if it never settles.
    ///
    /// - Parameters:
    ///   - law: the law.
    ///   - difference: the state of the shown value minus that of the new motion.
    ///   - rest: the value of the model.
    ///   - track: the new motion, which a fade needs; `nil` if it is no function of the offset's time.
    package init?(
        _ law: HandoverLaw, from difference: MotionState<SIMD4<Double>>, rest: AnimatableValue,
        over track: Track? = nil
    ) {
        guard rest.vector != nil, let vector = VectorOffset(law, from: difference, over: track),
            let duration = vector.duration
        else { return nil }
        (self.rest, self.duration, form) = (rest, duration, .vector(vector))
    }

    /// Creates the offset of a transform; `nil` if nothing remains, it never settles, or a transform has no
    /// parts.
    ///
    /// - Parameters:
    ///   - law: the law.
    ///   - shown: what is shown around the switch.
    ///   - new: the new motion around the switch.
    ///   - rest: the value of the model.
    package init?(_ law: HandoverLaw, from shown: TransformJet, to new: TransformJet, rest: Transform3D) {
        guard let offset = DecomposedOffset(law, from: shown, to: new, rest: rest),
            let duration = offset.duration
        else { return nil }
        (self.rest, self.duration, form) = (.transform(rest), duration, .transform(offset))
    }

    private init(_ form: Form, rest: AnimatableValue, duration: Double) {
        (self.form, self.rest, self.duration) = (form, rest, duration)
    }

    /// Returns the rest plus the offset. Before the switch it is the value at it, after the end exactly the
    /// rest.
    package func value(at time: Double) -> AnimatableValue {
        if time >= duration { return rest }
        let seconds = max(0, time)
        switch form {
        case .vector(let vector): return rest.replacingVector(rest.vector! + vector.position(at: seconds))
        case .transform(let offset): return .transform(offset.transform(at: seconds))
        }
    }

    /// Returns position, velocity and acceleration of a vector's offset; `nil` for transforms.
    package func state(at time: Double) -> MotionState<SIMD4<Double>>? {
        guard case .vector(let vector) = form else { return nil }
        return time < 0 || time >= duration
            ? MotionState(position: .zero, velocity: .zero, acceleration: .zero) : vector.state(at: time)
    }

    /// Returns a transform with its derivatives; `nil` for vectors.
    func jet(at time: Double) -> TransformJet? {
        guard case .transform(let offset) = form else { return nil }
        return offset.jet(at: time)
    }

    /// Returns an offset of `k` times the size, with another rest; `nil` for transforms and fades.
    package func scaled(by k: SIMD4<Double>, rest: AnimatableValue) -> AnimatableOffset? {
        guard case .vector(let vector) = form, let scaled = vector.scaled(by: k) else { return nil }
        return AnimatableOffset(.vector(scaled), rest: rest, duration: duration)
    }
}

/// A difference that a law removes.
package enum VectorOffset: Sendable {
    case offset(HandoverOffset<SIMD4<Double>>)
    case fade(FadeOffset)

    init?(_ law: HandoverLaw, from difference: MotionState<SIMD4<Double>>, over track: Track? = nil) {
        let difference = difference.withFiniteAcceleration
        guard difference.isFinite, !difference.isZero else { return nil }
        if let offset = HandoverOffset(law, from: difference) {
            // A law that is C¹ does not use the acceleration: nothing may remain.
            guard offset.bound > 0 else { return nil }
            self = .offset(offset)
        } else if let fade = FadeOffset(law, from: difference, over: track) {
            self = .fade(fade)
        } else {
            return nil
        }
    }

    /// The seconds until the offset stays within 1e-4 of its largest size; `nil` if it never does.
    var duration: Double? {
        switch self {
        case .fade(let fade): return fade.duration
        case .offset(let offset):
            if let end = offset.endTime { return end }
            let bound = offset.bound
            guard bound > 0, bound.isFinite else { return nil }
            guard let tolerance = try? Tolerance(distance: 1e-4 * bound) else { return nil }
            return offset.settlingDuration(within: tolerance)
        }
    }

    package func position(at time: Double) -> SIMD4<Double> {
        switch self {
        case .offset(let offset): offset.position(at: time)
        case .fade(let fade): fade.state(at: time).position
        }
    }

    func state(at time: Double) -> MotionState<SIMD4<Double>> {
        switch self {
        case .offset(let offset): offset.state(at: time)
        case .fade(let fade): fade.state(at: time)
        }
    }

    fileprivate func scaled(by k: SIMD4<Double>) -> VectorOffset? {
        guard case .offset(let offset) = self else { return nil }
        let d = offset.difference
        return HandoverOffset(
            offset.law,
            from: MotionState(
                position: k * d.position, velocity: k * d.velocity, acceleration: k * d.acceleration)
        ).map { .offset($0) }
    }
}

extension MotionState<SIMD4<Double>> {
    /// A state without motion at 0.
    package static var still: Self { MotionState(position: .zero, velocity: .zero, acceleration: .zero) }

    /// The state without an acceleration that is infinite, as that of an ease-out curve at its start. A C² law
    /// is C¹ there.
    package var withFiniteAcceleration: Self {
        (acceleration * 0).sum() == 0
            ? self : MotionState(position: position, velocity: velocity, acceleration: .zero)
    }

    package var isZero: Bool { position == .zero && velocity == .zero && acceleration == .zero }

    package var isFinite: Bool {
        // 0 if all are finite, otherwise NaN.
        let zeros: SIMD4<Double> = position * 0 + velocity * 0
        let rest: SIMD4<Double> = acceleration * 0
        return (zeros + rest).sum() == 0
    }

    package static func + (a: Self, b: Self) -> Self {
        MotionState(
            position: a.position + b.position, velocity: a.velocity + b.velocity,
            acceleration: a.acceleration + b.acceleration)
    }

    package static func - (a: Self, b: Self) -> Self {
        MotionState(
            position: a.position - b.position, velocity: a.velocity - b.velocity,
            acceleration: a.acceleration - b.acceleration)
    }
}

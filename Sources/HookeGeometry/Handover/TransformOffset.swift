/// The offset that a handover adds to a moving transform, by decomposed parts: translation, scale, skew and perspective
/// are added, and the rotation is multiplied (see `RotationOffset`).
public struct TransformOffset: Hashable, Sendable {
    /// The offset of the translation.
    public let translation: HandoverOffset<Vector3>
    /// The offset of the scale.
    public let scale: HandoverOffset<Vector3>
    /// The offset of the skew.
    public let skew: HandoverOffset<Vector3>
    /// The offset of the perspective.
    public let perspective: HandoverOffset<SIMD4<Double>>
    /// The offset of the rotation.
    public let rotation: RotationOffset

    /// Creates the offset between two states, or returns `nil` for a fade, which has no offset.
    /// - Parameters:
    ///   - law: The law, applied to each part. A quintic that never crosses zero may be shorter for one part than for
    ///     another.
    ///   - old: The state of the motion before the switch.
    ///   - new: The state of the motion after it.
    ///   - running: The rotation vector of an offset that the old state has already; zero for none.
    public init?(
        _ law: HandoverLaw, from old: TransformState, to new: TransformState, near running: Vector3 = .zero
    ) {
        func offset<Part: VectorSpace>(
            _ value: (Transform3D.Decomposition) -> Part, _ rate: (TransformRates) -> Part
        ) -> HandoverOffset<Part>? {
            let (a, b) = (old.state(value, rate), new.state(value, rate))
            return HandoverOffset(
                law,
                from: MotionState(
                    position: a.position.subtracting(b.position),
                    velocity: a.velocity.subtracting(b.velocity),
                    acceleration: a.acceleration.subtracting(b.acceleration)))
        }
        guard let translation = offset({ $0.translation }, { $0.translation }),
            let scale = offset({ $0.scale }, { $0.scale }), let skew = offset({ $0.skew }, { $0.skew }),
            let perspective = offset({ $0.perspective }, { $0.perspective }),
            let rotation = RotationOffset(law, from: old.rotation, to: new.rotation, near: running)
        else { return nil }
        self.translation = translation
        self.scale = scale
        self.skew = skew
        self.perspective = perspective
        self.rotation = rotation
    }

    /// The law.
    public var law: HandoverLaw { rotation.law }

    /// The time from which all parts are exactly the new motion's, in seconds; `nil` if they only approach it.
    public var endTime: Double? {
        guard let first = translation.endTime, let second = scale.endTime, let third = skew.endTime,
            let fourth = perspective.endTime, let fifth = rotation.endTime
        else { return nil }
        return max(first, second, third, fourth, fifth)
    }

    /// Returns the new motion's state with this offset, `time` seconds after the switch.
    public func applied(to new: TransformState, at time: Double) -> TransformState {
        if let endTime, time >= endTime { return new }
        var state = new
        state.rotation = rotation.applied(to: new.rotation, at: time)
        let (t, s) = (translation.state(at: time), scale.state(at: time))
        let (k, p) = (skew.state(at: time), perspective.state(at: time))
        state.parts.translation += t.position
        state.parts.scale += s.position
        state.parts.skew += k.position
        state.parts.perspective += p.position
        state.velocity = TransformRates(
            translation: new.velocity.translation + t.velocity, scale: new.velocity.scale + s.velocity,
            skew: new.velocity.skew + k.velocity, perspective: new.velocity.perspective + p.velocity,
            angular: state.velocity.angular)
        state.acceleration = TransformRates(
            translation: new.acceleration.translation + t.acceleration,
            scale: new.acceleration.scale + s.acceleration, skew: new.acceleration.skew + k.acceleration,
            perspective: new.acceleration.perspective + p.acceleration, angular: state.acceleration.angular)
        return state
    }

    /// Returns a time from which every part stays within the tolerance of the new motion's, in the part's own units:
    /// points, factors, radians.
    /// - Returns: Seconds; `nil` if a part never settles.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        guard let first = translation.settlingDuration(within: tolerance),
            let second = scale.settlingDuration(within: tolerance),
            let third = skew.settlingDuration(within: tolerance),
            let fourth = perspective.settlingDuration(within: tolerance),
            let fifth = rotation.settlingDuration(within: tolerance)
        else { return nil }
        return max(first, second, third, fourth, fifth)
    }
}

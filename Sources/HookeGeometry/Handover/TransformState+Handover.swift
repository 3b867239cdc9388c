extension TransformState: HandoverState {
    /// The offsets of the parts.
    public typealias Offset = TransformOffset
    /// Uniform transforms and tracks.
    public typealias Stored = StoredTransform

    /// The parts.
    public var position: Transform3D.Decomposition { parts }

    /// Returns the largest distance of a part, in its own units: points, factors, radians.
    public static func distance(
        _ a: Transform3D.Decomposition, _ b: Transform3D.Decomposition
    ) -> Double {
        max(
            (a.translation - b.translation).norm, (a.scale - b.scale).norm, (a.skew - b.skew).norm,
            (a.perspective - b.perspective).norm, RotationState.distance(a.rotation, b.rotation))
    }
}

extension TransformOffset: StateOffset {
    /// Creates the offset between two states, its rotation on the branch nearest to a running one; `nil` for a fade.
    public init?(
        _ law: HandoverLaw, from old: TransformState, to new: TransformState,
        following running: (offset: Self, time: Double)?
    ) {
        let vector = running.map { $0.offset.rotation.vector.position(at: $0.time) }
        self.init(law, from: old, to: new, near: vector ?? .zero)
    }

    /// Returns the new motion's parts with this offset, `time` seconds after the switch.
    public func applied(
        to new: Transform3D.Decomposition, at time: Double
    ) -> Transform3D.Decomposition {
        if let endTime, time >= endTime { return new }
        var parts = new
        parts.rotation = rotation.applied(to: new.rotation, at: time)
        parts.translation += translation.position(at: time)
        parts.scale += scale.position(at: time)
        parts.skew += skew.position(at: time)
        parts.perspective += perspective.position(at: time)
        return parts
    }
}

/// A uniform transform or a track.
public struct StoredTransform: StoredTrajectory {
    enum Kind: Equatable, Sendable {
        case uniform(UniformTransform)
        case track(DecomposedTrack)
    }

    let kind: Kind

    /// The names of the types, for messages.
    public static var accepted: String { "UniformTransform, DecomposedTrack" }

    /// Stores a transform; `nil` for one of another type.
    public init?(_ transform: some Trajectory<TransformState>) {
        if let transform = transform as? UniformTransform {
            kind = .uniform(transform)
        } else if let transform = transform as? DecomposedTrack {
            kind = .track(transform)
        } else {
            return nil
        }
    }

    /// Returns the parts with their velocities and accelerations.
    public func state(at time: Double) -> TransformState {
        switch kind {
        case .uniform(let transform): transform.state(at: time)
        case .track(let track): track.state(at: time)
        }
    }

    /// Returns the settling duration of the transform.
    public func settlingDuration(within tolerance: Tolerance) -> Double? {
        switch kind {
        case .uniform(let transform): transform.settlingDuration(within: tolerance)
        case .track(let track): track.settlingDuration(within: tolerance)
        }
    }
}

#if !hasFeature(Embedded)
    extension StoredTransform: Codable, NotationCoded {
        package static var notationName: String { "motion" }

        /// Reads a track, or `value` and `velocity`; a start time is for `AnyTrajectory`.
        package init(_ notation: Notation, at place: String) throws(HookeError) {
            let fields = try NotationFields(
                notation, of: motionFunction(notation), at: place,
                accepted: UniformTransform.fieldNames + ["startTime"] + TransformTrack.fieldNames)
            _ = fields["startTime"]
            kind =
                fields.has("times")
                ? .track(try DecomposedTrack(TransformTrack(fields))) : .uniform(try UniformTransform(fields))
            try fields.finish()
        }

        package var notation: Notation {
            switch kind {
            case .uniform(let transform): transform.notation
            case .track(let track): track.track.notation
            }
        }
    }
#endif

extension RotationTrack: Trajectory {
    /// Returns the time of the last key, from which the track is constant; at least 0.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        max(0, times[times.count - 1])
    }
}

extension RotationState: HandoverState {
    /// The offset that is multiplied onto a rotation.
    public typealias Offset = RotationOffset
    /// Uniform rotations and tracks.
    public typealias Stored = StoredRotation

    /// The rotation.
    public var position: Quaternion { rotation }

    /// Returns the angle between two rotations, 0 to π.
    public static func distance(_ a: Quaternion, _ b: Quaternion) -> Double {
        let turn = (a * b.conjugate).angle
        return min(turn, 2 * .pi - turn)
    }
}

extension RotationOffset: StateOffset {
    /// Creates the offset between two states, on the branch nearest to a running one; `nil` for a fade.
    public init?(
        _ law: HandoverLaw, from old: RotationState, to new: RotationState,
        following running: (offset: Self, time: Double)?
    ) {
        self.init(
            law, from: old, to: new, near: running.map { $0.offset.vector.position(at: $0.time) } ?? .zero)
    }

    /// Returns the new motion's rotation with this offset, `time` seconds after the switch.
    public func applied(to new: Quaternion, at time: Double) -> Quaternion {
        if let endTime, time >= endTime { return new }
        return Quaternion(rotationVector: vector.position(at: time)) * new
    }
}

/// A uniform rotation or a track.
public struct StoredRotation: StoredTrajectory {
    enum Kind: Equatable, Sendable {
        case uniform(UniformRotation)
        case track(RotationTrack)
    }

    let kind: Kind

    /// The names of the types, for messages.
    public static var accepted: String { "UniformRotation, RotationTrack" }

    init(_ kind: Kind) { self.kind = kind }

    /// Stores a rotation; `nil` for one of another type.
    public init?(_ rotation: some Trajectory<RotationState>) {
        if let rotation = rotation as? UniformRotation {
            kind = .uniform(rotation)
        } else if let rotation = rotation as? RotationTrack {
            kind = .track(rotation)
        } else {
            return nil
        }
    }

    /// Returns the rotation with its derivatives; from the last key of a track on it rests.
    public func state(at time: Double) -> RotationState {
        switch kind {
        case .uniform(let rotation): return rotation.state(at: time)
        case .track(let track):
            var state = track.state(at: time)
            if time >= track.times[track.times.count - 1] {
                (state.angularVelocity, state.angularAcceleration) = (.zero, .zero)
            }
            return state
        }
    }

    /// Returns the settling duration of the rotation.
    public func settlingDuration(within tolerance: Tolerance) -> Double? {
        switch kind {
        case .uniform(let rotation): rotation.settlingDuration(within: tolerance)
        case .track(let track): track.settlingDuration(within: tolerance)
        }
    }
}

#if !hasFeature(Embedded)
    extension RotationOffset: Codable {
        /// Encodes the rotation vector's offset.
        public func encode(to encoder: any Encoder) throws { try vector.encode(to: encoder) }

        /// Decodes what `encode(to:)` wrote.
        public init(from decoder: any Decoder) throws {
            self.init(vector: try HandoverOffset<Vector3>(from: decoder))
        }
    }

    extension StoredRotation: Codable, NotationCoded {
        package static var notationName: String { "motion" }

        /// Reads a track, or `value` and `velocity`; a start time is for `AnyTrajectory`.
        package init(_ notation: Notation, at place: String) throws(HookeError) {
            let fields = try NotationFields(
                notation, of: motionFunction(notation), at: place,
                accepted: words("value startTime") + TrackNotation.fieldNames,
                orField: UniformRotation.mainField)
            _ = fields["startTime"]
            kind =
                fields.has("times")
                ? .track(try RotationTrack(fields)) : .uniform(try UniformRotation(fields))
            try fields.finish()
        }

        package var notation: Notation {
            switch kind {
            case .uniform(let rotation): rotation.notation
            case .track(let track): track.notation
            }
        }
    }
#endif

/// A transform at rest, or one whose parts change at constant rates.
public struct UniformTransform: Trajectory, Hashable {
    /// The parts at time 0.
    public let start: Transform3D.Decomposition
    /// The velocities of the parts, per second.
    public let velocity: TransformRates

    /// Creates the motion; without velocities the transform stays.
    public init(from start: Transform3D.Decomposition, velocity: TransformRates = .zero) {
        self.start = start
        self.velocity = velocity
    }

    /// Returns the parts with their velocities and accelerations at `time` seconds.
    public func state(at time: Double) -> TransformState {
        if velocity == .zero, !time.isNaN { return TransformState(parts: start) }
        var parts = start
        parts.translation += velocity.translation * time
        parts.scale += velocity.scale * time
        parts.skew += velocity.skew * time
        parts.perspective += velocity.perspective * time
        var state = TransformState(parts: parts, velocity: velocity)
        state.rotation = UniformRotation(from: start.rotation, angularVelocity: velocity.angular).state(
            at: time)
        return state
    }

    /// Returns 0 for a transform at rest, else `nil`.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        velocity == .zero ? 0 : nil
    }
}

/// A transform track by its decomposed parts.
///
/// Refused, because parts may be missing between the keys:
/// - a track that interpolates the sixteen fields;
/// - a segment with a method that jumps, or that passes a singular transform.
public struct DecomposedTrack: Trajectory, Hashable {
    /// The track.
    public let track: TransformTrack

    /// Creates the motion of a track.
    /// - Throws: `HookeError.noSolution` if the track has no parts somewhere.
    public init(_ track: TransformTrack) throws(HookeError) {
        if let index = track.pairs.firstIndex(where: { $0?.hasParts == false }) {
            throw .noSolution(
                field: "track",
                reason: "segment \(index) jumps or passes a singular transform; accepted: a decomposed track")
        }
        guard track.isDecomposed else {
            throw .noSolution(
                field: "track",
                reason:
                    "a key has no decomposition, so the track interpolates fields; accepted: a decomposed track"
            )
        }
        self.track = track
    }

    /// Returns the parts with their velocities and accelerations at `time` seconds: outside the keys at rest, at the
    /// last key too.
    public func state(at time: Double) -> TransformState {
        let position = track.knots.position(of: time)
        let moving = time < track.times[track.times.count - 1] ? position.flatMap(track.state) : nil
        if let moving { return moving }
        let rotation = track.rotations?.value(at: time) ?? .identity
        return TransformState(parts: track.rows.value(at: time).decomposition(rotation: rotation))
    }

    /// Returns the time of the last key, from which the track is constant; at least 0.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        max(0, track.times.last ?? 0)
    }
}

extension Trajectory<TransformState> {
    /// Returns the transform at `time` seconds.
    public func transform(at time: Double) -> Transform3D { state(at: time).transform }
}

#if !hasFeature(Embedded)
    extension UniformTransform: Codable, NotationCoded, FieldsCoded {
        package static var notationName: String { "motion" }
        package static var fieldNames: [String] { words("value velocity") }

        /// Reads the parts at time 0 and their velocities; other fields are ignored.
        package init(_ fields: NotationFields) throws(HookeError) {
            self.init(
                from: try Transform3D.Decomposition(
                    fields.required("value", accepted: "the parts of a transform"),
                    at: fields.path(of: "value").name),
                velocity: try fields.value("velocity", TransformRates.init(_:at:)) ?? .zero)
        }

        package var members: [Notation.Member] {
            [.init("value", start.notation)]
                + (velocity == .zero ? [] : [.init("velocity", velocity.notation)])
        }
    }

    extension DecomposedTrack: Codable {
        /// Encodes the track.
        public func encode(to encoder: any Encoder) throws { try track.encode(to: encoder) }

        /// Decodes a track.
        /// - Throws: The decoder's errors, and `HookeError.noSolution` for a track without parts.
        public init(from decoder: any Decoder) throws { try self.init(TransformTrack(from: decoder)) }
    }
#endif

/// Any trajectory of a state, optionally later by a number of seconds.
///
/// ```swift
/// let spring = SpringMotion(spring: .snappy, from: 0.0, to: 100)
/// let later = try AnyTrajectory(spring, startTime: 2)   // its time 0 is at 2 s
/// ```
///
/// - Uniform motions, springs, flings and tracks of numbers and vectors, and uniform changes and tracks of rotations and
///   transforms, are stored as themselves: they are compared by value and encoded.
/// - Any other trajectory is stored in a box. It equals only copies of itself, and encoding it throws an error.
/// - At the last key of a track the velocity is that after it: zero.
public struct AnyTrajectory<State: HandoverState>: Trajectory {
    enum Kind: Sendable {
        case stored(State.Stored)
        case other(TrajectoryBox<State>)
    }

    let kind: Kind
    /// The time at which the trajectory's own time is 0, in seconds.
    public let startTime: Double

    init(_ kind: Kind, startTime: Double) {
        self.kind = kind
        self.startTime = startTime
    }

    /// Stores a trajectory with the same time 0.
    public init(_ trajectory: some Trajectory<State>) {
        if let trajectory = trajectory as? AnyTrajectory<State> {
            self = trajectory
            return
        }
        self.init(Self.kind(of: trajectory), startTime: 0)
    }

    /// Stores a trajectory that begins later. The start time of an `AnyTrajectory` is added to its own.
    /// - Parameters:
    ///   - trajectory: The trajectory.
    ///   - startTime: The time at which its own time is 0, in seconds.
    /// - Throws: `HookeError.outOfRange` for a time, or a sum of times, that is not finite.
    public init(_ trajectory: some Trajectory<State>, startTime: Double) throws(HookeError) {
        let inner = trajectory as? AnyTrajectory<State>
        let sum = (inner?.startTime ?? 0) + startTime
        guard sum.isFinite else {
            throw .outOfRange(field: "startTime", value: sum, accepted: "a finite number of seconds")
        }
        self.init(inner?.kind ?? Self.kind(of: trajectory), startTime: sum)
    }

    private static func kind(of trajectory: some Trajectory<State>) -> Kind {
        if let stored = State.Stored(trajectory) { return .stored(stored) }
        return .other(
            TrajectoryBox(
                state: { trajectory.state(at: $0) }, position: { trajectory.position(at: $0) },
                settlingDuration: { trajectory.settlingDuration(within: $0) }))
    }

    /// Returns the motion of the same spring from a state on; `nil` for any other trajectory.
    func continued(from state: State, by spring: Spring) -> State.Stored? {
        if case .stored(let stored) = kind { stored.continued(from: state, by: spring) } else { nil }
    }

    /// Returns the position and its derivatives at `time` seconds, at the cost of one.
    @inlinable public func state(at time: Double) -> State { evaluated(at: time) }

    // Common vectors have specialised code; the choice is made here, at run time.
    #if compiler(>=6.3)
        @specialized(where State == MotionState<Double>)
        @specialized(where State == MotionState<SIMD2<Double>>)
        @specialized(where State == MotionState<SIMD3<Double>>)
        @specialized(where State == MotionState<SIMD4<Double>>)
    #endif
    @usableFromInline func evaluated(at time: Double) -> State { computed(at: time) }

    // Separate from the choice, which would look up the types of local values first.
    @inline(never) private func computed(at time: Double) -> State {
        switch kind {
        case .stored(let stored): stored.state(at: time - startTime)
        case .other(let box): box.state(time - startTime)
        }
    }

    /// Returns the position at `time` seconds.
    @inlinable public func position(at time: Double) -> State.Position { evaluatedPosition(at: time) }

    #if compiler(>=6.3)
        @specialized(where State == MotionState<Double>)
        @specialized(where State == MotionState<SIMD2<Double>>)
        @specialized(where State == MotionState<SIMD3<Double>>)
        @specialized(where State == MotionState<SIMD4<Double>>)
    #endif
    @usableFromInline func evaluatedPosition(at time: Double) -> State.Position { computedPosition(at: time) }

    @inline(never) private func computedPosition(at time: Double) -> State.Position {
        switch kind {
        case .stored(let stored): stored.position(at: time - startTime)
        case .other(let box): box.position(time - startTime)
        }
    }

    /// Returns the time from which the trajectory stays within the tolerance; `nil` if it never does or the time is
    /// unknown.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        let duration =
            switch kind {
            case .stored(let stored): stored.settlingDuration(within: tolerance)
            case .other(let box): box.settlingDuration(tolerance)
            }
        return duration.map { $0 + startTime }
    }
}

extension AnyTrajectory: Equatable {
    /// Returns whether trajectory and start time are equal. A boxed trajectory equals only copies of itself.
    public static func == (a: AnyTrajectory, b: AnyTrajectory) -> Bool {
        guard a.startTime == b.startTime else { return false }
        switch (a.kind, b.kind) {
        case (.stored(let a), .stored(let b)): return a == b
        case (.other(let a), .other(let b)): return a === b
        default: return false
        }
    }
}

/// The functions of a trajectory of an unknown type.
final class TrajectoryBox<State: HandoverState>: Sendable {
    let state: @Sendable (Double) -> State
    let position: @Sendable (Double) -> State.Position
    let settlingDuration: @Sendable (Tolerance) -> Double?

    // Functions, because Embedded Swift has no generic initialisers of classes.
    init(
        state: @escaping @Sendable (Double) -> State,
        position: @escaping @Sendable (Double) -> State.Position,
        settlingDuration: @escaping @Sendable (Tolerance) -> Double?
    ) {
        self.state = state
        self.position = position
        self.settlingDuration = settlingDuration
    }
}

#if !hasFeature(Embedded)
    private enum AnyTrajectoryKeys: String, CodingKey { case startTime }

    extension AnyTrajectory: Encodable where State.Stored: Encodable {
        /// Encodes the fields of the motion, and `startTime` unless that is 0.
        /// - Throws: `EncodingError.invalidValue` for a trajectory of another type.
        public func encode(to encoder: any Encoder) throws {
            guard case .stored(let stored) = kind else {
                throw EncodingError.invalidValue(
                    self,
                    EncodingError.Context(
                        codingPath: encoder.codingPath,
                        debugDescription: "the motion cannot be encoded; accepted: \(State.Stored.accepted)"))
            }
            try stored.encode(to: encoder)
            guard startTime != 0 else { return }
            var values = encoder.container(keyedBy: AnyTrajectoryKeys.self)
            try values.encode(startTime, forKey: .startTime)
        }
    }

    extension AnyTrajectory: Decodable where State.Stored: Decodable {
        /// Decodes a motion as text or object.
        /// - Throws: The decoder's errors, and `HookeError` with the path of the field.
        public init(from decoder: any Decoder) throws { try self.init(Notation(from: decoder), at: "motion") }
    }

    extension AnyTrajectory {
        /// Reads the text or the object of a stored motion, with `startTime`.
        package init(_ notation: Notation, at place: String) throws(HookeError) {
            guard let type = State.Stored.self as? any NotationCoded.Type,
                let stored = try type.init(notation, at: place) as? State.Stored
            else {
                throw .noSolution(
                    field: HookeError.Field(place), reason: "these motions are not written as text")
            }
            let members = notation.members ?? []
            let inner = members.count == 1 ? members[0].value.members ?? members : members
            let fields = try NotationFields(inner, at: place, accepted: nil)
            let startTime = try fields.number("startTime", default: 0)
            guard startTime.isFinite else {
                throw .outOfRange(
                    field: fields.path(of: "startTime"), value: startTime,
                    accepted: "a finite number of seconds")
            }
            self.init(.stored(stored), startTime: startTime)
        }
    }
#endif

/// A trajectory that others take over, without a jump of position or velocity: of numbers and vectors, rotations, and
/// transforms.
///
/// ```swift
/// let fling = Decay(from: 0.0, initialVelocity: 900)
/// let home = SpringMotion(spring: .snappy, from: 0.0, to: 0)
/// var shown = try Handover(from: fling, to: home, at: 0.4, by: .spring(.snappy))
/// try shown.handOver(to: UniformMotion(from: 40, velocity: 25), at: 0.6, by: .quintic(0.5, .c2))
/// print(shown.state(at: 0.7))                           // any time, in any order
/// ```
///
/// All motions are read at the same time: with A before the switch at T and B after it,
///
///     shown = A(t) for t < T,   B(t) + o(t − T) for t ≥ T
///
/// Of rotations the offset is multiplied (`RotationOffset`), of transforms the parts have one each (`TransformOffset`). A
/// motion that begins at the switch is an `AnyTrajectory(motion, startTime: T)`.
///
/// - A switch reads both states once. The result is a motion again; each evaluation costs one motion and one offset,
///   however many switches there were. A fade costs two motions and at most one offset.
/// - Earlier pieces give earlier times. The bits do not depend on the order of times.
/// - The jump of position and velocity at a switch is a few roundings of both motions. At a corner of a motion its
///   state is that after the corner.
/// - A switch at T removes the switches from T on.
/// - A switch to the same motion by the same spring, or the same law of third order, changes nothing.
/// - A switch by a spring to a motion of that spring gives one `SpringMotion` from the state at T.
/// - Rotations and transforms have no weighted mean here: their fades are refused.
/// - NaN gives NaN. A motion that is not finite at T gives a motion that is not finite from T on.
public struct Handover<State: HandoverState>: Trajectory {
    /// A switch from one motion to another.
    public struct Switch: Equatable, Sendable {
        /// The time in seconds.
        public let time: Double
        /// The motion that takes over.
        public let motion: AnyTrajectory<State>
        /// How the difference is removed.
        public let law: HandoverLaw
    }

    /// The motion before the first switch.
    public let first: AnyTrajectory<State>
    /// The switches, their times ascending.
    public private(set) var switches: [Switch] = []

    private var pieces: HandoverPieces<HandoverPiece<State>>

    /// Creates a motion without switches.
    public init(_ motion: some Trajectory<State>) {
        if let handover = motion as? Handover<State> {
            self = handover
            return
        }
        first = AnyTrajectory(motion)
        pieces = HandoverPieces(HandoverPiece(first))
    }

    /// Creates the motion that is `old` before `time` and goes over into `new` from then on.
    /// - Parameters:
    ///   - old: The motion before the switch. A `Handover` keeps its switches before `time`.
    ///   - new: The motion that takes over.
    ///   - time: The switch, in seconds.
    ///   - law: How the difference is removed.
    /// - Throws: `HookeError.outOfRange` for a time that is not finite, and `HookeError.noSolution` for a fade of rotations
    ///   or transforms.
    public init(
        from old: some Trajectory<State>, to new: some Trajectory<State>, at time: Double, by law: HandoverLaw
    ) throws(HookeError) {
        self.init(old)
        try handOver(to: new, at: time, by: law)
    }

    /// Returns this motion with another switch. Switches at `time` and later are removed.
    /// - Parameters:
    ///   - motion: The motion that takes over.
    ///   - time: The switch, in seconds.
    ///   - law: How the difference is removed.
    /// - Throws: `HookeError.outOfRange` for a time that is not finite, and `HookeError.noSolution` for a fade of rotations
    ///   or transforms.
    public func handedOver(
        to motion: some Trajectory<State>, at time: Double, by law: HandoverLaw
    ) throws(HookeError) -> Handover {
        var result = self
        try result.handOver(to: motion, at: time, by: law)
        return result
    }

    /// Adds a switch. Switches at `time` and later are removed.
    /// - Parameters:
    ///   - motion: The motion that takes over.
    ///   - time: The switch, in seconds.
    ///   - law: How the difference is removed.
    /// - Throws: `HookeError.outOfRange` for a time that is not finite, and `HookeError.noSolution` for a fade of rotations
    ///   or transforms.
    /// - Complexity: One evaluation of the shown motion and one of `motion`.
    public mutating func handOver(
        to motion: some Trajectory<State>, at time: Double, by law: HandoverLaw
    ) throws(HookeError) {
        if case .fade = law.kind, !State.hasMean {
            throw .noSolution(
                field: "law",
                reason: "rotations and transforms have no fade; accepted: spring, thirdOrder, quintic")
        }
        switches.removeSubrange(try pieces.removeSwitches(from: time)...)
        let new = AnyTrajectory(motion)
        if law.isSemigroup, let last = switches.last, last.law == law, last.motion == new { return }
        pieces.append(last.piece.handedOver(to: new, at: time, by: law), at: time)
        switches.append(Switch(time: time, motion: new, law: law))
    }

    /// Returns position, velocity and acceleration at `time` seconds, at the cost of one.
    /// - Complexity: O(log n) for n switches, and one motion with its offset.
    @inlinable public func state(at time: Double) -> State { evaluated(at: time) }

    /// Returns the position at `time` seconds.
    @inlinable public func position(at time: Double) -> State.Position { evaluatedPosition(at: time) }

    // Common vectors have specialised code; the choice is made here, at run time.
    #if compiler(>=6.3)
        @specialized(where State == MotionState<Double>)
        @specialized(where State == MotionState<SIMD2<Double>>)
        @specialized(where State == MotionState<SIMD3<Double>>)
        @specialized(where State == MotionState<SIMD4<Double>>)
    #endif
    @usableFromInline func evaluated(at time: Double) -> State { computed(at: time) }

    // Separate from the choice, which would look up the types of local values first.
    @inline(never) private func computed(at time: Double) -> State { pieces[time].state(at: time) }

    #if compiler(>=6.3)
        @specialized(where State == MotionState<Double>)
        @specialized(where State == MotionState<SIMD2<Double>>)
        @specialized(where State == MotionState<SIMD3<Double>>)
        @specialized(where State == MotionState<SIMD4<Double>>)
    #endif
    @usableFromInline func evaluatedPosition(at time: Double) -> State.Position { computedPosition(at: time) }

    @inline(never) private func computedPosition(at time: Double) -> State.Position {
        pieces[time].position(at: time)
    }

    /// What is shown from the last switch on, and its time; −∞ without switches.
    var last: (piece: HandoverPiece<State>, start: Double) { pieces.last }
}

extension HandoverLaw.Outgoing {
    /// The rate at which a velocity decays that halves in each half-life, in 1/s.
    package static func rate(halfLife: Double) -> Double { 0.693_147_180_559_945_3 / halfLife }
}

extension Handover: Equatable {
    /// Returns whether the first motion and all switches are equal.
    public static func == (a: Handover, b: Handover) -> Bool {
        a.first == b.first && a.switches == b.switches
    }
}

#if !hasFeature(Embedded)
    private enum SwitchKeys: String, CodingKey {
        case time = "at"
        case motion = "to"
        case law = "by"
    }

    extension Handover.Switch: Encodable where State.Stored: Encodable {
        /// Encodes `at`, `to` and `by`.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: SwitchKeys.self)
            try values.encode(time, forKey: .time)
            try values.encode(motion, forKey: .motion)
            try values.encode(law, forKey: .law)
        }
    }

    extension Handover.Switch: Decodable where State.Stored: Decodable {
        /// Decodes `switch(…)`, or an object of `at`, `to` and `by`; without a law, a snappy spring.
        /// - Throws: The decoder's errors, and `HookeError` with the path of the field.
        public init(from decoder: any Decoder) throws { try self.init(Notation(from: decoder), at: "switch") }
    }

    extension Handover.Switch {
        /// Reads a text or an object.
        package init(_ notation: Notation, at place: String) throws(HookeError) {
            let fields = try NotationFields(notation, of: "switch", at: place, accepted: words("at to by"))
            time = try fields.number("at")
            motion = try AnyTrajectory(
                fields.required("to", accepted: "a motion"), at: fields.path(of: "to").name)
            law = try fields.value("by", HandoverLaw.init(_:at:)) ?? .spring(.snappy)
        }
    }
#endif

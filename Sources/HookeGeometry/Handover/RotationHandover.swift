/// A rotation that other rotations take over, without a jump of the rotation or the angular velocity.
///
/// ```swift
/// let spin = UniformRotation(from: .identity, angularVelocity: Vector3(1, 2, -1))
/// let rest = UniformRotation(from: Quaternion(angle: 1, axis: Vector3(0, 0, 1)))
/// let shown = try RotationHandover(from: spin, to: rest, at: 0.4, by: .spring(.snappy))
/// shown.state(at: 0.5).angularVelocity
/// ```
///
/// The rules are those of `Handover`: one motion and one offset for each evaluation, equal bits in any order, and a
/// switch to the same motion by the same spring or third order changes nothing. Fades are refused.
public struct RotationHandover: RotationMotion {
    /// A switch from one motion to another.
    public struct Switch: Equatable, Sendable {
        /// The time in seconds.
        public let time: Double
        /// The motion that takes over.
        public let motion: AnyRotationMotion
        /// How the difference is removed.
        public let law: HandoverLaw
    }

    private struct Piece: Sendable {
        let motion: AnyRotationMotion
        let offset: RotationOffset?
        let start: Double

        func state(at time: Double) -> RotationState {
            let state = motion.state(at: time)
            return offset?.applied(to: state, at: time - start) ?? state
        }
    }

    /// The motion before the first switch.
    public let first: AnyRotationMotion
    /// The switches, their times ascending.
    public private(set) var switches: [Switch] = []
    private var pieces: HandoverPieces<Piece>

    /// Creates a motion without switches.
    public init(_ motion: some RotationMotion) {
        if let handover = motion as? RotationHandover {
            self = handover
            return
        }
        first = AnyRotationMotion(motion)
        pieces = HandoverPieces(Piece(motion: first, offset: nil, start: -.infinity))
    }

    /// Creates the motion that is `old` before `time` and goes over into `new` from then on.
    /// - Parameters:
    ///   - old: The motion before the switch. A `RotationHandover` keeps its switches before `time`.
    ///   - new: The motion that takes over.
    ///   - time: The switch, in seconds.
    ///   - law: How the difference is removed; not a fade.
    /// - Throws: `HookeError.outOfRange` for a time that is not finite, and `HookeError.noSolution` for a fade.
    public init(
        from old: some RotationMotion, to new: some RotationMotion, at time: Double, by law: HandoverLaw
    ) throws(HookeError) {
        self.init(old)
        try handOver(to: new, at: time, by: law)
    }

    /// Adds a switch. Switches at `time` and later are removed.
    /// - Parameters:
    ///   - motion: The motion that takes over.
    ///   - time: The switch, in seconds.
    ///   - law: How the difference is removed; not a fade.
    /// - Throws: `HookeError.outOfRange` for a time that is not finite, and `HookeError.noSolution` for a fade.
    public mutating func handOver(
        to motion: some RotationMotion, at time: Double, by law: HandoverLaw
    ) throws(HookeError) {
        try law.checkHasOffset(of: "a rotation")
        switches.removeSubrange(try pieces.removeSwitches(from: time)...)
        let new = AnyRotationMotion(motion)
        if law.isSemigroup, let last = switches.last, last.law == law, last.motion == new { return }
        let last = pieces.last.piece
        let running = last.offset?.vector.position(at: time - last.start) ?? .zero
        let offset = RotationOffset(
            law, from: last.state(at: time), to: new.state(at: time), near: running)
        pieces.append(Piece(motion: new, offset: offset, start: time), at: time)
        switches.append(Switch(time: time, motion: new, law: law))
    }

    /// Returns this motion with another switch. Switches at `time` and later are removed.
    /// - Parameters:
    ///   - motion: The motion that takes over.
    ///   - time: The switch, in seconds.
    ///   - law: How the difference is removed; not a fade.
    /// - Throws: `HookeError.outOfRange` for a time that is not finite, and `HookeError.noSolution` for a fade.
    public func handedOver(
        to motion: some RotationMotion, at time: Double, by law: HandoverLaw
    ) throws(HookeError) -> RotationHandover {
        var result = self
        try result.handOver(to: motion, at: time, by: law)
        return result
    }

    /// Returns rotation, angular velocity and angular acceleration at `time` seconds.
    public func state(at time: Double) -> RotationState { pieces[time].state(at: time) }
}

extension RotationHandover: Equatable {
    /// Returns whether the first motion and all switches are equal.
    public static func == (a: RotationHandover, b: RotationHandover) -> Bool {
        a.first == b.first && a.switches == b.switches
    }
}

extension HandoverLaw {
    /// Throws an error for a fade.
    func checkHasOffset(of subject: String) throws(HookeError) {
        if case .fade = kind {
            throw .noSolution(
                field: "law",
                reason:
                    "\(subject) has no fade; accepted: spring, thirdOrder, quintic, whose offset is one rotation"
            )
        }
    }
}

#if !hasFeature(Embedded)
    extension RotationHandover.Switch: Codable {}
#endif

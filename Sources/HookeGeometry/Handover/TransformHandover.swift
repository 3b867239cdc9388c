/// A transform that other transforms take over, without a jump of its parts or their velocities.
///
/// The rules are those of `Handover`, for each decomposed part; the rotation is that of `RotationHandover`. All motions
/// are read at the same time. Fades are refused.
public struct TransformHandover: TransformMotion {
    private struct Piece: Sendable {
        /// The motion that took over.
        let motion: @Sendable (Double) -> TransformState
        let offset: TransformOffset?
        let start: Double

        func state(at time: Double) -> TransformState {
            let state = motion(time)
            return offset?.applied(to: state, at: time - start) ?? state
        }
    }

    /// The times of the switches, ascending.
    public private(set) var switchTimes: [Double] = []
    private var pieces: HandoverPieces<Piece>

    /// Creates a motion without switches.
    public init(_ motion: some TransformMotion) {
        if let handover = motion as? TransformHandover {
            self = handover
            return
        }
        pieces = HandoverPieces(Piece(motion: { motion.state(at: $0) }, offset: nil, start: -.infinity))
    }

    /// Creates the motion that is `old` before `time` and goes over into `new` from then on.
    /// - Parameters:
    ///   - old: The motion before the switch. A `TransformHandover` keeps its switches before `time`.
    ///   - new: The motion that takes over.
    ///   - time: The switch, in seconds.
    ///   - law: How the difference is removed; not a fade.
    /// - Throws: `HookeError.outOfRange` for a time that is not finite, and `HookeError.noSolution` for a fade.
    public init(
        from old: some TransformMotion, to new: some TransformMotion, at time: Double, by law: HandoverLaw
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
        to motion: some TransformMotion, at time: Double, by law: HandoverLaw
    ) throws(HookeError) {
        try law.checkHasOffset(of: "a transform")
        switchTimes.removeSubrange(try pieces.removeSwitches(from: time)...)
        let last = pieces.last.piece
        let running = last.offset?.rotation.vector.position(at: time - last.start) ?? .zero
        let offset = TransformOffset(
            law, from: last.state(at: time), to: motion.state(at: time), near: running)
        pieces.append(Piece(motion: { motion.state(at: $0) }, offset: offset, start: time), at: time)
        switchTimes.append(time)
    }

    /// Returns the parts with their velocities and accelerations at `time` seconds.
    public func state(at time: Double) -> TransformState { pieces[time].state(at: time) }
}

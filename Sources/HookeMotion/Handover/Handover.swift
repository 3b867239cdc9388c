/// A motion that other motions take over, without a jump of position or velocity.
///
/// ```swift
/// let fling = Decay(from: 0.0, velocity: 900)
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
/// A motion that begins at the switch is an `AnyMotion(motion, startTime: T)`.
///
/// - A switch reads both states once. The result is a motion again; each evaluation costs one motion and one offset,
///   however many switches there were. A fade costs two motions and at most one offset.
/// - Earlier pieces give earlier times. The bits do not depend on the order of times.
/// - The jump of position and velocity at a switch is a few roundings of both motions. At a corner of a motion its
///   state is that after the corner.
/// - A switch at T removes the switches from T on.
/// - A switch to the same motion by the same spring, or the same law of third order, changes nothing.
/// - A switch by a spring to a motion of that spring gives one `SpringMotion` from the state at T.
/// - NaN gives NaN. A motion that is not finite at T gives a motion that is not finite from T on.
public struct Handover<Value: VectorSpace>: Motion {
    /// A switch from one motion to another.
    public struct Switch: Equatable, Sendable {
        /// The time in seconds.
        public let time: Double
        /// The motion that takes over.
        public let motion: AnyMotion<Value>
        /// How the difference is removed.
        public let law: HandoverLaw
    }

    /// What is shown from a switch on.
    enum Path: Sendable {
        case motion(AnyMotion<Value>)
        case offset(AnyMotion<Value>, HandoverOffset<Value>, since: Double)
        case fade(Boxed<HandoverFade<Value>>)
    }

    /// The motion before the first switch.
    public let first: AnyMotion<Value>
    /// The switches, their times ascending.
    public private(set) var switches: [Switch] = []

    /// A path on the heap, whose evaluation copies nothing.
    private final class Piece: Sendable {
        let path: Path

        init(_ path: Path) { self.path = path }

        func state(at time: Double) -> MotionState<Value> { path.state(at: time) }
        func position(at time: Double) -> Value { path.position(at: time) }
    }

    private var pieces: HandoverPieces<Piece>

    /// Creates a motion without switches.
    public init(_ motion: some Motion<Value>) {
        if let handover = motion as? Handover<Value> {
            self = handover
            return
        }
        first = AnyMotion(motion)
        pieces = HandoverPieces(Piece(.motion(first)))
    }

    /// Creates the motion that is `old` before `time` and goes over into `new` from then on.
    /// - Parameters:
    ///   - old: The motion before the switch. A `Handover` keeps its switches before `time`.
    ///   - new: The motion that takes over.
    ///   - time: The switch, in seconds.
    ///   - law: How the difference is removed.
    /// - Throws: `HookeError.outOfRange` for a time that is not finite.
    public init(
        from old: some Motion<Value>, to new: some Motion<Value>, at time: Double, by law: HandoverLaw
    ) throws(HookeError) {
        self.init(old)
        try handOver(to: new, at: time, by: law)
    }

    /// Returns this motion with another switch. Switches at `time` and later are removed.
    /// - Parameters:
    ///   - motion: The motion that takes over.
    ///   - time: The switch, in seconds.
    ///   - law: How the difference is removed.
    /// - Throws: `HookeError.outOfRange` for a time that is not finite.
    public func handedOver(
        to motion: some Motion<Value>, at time: Double, by law: HandoverLaw
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
    /// - Throws: `HookeError.outOfRange` for a time that is not finite.
    /// - Complexity: One evaluation of the shown motion and one of `motion`.
    public mutating func handOver(
        to motion: some Motion<Value>, at time: Double, by law: HandoverLaw
    ) throws(HookeError) {
        switches.removeSubrange(try pieces.removeSwitches(from: time)...)
        let new = AnyMotion(motion)
        if law.isSemigroup, let last = switches.last, last.law == law, last.motion == new { return }
        pieces.append(Piece(last.piece.handedOver(to: new, at: time, by: law)), at: time)
        switches.append(Switch(time: time, motion: new, law: law))
    }

    /// Returns position, velocity and acceleration at `time` seconds, at the cost of one.
    /// - Complexity: O(log n) for n switches, and one motion with its offset.
    @inlinable public func state(at time: Double) -> MotionState<Value> { evaluated(at: time) }

    /// Returns the position at `time` seconds.
    @inlinable public func position(at time: Double) -> Value { evaluatedPosition(at: time) }

    // Common vectors have specialised code; the choice is made here, at run time.
    #if compiler(>=6.3)
        @specialized(where Value == Double)
        @specialized(where Value == SIMD2<Double>)
        @specialized(where Value == SIMD3<Double>)
        @specialized(where Value == SIMD4<Double>)
    #endif
    @usableFromInline func evaluated(at time: Double) -> MotionState<Value> {
        pieces[time].state(at: time)
    }

    #if compiler(>=6.3)
        @specialized(where Value == Double)
        @specialized(where Value == SIMD2<Double>)
        @specialized(where Value == SIMD3<Double>)
        @specialized(where Value == SIMD4<Double>)
    #endif
    @usableFromInline func evaluatedPosition(at time: Double) -> Value {
        pieces[time].position(at: time)
    }

    /// Returns the velocity at `time` seconds, in units per second.
    public func velocity(at time: Double) -> Value { state(at: time).velocity }

    /// Returns the acceleration at `time` seconds, in units per second squared.
    public func acceleration(at time: Double) -> Value { state(at: time).acceleration }

    /// The path from the last switch on, and its time; −∞ without switches.
    var last: (piece: Path, start: Double) { (pieces.last.piece.path, pieces.last.start) }
}

extension Handover.Path {
    func state(at time: Double) -> MotionState<Value> {
        switch self {
        case .motion(let motion): motion.state(at: time)
        case .offset(let motion, let offset, let since): offset.added(to: motion, at: time, since: since)
        case .fade(let fade): fade.content.state(at: time)
        }
    }

    func position(at time: Double) -> Value {
        switch self {
        case .motion(let motion): motion.position(at: time)
        case .offset(let motion, let offset, let since):
            offset.position(addedTo: motion, at: time, since: since)
        case .fade(let fade): fade.content.position(at: time)
        }
    }

    /// What is shown from `time` on, when `new` takes over.
    func handedOver(to new: AnyMotion<Value>, at time: Double, by law: HandoverLaw) -> Self {
        if case .fade(let duration, let join, let outgoing) = law.kind {
            let fade = HandoverFade(
                start: time, duration: duration, join: join,
                outgoing: self.outgoing(outgoing, join, at: time), incoming: new)
            return .fade(Boxed(fade))
        }
        let old = state(at: time)
        if case .spring(let spring) = law.kind, let own = new.spring, own.spring == spring {
            let motion = SpringMotion(
                spring: spring, from: old.position, to: own.target, initialVelocity: old.velocity)
            return .motion(AnyMotion(.spring(Boxed(motion)), startTime: time))
        }
        guard let offset = HandoverOffset(law, from: old.subtracting(new.state(at: time))) else {
            return .motion(new)
        }
        return .offset(new, offset, since: time)
    }

    /// The motion that a fade leaves at a time.
    ///
    /// Where this is itself an unfinished fade, the rest of it becomes a quintic offset of the same remaining duration
    /// on its new motion, so that the cost does not grow.
    private func outgoing(
        _ kind: HandoverLaw.Outgoing, _ join: HandoverLaw.Join, at time: Double
    ) -> HandoverFade<Value>.Outgoing {
        if case .damped(let halfLife) = kind {
            return .damped(DampedMotion(from: state(at: time), halfLife: halfLife, join: join))
        }
        switch self {
        case .motion(let motion): return .motion(motion)
        case .offset(let motion, let offset, let since):
            if let end = offset.end, time - since >= end { return .motion(motion) }
            return .offset(motion, offset, since: since)
        case .fade(let box):
            let fade = box.content
            let left = fade.duration - (time - fade.start)
            guard left > 0, let law = try? HandoverLaw.quintic(left, join) else {
                return .motion(fade.incoming)
            }
            let difference = state(at: time).subtracting(fade.incoming.state(at: time))
            guard let offset = HandoverOffset(law, from: difference) else { return .motion(fade.incoming) }
            return .offset(fade.incoming, offset, since: time)
        }
    }
}

extension MotionState {
    /// The difference of all three parts.
    func subtracting(_ other: MotionState) -> MotionState {
        MotionState(
            position: position.subtracting(other.position), velocity: velocity.subtracting(other.velocity),
            acceleration: acceleration.subtracting(other.acceleration))
    }
}

extension Handover: Equatable {
    /// Returns whether the first motion and all switches are equal.
    public static func == (a: Handover, b: Handover) -> Bool {
        a.first == b.first && a.switches == b.switches
    }
}

#if !hasFeature(Embedded)
    extension Handover.Switch: Encodable where Value: Encodable {}
    extension Handover.Switch: Decodable where Value: Decodable {}
#endif

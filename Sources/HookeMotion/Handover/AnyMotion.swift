/// Any motion of a type of value, optionally later by a number of seconds.
///
/// ```swift
/// let spring = SpringMotion(spring: .snappy, from: 0.0, to: 100)
/// let later = try AnyMotion(spring, startTime: 2)       // its time 0 is at 2 s
/// ```
///
/// - Uniform motions, springs, flings and tracks are stored as themselves: they are compared by value and encoded.
/// - Any other motion is stored in a box. It equals only copies of itself, and encoding it throws an error.
/// - At the last key of a track the velocity is that after it: zero.
public struct AnyMotion<Value: VectorSpace>: Motion {
    /// The types that are compared and encoded, and functions for all others. On the heap, so that copies are cheap.
    enum Kind: Sendable {
        case uniform(Boxed<UniformMotion<Value>>)
        case spring(Boxed<SpringMotion<Value>>)
        case decay(Boxed<Decay<Value>>)
        case track(Boxed<KeyframeTrack<Value>>)
        case other(MotionBox<Value>)
    }

    let kind: Kind
    /// The time at which the motion's own time is 0, in seconds.
    public let startTime: Double

    init(_ kind: Kind, startTime: Double) {
        self.kind = kind
        self.startTime = startTime
    }

    /// Stores a motion with the same time 0.
    public init(_ motion: some Motion<Value>) {
        if let motion = motion as? AnyMotion<Value> {
            self = motion
            return
        }
        self.init(Self.kind(of: motion), startTime: 0)
    }

    /// Stores a motion that begins later. The start time of an `AnyMotion` is added to its own.
    /// - Parameters:
    ///   - motion: The motion.
    ///   - startTime: The time at which its own time is 0, in seconds.
    /// - Throws: `HookeError.outOfRange` for a time, or a sum of times, that is not finite.
    public init(_ motion: some Motion<Value>, startTime: Double) throws(HookeError) {
        let inner = motion as? AnyMotion<Value>
        let sum = (inner?.startTime ?? 0) + startTime
        guard sum.isFinite else {
            throw .outOfRange(field: "startTime", value: sum, accepted: "a finite number of seconds")
        }
        self.init(inner?.kind ?? Self.kind(of: motion), startTime: sum)
    }

    private static func kind<M: Motion>(of motion: M) -> Kind where M.Value == Value {
        if let motion = motion as? SpringMotion<Value> { return .spring(Boxed(motion)) }
        if let motion = motion as? UniformMotion<Value> { return .uniform(Boxed(motion)) }
        if let motion = motion as? KeyframeTrack<Value> { return .track(Boxed(motion)) }
        if let motion = motion as? Decay<Value> { return .decay(Boxed(motion)) }
        return .other(
            MotionBox(
                state: { motion.state(at: $0) }, position: { motion.position(at: $0) },
                settlingDuration: { motion.settlingDuration(within: $0) }))
    }

    /// The spring and the target if this is a spring's motion.
    var spring: (spring: Spring, target: Value)? {
        if case .spring(let box) = kind { (box.content.spring, box.content.target) } else { nil }
    }

    /// Returns position, velocity and acceleration at `time` seconds, at the cost of one.
    @inlinable public func state(at time: Double) -> MotionState<Value> { evaluated(at: time) }

    // Common vectors have specialised code; the choice is made here, at run time.
    #if compiler(>=6.3)
        @specialized(where Value == Double)
        @specialized(where Value == SIMD2<Double>)
        @specialized(where Value == SIMD3<Double>)
        @specialized(where Value == SIMD4<Double>)
    #endif
    @usableFromInline func evaluated(at time: Double) -> MotionState<Value> { computed(at: time) }

    // Separate from the choice, which would look up the types of local values first.
    @inline(never) private func computed(at time: Double) -> MotionState<Value> {
        let time = time - startTime
        switch kind {
        case .uniform(let box): return box.content.state(at: time)
        case .spring(let box): return box.content.state(at: time)
        case .decay(let box): return box.content.state(at: time)
        case .track(let box):
            var state = box.content.state(at: time)
            if time >= box.content.span.upperBound { (state.velocity, state.acceleration) = (.zero, .zero) }
            return state
        case .other(let box): return box.state(time)
        }
    }

    /// Returns the position at `time` seconds.
    @inlinable public func position(at time: Double) -> Value { evaluatedPosition(at: time) }

    #if compiler(>=6.3)
        @specialized(where Value == Double)
        @specialized(where Value == SIMD2<Double>)
        @specialized(where Value == SIMD3<Double>)
        @specialized(where Value == SIMD4<Double>)
    #endif
    @usableFromInline func evaluatedPosition(at time: Double) -> Value {
        let time = time - startTime
        switch kind {
        case .uniform(let box): return box.content.position(at: time)
        case .spring(let box): return box.content.position(at: time)
        case .decay(let box): return box.content.position(at: time)
        case .track(let box): return box.content.value(at: time)
        case .other(let box): return box.position(time)
        }
    }

    /// Returns the velocity at `time` seconds, in units per second.
    public func velocity(at time: Double) -> Value { state(at: time).velocity }

    /// Returns the acceleration at `time` seconds, in units per second squared.
    public func acceleration(at time: Double) -> Value { state(at: time).acceleration }

    /// Returns the time from which the motion stays within the tolerance; `nil` if it never does or the time is
    /// unknown.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        let duration =
            switch kind {
            case .uniform(let box): box.content.settlingDuration(within: tolerance)
            case .spring(let box): box.content.settlingDuration(within: tolerance)
            case .decay(let box): box.content.settlingDuration(within: tolerance)
            case .track(let box): box.content.settlingDuration(within: tolerance)
            case .other(let box): box.settlingDuration(tolerance)
            }
        return duration.map { $0 + startTime }
    }
}

extension AnyMotion: Equatable {
    /// Returns whether motion and start time are equal. A boxed motion equals only copies of itself.
    public static func == (a: AnyMotion, b: AnyMotion) -> Bool {
        guard a.startTime == b.startTime else { return false }
        switch (a.kind, b.kind) {
        case (.uniform(let a), .uniform(let b)): return a.content == b.content
        case (.spring(let a), .spring(let b)): return a.content == b.content
        case (.decay(let a), .decay(let b)): return a.content == b.content
        case (.track(let a), .track(let b)): return a.content == b.content
        case (.other(let a), .other(let b)): return a === b
        default: return false
        }
    }
}

/// The functions of a motion of an unknown type.
final class MotionBox<Value: VectorSpace>: Sendable {
    let state: @Sendable (Double) -> MotionState<Value>
    let position: @Sendable (Double) -> Value
    let settlingDuration: @Sendable (Tolerance) -> Double?

    // Functions, because Embedded Swift has no generic initialisers of classes.
    init(
        state: @escaping @Sendable (Double) -> MotionState<Value>,
        position: @escaping @Sendable (Double) -> Value,
        settlingDuration: @escaping @Sendable (Tolerance) -> Double?
    ) {
        self.state = state
        self.position = position
        self.settlingDuration = settlingDuration
    }
}

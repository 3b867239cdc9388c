/// A uniform motion, a spring's, a decay or a track.
public struct StoredMotion<Value: VectorSpace>: StoredTrajectory {
    // On the heap, so that copies are cheap.
    enum Kind: Sendable {
        case uniform(Boxed<UniformMotion<Value>>)
        case spring(Boxed<SpringMotion<Value>>)
        case decay(Boxed<Decay<Value>>)
        case track(Boxed<KeyframeTrack<Value>>)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// The names of the types, for messages.
    public static var accepted: String { "UniformMotion, SpringMotion, Decay, KeyframeTrack" }

    /// Stores a motion; `nil` for one of another type.
    public init?(_ motion: some Motion<Value>) {
        if let motion = motion as? SpringMotion<Value> {
            self.init(.spring(Boxed(motion)))
        } else if let motion = motion as? UniformMotion<Value> {
            self.init(.uniform(Boxed(motion)))
        } else if let motion = motion as? KeyframeTrack<Value> {
            self.init(.track(Boxed(motion)))
        } else if let motion = motion as? Decay<Value> {
            self.init(.decay(Boxed(motion)))
        } else {
            return nil
        }
    }

    /// Returns position, velocity and acceleration; from the last key of a track on it rests.
    @inline(__always) public func state(at time: Double) -> MotionState<Value> {
        switch kind {
        case .uniform(let box): return box.content.state(at: time)
        case .spring(let box): return box.content.state(at: time)
        case .decay(let box): return box.content.state(at: time)
        case .track(let box):
            var state = box.content.state(at: time)
            if time >= box.content.span.upperBound { (state.velocity, state.acceleration) = (.zero, .zero) }
            return state
        }
    }

    /// Returns the position.
    @inline(__always) public func position(at time: Double) -> Value {
        switch kind {
        case .uniform(let box): box.content.position(at: time)
        case .spring(let box): box.content.position(at: time)
        case .decay(let box): box.content.position(at: time)
        case .track(let box): box.content.value(at: time)
        }
    }

    /// Returns the settling duration of the motion.
    public func settlingDuration(within tolerance: Tolerance) -> Double? {
        switch kind {
        case .uniform(let box): box.content.settlingDuration(within: tolerance)
        case .spring(let box): box.content.settlingDuration(within: tolerance)
        case .decay(let box): box.content.settlingDuration(within: tolerance)
        case .track(let box): box.content.settlingDuration(within: tolerance)
        }
    }

    /// Returns the motion of the same spring from a state on; `nil` for another motion or another spring.
    public func continued(from state: MotionState<Value>, by spring: Spring) -> Self? {
        guard case .spring(let box) = kind, box.content.spring == spring else { return nil }
        let motion = SpringMotion(
            spring: spring, from: state.position, to: box.content.target, initialVelocity: state.velocity)
        return Self(.spring(Boxed(motion)))
    }

    /// Returns whether both are of one type and equal.
    public static func == (a: Self, b: Self) -> Bool {
        switch (a.kind, b.kind) {
        case (.uniform(let a), .uniform(let b)): return a.content == b.content
        case (.spring(let a), .spring(let b)): return a.content == b.content
        case (.decay(let a), .decay(let b)): return a.content == b.content
        case (.track(let a), .track(let b)): return a.content == b.content
        default: return false
        }
    }
}

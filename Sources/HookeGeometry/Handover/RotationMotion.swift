/// A rotation as a function of time, with its angular velocity and acceleration.
///
/// Evaluation is pure and total, as for `Motion`. NaN gives NaN.
public protocol RotationMotion: Sendable {
    /// Returns rotation, angular velocity and angular acceleration at `time` seconds. Vectors are about the axes of the
    /// rotation's target space, in radians per second.
    func state(at time: Double) -> RotationState
}

extension RotationTrack: RotationMotion {}

/// A rotation at constant angular velocity, exp(ωt)·start, or a rotation at rest.
public struct UniformRotation: RotationMotion, Hashable {
    /// The rotation at time 0.
    public let start: Quaternion
    /// The angular velocity in radians per second, about the axes of the rotation's target space.
    public let angularVelocity: Vector3

    /// Creates the motion; without an angular velocity the rotation stays.
    public init(from start: Quaternion, angularVelocity: Vector3 = .zero) {
        self.start = start
        self.angularVelocity = angularVelocity
    }

    /// Returns rotation, angular velocity and angular acceleration at `time` seconds.
    public func state(at time: Double) -> RotationState {
        if time.isNaN { return .undefined }
        return RotationState(
            rotation: angularVelocity == .zero
                ? start : Quaternion(rotationVector: angularVelocity * time) * start,
            angularVelocity: angularVelocity, angularAcceleration: .zero)
    }
}

extension RotationState {
    /// NaN in all parts.
    static var undefined: RotationState {
        let nan = Vector3(repeating: .nan)
        return RotationState(
            rotation: Quaternion(components: SIMD4(repeating: .nan)), angularVelocity: nan,
            angularAcceleration: nan)
    }
}

/// Any motion of a rotation, optionally later by a number of seconds.
///
/// Uniform rotations and tracks are stored as themselves: they are compared by value and encoded. Any other motion is
/// stored in a box: it equals only copies of itself, and encoding it throws an error. At the last key of a track the
/// angular velocity is that after it: zero.
public struct AnyRotationMotion: RotationMotion {
    enum Kind: Sendable {
        case uniform(UniformRotation)
        case track(RotationTrack)
        case other(RotationBox)
    }

    let kind: Kind
    /// The time at which the motion's own time is 0, in seconds.
    public let startTime: Double

    init(_ kind: Kind, startTime: Double) {
        self.kind = kind
        self.startTime = startTime
    }

    /// Stores a motion with the same time 0.
    public init(_ motion: some RotationMotion) {
        if let motion = motion as? AnyRotationMotion {
            self = motion
            return
        }
        self.init(Self.kind(of: motion), startTime: 0)
    }

    /// Stores a motion that begins later. The start time of an `AnyRotationMotion` is added to its own.
    /// - Parameters:
    ///   - motion: The motion.
    ///   - startTime: The time at which its own time is 0, in seconds.
    /// - Throws: `HookeError.outOfRange` for a time, or a sum of times, that is not finite.
    public init(_ motion: some RotationMotion, startTime: Double) throws(HookeError) {
        let inner = motion as? AnyRotationMotion
        let sum = (inner?.startTime ?? 0) + startTime
        guard sum.isFinite else {
            throw .outOfRange(field: "startTime", value: sum, accepted: "a finite number of seconds")
        }
        self.init(inner?.kind ?? Self.kind(of: motion), startTime: sum)
    }

    private static func kind<M: RotationMotion>(of motion: M) -> Kind {
        if let motion = motion as? UniformRotation { return .uniform(motion) }
        if let motion = motion as? RotationTrack { return .track(motion) }
        return .other(RotationBox { motion.state(at: $0) })
    }

    /// Returns rotation, angular velocity and angular acceleration at `time` seconds.
    public func state(at time: Double) -> RotationState {
        let time = time - startTime
        switch kind {
        case .uniform(let motion): return motion.state(at: time)
        case .track(let track):
            var state = track.state(at: time)
            if time >= track.times[track.times.count - 1] {
                (state.angularVelocity, state.angularAcceleration) = (.zero, .zero)
            }
            return state
        case .other(let box): return box.state(time)
        }
    }
}

extension AnyRotationMotion: Equatable {
    /// Returns whether motion and start time are equal. A boxed motion equals only copies of itself.
    public static func == (a: AnyRotationMotion, b: AnyRotationMotion) -> Bool {
        guard a.startTime == b.startTime else { return false }
        switch (a.kind, b.kind) {
        case (.uniform(let a), .uniform(let b)): return a == b
        case (.track(let a), .track(let b)): return a == b
        case (.other(let a), .other(let b)): return a === b
        default: return false
        }
    }
}

/// The function of a motion of an unknown type.
final class RotationBox: Sendable {
    let state: @Sendable (Double) -> RotationState

    init(state: @escaping @Sendable (Double) -> RotationState) { self.state = state }
}

#if !hasFeature(Embedded)
    extension UniformRotation: Codable {}
#endif

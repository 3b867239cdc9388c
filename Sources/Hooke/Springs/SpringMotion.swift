/// A value on a spring: a pure function of time from where it starts and how fast, to where it rests.
///
/// ```swift
/// let motion = SpringMotion(spring: .bouncy, from: 0, to: 100, initialVelocity: 400)
/// motion.position(at: 0.1)                      // any time, in any order
/// motion.settlingDuration(within: 0.5)          // the last moment farther than 0.5 from the target
/// let next = motion.retargeted(to: 20, at: 0.1) // same place, same velocity, new target
/// ```
///
/// Velocities are absolute, in units a second, whatever the distance; a motion that starts at its target with a
/// velocity swings out and returns.
///
/// Once made, a motion answers every question. Displacement from the target and velocity/ω0 of each component are within
/// 6 u of the component's true state norm √(x² + (v/ω0)²), in every regime; the position adds one rounding, that of
/// target + displacement. (For types of your own see `VectorSpace.springState`.) A component whose start, target or
/// velocity is NaN or infinite is NaN at all times. Before 0 the motion is continued backwards. At +∞ it rests at the
/// target, or is NaN if undamped; at −∞ and NaN it is NaN.
public struct SpringMotion<Value: VectorSpace>: Motion {
    /// The position at time 0.
    public let start: Value
    /// Where the spring pulls to.
    public let target: Value
    /// The velocity at time 0, in units a second.
    public let initialVelocity: Value

    @usableFromInline let prepared: PreparedSpring

    /// The spring.
    @inlinable public var spring: Spring { prepared.spring }

    /// The motion of `spring` from `start` to `target`.
    /// - Parameters:
    ///   - spring: The spring.
    ///   - start: The position at time 0.
    ///   - target: Where the spring pulls to.
    ///   - initialVelocity: The velocity at time 0, in units a second.
    @inlinable public init(
        spring: Spring, from start: Value, to target: Value, initialVelocity: Value = .zero
    ) {
        self.start = start
        self.target = target
        self.initialVelocity = initialVelocity
        self.prepared = PreparedSpring(spring)
    }

    /// Position, velocity and acceleration at `time` seconds, at the cost of one.
    @inlinable public func state(at time: Double) -> MotionState<Value> {
        Value.springState(
            of: prepared, after: time, from: start, to: target, velocity: initialVelocity)
    }

    /// The position at `time` seconds.
    @inlinable public func position(at time: Double) -> Value { state(at: time).position }

    /// The velocity at `time` seconds, in units a second.
    @inlinable public func velocity(at time: Double) -> Value { state(at: time).velocity }

    /// The acceleration at `time` seconds, in units a second squared: −(k/m)·x − (c/m)·v. Of each component within 8 u of
    /// (ω0² + 2g·ω0) times its state norm.
    @inlinable public func acceleration(at time: Double) -> Value { state(at: time).acceleration }

    /// The motion that goes on from `time` with a new target: same position, same velocity, its own time from 0.
    /// - Parameters:
    ///   - target: The new target.
    ///   - time: When, in this motion's seconds.
    ///   - spring: A new spring, if it changes too.
    @inlinable public func retargeted(
        to target: Value, at time: Double, spring: Spring? = nil
    ) -> SpringMotion {
        let now = state(at: time)
        return SpringMotion(
            spring: spring ?? self.spring, from: now.position, to: target, initialVelocity: now.velocity)
    }

    /// The mechanical energy ½·k·‖x‖² + ½·m·‖v‖² at `time`, in units of stiffness times distance squared, with x the
    /// distance of `position(at:)` from the target. Damping only takes from it.
    public func energy(at time: Double) -> Double {
        let now = state(at: time)
        let distance = now.position.subtracting(target).norm
        let speed = now.velocity.norm
        return (spring.stiffness * distance * distance + spring.mass * speed * speed) / 2
    }
}

extension SpringMotion where Value == Double {
    /// The position at `time` seconds, for less than the whole state.
    public func position(at time: Double) -> Double {
        prepared.position(after: time, from: start, to: target, velocity: initialVelocity)
    }
}

extension SpringMotion {
    /// What evaluations share.
    var constants: SpringConstants { prepared.constants }
}

extension SpringMotion: Equatable {
    /// Whether spring, start, target and initial velocity are the same.
    @inlinable public static func == (a: SpringMotion, b: SpringMotion) -> Bool {
        a.spring == b.spring && a.start == b.start && a.target == b.target
            && a.initialVelocity == b.initialVelocity
    }
}

extension SpringMotion: Hashable where Value: Hashable {
    /// Hashes what makes motions equal.
    @inlinable public func hash(into hasher: inout Hasher) {
        hasher.combine(spring)
        hasher.combine(start)
        hasher.combine(target)
        hasher.combine(initialVelocity)
    }
}

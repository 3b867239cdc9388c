/// The motion of a value on a spring, as a pure function of time.
///
/// ```swift
/// let motion = SpringMotion(spring: .bouncy, from: 0, to: 100, initialVelocity: 400)
/// motion.position(at: 0.1)                      // any time, in any order
/// motion.settlingDuration(within: 0.5)          // the last time farther than 0.5 from the target
/// let next = motion.retargeted(to: 20, at: 0.1) // same position, same velocity, new target
/// ```
///
/// Velocities are in units per second, independent of the distance. A motion that starts at its target with a
/// velocity moves away and returns.
///
/// - Displacement and velocity/ω0 of each component are within 6 u of its exact state norm √(x² + (v/ω0)²), in every
///   regime. The position adds one rounding. For types of your own see `VectorSpace.springState`.
/// - A component with a non-finite start, target or velocity is NaN at all times.
/// - Times before 0 continue the motion backwards.
/// - At +∞ the motion is at its target; undamped it is NaN. At −∞ and at NaN it is NaN.
public struct SpringMotion<Value: VectorSpace>: Trajectory {
    /// The position at time 0.
    public let start: Value
    /// The position at rest.
    public let target: Value
    /// The velocity at time 0, in units per second.
    public let initialVelocity: Value

    @usableFromInline let prepared: PreparedSpring

    /// The spring.
    @inlinable public var spring: Spring { prepared.spring }

    /// Creates the motion of `spring` from `start` to `target`.
    /// - Parameters:
    ///   - spring: The spring.
    ///   - start: The position at time 0.
    ///   - target: The position at rest.
    ///   - initialVelocity: The velocity at time 0, in units per second.
    @inlinable public init(
        spring: Spring, from start: Value, to target: Value, initialVelocity: Value = .zero
    ) {
        self.start = start
        self.target = target
        self.initialVelocity = initialVelocity
        self.prepared = PreparedSpring(spring)
    }

    /// Returns position, velocity and acceleration at `time` seconds, at the cost of one.
    @inlinable public func state(at time: Double) -> MotionState<Value> {
        Value.springState(
            of: prepared, after: time, from: start, to: target, velocity: initialVelocity)
    }

    /// Returns the motion that continues at `time` to a new target, with the same position and velocity. Its own time
    /// begins at 0.
    /// - Parameters:
    ///   - target: The new target.
    ///   - time: In this motion's seconds.
    ///   - spring: A new spring, or `nil` to keep the current one.
    @inlinable public func retargeted(
        to target: Value, at time: Double, spring: Spring? = nil
    ) -> SpringMotion {
        let now = state(at: time)
        return SpringMotion(
            spring: spring ?? self.spring, from: now.position, to: target, initialVelocity: now.velocity)
    }

    /// Returns the mechanical energy ½·k·‖x‖² + ½·m·‖v‖² at `time`, with x = position − target. Damping only reduces
    /// it.
    public func energy(at time: Double) -> Double {
        let now = state(at: time)
        let distance = now.position.subtracting(target).norm
        let speed = now.velocity.norm
        return (spring.stiffness * distance * distance + spring.mass * speed * speed) / 2
    }
}

extension SpringMotion where Value == Double {
    /// Returns the position at `time` seconds, faster than `state(at:)`.
    public func position(at time: Double) -> Double {
        prepared.position(after: time, from: start, to: target, velocity: initialVelocity)
    }
}

extension SpringMotion {
    var constants: SpringConstants { prepared.constants }
}

extension SpringMotion: Equatable {
    /// Returns whether spring, start, target and initial velocity are equal.
    @inlinable public static func == (a: SpringMotion, b: SpringMotion) -> Bool {
        a.spring == b.spring && a.start == b.start && a.target == b.target
            && a.initialVelocity == b.initialVelocity
    }
}

extension SpringMotion: Hashable where Value: Hashable {
    /// Hashes spring, start, target and initial velocity.
    @inlinable public func hash(into hasher: inout Hasher) {
        hasher.combine(spring)
        hasher.combine(start)
        hasher.combine(target)
        hasher.combine(initialVelocity)
    }
}

/// A spring with precomputed constants, for evaluation at many times.
///
/// Every `SpringMotion` has its own. Create one yourself to make many propagators of the same spring.
public struct PreparedSpring: Sendable {
    /// The spring.
    public let spring: Spring

    let fast: FastConstants

    /// Computes the constants of `spring`.
    public init(_ spring: Spring) {
        self.spring = spring
        fast = FastConstants(spring)
    }

    /// The constants of the precise path, computed at each use.
    var constants: SpringConstants { SpringConstants(spring) }

    /// The factors that all components share after `time` seconds.
    @usableFromInline func phase(after time: Double) -> FastPhase { FastPhase(fast, elapsed: time) }

    /// Position, velocity and acceleration of one component.
    @usableFromInline @inline(__always) func motionState(
        _ phase: FastPhase, from start: Double, to target: Double, velocity: Double
    ) -> MotionState<Double> {
        let x0 = DoubleDouble(sumOf: start, and: -target)
        guard let state = phase.state(fast, from: x0, velocity: velocity) else {
            return preciseMotionState(after: phase.elapsed, from: start, to: target, velocity: velocity)
        }
        return MotionState(
            position: target + state.displacement, velocity: state.velocity, acceleration: state.acceleration)
    }

    /// The same on the precise path. If the distance overflows, all numbers are halved first.
    @inline(never) private func preciseMotionState(
        after time: Double, from start: Double, to target: Double, velocity: Double
    ) -> MotionState<Double> {
        let isFar = (start - target).magnitude == .infinity
        let half = isFar ? 0.5 : 1
        let x0 = DoubleDouble(sumOf: half * start, and: -half * target)
        let state = preciseState(after: time, from: x0, velocity: half * velocity)
        let position = state.position(after: time, from: half * start, to: half * target)
        return MotionState(
            position: position / half, velocity: state.velocity / half,
            acceleration: state.acceleration / half)
    }

    /// The state from displacement `x0` and velocity `v0`: in plain doubles where an error bound allows it, else in
    /// double-double.
    @inline(__always) func state(
        _ phase: FastPhase, from x0: DoubleDouble, velocity v0: Double
    ) -> ScalarState {
        phase.state(fast, from: x0, velocity: v0)
            ?? preciseState(after: phase.elapsed, from: x0, velocity: v0)
    }

    @inline(__always) func position(
        after time: Double, from start: Double, to target: Double, velocity: Double
    ) -> Double {
        let x0 = DoubleDouble(sumOf: start, and: -target)
        let displacement = FastPhase(fast, elapsed: time).displacement(fast, from: x0, velocity: velocity)
        guard let displacement else {
            return preciseMotionState(after: time, from: start, to: target, velocity: velocity).position
        }
        return target + displacement
    }

    @inline(never) func preciseState(
        after time: Double, from x0: DoubleDouble, velocity v0: Double
    ) -> ScalarState {
        let constants = constants
        return SpringPhase(constants, elapsed: time).state(constants, from: x0, velocity: v0)
    }

    /// The states after `time` seconds of a unit displacement and of a unit velocity.
    @usableFromInline package func columns(
        after time: Double
    ) -> (position: ScalarState, velocity: ScalarState) {
        let phase = phase(after: time)
        return (
            state(phase, from: DoubleDouble(1), velocity: 0), state(phase, from: DoubleDouble(0), velocity: 1)
        )
    }
}

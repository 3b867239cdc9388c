/// A spring with what evaluations at any time share, so that evaluating at many times starts from it.
///
/// Every `SpringMotion` has its own; prepare one yourself to make many propagators of the same spring.
public struct PreparedSpring: Sendable {
    /// The spring.
    public let spring: Spring

    let fast: FastConstants

    /// Works out what evaluations of `spring` share.
    public init(_ spring: Spring) {
        self.spring = spring
        fast = FastConstants(spring)
    }

    /// What the precise path needs, worked out at each use.
    var constants: SpringConstants { SpringConstants(spring) }

    /// What every component shares after `time` seconds.
    @usableFromInline func phase(after time: Double) -> FastPhase { FastPhase(fast, elapsed: time) }

    /// The motion of one component; the difference of start and target is kept exactly.
    @usableFromInline func state(
        _ phase: FastPhase, from start: Double, to target: Double, velocity: Double
    ) -> ScalarState {
        state(phase, from: DoubleDouble(sumOf: start, and: -target), velocity: velocity)
    }

    /// The state from displacement `x0` and velocity `v0`: in plain doubles where a bound shows that they serve, else in
    /// two words.
    @inline(__always) func state(
        _ phase: FastPhase, from x0: DoubleDouble, velocity v0: Double
    ) -> ScalarState {
        phase.state(fast, from: x0, velocity: v0)
            ?? preciseState(after: phase.elapsed, from: x0, velocity: v0)
    }

    /// The position alone.
    @inline(__always) func position(
        after time: Double, from start: Double, to target: Double, velocity: Double
    ) -> Double {
        let x0 = DoubleDouble(sumOf: start, and: -target)
        if let displacement = FastPhase(fast, elapsed: time).displacement(fast, from: x0, velocity: velocity)
        {
            return target + displacement
        }
        return preciseState(after: time, from: x0, velocity: velocity)
            .position(after: time, from: start, to: target)
    }

    @inline(never) func preciseState(
        after time: Double, from x0: DoubleDouble, velocity v0: Double
    ) -> ScalarState {
        let constants = constants
        return SpringPhase(constants, elapsed: time).state(constants, from: x0, velocity: v0)
    }

    /// What a unit displacement and what a unit velocity become after `time` seconds.
    @usableFromInline package func columns(
        after time: Double
    ) -> (position: ScalarState, velocity: ScalarState) {
        let phase = phase(after: time)
        return (
            state(phase, from: DoubleDouble(1), velocity: 0), state(phase, from: DoubleDouble(0), velocity: 1)
        )
    }
}

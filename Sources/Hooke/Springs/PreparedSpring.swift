/// A spring with everything that does not depend on time worked out, so that evaluating at many times starts from it.
///
/// Every `SpringMotion` has its own; prepare one yourself to make many propagators of the same spring.
public struct PreparedSpring: Sendable {
    /// The spring.
    public let spring: Spring

    let constants: SpringConstants

    /// Works out what evaluations of `spring` share.
    public init(_ spring: Spring) {
        self.spring = spring
        self.constants = SpringConstants(spring)
    }

    /// What every component shares after `time` seconds.
    @usableFromInline func phase(after time: Double) -> SpringPhase {
        SpringPhase(constants, elapsed: time)
    }

    /// The motion of one component; the difference of start and target is kept exactly.
    @usableFromInline func state(
        _ phase: SpringPhase, from start: Double, to target: Double, velocity: Double
    ) -> ScalarState {
        phase.state(constants, from: DoubleDouble(sumOf: start, and: -target), velocity: velocity)
    }

    /// What a unit displacement and what a unit velocity become.
    func columns(_ phase: SpringPhase) -> (position: ScalarState, velocity: ScalarState) {
        (
            phase.state(constants, from: DoubleDouble(1), velocity: 0),
            phase.state(constants, from: DoubleDouble(0), velocity: 1)
        )
    }

    /// What a unit displacement and what a unit velocity become after `time` seconds.
    @usableFromInline package func columns(
        after time: Double
    ) -> (position: ScalarState, velocity: ScalarState) {
        columns(phase(after: time))
    }
}

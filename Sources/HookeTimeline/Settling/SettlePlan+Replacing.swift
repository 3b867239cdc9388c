import Hooke

extension SettlePlan {
    /// Creates a plan of the style. If the numbers do not allow it, UIKit's rule by `curve` replaces it, or a jump to the end.
    ///
    /// - Parameter onRefusal: called with the reason, and whether the plan jumps.
    package init(
        replacing style: Style, from fraction: Double, velocity: Double, to outcome: TransitionOutcome,
        duration: Double, speed: Double = 1, curve: CubicBezier = .easeInOut, overshoot: Overshoot,
        onRefusal: (_ reason: HookeError, _ jumps: Bool) -> Void = { _, _ in }
    ) {
        let limit = Self.velocityLimit
        let velocity = velocity.isFinite ? min(max(velocity, -limit), limit) : velocity
        do throws(HookeError) {
            self = try SettlePlan(
                style, from: fraction, velocity: velocity, to: outcome, duration: duration, speed: speed,
                overshoot: overshoot)
        } catch {
            let timed = try? SettlePlan(
                .timed(curve), from: fraction, velocity: 0, to: outcome, duration: duration)
            onRefusal(error, timed == nil)
            self = timed ?? SettlePlan(jumpingFrom: fraction, to: outcome)
        }
    }
}

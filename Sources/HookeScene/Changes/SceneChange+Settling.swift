import Hooke

/// The parameters of a settle.
package struct SettleRule {
    package var style: SettlePlan.Style
    package var overshoot: SettlePlan.Overshoot
    /// UIKit's `completionSpeed`.
    package var speed = 1.0
    /// The curve of UIKit's rule, which replaces a style that the numbers do not allow.
    package var curve = CubicBezier.easeInOut
    /// The plan lasts at least so many seconds, at its target.
    package var minimumDuration = 0.0

    package init(
        _ style: SettlePlan.Style, _ overshoot: SettlePlan.Overshoot, speed: Double = 1,
        curve: CubicBezier = .easeInOut
    ) {
        (self.style, self.overshoot, self.speed, self.curve) = (style, overshoot, speed, curve)
    }
}

extension SceneChange {
    /// Runs from the current fraction to an end.
    func beginSettling(
        to outcome: TransitionOutcome, velocity: Double, in scene: WindowScene
    ) {
        if outcome == .finish, shownFraction > 1, !group.continuesPastEnds {
            // A block that is longer than the change plays on.
            group.play(from: scene.now)
            return
        }
        let rule = driver?.settleRule ?? SettleRule(settle, overshoot)
        let plan = plan(rule, velocity: velocity, to: outcome, in: scene)
            .lasting(atLeast: tails.reduce(rule.minimumDuration) { max($0, $1(outcome)) })
        settlePlan = plan
        settleStart = scene.now
        group.settle(by: plan, span: duration, from: scene.now)
    }

    /// Returns the plan of the rest. Invalid numbers are reported and replaced.
    private func plan(
        _ rule: SettleRule, velocity: Double, to outcome: TransitionOutcome, in scene: WindowScene
    ) -> SettlePlan {
        var speed = rule.speed
        if !(speed > 0 && speed.isFinite) {
            scene.report(.refusedSpeed(speed))
            speed = 1
        }
        var velocity = velocity
        if velocity.isFinite, velocity.magnitude > SettlePlan.velocityLimit {
            let used = velocity < 0 ? -SettlePlan.velocityLimit : SettlePlan.velocityLimit
            scene.report(.refusedParameter(field: "velocity", value: velocity, used: "\(used)"))
            velocity = used
        }
        return SettlePlan(
            replacing: rule.style, from: shownFraction, velocity: velocity, to: outcome, duration: duration,
            speed: speed, curve: rule.curve, overshoot: rule.overshoot
        ) { reason, jumps in
            scene.report(
                .refusedParameter(
                    field: "settle: \(reason)", value: velocity,
                    used: jumps ? "the end, at once" : "UIKit's rule at speed 1"))
        }
    }
}

// hooke.h documents these functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CHooke
import Hooke
import HookeTimeline

@c @implementation
package func hooke_decide(
    _ rule: Int32, _ parameter: Double, _ fraction: Double, _ velocity: Double,
    _ finishes: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let finishes = try finishes.given("finishes")
        let kinds = ReleaseDecision.Kind.allCases
        guard kinds.indices.contains(Int(rule)) else {
            throw Refusal(HOOKE_OUT_OF_RANGE, "rule", value: Double(rule), accepted: "0 to 4")
        }
        let number = Int(rule) == HOOKE_VELOCITY_SIGN ? nil : parameter
        let decision = try ask { () throws(HookeError) in
            try kinds[Int(rule)].decision(number, at: "parameter")
        }
        let release = ReleaseDecision.Release(
            fraction: try finite(fraction, "fraction"), velocity: try finite(velocity, "velocity"))
        finishes.pointee = decision.decide(release).outcome == .finish ? 1 : 0
    }
}

private func style(_ options: hooke_settle_options) throws(Refusal) -> SettlePlan.Style {
    let p = options.parameters
    switch Int(options.style) {
    case HOOKE_SETTLE_SPRING:
        guard p.2 != 0 else {
            throw Refusal(
                HOOKE_OUT_OF_RANGE, "parameters", value: p.2, index: 2, accepted: "above 0: it must settle")
        }
        return .spring(try physicalSpring(p.0, p.1, p.2, of: "parameters"))
    case HOOKE_SETTLE_CURVE: return .cubic
    case HOOKE_SETTLE_UIKIT:
        return try ask("x1,y1,x2,y2", of: "parameters") {
            () throws(HookeError) in .timed(try CubicBezier(x1: p.0, y1: p.1, x2: p.2, y2: p.3))
        }
    default: throw Refusal(HOOKE_OUT_OF_RANGE, "style", value: Double(options.style), accepted: "0 to 2")
    }
}

@c @implementation
package func hooke_settle(
    _ options: UnsafePointer<hooke_settle_options>?, _ plan: UnsafeMutablePointer<hooke_settle_plan>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let (options, plan) = (try options.given("options").pointee, try plan.given("plan"))
        let overshoot: SettlePlan.Overshoot
        switch Int(options.overshoot) {
        case HOOKE_CLAMP: overshoot = .clamp
        case HOOKE_EXTRAPOLATE: overshoot = .extrapolate
        case HOOKE_RUBBER_BAND: overshoot = .rubberBand(limit: options.limit)
        default:
            throw Refusal(
                HOOKE_OUT_OF_RANGE, "overshoot", value: Double(options.overshoot), accepted: "0 to 2")
        }
        guard (0...1).contains(options.finishes) else {
            throw Refusal(HOOKE_OUT_OF_RANGE, "finishes", value: Double(options.finishes), accepted: "0 or 1")
        }
        guard options.reserved == 0 else {
            throw Refusal(HOOKE_OUT_OF_RANGE, "reserved", value: Double(options.reserved), accepted: "0")
        }
        let style = try style(options)
        // A spring has no use for them: they may have any value.
        let isSpring = Int(options.style) == HOOKE_SETTLE_SPRING
        let (duration, speed) = isSpring ? (1, 1) : (options.duration, options.speed)
        let made = try ask(
            "fraction=fraction,velocity=velocity,duration=duration,speed=speed,overshoot limit=limit",
            of: "duration"
        ) { () throws(HookeError) in
            try SettlePlan(
                style, from: options.fraction, velocity: options.velocity,
                to: options.finishes == 1 ? .finish : .cancel, duration: duration, speed: speed,
                overshoot: overshoot)
        }
        var handle: hooke_handle = 0
        try store(.plan(made), in: &handle)
        plan.pointee = hooke_settle_plan(
            duration: made.duration, initial_velocity: made.initialVelocity, minimum: made.range.lowerBound,
            maximum: made.range.upperBound, handle: handle)
    }
}

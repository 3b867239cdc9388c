// hooke.h documents these functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
import CHooke
import Hooke
import HookeTimeline

@c @implementation
public func hooke_decide(
    _ rule: Int32, _ parameter: Double, _ fraction: Double, _ velocity: Double,
    _ finishes: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let finishes = try finishes.given("finishes")
        let decision: ReleaseDecision
        switch Int(rule) {
        case HOOKE_VELOCITY_SIGN: decision = .velocitySign
        case HOOKE_THRESHOLD: decision = .threshold(try finite(parameter, "parameter"))
        case HOOKE_PROJECTED: decision = .projected(try decelerationRate(parameter, "parameter"))
        case HOOKE_FLING: decision = .fling(minimumVelocity: try finite(parameter, "parameter"))
        case HOOKE_LOOK_AHEAD: decision = .lookAhead(try finite(parameter, "parameter"))
        default: throw Refusal(HOOKE_OUT_OF_RANGE, "rule", value: Double(rule), accepted: "0 to 4")
        }
        let release = ReleaseDecision.Release(
            fraction: try finite(fraction, "fraction"), velocity: try finite(velocity, "velocity"))
        finishes.pointee = decision.decide(release).outcome == .finish ? 1 : 0
    }
}

private func style(_ options: hooke_settle_options) throws(Refusal) -> SettlePlan.Style {
    let p = options.parameters
    return try ask { () throws(HookeError) in
        switch Int(options.style) {
        case HOOKE_SETTLE_SPRING: return .spring(try Spring(mass: p.0, stiffness: p.1, damping: p.2))
        case HOOKE_SETTLE_CURVE: return .curve
        case HOOKE_SETTLE_UIKIT: return .uiKit(curve: try CubicBezier(x1: p.0, y1: p.1, x2: p.2, y2: p.3))
        default: throw .outOfRange(field: "style", value: Double(options.style), accepted: "0 to 2")
        }
    }
}

extension Refusal {
    fileprivate init(_ error: SettleError) {
        switch error {
        case .notFinite(let field, let value):
            self.init(HOOKE_OUT_OF_RANGE, field, value: value, accepted: "a finite number")
        case .outOfRange(let field, let value, let accepted):
            self.init(HOOKE_OUT_OF_RANGE, field, value: value, accepted: accepted)
        }
    }
}

@c @implementation
public func hooke_settle(
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
        let style = try style(options)
        let made: SettlePlan
        do throws(SettleError) {
            made = try SettlePlan(
                style, from: options.fraction, velocity: options.velocity,
                to: options.finishes == 1 ? .finish : .cancel, duration: options.duration,
                speed: options.speed,
                overshoot: overshoot)
        } catch { throw Refusal(error) }
        var handle: hooke_handle = 0
        try store(.plan(made), in: &handle)
        plan.pointee = hooke_settle_plan(
            duration: made.duration, initial_velocity: made.initialVelocity, minimum: made.range.lowerBound,
            maximum: made.range.upperBound, handle: handle, reserved: 0)
    }
}

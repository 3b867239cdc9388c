// hooke.h documents these functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
import CHooke
import Hooke

/// Returns the spring of three parameters.
private func spring(_ spelling: Int32, _ a: Double, _ b: Double, _ c: Double) throws(Refusal) -> Spring {
    try ask { () throws(HookeError) in
        switch Int(spelling) {
        case HOOKE_PHYSICAL: return try Spring(mass: a, stiffness: b, damping: c)
        case HOOKE_BOUNCE: return try Spring(duration: a, bounce: b)
        case HOOKE_RESPONSE: return try Spring(response: a, dampingRatio: b, mass: c)
        default: throw .outOfRange(field: "spelling", value: Double(spelling), accepted: "0 to 2")
        }
    }
}

private func motion(
    _ mass: Double, _ stiffness: Double, _ damping: Double, _ from: Double, _ to: Double, _ velocity: Double
) throws(Refusal) -> SpringMotion<Double> {
    SpringMotion(
        spring: try spring(Int32(HOOKE_PHYSICAL), mass, stiffness, damping), from: try finite(from, "from"),
        to: try finite(to, "to"), initialVelocity: try finite(velocity, "velocity"))
}

private func motion(_ numbers: UnsafePointer<Double>?) throws(Refusal) -> SpringMotion<Double> {
    let n = try numbers.given("motion")
    return try motion(n[0], n[1], n[2], n[3], n[4], n[5])
}

@c @implementation
public func hooke_spring_convert(
    _ spelling: Int32, _ from: UnsafePointer<Double>?, _ other: Int32, _ to: UnsafeMutablePointer<Double>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let to = try to.given("to")
        let from = try from.given("from")
        let spring = try spring(spelling, from[0], from[1], from[2])
        switch Int(other) {
        case HOOKE_PHYSICAL: (to[0], to[1], to[2]) = (spring.mass, spring.stiffness, spring.damping)
        case HOOKE_BOUNCE: (to[0], to[1], to[2]) = (spring.duration, spring.bounce, 1)
        case HOOKE_RESPONSE: (to[0], to[1], to[2]) = (spring.response, spring.dampingRatio, spring.mass)
        default:
            throw Refusal(HOOKE_OUT_OF_RANGE, "other_spelling", value: Double(other), accepted: "0 to 2")
        }
    }
}

@c @implementation
public func hooke_spring(
    _ mass: Double, _ stiffness: Double, _ damping: Double, _ from: Double, _ to: Double, _ velocity: Double,
    _ time: Double, _ out: UnsafeMutablePointer<Double>?
) -> hooke_status {
    status(nil) { () throws(Refusal) in
        let out = try out.given("out")
        let state = try motion(mass, stiffness, damping, from, to, velocity).state(at: time)
        (out[0], out[1]) = (state.position, state.velocity)
    }
}

@c @implementation
public func hooke_spring_sample(
    _ numbers: UnsafePointer<Double>?, _ times: UnsafePointer<Double>?, _ n: Int,
    _ positions: UnsafeMutablePointer<Double>?, _ velocities: UnsafeMutablePointer<Double>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let motion = try motion(numbers)
        try fill(times, n, positions, velocities) {
            let state = motion.state(at: $0)
            return (state.position, state.velocity)
        }
    }
}

@c @implementation
public func hooke_spring_settle(
    _ numbers: UnsafePointer<Double>?, _ distance: Double, _ speed: Double,
    _ duration: UnsafeMutablePointer<Double>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let duration = try duration.given("duration")
        let motion = try motion(numbers)
        let tolerance = try ask { () throws(HookeError) in
            try Tolerance(distance: distance, speed: speed == .infinity ? nil : speed)
        }
        guard let settled = motion.settlingDuration(within: tolerance) else {
            throw Refusal(HOOKE_NO_SOLUTION, "duration", accepted: "the motion never settles")
        }
        duration.pointee = settled
    }
}

@c @implementation
public func hooke_spring_linear(
    _ numbers: UnsafePointer<Double>?, _ largestError: Double, _ duration: UnsafeMutablePointer<Double>?,
    _ found: UnsafeMutablePointer<Double>?, _ curve: UnsafeMutablePointer<hooke_handle>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let (duration, curve) = (try duration.given("duration"), try curve.given("curve"))
        let motion = try motion(numbers)
        let linear = try ask { () throws(HookeError) in try motion.linearApproximation(error: largestError) }
        try store(.curve(.linear(linear.curve)), elements: linear.curve.stops.count, in: curve)
        duration.pointee = linear.duration
        found?.pointee = linear.error
    }
}

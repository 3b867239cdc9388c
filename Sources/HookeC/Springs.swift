// hooke.h documents these functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CHooke
import Hooke

/// Returns the spring of mass, stiffness and damping, the first elements of an array.
func physicalSpring(
    _ mass: Double, _ stiffness: Double, _ damping: Double, of array: StaticString
) throws(Refusal) -> Spring {
    try ask("mass,stiffness,damping", of: array) { () throws(HookeError) in
        try Spring(mass: mass, stiffness: stiffness, damping: damping)
    }
}

/// Returns the spring of three parameters.
private func spring(_ spelling: Int32, from numbers: UnsafePointer<Double>) throws(Refusal) -> Spring {
    switch Int(spelling) {
    case HOOKE_PHYSICAL: return try physicalSpring(numbers[0], numbers[1], numbers[2], of: "from")
    case HOOKE_BOUNCE:
        return try ask("duration,bounce", of: "from") { () throws(HookeError) in
            try Spring(duration: numbers[0], bounce: numbers[1])
        }
    case HOOKE_RESPONSE:
        return try ask("response,dampingRatio,mass", of: "from") { () throws(HookeError) in
            try Spring(response: numbers[0], dampingRatio: numbers[1], mass: numbers[2])
        }
    default: throw Refusal(HOOKE_OUT_OF_RANGE, "spelling", value: Double(spelling), accepted: "0 to 2")
    }
}

private func motion(
    _ mass: Double, _ stiffness: Double, _ damping: Double, _ from: Double, _ to: Double, _ velocity: Double
) throws(Refusal) -> SpringMotion<Double> {
    SpringMotion(
        spring: try physicalSpring(mass, stiffness, damping, of: "motion"),
        from: try finite(from, "motion", at: 3),
        to: try finite(to, "motion", at: 4), initialVelocity: try finite(velocity, "motion", at: 5))
}

/// Returns the motion of mass, stiffness, damping, from, to and velocity.
func springMotion(_ numbers: UnsafePointer<Double>?) throws(Refusal) -> SpringMotion<Double> {
    let n = try numbers.given("motion")
    return try motion(n[0], n[1], n[2], n[3], n[4], n[5])
}

/// Returns the tolerance of a distance and a speed, infinite for any.
func tolerance(_ distance: Double, _ speed: Double) throws(Refusal) -> Tolerance {
    try ask { () throws(HookeError) in
        try Tolerance(distance: distance, speed: speed == .infinity ? nil : speed)
    }
}

@c @implementation
package func hooke_spring_convert(
    _ spelling: Int32, _ from: UnsafePointer<Double>?, _ other: Int32, _ to: UnsafeMutablePointer<Double>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let to = try to.given("to")
        let from = try from.given("from")
        let spring = try spring(spelling, from: from)
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
package func hooke_spring_parse(
    _ start: UnsafePointer<CChar>?, _ length: Int, _ out: UnsafeMutablePointer<Double>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let out = try out.given("spring")
        let text = try text(start, length, "text")
        let spring = try ask { () throws(HookeError) in try Spring(.text(text), at: "text") }
        (out[0], out[1], out[2]) = (spring.mass, spring.stiffness, spring.damping)
    }
}

@c @implementation
package func hooke_spring_text(
    _ numbers: UnsafePointer<Double>?, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let (length, numbers) = (try length.given("length"), try numbers.given("spring"))
        let spring = try physicalSpring(numbers[0], numbers[1], numbers[2], of: "spring")
        try write(spring.text, to: text, capacity, length)
    }
}

@c @implementation
package func hooke_spring_names(
    _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let length = try length.given("length")
        try write(Hooke.list(Spring.names, separator: " "), to: text, capacity, length)
    }
}

@c @implementation
package func hooke_spring(
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
package func hooke_spring_sample(
    _ numbers: UnsafePointer<Double>?, _ times: UnsafePointer<Double>?, _ n: Int,
    _ positions: UnsafeMutablePointer<Double>?, _ velocities: UnsafeMutablePointer<Double>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let motion = try springMotion(numbers)
        try fill("times", times, n, positions, velocities) {
            motion.position(at: $0)
        } both: {
            let state = motion.state(at: $0)
            return (state.position, state.velocity)
        }
    }
}

@c @implementation
package func hooke_spring_settle(
    _ numbers: UnsafePointer<Double>?, _ distance: Double, _ speed: Double,
    _ duration: UnsafeMutablePointer<Double>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let duration = try duration.given("duration")
        let motion = try springMotion(numbers)
        guard let settled = motion.settlingDuration(within: try tolerance(distance, speed)) else {
            throw Refusal(HOOKE_NO_SOLUTION, "duration", accepted: "the motion never settles")
        }
        duration.pointee = settled
    }
}

@c @implementation
package func hooke_spring_linear(
    _ numbers: UnsafePointer<Double>?, _ largestError: Double, _ duration: UnsafeMutablePointer<Double>?,
    _ found: UnsafeMutablePointer<Double>?, _ curve: UnsafeMutablePointer<hooke_handle>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let (duration, curve) = (try duration.given("duration"), try curve.given("curve"))
        let motion = try springMotion(numbers)
        let linear = try ask(",,,,target,error=largest_error,duration=duration", of: "motion") {
            () throws(HookeError) in try motion.linearApproximation(error: largestError)
        }
        try store(.curve(.linear(linear.curve)), elements: linear.curve.stops.count, in: curve)
        duration.pointee = linear.duration
        found?.pointee = linear.error
    }
}

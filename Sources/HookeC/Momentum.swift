// hooke.h documents these functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CHooke
import Hooke

private func decay(_ from: Double, _ velocity: Double, _ rate: Double) throws(Refusal) -> Decay<Double> {
    let (start, speed) = (try finite(from, "from"), try finite(velocity, "velocity"))
    return Decay(from: start, initialVelocity: speed, rate: try decelerationRate(rate, "rate"))
}

func decelerationRate(_ rate: Double, _ field: String) throws(Refusal) -> DecelerationRate {
    try ask(about: field) { () throws(HookeError) in try DecelerationRate(perMillisecond: rate) }
}

@c @implementation
package func hooke_decay_sample(
    _ from: Double, _ velocity: Double, _ rate: Double, _ times: UnsafePointer<Double>?, _ n: Int,
    _ positions: UnsafeMutablePointer<Double>?, _ velocities: UnsafeMutablePointer<Double>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let decay = try decay(from, velocity, rate)
        @inline(never) func position(at time: Double) -> Double { decay.position(at: time) }
        try fill("times", times, n, positions, velocities) {
            position(at: $0)
        } both: {
            (position(at: $0), decay.velocity(at: $0))
        }
    }
}

@c @implementation
package func hooke_decay_end(
    _ from: Double, _ velocity: Double, _ rate: Double, _ distance: Double,
    _ end: UnsafeMutablePointer<Double>?,
    _ duration: UnsafeMutablePointer<Double>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let decay = try decay(from, velocity, rate)
        let tolerance = try ask { () throws(HookeError) in try Tolerance(distance: distance) }
        guard let settled = decay.settlingDuration(within: tolerance) else {
            throw Refusal(HOOKE_NO_SOLUTION, "duration", accepted: "the motion never settles")
        }
        end?.pointee = decay.endValue
        duration?.pointee = settled
    }
}

@c @implementation
package func hooke_rubber_band(
    _ extent: Double, _ coefficient: Double, _ pull: Double, _ displacement: UnsafeMutablePointer<Double>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let displacement = try displacement.given("displacement")
        let band = try ask { () throws(HookeError) in try RubberBand(extent: extent, coefficient: coefficient)
        }
        displacement.pointee = band.displacement(forPull: pull)
    }
}

@c @implementation
package func hooke_rubber_band_inverse(
    _ extent: Double, _ coefficient: Double, _ displacement: Double, _ pull: UnsafeMutablePointer<Double>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let pull = try pull.given("pull")
        pull.pointee = try ask { () throws(HookeError) in
            try RubberBand(extent: extent, coefficient: coefficient).pull(forDisplacement: displacement)
        }
    }
}

@c @implementation
package func hooke_velocity(
    _ times: UnsafePointer<Double>?, _ xs: UnsafePointer<Double>?, _ ys: UnsafePointer<Double>?, _ n: Int,
    _ released: Double, _ out: UnsafeMutablePointer<Double>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let out = try out.given("out")
        try check(times == nil, n, "times")
        try check(xs == nil, n, "xs")
        try check(ys == nil, n, "ys")
        let released = try finite(released, "released")
        var tracker = VelocityTracker<SIMD2<Double>>()
        if let times, let xs, let ys {
            for index in 0..<n {
                do throws(HookeError) {
                    try tracker.addSample(time: times[index], position: SIMD2(xs[index], ys[index]))
                } catch {
                    let isY = xs[index].isFinite
                    let names: StaticString = isY ? "time=times,position=ys" : "time=times,position=xs"
                    let refusal = Refusal(error, named: names, of: "")
                    // The error has the length of the position.
                    if !refusal.field.hasSameBytes(as: "times") { refusal.value = (isY ? ys : xs)[index] }
                    (refusal.status, refusal.index) = (HOOKE_BAD_ELEMENT, index)
                    throw refusal
                }
            }
        }
        let velocity = tracker.velocity(releasedAt: released)
        (out[0], out[1]) = (velocity.x, velocity.y)
    }
}

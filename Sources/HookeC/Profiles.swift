// hooke.h documents these functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CHooke
import Hooke
import HookeMotion

private func motionLimits(_ limits: UnsafePointer<Double>) throws(Refusal) -> MotionLimits {
    try ask("speed,acceleration,jerk,reverseSpeed,reverseAcceleration,reverseJerk", of: "limits") {
        () throws(HookeError) in
        try MotionLimits(
            speed: limits[0], reverseSpeed: limits[3], acceleration: limits[1],
            reverseAcceleration: limits[4],
            jerk: limits[2], reverseJerk: limits[5])
    }
}

private func profile(
    from start: MotionState<Numbers>, to end: MotionState<Numbers>, size: Int, within limits: MotionLimits,
    duration: Double? = nil, mayBeStraight: Bool
) throws(Refusal) -> MotionItem {
    let isResting =
        start.velocity == .zero && start.acceleration == .zero && end.velocity == .zero
        && end.acceleration == .zero
    let profile = try ask(
        """
        start=from,initialVelocity=velocity,initialAcceleration=acceleration,target=to,endVelocity=end_velocity,\
        endAcceleration=end_acceleration,duration=duration,limits=limits
        """, of: "to"
    ) { () throws(HookeError) in
        isResting && mayBeStraight
            ? try MotionProfile(from: start.position, to: end.position, within: limits, duration: duration)
            : try MotionProfile(
                from: start.position, initialVelocity: start.velocity,
                initialAcceleration: start.acceleration, to: end.position, endVelocity: end.velocity,
                endAcceleration: end.acceleration, within: limits, duration: duration)
    }
    return MotionItem(
        AnyTrajectory(profile), size: size, duration: profile.settlingDuration(), events: [profile.duration],
        limits: limits)
}

@c @implementation
package func hooke_motion_profile(
    _ from: UnsafePointer<Double>?, _ speed: UnsafePointer<Double>?, _ change: UnsafePointer<Double>?,
    _ to: UnsafePointer<Double>?, _ endSpeed: UnsafePointer<Double>?, _ endChange: UnsafePointer<Double>?,
    _ size: Int, _ limits: UnsafePointer<Double>?, _ duration: UnsafePointer<Double>?,
    _ handle: UnsafeMutablePointer<hooke_handle>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    makeMotion(handle, error) { () throws(Refusal) in
        let start = MotionState(
            position: try vector(from, size, "from"), velocity: try velocity(speed, size),
            acceleration: try velocity(change, size, "acceleration"))
        let end = MotionState(
            position: try vector(to, size, "to"), velocity: try velocity(endSpeed, size, "end_velocity"),
            acceleration: try velocity(endChange, size, "end_acceleration"))
        return try profile(
            from: start, to: end, size: size, within: try motionLimits(limits.given("limits")),
            duration: duration.map { $0.pointee }, mayBeStraight: true)
    }
}

@c @implementation
package func hooke_motion_retarget(
    _ motion: hooke_handle, _ time: Double, _ to: UnsafePointer<Double>?, _ endSpeed: UnsafePointer<Double>?,
    _ endChange: UnsafePointer<Double>?, _ limits: UnsafePointer<Double>?, _ duration: UnsafePointer<Double>?,
    _ handle: UnsafeMutablePointer<hooke_handle>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    makeMotion(handle, error, named: "retargeted") { () throws(Refusal) in
        let item = try motionItem(motion)
        let time = try finite(time, "time")
        let end = MotionState(
            position: try vector(to, item.size, "to"),
            velocity: try velocity(endSpeed, item.size, "end_velocity"),
            acceleration: try velocity(endChange, item.size, "end_acceleration"))
        let own = try limits.map { (given) throws(Refusal) in try motionLimits(given) } ?? item.limits
        let start = item.motion.state(at: time)
        do throws(Refusal) {
            return try profile(
                from: start, to: end, size: item.size, within: own.given("limits"),
                duration: duration.map { $0.pointee }, mayBeStraight: false)
        } catch {
            // The state at that time is not finite.
            if ["from", "velocity", "acceleration"].contains(where: { $0.hasSameBytes(as: error.field) }) {
                (error.field, error.index, error.value) = ("time", -1, time)
            }
            throw error
        }
    }
}

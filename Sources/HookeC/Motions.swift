// hooke.h documents these functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CHooke
import Hooke
import HookeMotion

/// A position of 1 to 4 numbers; those that it does not have are 0.
typealias Numbers = SIMD4<Double>

/// A motion of a handle. A class, so that the functions of other handles have no code of motions.
final class MotionItem: Sendable {
    let motion: AnyTrajectory<MotionState<Numbers>>
    let size: Int
    /// The keys and switches.
    let elements: Int
    /// The time from which it is at rest exactly; `nil` if there is none or none is known.
    let duration: Double?
    /// The times at which something begins or ends to act.
    let events: [Double]
    /// The keys of a track that holds outside them.
    let path: MotionPath?
    /// The limits of a profile.
    let limits: MotionLimits?
    /// A motion with its switches.
    let handover: Handover<MotionState<Numbers>>?

    init(
        _ motion: AnyTrajectory<MotionState<Numbers>>, size: Int, elements: Int = 1, duration: Double? = nil,
        events: [Double] = [], path: MotionPath? = nil, limits: MotionLimits? = nil,
        handover: Handover<MotionState<Numbers>>? = nil
    ) {
        (self.motion, self.size, self.elements, self.duration) = (motion, size, elements, duration)
        (self.events, self.path, self.limits, self.handover) = (events, path, limits, handover)
    }
}

/// What a follower follows: a track, and for 1 number the same as a track of scalars.
struct MotionPath: Sendable {
    let track: KeyframeTrack<Numbers>
    let scalar: @Sendable () throws(HookeError) -> KeyframeTrack<Double>
}

/// A motion of a number as one of ``Numbers``.
private struct Widened<Base: Trajectory<MotionState<Double>>>: Trajectory {
    let base: Base

    func state(at time: Double) -> MotionState<Numbers> {
        let state = base.state(at: time)
        return MotionState(
            position: Numbers(state.position, 0, 0, 0), velocity: Numbers(state.velocity, 0, 0, 0),
            acceleration: Numbers(state.acceleration, 0, 0, 0))
    }

    func settlingDuration(within tolerance: Tolerance) -> Double? {
        base.settlingDuration(within: tolerance)
    }
}

/// Makes a motion and stores it.
func makeMotion(
    _ handle: UnsafeMutablePointer<hooke_handle>?, _ error: UnsafeMutablePointer<hooke_error>?,
    named field: String = "motion", _ motion: () throws(Refusal) -> MotionItem
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let handle = try handle.given(field)
        let item = try motion()
        try store(.motion(item), elements: item.elements, in: handle)
    }
}

/// Returns a motion of numbers as an item.
func widened(
    _ motion: some Trajectory<MotionState<Double>>, duration: Double? = nil, events: [Double] = []
) -> MotionItem {
    MotionItem(
        AnyTrajectory(Widened(base: motion)), size: 1, elements: 1 + events.count, duration: duration,
        events: events)
}

func motionItem(_ handle: hooke_handle, _ field: String = "motion") throws(Refusal) -> MotionItem {
    guard case .motion(let item)? = stored(handle) else {
        throw unknown(handle, field, "the handle of a motion")
    }
    return item
}

@inline(never)
func check(size: Int) throws(Refusal) {
    guard (1...4).contains(size) else {
        throw Refusal(
            HOOKE_OUT_OF_RANGE, "size", value: Double(UInt(bitPattern: size)), accepted: "1 to 4")
    }
}

/// Reads `size` finite numbers, 1 to 4.
@inline(never)
func vector(_ start: UnsafePointer<Double>?, _ size: Int, _ field: String) throws(Refusal) -> Numbers {
    try check(size: size)
    let start = try start.given(field)
    var result = Numbers.zero
    for index in 0..<size { result[index] = try finite(start[index], field, at: index) }
    return result
}

/// Reads a velocity or an acceleration, which is 0 if the pointer is null.
@inline(never)
func velocity(
    _ start: UnsafePointer<Double>?, _ size: Int, _ field: String = "velocity"
) throws(Refusal) -> Numbers {
    start == nil ? .zero : try vector(start, size, field)
}

@c @implementation
package func hooke_motion_uniform(
    _ from: UnsafePointer<Double>?, _ speed: UnsafePointer<Double>?, _ size: Int,
    _ handle: UnsafeMutablePointer<hooke_handle>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    makeMotion(handle, error) { () throws(Refusal) in
        let from = try vector(from, size, "from")
        let motion = UniformMotion(from: from, velocity: try velocity(speed, size))
        return MotionItem(AnyTrajectory(motion), size: size)
    }
}

@c @implementation
package func hooke_motion_spring(
    _ numbers: UnsafePointer<Double>?, _ from: UnsafePointer<Double>?, _ to: UnsafePointer<Double>?,
    _ speed: UnsafePointer<Double>?, _ size: Int, _ handle: UnsafeMutablePointer<hooke_handle>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    makeMotion(handle, error) { () throws(Refusal) in
        let n = try numbers.given("spring")
        let motion = SpringMotion(
            spring: try physicalSpring(n[0], n[1], n[2], of: "spring"), from: try vector(from, size, "from"),
            to: try vector(to, size, "to"), initialVelocity: try velocity(speed, size))
        return MotionItem(AnyTrajectory(motion), size: size)
    }
}

@c @implementation
package func hooke_motion_decay(
    _ from: UnsafePointer<Double>?, _ speed: UnsafePointer<Double>?, _ size: Int, _ rate: Double,
    _ handle: UnsafeMutablePointer<hooke_handle>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    makeMotion(handle, error) { () throws(Refusal) in
        let motion = Decay(
            from: try vector(from, size, "from"), initialVelocity: try vector(speed, size, "velocity"),
            rate: try decelerationRate(rate, "rate"))
        return MotionItem(AnyTrajectory(motion), size: size)
    }
}

@c @implementation
package func hooke_motion_bounded_spring(
    _ numbers: UnsafePointer<Double>?, _ minimum: Double, _ maximum: Double, _ restitution: Double,
    _ handle: UnsafeMutablePointer<hooke_handle>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    makeMotion(handle, error, named: "bounded") { () throws(Refusal) in
        let motion = try springMotion(numbers)
        let bounded = try ask(
            ",,,start,minimum=minimum,maximum=maximum,restitution=restitution", of: "motion"
        ) { () throws(HookeError) in
            try BoundedSpring(motion, minimum: minimum, maximum: maximum, restitution: restitution)
        }
        return widened(bounded, duration: bounded.duration, events: bounded.impactTimes)
    }
}

@c @implementation
package func hooke_motion_clamped_spring(
    _ numbers: UnsafePointer<Double>?, _ handle: UnsafeMutablePointer<hooke_handle>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    makeMotion(handle, error, named: "clamped") { () throws(Refusal) in
        let clamped = BoundedSpring(stoppingAtTarget: try springMotion(numbers))
        return widened(clamped, duration: clamped.duration, events: clamped.impactTimes)
    }
}

@c @implementation
package func hooke_spring_within(
    _ numbers: UnsafePointer<Double>?, _ minimum: Double, _ maximum: Double,
    _ spring: UnsafeMutablePointer<Double>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let spring = try spring.given("spring")
        let motion = try springMotion(numbers)
        guard !minimum.isNaN else {
            throw Refusal(HOOKE_OUT_OF_RANGE, "minimum", value: minimum, accepted: "a number")
        }
        guard maximum >= minimum else {
            throw Refusal(
                HOOKE_OUT_OF_RANGE, "maximum", value: maximum, accepted: "a number that is at least minimum")
        }
        let found = try ask(",,,start,target,initialVelocity", of: "motion") { () throws(HookeError) in
            try SpringMotion(
                spring: motion.spring, from: motion.start, to: motion.target,
                initialVelocity: motion.initialVelocity, stayingIn: minimum...maximum)
        }.spring
        (spring[0], spring[1], spring[2]) = (found.mass, found.stiffness, found.damping)
    }
}

@c @implementation
package func hooke_motion_later(
    _ motion: hooke_handle, _ startTime: Double, _ later: UnsafeMutablePointer<hooke_handle>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    makeMotion(later, error, named: "later") { () throws(Refusal) in
        let item = try motionItem(motion)
        guard let later = try? AnyTrajectory(item.motion, startTime: startTime) else {
            throw Refusal(
                HOOKE_OUT_OF_RANGE, "start_time", value: startTime,
                accepted: "a finite number of seconds, also in sum with earlier start times")
        }
        return MotionItem(
            later, size: item.size, elements: item.elements, duration: item.duration.map { $0 + startTime },
            events: item.events.map { $0 + startTime }, limits: item.limits)
    }
}

@c @implementation
package func hooke_motion_hand_over(
    _ motion: hooke_handle, _ to: hooke_handle, _ time: Double, _ start: UnsafePointer<CChar>?, _ length: Int,
    _ handed: UnsafeMutablePointer<hooke_handle>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    makeMotion(handed, error, named: "handed") { () throws(Refusal) in
        let (item, new) = (try motionItem(motion), try motionItem(to, "to"))
        guard item.size == new.size else {
            throw unknown(to, "to", "the handle of a motion of \(item.size) numbers, as motion has")
        }
        let (time, text) = (try finite(time, "time"), try text(start, length, "text"))
        let law = try ask { () throws(HookeError) in try HandoverLaw(.text(text), at: "text") }
        var shown = item.handover ?? Handover(item.motion)
        try ask("law=text") { () throws(HookeError) in try shown.handOver(to: new.motion, at: time, by: law) }
        return MotionItem(
            AnyTrajectory(shown), size: item.size, elements: item.elements + new.elements,
            events: shown.switches.map { $0.time }, handover: shown)
    }
}

@c @implementation
package func hooke_motion_info(
    _ handle: hooke_handle, _ size: UnsafeMutablePointer<Int>?, _ duration: UnsafeMutablePointer<Double>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let item = try motionItem(handle)
        size?.pointee = item.size
        duration?.pointee = item.duration ?? .infinity
    }
}

@c @implementation
package func hooke_motion_events(
    _ handle: hooke_handle, _ times: UnsafeMutablePointer<Double>?, _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let (count, events) = (try count.given("count"), try motionItem(handle).events)
        try check(times == nil, capacity, "times")
        count.pointee = events.count
        guard events.count <= capacity else {
            throw Refusal(
                HOOKE_TOO_SMALL, "times", value: Double(capacity), index: events.count,
                accepted: "\(events.count) numbers or more")
        }
        for (index, time) in events.enumerated() { times?[index] = time }
    }
}

@c @implementation
package func hooke_motion_settle(
    _ handle: hooke_handle, _ distance: Double, _ speed: Double, _ duration: UnsafeMutablePointer<Double>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let (duration, item) = (try duration.given("duration"), try motionItem(handle))
        guard let settled = item.motion.settlingDuration(within: try tolerance(distance, speed)) else {
            throw Refusal(HOOKE_NO_SOLUTION, "duration", accepted: "the motion never settles")
        }
        duration.pointee = settled
    }
}

@c @implementation
package func hooke_motion_sample(
    _ handle: hooke_handle, _ times: UnsafePointer<Double>?, _ n: Int,
    _ positions: UnsafeMutablePointer<Double>?,
    _ velocities: UnsafeMutablePointer<Double>?, _ accelerations: UnsafeMutablePointer<Double>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let item = try motionItem(handle)
        try check(times == nil, n, "times")
        guard let times else { return }
        for index in 0..<n {
            let state = item.motion.state(at: times[index])
            for part in 0..<item.size {
                let place = index * item.size + part
                positions?[place] = state.position[part]
                velocities?[place] = state.velocity[part]
                accelerations?[place] = state.acceleration[part]
            }
        }
    }
}

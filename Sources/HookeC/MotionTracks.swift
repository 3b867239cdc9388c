// hooke.h documents these functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CHooke
import Hooke
import HookeMotion

/// The times and values of keys.
private struct Keys {
    let times: [Double]
    let numbers: [Double]
    let size: Int

    init(
        _ times: UnsafePointer<Double>?, _ values: UnsafePointer<Double>?, _ n: Int, _ size: Int,
        _ names: (String, String) = ("times", "values")
    ) throws(Refusal) {
        try check(size: size)
        self.times = try array(times, n, names.0, least: 1)
        numbers = try array(values, n * size, names.1)
        for (index, value) in numbers.enumerated() where !value.isFinite {
            throw Refusal(
                HOOKE_BAD_ELEMENT, names.1, value: value, index: index, accepted: "a finite number")
        }
        self.size = size
    }

    var values: [Numbers] { times.indices.map { row(numbers, size * $0) } }

    func row(_ numbers: [Double], _ start: Int) -> Numbers {
        var result = Numbers.zero
        for part in 0..<size { result[part] = numbers[start + part] }
        return result
    }

    /// Returns the motion of a track, with rules outside its keys.
    func item(
        _ track: KeyframeTrack<Numbers>, _ before: Int32, _ after: Int32, path: MotionPath?
    ) throws(Refusal) -> MotionItem {
        let (before, after) = (try outsideRule(before, "before"), try outsideRule(after, "after"))
        guard before != .hold || after != .hold else {
            return MotionItem(AnyTrajectory(track), size: size, elements: times.count, path: path)
        }
        let extended = try ask(about: "values") { () throws(HookeError) in
            try ExtendedTrack(track, before: before, after: after)
        }
        return MotionItem(AnyTrajectory(extended), size: size, elements: times.count)
    }
}

private func outsideRule(_ rule: Int32, _ field: String) throws(Refusal) -> OutsideRule {
    switch Int(rule) {
    case HOOKE_OUTSIDE_HOLD: .hold
    case HOOKE_OUTSIDE_EXTEND: .extend
    case HOOKE_OUTSIDE_REPEAT: .repeat
    case HOOKE_OUTSIDE_MIRROR: .mirror
    case HOOKE_OUTSIDE_REPEAT_OFFSET: .repeatOffset
    default: throw Refusal(HOOKE_OUT_OF_RANGE, field, value: Double(rule), accepted: "0 to 4")
    }
}

@c @implementation
package func hooke_motion_track(
    _ times: UnsafePointer<Double>?, _ values: UnsafePointer<Double>?, _ n: Int, _ size: Int,
    _ kinds: UnsafePointer<Int32>?, _ timings: UnsafePointer<hooke_handle>?, _ before: Int32, _ after: Int32,
    _ handle: UnsafeMutablePointer<hooke_handle>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    makeMotion(handle, error) { () throws(Refusal) in
        let keys = try Keys(times, values, n, size)
        let track = try keyframes(
            keys.times, keys.values, numbers: keys.numbers, try interpolations(kinds, timings, n))
        let scalars: [Interpolation<Double>] = try interpolations(kinds, timings, n)
        let path = MotionPath(track: track) { () throws(HookeError) in
            try KeyframeTrack(times: keys.times, values: keys.numbers, interpolations: scalars)
        }
        return try keys.item(track, before, after, path: path)
    }
}

@c @implementation
package func hooke_motion_map(
    _ inputs: UnsafePointer<Double>?, _ outputs: UnsafePointer<Double>?, _ n: Int, _ size: Int, _ kind: Int32,
    _ before: Int32, _ after: Int32, _ handle: UnsafeMutablePointer<hooke_handle>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    makeMotion(handle, error, named: "map") { () throws(Refusal) in
        let keys = try Keys(inputs, outputs, n, size, ("inputs", "outputs"))
        let rule = try tangentRule(kind, "kind")
        let (before, after) = (try outsideRule(before, "before"), try outsideRule(after, "after"))
        let map: ExtendedTrack<Numbers>
        do throws(HookeError) {
            map = try ExtendedTrack(
                mapping: keys.times, to: keys.values, rule: rule, before: before, after: after)
        } catch {
            let refusal = Refusal(error, named: "inputs=inputs,times=inputs", of: "outputs")
            if refusal.field.hasSameBytes(as: "outputs") { refusal.index = -1 }
            throw refusal
        }
        return MotionItem(AnyTrajectory(map), size: size, elements: n)
    }
}

/// Reads a handle of a key, from `start` on in the numbers.
private func bezierHandle(
    _ kind: Int32, at index: Int, _ numbers: UnsafePointer<Double>?, _ size: Int
) throws(Refusal) -> BezierHandle<Numbers> {
    let start = index * (1 + size)
    func time() throws(Refusal) -> Double {
        try finite(numbers.given("handles")[start], "handles", at: start)
    }
    switch Int(kind) {
    case HOOKE_HANDLE_AUTOMATIC: return .automatic
    case HOOKE_HANDLE_VECTOR: return .vector
    case HOOKE_HANDLE_ALIGNED: return .aligned()
    case HOOKE_HANDLE_ALIGNED_LENGTH: return .aligned(time: try time())
    case HOOKE_HANDLE_FREE:
        let time = try time()
        var value = Numbers.zero
        for part in 0..<size {
            let place = start + 1 + part
            value[part] = try finite(numbers.given("handles")[place], "handles", at: place)
        }
        return .free(time: time, value: value)
    default:
        throw Refusal(HOOKE_BAD_ELEMENT, "kinds", value: Double(kind), index: index, accepted: "0 to 4")
    }
}

@c @implementation
package func hooke_motion_bezier(
    _ times: UnsafePointer<Double>?, _ values: UnsafePointer<Double>?, _ n: Int, _ size: Int,
    _ kinds: UnsafePointer<Int32>?, _ handles: UnsafePointer<Double>?, _ before: Int32, _ after: Int32,
    _ factors: UnsafeMutablePointer<Double>?, _ handle: UnsafeMutablePointer<hooke_handle>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    makeMotion(handle, error) { () throws(Refusal) in
        let keys = try Keys(times, values, n, size)
        let kinds = try array(kinds, 2 * n, "kinds")
        var all: [BezierKey<Numbers>] = []
        for (index, value) in keys.values.enumerated() {
            all.append(
                BezierKey(
                    time: keys.times[index], value: value,
                    arriving: try bezierHandle(kinds[2 * index], at: 2 * index, handles, size),
                    leaving: try bezierHandle(kinds[2 * index + 1], at: 2 * index + 1, handles, size)))
        }
        let made: BezierKeyframes<Numbers>
        do throws(HookeError) { made = try BezierKeyframes(all) } catch {
            throw named(error, keys.numbers, handles, size)
        }
        if let factors {
            for index in kinds.indices { factors[index] = 1 }
            for handle in made.shortened {
                factors[2 * handle.key + (handle.isLeaving ? 1 : 0)] = handle.factor
            }
        }
        return try keys.item(made.track, before, after, path: nil)
    }
}

/// The error of handles with the places of their numbers.
private func named(
    _ error: HookeError, _ values: [Double], _ handles: UnsafePointer<Double>?, _ size: Int
) -> Refusal {
    let isLeaving = error.field == "handles.out"
    guard isLeaving || error.field == "handles.in", let handles else {
        let refusal = trackRefusal(error, values, size)
        // A velocity of a segment, which depends on values and handles.
        if error.field == "interpolations" { (refusal.field, refusal.index) = ("values", -1) }
        return refusal
    }
    let refusal = Refusal(error)
    refusal.field = "handles"
    refusal.index = (2 * refusal.index + (isLeaving ? 1 : 0)) * (1 + size)
    refusal.value = handles[refusal.index]
    return refusal
}

@c @implementation
package func hooke_angles_unwrap(
    _ angles: UnsafePointer<Double>?, _ n: Int, _ period: Double, _ unwrapped: UnsafeMutablePointer<Double>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        try check(unwrapped == nil, n, "unwrapped")
        guard period > 0, period < .infinity else {
            throw Refusal(
                HOOKE_OUT_OF_RANGE, "period", value: period, accepted: "a finite number above 0")
        }
        let found = KeyframeTrack<Double>.unwrapped(try array(angles, n, "angles"), period: period)
        for (index, angle) in found.enumerated() { unwrapped?[index] = angle }
    }
}

// --- Followers

private func path(_ handle: hooke_handle) throws(Refusal) -> (path: MotionPath, size: Int) {
    guard case .motion(let item)? = stored(handle), let path = item.path else {
        throw unknown(
            handle, "path", "the handle of hooke_motion_track with HOOKE_OUTSIDE_HOLD on both sides")
    }
    return (path, item.size)
}

/// Calls a follower's initialiser, with the start time or `nil`.
private func follow<Result>(
    _ startTime: UnsafePointer<Double>?, _ make: (Double?) throws(HookeError) -> Result
) throws(Refusal) -> Result {
    var time: Double?
    if let startTime { time = try finite(startTime.pointee, "start_time", at: 0) }
    return try ask(
        """
        path=path,maximumSpeed=maximum_speed,smoothTime=smooth_time,halfLife=half_life,\
        start=from,initialVelocity=velocity,time=start_time
        """, of: "path"
    ) { () throws(HookeError) in try make(time) }
}

@c @implementation
package func hooke_motion_follow(
    _ handle: hooke_handle, _ numbers: UnsafePointer<Double>?, _ matching: Int32,
    _ from: UnsafePointer<Double>?,
    _ speed: UnsafePointer<Double>?, _ startTime: UnsafePointer<Double>?,
    _ made: UnsafeMutablePointer<hooke_handle>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    makeMotion(made, error) { () throws(Refusal) in
        let ((path, size), n) = (try path(handle), try numbers.given("spring"))
        let spring = try physicalSpring(n[0], n[1], n[2], of: "spring")
        let matches: FollowerMatching
        switch Int(matching) {
        case HOOKE_MATCH_POSITION: matches = .position
        case HOOKE_MATCH_VELOCITY: matches = .velocity
        case HOOKE_MATCH_ACCELERATION: matches = .acceleration
        default: throw Refusal(HOOKE_OUT_OF_RANGE, "matching", value: Double(matching), accepted: "0 to 2")
        }
        let (start, velocity) = (try vector(from, size, "from"), try velocity(speed, size))
        let follower = try follow(startTime) { (time) throws(HookeError) in
            try Follower(
                path.track, spring: spring, matching: matches, from: start, initialVelocity: velocity,
                at: time)
        }
        return MotionItem(AnyTrajectory(follower), size: size, elements: path.track.times.count)
    }
}

@c @implementation
package func hooke_motion_smooth_damp(
    _ handle: hooke_handle, _ smoothTime: Double, _ maximumSpeed: Double, _ from: Double, _ velocity: Double,
    _ startTime: UnsafePointer<Double>?, _ made: UnsafeMutablePointer<hooke_handle>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    makeMotion(made, error) { () throws(Refusal) in
        let (path, size) = try path(handle)
        guard size == 1 else { throw unknown(handle, "path", "the handle of a track of 1 number") }
        let (start, speed) = (try finite(from, "from"), try finite(velocity, "velocity"))
        let damped = try follow(startTime) { (time) throws(HookeError) in
            try SmoothDamp(
                path.scalar(), smoothTime: smoothTime, maximumSpeed: maximumSpeed, from: start,
                initialVelocity: speed, at: time)
        }
        return widened(damped, events: damped.limitChanges.map { $0.time })
    }
}

@c @implementation
package func hooke_motion_smoothing(
    _ handle: hooke_handle, _ halfLife: Double, _ from: UnsafePointer<Double>?,
    _ startTime: UnsafePointer<Double>?, _ made: UnsafeMutablePointer<hooke_handle>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    makeMotion(made, error) { () throws(Refusal) in
        let (path, size) = try path(handle)
        let start = try vector(from, size, "from")
        let smoothing = try follow(startTime) { (time) throws(HookeError) in
            try Smoothing(path.track, halfLife: halfLife, from: start, at: time)
        }
        return MotionItem(AnyTrajectory(smoothing), size: size, elements: path.track.times.count)
    }
}

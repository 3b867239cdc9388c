// hooke.h documents these functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
import CHooke
import Hooke
import HookeMotion

private func interpolation<Value>(_ kind: Int32, at index: Int) throws(Refusal) -> Interpolation<Value> {
    switch Int(kind) {
    case HOOKE_HOLD: .discrete
    case HOOKE_LINEAR: .linear
    case HOOKE_CATMULL_ROM: .cubic(.catmullRom)
    case HOOKE_TIME_AWARE: .cubic(.timeAwareCatmullRom)
    case HOOKE_HOLD_SAFE: .cubic(.holdSafe)
    case HOOKE_MONOTONE: .cubic(.monotone)
    case HOOKE_PCHIP: .cubic(.pchip)
    case HOOKE_AKIMA: .cubic(.akima)
    case HOOKE_MODIFIED_AKIMA: .cubic(.modifiedAkima)
    case HOOKE_SPLINE: .cubic(.spline(ends: .natural))
    case HOOKE_SPLINE_CLAMPED: .cubic(.spline(ends: .clamped))
    case HOOKE_SPLINE_NOT_A_KNOT: .cubic(.spline(ends: .notAKnot))
    case HOOKE_SPLINE_PERIODIC: .cubic(.spline(ends: .periodic))
    default:
        throw Refusal(HOOKE_BAD_ELEMENT, "kinds", value: Double(kind), index: index, accepted: "0 to 12")
    }
}

/// Reads the interpolations of a track of `n` keys.
func interpolations<Value>(
    _ kinds: UnsafePointer<Int32>?, _ timings: UnsafePointer<hooke_handle>?, _ n: Int
) throws(Refusal) -> [Interpolation<Value>] {
    var interpolations: [Interpolation<Value>] = []
    for (index, kind) in try array(kinds, n - 1, "kinds").enumerated() {
        var step: Interpolation<Value> = try interpolation(kind, at: index)
        if let timing = timings?[index], timing != 0 {
            step.timing = try curve(timing, "timings", at: index)
        }
        interpolations.append(step)
    }
    return interpolations
}

/// Returns the track of keys; `numbers` are those of the values.
func keyframes<Value>(
    _ times: [Double], _ values: [Value], numbers: [Double], _ interpolations: [Interpolation<Value>]
) throws(Refusal) -> KeyframeTrack<Value> {
    do throws(HookeError) {
        return try KeyframeTrack(times: times, values: values, interpolations: interpolations)
    } catch { throw trackRefusal(error, numbers, numbers.count / max(values.count, 1)) }
}

/// The error of a track whose values have `size` of the `numbers` each.
@inline(never)
func trackRefusal(_ error: HookeError, _ numbers: [Double], _ size: Int) -> Refusal {
    let refusal = Refusal(error, named: "times=times,values=values,interpolations=kinds", of: "values")
    // The package gives the size of a vector.
    if error.field == "values", refusal.index >= 0 {
        refusal.index *= size
        refusal.value = numbers[refusal.index]
    }
    return refusal
}

@c @implementation
public func hooke_track(
    _ times: UnsafePointer<Double>?, _ values: UnsafePointer<Double>?, _ n: Int,
    _ kinds: UnsafePointer<Int32>?,
    _ timings: UnsafePointer<hooke_handle>?, _ handle: UnsafeMutablePointer<hooke_handle>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let handle = try handle.given("track")
        let times = try array(times, n, "times", least: 1)
        let values = try array(values, n, "values")
        let track = try keyframes(times, values, numbers: values, try interpolations(kinds, timings, n))
        try store(.track(track), elements: n, in: handle)
    }
}

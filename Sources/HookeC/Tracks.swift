// hooke.h documents these functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CHooke
import Hooke
import HookeMotion

/// The rule of a kind of interpolation; `index` is its place in an array, or −1.
func tangentRule(_ kind: Int32, _ field: String, at index: Int = -1) throws(Refusal) -> TangentRule {
    switch Int(kind) {
    case HOOKE_HOLD: .discrete
    case HOOKE_LINEAR: .linear
    case HOOKE_CATMULL_ROM: .catmullRom
    case HOOKE_TIME_AWARE: .timeAwareCatmullRom
    case HOOKE_HOLD_SAFE: .holdSafe
    case HOOKE_MONOTONE: .monotone
    case HOOKE_PCHIP: .pchip
    case HOOKE_AKIMA: .akima
    case HOOKE_MODIFIED_AKIMA: .modifiedAkima
    case HOOKE_SPLINE: .spline(ends: .natural)
    case HOOKE_SPLINE_CLAMPED: .spline(ends: .clamped)
    case HOOKE_SPLINE_NOT_A_KNOT: .spline(ends: .notAKnot)
    case HOOKE_SPLINE_PERIODIC: .spline(ends: .periodic)
    default:
        throw Refusal(
            index < 0 ? HOOKE_OUT_OF_RANGE : HOOKE_BAD_ELEMENT, field, value: Double(kind), index: index,
            accepted: "0 to 12")
    }
}

/// Reads the interpolations of a track of `n` keys.
func interpolations<Value>(
    _ kinds: UnsafePointer<Int32>?, _ timings: UnsafePointer<hooke_handle>?, _ n: Int
) throws(Refusal) -> [Interpolation<Value>] {
    var interpolations: [Interpolation<Value>] = []
    for (index, kind) in try array(kinds, n - 1, "kinds").enumerated() {
        let rule = try tangentRule(kind, "kinds", at: index)
        var step = Interpolation<Value>(rule: rule)
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
package func hooke_track(
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

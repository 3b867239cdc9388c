// hooke.h documents these functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
import CHooke
import Hooke
import HookeMotion

private func interpolation(_ kind: Int32, at index: Int) throws(Refusal) -> Interpolation<Double> {
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
        let kinds = try array(kinds, n - 1, "kinds")
        var interpolations: [Interpolation<Double>] = []
        for (index, kind) in kinds.enumerated() {
            var step = try interpolation(kind, at: index)
            if let timing = timings?[index], timing != 0 {
                step.timing = try curve(timing, "timings", at: index)
            }
            interpolations.append(step)
        }
        let track: KeyframeTrack<Double>
        do throws(HookeError) {
            track = try KeyframeTrack(times: times, values: values, interpolations: interpolations)
        } catch {
            let refusal = Refusal(
                error, named: "times=times,values=values,interpolations=kinds", of: "values")
            // The package gives the size of a vector.
            if error.field == "values", refusal.index >= 0 { refusal.value = values[refusal.index] }
            throw refusal
        }
        try store(.track(track), elements: n, in: handle)
    }
}

import Hooke

extension LottieProperty {
    /// Converts a track to a property, and returns the largest error in the norm of the values.
    ///
    /// - Holds, linear segments, Bézier easings and even paths of 2 or 3 components are exact.
    /// - A cubic becomes a Bézier easing for each component, exact up to rounding. With slopes a and b in a
    ///   segment of length h from p to q, the handles are at 1/3 and 2/3 of the time and at a·h/(3(q − p))
    ///   and 1 − b·h/(3(q − p)) of the values.
    /// - For other tracks, the whole track is approximated by `KeyframeTrack.linearApproximation(error:)`,
    ///   with its proven error. These have a spring or another timing curve, a cubic component that returns
    ///   to its start value, or handles beyond ±100.
    ///
    /// - Parameters:
    ///   - track: the track, in the property's units.
    ///   - error: the largest allowed error of an approximation; above 0.
    /// - Throws: the errors of `KeyframeTrack.linearApproximation(error:)`.
    public static func approximating(
        _ track: KeyframeTrack<Value>, error: Double
    ) throws(HookeError) -> (property: LottieProperty, error: Double) {
        if let keys = exactKeys(track) { return (LottieProperty(keys), 0) }
        let (straight, proven) = try track.linearApproximation(error: error)
        return (LottieProperty(straight.keyframes.map { Key(time: $0.time, value: $0.value) }), proven)
    }

    /// Returns the keys of a track that Lottie represents exactly; `nil` for others.
    private static func exactKeys(_ track: KeyframeTrack<Value>) -> [Key]? {
        let (times, values, interpolations) = (track.times, track.values, track.interpolations)
        var keys: [Key] = []
        for index in times.indices {
            var key = Key(time: times[index], value: values[index])
            if index + 1 < times.count, times[index] < times[index + 1] {
                guard let form = form(of: interpolations[index], track, index) else { return nil }
                key.form = form
            }
            keys.append(key)
        }
        return keys
    }

    private static func form(
        of interpolation: Interpolation<Value>, _ track: KeyframeTrack<Value>, _ index: Int
    ) -> Form? {
        let pace: CubicBezier
        switch interpolation.timing {
        case nil: pace = .linear
        case .bezier(let bezier): pace = bezier
        default: return nil
        }
        switch interpolation.form {
        case .discrete, .cubic(.discrete, _, _): return .hold
        case .linear, .cubic(.linear, _, _): return pace.isLinear ? .linear : .eased([pace])
        case .cubic: return pace.isLinear ? cubic(track, index) : nil
        case .even(let start, let end):
            guard (2...3).contains(Value.componentCount) else { return nil }
            return .even(startTangent: start, endTangent: end, timing: pace)
        case .spring: return nil
        }
    }

    private static func cubic(_ track: KeyframeTrack<Value>, _ index: Int) -> Form? {
        let (start, end) = (track.times[index], track.times[index + 1])
        let third = (end - start) / 3
        let (leaving, arriving) = (track.velocity(at: start), track.velocity(at: end.nextDown))
        var curves: [CubicBezier] = []
        for component in 0..<Value.componentCount {
            let change =
                track.values[index + 1][component: component] - track.values[index][component: component]
            let (a, b) = (leaving[component: component] * third, arriving[component: component] * third)
            if change == 0, a == 0, b == 0 {
                curves.append(.linear)
                continue
            }
            let (y1, y2) = (a / change, 1 - b / change)
            guard max(y1.magnitude, y2.magnitude) <= 100,
                let curve = try? CubicBezier(x1: 1.0 / 3, y1: y1, x2: 2.0 / 3, y2: y2)
            else { return nil }
            curves.append(curve)
        }
        return .eased(curves)
    }
}

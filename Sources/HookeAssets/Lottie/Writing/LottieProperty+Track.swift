import Hooke

extension LottieProperty {
    /// A track as a property, and how far it is from the track at most, in the values' own norm.
    ///
    /// Holds, straight segments and those with a Bézier for their pace are said as they are, and so are even paths of 2 or 3
    /// components. A cubic is a value that goes by a Bézier of its own over even time: for each component with handles at 1/3
    /// and 2/3 of the time and, from its slopes a and b in segments of length h from p to q, at a·h/(3(q − p)) and
    /// 1 − b·h/(3(q − p)) of the way. Then the error is 0, beyond the rounding of these. A component that leaves and comes back
    /// has no such way, nor has one whose handles are beyond ±100; then, and for springs and other paces, the whole track goes in
    /// straight pieces (`KeyframeTrack.linearApproximation(error:)`), with the error proven for them.
    ///
    /// - Parameters:
    ///   - track: the track, in the property's own units.
    ///   - error: the largest distance allowed where the track has to be approximated; above 0.
    /// - Throws: what `KeyframeTrack.linearApproximation(error:)` throws.
    public static func approximating(
        _ track: KeyframeTrack<Value>, error: Double
    ) throws(HookeError) -> (property: LottieProperty, error: Double) {
        if let keys = exactKeys(track) { return (LottieProperty(keys), 0) }
        let (straight, proven) = try track.linearApproximation(error: error)
        return (LottieProperty(straight.keyframes.map { Key(time: $0.time, value: $0.value) }), proven)
    }

    /// The keys of a track that Lottie can say as it is; nil for others.
    private static func exactKeys(_ track: KeyframeTrack<Value>) -> [Key]? {
        let (times, values, interpolations) = (track.times, track.values, track.interpolations)
        var keys: [Key] = []
        for index in times.indices {
            var key = Key(time: times[index], value: values[index])
            if index + 1 < times.count, times[index] < times[index + 1] {
                guard let course = course(of: interpolations[index], track, index) else { return nil }
                key.course = course
            }
            keys.append(key)
        }
        return keys
    }

    private static func course(
        of interpolation: Interpolation<Value>, _ track: KeyframeTrack<Value>, _ index: Int
    ) -> Course? {
        let pace: CubicBezier
        switch interpolation.timing {
        case nil: pace = .linear
        case .bezier(let bezier): pace = bezier
        default: return nil
        }
        switch interpolation.path {
        case .discrete, .cubic(.discrete, _, _): return .hold
        case .linear, .cubic(.linear, _, _): return pace.isLinear ? .linear : .eased([pace])
        case .cubic: return pace.isLinear ? cubic(track, index) : nil
        case .even(let start, let end):
            guard (2...3).contains(Value.componentCount) else { return nil }
            return .even(startTangent: start, endTangent: end, timing: pace)
        case .spring: return nil
        }
    }

    /// The easing of each component of a cubic.
    private static func cubic(_ track: KeyframeTrack<Value>, _ index: Int) -> Course? {
        let (start, end) = (track.times[index], track.times[index + 1])
        let third = (end - start) / 3
        let (leaving, arriving) = (track.velocity(at: start), track.velocity(at: end.nextDown))
        var curves: [CubicBezier] = []
        for component in 0..<Value.componentCount {
            let way =
                track.values[index + 1][component: component] - track.values[index][component: component]
            let (a, b) = (leaving[component: component] * third, arriving[component: component] * third)
            if way == 0, a == 0, b == 0 {
                curves.append(.linear)
                continue
            }
            let (y1, y2) = (a / way, 1 - b / way)
            guard max(y1.magnitude, y2.magnitude) <= 100,
                let curve = try? CubicBezier(x1: 1.0 / 3, y1: y1, x2: 2.0 / 3, y2: y2)
            else { return nil }
            curves.append(curve)
        }
        return .eased(curves)
    }
}

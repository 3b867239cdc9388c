extension MotionTokenValue {
    /// Returns how far another value is from this one; `nil` if they cannot be compared.
    ///
    /// - Time spans: the difference in seconds.
    /// - Curves: the largest difference of the values over the time.
    /// - Springs and transitions: the largest difference of the positions from 0 to 1 at the same time, until both have
    ///   ended. A spring ends when it stays within 0.001 of its target.
    ///
    /// Differences are measured at 1,024 times and at the extremes between them.
    public func distance(to other: MotionTokenValue) -> Double? {
        switch (self, other) {
        case (.duration(let a), .duration(let b)): return (a.seconds - b.seconds).magnitude
        case (.curve(let a), .curve(let b)):
            if a == b { return 0 }
            return largestMagnitude { a.value(at: $0) - b.value(at: $0) }
        default:
            if self == other { return 0 }
            guard let a = motion, let b = other.motion else { return nil }
            let end = max(a.end, b.end)
            guard end > 0 else { return 0 }
            return largestMagnitude { a.position($0 * end) - b.position($0 * end) }
        }
    }

    /// The position from 0 to 1 by the time in seconds, and the time at which it ends.
    private var motion: (end: Double, position: (Double) -> Double)? {
        switch self {
        case .duration, .curve: return nil
        case .transition(let transition):
            let (duration, delay) = (transition.duration.seconds, transition.delay.seconds)
            return (
                delay + duration,
                { time in
                    if time >= delay + duration { return 1 }
                    return time <= delay ? 0 : transition.curve.value(at: (time - delay) / duration)
                }
            )
        case .spring(let spring):
            let motion = SpringMotion(spring: spring, from: 0.0, to: 1)
            // An undamped spring never ends: ten periods are compared.
            let end = motion.settlingDuration(within: .standard) ?? 10 * spring.response
            return (end, { motion.position(at: $0) })
        }
    }
}

extension Spring {
    /// Creates the spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)`, by
    /// the rule published from reverse engineering. Use it for ported code only: the rule misses the requested
    /// duration, by a factor of about 100 for large initial velocities.
    ///
    /// - The mass is 1. The rule limits ζ to [1.1920929e-7, 1] and T to [0.01, 10] s.
    /// - ω0 is the result of 12 Newton steps from 5/T on f(ω) = 0.
    /// - For ζ < 1, f = 0.001 − |(ζω − v)/(ω·√(1 − ζ²))|·e^(−ζωT).
    /// - For ζ = 1, f = ((ω − v)·T + 1)·e^(−ωT) ∓ 0.001, with the sign of the first term.
    /// - Parameters:
    ///   - duration: T in seconds.
    ///   - dampingRatio: ζ.
    ///   - initialVelocity: v, in distances from start to target per second, positive towards the target.
    /// - Throws: `HookeError.outOfRange` for NaN or infinity; `HookeError.noSolution` if the Newton steps give no
    ///   usable frequency.
    public init(
        uiKitDuration duration: Double, dampingRatio: Double, initialVelocity: Double = 0
    ) throws(HookeError) {
        for (field, value) in [
            ("uiKitDuration", duration), ("dampingRatio", dampingRatio), ("initialVelocity", initialVelocity),
        ] {
            guard value.isFinite else {
                throw .outOfRange(field: .init(field), value: value, accepted: "a finite number")
            }
        }
        let time = min(max(duration, 0.01), 10)
        let ratio = min(max(dampingRatio, 1.192_092_9e-7), 1)
        let frequency = Self.uiKitFrequency(duration: time, ratio: ratio, velocity: initialVelocity)
        guard frequency > 0, Self.squaredRates.contains(frequency * frequency) else {
            throw .noSolution(
                field: "uiKitDuration",
                reason: "12 Newton steps from \(5 / time) end at an angular frequency of \(frequency)")
        }
        try self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    }

    /// Returns the duration for which this spring solves UIKit's rule, the inverse of
    /// `init(uiKitDuration:dampingRatio:initialVelocity:)`.
    ///
    /// - Below critical damping T = log(|g − v|/(0.001·w))/g.
    /// - At critical damping, within 4 u of ζ, it is the last T with |(ω0 − v)·T + 1|·e^(−ω0·T) = 0.001.
    /// - Where the rule's 12 steps converge, it reads back within 4 u of its conditioning, T + (1/(1 − ζ²) + |v|/|g −
    ///   v|)/g.
    /// - Outside the rule's limits of 0.01 to 10 s it is the solution of the equation without limits.
    /// - Parameter initialVelocity: v, in distances per second, positive towards the target.
    /// - Returns: Seconds, or `nil` where the rule has no solution: undamped, overdamped, or within 0.001 from the
    ///   start.
    public func uiKitDuration(initialVelocity: Double = 0) -> Double? {
        let ratio = dampingRatio
        let last = 4 * 0x1p-53
        guard ratio > 0, ratio <= 1 + last, initialVelocity.isFinite else { return nil }
        if ratio >= 1 - last {
            return settlingDuration(from: 0.0, to: 1, initialVelocity: initialVelocity, within: 0.001)
                .flatMap { $0 > 0 ? $0 : nil }
        }
        let amplitude = (decayRate - initialVelocity).magnitude / dampedAngularFrequency
        return amplitude > 0.001 ? Elementary.log(amplitude / 0.001) / decayRate : nil
    }

    private static func uiKitFrequency(duration time: Double, ratio: Double, velocity: Double) -> Double {
        let epsilon = 0.001
        var frequency = 5 / time
        for _ in 0..<12 {
            let value: Double
            let slope: Double
            if ratio < 1 {
                let root = (1 - ratio * ratio).squareRoot()
                let amplitude = (ratio * frequency - velocity) / (frequency * root)
                let sign = amplitude < 0 ? -1.0 : 1.0
                let envelope = Elementary.exp(-ratio * frequency * time)
                value = epsilon - amplitude.magnitude * envelope
                slope =
                    envelope
                    * (amplitude.magnitude * ratio * time - sign * velocity / (frequency * frequency * root))
            } else {
                let amplitude = (frequency - velocity) * time + 1
                let sign = amplitude < 0 ? -1.0 : 1.0
                let envelope = Elementary.exp(-frequency * time)
                value = amplitude * envelope - sign * epsilon
                slope = envelope * time * (1 - amplitude)
            }
            frequency -= value / slope
        }
        return frequency
    }
}

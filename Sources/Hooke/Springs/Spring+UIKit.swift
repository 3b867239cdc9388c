extension Spring {
    /// The spring that `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)` runs, by the
    /// rule as it has been published from reverse engineering. It is here for ported code: the rule misses the duration
    /// it is asked for, by two orders of magnitude where the initial velocity is large.
    ///
    /// Mass 1; damping ratio ζ limited to [1.1920929e-7, 1] and duration T to [0.01, 10] s, which is part of the rule.
    /// ω0 is what 12 Newton steps from 5/T make of f(ω) = 0, where for ζ < 1
    /// f = 0.001 − |(ζω − v)/(ω·√(1 − ζ²))|·e^(−ζωT), and for ζ = 1 f = ((ω − v)·T + 1)·e^(−ωT) ∓ 0.001, with the sign of
    /// the first term.
    /// - Parameters:
    ///   - duration: T in seconds.
    ///   - dampingRatio: ζ.
    ///   - initialVelocity: v, in distances from start to target a second, positive towards the target.
    /// - Throws: `HookeError.outOfRange` for NaN or an infinity; `HookeError.noSolution` where the rule's steps end
    ///   without a usable frequency.
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

    /// The duration for which this spring solves UIKit's rule, the inverse of
    /// `init(uiKitDuration:dampingRatio:initialVelocity:)`.
    ///
    /// T = log(|g − v|/(0.001·w))/g below critical damping; at it, 4 u of ζ to either side, the last T
    /// with |(ω0 − v)·T + 1|·e^(−ω0·T) = 0.001.
    /// Where the rule's 12 steps have converged to that it reads back within 4 u of its conditioning,
    /// T + (1/(1 − ζ²) + |v|/|g − v|)/g; beyond the rule's limits, 0.01 to 10 s, it is the duration that the equation alone asks for.
    /// - Parameter initialVelocity: v, in distances a second, positive towards the target.
    /// - Returns: Seconds; `nil` where the rule has none: undamped, overdamped, or within 0.001 from the start.
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

extension Spring {
    /// Creates the spring that Motion (motion.dev, Framer Motion) finds for its options `duration` and `bounce`.
    ///
    /// ζ = 1 − bounce, within 0.05 to 1; the duration within 0.01 to 10 s, as Motion limits both without an error. The text
    /// `motion(…)` refuses what is outside. ω0 is what its `findSpring` finds without a velocity:
    /// eleven of Newton's steps from 5/duration for the time at which the envelope ζ/√(1 − ζ²)·e^(−ζω0t) is 0.001, or
    /// (1 + ω0t)·e^(−ω0t) for ζ = 1. So the duration is that of the envelope, not SwiftUI's perceptual duration as in
    /// ``init(duration:bounce:)``: at bounce 0.3 the same duration gives 1.57 times its frequency. Motion's `visualDuration` v is
    /// `Spring(response: 1.2 * v, dampingRatio: 1 - bounce)`.
    ///
    /// - Parameters:
    ///   - duration: Seconds; Motion counts milliseconds in its older options. 0.8 if left out there.
    ///   - bounce: 0.3 if left out there.
    /// - Throws: `HookeError.outOfRange` for a number that is not finite.
    public init(motionDuration duration: Double, bounce: Double) throws(HookeError) {
        for (field, value) in [("duration", duration), ("bounce", bounce)] where !value.isFinite {
            throw .outOfRange(field: HookeError.Field(field), value: value, accepted: "a finite number")
        }
        let ratio = Double.minimum(Double.maximum(1 - bounce, 0.05), 1)
        let time = Double.minimum(Double.maximum(duration, 0.01), 10)
        var frequency = 5 / time
        for _ in 0..<11 {
            let (value, slope): (Double, Double)
            if ratio < 1 {
                let decay = Elementary.exp(-frequency * ratio * time)
                let width = (1 - ratio * ratio).squareRoot()
                value = 0.001 - ratio / width * decay
                slope = ratio * ratio * time * decay / width
            } else {
                let decay = Elementary.exp(-frequency * time)
                value = decay * (frequency * time + 1) - 0.001
                slope = -decay * frequency * time * time
            }
            frequency -= value / slope
        }
        try self.init(
            mass: 1, stiffness: frequency * frequency,
            damping: ratio * 2 * (frequency * frequency).squareRoot())
    }
}

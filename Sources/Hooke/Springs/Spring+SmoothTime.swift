extension Spring {
    /// Creates the critically damped spring of `SmoothDamp`: ω0 = 2/smoothTime, so that it lags by `smoothTime`
    /// seconds behind a moving target.
    /// - Parameters:
    ///   - smoothTime: Seconds; positive.
    ///   - mass: m, positive. It changes the forces, not the motion.
    /// - Throws: `HookeError.outOfRange` if a number is NaN, infinite or not positive, or if the spring would be
    ///   outside the domain of `init(mass:stiffness:damping:)`.
    public init(smoothTime: Double, mass: Double = 1) throws(HookeError) {
        let rate = 2 / smoothTime
        guard smoothTime > 0, smoothTime.isFinite, Self.squaredRates.contains(rate * rate) else {
            throw .outOfRange(
                field: "smoothTime", value: smoothTime, accepted: "2e-140 to 2e140 seconds")
        }
        try self.init(frequency: DoubleDouble(2) / smoothTime, ratio: DoubleDouble(1), mass: mass)
    }

    /// The lag behind a moving target, 2ζ/ω0 = damping/stiffness, in seconds: the inverse of `init(smoothTime:mass:)`
    /// for critical springs.
    public var smoothTime: Double { damping / stiffness }
}

extension SpringFit {
    /// Fits a spring motion that begins somewhere among the samples; those before its start are at rest there.
    ///
    /// ```swift
    /// let motion = SpringMotion(spring: .bouncy, from: 0.0, to: 100)
    /// let times = (0..<60).map { Double($0) / 60 }
    /// let values = times.map { motion.position(at: max($0 - 0.2, 0)) }
    /// let fit = try SpringFit.findingStart(times: times, values: values)
    /// print(fit.startTime)              // 0.2
    /// ```
    ///
    /// - Seventeen starts in the first three quarters of the samples are tried, from the first sample on, then every
    ///   interval of samples near the best one. A start after the first sample must reduce the sum of squares by more
    ///   than chance does.
    /// - The start is where the motion through the later samples is at the rest. If it is there twice between the same
    ///   two samples (it begins away from the target and turns), both starts give the same samples: the result is the
    ///   later one, with the velocity towards the target.
    /// - Exact samples give the start within δ/|v|, or within √(2δ/|x″|) if the velocity v is about 0, where δ is the
    ///   error of the motion before the first sample after the start. In the tests this is at most 5.6e-9 s from
    ///   rest and 1.2e-14 s with a velocity.
    /// - Parameters: As in `init(times:values:startTime:known:mass:loss:)`.
    /// - Throws: As the initialiser.
    /// - Complexity: That of about 20 fits, and one for each interval near the best start.
    public static func findingStart(
        times: [Double], values: [Double], known: Known = Known(), mass: Double = 1,
        loss: Loss = .leastSquares
    ) throws(HookeError) -> SpringFit {
        _ = try checked(times, values, nil, known, mass)
        let search = SpringStartSearch(times: times, values: values, known: known, loss: loss)
        return try SpringFit(
            times: times, values: values, startTime: search.best(), known: known, mass: mass, loss: loss)
    }
}

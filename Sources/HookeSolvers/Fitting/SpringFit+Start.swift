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
    /// - Sixteen starts in the first three quarters of the samples are tried, from the first sample on, then every interval of
    ///   samples near the best one. Golden sections refine it.
    /// - In the tests, exact samples of a motion from rest give the start within 1e-7 s. With a velocity at the start it is
    ///   within a fiftieth of the time between two samples.
    /// - Parameters: As in `init(times:values:startTime:known:mass:loss:)`.
    /// - Throws: As the initialiser.
    /// - Complexity: That of about 20 fits.
    public static func findingStart(
        times: [Double], values: [Double], known: Known = Known(), mass: Double = 1,
        loss: Loss = .leastSquares
    ) throws(HookeError) -> SpringFit {
        func fit(_ startTime: Double?) throws(HookeError) -> SpringFit {
            try SpringFit(
                times: times, values: values, startTime: startTime, known: known, mass: mass, loss: loss)
        }
        var exponent: Int?
        // With a known velocity, problems of different starts have different units of values.
        func compared(_ cost: Double, _ problem: SpringFitProblem, squared: Bool) -> Double {
            let unit = exponent ?? problem.valueExponent
            exponent = unit
            return cost.scaled(byPowerOfTwo: (squared ? 2 : 1) * (problem.valueExponent - unit))
        }
        /// The sum of squares or, under Huber's loss, of magnitudes, with the best spring and the factors of the samples.
        func trial(_ startTime: Double) -> (score: Double, rates: Spring?, factors: [Double])? {
            var problem = SpringFitProblem(times: times, values: values, startTime: startTime, known: known)
            let point =
                loss == .huber
                ? problem.robustBest(known.spring, isRough: true) : problem.best(known.spring, isRough: true)
            guard let point else { return nil }
            let sum =
                loss == .huber
                ? zip(point.projection.residuals, problem.factors).reduce(0) { $0 + ($1.0 / $1.1).magnitude }
                : point.cost
            return (
                compared(sum, problem, squared: loss != .huber),
                try? problem.motion(of: point, known: known, mass: mass).spring, problem.factors
            )
        }
        let last = min(3 * times.count / 4, times.count - max(known.unknownCount + 1, 2))
        let step = max(1, last / 16)
        var best: (index: Int, score: Double, rates: Spring?, factors: [Double])?
        for index in stride(from: 0, through: last, by: step) {
            guard let found = trial(times[index]) else { continue }
            if found.score < best?.score ?? .infinity {
                best = (index, found.score, found.rates, found.factors)
            }
        }
        guard let best, best.index > 0, let spring = best.rates else { return try fit(nil) }

        // The factors stay those of the best start, so that sums of squares compare.
        func cost(_ startTime: Double) -> Double {
            var problem = SpringFitProblem(times: times, values: values, startTime: startTime, known: known)
            problem.factors = best.factors
            let (a, b) = problem.rates(of: spring)
            let point =
                known.spring != nil
                ? problem.best(known.spring) : SpringFitSearch(problem: problem).refined(a: a, b: b)
            return point.map { compared($0.cost, problem, squared: true) } ?? .infinity
        }
        // Between two samples the cost is smooth; at a sample, which then rests or moves, it has a corner.
        let near = max(best.index - step, 0)...min(best.index + step + 1, last)
        let intervals = zip(near, near.dropFirst()).map { (times[$0], times[$1]) }
        let coarse = intervals.map { (interval: $0, cost: Self.minimum(of: cost, $0, parts: 10).cost) }
        // Two, because a start beside a sample is nearly met from both sides.
        let span = times[times.count - 1] - times[0]
        let starts = coarse.sorted { $0.cost < $1.cost }.prefix(2).map { near in
            Self.minimum(of: cost, near.interval, parts: 1e9 * (near.interval.1 - near.interval.0) / span)
        }
        return try fit(starts.min { $0.cost < $1.cost }?.time)
    }

    /// Returns the least of some values of a function in an interval, by golden sections down to one of `parts`.
    private static func minimum(
        of cost: (Double) -> Double, _ interval: (Double, Double), parts: Double
    ) -> (time: Double, cost: Double) {
        let golden = 0.381_966_011_250_105_2
        var (low, high) = interval
        let width = (high - low) / parts
        var (left, right) = (low + golden * (high - low), high - golden * (high - low))
        var (leftCost, rightCost) = (cost(left), cost(right))
        while high - low > width, left < right {
            if leftCost <= rightCost {
                (high, right, rightCost) = (right, left, leftCost)
                left = low + golden * (high - low)
                leftCost = cost(left)
            } else {
                (low, left, leftCost) = (left, right, rightCost)
                right = high - golden * (high - low)
                rightCost = cost(right)
            }
        }
        return leftCost <= rightCost ? (left, leftCost) : (right, rightCost)
    }
}

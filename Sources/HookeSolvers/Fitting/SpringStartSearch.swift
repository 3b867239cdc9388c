/// The search for the start of a motion after rest.
///
/// The samples are split before an index: those before it rest, those from it on are on a free motion, which need not
/// begin at the rest. If the free motion is at the rest somewhere between the two samples at the split, it begins there,
/// and no start in this interval is better: time and velocity of a start are as many numbers as position and velocity
/// at a given time. If it is not, or the velocity is known, then no start in this interval costs less than the split.
struct SpringStartSearch {
    private let times: [Double]
    private let values: [Double]
    private let known: SpringFit.Known
    private let loss: SpringFit.Loss
    /// What is known of a free motion.
    private let free: SpringFit.Known
    /// The exponent of the values' unit in all costs.
    private let exponent: Int

    init(times: [Double], values: [Double], known: SpringFit.Known, loss: SpringFit.Loss) {
        (self.times, self.values, self.known, self.loss) = (times, values, known, loss)
        free = SpringFit.Known(spring: known.spring, target: known.target)
        exponent =
            SpringFitProblem(times: times, values: values, startTime: times[0], known: free).valueExponent
    }

    /// Returns the time of the best start, or `nil` if it is the first sample's.
    func best() -> Double? {
        let last = min(3 * times.count / 4, times.count - free.unknownCount - 1)
        guard last > 0 else { return nil }
        let step = max(1, last / 16)
        let scan = stride(from: 0, through: last, by: step).compactMap { split($0) }
        guard var guess = scan.min(by: { $0.cost < $1.cost }) else { return nil }
        func near(_ index: Int) -> ClosedRange<Int> { max(index - step, 1)...min(index + step, last) }
        guard var best = bestStart(in: near(guess.index), like: guess) else { return nil }
        // Under Huber's loss the factors of the guess are not yet those of the best start.
        if loss == .huber, let robust = split(best.split.index) {
            guess = robust
            best = bestStart(in: near(guess.index), like: guess) ?? best
        }
        // Noise of n samples reduces the sum of squares by this factor for one in several thousand.
        let count = Double(times.count)
        let chance = Elementary.exp(-3 * Elementary.log(count) / count)
        let rounding = count * 0x1p-90
        let whole = split(0, like: guess)?.cost ?? .infinity
        return best.cost + rounding < chance * (whole + rounding) ? best.time : nil
    }

    /// Returns the best start in the intervals before some samples, with the factors of a split.
    private func bestStart(in indices: ClosedRange<Int>, like guess: Split) -> Start? {
        var starts: [Start] = []
        var least = Double.infinity
        for split in indices.compactMap({ split($0, like: guess) }).sorted(by: { $0.cost < $1.cost }) {
            guard split.cost < least else { break }
            let start = bestStart(in: split, parts: 10)
            starts.append(start)
            least = min(least, start.cost)
        }
        // Two, because a start beside a sample is nearly met from both sides.
        let span = times[times.count - 1] - times[0]
        let refined = starts.sorted { $0.cost < $1.cost }.prefix(2).map { start in
            let (low, high) = interval(start.split)
            return start.isExact ? start : bestStart(in: start.split, parts: 1e12 * (high - low) / span)
        }
        return refined.min { $0.cost < $1.cost }
    }

    // MARK: - Splits

    private struct Split {
        /// The index of the first sample of the free motion. With 0 it is the motion from the first sample on.
        let index: Int
        /// The sum of squares or, in a scan with Huber's loss, of magnitudes.
        let cost: Double
        /// The factors of all samples.
        let factors: [Double]
        /// The position of the samples that rest, in the problem's units.
        let rest: Double
        /// The free motion, from the sample before `index`, and its samples.
        let motion: SpringFitSearch.Point
        let problem: SpringFitProblem
    }

    /// Returns the best free motion from a sample on, with the factors of another split, near its spring too, or with
    /// those of the loss.
    private func split(_ index: Int, like other: Split? = nil) -> Split? {
        var whole = SpringFitProblem(
            times: times, values: values, startTime: times[max(index - 1, 0)],
            known: index == 0 ? known : free)
        if let other { whole.factors = other.factors }
        var moving = whole.keeping(index..<times.count)
        let isRobust = loss == .huber && other == nil
        guard
            var motion = isRobust
                ? moving.robustBest(known.spring, isRough: true) : moving.best(known.spring, isRough: true)
        else { return nil }
        if let other, let near = refined(moving, like: other), near.cost < motion.cost { motion = near }

        let resting = whole.values.prefix(index)
        var rest = 0.0
        if let start = known.start {
            rest = (start - whole.middle).scaled(byPowerOfTwo: -whole.valueExponent)
        } else if isRobust, index > 0 {
            rest = resting.sorted()[index / 2]
        } else if index > 0 {
            let weights = whole.factors.prefix(index).map { $0 * $0 }
            let total = weights.reduce(0, +)
            rest = zip(weights, resting).reduce(0) { sum, sample in sum + sample.0 / total * sample.1 }
        }
        var cost = 0.0
        if isRobust {
            let residuals =
                resting.map { $0 - rest } + zip(motion.projection.residuals, moving.factors).map { $0 / $1 }
            cost = residuals.reduce(0) { $0 + $1.magnitude }
            whole.setFactors(residuals)
        } else {
            cost = zip(resting, whole.factors).reduce(motion.cost) { sum, sample in
                let distance = (sample.0 - rest) * sample.1
                return sum + distance * distance
            }
        }
        return Split(
            index: index, cost: inUnit(cost, whole, squared: !isRobust), factors: whole.factors, rest: rest,
            motion: motion, problem: moving)
    }

    /// Returns the best motion of a problem near the spring of a split.
    private func refined(_ problem: SpringFitProblem, like split: Split) -> SpringFitSearch.Point? {
        if known.spring != nil { return problem.best(known.spring) }
        let shift = problem.timeExponent - split.problem.timeExponent
        return SpringFitSearch(problem: problem).refined(
            a: split.motion.a.scaled(byPowerOfTwo: 2 * shift), b: split.motion.b.scaled(byPowerOfTwo: shift))
    }

    /// With a known velocity, problems of different starts have different units of values.
    private func inUnit(_ cost: Double, _ problem: SpringFitProblem, squared: Bool) -> Double {
        cost.scaled(byPowerOfTwo: (squared ? 2 : 1) * (problem.valueExponent - exponent))
    }

    // MARK: - Starts

    private struct Start {
        let time: Double
        let cost: Double
        /// The split whose interval the start is in.
        let split: Split
        /// Whether it is the best start of its interval, not only near it.
        let isExact: Bool
    }

    private func interval(_ split: Split) -> (low: Double, high: Double) {
        (times[split.index - 1], times[split.index])
    }

    /// Returns the best start in the interval of a split. If the free motion does not give it, golden sections find it
    /// to one of `parts`; between two samples the cost is smooth, and at a sample it has a corner.
    private func bestStart(in split: Split, parts: Double) -> Start {
        if known.initialVelocity == nil, let time = crossing(of: split) {
            return Start(time: time, cost: split.cost, split: split, isExact: true)
        }
        func cost(_ time: Double) -> Double {
            var problem = SpringFitProblem(times: times, values: values, startTime: time, known: known)
            problem.factors = split.factors
            return refined(problem, like: split).map { inUnit($0.cost, problem, squared: true) } ?? .infinity
        }
        let golden = 0.381_966_011_250_105_2
        var (low, high) = interval(split)
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
        return leftCost <= rightCost
            ? Start(time: left, cost: leftCost, split: split, isExact: false)
            : Start(time: right, cost: rightCost, split: split, isExact: false)
    }

    /// Returns the last time between the two samples at a split when the free motion is at the rest.
    private func crossing(of split: Split) -> Double? {
        let (motion, basis) = (
            split.motion.projection, SpringFitBasis(a: split.motion.a, b: split.motion.b)
        )
        func distance(_ time: Double) -> Double {
            let shapes = basis.shapes(at: time)
            return motion.start - split.rest + motion.initialVelocity * shapes.velocity
                + motion.push * shapes.push
        }
        // S′ = 1 − b·S − a·Q and Q′ = S.
        func speed(_ time: Double) -> Double {
            let shapes = basis.shapes(at: time)
            let slope = 1 - split.motion.b * shapes.velocity - split.motion.a * shapes.push
            return motion.initialVelocity * slope + motion.push * shapes.velocity
        }
        let end = split.problem.times[0]
        let knots = (0...Self.partCount).map { end * Double($0) / Double(Self.partCount) }
        var turns: [Double] = []
        for (low, high) in zip(knots, knots.dropFirst()) {
            let isRising = speed(low) > 0
            guard (speed(high) > 0) != isRising else { continue }
            turns.append(bisect(low, high) { (speed($0) > 0) == isRising }.high)
        }
        // Between two turns the motion is at the rest at most once.
        for (low, high) in zip([0] + turns, turns + [end]).reversed() {
            let isAbove = distance(low) > 0
            guard (distance(high) > 0) != isAbove else { continue }
            let time = bisect(low, high) { (distance($0) > 0) == isAbove }.high
            let (first, last) = interval(split)
            return min(first + time.scaled(byPowerOfTwo: split.problem.timeExponent), last)
        }
        return nil
    }

    /// The parts of an interval in which turns of the free motion are looked for.
    private static let partCount = 16
}

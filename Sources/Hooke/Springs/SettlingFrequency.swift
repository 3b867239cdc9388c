/// Finds the frequencies at which a unit step with an initial velocity is last outside a limit at a given time T.
/// docs/internals/springs.md, "Parameters", has the derivation.
///
/// In the spring's own time τ = ω0·T, k/m = 1 and c/m = 2ζ exactly, and the velocity is −p/τ with p = velocity·T. The
/// displacement at T is then a function of τ alone:
///
///     F(τ) = a(τ) − (p/τ)·b(τ),   F′(τ) = −(p/τ)·b(τ)·K(τ),   K(τ) = w·cot(wτ) − 1/τ − ζ + τ/p,
///
/// - a and b are the displacements that follow from a unit displacement and from a unit velocity (coth when
///   overdamped).
/// - The zeros of K and the ends of the half periods split F into monotone pieces. On each piece |F| = ε at most
///   twice.
/// - A τ with |F(τ)| = ε is the last time outside exactly if the next turning point of the motion is within ε.
struct SettlingFrequency {
    private let ratio: Double
    private let travel: Double
    private let limit: Double
    private let constants: SpringConstants
    /// From here on F, and the motion of every later τ, is within the limit.
    private let end: Double

    /// - Parameters:
    ///   - ratio: ζ, in [1e-140, 1e140].
    ///   - travel: p = velocity·T, the distance that the initial velocity alone would cover; at most 1e250 in size.
    ///   - limit: ε, positive.
    init(ratio: Double, travel: Double, limit: Double) {
        self.ratio = ratio
        self.travel = travel
        self.limit = limit
        constants = SpringConstants(Spring(checkedMass: 1, stiffness: 1, damping: 2 * ratio))
        let rate = constants.slowestRate
        let least = Elementary.log(limit)
        var end = 2 / rate
        while Elementary.log(1 + ratio * end + travel.magnitude) - least > rate * end { end *= 1.25 }
        self.end = end
    }

    // MARK: - The answer

    /// Returns the first non-`nil` result of `accept`, called with each τ in ascending order whose motion is last
    /// outside the limit at τ itself. Returns `nil` if there is no such τ.
    func first<Answer>(_ accept: (Double) throws(HookeError) -> Answer?) throws(HookeError) -> Answer? {
        if travel == 0 {
            // The motion is the same for every τ.
            let time = settlingTime(at: 1)
            return time > 0 ? try accept(time) : nil
        }
        guard constants.regime == .underdamped else {
            return try first(between: [0] + overdampedCuts + [end], accept)
        }
        let frequency = constants.frequency.high
        // Above 2⁴⁰ half periods, one of them is a smaller fraction of T than the required accuracy.
        guard end * frequency / .pi < 0x1p40 else { return nil }
        for halfPeriods in candidateHalfPeriods {
            for index in halfPeriods {
                let start = Double(index) * .pi
                let cuts = [0] + underdampedCuts(from: start) + [.pi]
                let times = cuts.map { (start + $0) / frequency }
                if let answer = try first(between: times, accept) { return answer }
            }
        }
        return nil
    }

    /// Returns two adjacent τ between which the settling time jumps from above τ to below it, each with its settling
    /// time. The velocity must not be 0.
    func jump() -> (before: (time: Double, settled: Double), after: (time: Double, settled: Double)) {
        var (low, high) = (end / 2, end)
        while low > 0, settlingTime(at: low) <= low { (low, high) = (low / 2, low) }
        high = Self.signChange(from: low, to: high, isRising: false) { settlingTime(at: $0) - $0 }
        low = high.nextDown
        return ((low, settlingTime(at: low)), (high, settlingTime(at: high)))
    }

    /// The settling time of the motion at τ, in the spring's own time.
    private func settlingTime(at time: Double) -> Double {
        SpringTrajectory(constants, from: 1.0, to: 0, velocity: -travel / time).lastTime(
            of: .distance, above: limit) ?? 0
    }

    /// The first accepted result on consecutive intervals on which F is monotone.
    private func first<Answer>(
        between cuts: [Double], _ accept: (Double) throws(HookeError) -> Answer?
    ) throws(HookeError) -> Answer? {
        // Below the limit by the evaluation error, so that the exact F at the computed root is within the limit.
        let size = limit * (1 - 0x1p-51)
        for (from, to) in zip(cuts, cuts.dropFirst()) {
            let (first, last) = (state(at: from).displacement, state(at: to).displacement)
            for level in first < last ? [-size, size] : [size, -size]
            where (first < level) != (last < level) {
                let time = Self.signChange(from: from, to: to, isRising: first < level) {
                    state(at: $0).displacement - level
                }
                if isLast(time), let answer = try accept(time) { return answer }
            }
        }
        return nil
    }

    /// Whether the motion that is at the limit at τ = `time` stays within it. It does if its next turning point is
    /// within the limit.
    private func isLast(_ time: Double) -> Bool {
        let now = state(at: time)
        let rest = SpringTrajectory(constants, from: now.displacement, to: 0, velocity: now.velocity)
        guard now.velocity != 0, let turn = rest.turningTime, turn > 0 else { return true }
        return rest.scalarState(at: turn).displacement.magnitude <= limit
    }

    /// F(τ) and the velocity of the motion there.
    private func state(at time: Double) -> ScalarState {
        // At τ = 0 the spring has no effect: only the velocity has moved the value.
        if time == 0 { return ScalarState(displacement: 1 - travel, velocity: -.infinity, acceleration: 0) }
        return SpringPhase(constants, elapsed: time)
            .state(constants, from: DoubleDouble(1), velocity: -travel / time)
    }

    // MARK: - Monotone pieces

    /// Overdamped or critical: the only zero of K, which exists for a velocity towards the target.
    private var overdampedCuts: [Double] {
        guard travel > 0 else { return [] }
        let (w, slow) = (constants.frequency.high, constants.slowRate.high)
        func k(_ time: Double) -> Double {
            let x = w * time
            let tail =
                x < 0.05
                ? w * x * (1 / 3 - x * x * (1 / 45 - x * x * (2 / 945))) - ratio
                : 2 * w / Elementary.expm1(2 * x) - 1 / time - slow
            return tail + time / travel
        }
        return k(end) > 0 ? [Self.signChange(from: 0, to: end, isRising: true, k)] : []
    }

    /// Underdamped: the zeros of K at phases from `start` = nπ to (n + 1)π, as phases relative to `start`.
    private func underdampedCuts(from start: Double) -> [Double] {
        let w = constants.frequency.high
        /// cot φ − 1/θ, which decreases in every half period.
        func fall(_ phase: Double) -> Double {
            let square = phase * phase
            return start == 0 && phase < 0.05
                ? -phase * (1 / 3 + square * (1 / 45 + square * (2 / 945)))
                : 1 / Elementary.tan(phase) - 1 / (start + phase)
        }
        func k(_ phase: Double) -> Double {
            w * fall(phase) - ratio + (start + phase) / (w * travel)
        }
        // K decreases, or increases where −fall′ = 1/sin²φ − 1/θ² is below 1/(p·w²). −fall′ has one minimum.
        var cuts = [0.0]
        var isPositive = [start > 0]
        let rise = 1 / (travel * w * w)
        if rise > 0 {
            func steepness(_ phase: Double) -> Double {
                let square = phase * phase
                if start == 0 && phase < 0.05 { return 1 / 3 + square * (1 / 15 + square * (2 / 189)) }
                let (sine, angle) = (Elementary.sin(phase), start + phase)
                return 1 / (sine * sine) - 1 / (angle * angle)
            }
            var flattest = 0.0
            if start > 0 {
                flattest = Self.signChange(from: 0, to: .pi, isRising: true) { phase in
                    let (sine, angle) = (Elementary.sin(phase), start + phase)
                    return 1 / (angle * angle * angle)
                        - Elementary.cos(phase) / (sine * sine * sine)
                }
            }
            if start == 0 ? rise > 1 / 3 : rise > steepness(flattest) {
                if start > 0 {
                    cuts.append(
                        Self.signChange(from: 0, to: flattest, isRising: false) { steepness($0) - rise })
                }
                cuts.append(
                    Self.signChange(from: flattest, to: .pi, isRising: true) { steepness($0) - rise })
            }
            isPositive += cuts.dropFirst().map { k($0) > 0 }
        }
        cuts.append(.pi)
        isPositive.append(false)
        return cuts.indices.dropLast().filter { isPositive[$0] != isPositive[$0 + 1] }
            .map { Self.signChange(from: cuts[$0], to: cuts[$0 + 1], isRising: !isPositive[$0], k) }
    }

    // MARK: - Half periods to search when underdamped

    /// The half periods that can contain a solution.
    ///
    /// At a solution the envelope A = e^(−ζτ)·√(1 + ((ζ − p/τ)/w)²) is between ε and ε·e^(ζπ/w)/w, the size whose
    /// next turning point is ε. From τ = ζ/(4w²) on, A decreases as τ grows, so few half periods remain even with
    /// little damping.
    private var candidateHalfPeriods: [ClosedRange<Int64>] {
        let w = constants.frequency.high
        let falling = min(ratio / (4 * w * w), end)
        func halfPeriod(_ time: Double) -> Int64 { Int64(time * w / .pi) }
        func time(ofEnvelope logarithm: Double) -> Double {
            Self.signChange(from: falling, to: end, isRising: false) { time in
                Elementary.log(Elementary.hypot(1, (ratio - travel / time) / w)) - ratio * time - logarithm
            }
        }
        let least = Elementary.log(limit)
        let most = least + ratio * .pi / w - Elementary.log(w)
        // One more at each end allows for rounding.
        let early = halfPeriod(falling)
        let late = max(halfPeriod(time(ofEnvelope: most)) - 1, early + 1)
        let last = halfPeriod(time(ofEnvelope: least)) + 1
        return last < late ? [0...early] : [0...early, late...last]
    }

    /// Where a function changes sign between two numbers, to the last bit. It bisects, because the ends may be poles.
    private static func signChange(
        from low: Double, to high: Double, isRising: Bool, _ function: (Double) -> Double
    ) -> Double {
        bisect(low, high) { (function($0) < 0) == isRising }.high
    }
}

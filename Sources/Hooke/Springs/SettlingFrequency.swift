/// The frequencies at which a step of 1 that starts with a velocity is last outside a limit at a given moment T;
/// docs/springs.md, "Parameters", has the derivation.
///
/// In the spring's own time τ = ω0·T the spring has k/m = 1 and c/m = 2ζ, exactly, and the velocity is −p/τ with
/// p = velocity·T. What is left of the step at T is then a function of τ alone,
///
///     F(τ) = a(τ) − (p/τ)·b(τ),   F′(τ) = −(p/τ)·b(τ)·K(τ),   K(τ) = w·cot(wτ) − 1/τ − ζ + τ/p,
///
/// with a and b what a unit displacement and a unit velocity become (coth when overdamped). The zeros of K and the ends
/// of the half-turns cut F into monotone pieces, on each of which |F| = ε twice at most. A moment τ with |F(τ)| = ε is the
/// last one outside exactly if the motion's next turn is within ε.
struct SettlingFrequency {
    private let ratio: Double
    private let travel: Double
    private let limit: Double
    private let constants: SpringConstants
    /// From here on F, and every motion from its τ on, is within the limit.
    private let end: Double

    /// - Parameters:
    ///   - ratio: ζ, in [1e-140, 1e140].
    ///   - travel: p = velocity·T, how far the velocity alone would go; at most 1e250 in size.
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

    /// What `accept` makes of the smallest τ whose motion is last outside the limit at τ itself; of the next one where
    /// that is `nil`, and `nil` when there is none left.
    func first<Answer>(_ accept: (Double) throws(HookeError) -> Answer?) throws(HookeError) -> Answer? {
        if travel == 0 {
            // The motion is the same for every τ.
            let time = settlingTime(at: 1)
            return time > 0 ? try accept(time) : nil
        }
        guard constants.regime == .underdamped else {
            return try first(between: [0] + creepingCuts + [end], accept)
        }
        let frequency = constants.frequency.high
        // Above 2⁴⁰ half-turns one of them is a smaller part of T than it has to be met within.
        guard end * frequency / .pi < 0x1p40 else { return nil }
        for halfTurns in candidateHalfTurns {
            for index in halfTurns {
                let start = Double(index) * .pi
                let cuts = [0] + swingingCuts(from: start) + [.pi]
                let times = cuts.map { (start + $0) / frequency }
                if let answer = try first(between: times, accept) { return answer }
            }
        }
        return nil
    }

    /// Two neighbouring τ between which the settling time jumps down over τ, each with its settling time. Only for a
    /// velocity other than 0.
    func jump() -> (before: (time: Double, settled: Double), after: (time: Double, settled: Double)) {
        var (low, high) = (end / 2, end)
        while low > 0, settlingTime(at: low) <= low { (low, high) = (low / 2, low) }
        high = Self.signChange(from: low, to: high, isRising: false) { settlingTime(at: $0) - $0 }
        low = high.nextDown
        return ((low, settlingTime(at: low)), (high, settlingTime(at: high)))
    }

    /// When the motion at τ settles, in the spring's own time.
    private func settlingTime(at time: Double) -> Double {
        SpringTrajectory(constants, from: 1.0, to: 0, velocity: -travel / time).lastTime(
            of: .distance, above: limit) ?? 0
    }

    /// The first answer on consecutive intervals on which F is monotone.
    private func first<Answer>(
        between cuts: [Double], _ accept: (Double) throws(HookeError) -> Answer?
    ) throws(HookeError) -> Answer? {
        // Below the limit by the error of an evaluation: where F is found to be this, the true one is within the limit.
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

    /// Whether the motion that is at the limit at τ = `time` stays within afterwards: whether its next turn does, which is
    /// farther out if it moves outwards there.
    private func isLast(_ time: Double) -> Bool {
        let now = state(at: time)
        let rest = SpringTrajectory(constants, from: now.displacement, to: 0, velocity: now.velocity)
        guard now.velocity != 0, let turn = rest.turningTime, turn > 0 else { return true }
        return rest.scalarState(at: turn).displacement.magnitude <= limit
    }

    /// F(τ), and the velocity that the motion has there.
    private func state(at time: Double) -> ScalarState {
        // Nothing pulls within no time: the velocity alone has moved it.
        if time == 0 { return ScalarState(displacement: 1 - travel, velocity: -.infinity, acceleration: 0) }
        return SpringPhase(constants, elapsed: time)
            .state(constants, from: DoubleDouble(1), velocity: -travel / time)
    }

    // MARK: - Monotone pieces

    /// Overdamped or critical: the one zero of K, which there is for a velocity towards the target.
    private var creepingCuts: [Double] {
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

    /// Underdamped: the zeros of K in the half-turn of the phases from `start` = nπ to (n + 1)π, as phases from there.
    private func swingingCuts(from start: Double) -> [Double] {
        let w = constants.frequency.high
        /// cot φ − 1/θ, which falls in every half-turn.
        func fall(_ phase: Double) -> Double {
            let square = phase * phase
            return start == 0 && phase < 0.05
                ? -phase * (1 / 3 + square * (1 / 45 + square * (2 / 945)))
                : 1 / Elementary.tan(phase) - 1 / (start + phase)
        }
        func k(_ phase: Double) -> Double {
            w * fall(phase) - ratio + (start + phase) / (w * travel)
        }
        // Unless K falls throughout, it rises where −fall′ = 1/sin²φ − 1/θ², which has one minimum, is below 1/(p·w²).
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

    // MARK: - Where to look while it swings

    /// The half-turns that can hold an answer.
    ///
    /// The motion through an answer has an envelope A = e^(−ζτ)·√(1 + ((ζ − p/τ)/w)²) between ε and the size whose next
    /// turn is ε, ε·e^(ζπ/w)/w. From τ = ζ/(4w²) on A falls as τ grows, so that few half-turns are left however little
    /// the spring is damped.
    private var candidateHalfTurns: [ClosedRange<Int64>] {
        let w = constants.frequency.high
        let falling = min(ratio / (4 * w * w), end)
        func halfTurn(_ time: Double) -> Int64 { Int64(time * w / .pi) }
        func time(ofEnvelope logarithm: Double) -> Double {
            Self.signChange(from: falling, to: end, isRising: false) { time in
                Elementary.log(Elementary.hypot(1, (ratio - travel / time) / w)) - ratio * time - logarithm
            }
        }
        let least = Elementary.log(limit)
        let most = least + ratio * .pi / w - Elementary.log(w)
        // One more at either end for the roundings.
        let early = halfTurn(falling)
        let late = max(halfTurn(time(ofEnvelope: most)) - 1, early + 1)
        let last = halfTurn(time(ofEnvelope: least)) + 1
        return last < late ? [0...early] : [0...early, late...last]
    }

    /// Where a function changes its sign between two numbers, to the last place: by halving, for its ends may be poles.
    private static func signChange(
        from low: Double, to high: Double, isRising: Bool, _ function: (Double) -> Double
    ) -> Double {
        bisect(low, high) { (function($0) < 0) == isRising }.high
    }
}

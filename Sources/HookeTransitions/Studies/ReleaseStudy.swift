import Hooke

/// Compares release decisions and settle styles on recorded swipes: the result of every decision and every
/// style for every swipe.
///
/// ```swift
/// let study = try ReleaseStudy(
///     of: [SwipeMeasurement(.swipeRight, edge: .left)],
///     rules: [.init("projected", .projected()), .init("threshold=0.5", .threshold())],
///     settles: [.init("spring", .spring)])
/// for result in study.results { print(result.rule, result.verdict.reason) }
/// print(study.disagreements.count)
/// ```
///
/// It does at a release what a ``SwipeDriver`` does: cap the velocity, decide, make the plan.
public struct ReleaseStudy: Sendable {
    /// A release decision with a name.
    public struct Rule: Sendable {
        /// The name.
        public var name: String
        /// The decision.
        public var decision: ReleaseDecision

        /// Creates a named decision.
        public init(_ name: String, _ decision: ReleaseDecision) {
            self.name = name
            self.decision = decision
        }
    }

    /// A settle style with a name.
    public struct Settle: Sendable {
        /// The name.
        public var name: String
        /// The style.
        public var style: SettlePlan.Style

        /// Creates a named style.
        public init(_ name: String, _ style: SettlePlan.Style) {
            self.name = name
            self.style = style
        }
    }

    /// The settings for all swipes.
    public struct Settings: Sendable {
        /// The transition's duration in seconds, for `.curve` and `.uiKit`.
        public var duration = 0.3
        /// UIKit's `completionSpeed`.
        public var speed = 1.0
        /// The largest velocity, in fractions per second; `nil` for no cap.
        public var maximumVelocity: Double?
        /// The treatment of values past the target.
        public var overshoot = SettlePlan.Overshoot.clamp

        /// Creates the default settings: 0.3 s at speed 1, no cap, clamped.
        public init() {}
    }

    /// The result of one decision and one style for one swipe.
    public struct Result: Sendable {
        /// The swipe's index in ``ReleaseStudy/readings``.
        public let index: Int
        /// The decision's name.
        public let rule: String
        /// The style's name.
        public let settle: String
        /// The fraction and the capped velocity at release.
        public let release: ReleaseDecision.Release
        /// Whether the cap changed the velocity.
        public let isCapped: Bool
        /// The decision's result and its reason.
        public let verdict: ReleaseDecision.Verdict
        /// The plan.
        public let plan: SettlePlan
        /// The time of rest, in seconds since the touch began.
        public let restTime: Double
    }

    /// The counts of a decision's results.
    public struct Tally: Sendable, Hashable {
        /// The decision's name.
        public let rule: String
        /// The number of swipes that it would finish.
        public let finished: Int
        /// The number of swipes that it would cancel.
        public let cancelled: Int
    }

    /// A swipe on which the decisions differ.
    public struct Disagreement: Sendable, Hashable {
        /// The swipe's index in ``ReleaseStudy/readings``.
        public let index: Int
        /// The decisions that finish it.
        public let finishing: [String]
        /// The decisions that cancel it.
        public let cancelling: [String]
    }

    /// The swipes.
    public let readings: [SwipeMeasurement]
    /// The results, ordered by swipe, then decision, then style.
    public let results: [Result]
    private let ruleNames: [String]

    /// Computes all results.
    ///
    /// - Parameters:
    ///   - readings: the swipes.
    ///   - rules: the decisions. Traps if two have one name.
    ///   - settles: the styles.
    ///   - settings: the settings for all swipes.
    /// - Throws: `HookeError.outOfRange` for a cap that is negative or NaN, and if a swipe has no plan: a duration, a
    ///   speed or a spring that cannot settle.
    /// - Complexity: O(readings · rules · settles).
    public init(
        of readings: [SwipeMeasurement], rules: [Rule], settles: [Settle], settings: Settings = Settings()
    ) throws(HookeError) {
        precondition(
            Set(rules.map(\.name)).count == rules.count,
            "rule names are not unique: \(rules.map(\.name)); accepted: each name once")
        if let cap = settings.maximumVelocity, !(cap >= 0) {
            throw .outOfRange(field: "maximumVelocity", value: cap, accepted: "at least 0")
        }
        var results: [Result] = []
        for (index, reading) in readings.enumerated() {
            var release = reading.release
            if let cap = settings.maximumVelocity { release.velocity = min(max(release.velocity, -cap), cap) }
            for rule in rules {
                let verdict = rule.decision.decide(release)
                for settle in settles {
                    let plan = try SettlePlan(
                        settle.style, from: release.fraction, velocity: release.velocity, to: verdict.outcome,
                        duration: settings.duration, speed: settings.speed, overshoot: settings.overshoot)
                    results.append(
                        Result(
                            index: index, rule: rule.name, settle: settle.name, release: release,
                            isCapped: release.velocity != reading.release.velocity, verdict: verdict,
                            plan: plan,
                            restTime: reading.releaseTime + plan.duration))
                }
            }
        }
        self.readings = readings
        self.results = results
        ruleNames = rules.map(\.name)
    }

    /// The counts of each decision, in the given order.
    public var tallies: [Tally] {
        ruleNames.map { name in
            let outcomes = outcomes.map { $0[name] }
            return Tally(
                rule: name, finished: outcomes.count { $0 == .finish },
                cancelled: outcomes.count { $0 == .cancel })
        }
    }

    /// The swipes on which the decisions differ.
    public var disagreements: [Disagreement] {
        outcomes.enumerated().compactMap { index, outcomes in
            let finishing = ruleNames.filter { outcomes[$0] == .finish }
            let cancelling = ruleNames.filter { outcomes[$0] == .cancel }
            guard !finishing.isEmpty, !cancelling.isEmpty else { return nil }
            return Disagreement(index: index, finishing: finishing, cancelling: cancelling)
        }
    }

    /// The first result with the longest time from release to rest.
    public var longestSettle: Result? { largest { $0.plan.duration } }

    /// The first result with the largest overshoot.
    public var largestOvershoot: Result? { largest { $0.plan.largestOvershoot } }

    /// The number of swipes that the cap changed.
    public var cappedCount: Int { Set(results.filter(\.isCapped).map(\.index)).count }

    private func largest(_ number: (Result) -> Double) -> Result? {
        results.reduce(nil as Result?) { best, next in
            best.map { number($0) >= number(next) } == true ? best : next
        }
    }

    /// The outcome of each decision for each swipe.
    private var outcomes: [[String: TransitionOutcome]] {
        var outcomes = [[String: TransitionOutcome]](repeating: [:], count: readings.count)
        for result in results { outcomes[result.index][result.rule] = result.verdict.outcome }
        return outcomes
    }
}

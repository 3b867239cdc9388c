import Hooke

/// What release decisions and ways to settle would have done to recorded swipes: every decision and every way
/// for every swipe, as values to compare.
///
/// ```swift
/// let study = try ReleaseStudy(
///     of: [SwipeReading(.swipeRight, edge: .left)],
///     rules: [.init("projected", .projected()), .init("threshold=0.5", .threshold())],
///     settles: [.init("spring", .spring)])
/// for result in study.results { print(result.rule, result.verdict.reason) }
/// print(study.disagreements.count)
/// ```
///
/// It does at release what a ``SwipeDriver`` does: the velocity is capped, the decision is asked, the plan is
/// made.
public struct ReleaseStudy: Sendable {
    /// A release decision and what to call it.
    public struct Rule: Sendable {
        /// What it is called.
        public var name: String
        /// What decides.
        public var decision: ReleaseDecision

        /// A decision under a name.
        public init(_ name: String, _ decision: ReleaseDecision) {
            self.name = name
            self.decision = decision
        }
    }

    /// A way to settle and what to call it.
    public struct Settle: Sendable {
        /// What it is called.
        public var name: String
        /// How it settles.
        public var style: SettlePlan.Style

        /// A style under a name.
        public init(_ name: String, _ style: SettlePlan.Style) {
            self.name = name
            self.style = style
        }
    }

    /// What is the same for all swipes.
    public struct Settings: Sendable {
        /// The transition's duration, in seconds, from which `.curve` and `.uiKit` take their time.
        public var duration = 0.3
        /// UIKit's `completionSpeed`.
        public var speed = 1.0
        /// The largest velocity, in fractions per second, that is handed on; `nil` for no cap.
        public var maximumVelocity: Double?
        /// What happens past the target.
        public var overshoot = SettlePlan.Overshoot.clamp

        /// 0.3 s at speed 1, no cap, clamped.
        public init() {}
    }

    /// What one decision and one way to settle would have done to one swipe.
    public struct Result: Sendable {
        /// Which swipe, as an index of ``ReleaseStudy/readings``.
        public let index: Int
        /// The decision's name.
        public let rule: String
        /// The name of the way to settle.
        public let settle: String
        /// What was decided upon: the fraction, and the velocity after the cap.
        public let release: ReleaseDecision.Release
        /// Whether the cap changed the velocity.
        public let isCapped: Bool
        /// What was decided, and why.
        public let verdict: ReleaseDecision.Verdict
        /// How it would have settled.
        public let plan: SettlePlan
        /// When it would have been at rest, in seconds since the finger came down.
        public let restTime: Double
    }

    /// How often a decision finished and cancelled.
    public struct Tally: Sendable, Hashable {
        /// The decision's name.
        public let rule: String
        /// How many swipes it would have finished.
        public let finished: Int
        /// How many it would have cancelled.
        public let cancelled: Int
    }

    /// A swipe that decisions do not agree on.
    public struct Disagreement: Sendable, Hashable {
        /// Which swipe, as an index of ``ReleaseStudy/readings``.
        public let index: Int
        /// The decisions that finish it.
        public let finishing: [String]
        /// The decisions that cancel it.
        public let cancelling: [String]
    }

    /// The swipes.
    public let readings: [SwipeReading]
    /// What happens to each, by swipe, then by decision, then by way to settle.
    public let results: [Result]
    private let ruleNames: [String]

    /// Studies swipes.
    ///
    /// - Parameters:
    ///   - readings: the swipes.
    ///   - rules: the decisions; each name once.
    ///   - settles: the ways to settle.
    ///   - settings: what is the same for all.
    /// - Throws: `SettleError` for a cap that is below 0 or NaN, and where a swipe makes no plan: a
    ///   duration, a speed or a spring that cannot settle.
    /// - Complexity: O(readings · rules · settles).
    public init(
        of readings: [SwipeReading], rules: [Rule], settles: [Settle], settings: Settings = Settings()
    ) throws(SettleError) {
        precondition(
            Set(rules.map(\.name)).count == rules.count,
            "two of \(rules.map(\.name)) share a name; accepted: each once")
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

    /// The decisions with what they did, in the order they were given.
    public var tallies: [Tally] {
        ruleNames.map { name in
            let outcomes = outcomes.map { $0[name] }
            return Tally(
                rule: name, finished: outcomes.count { $0 == .finish },
                cancelled: outcomes.count { $0 == .cancel })
        }
    }

    /// The swipes that the decisions do not agree on.
    public var disagreements: [Disagreement] {
        outcomes.enumerated().compactMap { index, outcomes in
            let finishing = ruleNames.filter { outcomes[$0] == .finish }
            let cancelling = ruleNames.filter { outcomes[$0] == .cancel }
            guard !finishing.isEmpty, !cancelling.isEmpty else { return nil }
            return Disagreement(index: index, finishing: finishing, cancelling: cancelling)
        }
    }

    /// The result that takes longest from release to rest; the first of several.
    public var longestSettle: Result? { largest { $0.plan.duration } }

    /// The result that goes farthest past its target; the first of several.
    public var largestOvershoot: Result? { largest { $0.plan.largestOvershoot } }

    /// How many swipes the cap acted on.
    public var cappedCount: Int { Set(results.filter(\.isCapped).map(\.index)).count }

    private func largest(_ number: (Result) -> Double) -> Result? {
        results.reduce(nil as Result?) { best, next in
            best.map { number($0) >= number(next) } == true ? best : next
        }
    }

    /// What each decision made of each swipe.
    private var outcomes: [[String: TransitionOutcome]] {
        var outcomes = [[String: TransitionOutcome]](repeating: [:], count: readings.count)
        for result in results { outcomes[result.index][result.rule] = result.verdict.outcome }
        return outcomes
    }
}

import Hooke

/// Whether a finger that lets go finishes or cancels: a value that is asked with the state at release.
///
/// Fractions are of the whole transition, velocities in fractions per second; positive is towards the end.
public struct ReleaseDecision: Sendable {
    /// The state in which the finger let go.
    public struct Release: Hashable, Sendable {
        /// How far the transition had come, 0 to 1.
        public var fraction: Double
        /// The finger's velocity, in fractions per second.
        public var velocity: Double

        /// The state of a release.
        public init(fraction: Double, velocity: Double) {
            self.fraction = fraction
            self.velocity = velocity
        }
    }

    /// What was decided, and why in one sentence.
    public struct Verdict: Hashable, Sendable {
        /// Finish or cancel.
        public var outcome: TransitionOutcome
        /// The numbers that decided.
        public var reason: String

        /// A verdict.
        public init(_ outcome: TransitionOutcome, because reason: String) {
            self.outcome = outcome
            self.reason = reason
        }
    }

    /// What the rule is called, as the command line spells it.
    public let name: String
    private let rule: @Sendable (Release) -> Verdict

    /// A rule of your own.
    public init(name: String, rule: @escaping @Sendable (Release) -> Verdict) {
        self.name = name
        self.rule = rule
    }

    /// Decides. A fraction or velocity that is NaN cancels, and the reason says so.
    public func decide(_ release: Release) -> Verdict {
        guard !release.fraction.isNaN, !release.velocity.isNaN else {
            return Verdict(.cancel, because: "fraction or velocity is NaN")
        }
        return rule(release)
    }

    /// Finishes when the finger moves towards the end, wherever it is; a finger at rest cancels. The rule of
    /// most edge-pan samples.
    public static let velocitySign = ReleaseDecision(name: "velocity-sign") { release in
        release.velocity > 0
            ? Verdict(.finish, because: "the finger moves forward (\(rounded(release.velocity)) /s)")
            : Verdict(
                .cancel,
                because: release.velocity < 0
                    ? "the finger moves back (\(rounded(release.velocity)) /s)" : "the finger rests")
    }

    /// Finishes from a fraction on, however fast the finger moves.
    public static func threshold(_ threshold: Double = 0.5) -> ReleaseDecision {
        ReleaseDecision(name: "threshold") { release in
            let passes = release.fraction >= threshold
            return Verdict(
                passes ? .finish : .cancel,
                because: "the fraction \(rounded(release.fraction)) is \(passes ? "at or above" : "below") "
                    + "\(rounded(threshold))")
        }
    }

    /// Finishes when a free fling from here would come to rest nearer to the end than to the start: the
    /// fraction plus velocity/1000 · rate/(1 − rate), as UIKit's scroll views decelerate.
    ///
    /// - Parameter rate: how the fling slows down: UIKit's normal rate adds half a second of velocity, its
    ///   fast one a tenth.
    public static func projected(_ rate: DecelerationRate = .normal) -> ReleaseDecision {
        let projection = MomentumProjection(rate: rate, rule: .discrete)
        return ReleaseDecision(name: "projected") { release in
            let end = projection.end(from: release.fraction, velocity: release.velocity)
            return Verdict(
                end >= 0.5 ? .finish : .cancel,
                because:
                    "the fling from \(rounded(release.fraction)) at \(rounded(release.velocity)) /s would "
                    + "rest at \(rounded(end)), \(end >= 0.5 ? "nearer to the end" : "nearer to the start")")
        }
    }

    /// A fast finger decides by its direction, a slow one by the half way point. Flutter's rule with 1 /s.
    public static func fling(minimumVelocity: Double = 1) -> ReleaseDecision {
        ReleaseDecision(name: "fling") { release in
            if release.velocity.magnitude >= minimumVelocity {
                return Verdict(
                    release.velocity > 0 ? .finish : .cancel,
                    because: "the finger is fast (\(rounded(release.velocity)) /s)")
            }
            return ReleaseDecision.threshold().decide(release)
        }
    }

    /// Finishes when the fraction plus so many seconds of the velocity passes one half. React Native
    /// Screens' rule with 0.3 s.
    public static func lookAhead(_ seconds: Double = 0.3) -> ReleaseDecision {
        ReleaseDecision(name: "look-ahead") { release in
            let end = release.fraction + seconds * release.velocity
            return Verdict(
                end > 0.5 ? .finish : .cancel,
                because: "\(rounded(seconds)) s on the finger would be at \(rounded(end))")
        }
    }
}

/// Three decimals, for sentences.
private func rounded(_ value: Double) -> String {
    guard value.magnitude < 1e12 else { return "\(value)" }
    return "\((value * 1000).rounded() / 1000)"
}

#if !hasFeature(Embedded)
    extension ReleaseDecision.Release: Codable {}
#endif

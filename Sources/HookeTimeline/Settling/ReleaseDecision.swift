import Hooke

/// A rule that decides from the state at release whether a transition finishes or cancels.
///
/// Fractions are of the whole transition, velocities in fractions per second; positive is towards the end.
public struct ReleaseDecision: Sendable {
    /// The state at release.
    public struct Release: Hashable, Sendable {
        /// The progress of the transition, 0 to 1.
        public var fraction: Double
        /// The finger's velocity in fractions per second.
        public var velocity: Double

        /// Creates the state of a release.
        public init(fraction: Double, velocity: Double) {
            self.fraction = fraction
            self.velocity = velocity
        }
    }

    /// A decision with its reason in one sentence.
    public struct Verdict: Hashable, Sendable {
        /// Finish or cancel.
        public var outcome: TransitionOutcome
        /// The values that decided.
        public var reason: String

        /// Creates a verdict.
        public init(_ outcome: TransitionOutcome, because reason: String) {
            self.outcome = outcome
            self.reason = reason
        }
    }

    /// A rule of this type with its parameter.
    package enum Standard: Hashable, Sendable {
        case velocitySign, threshold(Double), projected(DecelerationRate), fling(Double), lookAhead(Double)
    }

    /// The rule's name, as on the command line.
    public let name: String
    /// The rule with its parameter; `nil` for a custom one.
    package let standard: Standard?
    private let rule: @Sendable (Release) -> Verdict

    /// Creates a custom rule.
    public init(name: String, rule: @escaping @Sendable (Release) -> Verdict) {
        self.init(name, nil, rule)
    }

    private init(
        _ name: String, _ standard: Standard?, _ rule: @escaping @Sendable (Release) -> Verdict
    ) {
        (self.name, self.standard, self.rule) = (name, standard, rule)
    }

    /// Returns the decision. NaN cancels, with that reason.
    public func decide(_ release: Release) -> Verdict {
        guard !release.fraction.isNaN, !release.velocity.isNaN else {
            return Verdict(.cancel, because: "fraction or velocity is NaN")
        }
        return rule(release)
    }

    /// Finishes if the finger moves towards the end; a finger at rest cancels. The rule of most edge-pan
    /// samples.
    public static let velocitySign = ReleaseDecision("velocity-sign", .velocitySign) { release in
        release.velocity > 0
            ? Verdict(
                .finish, because: "the finger moves forward (\(rounded(release.velocity, beside: 0)) /s)")
            : Verdict(
                .cancel,
                because: release.velocity < 0
                    ? "the finger moves back (\(rounded(release.velocity, beside: 0)) /s)"
                    : "the finger rests")
    }

    /// Finishes at or above a fraction, at any velocity.
    public static func threshold(_ threshold: Double = 0.5) -> ReleaseDecision {
        ReleaseDecision("threshold", .threshold(threshold)) { release in
            let passes = release.fraction >= threshold
            return Verdict(
                passes ? .finish : .cancel,
                because:
                    "the fraction \(rounded(release.fraction, beside: threshold)) is "
                    + "\(passes ? "at or above" : "below") \(rounded(threshold, beside: release.fraction))")
        }
    }

    /// Finishes if a free fling would stop nearer to the end than to the start: at fraction + velocity/1000 ·
    /// rate/(1 − rate), as UIKit's scroll views decelerate.
    ///
    /// - Parameter rate: the deceleration. UIKit's normal rate adds half a second of velocity, its fast one a
    ///   tenth.
    public static func projected(_ rate: DecelerationRate = .normal) -> ReleaseDecision {
        let projection = MomentumProjection(rate: rate, rule: .discrete)
        return ReleaseDecision("projected", .projected(rate)) { release in
            let end = projection.end(from: release.fraction, velocity: release.velocity)
            return Verdict(
                end >= 0.5 ? .finish : .cancel,
                because:
                    "the fling from \(rounded(release.fraction)) at \(rounded(release.velocity)) /s would "
                    + "rest at \(rounded(end, beside: 0.5)), \(end >= 0.5 ? "nearer to the end" : "nearer to the start")"
            )
        }
    }

    /// Decides by direction above a velocity, else by the fraction 0.5. Flutter's rule with 1 /s.
    public static func fling(minimumVelocity: Double = 1) -> ReleaseDecision {
        ReleaseDecision("fling", .fling(minimumVelocity)) { release in
            if release.velocity.magnitude >= minimumVelocity {
                return Verdict(
                    release.velocity > 0 ? .finish : .cancel,
                    because: "the finger is fast (\(rounded(release.velocity)) /s)")
            }
            return ReleaseDecision.threshold().decide(release)
        }
    }

    /// Finishes if fraction + seconds · velocity is above 0.5. React Native Screens' rule with 0.3 s.
    public static func lookAhead(_ seconds: Double = 0.3) -> ReleaseDecision {
        ReleaseDecision("look-ahead", .lookAhead(seconds)) { release in
            let end = release.fraction + seconds * release.velocity
            return Verdict(
                end > 0.5 ? .finish : .cancel,
                because: "\(rounded(seconds)) s on the finger would be at \(rounded(end, beside: 0.5))")
        }
    }
}

/// Returns a number in three decimals; in all of them where three are those of another number beside it.
private func rounded(_ value: Double, beside other: Double = .nan) -> String {
    func short(_ value: Double) -> Double { value.magnitude < 1e12 ? (value * 1000).rounded() / 1000 : value }
    return "\(value != other && short(value) == short(other) ? value : short(value))"
}

#if !hasFeature(Embedded)
    extension ReleaseDecision.Release: Codable {}
#endif

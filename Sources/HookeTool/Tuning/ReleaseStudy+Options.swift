import HookeTransitions

extension ReleaseStudy.Rule {
    /// A decision under its text.
    init(_ decision: ReleaseDecision) { self.init(decision.text, decision) }

    /// Every decision with its usual number.
    static let all = ReleaseDecision.Kind.allCases.compactMap { kind in
        (try? kind.decision(nil, at: "decision")).map { ReleaseStudy.Rule($0) }
    }

    /// The decision of an option.
    static func argument(_ text: String) throws -> ReleaseStudy.Rule {
        ReleaseStudy.Rule(try ReleaseDecision.argument(text))
    }
}

extension ReleaseStudy.Settle {
    /// The way to settle of an option, under its text as typed.
    static func argument(_ text: String) throws -> ReleaseStudy.Settle {
        ReleaseStudy.Settle(text, try SettlePlan.Style.argument(text))
    }
}

/// A fault that a rule found, with its place, what was found, what is accepted and a remedy.
public struct LintFinding: Sendable, Hashable {
    /// The rule.
    public let rule: LintRule
    /// The level, after the configuration.
    public internal(set) var level: LintLevel
    /// The place.
    public internal(set) var place: LintPlace
    /// What it is about: a view's property, a layer, a token.
    public let subject: String
    /// What was found, with its value: `turns by 270°`.
    public let fault: String
    /// What is accepted.
    public let accepted: String
    /// What removes the finding.
    public let remedy: String

    /// Creates a finding of a rule with the rule's level.
    public init(
        _ rule: LintRule, _ subject: String, at place: LintPlace, _ fault: String, accepted: String,
        remedy: String
    ) {
        (self.rule, level, self.subject, self.place) = (rule, rule.level, subject, place)
        (self.fault, self.accepted, self.remedy) = (fault, accepted, remedy)
    }

    /// The message: subject, fault, what is accepted, remedy.
    public var message: String { "\(subject) \(fault); accepted: \(accepted); \(remedy)" }
}

extension LintFinding: CustomStringConvertible {
    /// `file:line: level id: message`
    public var description: String { "\(place): \(level.rawValue) \(rule.rawValue): \(message)" }
}

/// The limits and levels of the rules, and what is accepted.
///
/// ```swift
/// import HookeLint
///
/// var configuration = LintConfiguration()
/// configuration[.selfPlaying] = 3
/// configuration.levels[.holdDrift] = .error
/// configuration.disabled = [.nearThreshold]
/// configuration.allowances = [LintAllowance(rule: .longTurn, file: "spinner.json", reason: "a spinner turns")]
/// ```
public struct LintConfiguration: Sendable, Hashable {
    private var limits: [LintLimit: Double] = [:]
    /// The levels that differ from the rules' own.
    public var levels: [LintRule: LintLevel] = [:]
    /// The rules that are not applied.
    public var disabled: Set<LintRule> = []
    /// The exceptions.
    public var allowances: [LintAllowance] = []

    /// Creates a configuration with the standard limits and levels.
    public init() {}

    /// The value of a limit. Set finite numbers within ``LintLimit/range``; others stop with a message.
    public subscript(limit: LintLimit) -> Double {
        get { limits[limit] ?? limit.standard }
        set {
            precondition(
                limit.range.contains(newValue),
                "\(limit.rawValue) is \(newValue); accepted: \(limit.range.lowerBound) to \(limit.range.upperBound)"
            )
            limits[limit] = newValue
        }
    }

    /// Returns the findings that remain, with the configured levels.
    func filtered(_ findings: [LintFinding]) -> [LintFinding] {
        findings.filter { finding in
            !disabled.contains(finding.rule) && !allowances.contains { $0.accepts(finding) }
        }.map { finding in
            var finding = finding
            finding.level = levels[finding.rule] ?? finding.level
            return finding
        }
    }
}

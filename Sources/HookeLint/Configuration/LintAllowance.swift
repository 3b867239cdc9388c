/// An exception to a rule, with its reason.
public struct LintAllowance: Sendable, Hashable {
    /// The rule; `nil` for all rules.
    public var rule: LintRule?
    /// The file or name, with `*` for any text.
    public var file: String
    /// The subject, with `*` for any text.
    public var subject: String
    /// Why it is accepted.
    public var reason: String

    /// Creates an exception.
    public init(rule: LintRule?, file: String = "*", subject: String = "*", reason: String) {
        (self.rule, self.file, self.subject, self.reason) = (rule, file, subject, reason)
    }

    /// Returns whether it accepts a finding.
    public func accepts(_ finding: LintFinding) -> Bool {
        (rule == nil || rule == finding.rule) && Self.matches(file, finding.place.file)
            && Self.matches(subject, finding.subject)
    }

    /// Returns whether a text has the form of a pattern, in which `*` stands for any text.
    static func matches(_ pattern: String, _ text: String) -> Bool {
        let (pattern, text) = (Array(pattern.utf8), Array(text.utf8))
        let star = UInt8(ascii: "*")
        var (p, t) = (0, 0)
        // Where the last star began, and the text up to which it stands.
        var last: (pattern: Int, text: Int)?
        while t < text.count {
            if p < pattern.count, pattern[p] == star {
                last = (p, t)
                p += 1
            } else if p < pattern.count, pattern[p] == text[t] {
                (p, t) = (p + 1, t + 1)
            } else if let start = last {
                last = (start.pattern, start.text + 1)
                (p, t) = (start.pattern + 1, start.text + 1)
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == star }
    }
}

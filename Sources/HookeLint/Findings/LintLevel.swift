/// How serious a finding is.
public enum LintLevel: String, CaseIterable, Sendable, Hashable, Codable, Comparable {
    /// Worth a look.
    case note
    /// Probably a fault.
    case warning
    /// A fault.
    case error

    /// Orders levels from note to error.
    public static func < (a: LintLevel, b: LintLevel) -> Bool { a.rank < b.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

internal import HookeJSON

/// An error of reading an input, a configuration or a baseline, with the place, the value and what is accepted.
public enum LintError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file cannot be read, for a reason.
    case unreadable(file: String, reason: String)
    /// The text is not JSON, has a repeated name or has a number out of range. Line and column (in characters) start at 1.
    case badText(line: Int, column: Int, reason: String)
    /// A value is invalid, at a path such as `limits.turn`.
    case badValue(path: String, value: String, accepted: String)
    /// A required value is missing.
    case missing(path: String, accepted: String)
    /// A field is unknown. The hint names the nearest known field and all of them.
    case unknownField(path: String, hint: String)

    /// One sentence with the place, the value and what is accepted.
    public var description: String {
        switch self {
        case .unreadable(let file, let reason): "\(file) cannot be read: \(reason)"
        case .badText(let line, let column, let reason): "line \(line), column \(column): \(reason)"
        case .badValue(let path, let value, let accepted): "\(path) is \(value); accepted: \(accepted)"
        case .missing(let path, let accepted): "\(path) is missing; accepted: \(accepted)"
        case .unknownField(let path, let hint): "\(path) is an unknown field; \(hint)"
        }
    }
}

extension LintError: JSONNodeError {}

internal import HookeJSON

/// An error of reading a described transition, with the place in the file, the value and what is accepted.
public enum DescribedTransitionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file cannot be read, for a reason.
    case unreadable(file: String, reason: String)
    /// The text is not JSON, has a repeated name or has a number out of range. Line and column (in characters)
    /// start at 1.
    case badText(line: Int, column: Int, reason: String)
    /// A value is invalid, at a path such as `presented.children[2].frame[1]`. Elements count from 0.
    case badValue(path: String, value: String, accepted: String)
    /// A required value is missing.
    case missing(path: String, accepted: String)
    /// A field is unknown; the hint names the nearest one.
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

/// An error of exporting.
public enum ExportError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A number is out of range.
    case outOfRange(field: String, value: Double, accepted: String)
    /// The format cannot represent something, for instance `row 3: transform`, for a reason.
    case unsupported(what: String, reason: String)

    /// One sentence with the subject and the reason.
    public var description: String {
        switch self {
        case .outOfRange(let field, let value, let accepted): "\(field) is \(value); accepted: \(accepted)"
        case .unsupported(let what, let reason): "\(what) cannot be exported: \(reason)"
        }
    }
}

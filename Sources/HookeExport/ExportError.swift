/// Why something cannot be exported: what it is, its value, and what is accepted.
public enum ExportError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A number that is outside its domain.
    case outOfRange(field: String, value: Double, accepted: String)
    /// Something that the format cannot say: `row 3: transform`, and why.
    case unsupported(what: String, reason: String)

    /// One sentence.
    public var description: String {
        switch self {
        case .outOfRange(let field, let value, let accepted): "\(field) is \(value); accepted: \(accepted)"
        case .unsupported(let what, let reason): "\(what) cannot be exported: \(reason)"
        }
    }
}

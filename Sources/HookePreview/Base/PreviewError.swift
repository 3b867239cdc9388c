/// What the previews refuse, and why.
public enum PreviewError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A recording that cannot be drawn: the field, its value, what is accepted.
    case badRecording(field: String, value: String, accepted: String)
    /// A plot that cannot be drawn: the field, its value, what is accepted.
    case badPlot(field: String, value: String, accepted: String)
    /// A file or folder that could not be written; nothing new is left behind.
    case cannotWrite(path: String, reason: String)

    /// One sentence: what, and why.
    public var description: String {
        switch self {
        case .badRecording(let field, let value, let accepted), .badPlot(let field, let value, let accepted):
            "\(field) is \(value); accepted: \(accepted)"
        case .cannotWrite(let path, let reason):
            "cannot write \(path): \(reason)"
        }
    }
}
